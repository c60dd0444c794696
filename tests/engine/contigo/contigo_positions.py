"""Positions of both games of Contigo, made by hand."""

import json
from pathlib import Path

import pytest

from engine import GAMES, Game, MoveError, State
from engine.games.contigo.contigo import Contigo
from engine.games.contigo.contigo_capture import ContigoCapture

FACTS = json.loads((Path(__file__).parents[2] / "golden" / "contigo.json").read_text(encoding="utf-8"))
DUEL, FOUR = Contigo(), ContigoCapture()
FAMILY: dict[str, Game] = {game.id: game for game in (DUEL, FOUR)}
KEYS = {"red": "a6*", "blue": "f6*", "yellow": "f1*", "green": "a1*"}
"""The key pawns on their start cells."""


@pytest.fixture
def known(monkeypatch):
    """Put the games of this module into the registry."""
    for name, game in FAMILY.items():
        monkeypatch.setitem(GAMES, name, game)


def pits(others: int = 2, **counts: int) -> str:
    """Return the text of the pits: `p9=3` puts three pebbles into pit 9, `others` are in every other pit."""
    return "".join(str(counts.get(f"p{number}", others)) for number in range(1, 29))


def duel(*, red: str, blue: str, pebbles: str = pits(), to_move: str = "red", advanced: bool = False) -> State:
    """Return a state of the game of alignment."""
    terms = "contigo advanced" if advanced else "contigo"
    board = f"red {red}; blue {blue}; pits {pebbles}; {to_move} to move"
    return DUEL.from_text(f"{terms}\nply 9\nstage play sides=0,1\nboard {board}")


def four(*, pebbles: str = pits(), to_move: str = "red", short: bool = False, **pieces: str) -> State:
    """Return a state of the game of capture; sides that are not named have no pieces."""
    terms = "contigo-capture short" if short else "contigo-capture"
    sides = "; ".join(f"{side} {pieces.get(side, '')}" for side in FOUR.sides)
    return FOUR.from_text(f"{terms}\nply 9\nstage play sides=0,1,2,3\nboard {sides}; pits {pebbles}; {to_move} to move")


def golden(fact: dict) -> State:
    """Return the state that a golden fact describes, Red to move."""
    words = dict.fromkeys(FOUR.sides, "")
    for cell, piece in fact["pieces"].items():
        words[FOUR.sides["RBYG".index(piece[0])]] += f" {cell}{piece[1:]}"
    pebbles = pits(fact["others"], **{f"p{number}": count for number, count in fact["pits"].items()})
    if fact["game"] == "contigo":
        return duel(red=words["red"], blue=words["blue"], pebbles=pebbles, **fact["options"])
    return four(pebbles=pebbles, **words, **fact["options"])


def play(state: State, *moves: str) -> State:
    """Return the state after several turns."""
    for move in moves:
        state = state.play(move)
    return state


def parts(state: State) -> set[str]:
    """Return every legal pawn part."""
    return {str(part) for part, _ in state.position.pawn_parts()}


def legal(state: State) -> set[str]:
    return set(state.legal_moves())


def refusal(state: State, text: str) -> MoveError:
    """Return the error that playing a text raises."""
    with pytest.raises(MoveError) as caught:
        state.play(text)
    return caught.value
