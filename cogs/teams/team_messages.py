"""Teams as private messages: who is in them, their terms, and what a member and a captain can do; making one."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import discord
from discord import ui

import locales
from cogs.challenges.opponents import everybody_terms, own_terms, role_terms
from cogs.core.client import Interaction
from cogs.core.controls import (
    Button,
    Item,
    Label,
    labelled,
    look_up,
    modal,
    parse_number,
    select,
    select_id,
    single_value,
    view,
)
from cogs.core.messages import Message
from cogs.places.place_checks import resolved
from cogs.playing.board_messages import Board
from cogs.teams.team_lines import LONGEST_TEAM, join_button, member_names, people_text
from matches.core.models import DEFAULT_HOURS, TeamTerms
from matches.teams.team_models import Roster
from runtime.services import Services
from wording.formatting import safe, shorten

HOURS: Final = (1, 3, 6, 12, 24, 48, 72, 168)
"""Hours that a vote may last."""
SECRECY: Final[Mapping[str, bool]] = {"secret": False, "open": True}
"""Whether the board tells which move leads, by the name of the choice."""
NAMED_HERE: Final = 24
"""Most members named in a panel, of all its teams together."""
MOST_NAMED: Final = 25
"""Discord's limit for the people chosen in a select."""


async def join_first_messages(services: Services, board: Board) -> list[Message]:
    """Return, for a person without a seat, the team that is to move, which they may join."""
    team = board.match.voters
    if team is None or board.seat or board.user is None:
        return []
    roster = await services.teams.team(team.id, board.user)
    return [teams_message([roster], board.language, locales.say(board.language, "vote-join-first"))]


def terms_modal(language: str, challenge: int, slot: int) -> ui.Modal:
    """Return the modal for the terms of a new team.

    `slot` is that of the seat that a challenger opens to a team of others; 0 for a person's own team, whose captain
    they are, and for which they may name people.
    """
    roles: Item = ui.RoleSelect(custom_id="role", required=False, min_values=0)
    parts = [labelled(locales.say(language, "team-choose-role"), roles, locales.say(language, "team-role-hint"))]
    if not slot:
        people: Item = ui.UserSelect(custom_id="people", required=False, min_values=0, max_values=MOST_NAMED)
        hint = locales.say(language, "team-people-hint")
        parts.append(labelled(locales.say(language, "team-choose-people"), people, hint))
    parts += [_hours(language), _secrecy(language)]
    return modal(locales.say(language, "button-team"), parts, "team-made", challenge, slot)


def _hours(language: str) -> Label:
    labels = {str(hours): locales.say(language, "choice-hours", hours=hours) for hours in HOURS}
    hint = locales.say(language, "team-hours-hint")
    return labelled(locales.say(language, "team-choose-hours"), select("hours", labels, [str(DEFAULT_HOURS)]), hint)


def _secrecy(language: str) -> Label:
    labels = {name: locales.say(language, f"choice-votes-{name}") for name in SECRECY}
    return labelled(locales.say(language, "team-choose-votes"), select("votes", labels, ["secret"]))


def read_team_terms(interaction: Interaction, fields: Mapping[str, Sequence[str]], *, own: bool) -> TeamTerms:
    """Return the terms from a submitted `terms_modal`. Raises MatchError.

    `own`: whether it is the person's own team, which is named after them unless a role is chosen.
    """
    hours, is_open = parse_number(single_value(fields, "hours")), look_up(SECRECY, single_value(fields, "votes"))
    if roles := fields.get("role"):
        role = look_up(resolved(interaction, "roles"), roles[0])
        return role_terms(interaction, parse_number(roles[0]), role["name"], hours, is_open=is_open)
    if own:
        return own_terms(interaction, "named" if fields.get("people") else "channel", hours, is_open=is_open)
    return everybody_terms(interaction, hours, is_open=is_open)


def chosen_users(fields: Mapping[str, Sequence[str]]) -> list[int]:
    """Return the people named in a submitted `terms_modal`. Raises MatchError("unknown-control")."""
    return [parse_number(user) for user in fields.get("people", ())][:MOST_NAMED]


def teams_message(rosters: Sequence[Roster], language: str, said: str = "", *, over: bool = False) -> Message:
    """Return the panel of some teams of a match or challenge for the user who asked; `said` comes first.

    Members may leave their team, the others join one unless the match is `over`.
    """
    own = next((roster for roster in rosters if roster.own and roster.own.joined_at is not None), None)
    most = NAMED_HERE // max(len(rosters), 1)
    texts: list[Item] = [ui.TextDisplay("\n".join(roster_lines(language, roster, most))) for roster in rosters]
    if own:
        controls: list[Item] = [*_member_controls(own, language), *(() if over else _captain_controls(own, language))]
    else:
        controls = [] if over else [join_button(language, roster.team) for roster in rosters]
    return Message(said, controls=view(*controls) if controls else None, parts=texts)


def roster_lines(language: str, roster: Roster, most: int) -> Iterator[str]:
    """Yield a team with `most` names of members, its captain, who may join, how it votes, if the reader is named."""
    team = roster.team
    people = people_text(language, member_names(roster), team.size, most)
    yield locales.say(language, "team-line", team=safe(team.name), people=people)
    if roster.captain:
        yield locales.say(language, "team-captain", captain=safe(roster.captain.name))
    elif not team.size and team.is_led:
        yield locales.say(language, "team-no-captain")
    yield locales.say(language, "team-joining", joining=team.joining, role=f"<@&{team.role}>" if team.role else "")
    yield locales.say(language, "team-terms", hours=team.hours, open=team.open_votes)
    if roster.own and roster.own.joined_at is not None:
        yield locales.say(language, "team-is-named", named=roster.own.named)


def _member_controls(roster: Roster, language: str) -> Iterator[Button]:
    team, is_named = roster.team, roster.own is not None and roster.own.named
    yield Button.to(
        "team-name", team.id, int(not is_named), label=locales.say(language, "button-team-named", named=is_named)
    )
    label = locales.say(language, "button-team-leave", team=shorten(team.name, LONGEST_TEAM))
    yield Button.to("team-leave", team.id, label=label, style=discord.ButtonStyle.danger)


def _captain_controls(roster: Roster, language: str) -> Iterator[Item]:
    """Yield the selects by which a captain names people and hands the team on."""
    if roster.own is None or not roster.own.is_captain:
        return
    naming, handing = (locales.say(language, code) for code in ("team-choose-people", "team-choose-captain"))
    team = roster.team.id
    yield ui.UserSelect(custom_id=select_id("team-people", team), placeholder=naming, max_values=MOST_NAMED)
    yield ui.UserSelect(custom_id=select_id("team-hand", team), placeholder=handing)
