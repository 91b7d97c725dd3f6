"""A package, so that what its `conftest.py` starts can end with its tests (`scope="package"`)."""
