"""Results and standings on Discord."""
