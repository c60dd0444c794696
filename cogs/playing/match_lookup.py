"""Finding the match that a command refers to: the named one, else that of the place, else the only suitable one."""

import re
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final, TypeAlias

import discord
from discord import app_commands

import locales
from cogs.core.client import Interaction
from cogs.core.controls import SELECTABLE, Button, select, select_id, view
from cogs.core.messages import Message
from cogs.core.preferences import language_of
from cogs.core.suggestions import MOST_CHOICES, Choices, Suggested
from cogs.places.visibility import visible_match
from engine.errors import Refusal
from matches import Listing, Match, MatchError
from wording.formatting import game_name, match_url, names_listed, opponent_names, shorten

NOT_PLAYING: Final = ("match-over", "out-of-match", "not-a-player")
"""Codes of refusals because the person does not play in the match, though perhaps in others."""
MOST_WAYS: Final = 4
"""Maximal number of buttons below a refusal."""
LONGEST_LABEL: Final = 80
"""Discord's limit for the label of a button, in characters."""
_NUMBERED: Final = re.compile(r"[# ]*([0-9]{1,11})|#([0-9]{1,11}) .*", re.DOTALL)
"""The number of a match, alone or at the beginning of its name in a list."""
Fits: TypeAlias = Callable[[Interaction, Listing], Awaitable[bool]]
"""Tells whether a command applies to a running match of the person behind an interaction."""


async def runs(_: Interaction, __: Listing) -> bool:
    """Return True: the command applies to every running match."""
    return True


async def waits_for_person(interaction: Interaction, match: Listing) -> bool:
    """Return whether the person is to move, or may vote for a move."""
    return may_move(match, interaction.user.id)


async def waits_for_others(interaction: Interaction, match: Listing) -> bool:
    """Return whether others are to move."""
    return not may_move(match, interaction.user.id)


def may_move(match: Match | Listing, user: int) -> bool:
    """Return whether a user is to move, or may vote for a move of their team."""
    return match.mover is not None and match.mover.is_of(user)


async def played_last(interaction: Interaction, match: Listing) -> bool:
    """Return whether the latest ply, apart from computers' answers, is the person's and can be taken back."""
    loaded = await interaction.client.services.matches.get(match.id, interaction.user.id)
    seat = loaded.seat_of(interaction.user.id)
    return seat is not None and loaded.latest_ply(seat) is not None


async def own_match(interaction: Interaction, named: Match | None, fits: Fits = runs) -> Match:
    """Return the match that the person means to act in.

    That is the named one; else a match of this place, even a finished one or one of other people; else the person's
    only running one. Among several running matches, it is the only one that `fits`. Raises MatchError("no-match-here" |
    "which-match" | …).
    """
    if named:
        return named
    matches, user = interaction.client.services.matches, interaction.user.id
    found = (
        await matches.all_matches(user, interaction.channel_id)
        or await _latest_here(interaction)
        or await matches.all_matches(user)
    )
    fitting = [match for match in found if len(found) == 1 or await fits(interaction, match)]
    if len(fitting) != 1:
        raise MatchError("which-match" if found else "no-match-here", count=len(found))
    return await _meant(interaction, fitting[0])


async def any_match(interaction: Interaction, named: Match | None) -> Match:
    """Return the match that the person means to look at, which may be finished or played by others. Raises MatchError.

    The last fallback is the match that the person finished last.
    """
    if named:
        return named
    matches, user, channel = interaction.client.services.matches, interaction.user.id, interaction.channel_id or 0
    own = await matches.all_matches(user, channel)
    listing = own[-1] if own else await matches.latest_in(channel)
    if listing:
        return await _meant(interaction, listing)
    try:
        return await own_match(interaction, None, waits_for_person)
    except MatchError as refusal:
        ended = await matches.ended_matches(user, 1) if refusal.code == "no-match-here" else ()
        if not ended:
            raise
    return await _meant(interaction, ended[0])


async def ended_match(interaction: Interaction, named: Match | None) -> Match:
    """Return the finished match that the person means to repeat: the named one, or their latest in this place.

    If they have finished none here, it is another match of this place, or else the one that they finished last
    anywhere. Raises MatchError("no-match-ended" | …).
    """
    if named:
        return named
    matches, user, channel = interaction.client.services.matches, interaction.user.id, interaction.channel_id or 0
    found = (
        await matches.ended_matches(user, 1, channel, in_teams=False)
        or await _latest_here(interaction)
        or await matches.ended_matches(user, 1, in_teams=False)
    )
    if not found:
        raise MatchError("no-match-ended")
    return await _meant(interaction, found[0])


async def _latest_here(interaction: Interaction) -> Sequence[Listing]:
    """Return the match that a command refers to in a place where the person plays none; empty if there is none."""
    latest = await interaction.client.services.matches.latest_in(interaction.channel_id or 0, interaction.user.id)
    return [latest] if latest else []


async def _meant(interaction: Interaction, listing: Listing) -> Match:
    return _noted(interaction, await interaction.client.services.matches.get(listing.id, interaction.user.id))


def _noted(interaction: Interaction, match: Match) -> Match:
    """Make refusals of the command name the match (see `cogs.core.error_answers`), and return the match."""
    interaction.extras["refusal"] = partial(refusal_message, match)
    interaction.extras["match"] = match.id
    return match


async def find_match(interaction: Interaction, typed: str | None) -> Match | None:
    """Return the match of a typed number or of a suggestion's name; None for an empty text.

    Raises MatchError("no-such-match").
    """
    if not typed:
        return None
    number = _NUMBERED.fullmatch(typed.strip())
    if not number:
        raise MatchError("no-such-match", match=shorten(typed, 20))
    return _noted(interaction, await visible_match(interaction, int(number[1] or number[2])))


async def refusal_message(meant: Match, interaction: Interaction, reason: str, error: Refusal) -> Message:
    """Return the message that explains why a command about a match is refused.

    It names the match if that is not the one of this place. If the person does not play in it, buttons link to the
    matches in which they do.
    """
    if error.code not in NOT_PLAYING:
        return Message(reason) if "match" in error.data else located(interaction, meant, Message(reason))
    if meant.lives_in(interaction.channel_id):
        reason = locales.say(language_of(interaction), f"here-{error.code}", link=match_url(meant))
    ways = await ways_elsewhere(interaction)
    return Message(reason, controls=view(*ways) if ways else None)


async def ways_elsewhere(interaction: Interaction) -> list[discord.ui.Button[Any]]:
    """Return links to the person's running matches in other places; beyond `MOST_WAYS`, the last one opens the desk."""
    language, running = language_of(interaction), await _running(interaction)
    running = [match for match in running if not match.lives_in(interaction.channel_id)]
    shown = running if len(running) <= MOST_WAYS else running[: MOST_WAYS - 1]
    ways: list[discord.ui.Button[Any]] = [
        discord.ui.Button(
            label=shorten(running_name(language, match, interaction.user.id), LONGEST_LABEL), url=match_url(match)
        )
        for match in shown
    ]
    return ways if shown is running else [*ways, Button.to("desk", 0, label=locales.say(language, "button-desk"))]


def located(interaction: Interaction, match: Match, message: Message) -> Message:
    """Return a message about a match, preceded by a line that names the match if it lives in another place."""
    return located_in(interaction.channel_id, language_of(interaction), match, interaction.user.id, message)


def located_in(channel: int | None, language: str, match: Match, user: int, message: Message) -> Message:
    """Do the same as `located` for a message to a user that is read in `channel`."""
    if match.lives_in(channel):
        return message
    names, game = opponent_names(language, match, user), game_name(language, match.game)
    line = locales.say(language, "match-elsewhere", id=str(match.id), game=game, names=names, link=match_url(match))
    return replace(message, content="\n".join(filter(None, (line, message.content))))


async def _running(interaction: Interaction) -> list[Listing]:
    """Return the person's running matches: first those of this place, then those in which they are to move."""
    user, channel = interaction.user.id, interaction.channel_id
    running = await interaction.client.services.matches.all_matches(user)
    return sorted(running, key=lambda match: (not match.lives_in(channel), not may_move(match, user)))


async def which_message(interaction: Interaction, name: str) -> Message:
    """Return the question which of the person's running matches is meant, with a select of the action `name`."""
    language, running = language_of(interaction), await _running(interaction)
    user, shown = interaction.user.id, running[:SELECTABLE]
    choice = select(select_id(name), {str(match.id): shorten(running_name(language, match, user)) for match in shown})
    return Message(locales.say(language, "match-which", count=len(running)), controls=view(choice))


async def match_choices(interaction: Interaction, typed: str) -> Choices:
    """Suggest the person's running matches: first those of this place, then those in which they are to move."""
    return _choices(interaction, typed, await _running(interaction), running_name)[:MOST_CHOICES]


async def ended_choices(interaction: Interaction, typed: str) -> Choices:
    """Suggest the person's finished matches, the latest first."""
    ended = await interaction.client.services.matches.ended_matches(interaction.user.id, in_teams=False)
    return _choices(interaction, typed, ended, _past_name)


async def known_choices(interaction: Interaction, typed: str) -> Choices:
    """Suggest the person's running, finished and imported matches."""
    user, services = interaction.user.id, interaction.client.services
    past = [*await services.matches.ended_matches(user), *await services.archive.of(user)]
    return [*await match_choices(interaction, typed), *_choices(interaction, typed, past, _past_name)][:MOST_CHOICES]


class MatchTransformer(Suggested):
    """Converts an option's text to a match."""

    async def transform(self, interaction: Interaction, value: str, /) -> Match | None:
        """Return the match. Raises MatchError("no-such-match") if there is none, or if the person may not see it."""
        return await find_match(interaction, value)


MatchOption: TypeAlias = app_commands.Transform[Match | None, MatchTransformer(match_choices)]
EndedMatchOption: TypeAlias = app_commands.Transform[Match | None, MatchTransformer(ended_choices)]
KnownMatchOption: TypeAlias = app_commands.Transform[Match | None, MatchTransformer(known_choices)]


def _choices(
    interaction: Interaction,
    typed: str,
    matches: Iterable[Listing],
    name_of: Callable[[str, Listing, int], str],
) -> Choices:
    """Return choices for the matches whose names contain the typed text."""
    language, user = language_of(interaction), interaction.user.id
    named = [(name_of(language, match, user), str(match.id)) for match in matches]
    fitting = [(name, value) for name, value in named if typed.lower() in name.lower()]
    return [app_commands.Choice(name=shorten(name), value=value) for name, value in fitting]


def _past_name(language: str, match: Listing, user: int) -> str:
    names = names_listed(language, match.opponents(user))
    return locales.say(language, "choice-ended", id=str(match.id), game=game_name(language, match.game), names=names)


def running_name(language: str, match: Listing, user: int) -> str:
    """Return the name of a running match in a list: number, game, opponents, and whose turn it is."""
    names = names_listed(language, match.opponents(user) or match.seats[:1])
    turn = locales.say(language, "choice-yours" if may_move(match, user) else "choice-theirs")
    return locales.say(
        language, "choice-match", id=str(match.id), game=game_name(language, match.game), names=names, turn=turn
    )
