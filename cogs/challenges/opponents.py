"""Whom a challenge names: people, Trilithon, and teams with their terms: one's own, one of a role, one of everybody."""

from collections.abc import Collection, Iterable, Sequence
from typing import TypeAlias

import discord

import locales
from cogs.core.client import Interaction
from cogs.core.persons import person_of
from cogs.core.preferences import place_language
from cogs.places.place_checks import check_chosen, check_present, chosen_person, resolved
from engine import Game
from matches import MatchError, Person
from matches.core.models import DEFAULT_HOURS, Joining, TeamTerms
from matches.core.names import one_line
from matches.teams.team_rules import LONGEST_NAME
from wording.formatting import shorten

Opponent: TypeAlias = Person | TeamTerms | None
"""A challenged person, a team to be made; None for Trilithon, whose level is given separately."""
Opponents: TypeAlias = tuple[Sequence[Opponent], Collection[int]]
"""The opponents, and those users who may be unable to see the place, because Discord does not tell."""


def named_opponents(
    interaction: Interaction, named: Sequence[discord.User | discord.Member | discord.Role]
) -> Opponents:
    """Return the people and roles named in a command; a role stands for a team of the people who have it.

    Raises MatchError for other bots and for absent people.
    """
    users = [each for each in named if not isinstance(each, discord.Role)]
    unsure = check_present(interaction, [user for user in users if not is_self(interaction, user.id)])
    return [_named(interaction, each) for each in named], unsure


def _named(interaction: Interaction, named: discord.User | discord.Member | discord.Role) -> Opponent:
    if isinstance(named, discord.Role):
        return role_terms(interaction, named.id, named.name)
    return None if is_self(interaction, named.id) else person_of(named)


def chosen_opponents(interaction: Interaction, ids: Iterable[int]) -> Opponents:
    """Return the people and roles chosen in a select, as `named_opponents` does."""
    chosen = [_chosen(interaction, number) for number in ids]
    return chosen, check_chosen(interaction, [each for each in chosen if isinstance(each, Person)])


def _chosen(interaction: Interaction, number: int) -> Opponent:
    if role := resolved(interaction, "roles").get(str(number)):
        return role_terms(interaction, number, role["name"])
    return None if is_self(interaction, number) else chosen_person(interaction, number)


def is_self(interaction: Interaction, user: int) -> bool:
    """Return whether a user is the bot itself."""
    me = interaction.client.user
    return me is not None and user == me.id


def filled_up(game: Game, opponents: Sequence[Opponent]) -> Sequence[Opponent]:
    """Return the opponents with Trilithon in the remaining seats. Raises MatchError("no-free-seat")."""
    free = game.players - 1 - len(opponents)
    if free <= 0:
        raise MatchError("no-free-seat")
    return [*opponents, *[None] * free]


def own_terms(
    interaction: Interaction, joining: Joining = "channel", hours: int = DEFAULT_HOURS, *, is_open: bool = False
) -> TeamTerms:
    """Return the terms of a team that is named after its captain, the person behind an interaction."""
    captain = person_of(interaction.user).name
    name = shorten(locales.say(place_language(interaction), "team-of", captain=captain), LONGEST_NAME)
    return TeamTerms(name, joining, hours=hours, open_votes=is_open, is_named_after=True)


def role_terms(
    interaction: Interaction, role: int, name: str, hours: int = DEFAULT_HOURS, *, is_open: bool = False
) -> TeamTerms:
    """Return the terms of a team of the people with a role, whose name it has; for @everyone, of everybody."""
    if role == interaction.guild_id:
        return everybody_terms(interaction, hours, is_open=is_open)
    shown = shorten(one_line(name), LONGEST_NAME)
    return TeamTerms(shown or str(role)[:LONGEST_NAME], "role", role, hours, is_open)


def everybody_terms(interaction: Interaction, hours: int = DEFAULT_HOURS, *, is_open: bool = False) -> TeamTerms:
    """Return the terms of a team that everybody who sees the channel may join, which has the name of the server."""
    server = one_line(interaction.guild.name) if interaction.guild else ""
    name = shorten(server, LONGEST_NAME) or locales.say(place_language(interaction), "team-everybody")
    return TeamTerms(name, "channel", hours=hours, open_votes=is_open)
