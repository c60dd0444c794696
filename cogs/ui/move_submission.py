"""Playing what somebody wrote or chose: one way in, whichever control or command it came by."""

import asyncio

import discord

import locales
from cogs.ui.answers import send_private, show_private
from cogs.ui.board_messages import picture
from cogs.ui.client import Interaction
from cogs.ui.controls import Button, view
from cogs.ui.formatting import explain, person
from cogs.ui.messages import Message
from cogs.ui.move_steps import step, trail_to
from cogs.ui.preferences import language_of, reader_of
from engine import IncompleteMove, MoveError
from engine.correction import correction
from matches import Match
from matches.match_rules import check_turn


async def play(interaction: Interaction, match: Match, text: str, seen: int | None = None) -> None:
    """Plays what somebody wrote, or asks whether they mean it; answers them alone. The board is the outbox's to post.

    Raises MatchError.
    """
    try:
        if move := move_to_confirm(match, interaction.user.id, text, seen):
            await ask(interaction, match, move)
        else:
            played = await interaction.client.services.matches.submit(match.id, person(interaction.user), text, seen)
            said = locales.say(language_of(interaction), "move-stored", move=played.state.last or "")
            await show_private(interaction, Message(said, controls=onward(language_of(interaction))))
    except MoveError as refusal:
        await refuse(interaction, match, text, refusal)


def move_to_confirm(match: Match, user: int, text: str, seen: int | None = None) -> str | None:
    """The move that a user wrote, if it is one to be asked about before it counts. Raises MatchError, MoveError."""
    check_turn(match, user, seen)
    move = match.state.read(text)
    return move if move in match.state.position.needs_confirmation else None


async def ask(interaction: Interaction, match: Match, move: str) -> None:
    """Asks privately whether the person means a move."""
    language = language_of(interaction)
    no = Button.to("kept", match.id, label=locales.say(language, "button-move-no"))
    question = locales.say(language, "move-question", move=move)
    await send_private(interaction, Message(question, controls=view(yes(match, language, move), no)))


def yes(match: Match, language: str, move: str, code: str = "button-move-yes") -> Button:
    """The button below a question whether a move is meant; `code` is that of what stands on it."""
    label = locales.say(language, code, move=move)
    return Button.to("play", match.id, match.entries, move, label=label, style=discord.ButtonStyle.primary)


def onward(language: str) -> discord.ui.View:
    """The way from a move to whatever else waits."""
    return view(Button.to("desk", 0, "next", label=locales.say(language, "button-next")))


async def refuse(interaction: Interaction, match: Match, typed: str, refusal: MoveError) -> None:
    """Explain the rule that a typed move breaks, mark the cells concerned on a picture, and suggest a correction.

    After half a move, show how to go on.
    """
    language = language_of(interaction)
    text = explain(language, refusal)
    if isinstance(refusal, IncompleteMove) and (trail := trail_to(match.state, typed)):
        await send_private(interaction, await step(match, reader_of(interaction), trail, text))
    elif isinstance(refusal, IncompleteMove):
        board = await picture(match, reader_of(interaction), typed=match.state.spelled(typed))
        await send_private(interaction, Message(text, [board]))
    else:
        boards, controls = [], None
        if refused := match.state.position.places_of(refusal):
            boards.append(await picture(match, reader_of(interaction), refused=refused))
        if meant := await asyncio.to_thread(correction, match.state, typed):
            text = f"{text}\n{locales.say(language, 'move-near', move=meant)}"
            controls = view(yes(match, language, meant, "button-near"))
        await send_private(interaction, Message(text, boards, controls))
