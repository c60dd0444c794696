"""The controls of the thinking board: trying moves, going about in the tree, its panels, and its notes."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import locales
from cogs.analysis.analysis_messages import place_text, thinking_message, thinking_picking
from cogs.analysis.analysis_panels import advice_message, line_message, more_message
from cogs.analysis.analysis_views import (
    Thinking,
    file_shows,
    replied_analysis,
    thinking_at,
)
from cogs.analysis.note_messages import note_modal
from cogs.analysis.notes import store_notes
from cogs.analysis.showing_lines import check_line, comment_modal, show_line, submitted_comment
from cogs.core.actions import action
from cogs.core.answers import open_modal, send_own, show_own
from cogs.core.client import Client, Interaction
from cogs.core.controls import modal_text, parse_number, text_modal
from cogs.core.followups import is_direct
from cogs.core.messages import Message
from cogs.core.queues import Queue
from cogs.playing.move_submission import refusal_message
from cogs.playing.move_words import understood
from cogs.playing.picker import Pick
from cogs.playing.picking import Picking
from cogs.training.exercise_messages import Solver, solver_of
from cogs.training.picture_replies import PictureCog, Shown, patiently
from engine import IncompleteMove, MoveError, State
from matches import Analysis, MatchError
from matches.analysis.analysis_models import read_subject
from matches.analysis.analysis_tree import Node, Spot, read_spot
from renderer import View, text_board
from wording.formatting import game_name

LONGEST_NUMBER = 6
"""Maximal number of digits of a move's number."""


@dataclass(frozen=True, slots=True)
class ThinkPick(Pick):
    """A move to try on a thinking board."""

    analysis: Analysis
    spot: Spot
    turned: int
    actions = "think-"

    async def picking(self, interaction: Interaction) -> Picking | None:
        """Return the place; if it is gone, or the match over there, show what there is instead."""
        thinking = await place_or_nearest(interaction, self.analysis, self.spot, self.turned)
        if thinking is None:
            return None
        if thinking.state.turn is None:
            await show_own(interaction, await thinking_message(thinking))
            return None
        return thinking_picking(thinking)

    async def show(self, interaction: Interaction, step: Message) -> None:
        await show_own(interaction, step)

    def is_at_once(self, _: Interaction) -> bool:
        """Return True: nothing is at stake on a thinking board."""
        return True

    async def play(self, interaction: Interaction, move: str) -> None:
        """Try a move and show where it leads; after half of a move, show the next step."""
        thinking = await place_or_nearest(interaction, self.analysis, self.spot, self.turned)
        if thinking is None:
            return
        text = understood(thinking.state, move)
        try:
            shown = await tried(thinking, text)
        except MoveError as refusal:
            answer = show_own if isinstance(refusal, IncompleteMove) else send_own
            await answer(interaction, await refusal_message(thinking_picking(thinking), text, refusal))
        else:
            await show_own(interaction, shown)


async def tried(thinking: Thinking, text: str) -> Message:
    """Return the board after a move that is tried. Raises MoveError, MatchError."""
    analysis, node = await thinking.solver.services.analyses.add(thinking.analysis, thinking.node, text)
    return await thinking_message(await thinking.at(node, analysis))


async def place_or_nearest(interaction: Interaction, analysis: Analysis, spot: Spot, turned: int) -> Thinking | None:
    """Return a place; if it was deleted, show the nearest that there is, and return None."""
    try:
        return await thinking_at(solver_of(interaction), analysis, spot, turned)
    except MatchError as gone:
        if gone.code != "analysis-gone":
            raise
    nearest = await thinking_at(solver_of(interaction), analysis, analysis.latest.spot, turned)
    await show_own(interaction, await thinking_message(nearest, locales.say(nearest.language, "think-gone")))
    return None


@dataclass(frozen=True, slots=True)
class ShownPlace:
    """A place whose picture was replied to."""

    thinking: Thinking

    @property
    def state(self) -> State:
        return self.thinking.state

    async def current(self) -> None:
        """Return None: a place stays as it is."""

    async def play(self, text: str) -> Message:
        return await tried(self.thinking, text)

    async def explained(self, text: str, refusal: MoveError) -> Message:
        return await refusal_message(thinking_picking(self.thinking), text, refusal)


class ThinkingBoard(PictureCog):
    """Shows a place of an analysis, and whatever is done there."""

    pick = ThinkPick

    def __init__(self, bot: Client) -> None:
        super().__init__(bot)
        self._films = Queue("film")

    def shown_in(self, name: str) -> tuple[str, str] | None:
        return file_shows(name)

    async def find_shown(self, solver: Solver, what: str) -> Shown:
        subject, spot, turned = what.split(":")
        analysis = await replied_analysis(solver, read_subject(subject))
        return ShownPlace(await thinking_at(solver, analysis, read_spot(spot), int(turned)))

    # Going about

    @action("think-at")
    async def show(
        self, interaction: Interaction, analysis: Analysis, spot: Spot, turned: int, _button: str = ""
    ) -> None:
        if thinking := await place_or_nearest(interaction, analysis, spot, turned):
            await show_own(interaction, await thinking_message(thinking))

    @action("think-go", "select")
    async def go(
        self, interaction: Interaction, analysis: Analysis, _spot: Spot, turned: int, _occasion: int, chosen: Spot
    ) -> None:
        await self.show(interaction, analysis, chosen, turned)

    @action("think-line")
    async def show_places(self, interaction: Interaction, analysis: Analysis, spot: Spot, turned: int) -> None:
        """Show the panel of the places."""
        if thinking := await place_or_nearest(interaction, analysis, spot, turned):
            await show_own(interaction, await line_message(thinking))

    @action("think-find", opens_modal=True)
    async def ask_where(self, interaction: Interaction, analysis: Analysis, spot: Spot, turned: int) -> None:
        """Open a modal for the number of a move in this line."""
        thinking = await thinking_at(solver_of(interaction), analysis, spot, turned)
        language, line = thinking.language, analysis.tree.line(thinking.node)
        title = locales.say(language, "view-title", game=game_name(language, analysis.game))
        label = locales.say(language, "view-label", last=line[-1].ply)
        await open_modal(
            interaction, text_modal(title, label, "think-found", *thinking.moment, max_length=LONGEST_NUMBER)
        )

    @action("think-found", "modal")
    async def find(self, interaction: Interaction, analysis: Analysis, spot: Spot, turned: int) -> None:
        """Show the place with the submitted number in this line. Raises MatchError("no-such-number")."""
        text, line = modal_text(interaction).strip(), analysis.tree.line(analysis.tree.find(spot))
        await self.show(interaction, analysis, numbered(line, text).spot, turned)

    # Changing the tree

    @action("think-delete")
    async def delete(self, interaction: Interaction, analysis: Analysis, spot: Spot, turned: int) -> None:
        """Delete what was tried at a place and after it, and show what is left before."""
        if thinking := await place_or_nearest(interaction, analysis, spot, turned):
            changed, left = await self.bot.services.analyses.delete(analysis, thinking.node)
            said = locales.say(thinking.language, "think-deleted")
            await show_own(interaction, await thinking_message(await thinking.at(left, changed), said))

    @action("think-leave")
    async def leave(self, interaction: Interaction, analysis: Analysis, spot: Spot, turned: int, player: int) -> None:
        """Try that a player leaves."""
        if thinking := await place_or_nearest(interaction, analysis, spot, turned):
            await show_own(interaction, await tried(thinking, f"resign {player}"))

    # Panels and other looks

    @action("think-more")
    async def show_more(self, interaction: Interaction, analysis: Analysis, spot: Spot, turned: int) -> None:
        if thinking := await place_or_nearest(interaction, analysis, spot, turned):
            await show_own(interaction, await more_message(thinking, interaction.user.id, alone=is_direct(interaction)))

    @action("think-above")
    async def show_from_above(self, interaction: Interaction, analysis: Analysis, spot: Spot, turned: int) -> None:
        """Show the place from straight above, in a new message."""
        thinking = await thinking_at(solver_of(interaction), analysis, spot, turned)
        board = await thinking.draw(thinking.state, top_down=True)
        await send_own(interaction, Message(place_text(thinking), [board]))

    @action("think-text")
    async def show_as_text(self, interaction: Interaction, analysis: Analysis, spot: Spot, turned: int) -> None:
        """Send the place as text, in a new message."""
        thinking = await thinking_at(solver_of(interaction), analysis, spot, turned)
        names = tuple(name.replace("\\", "") for name in thinking.names)
        board = text_board(thinking.state, View(names=names, language=thinking.language))
        await send_own(interaction, Message(f"```\n{board}\n```"))

    @action("think-advise")
    async def advise(self, interaction: Interaction, analysis: Analysis, spot: Spot, turned: int) -> None:
        """Show what the computer thinks of a place. Raises MatchError where that would help in a running match."""
        thinking = await place_or_nearest(interaction, analysis, spot, turned)
        if thinking is None:
            return
        is_waiting = False

        async def show_that_it_takes_time() -> None:
            nonlocal is_waiting
            is_waiting = True
            said = locales.say(thinking.language, "think-advising")
            await show_own(interaction, Message(said, [await thinking.draw(thinking.state)]))

        work = self.bot.services.advice.on(thinking.state, interaction.user.id, analysis.match)
        try:
            advice = await patiently(work, show_that_it_takes_time)
        except Exception:
            if is_waiting:
                await show_own(interaction, await thinking_message(thinking))
            raise
        await show_own(interaction, await advice_message(thinking, advice))

    # Showing a line

    @action("think-show", opens_modal=True)
    async def ask_how_to_show(self, interaction: Interaction, analysis: Analysis, spot: Spot, turned: int) -> None:
        """Open a modal for the comment on the line to a place. Raises MatchError where it may not be shown."""
        thinking = await thinking_at(solver_of(interaction), analysis, spot, turned)
        await check_line(interaction, analysis.match)
        await open_modal(interaction, comment_modal(thinking.language, "think-shown", *thinking.moment))

    @action("think-shown", "modal")
    async def post_line(self, interaction: Interaction, analysis: Analysis, spot: Spot, turned: int) -> None:
        """Post the line to a place for everybody. Not declared as `thinking`, since others see the answer."""
        thinking = await thinking_at(solver_of(interaction), analysis, spot, turned)
        comment = submitted_comment(interaction)
        await show_line(interaction, line_to(thinking), comment, self._films, analysis.match)

    # Notes

    @action("think-note", opens_modal=True)
    async def ask_for_note(self, interaction: Interaction, analysis: Analysis, spot: Spot, turned: int) -> None:
        """Open a modal with the notes on the place, and on the match or board."""
        thinking = await thinking_at(solver_of(interaction), analysis, spot, turned)
        modal = note_modal(thinking.language, thinking.notes, thinking.state, "think-noted", *thinking.moment)
        await open_modal(interaction, modal)

    @action("think-noted", "modal")
    async def note(self, interaction: Interaction, analysis: Analysis, spot: Spot, turned: int) -> None:
        thinking = await thinking_at(solver_of(interaction), analysis, spot, turned)
        notes = await store_notes(interaction, analysis.subject, thinking.state)
        await show_own(interaction, await thinking_message(replace(thinking, notes=notes)))


def line_to(thinking: Thinking) -> Sequence[State]:
    """Return the states of the line to a place: from where it left the match's own line, else from the start."""
    tree, node = thinking.analysis.tree, thinking.node
    moves = tree.branch(node) or tree.path(node)[1:]
    return thinking.state.lineage()[-len(moves) - 1 :]


def numbered(line: tuple[Node, ...], text: str) -> Node:
    """Return the place of a line with the number that somebody wrote. Raises MatchError("no-such-number")."""
    number = parse_number(text) if text.isdecimal() and text.isascii() and len(text) <= LONGEST_NUMBER else None
    found = next((node for node in line if node.ply == number), None)
    if found is None:
        raise MatchError("no-such-number", typed=text, number=number is not None, last=line[-1].ply)
    return found
