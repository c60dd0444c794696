"""Tournaments on Discord: creation, joining, rounds, brackets and tables."""
