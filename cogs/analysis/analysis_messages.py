"""The thinking board as a private message: the place that is shown, and how a move is picked there."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, Unpack

import discord

import locales
from cogs.analysis.analysis_views import Thinking
from cogs.core.controls import Button, ButtonLook, view
from cogs.core.messages import Message
from cogs.core.pages import SIGNS
from cogs.playing.board_messages import Marks
from cogs.playing.move_steps import step_message
from cogs.playing.picking import Picking, PickWords
from engine import State
from matches.analysis.analysis_tree import Node
from wording.formatting import safe
from wording.thinking import MOST_SHOWN, heading, move_text, note_lines, tried_lines, where_lines

LONGEST_TREE: Final = 500
"""Maximal length of the tree as text, in characters."""
_FIRST_NUMBER: Final = re.compile(r"^([0-9]+)\.")
"""What Discord would take for the beginning of a list."""
WORDS: Final = PickWords(
    on="think-on", ahead="think-ahead", confirm="button-think-confirm", near="button-think-near", title="think-title"
)


async def thinking_message(thinking: Thinking, said: str = "") -> Message:
    """Return the message of a place; `said` comes first. Where the match is over, there is nothing to pick."""
    picking = thinking_picking(thinking, said)
    if thinking.state.turn is not None:
        return await step_message(picking, ())
    return Message(picking.opening, [await picking.draw(thinking.state)], view(*picking.exits))


def thinking_picking(thinking: Thinking, said: str = "") -> Picking:
    """Return a place for the move picker."""

    async def draw(state: State, **marks: Unpack[Marks]) -> discord.File:
        if state is thinking.state and not marks.get("refused"):
            marks["typed"] = marks.get("typed") or None  # targets of all pieces would hide the board
        return await thinking.draw(state, **marks)

    async def remark(state: State) -> str:
        return "\n".join(note_lines(thinking.language, thinking.notes, state))

    return Picking(
        thinking.state,
        thinking.solver.reader,
        draw,
        thinking.moment,
        place_text(thinking, said),
        list(_ways(thinking)),
        actions="think-",
        occasion=thinking.solver.occasion,
        draws_refusals=True,
        words=WORDS,
        remark=remark,
    )


def place_text(thinking: Thinking, said: str = "", *, notes: int = MOST_SHOWN) -> str:
    """Return the text of a place: heading, tree, where one is, what was tried there, and notes of some length."""
    lines = [
        said,
        heading(thinking),
        tree_text(thinking),
        " ".join(where_lines(thinking)),
        *tried_lines(thinking),
        *note_lines(thinking.language, thinking.notes, thinking.state, notes),
    ]
    return "\n".join(filter(None, lines))


def tree_text(thinking: Thinking) -> str:
    """Return the tree as one line: the match's own line is bold, and the place is in a box."""

    def word(node: Node) -> str:
        text = _ply_text(node.text) if node.is_ply else safe(move_text(thinking, node))
        shown = f"`{text}`" if node == thinking.node else text
        return f"**{shown}**" if node.is_main else shown

    written = thinking.analysis.tree.written(thinking.node, word, LONGEST_TREE)
    return _FIRST_NUMBER.sub(r"\1\.", written)


@lru_cache(maxsize=10_000)
def _ply_text(text: str) -> str:
    """Return a ply as it stands in a text."""
    return safe(locales.kept_together(text))


def _ways(thinking: Thinking) -> Iterator[Button]:
    """Yield the buttons to the place before and after, to the whole line, and to everything else."""
    language, tree = thinking.language, thinking.analysis.tree
    for name, there in (("back", tree.parent(thinking.node)), ("forward", tree.next(thinking.node))):
        yield way(thinking, there, name, emoji=SIGNS[name])
    yield Button.to("think-line", *thinking.moment, label=locales.say(language, "button-think-line"))
    yield Button.to("think-more", *thinking.moment, label=locales.say(language, "button-more"))


def way(thinking: Thinking, there: Node | None, name: str, **look: Unpack[ButtonLook]) -> Button:
    """Return a button to another place, disabled if there is none; `name` keeps the ids of a message apart."""
    subject, spot, turned = thinking.moment
    look["disabled"] = there is None or there == thinking.node
    return Button.to("think-at", subject, there.spot if there else spot, turned, name, **look)


def back_button(thinking: Thinking) -> Button:
    """Return the button from a panel to the board."""
    label = locales.say(thinking.language, "button-think-back")
    return Button.to("think-at", *thinking.moment, "board", label=label, style=discord.ButtonStyle.primary)


async def panel_message(thinking: Thinking, lines: Sequence[str], controls: discord.ui.View) -> Message:
    """Return a panel about a place: its board with the heading, where it is, and `lines`."""
    text = "\n".join(filter(None, (heading(thinking), " ".join(where_lines(thinking)), *lines)))
    return Message(text, [await thinking.draw(thinking.state)], controls)
