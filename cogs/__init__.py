"""Discord: every module here is loaded by the bot. Thin: read the interaction, ask the services, show the answer."""
