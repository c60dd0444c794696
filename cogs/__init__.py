"""Discord: every module here is loaded by the bot. Thin: read the interaction, ask the services, show the answer."""

from cogs import contributions  # noqa: F401  so that whoever asks what features contribute has all of it
