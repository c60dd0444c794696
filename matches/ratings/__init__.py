"""Ratings, standings and results: which matches count, how ratings move, what a person has won and lost."""
