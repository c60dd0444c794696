"""Leagues on Discord: making one, joining, tables, posts."""
