"""Leagues on Discord: creation, membership, tables and posts."""
