"""Offers of a draw, a takeback or a pause on Discord, and claims of a draw."""
