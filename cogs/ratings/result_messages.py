"""Results as a message: the picture, the figures in words, and the latest matches with links."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, Final

import discord
from discord import ui

import locales
from cogs.core.controls import Button, Item, view
from cogs.core.messages import Message, picture_file
from cogs.core.preferences import Reader
from engine import GAMES
from matches import COMPUTER, NAMELESS, Listing, Person
from matches.ratings.results_service import Counts, Ended, Results, added_sides
from renderer import Sheet, render_results
from wording.formatting import game_name, match_url, names_listed, safe, shorten, timestamp
from wording.side_marks import marked_side

ROOM: Final = 3_600
"""Most characters of all lines together: of the 4,000 in a message some are left for what surrounds them."""
LONGEST_NAME: Final = 24
"""Most characters of a name in a line about a match."""
JOINED: Final = "\u2060–\u2060"
"""A dash without a line break around it."""
AT_LEAST: Final = 2
"""Least length of a streak of rematches that is reported."""


def _nobody(_: Listing) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Telling:
    """Results and their audience: the person alone, or everybody in a channel."""

    results: Results
    person: Person
    """The owner of the results."""
    reader: Reader
    public: bool = False
    unlisted: frozenset[int] = frozenset()
    """Users whose names are hidden."""
    is_elsewhere: Callable[[Listing], bool] = _nobody
    """Returns whether some readers may not see a match. Such a match is listed without names and link."""

    @property
    def language(self) -> str:
        return self.reader.language

    @property
    def others(self) -> tuple[str, ...]:
        """The raw names of the others whose matches were asked for, including Trilithon."""
        computers = (COMPUTER,) if self.results.against_computers else ()
        return (*(person.name for person in self.results.others), *computers)


async def results_message(telling: Telling, buttons: Iterable[Button] = ()) -> Message:
    """Return results with their picture, and the buttons below."""
    sheet = sheet_of(telling)
    file = await picture_file("trilithon-results", render_results, sheet, telling.language, telling.reader.theme)
    told = [*head_lines(telling)], [*row_lines(telling)], [*streak_lines(telling)], [*latest_lines(telling)]
    head, *texts = (ui.TextDisplay[Any]("\n".join(lines)) for lines in fitting(told, ROOM) if lines)
    parts: list[Item] = [head, ui.MediaGallery(discord.MediaGalleryItem(file)), *texts]
    return Message(files=[file], parts=parts, controls=view(*buttons))


def nothing_message(language: str, names: Sequence[str], results: Results, buttons: Iterable[Button]) -> Message:
    """Return the answer for no results: how to begin a match, and the results of practice against computers."""
    nothing = locales.say(
        language,
        "results-nobody",
        names=tuple(map(safe, names)),
        game=game_name(language, GAMES[results.game]) if results.game else "none",
        practised=bool(results.practice.played),
    )
    text, controls = "\n".join([nothing, *practice_lines(language, results)]), [*buttons]
    return Message(text, controls=view(*controls) if controls else None)


def sheet_of(telling: Telling) -> Sheet:
    """Return the data of the picture."""
    results = telling.results
    games = results.by_side.items()
    return Sheet(
        names=(telling.person.name, *telling.others),
        games={game: {side: _counts(tally) for side, tally in sides.items()} for game, sides in games},
        latest=[ended.outcome for ended in results.latest],
        levels={level: _counts(tally) for level, tally in results.by_level.items()},
    )


def head_lines(telling: Telling) -> Iterator[str]:
    """Yield the heading and the totals."""
    results, language = telling.results, telling.language
    others, own = tuple(map(safe, telling.others)), safe(telling.person.name)
    yield locales.say(
        language,
        "results-heading",
        public=telling.public,
        together=bool(others),
        player=own,
        others=others,
        game=game_name(language, GAMES[results.game]) if results.game else "none",
    )
    total = results.total
    yield locales.say(language, "results-total", public=telling.public, player=own, **_numbers(total))
    if set(results.wins.values()) != {total.lost} and results.wins:
        wins = {own: total.won, **{safe(person.name): results.wins[person.user] for person in results.others}}
        each = tuple(locales.say(language, "results-win", name=name, count=count) for name, count in wins.items())
        yield locales.say(language, "results-wins", wins=each)


def row_lines(telling: Telling) -> Iterator[str]:
    """Yield the results by level, and by game and side."""
    results, language = telling.results, telling.language
    for level, tally in results.by_level.items():
        name = locales.say(language, "results-level", level=level)
        yield locales.say(language, "results-row", what=name, sides=(), **_numbers(tally))
    for game, sides in results.by_side.items():
        known = [(marked_side(language, GAMES[game], side), tally) for side, tally in sides.items() if side is not None]
        told = tuple(locales.say(language, "results-side", side=name, figures=_figures(tally)) for name, tally in known)
        named = game_name(language, GAMES[game])
        yield locales.say(language, "results-row", what=named, sides=told, **_numbers(added_sides(sides)))


def streak_lines(telling: Telling) -> Iterator[str]:
    """Yield streaks, the longest and the shortest match, and the results that are not counted here."""
    results, language = telling.results, telling.language
    streaks, rematches = results.streaks, results.rematches
    longest = {"won": streaks.longest.get("won", 0), "lost": streaks.longest.get("lost", 0)}
    yield locales.say(language, "results-streak", outcome=streaks.current, length=streaks.length, **longest)
    if rematches.length >= AT_LEAST:
        yield locales.say(language, "results-rematches", outcome=rematches.current, length=rematches.length)
    if results.longest and results.shortest:
        lengths = {"longest": length_text(telling, results.longest), "shortest": length_text(telling, results.shortest)}
        yield locales.say(language, "results-lengths", **lengths)
    if not telling.public:
        yield from practice_lines(language, results)


def practice_lines(language: str, results: Results) -> Iterator[str]:
    """Yield the results of practice matches, if there are any that are not counted."""
    if results.practice.played:
        option = locales.say(language, "command-results-person")
        yield locales.say(language, "results-practice", option=option, **_numbers(results.practice))


def latest_lines(telling: Telling) -> Iterator[str]:
    """Yield the matches that ended last."""
    yield locales.say(telling.language, "results-latest")
    for ended in telling.results.latest:
        yield locales.say(
            telling.language,
            "results-ended",
            outcome=locales.say(telling.language, f"results-{ended.outcome}"),
            match=length_text(telling, ended),
            names=opponents(telling, ended.match),
            at=timestamp(ended.ended_at, "d"),
            rated=ended.change is not None,
            change=f"{ended.change or 0:+d}".replace("-", "−"),
        )


def length_text(telling: Telling, ended: Ended) -> str:
    """Return a match's game and length, with a link to its last board for readers who may see it."""
    name = game_name(telling.language, ended.match.game)
    text = locales.say(telling.language, "results-length", game=name, plies=ended.plies)
    return text if telling.is_elsewhere(ended.match) else f"[{text}]({match_url(ended.match)})"


def opponents(telling: Telling, match: Listing) -> tuple[str, ...]:
    """Return the opponents to name in a match; none if they are exactly those asked for, or must not be shown."""
    others = match.opponents(telling.person.user)
    asked = {person.user for person in telling.results.others}
    if telling.is_elsewhere(match) or {seat.user for seat in others} == asked:
        return ()
    shown = names_listed(telling.language, [seat for seat in others if seat.user not in telling.unlisted])
    hidden = sum(seat.user in telling.unlisted for seat in others)
    return tuple(safe(shorten(name, LONGEST_NAME)) for name in (*shown, *[NAMELESS] * hidden))


def fitting(paragraphs: Sequence[Sequence[str]], room: int) -> Iterator[list[str]]:
    """Yield the lines of each paragraph that fit into `room` characters; earlier paragraphs take precedence."""
    for lines in paragraphs:
        ends = accumulate(len(line) + 1 for line in lines)
        shown = [line for line, end in zip(lines, ends, strict=True) if end <= room]
        room -= sum(len(line) + 1 for line in shown)
        yield shown


def _counts(tally: Counts) -> tuple[int, int, int]:
    return tally.won, tally.drawn, tally.lost


def _numbers(tally: Counts) -> dict[str, int]:
    return {"won": tally.won, "drawn": tally.drawn, "lost": tally.lost}


def _figures(tally: Counts) -> str:
    return JOINED.join(map(str, _counts(tally)))
