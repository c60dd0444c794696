"""Planned answers as private messages: the list of lines, a single line, and the picker for its next move."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, Unpack

import discord
from discord import ui

import locales
from cogs.core.controls import Button, Item, select, select_id, text_modal, view
from cogs.core.messages import Message
from cogs.core.preferences import Reader
from cogs.playing.board_messages import Board, Marks, board_file, renamed
from cogs.playing.picking import Picking, PickWords
from engine import State
from matches import Match, MatchError
from matches.plans.plan_reading import LONGEST_TEXT, example_lines
from matches.plans.plan_rules import LONGEST_LINE, MOST_LINES, Ahead, LineStatus, Plan, roles, write_moves
from wording.formatting import game_name, match_url, names_of, opponent_names, safe, shorten

FILE: Final = "trilithon-plan.png"
"""The name of all pictures here, which shows that they are no boards to reply to."""
LONGEST_SHOWN: Final = 180
"""Approximate maximal length of a line in the list, in characters."""
REPLY_WORDS: Final = PickWords(
    on="plan-reply-on",
    ahead="plan-reply-ahead",
    confirm="button-plan-reply",
    near="button-plan-near",
    title="plan-reply-title",
)
ANSWER_WORDS: Final = PickWords(
    on="plan-answer-on",
    ahead="plan-answer-ahead",
    confirm="button-plan-answer",
    near="button-plan-near",
    title="plan-answer-title",
)


def plan_message(plan: Plan, language: str, said: str = "") -> Message:
    """Return a player's list of lines with its controls; `said` comes first."""
    match = plan.match
    names = opponent_names(language, match, plan.seat.person.user)
    lines = [
        said,
        locales.say(language, "plan-heading", game=game_name(language, match.game), names=names),
        *(f"{number}. {line_text(line)}" for number, line in enumerate(plan.lines, 1)),
    ]
    if plan.held:
        lines.append(locales.say(language, "plan-held", move=plan.held, link=match_url(match)))
    elif not plan.is_open:
        lines.append(locales.say(language, "plan-closed", link=match_url(match)))
    elif not plan.lines:
        lines.append(locales.say(language, "plan-none", player=_replier(language, plan.start(), match)))
        lines.append(locales.say(language, "plan-others") if match.game.players > 2 else "")
    return Message("\n".join(filter(None, lines)), controls=view(*_list_controls(plan, language)))


def _list_controls(plan: Plan, language: str) -> Iterator[Item]:
    match = plan.match
    if plan.lines:
        texts = [f"{number}. {line_text(line).replace('`', '')}" for number, line in enumerate(plan.lines, 1)]
        labels = {str(line.mark): shorten(text) for line, text in zip(plan.lines, texts, strict=True)}
        yield select(select_id("plan-line", match.id), labels, placeholder=locales.say(language, "plan-choose"))
    if plan.is_open and len(plan.lines) < MOST_LINES:
        yield _add_button(plan, language)
        yield Button.to("plan-write", match.id, 0, label=locales.say(language, "button-plan-write"))
    if plan.lines:
        yield Button.to("plan-clear", match.id, label=locales.say(language, "button-plan-clear"))


def _add_button(plan: Plan, language: str) -> Button:
    label, style = locales.say(language, "button-plan-add"), discord.ButtonStyle.primary
    return Button.to("plan-add", plan.match.id, plan.match.entries, 0, label=label, style=style)


def line_text(line: LineStatus) -> str:
    """Return the text of a line for a list: replies, each with its answer after an arrow, cut if too long."""
    parts: list[str] = []
    shown = [*roles(line.start, line.moves)]
    for own, move in shown:
        if sum(map(len, parts)) > LONGEST_SHOWN:
            return " ".join([*parts, "…"])
        parts.append(f"→ `{move}`" if own else f"· `{move}`" if parts else f"`{move}`")
    if shown and not shown[-1][0]:
        parts.append("→ …")
    return " ".join(parts)


async def line_message(plan: Plan, line: LineStatus, reader: Reader, said: str = "") -> Message:
    """Return one line with the board it leads to and its controls; `said` comes first."""
    match, language, end = plan.match, reader.language, line.end
    lines = [said, locales.say(language, "plan-line", moves=line_text(line), link=match_url(match))]
    boards = []
    if end is None:
        lines.append(locales.say(language, "plan-line-blocked"))
    else:
        since = match.entries if len(line.moves) > 1 else None
        boards = [await _draw(match, end.state, reader, since=since)]
        lines.append(locales.say(language, "plan-others") if match.game.players > 2 else "")
    return Message("\n".join(filter(None, lines)), boards, view(*_line_controls(plan, line, language)))


def _line_controls(plan: Plan, line: LineStatus, language: str) -> Iterator[Item]:
    match, end = plan.match, line.end
    if plan.is_open:
        if end and not end.state.outcome and len(line.moves) < LONGEST_LINE:
            code, style = "button-plan-answer-it" if end.is_own else "button-plan-go-on", discord.ButtonStyle.primary
            go_on = match.id, match.entries, line.mark
            yield Button.to("plan-add", *go_on, label=locales.say(language, code), style=style)
        yield Button.to("plan-cut", match.id, line.mark, label=locales.say(language, "button-plan-cut"))
        yield Button.to("plan-write", match.id, line.mark, label=locales.say(language, "button-plan-rewrite"))
    yield Button.to("plan-drop", match.id, line.mark, label=locales.say(language, "button-plan-drop"))
    yield _list_button(match, language)


def _list_button(match: Match, language: str) -> Button:
    return Button.to("plans", match.id, label=locales.say(language, "button-plan-list"))


def plans_button(match: Match, language: str) -> Button:
    """Return the button from a match to one's planned answers."""
    return Button.to("plans", match.id, label=locales.say(language, "button-plans"))


def planning_buttons(board: Board) -> list[Button]:
    """Return the button to the planned answers of a person who has just played."""
    return [plans_button(board.match, board.language)]


def plans_buttons(board: Board) -> list[Button]:
    """Return the same for a player while another is to move; a team plans nothing."""
    match, seat = board.match, board.seat
    plans = seat and match.is_in(seat) and match.mover not in (None, seat) and seat.is_person
    return [plans_button(match, board.language)] if plans else []


def plan_picking(plan: Plan, line: LineStatus | None, reader: Reader) -> Picking:
    """Return the `Picking` for the next move of a line, or of a new one.

    Raises MatchError("plan-line-gone") for a line that can no longer be played.
    """
    match, language = plan.match, reader.language
    ahead = line.end if line else plan.start()
    if ahead is None:
        raise MatchError("plan-line-gone")

    async def draw(state: State, **marks: Unpack[Marks]) -> discord.File:
        return await _draw(match, state, reader, **marks)

    data = {"game": game_name(language, match.game), "player": _replier(language, ahead, match)}
    code = "plan-answer-begin" if ahead.is_own else "plan-reply-begin"
    after = locales.say(language, "plan-after", moves=line_text(line)) if line else ""
    return Picking(
        ahead.state,
        reader,
        draw,
        (match.id, match.entries, line.mark if line else 0),
        "\n".join(filter(None, (after, locales.say(language, code, **data)))),
        [_list_button(match, language)],
        actions="plan-",
        task=after,
        words=ANSWER_WORDS if ahead.is_own else REPLY_WORDS,
    )


def write_modal(plan: Plan, line: LineStatus | None, language: str) -> ui.Modal:
    """Return the modal for writing new lines, or for rewriting one."""
    several = plan.match.game.players > 2
    example = example_lines(line.start if line else plan.start(), 1)
    hint = locales.say(language, "plan-write-hint", several=several, example=example)
    return text_modal(
        locales.say(language, "plan-write-title", game=game_name(language, plan.match.game)),
        locales.say(language, "plan-write-label"),
        "plan-written",
        plan.match.id,
        line.mark if line else 0,
        description=hint,
        default=write_moves(line.moves) if line else None,
        max_length=LONGEST_TEXT,
        style=discord.TextStyle.paragraph,
    )


def _replier(language: str, ahead: Ahead, match: Match) -> str:
    turn = ahead.state.turn
    return "" if turn is None else safe(names_of(language, match)[turn])


async def _draw(match: Match, state: State, reader: Reader, **marks: Unpack[Marks]) -> discord.File:
    return renamed(await board_file(replace(match, state=state), reader, **marks), FILE)
