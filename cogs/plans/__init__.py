"""Planned answers on Discord."""
