"""The games on the ring of thirty numbers: one file a game, beside the rules they share."""
