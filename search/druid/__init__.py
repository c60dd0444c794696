"""The search of the Druid games: all children of a position side by side in wide integers."""
