"""Playing what somebody wrote or chose: one way in, whichever control or command it came by."""

import asyncio
from typing import TYPE_CHECKING, Any

import discord

import locales
from cogs.ui.answers import settle, tell
from cogs.ui.boards import picture
from cogs.ui.controls import Button, view
from cogs.ui.readers import reader, tongue
from cogs.ui.steps import step, trail_to
from cogs.ui.words import explain, person
from engine import IncompleteMove, MoveError
from engine.correction import correction
from matches import Match
from matches.match_service import check_turn

if TYPE_CHECKING:
    from bot import Trilithon

    Interaction = discord.Interaction[Trilithon]


async def play(interaction: "Interaction", match: Match, text: str, seen: int | None = None) -> None:
    """Plays what somebody wrote, or asks whether they mean it; answers them alone. The board is the outbox's to post.

    Raises MatchError.
    """
    try:
        if move := move_to_confirm(match, interaction.user.id, text, seen):
            await ask(interaction, match, move)
        else:
            played = await interaction.client.services.matches.submit(match.id, person(interaction.user), text, seen)
            said = locales.say(tongue(interaction), "move-stored", move=played.state.last or "")
            await settle(interaction, said, onward(tongue(interaction)))
    except MoveError as refusal:
        await refuse(interaction, match, text, refusal)


def move_to_confirm(match: Match, user: int, text: str, seen: int | None = None) -> str | None:
    """The move that a user wrote, if it is one to be asked about before it counts. Raises MatchError, MoveError."""
    check_turn(match, user, seen)
    move = match.state.read(text)
    return move if move in match.state.position.needs_confirmation else None


async def ask(interaction: "Interaction", match: Match, move: str) -> None:
    """Asks privately whether the person means a move."""
    language = tongue(interaction)
    no = Button.to("kept", match.id, label=locales.say(language, "button-move-no"))
    question = locales.say(language, "move-question", move=move)
    await tell(interaction, question, view=view(yes(match, language, move), no))


def yes(match: Match, language: str, move: str, code: str = "button-move-yes") -> Button:
    """The button below a question whether a move is meant; `code` is that of what stands on it."""
    label = locales.say(language, code, move=move)
    return Button.to("play", match.id, match.entries, move, label=label, style=discord.ButtonStyle.primary)


def onward(language: str) -> discord.ui.View:
    """The way from a move to whatever else waits."""
    return view(Button.to("desk", 0, "next", label=locales.say(language, "button-next")))


async def refuse(interaction: "Interaction", match: Match, text: str, refusal: MoveError) -> None:
    """The rule that a move breaks, with a picture that marks the cells concerned, and the one move that may be meant.

    After half a move, how to go on.
    """
    language = tongue(interaction)
    said = explain(language, refusal)
    if isinstance(refusal, IncompleteMove) and (trail := trail_to(match.state, text)):
        panel = await step(match, reader(interaction), trail, said)
        await tell(interaction, said, files=panel["attachments"], view=panel["view"])
    elif isinstance(refusal, IncompleteMove):
        await tell(interaction, said, file=await picture(match, reader(interaction), typed=match.state.spelled(text)))
    else:
        shown: dict[str, Any] = {}
        if refusal.places:
            shown["file"] = await picture(match, reader(interaction), refused=refusal.places)
        if meant := await asyncio.to_thread(correction, match.state, text):
            said = f"{said}\n{locales.say(language, 'move-near', move=meant)}"
            shown["view"] = view(yes(match, language, meant, "button-near"))
        await tell(interaction, said, **shown)
