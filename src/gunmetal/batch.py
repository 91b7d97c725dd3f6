"""The batch environment, where people look for it: `gunmetal.batch.make("gunrunners", n=4096)`."""

from gunmetal.environments.batch import Batch, make

__all__ = ["Batch", "make"]
