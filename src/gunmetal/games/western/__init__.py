"""What the two western games share: the town, dice and tests, cards and dollars, fights, captives and the end."""
