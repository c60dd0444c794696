"""Planned answers on Discord: the list of a person's lines, and playing or writing one ahead."""
