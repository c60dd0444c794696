"""Challenges on Discord: how one is made and corrected, its card, its terms."""
