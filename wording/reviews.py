"""What is said of a review: its turning points, the move played at one and the better one, and tries of other moves."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import locales
from matches import CERTAIN, Explained, Fact, Match, Outlook, Reading, TurningPoint
from renderer import percent
from wording.facts import fact_lines, shown_cells
from wording.formatting import distinct_names, match_data
from wording.hints import CLOSE
from wording.lines import continuation, refutation


@dataclass(frozen=True, slots=True)
class Shown:
    """One of the two moves at a turning point, with what it has that the other has not."""

    move: Explained
    is_better: bool
    """Whether it is the better move; else the one that was played."""
    facts: Sequence[Fact]
    objections: Sequence[Fact]
    """What speaks against the better move all the same."""

    @classmethod
    def of(cls, reading: Reading, number: int, *, better: bool) -> "Shown":
        """Return one of the moves at a turning point. Raises MatchError("no-such-point")."""
        played, instead = reading.review.explained(reading.point(number))
        if better:
            return cls(instead, better, instead.reasons(played), instead.objections(played))
        return cls(played, better, played.objections(instead), ())

    @property
    def cells(self) -> tuple[str, ...]:
        """The cells to circle."""
        return shown_cells(self.facts, self.objections)

    @property
    def line(self) -> Sequence[str]:
        """What follows the move, told where no fact tells."""
        return () if self.facts else self.move.line


def heading(language: str, match: Match) -> str:
    """Return the title of a review."""
    return locales.say(language, "review-heading", **match_data(language, match))


def waiting_text(language: str, match: Match, before: int) -> str:
    """Return that a review is queued behind `before` others."""
    return locales.say(language, "review-waiting", id=str(match.id), before=before)


def review_lines(language: str, reading: Reading) -> list[str]:
    """Return a line for each turning point, and of how many positions the review is."""
    review, points = reading.review, reading.points
    lines = [_point_line(language, reading, number, point) for number, point in enumerate(points, 1)]
    if not points:
        lines.append(locales.say(language, "review-clean", own=reading.player is not None))
    if review.is_sample:
        lines.append(locales.say(language, "review-sample", looked=review.looked, positions=len(review.glances)))
    return lines


def _point_line(language: str, reading: Reading, number: int, point: TurningPoint) -> str:
    line = locales.say(
        language,
        "review-point",
        number=number,
        ply=reading.ply(point),
        player=distinct_names(language, reading.match)[point.player],
        played=point.played,
        before=percent(point.before),
        after=percent(point.after),
    )
    return _with_draws(language, "review-point-draws", line, point)


def _with_draws(language: str, message: str, line: str, point: TurningPoint) -> str:
    """Return a line on the chances to win at a turning point, with those of a draw in a message if there are any."""
    before, after = percent(point.drawn_before), percent(point.drawn_after)
    return locales.say(language, message, line=line, before=before, after=after) if before or after else line


def shown_lines(language: str, reading: Reading, number: int, shown: Shown, *, drawn: bool = True) -> list[str]:
    """Return what is said of a move at a turning point. `drawn`: whether small boards show what follows it."""
    match, point = reading.match, reading.point(number)
    text = locales.say(
        language,
        "review-better" if shown.is_better else "review-played",
        id=str(match.id),
        ply=reading.ply(point),
        player=distinct_names(language, match)[point.player],
        move=shown.move.move,
        before=percent(point.before),
        after=percent(point.after),
    )
    draws = "review-better-draws" if shown.is_better else "review-point-draws"
    text = _with_draws(language, draws, text, point)
    lines = [text, *fact_lines(language, shown.facts, shown.objections)]
    if shown.line:
        tell = continuation if shown.is_better else refutation
        told = tell(match, reading.before(number), shown.move.move, shown.line, language)
        lines.append(f"• {locales.say(language, 'line-drawn', line=told) if drawn else told}")
    return lines


def try_text(language: str, reading: Reading, number: int) -> str:
    """Return the question what one would play at a turning point."""
    match, point = reading.match, reading.point(number)
    return locales.say(
        language,
        "review-try",
        player=distinct_names(language, match)[point.player],
        ply=reading.ply(point),
        id=str(match.id),
        played=point.played,
    )


def tried_text(language: str, point: TurningPoint, move: str, told: Outlook) -> str:
    """Return how good a tried move is; `told` is what is told of the chances after it."""
    chance, draw = told[point.player], told[-1]
    loss = replace(point, after=chance, drawn_after=draw).loss
    good = loss <= CLOSE or chance >= CERTAIN
    message = "review-try-right" if move == point.better else "review-try-good" if good else "review-try-wrong"
    line = locales.say(language, message, move=move, percent=percent(chance), best=percent(point.before))
    drawn, best = percent(draw), percent(point.drawn_before)
    if message == "review-try-right" or not (drawn or best):
        return line
    return locales.say(language, "review-try-draws", line=line, percent=drawn, best=best)
