"""Reviews on the page: the boards of a match with the chances, its turning points, and tries of other moves there.

A review is `review/17`, or `review/17.1` of everybody's moves; `review/17.0.2` is its second turning point.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine import State
from matches import Match, MatchError, Reading
from renderer import View, describe_chances
from web.boards import Elsewhere, Sitting, Visit, read_number
from web.exercises import Exercising
from wording.formatting import names_of
from wording.reviews import Shown, heading, review_lines, shown_lines, tried_text, try_text, waiting_text

BEFORE, PLAYED, BETTER = range(3)
"""The boards of a turning point."""


async def open_review(visit: Visit, name: str) -> Sitting:
    """Open a review, or one of its turning points. One that is not made yet is asked for, and waited for.

    Raises MatchError where the match may not be seen or reviewed, and if there is no such turning point; Elsewhere.
    """
    parts = [number for part in name.split(".") if (number := read_number(part)) is not None]
    if len(parts) != name.count(".") + 1 or len(parts) > 3:
        raise MatchError("no-such-point")
    match_id, everybody, number, *_ = *parts, 0, 0
    match = await visit.match(match_id)
    found = await visit.services.computers.review(match_id, visit.visitor.person)
    if not isinstance(found, int):
        reading = Reading(match, found, visit.user, bool(everybody))
        if len(parts) < 3:
            return Reviewed(visit, match, reading, begins=0)
        reading.point(number)  # that there is one
        return TurningPoint(visit, match, reading, number, begins=BEFORE)
    if len(parts) > 1:
        raise Elsewhere(_address(match_id))
    return Waiting(visit, match, found)


@dataclass(frozen=True)
class _AtReview(Exercising):
    """A board at the review of a match."""

    match: Match

    @property
    def title(self) -> str:
        return heading(self.visit.language, self.match)

    @property
    def names(self) -> tuple[str, ...]:
        return names_of(self.visit.language, self.match)

    def view(self, **marks: Any) -> View:
        return super().view(lost=self.match.abandoned_by, **marks)

    async def done(self, data: Mapping[str, Any]) -> Mapping[str, Any]:
        raise MatchError("unknown-control")


@dataclass(frozen=True)
class Waiting(_AtReview):
    """A review that is queued, beside the last board of the match."""

    before: int
    """The number of reviews that are made before."""

    @property
    def states(self) -> Sequence[State]:
        return (self.match.state,)

    def lines(self, at: int) -> Iterable[str]:
        return (waiting_text(self.visit.language, self.match, self.before),)

    async def acts(self) -> list[dict[str, Any]]:
        return [self.way("button-review-again", f"review/{self.match.id}", main=True)]


@dataclass(frozen=True)
class Reviewed(_AtReview):
    """A review: the boards of the match, each with the players' chances, and the way to the turning points."""

    reading: Reading

    @property
    def states(self) -> Sequence[State]:
        return self.reading.states

    def lines(self, at: int) -> Iterable[str]:
        chances = self.reading.review.chances(self.match)
        yield describe_chances(self.match.state, chances, at, self.view())
        yield from review_lines(self.visit.language, self.reading)

    async def acts(self) -> list[dict[str, Any]]:
        ways = [_way(self.reading, number) for number in range(1, len(self.reading.points) + 1)]
        if self.match.seat_of(self.visit.user):
            whose = "button-review-own" if self.reading.everybody else "button-review-all"
            ways.append(self.way(whose, _address(self.match.id, int(not self.reading.everybody))))
        return ways


@dataclass(frozen=True)
class TurningPoint(_AtReview):
    """A turning point: the boards before it and after both moves, or the board after a move that was tried."""

    reading: Reading
    number: int
    tried: str = ""

    @property
    def state(self) -> State:
        return self.reading.before(self.number)

    @property
    def states(self) -> Sequence[State]:
        if self.tried:
            return (self.state.play(self.tried),)
        return (self.state, *(self.state.play(self.shown(at).move.move) for at in (PLAYED, BETTER)))

    def shown(self, at: int) -> Shown:
        """Return the move that leads to a board."""
        return Shown.of(self.reading, self.number, better=at == BETTER)

    def can(self, at: int) -> bool:
        return at == BEFORE and not self.tried

    def marks(self, at: int) -> dict[str, Any]:
        return {} if at == BEFORE else {"pointed": self.shown(at).cells}

    def lines(self, at: int) -> Iterable[str]:
        language = self.visit.language
        if at == BEFORE:
            return () if self.tried else (try_text(language, self.reading, self.number),)
        return shown_lines(language, self.reading, self.number, self.shown(at), drawn=False)

    async def acts(self) -> list[dict[str, Any]]:
        here = _address(*self.reading.arguments, self.number)
        return [
            *([self.way("button-try-again", here, main=True)] if self.tried else ()),
            self.act("button-review-better", "better"),
            *([_way(self.reading, self.number + 1)] if self.number < len(self.reading.points) else ()),
            self.way("button-review-back", _address(*self.reading.arguments)),
            self.way("button-think", f"think/m{self.match.id}.{self.state.length}"),
        ]

    async def done(self, data: Mapping[str, Any]) -> Mapping[str, Any]:
        visit, point = self.visit, self.reading.point(self.number)
        match data:
            case {"act": "play", "text": str(text)}:
                move = self.state.read(text)
                chances = await visit.services.computers.judge(self.match, point.place, move, visit.visitor.person)
                told = tried_text(visit.language, point, move, chances)
                return {"said": "", "shows": replace(self, tried=move, told=(told,))}
            case {"act": "better"}:
                return {"said": "", "shows": replace(self, begins=BETTER)}
        return await super().done(data)


def _address(*arguments: object) -> str:
    return f"review/{'.'.join(map(str, arguments))}"


def _way(reading: Reading, number: int) -> dict[str, Any]:
    """Return the way to a turning point."""
    return {"goes": _address(*reading.arguments, number), "label": f"{number}. {reading.point(number).played}"}
