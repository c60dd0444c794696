"""One folder a family of games, in it one file a game."""
