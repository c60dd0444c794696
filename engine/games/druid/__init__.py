"""The Druid games: one file for each board, and the rules that the four games share."""
