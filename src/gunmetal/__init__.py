"""Gunmetal: tabletop games whose rules are written once, interpreted and native."""

__version__ = "0.1.0"
