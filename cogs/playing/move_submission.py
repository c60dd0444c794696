"""Submitting a typed or chosen move, from any control or command."""

import asyncio
from typing import Final

import discord

import locales
from cogs.core.answers import send_private, show_private
from cogs.core.client import Interaction
from cogs.core.confirmations import yes_or_no
from cogs.core.controls import Button, view
from cogs.core.messages import Contributions, Message
from cogs.core.preferences import language_of, reader_of
from cogs.playing.acting import act
from cogs.playing.board_messages import Board
from cogs.playing.match_lookup import located
from cogs.playing.move_steps import step_message, trail_to
from cogs.playing.move_words import understood
from cogs.playing.picking import Picking, match_picking, words_of
from engine import IncompleteMove, MoveError, UnreadableMove
from engine.correction import correction
from matches import Match
from matches.acts.acts import Play
from matches.playing.match_rules import check_may_move
from runtime.faults import log_refusal
from wording.formatting import explain

MEANWHILE: Final = Contributions[Board, Button]()
"""Buttons with the confirmation of a move, while another player is to move."""


async def submit_move(interaction: Interaction, match: Match, text: str, seen: int | None = None) -> None:
    """Play a typed move or vote for it, or ask for confirmation, and answer privately. The outbox posts the board.

    Raises MatchError.
    """
    text = understood(match.state, text)
    try:
        if move := move_to_confirm(match, interaction.user.id, text, seen):
            await ask_to_confirm(interaction, match, move)
        else:
            await enter_move(interaction, match, text, seen)
    except MoveError as refusal:
        await explain_refusal(interaction, match, text, refusal)


async def enter_move(interaction: Interaction, match: Match, text: str, seen: int | None = None) -> None:
    """Play a move, or vote for it where a team is to move, and confirm that privately. Raises MatchError, MoveError."""
    if done := await act(interaction, match, Play(text), seen):
        await tell_played(interaction, done.match)


async def tell_played(interaction: Interaction, played: Match) -> None:
    """Confirm privately that a move was played; if Trilithon thinks, with the number of matches before this one."""
    before = await matches_before(interaction, played)
    message = played_message(played, language_of(interaction), before)
    await show_private(interaction, located(interaction, played, message))
    interaction.client.dispatch("thinking", interaction, played, before)


async def matches_before(interaction: Interaction, played: Match) -> int:
    """Return the number of matches that Trilithon thinks about before this one."""
    return await interaction.client.services.computers.place(played.id) or 0 if played.is_thinking else 0


def played_message(played: Match, language: str, before: int = 0) -> Message:
    """Return the confirmation of a move, with buttons to other matches and to what may be done meanwhile."""
    further = [] if played.mover is None or _plays_on(played) else MEANWHILE(Board(played, language))
    return Message(played_text(played, language, before), controls=view(next_button(language), *further))


def _plays_on(played: Match) -> bool:
    """Return whether the player of the latest move is to move again."""
    before = played.decided.previous
    return before is not None and before.turn == played.state.turn


def played_text(played: Match, language: str, before: int = 0) -> str:
    """Return that a move was played; if Trilithon is to move, with the number of matches before this one."""
    code = "move-thinking" if played.is_thinking else "move-stored"
    return locales.say(language, code, move=str(played.decided.last), before=before)


def move_to_confirm(match: Match, user: int, text: str, seen: int | None = None) -> str | None:
    """Return a typed move if it needs confirmation, else None. Raises MatchError, MoveError."""
    check_may_move(match, user, seen)
    move = match.state.read(text)
    return move if move in match.state.position.needs_confirmation else None


async def ask_to_confirm(interaction: Interaction, match: Match, move: str) -> None:
    """Ask privately for confirmation of a move."""
    language = language_of(interaction)
    yes = confirm_button(match_picking(match, reader_of(interaction)), move)
    controls = yes_or_no(language, "move", about=match, yes=yes)
    question = Message(locales.say(language, words_of(match).question, move=move), controls=controls)
    await send_private(interaction, located(interaction, match, question))


def confirm_button(picking: Picking, move: str, code: str = "button-move-yes") -> Button:
    """Return the button that confirms a move; `code` is the message id of its label."""
    label = locales.say(picking.reader.language, code, move=move)
    return picking.button("play", move, label=label, style=discord.ButtonStyle.primary)


def next_button(language: str) -> Button:
    """Return the button to the next match on the desk."""
    return Button.to("desk", 0, "next", label=locales.say(language, "button-next"))


async def explain_refusal(interaction: Interaction, match: Match, typed: str, refusal: MoveError) -> None:
    """Explain privately why a typed move cannot be played."""
    log_refusal(refusal, match.id, interaction=interaction.id)
    message = await refusal_message(match_picking(match, reader_of(interaction)), typed, refusal)
    await send_private(interaction, located(interaction, match, message))


async def refusal_message(picking: Picking, typed: str, refusal: MoveError) -> Message:
    """Explain the rule that a typed move breaks, mark the cells concerned on a picture, and suggest a correction.

    After an incomplete move, show how to go on.
    """
    language, state = picking.reader.language, picking.state
    text = explain(language, refusal)
    if isinstance(refusal, IncompleteMove):
        return await step_message(picking, trail_to(state, typed), text, state.spelled(typed))
    boards, controls = [], None
    if (refused := state.position.places_of(refusal)) or picking.draws_refusals:
        boards.append(await picking.draw(state, refused=refused))
    if meant := await asyncio.to_thread(correction, state, typed):
        text = f"{text}\n{locales.say(language, 'move-near', move=meant)}"
        controls = view(confirm_button(picking, meant, picking.words.near))
    elif isinstance(refusal, UnreadableMove) and (example := next(state.legal_moves(), "")):
        text = f"{text}\n{locales.say(language, 'move-example', move=example)}"
    return Message(text, boards, controls)
