"""Names and descriptions of commands, in every language, from the message files."""

from itertools import accumulate
from typing import Any

import discord
from discord import app_commands

import locales
from engine import GAMES

DEFAULT = "en"


def named(message_id: str) -> app_commands.locale_str:
    """A text of a command that Discord shows in each person's language."""
    return app_commands.locale_str(locales.say(DEFAULT, message_id), id=message_id)


def described(command: str) -> Any:
    """The names and description of `command` as `app_commands.command` takes them, and `app_commands.Group`.

    A command of a group goes by both their names, with a hyphen between.
    """
    return {"name": named(f"command-{command}"), "description": named(f"command-{command}-description")}


def options(command: str, *names: str) -> Any:
    """Decorator: names and describes a command's options."""

    def decorate(callback: Any) -> Any:
        shown = {name: named(f"command-{command}-{name}") for name in names}
        told = {name: named(f"command-{command}-{name}-description") for name in names}
        return app_commands.rename(**shown)(app_commands.describe(**told)(callback))

    return decorate


def spoken(language: str, command: str) -> str:
    """A command, that of a group with its group's name before it, as Discord shows it to somebody."""
    ids = accumulate(command.split(), "{}-{}".format)
    return "/" + " ".join(locales.say(language, f"command-{one}") for one in ids)


def game_choices() -> list[app_commands.Choice[str]]:
    """Every game, as the choices of an option."""
    return [app_commands.Choice(name=named(f"game-{game}"), value=game) for game in GAMES]


class Translator(app_commands.Translator):
    """Gives Discord the words of a command in the languages it has messages for."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text in a locale; None where Discord should show the default."""
        language = str(locale).split("-", maxsplit=1)[0]
        message_id = string.extras.get("id")
        if message_id is None or language == DEFAULT or language not in locales.LANGUAGES:
            return None
        return locales.say(language, message_id)
