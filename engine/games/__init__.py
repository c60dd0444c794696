"""One file a game; what a family shares stands in one file that its games import."""
