"""What a bot reads when it starts. The process that bots are forked from imports this, so that they all have it."""

import gc

import locales
from runtime import discord_client

discord_client.cog_classes()
for language in locales.LANGUAGES:
    locales.ids(language)
gc.freeze()  # what is never looked through is never copied
