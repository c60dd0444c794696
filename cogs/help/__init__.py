"""Help, and the rules of the games, on Discord."""
