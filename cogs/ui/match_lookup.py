"""Which match a command means: the one named, the one of the place, or the only one that the command is for."""

from collections.abc import Awaitable, Callable, Iterable
from typing import TypeAlias

from discord import app_commands

import locales
from cogs.ui.client import Interaction
from cogs.ui.formatting import game_name, names_listed, shorten
from cogs.ui.preferences import language_of
from cogs.ui.visibility import visible_match
from matches import Listing, Match, MatchError

Fits: TypeAlias = Callable[[Interaction, Listing], Awaitable[bool]]
"""Says whether a command is for a running match of the person behind an interaction."""


async def runs(_: Interaction, __: Listing) -> bool:
    """Return True: the command is for every running match."""
    return True


async def waits_for_person(interaction: Interaction, match: Listing) -> bool:
    """Return whether the person is to move."""
    return match.waits_for(interaction.user.id)


async def waits_for_others(interaction: Interaction, match: Listing) -> bool:
    """Return whether others are to move."""
    return not match.waits_for(interaction.user.id)


async def played_last(interaction: Interaction, match: Listing) -> bool:
    """Return whether the person's ply is the latest, but for what computers answered, and can be taken back."""
    loaded = await interaction.client.services.matches.get(match.id)
    seat = loaded.seat_of(interaction.user.id)
    return seat is not None and loaded.latest_ply(seat) is not None


async def own_match(interaction: Interaction, named: str | None, fits: Fits = runs) -> Match:
    """Return the match named; or the person's only one, here or else anywhere; of several the only one that `fits`.

    Raises MatchError("no-match-here" | "which-match" | …).
    """
    if named:
        return await _named(interaction, named)
    matches, user = interaction.client.services.matches, interaction.user.id
    found = await matches.open_matches(user, interaction.channel_id) or await matches.open_matches(user)
    fitting = [match for match in found if len(found) == 1 or await fits(interaction, match)]
    if len(fitting) != 1:
        raise MatchError("which-match" if found else "no-match-here", count=len(found))
    return await matches.get(fitting[0].id)


async def any_match(interaction: Interaction, named: str | None) -> Match:
    """Return the match that the person means to look at: also one of others, or a finished one. Raises MatchError.

    Where nothing was played here and none of theirs runs, that is the one that they finished last.
    """
    if named:
        return await _named(interaction, named)
    matches, user, channel = interaction.client.services.matches, interaction.user.id, interaction.channel_id or 0
    own = await matches.open_matches(user, channel)
    listing = own[-1] if own else await matches.latest_in(channel)
    if listing:
        return await matches.get(listing.id)
    try:
        return await own_match(interaction, None, waits_for_person)
    except MatchError as refusal:
        ended = await matches.ended_matches(user, 1) if refusal.code == "no-match-here" else ()
        if not ended:
            raise
    return await matches.get(ended[0].id)


async def ended_match(interaction: Interaction, named: str | None) -> Match:
    """Return the finished match that the person means: the one named, or their latest, here or else anywhere.

    Where they have finished none and one of theirs runs, that is this one. Raises MatchError("no-match-ended" | …).
    """
    if named:
        return await _named(interaction, named)
    matches, user, channel = interaction.client.services.matches, interaction.user.id, interaction.channel_id or 0
    found = (
        await matches.ended_matches(user, 1, channel)
        or await matches.open_matches(user, channel)
        or await matches.ended_matches(user, 1)
    )
    if not found:
        raise MatchError("no-match-ended")
    return await matches.get(found[-1].id)


async def _named(interaction: Interaction, named: str) -> Match:
    number = named.lstrip("# ")
    if not (number.isascii() and number.isdigit() and len(number) < 12):
        raise MatchError("no-such-match", match=shorten(named, 20))
    return await visible_match(interaction, int(number))


async def match_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the person's running matches, those that wait for them first."""
    user = interaction.user.id
    running = await interaction.client.services.matches.open_matches(user)
    waiting_first = sorted(running, key=lambda match: not match.waits_for(user))
    return _choices(interaction, typed, waiting_first, _running_name)[:25]


async def ended_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the person's finished matches, the latest first."""
    ended = await interaction.client.services.matches.ended_matches(interaction.user.id)
    return _choices(interaction, typed, ended, _past_name)


async def known_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest all matches that the person may want to look at: running, over, and imported."""
    user, bot = interaction.user.id, interaction.client
    past = [*await bot.services.matches.ended_matches(user), *await bot.services.archive.of(user)]
    return [*await match_choices(interaction, typed), *_choices(interaction, typed, past, _past_name)][:25]


def _choices(
    interaction: Interaction,
    typed: str,
    matches: Iterable[Listing],
    name_of: Callable[[str, Listing, int], str],
) -> list[app_commands.Choice[str]]:
    """Return the matches whose name holds what was typed, as choices."""
    language, user = language_of(interaction), interaction.user.id
    named = [(name_of(language, match, user), str(match.id)) for match in matches]
    fitting = [(name, value) for name, value in named if typed.lower() in name.lower()]
    return [app_commands.Choice(name=shorten(name), value=value) for name, value in fitting]


def _past_name(language: str, match: Listing, user: int) -> str:
    names = names_listed(language, match.opponents(user))
    return locales.say(language, "choice-ended", id=str(match.id), game=game_name(language, match.game), names=names)


def _running_name(language: str, match: Listing, user: int) -> str:
    names = names_listed(language, match.opponents(user) or match.seats[:1])
    turn = locales.say(language, "choice-yours" if match.waits_for(user) else "choice-theirs")
    return locales.say(
        language, "choice-match", id=str(match.id), game=game_name(language, match.game), names=names, turn=turn
    )
