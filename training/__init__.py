"""Lessons and puzzles: what there is to learn and to solve, and how far everybody is. Knows the engine, not Discord."""
