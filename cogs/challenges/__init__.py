"""Challenges on Discord: making and correcting them, their cards, their terms."""
