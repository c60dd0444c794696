"""Lines and buttons about teams and their ballots, for cards and boards."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Final

import locales
from cogs.challenges.challenge_cards import Card
from cogs.core.controls import Button
from cogs.playing.board_messages import Board
from matches import Challenge, Match, MatchError
from matches.core.models import Ballot, Proposal, Team
from matches.teams.team_models import Roster, TopVoter
from runtime.services import Services
from wording.formatting import current_time, safe, shorten, timestamp

NAMED: Final = 8
"""Most members named in a line of a card or board."""
SHARES: Final = 4
"""Most moves of a closed ballot that are told, each with its votes."""
LONGEST_TEAM: Final = 60
"""Most characters of a team's name on a button: labels have 80."""


def people_text(language: str, names: Sequence[str], count: int, most: int = NAMED) -> str:
    """Return the first of some names, `most` of them, and how many people there are beside; `count` is that of all."""
    shown = tuple(map(safe, names[:most]))
    return locales.say(language, "team-people", names=shown, count=count, more=count - len(shown))


def member_names(roster: Roster) -> list[str]:
    """Return the names of a team's first members, the captain's first."""
    return [member.name for member in roster.members]


async def roster_lines(services: Services, card: Card) -> list[str]:
    """Return a line for each team of a challenge, with its members."""
    rosters = [await services.teams.team(team.id) for team in card.challenge.teams]
    return [_roster_line(card.language, roster) for roster in rosters]


def _roster_line(language: str, roster: Roster) -> str:
    people = people_text(language, member_names(roster), roster.team.size)
    return locales.say(language, "card-team", team=safe(roster.team.name), people=people)


def _may_be_teams(challenge: Challenge) -> bool:
    """Return whether seats of a challenge may be given to teams."""
    return challenge.place.guild is not None and not challenge.place.answer_only and not challenge.terms.rated


def seat_buttons(card: Card) -> list[Button]:
    """Return the button that gives a free seat of a challenge to a team, where there may be teams."""
    return [card.button("team-seat", "button-team")] if card.has_room and _may_be_teams(card.challenge) else []


def own_seat_buttons(card: Card) -> list[Button]:
    """Return the button by which the challenger gives their own seat to a team."""
    may_be_team = _may_be_teams(card.challenge) and card.challenge.team is None
    return [card.button("team-own", "button-team-mine")] if may_be_team else []


def join_buttons(card: Card) -> list[Button]:
    """Return the buttons by which people join the teams of a challenge."""
    return [join_button(card.language, team) for team in card.challenge.teams]


def join_button(language: str, team: Team) -> Button:
    """Return the button by which people join a team; for members it opens what they can do."""
    label = locales.say(language, "button-team-join", team=shorten(team.name, LONGEST_TEAM))
    return Button.to("team-join", team.id, label=label)


def votes_button(language: str, match: Match) -> Button:
    """Return the button that shows a team's votes to its members."""
    return Button.to("votes", match.id, 0, label=locales.say(language, "button-votes"))


def votes_buttons(board: Board) -> list[Button]:
    """Return the button that shows a team's votes, if it is to move."""
    return [votes_button(board.language, board.match)] if board.match.voters else []


def teams_buttons(board: Board) -> list[Button]:
    """Return the button that shows the teams of a match, by which people join and leave."""
    return [board.button("teams")] if board.match.teams else []


def agreement_buttons(board: Board) -> list[Button]:
    """Return the button that shows how the votes of a finished match went, if teams have played it."""
    label = locales.say(board.language, "button-how-we-voted")
    return [Button.to("agreement", board.match.id, label=label)] if board.match.teams else []


async def load_votes(services: Services, match: Match) -> list[Ballot | TopVoter]:
    """Return what a board tells of votes.

    That is the ballots of the entries told, the open one if it shows its votes, and whom a finished match thanks.
    """
    if not match.teams:
        return []
    ballots = [ballot for entry in match.told_entries if (ballot := await services.votes.result(match.at(entry)))]
    team = match.voters
    if team and team.open_votes and match.ballot:
        with suppress(MatchError):  # it has closed since the match was read, or another one is open
            shown = await services.votes.ballot(match.id)
            ballots += [shown] if shown.id == match.ballot.id else []
    return [*ballots, *(await services.votes.top_voters(match) if match.mover is None else ())]


def open_lines(board: Board) -> Iterator[str]:
    """Yield how many of the team to move have voted, when the ballot closes, and which move leads if it may be told."""
    language = board.language
    ballot = next((ballot for ballot in board.loaded(Ballot) if ballot.is_open), board.match.ballot)
    if ballot is None or board.match.voters is None:
        return
    if not ballot.count and current_time() >= ballot.closes_at:
        yield locales.say(language, "ballot-waits")
        return
    code = "ballot-ending" if ballot.is_ending else "ballot-open"
    yield locales.say(language, code, count=ballot.count, until=timestamp(ballot.ends_at))
    if ballot.proposals:
        best = ballot.proposals[0]
        yield locales.say(language, "ballot-leads", move=best.text, votes=best.count)


def closed_lines(board: Board) -> Iterator[str]:
    """Yield the results of the ballots that led to the entries told."""
    for ballot in board.loaded(Ballot):
        if not ballot.is_open:
            yield from _closed_lines(board.language, board.match.seats[ballot.player].name, ballot)


def thanks_lines(board: Board) -> Iterator[str]:
    """Yield the thanks of a finished match to the members of each team who voted most."""
    language, top_voters = board.language, board.loaded(TopVoter)
    for seat in board.match.teams:
        own = [each for each in top_voters if each.player == seat.player]
        names = tuple(locales.say(language, "end-faithful", name=safe(each.name), votes=each.votes) for each in own)
        if names and board.match.mover is None:
            yield locales.say(language, "end-thanks", team=safe(seat.name), names=names)


def _closed_lines(language: str, team: str, ballot: Ballot) -> Iterator[str]:
    """Yield the result of a closed ballot, who of those who let themselves be named voted for its move, and why."""
    shown, rest = ballot.proposals[:SHARES], ballot.proposals[SHARES:]
    if not shown:
        return
    shares = tuple(_shares(language, shown, rest, ballot.count))
    yield locales.say(language, "ballot-closed", team=safe(team), shares=shares)
    if shown[0].names:
        people = people_text(language, shown[0].names, shown[0].count)
        yield locales.say(language, "ballot-voters", move=shown[0].text, people=people)
    if shown[0].quote:
        name, comment = shown[0].quote
        yield locales.say(language, "ballot-quote", named=bool(name), name=safe(name or ""), comment=safe(comment))


def _shares(language: str, shown: Sequence[Proposal], rest: Sequence[Proposal], count: int) -> Iterator[str]:
    first, *others = shown
    yield locales.say(language, "ballot-share-first", move=first.text, votes=first.count, all=count)
    yield from (locales.say(language, "ballot-share", move=each.text, votes=each.count) for each in others)
    if rest:
        yield locales.say(language, "ballot-rest", count=len(rest), votes=sum(each.count for each in rest))
