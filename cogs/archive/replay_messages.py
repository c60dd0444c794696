"""A page of the viewer as a private message: a board, its entry, and buttons to other pages."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Unpack

import discord

import locales
from cogs.challenges.positions import play_from_button
from cogs.computers.review_messages import review_buttons
from cogs.core.controls import Button, ButtonLook, grouped
from cogs.core.messages import Contributions, Message
from cogs.core.pages import SIGNS
from cogs.core.preferences import Reader
from cogs.follows.follow_messages import follow_buttons
from cogs.playing.board_messages import Board, board_file, entry_text, rated_lines, result_text
from matches import NO_NOTES, Match, MatchError, Notes
from renderer import animation, perspectives
from wording.formatting import Harmless, match_data
from wording.thinking import note_lines

VIEW_BUTTONS: Final = Contributions[Board, Button]()
"""Buttons of a page by which a board is looked at otherwise."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the viewer, encoded in the ids of its controls."""

    match: int
    entry: int
    """The number of entries after which the board is shown."""
    turned: int = 0
    """Steps of rotation in addition to the reader's perspective."""
    since: int | None = None
    """The entry after which all changes are marked; None for the latest only."""

    @property
    def arguments(self) -> tuple[object, ...]:
        """The arguments for the `custom_id` of a control."""
        return self.match, self.entry, self.turned, "" if self.since is None else self.since


def play_on_buttons(board: Board) -> list[Button]:
    """Return the button that shows how computers would play on, once all people have left."""
    return [board.button("play-on")] if board.match.abandoned_by else []


async def page_message(
    latest: Match, page: Page, reader: Reader, user: int, notes: Notes = NO_NOTES, news: Sequence[object] = ()
) -> Message:
    """Return a page for a user with their `notes`; `latest` is the current state of the match, `news` as for a turn."""
    shown = latest.at(page.entry)
    page = replace(page, entry=shown.entries)
    seat = latest.seat_of(user)
    looked = latest.last_played(seat) if seat else None
    turned = replace(reader, perspective=reader.perspective + page.turned)
    return Message(
        "\n".join((page_text(shown, latest, page, reader.language), *note_lines(reader.language, notes, shown.state))),
        [await board_file(shown, turned, since=page.since)],
        page_controls(latest, page, reader.language, looked, user, news),
    )


def find_move(match: Match, written: int | str) -> int:
    """Return the entry of the move with a number. Raises MatchError("no-such-number")."""
    if isinstance(written, str) or not 0 <= written <= match.state.ply:
        typed = Harmless(written) if isinstance(written, int) else written
        raise MatchError("no-such-number", typed=typed, number=isinstance(written, int), last=match.state.ply)
    return match.entry_of(written)


def page_text(shown: Match, latest: Match, page: Page, language: str) -> str:
    """Return the match, the number of the move, what was played, and on the last page the result."""
    shown = replace(shown, language=language)
    heading = locales.say(
        language,
        "view-page",
        **match_data(language, shown),
        ply=shown.state.ply,
        last=latest.state.ply,
        stands=latest.stands(shown.entries),
    )
    marked = ""
    if page.since is not None:
        count = max(shown.state.ply - latest.at(page.since).state.ply, 0)
        marked = locales.say(language, "view-since", count=count)
    ended = result_text(language, shown) if shown.state.outcome else ""
    is_start = shown.state.entry is None  # its text mentions already that the match is rated
    rated = [] if is_start else rated_lines(language, shown)
    return "\n".join(filter(None, (heading, *rated, entry_text(shown), marked, ended)))


def page_controls(
    latest: Match, page: Page, language: str, looked: int | None, user: int, news: Sequence[object] = ()
) -> discord.ui.View:
    """Return the controls of a page.

    First, back, forward, last; a move by number, rotation, changes since one's own move, what features add, a thinking
    board, animation, record; review; deletion by the person who imported the match; Follow for people who may.
    """
    now, end = page.entry, latest.entries
    ways = {"first": 0, "back": now - 1, "forward": now + 1, "last": end}
    steps = [
        _page_button(
            replace(page, entry=at, since=None), name, emoji=SIGNS[name], disabled=at == now or not 0 <= at <= end
        )
        for name, at in ways.items()
    ]
    find = locales.say(language, "button-find")
    others = [Button.to("view-find", page.match, page.entry, page.turned, label=find)]
    if (ways_round := perspectives(latest.game)) > 1:
        other = replace(page, turned=(page.turned + max(ways_round // 2, 1)) % ways_round)
        others.append(_page_button(other, "flip", label=locales.say(language, "button-flip")))
    if looked is not None and looked < end:
        marked = replace(page, entry=end, since=looked)
        others.append(_page_button(marked, "since", label=locales.say(language, "button-since")))
    board = Board(latest, language, user, page.entry, news)
    others += [
        *VIEW_BUTTONS(board),
        board.button("think", *board.moment),
        board.button("animate"),
        board.button("record"),
    ]
    label, danger = locales.say(language, "button-unimport"), discord.ButtonStyle.danger
    gone = [Button.to("unimport", latest.id, label=label, style=danger)] if latest.imported_by == user else []
    reviewed = latest.imported_by == user or (latest.mover is None and latest.seat_of(user))
    review = review_buttons(board) if reviewed else []
    shown, runs = latest.at(now).state, latest.mover is not None and latest.imported_by is None
    ends = runs or shown.outcome or shown.out
    play_on = [] if ends else [play_from_button(language, f"match.{latest.id}.{now}")]
    return grouped(steps, others, [*review, *play_on, *gone, *follow_buttons(board)])


def film_text(match: Match, language: str) -> str:
    """Return the text of an animation, which mentions if boards are left out."""
    lines = [locales.say(language, "view-film", **match_data(language, match))]
    if (stride := animation.stride(match.entries)) > 1:
        lines.append(locales.say(language, "view-film-part", stride=stride, boards=match.entries + 1))
    return "\n".join(lines)


def played_on_text(match: Match, played: Match, language: str) -> str:
    """Return how a match ended that computers continued, or that it did not end."""
    count = played.state.ply - match.state.ply
    lines = [locales.say(language, "played-on", id=str(match.id), count=count)]
    lines.append(result_text(language, played) if played.state.outcome else locales.say(language, "played-on-open"))
    return "\n".join(lines)


def _page_button(page: Page, name: str, **look: Unpack[ButtonLook]) -> Button:
    """Return a button to a page; `name` keeps the ids of two buttons to the same page apart."""
    return Button.to("view", *page.arguments, name, **look)
