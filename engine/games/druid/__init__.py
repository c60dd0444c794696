"""The Druid games: one file a board, beside the rules they share."""
