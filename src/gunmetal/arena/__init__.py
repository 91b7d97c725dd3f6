"""The arena: bots play each other, and the strength of each is measured."""
