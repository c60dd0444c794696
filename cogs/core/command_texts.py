"""Names and descriptions of commands, in all languages, from the message files."""

from collections.abc import Callable
from itertools import accumulate
from typing import TypedDict, TypeVar

import discord
from discord import app_commands

import locales

DEFAULT = "en"
Callback = TypeVar("Callback")


def localized(message_id: str) -> app_commands.locale_str:
    """Return a text of a command that Discord shows in each person's language."""
    return app_commands.locale_str(locales.say(DEFAULT, message_id), id=message_id)


class CommandTexts(TypedDict):
    """The name and description of a command or a group."""

    name: app_commands.locale_str
    description: app_commands.locale_str


def localized_command(command: str) -> CommandTexts:
    """Return the name and description of `command`, as arguments of `app_commands.command` and `app_commands.Group`.

    A subcommand's message id consists of both names, with a hyphen between.
    """
    return {"name": localized(f"command-{command}"), "description": localized(f"command-{command}-description")}


def localized_options(command: str, *names: str) -> Callable[[Callback], Callback]:
    """Return a decorator that names and describes a command's options."""

    def decorate(callback: Callback) -> Callback:
        shown = {name: localized(f"command-{command}-{name}") for name in names}
        descriptions = {name: localized(f"command-{command}-{name}-description") for name in names}
        return app_commands.rename(**shown)(app_commands.describe(**descriptions)(callback))

    return decorate


def command_name(language: str, command: str) -> str:
    """Return the name of a command as Discord shows it, with the names of its groups."""
    ids = accumulate(command.split(), "{}-{}".format)
    return "/" + " ".join(locales.say(language, f"command-{part}") for part in ids)


class Translator(app_commands.Translator):
    """Translates names and descriptions of commands for Discord."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return the text in a locale; None if Discord should show the default."""
        language = str(locale).split("-", maxsplit=1)[0]
        message_id = string.extras.get("id")
        if message_id is None or language == DEFAULT or language not in locales.LANGUAGES:
            return None
        return locales.say(language, message_id)
