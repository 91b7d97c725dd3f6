"""Environments: the games as other people's tools for learning want them. Translation only; no rule is written here."""
