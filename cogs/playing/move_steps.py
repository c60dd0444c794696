"""The steps to a move as private messages: choices, and a preview once the move is complete."""

from collections.abc import Sequence
from dataclasses import dataclass

import discord
from discord import ui

import locales
from cogs.core.controls import Button, text_modal, view
from cogs.core.messages import Message
from cogs.playing.picking import Picking
from cogs.playing.step_controls import Trail, candidates, carried, mark_of, step_controls
from engine import State
from engine.half_moves import Question
from engine.suggest import Suggestion
from wording.formatting import game_name, shorten


@dataclass(frozen=True, slots=True)
class Progress:
    """The result of a trail of choices: the next question, or a move."""

    question: Question
    """The next question, or the one that the last choice answered."""
    move: str = ""
    """The complete move; empty as long as there are choices."""
    forced: bool = False
    """Whether the move was the only one left, so that nobody chose it."""


async def step_message(picking: Picking, trail: Trail, text: str = "", typed: str = "") -> Message:
    """Return one step of the panel: a question with its choices, or the preview once the move is complete.

    `text` replaces the usual text, and `typed` is the half-typed move that the picture of the first step shows.
    """
    language, progress = picking.reader.language, follow_trail(picking.state, trail)
    if progress is None:
        return await step_message(picking, ())
    if progress.move:
        return await preview_message(picking, progress, trail, text)
    question = progress.question
    chosen, game = question.typed.strip(), game_name(language, picking.state.game)
    lines = [
        picking.task if chosen else "",
        text or (locales.say(language, picking.words.on, game=game, typed=chosen) if chosen else picking.opening),
        locales.say(language, "pick-forced") if question.forced else "",
        "" if text and not question.forced else f"**{locales.say(language, f'ask-{question.code}')}**",
    ]
    last = [
        *back_buttons(picking, trail, "button-back"),
        picking.button("type", label=locales.say(language, "button-type")),
    ]
    numbered = candidates(picking.state, question) if question.typed or not typed else {}
    controls = step_controls(picking, question, trail, last, numbered)
    board = await picking.draw(picking.state, typed=question.typed or typed, numbered=tuple(numbered.values()))
    return Message("\n".join(filter(None, lines)), [board], controls)


async def preview_message(picking: Picking, progress: Progress, trail: Trail, text: str = "") -> Message:
    """Return the board after a move, with the question to confirm it, preceded by `text`.

    If the picking `conceals`, it is the current board with the move marked, since the result would give too much away.
    """
    language, move = picking.reader.language, progress.move
    confirm = shorten(locales.say(language, picking.words.confirm, move=move), 80)
    controls = [
        picking.button("play", move, label=confirm, style=discord.ButtonStyle.success),
        *back_buttons(picking, trail, "button-other"),
    ]
    lines = [
        picking.task if trail else "",
        text or ("" if trail else picking.opening),
        locales.say(language, "pick-forced") if progress.forced else "",
        locales.say(language, picking.words.ahead, move=move),
    ]
    after = picking.state.play(move)
    lines.append(await picking.remark(after))
    board = await (picking.draw(picking.state, typed=move) if picking.conceals else picking.draw(after))
    return Message("\n".join(filter(None, lines)), [board], view(*controls))


def move_modal(picking: Picking) -> ui.Modal:
    """Return the modal for a typed move."""
    language = picking.reader.language
    return text_modal(
        locales.say(language, picking.words.title, game=game_name(language, picking.state.game)),
        locales.say(language, "box-label"),
        f"{picking.actions}say",
        *picking.moment,
        description=locales.say(language, "box-hint", example=next(picking.state.legal_moves(), "")),
        max_length=200,
    )


def move_at_once(state: State, trail: Trail, at_once: bool) -> str | None:
    """Return the move that a trail leads to, if `at_once` and it may be played without a preview; else None.

    Moves that need confirmation, or that were not chosen completely, always have a preview.
    """
    progress = follow_trail(state, trail)
    if not at_once or progress is None or progress.forced or progress.move in state.position.needs_confirmation:
        return None
    return progress.move or None


def follow_trail(state: State, trail: Trail) -> Progress | None:
    """Return the progress of a trail; None if it does not fit the engine's questions any more."""
    steps = steps_of(state, trail)
    if steps is None:
        return None
    question, last = steps[-1] if steps else (None, None)
    if question and last and last.complete:
        return Progress(question, last.text)
    question = state.half_move(last.text if last else "").question()
    if len(question.choices) == 1:
        return Progress(question, question.choices[0].text, forced=True)
    return Progress(question)


def steps_of(state: State, trail: Trail) -> list[tuple[Question, Suggestion]] | None:
    """Return the questions that a trail answers, with the choices; None if it does not fit them."""
    steps: list[tuple[Question, Suggestion]] = []
    for number in trail:
        if steps and steps[-1][1].complete:
            return None
        question = state.half_move(steps[-1][1].text if steps else "").question()
        if number >= len(question.choices):
            return None
        steps.append((question, question.choices[number]))
    return steps


def read_trail(state: State, numbers: Trail) -> Trail:
    """Return the trail that a control carries behind a mark; an empty one if its last choice is another by now."""
    mark, *trail = numbers or (0,)
    steps = steps_of(state, trail)
    return trail if steps and mark_of(steps[-1][1]) == mark else ()


def trail_to(state: State, typed: str) -> Trail:
    """Return the longest trail of choices that a half-typed move contains. Raises UnreadableMove."""
    spelled, question = state.spelled(typed), state.half_move().question()
    trail: tuple[int, ...] = ()
    while True:
        choices = question.choices
        further = [
            (len(choice.text), number)
            for number, choice in enumerate(choices)
            if not choice.complete and len(choice.text) > len(question.typed) and leads_to(choice, choices, spelled)
        ]
        if not further:
            return trail
        _, number = max(further)
        trail, question = (*trail, number), state.half_move(choices[number].text).question()


def leads_to(suggestion: Suggestion, suggestions: Sequence[Suggestion], spelled: str) -> bool:
    """Return whether a suggestion leads to a typed text. A dash at its end is ignored unless several begin alike."""
    text, bare = suggestion.text.strip(), suggestion.text.strip(" -")
    sole = sum(other.text.startswith(bare) for other in suggestions) == 1
    return spelled.startswith(bare if sole else text)


def back_buttons(picking: Picking, trail: Trail, label: str) -> Sequence[Button]:
    """Return the button to the previous step; at the first step, the exits."""
    if not trail:
        return picking.exits
    steps = steps_of(picking.state, trail[:-1])
    text = carried(trail[:-1], steps[-1][1]) if steps else ""
    return [picking.button("back", text, label=locales.say(picking.reader.language, label))]
