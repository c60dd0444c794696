"""Thinking boards: a person's private analysis of a match or of a position, and their notes.

Stored are the moves that somebody tried, each with what it follows: an entry of the match's record, or another stored
move. `analysis_tree` puts them together with the record, so that the tree follows the match; nothing stored has to be
changed when the match moves on or a ply is taken back. States are computed from the match's own, never stored.
"""
