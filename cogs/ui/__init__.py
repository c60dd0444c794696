"""What the cogs share: words, controls, boards, cards. Not loaded as a cog."""
