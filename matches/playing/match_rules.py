"""Rules of who may act in a match, and the result of each player."""

from typing import Final

from engine import State
from matches.core.match_errors import MatchError
from matches.core.models import Listing, Match, Seat

WON: Final = "won"
DRAWN: Final = "drawn"
LOST: Final = "lost"
LEFT: Final = "left"
"""Result of a player who resigned or timed out while the others played on (R1)."""


def results(state: State) -> dict[int, str]:
    """Return the known results by player: all once the match is over, before that of players who left."""
    left = dict.fromkeys(state.out, LEFT)
    if state.outcome is None:
        return left
    others = LOST if state.outcome.winners else DRAWN
    return dict.fromkeys(range(state.game.players), others) | left | dict.fromkeys(state.outcome.winners, WON)


def sides(state: State) -> dict[int, int]:
    """Return the side of each player; empty while undecided, and if all players had both sides."""
    return {} if state.undecided or state.stage.round else dict(enumerate(state.sides))


def takes_part(match: Match, user: int) -> bool:
    """Return whether a user plays in a match, is in a team of it, or has imported it, and so may see it from anywhere.

    The match has been loaded for the user.
    """
    return match.imported_by == user or match.seat_of(user) is not None


def check_may_review(match: Match, user: int) -> None:
    """Raise MatchError("not-a-player" | "review-running") unless a user may have a match reviewed.

    The match has been loaded for the user. Records are reviewed even where they end before the match did.
    """
    if not takes_part(match, user):
        raise MatchError("not-a-player", match=match)
    if match.mover and match.imported_by is None:
        raise MatchError("review-running", match=match)


def is_repeated(state: State) -> bool:
    """Return whether a draw can be claimed for a third repetition (ruling R2)."""
    return state.outcome is None and state.repetitions >= 3


def is_left_alone(match: Match, besides: int | None = None) -> bool:
    """Return whether only computers are in, apart from the user `besides`. Computers do not play on by themselves."""
    return all(seat.is_computer for seat in match.seats_in(besides))


def resign_codes(match: Match, user: int) -> tuple[str, ...]:
    """Return the codes of the question whether a user resigns, and of what their leaving does to the board.

    The latter, `leave-<game>`, has a message in some games only.
    """
    if match.game.players - len(match.state.out) <= 2:
        return ("resign-question",)
    return ("leave-alone",) if is_left_alone(match, besides=user) else ("leave-question", f"leave-{match.game.id}")


def check_player(match: Match, user: int, seen: int | None = None) -> Seat:
    """Return the seat of a user who may act in a running match by themselves.

    `seen`: the entry whose board the user answered. Raises MatchError if the user does not play or has left, the match
    is over, an entry has followed since, or their team decides together.
    """
    seat = check_takes_part(match, user, seen)
    if not seat.is_person:
        raise MatchError("team-decides", match=match, team=seat.name)
    return seat


def check_takes_part(match: Match, user: int, seen: int | None = None) -> Seat:
    """Return the seat of a user, or of their team, that may act in a running match. Raises MatchError as `check_player`
    does.
    """
    seat = match.seat_of(user)
    if seat is None:
        raise MatchError("not-a-player", match=match)
    if match.state.outcome:
        raise MatchError("match-over", match=match)
    if not match.is_in(seat):
        raise MatchError("out-of-match", match=match)
    if seen is not None and seen not in (match.entries, match.shown):
        raise MatchError("moved-on", match=match)
    return seat


def may_have_hints(match: Match | Listing, user: int) -> bool:
    """Return whether a user may get hints: only in matches in which no other person and no team is still in."""
    if match.teams:
        return False
    return bool(match.computers) and all(seat.is_computer for seat in match.seats_in(besides=user))


def check_turn(match: Match, user: int, seen: int | None = None) -> Seat:
    """Return the seat of a user whose turn it is. Raises MatchError as `check_player` does, or if it is not."""
    check_player(match, user)
    return check_may_move(match, user, seen)


def check_may_move(match: Match, user: int, seen: int | None = None) -> Seat:
    """Return the seat of a user who is to move, or who may vote for their team's move.

    Raises MatchError as `check_turn` does, except where a team decides together.
    """
    seat = check_takes_part(match, user)
    check_not_thinking(match)  # there is no newer board to refer to
    check_takes_part(match, user, seen)
    if match.mover and match.mover != seat:
        raise MatchError("not-your-turn", match=match, player=match.mover.name)
    return seat


def check_not_thinking(match: Match) -> None:
    """Raise MatchError if a computer is to move: it has no time limit and needs no reminders."""
    if match.is_thinking:
        raise MatchError("computer-thinks", match=match)


def check_waits(match: Match, seat: Seat) -> None:
    """Raise MatchError unless a seat's player waits for another one who is no computer."""
    if match.mover == seat:
        raise MatchError("own-time")
    check_not_thinking(match)
