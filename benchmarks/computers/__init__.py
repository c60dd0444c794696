"""Computer players measured: against each other, against other players, and what they miss."""
