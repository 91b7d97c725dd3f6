"""`python -m gunmetal` is `gunmetal`."""

import sys

from gunmetal.cli import main

if __name__ == "__main__":
    sys.exit(main())
