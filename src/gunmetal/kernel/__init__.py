"""What every game stands on: records, rules in two worlds, chance, events, the contract, the log. It knows no game."""
