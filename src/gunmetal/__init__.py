"""Gunmetal: tabletop games whose rules are written once, interpreted and native."""
