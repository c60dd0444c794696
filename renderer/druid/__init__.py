"""Pictures and texts of the Druid games: one file for each game, and the parts that they share."""
