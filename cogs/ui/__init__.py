"""What the cogs share: the gateway, messages, controls, text, and the delivery of posts. Not loaded as a cog."""
