"""Challenges: invitations, seats, answers, counters, rematches, presets."""
