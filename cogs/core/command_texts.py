"""Names and descriptions of commands, in all languages, from the message files."""

from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Final, TypedDict, TypeVar

import discord
from discord import app_commands

import locales

DEFAULT = "en"
ENTRY_POINT: Final = 4
"""Discord's type of the command that opens an application's Activity. Whoever makes an Activity gets one."""
OPENING: Final = {"opens_activity": True}
"""The `extras` of the command that is told to Discord as the Entry Point."""
Callback = TypeVar("Callback")
IN_SERVERS: Final = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
FOR_MANAGERS: Final = ("server",)
"""Groups that Discord offers only in servers, to those who manage them."""


def localized(message_id: str, **data: object) -> app_commands.locale_str:
    """Return a text of a command, filled from `data`, that Discord shows in each person's language."""
    return app_commands.locale_str(locales.say(DEFAULT, message_id, **data), id=message_id, data=data)


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
        ids = {name: option_id(command, name) for name in names}
        shown = {name: localized(found) for name, found in ids.items()}
        descriptions = {name: localized(f"{found}-description") for name, found in ids.items()}
        return app_commands.rename(**shown)(app_commands.describe(**descriptions)(callback))

    return decorate


def localized_choices(command: str, **values: Sequence[str]) -> Callable[[Callback], Callback]:
    """Return a decorator that lists the only values of a command's options, each with its name."""

    def choice(option: str, value: str) -> app_commands.Choice[str]:
        return app_commands.Choice(name=localized(f"command-{command}-{option}-{value}"), value=value)

    return app_commands.choices(
        **{option: [choice(option, value) for value in listed] for option, listed in values.items()}
    )


def option_id(command: str, name: str) -> str:
    """Return the message id of an option's name: the command's own, else the one that commands share."""
    own = f"command-{command}-{name}"
    return own if locales.has(DEFAULT, own) else f"command-option-{name}"


def command_group(name: str) -> app_commands.Group:
    """Return the group of a command with subcommands, for a cog to declare its own in.

    Several cogs may declare the same group: the command tree makes one of them (see `CommandTree.add_command`).
    """
    managers = name in FOR_MANAGERS
    return app_commands.Group(
        **localized_command(name),
        allowed_contexts=IN_SERVERS if managers else None,
        default_permissions=discord.Permissions(manage_guild=True) if managers else None,
    )


def command_name(language: str, command: str) -> str:
    """Return the name of a command as it is typed in a language, to be copied. Sentences have `COMMAND` instead."""
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
        return locales.say(language, message_id, **string.extras["data"])
