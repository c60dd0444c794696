"""Lessons and puzzles with everybody's progress. Knows the engine, not Discord."""
