"""Parsing of the commands that make a league or a tournament, and autocomplete of the start."""

import asyncio
from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta

from discord import app_commands

import locales
from cogs.core.client import Interaction
from cogs.core.command_texts import DEFAULT, command_name, option_id
from cogs.core.controls import interaction_data
from cogs.core.messages import Message
from cogs.core.preferences import language_of, preferences_of
from cogs.core.suggestions import Choices, chosen
from matches import MatchError
from matches.clocks.time_zones import USUAL_TIME, read_moment, write_moment
from matches.core.clock import read_length
from matches.core.time_spans import zone_of
from wording.formatting import clean_line, shorten


def read_round_time(typed: str) -> int:
    """Return the seconds of a typed length of a round. Raises MatchError("tournament-time")."""
    seconds = read_length(" ".join(typed.lower().split()))
    if seconds is None:
        raise MatchError("tournament-time", typed=typed[:40])
    return seconds


async def read_start(interaction: Interaction, typed: str) -> int:
    """Return a typed moment, read in the person's time zone. Raises MatchError("moment")."""
    zone, now = preferences_of(interaction).zone, current_time(interaction)
    return await asyncio.to_thread(read_moment, chosen(typed), now, zone)  # loading a time zone may block


def complete_start(interaction: Interaction, typed: str, ahead: Sequence[int]) -> Choices:
    """Suggest the typed moment, if it can be read, and evenings some days ahead."""
    zone, now = preferences_of(interaction).zone, current_time(interaction)
    evenings = (moment for days in ahead if (moment := in_days(now, days, zone)) > now)
    found = dict.fromkeys([*_typed(typed, now, zone), *evenings])
    choices = [_choice(language_of(interaction), moment, now, zone) for moment in found]
    wanted = typed.casefold().strip()
    own = len([*_typed(typed, now, zone)])
    return choices[:own] + [choice for choice in choices[own:] if wanted in choice.name.casefold()]


def _typed(typed: str, now: int, zone: str) -> Iterator[int]:
    try:
        yield read_moment(typed, now, zone)
    except MatchError:
        return


def _choice(language: str, moment: int, now: int, zone: str) -> app_commands.Choice[str | int | float]:
    place = zone_of(zone)
    day, today = (datetime.fromtimestamp(each, place).date() for each in (moment, now))
    text = write_moment(moment, zone)
    name = locales.say(language, "choice-start", weekday=day.weekday(), text=text, zone=zone, days=(day - today).days)
    return app_commands.Choice(name=shorten(name), value=text)


def in_days(now: int, days: int, zone: str) -> int:
    """Return the usual time of day in a time zone, so many days ahead, in seconds since 1970."""
    day = datetime.fromtimestamp(now, zone_of(zone)) + timedelta(days)
    hour, minute = divmod(USUAL_TIME, 60)
    return int(day.replace(hour=hour, minute=minute, second=0, microsecond=0).timestamp())


def current_time(interaction: Interaction) -> int:
    """Return the bot's clock in whole seconds since 1970."""
    return int(interaction.client.services.clock().timestamp())


def refused_message(interaction: Interaction, reason: str, command: str, options: Sequence[str]) -> Message:
    """Return a refusal with the typed command, to be copied and corrected."""
    typed = typed_text(interaction, command, options)
    return Message("\n".join((reason, locales.say(language_of(interaction), "league-typed", typed=typed))))


def typed_text(interaction: Interaction, command: str, names: Sequence[str]) -> str:
    """Return a subcommand as it was typed, with localized names of its options."""
    language, group = language_of(interaction), command.replace(" ", "-")
    ids = (option_id(group, name) for name in names)
    shown = {locales.say(DEFAULT, name): locales.say(language, name) for name in ids}
    [given] = interaction_data(interaction)["options"]
    options = [f"{shown[option['name']]}:{option['value']}" for option in given.get("options", ())]
    return clean_line(" ".join((command_name(language, command), *options)), 1_000).replace("`", "'")
