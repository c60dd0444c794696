"""Matches, people and leagues with the longest names, ids and numbers, for messages at their fullest and longest."""

from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any, Final, get_args

from cogs.challenges.challenge_cards import LONGEST_NOTE
from engine import GAMES
from matches import (
    Challenge,
    Invitation,
    Listing,
    Match,
    Person,
    Place,
    Seat,
)
from matches.core.clock import DAY, read_clock
from matches.core.rating import Rating
from matches.core.terms import Terms
from matches.core.time_spans import Quiet
from matches.events.event_models import Entrant, Fixture, Part, TableRow
from matches.events.league_models import Division, League, LeagueTerms, Season
from matches.events.tournament_models import Kind, Standing, Tournament, TournamentTerms
from matches.events.tournament_rules import Pairing, knockout_pairings
from tests.engine.random_matches import SETTINGS, Setting, walk
from wording.formatting import current_time

LONG: Final = 2**63 - 1
"""The longest number that an id may hold."""
OWNER, STRANGER = LONG, LONG - 1
"""Somebody who plays, or has imported the match; and somebody who does neither."""
MANY: Final = 9_999_999
"""A number of matches."""
LONGEST_NAME: Final = 32
"""Discord's limit for a person's name."""
ZONE: Final = "America/Argentina/ComodRivadavia"
"""The longest name of a time zone."""
FULLEST: Final = [
    max((each for each in SETTINGS if each.game_id == game), key=lambda each: len(each.terms)) for game in GAMES
]
"""Each game with as many options as go together."""
NOW: Final = current_time()
LONGEST_MOVE: Final = "e4-c6 17+0,0,2,0,0,4"
CLOCK: Final = read_clock("59d23h+6d23h max 89d23h strict")
"""A clock that is written with as many characters as there may be."""
RATING: Final = Rating(125.0, 8.3)
PLACE: Final = Place(LONG, LONG, LONG)


def some(made: type, /, **known: Any) -> Any:
    """Return an object of a dataclass of which only some fields matter."""
    return made(**dict.fromkeys(field.name for field in fields(made)) | known)


def name(number: int) -> str:
    """Return one of the longest names."""
    return f"{number}".rjust(LONGEST_NAME, "W")


def person(number: int) -> Person:
    return Person(OWNER - 2 * number, name(number), away_until=NOW + 9 * DAY)


def seats(count: int) -> tuple[Seat, ...]:
    """Return the seats of people with the longest names, all of them away and with much time in their banks."""
    quiet = Quiet(0, 23 * 60)
    return tuple(
        Seat(
            player,
            person(player),
            bank=59 * DAY + 82_800,
            quiet=quiet,
            lead=DAY,
            brought=RATING,
        )
        for player in range(count)
    )


def matches(setting: Setting, language: str) -> Iterator[Match]:
    """Yield matches in all states: rated, timed, paused, and with planned answers that were played and dropped."""
    played = walk(setting)
    last = [state for state in played if not state.outcome][-1]
    for state in (played[0], last, last.drop(0), played[-1]):
        entries = range(max(state.length - 9, 1), state.length + 1)
        yield some(
            Match,
            id=LONG,
            terms=Terms.under(state, CLOCK, rated=True),
            state=state,
            seats=seats(setting.game.players),
            place=replace(PLACE, answer_only=True),
            language=language,
            board=LONG,
            board_channel=LONG,
            turn_at=NOW - DAY,
            overdue_at=NOW + DAY,
            moved_at=NOW,
            started_at=NOW,
            paused_until=NOW + DAY,
            planned=frozenset(entries),
            unplanned=dict.fromkeys(range(setting.game.players), state.length),
        )


def listing(match: Match) -> Listing:
    """Return a match as lists show it."""
    return some(
        Listing,
        id=match.id,
        terms=match.terms,
        entries=match.entries,
        turn=match.turn,
        seats=match.seats,
        place=match.place,
        language=match.language,
        board=match.board,
        board_channel=match.board_channel,
        moved_at=NOW,
        turn_at=match.turn_at,
        overdue_at=match.overdue_at,
        out=frozenset(),
    )


def challenges(setting: Setting, language: str) -> Iterator[Challenge]:
    """Yield challenges in all states, which counter one whose terms differ in everything."""
    others = range(1, setting.game.players)
    for status in ("open", "accepted", "declined", "withdrawn", "expired", "countered", "changed", "renewed"):
        declined = NOW if status in ("open", "declined") else None
        invitations = tuple(Invitation(slot, person(slot), status == "accepted", declined) for slot in others)
        if status == "open" and len(others) > 1:
            invitations = (*invitations[:-1], replace(invitations[-1], declined_at=None))
        known = {"place": PLACE, "language": language, "status": status, "expires_at": NOW}
        before = some(
            Challenge,
            **known,
            id=LONG,
            terms=Terms(setting.game, clock=read_clock("60d+7d max 90d strict")),
            challenger=person(1),
            invitations=invitations,
            note="",
        )
        yield replace(
            before,
            terms=Terms(setting.game, setting.terms, CLOCK, setting.game.players - 1, rated=True),
            challenger=person(0),
            rematch=LONG,
            note="W" * LONGEST_NOTE,
            counters=before,
            countered_by=name(1),
            card=LONG,
        )


def tournaments(language: str) -> Iterator[tuple[Tournament, Standing | None]]:
    """Yield tournaments with the longest terms and as many people as there may be: open, running, over, called off."""
    longest = max((each for each in FULLEST if each.game.players == 2), key=lambda each: len(each.terms))
    match = Terms(longest.game, longest.terms, CLOCK, rated=True)
    for kind in get_args(Kind):
        terms = TournamentTerms("W" * 40, match, kind, 11, 59 * DAY, 64, True)
        rounds = 6 if kind == "knockout" else 11
        whole = Tournament(LONG, LONG, LONG, language, terms, 64, False, 64, NOW, True, 1, rounds, NOW)
        yield replace(whole, has_begun=False, round=0, round_ends_at=None), None
        yield replace(whole, has_begun=False, round=0, round_ends_at=None, is_ended=True), None
        for each in (whole, replace(whole, round=6), replace(whole, is_ended=True, round=6, round_ends_at=None)):
            people = tuple(
                Entrant(slot, person(slot), slot % 3 == 0, slot if each.is_over else None) for slot in range(1, 65)
            )
            fixtures: list[Fixture] = []
            for number in range(1, each.round + 1):
                paired = knockout_pairings(64, fixtures, ()) if kind == "knockout" else _met(number)
                fixtures += [Fixture(LONG, number, *made[1:3], LONG, "second", made.number) for made in paired]
            yield each, Standing(each, people, tuple(fixtures))


def _met(number: int) -> list[Pairing]:
    """Return who meets in a Swiss round of 64 people."""
    return [Pairing(slot, slot, 33 + (slot + number) % 32, None) for slot in range(1, 33)]


LEAGUE_PARTS: Final[tuple[Part, ...]] = ("none", "joined", "plays", "out", "asked")
TOURNAMENT_PARTS: Final[tuple[Part, ...]] = ("none", "joined", "checked", "plays", "beaten", "out")
"""The parts that somebody may have in a league, and in a tournament."""


def leagues(language: str) -> Iterator[League]:
    """Yield leagues with the longest terms: running, about to begin, and ended."""
    longest = max((each for each in FULLEST if each.game.players == 2), key=lambda each: len(each.terms))
    terms = LeagueTerms("W" * 40, Terms(longest.game, longest.terms, CLOCK), 8, True, 10, 365)
    known = {"terms": terms, "language": language, "guild": LONG, "channel": LONG, "joined": MANY, "playing": MANY}
    for starts, ends in ((None, NOW), (NOW, None), (None, None)):
        yield some(
            League,
            id=LONG,
            season=MANY,
            is_running=ends is not None,
            is_ended=starts is None,
            starts_at=starts,
            ends_at=ends,
            **known,
        )


def season() -> Season:
    """Return a season of forty divisions of eight, whose players have the longest names."""
    numbers = {"won": 33, "drawn": 33, "lost": 33, "points": 198, "direct": 99, "sonneborn_berger": 999}
    standings = tuple(
        TableRow(number, person(number), number > 5, goes="up" if number % 2 else "down", **numbers)
        for number in range(8)
    )
    fixtures = tuple(
        Fixture(number, number, 0, number % 7 + 1, LONG, result)
        for number, result in enumerate(["first", "drawn", None] * 5)
    )
    divisions = tuple(Division(number, standings, fixtures) for number in range(1, 41))
    return Season(LONG, LONG, MANY, NOW, NOW, False, divisions)
