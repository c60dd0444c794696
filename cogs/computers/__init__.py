"""Trilithon as an opponent and a teacher on Discord: practice, hints, reviews."""
