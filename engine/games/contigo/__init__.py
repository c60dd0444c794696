"""The two games of Contigo: one file a game, beside the rules they share."""
