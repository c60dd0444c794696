"""People who think: they try moves on a thinking board, note something, and delete what they tried."""

import random
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Literal

import locales
from engine import GAMES, State
from matches.analysis.analysis_tree import Spot, StoredMove, build, read_spot
from tests.databases import Database
from tests.torture.harness.standin import Standin
from tests.torture.harness.world import Interaction, Json, controls

PATIENCE = 2.0
"""Seconds that an answer is waited for."""
DELETES = 0.2
NOTES = 0.3


@dataclass
class Thought:
    """One press on a thinking board: a move that is tried, a deletion, or a note."""

    match: int
    user: int
    kind: Literal["try", "delete", "note"]
    text: str
    interaction: Interaction

    @property
    def accepted(self) -> bool:
        """Whether the person was shown that it was done."""
        if self.kind == "delete":
            return self.interaction.text.startswith(locales.say("en", "think-deleted"))
        shown = locales.unbroken(f"`{self.text}`") if self.kind == "try" else self.text
        return shown in self.interaction.text


@dataclass
class Thinker:
    """Somebody who thinks about a match for a while, one press after the other."""

    discord: Standin
    user: int
    rng: random.Random
    thoughts: list[Thought] = field(default_factory=list)
    """All that was attempted, in order."""

    async def think(self, place: int, match: int, state: State) -> None:
        """Open the board of a match in a place, try up to three moves from a state, and note or delete something."""
        opened = await self.discord.command(self.user, place, "analyse", match=str(match))
        shown = opened.shown if await opened.answered_within(PATIENCE) else None
        for _ in range(self.rng.randint(1, 3)):
            if shown is None or state.outcome or (spot := place_in(shown)) is None:
                return
            move = self.rng.choice(list(state.legal_moves()))
            pressed = await self.press(match, shown, "try", f"think-play:{spot}:{move}", move)
            if pressed is None:
                return
            state, shown = state.play(move), pressed
        spot = place_in(shown) if shown else None
        if shown and spot and self.rng.random() < NOTES:
            note = f"thought {self.rng.randrange(1_000_000)}"
            fields = {"position": "", "whole": note}
            asked = await self.discord.fill(self.user, shown, f"trilithon:think-noted:{spot}", fields)
            await self.wait(Thought(match, self.user, "note", note, asked))
        if shown and spot and self.rng.random() < DELETES:
            await self.press(match, shown, "delete", f"think-delete:{spot}", "")

    async def press(
        self, match: int, shown: Json, kind: Literal["try", "delete"], action: str, text: str
    ) -> Json | None:
        """Press a control, and return the board that is shown then; None if it was not answered so."""
        asked = await self.discord.press(self.user, shown, f"trilithon:{action}")
        made = Thought(match, self.user, kind, text, asked)
        return asked.shown if await self.wait(made) else None

    async def wait(self, made: Thought) -> bool:
        """Wait for the answer to an attempt. Return whether it was done."""
        self.thoughts.append(made)
        return await made.interaction.answered_within(PATIENCE) and made.accepted


def place_in(shown: Json) -> str | None:
    """Return subject, place and rotation in the ids of a board's controls."""
    found = (control["custom_id"].split(":", 2) for control in controls(shown["components"]))
    return next((parts[2] for parts in found if parts[1] == "think-more"), None)


def unthought(
    database: Database, thoughts: list[Thought], records: dict[int, list[str]], terms: dict[int, str]
) -> list[str]:
    """Return what was done on thinking boards and is not stored, what is stored and was not asked, and unsound trees.

    `records` are the entries of the matches, and `terms` their first lines.
    """
    found: list[str] = []
    kept = stored_moves(database)
    by_board: dict[tuple[int, int], list[Thought]] = defaultdict(list)
    for thought in thoughts:
        by_board[thought.match, thought.user].append(thought)
    for board, moves in kept.items():
        asked = {thought.text for thought in by_board[board] if thought.kind == "try"}
        found += [f"thought of by nobody: {board}, {move}" for move in moves if move.text not in asked]
    for board, tried in by_board.items():
        match, _ = board
        past = states(terms[match], records[match])
        tree = build(past, kept.get(board, []))
        shown = {node.text for node in tree.nodes if tree.is_shown(node)}
        found += [f"unsound: {board}, {move}" for move in unplayable(past, kept.get(board, []))]
        last = max((number for number, thought in enumerate(tried) if thought.kind == "delete"), default=-1)
        done = [thought for thought in tried[last + 1 :] if thought.accepted]
        found += [f"not stored: {board}, {made.text}" for made in done if made.kind == "try" and made.text not in shown]
        notes = [thought for thought in tried if thought.kind == "note"]
        if any(thought.accepted for thought in notes):
            latest = max(number for number, thought in enumerate(notes) if thought.accepted)
            if note_of(database, board) not in {thought.text for thought in notes[latest:]}:
                found.append(f"note not stored: {board}, {notes[latest].text}")
    return found


def stored_moves(database: Database) -> dict[tuple[int, int], list[StoredMove]]:
    """Return the stored moves by match and user."""
    query = """SELECT "match", "user", number, parent, entry, text FROM analysis_moves
               JOIN analyses ON analyses.id = analysis_moves.analysis WHERE "match" IS NOT NULL ORDER BY number"""
    found: dict[tuple[int, int], list[StoredMove]] = defaultdict(list)
    for match, user, number, parent, entry, text in database.query(query):
        spot = read_spot(f"v{parent}") if parent is not None else Spot(entry)
        found[match, user].append(StoredMove(number, spot, text))
    return found


def note_of(database: Database, board: tuple[int, int]) -> str | None:
    """Return a user's note on a match as a whole."""
    query = """SELECT text FROM private_notes WHERE "match" = :match AND "user" = :user AND position = ''"""
    return next((text for (text,) in database.query(query, match=board[0], user=board[1])), None)


def states(head: str, entries: list[str]) -> list[State]:
    """Return the states of a record with a first line."""
    game, _, terms = head.partition(" ")
    start = GAMES[game].start(GAMES[game].read_options(terms))
    return [start, *start.follow(entries)]


def unplayable(past: list[State], moves: list[StoredMove]) -> list[StoredMove]:
    """Return the stored moves that do not follow anything, or that the rules do not allow there."""
    known = {Spot(state.length): state for state in past}
    wrong = []
    for move in moves:
        before = known.get(move.parent)
        if before is None or move.text not in before.legal_moves():
            wrong.append(move)
        else:
            known[Spot(move.number, is_stored=True)] = before.play(move.text)
    return wrong
