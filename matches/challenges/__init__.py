"""Challenges: who may ask whom for what, seats taken and declined, counters, presets."""
