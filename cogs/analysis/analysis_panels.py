"""The panels of a thinking board: the line with its places, everything else, and what the computer thinks."""

from collections.abc import Iterator, Sequence
from typing import Final

import discord
from discord import ui

import locales
from cogs.analysis.analysis_messages import (
    back_button,
    panel_message,
    thinking_picking,
    tree_text,
    way,
)
from cogs.analysis.analysis_views import Thinking
from cogs.analysis.note_messages import boards_button
from cogs.analysis.showing_lines import show_line_button
from cogs.challenges.positions import play_from_button
from cogs.core.controls import SELECTABLE, Button, Item, grouped, select_id
from cogs.core.messages import LoadedContributions, Message
from cogs.core.pages import SIGNS
from cogs.plans.plan_messages import plans_button
from engine import GAMES
from matches import Advice
from matches.analysis.analysis_moves import onward
from matches.analysis.analysis_tree import Node
from renderer import has_top_view, perspectives
from wording.formatting import shorten
from wording.thinking import advice_lines, circled, heading, leaving_text, move_text, note_lines, where_lines

LOOKS: Final = LoadedContributions[Thinking, Button]()
"""Buttons by which a place is looked at otherwise."""
LONG_NOTE: Final = 680
"""Approximate maximal length of each note in the panel."""

# The line.


async def line_message(thinking: Thinking) -> Message:
    """Return the panel from which one goes to any place, or deletes."""
    return await panel_message(thinking, [tree_text(thinking)], line_controls(thinking))


def line_controls(thinking: Thinking) -> ui.View:
    """Return the select of places, the ways to some of them, and what changes the tree."""
    language, tree, node = thinking.language, thinking.analysis.tree, thinking.node
    ways = [way(thinking, tree.start, "first", emoji=SIGNS["first"])]
    if thinking.analysis.match:
        ways.append(way(thinking, tree.current, "now", label=locales.say(language, "button-think-now")))
    thought = tree.thought(node) if node.is_main else None
    if thought and thought != tree.next(node):
        ways.append(way(thinking, thought, "thought", label=locales.say(language, "button-think-thought")))
    ways.append(Button.to("think-find", *thinking.moment, label=locales.say(language, "button-find")))
    if count := len(tree.stored_below(node)):
        label, danger = locales.say(language, "button-think-delete", count=count), discord.ButtonStyle.danger
        ways.append(Button.to("think-delete", *thinking.moment, label=label, style=danger))
    ways.append(back_button(thinking))
    places = list(_places_select(thinking))
    return grouped(places, ways)


def _places_select(thinking: Thinking) -> Iterator[Item]:
    """Yield the select of the places around this one, in the written order, if there are any."""
    pieces = thinking.analysis.tree.pieces(thinking.node)
    at = next((number for number, piece in enumerate(pieces) if piece.node == thinking.node), 0)
    first = max(min(at - SELECTABLE // 2, len(pieces) - SELECTABLE), 0)
    options = [_place_option(thinking, piece.node) for piece in pieces[first : first + SELECTABLE]]
    if options:
        identity = select_id("think-go", *thinking.moment, thinking.solver.occasion)
        placeholder = locales.say(thinking.language, "think-choose-place")
        yield ui.Select(custom_id=identity, placeholder=placeholder, options=options)


def _place_option(thinking: Thinking, node: Node) -> discord.SelectOption:
    kind = "played" if node.is_main else "taken-back" if node.entry is not None else "tried"
    return discord.SelectOption(
        label=shorten(f"{node.ply}. {move_text(thinking, node)}"),
        description=locales.say(thinking.language, "think-place-kind", kind=kind),
        value=str(node.spot),
        emoji="➡️" if node == thinking.node else None,
    )


# Everything else.


async def more_message(thinking: Thinking, user: int, *, alone: bool) -> Message:
    """Return the panel of all that can be done with a place, with the notes at greater length.

    `user`: the person's id. `alone`: whether nobody else reads in the place, so that nothing can be shown to others.
    """
    notes = note_lines(thinking.language, thinking.notes, thinking.state, LONG_NOTE)
    looks = await LOOKS(thinking.solver.services, thinking)
    return await panel_message(thinking, list(notes), place_controls(thinking, user, looks, alone=alone))


def place_controls(thinking: Thinking, user: int, looks: Sequence[Button], *, alone: bool) -> ui.View:
    """Return the buttons of the panel, with arguments as of `more_message`; `looks`: what features add."""
    ways = [*_to_match(thinking, user), *_from_here(thinking, alone=alone)]
    groups = ways, _about_place(thinking), _leave_buttons(thinking), [*looks, *_looks(thinking)]
    return grouped(*map(list, groups))


def _to_match(thinking: Thinking, user: int) -> Iterator[Button]:
    """Yield the ways from thinking to playing, for a player of a running match."""
    match, language, seat = thinking.analysis.match, thinking.language, onward(thinking.analysis, thinking.node, user)
    if match is None or seat is None:
        return
    if match.mover == seat:
        label, style = locales.say(language, "button-think-enter"), discord.ButtonStyle.success
        yield Button.to("think-enter", *thinking.moment, label=label, style=style)
    elif seat.is_person:
        yield Button.to("think-plan", *thinking.moment, label=locales.say(language, "button-think-plan"))
        yield plans_button(match, language)


def _from_here(thinking: Thinking, *, alone: bool) -> Iterator[Button]:
    """Yield *Play on from here* and *Show it*, where no match runs that they would tell of."""
    match, state, language = thinking.analysis.match, thinking.state, thinking.language
    if match and match.mover and match.imported_by is None:
        return
    if not (state.outcome or state.out):
        subject, spot, _ = thinking.moment
        yield play_from_button(language, f"analysis.{subject}.{spot}")
    if thinking.node.text and not alone:
        yield show_line_button(language, "think-show", *thinking.moment)


def _about_place(thinking: Thinking) -> Iterator[Button]:
    language, state = thinking.language, thinking.state
    yield Button.to("think-note", *thinking.moment, label=locales.say(language, "button-note"))
    if state.turn is not None:
        yield Button.to("think-advise", *thinking.moment, label=locales.say(language, "button-think-advise"))
    if thinking.analysis.match is None:
        label = locales.say(language, "button-think-rename")
        yield Button.to("think-rename", thinking.analysis.id, "board", label=label)
    yield boards_button(language)


def _leave_buttons(thinking: Thinking) -> Iterator[Button]:
    """Yield a button for each player who may leave: what if they do?"""
    if thinking.state.outcome:
        return
    for player, name in enumerate(thinking.names):
        if player not in thinking.state.out:
            label = shorten(leaving_text(thinking, name.replace("\\", "")), 80)
            yield Button.to("think-leave", *thinking.moment, player, label=label)


def _looks(thinking: Thinking) -> Iterator[Button]:
    """Yield other looks at the board, and the way back to it."""
    language, game = thinking.language, GAMES[thinking.state.game.id]
    if (ways_round := perspectives(game)) > 1:
        subject, spot, _ = thinking.moment
        other = (thinking.turned + max(ways_round // 2, 1)) % ways_round
        yield Button.to("think-at", subject, spot, other, "flip", label=locales.say(language, "button-flip"))
    if has_top_view(game):
        yield Button.to("think-above", *thinking.moment, label=locales.say(language, "button-plan"))
    yield Button.to("think-text", *thinking.moment, label=locales.say(language, "button-text"))
    yield back_button(thinking)


# What the computer thinks.


async def advice_message(thinking: Thinking, advice: Advice) -> Message:
    """Return the chances at a place, and the best moves with their reasons."""
    picking = thinking_picking(thinking)
    lines = [heading(thinking), " ".join(where_lines(thinking)), *advice_lines(thinking, advice)]
    board = await picking.draw(thinking.state, pointed=circled(advice))
    tries = [picking.button("play", each.move, label=shorten(each.move, 80)) for each in advice.moves]
    return Message("\n".join(filter(None, lines)), [board], grouped(tries, [back_button(thinking)]))
