"""Shapes as pixels, and pixels as a file. Nothing in here knows a game."""
