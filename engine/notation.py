"""The two text forms: of a position, and of the record of a match.

A position:                          A record:
    contiguity bid                       contiguity bid
    ply 4                                1. bid 3
    stage play sides=1,0 deadline=…      2. call
    board white 29b …; red …; white      3. first
    outcome 0 connection 1a,2a           4. 30a-15a

A record that starts from a position of its own has that position's lines after the first, each led by `>`.
"""

import re
from collections import deque
from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING

from engine.errors import TextError
from engine.outcome import REASONS, Outcome

if TYPE_CHECKING:
    from engine.game import Game
    from engine.position import Position
    from engine.stage import Stage
    from engine.state import State

_NUMBERED = re.compile(r"(?:\d+\. *)?(.+)")


def write_state(state: "State") -> str:
    """The position's lines."""
    fields = "".join(f" {name}={value}" for name, value in state.stage.fields().items())
    lines = [
        f"{state.game.id} {state.terms}".strip(),
        f"ply {state.ply}",
        f"stage {state.stage.name}{fields}",
        f"board {state.position.text()}",
    ]
    if state.outcome:
        winners = ",".join(map(str, state.outcome.winners)) or "-"
        lines.append(f"outcome {winners} {state.outcome.reason} {','.join(state.outcome.cells)}".rstrip())
    return "\n".join(lines)


def read_state(game: "Game", text: str) -> "State":
    """The state told by `write_state`. Raises TextError; OptionError for its options."""
    from engine.state import State

    head, *lines = [line.strip() for line in text.strip().splitlines()] or [""]
    terms = read_head(game, head)
    told: dict[str, str] = {}
    for line in lines:
        name, _, value = line.partition(" ")
        if name in told or name not in ("ply", "stage", "board", "outcome"):
            raise TextError("line", line=line)
        told[name] = value
    try:
        options = game.settle(game.read_options(terms))
        position = game.read_position(told["board"], options)
        stage = _read_stage(game, position, told["stage"], game.opening(options))
        outcome = _read_outcome(told["outcome"]) if "outcome" in told else None
        state = _checked(State(game, terms, stage, outcome, number(told["ply"])))
    except (KeyError, IndexError) as missing:
        raise TextError("missing", what=str(missing)) from missing
    except TextError:
        raise
    except ValueError as wrong:
        raise TextError("value", what=str(wrong)) from wrong
    return replace(state, origin=write_state(state))


def number(text: str, allowed: range = range(1_000_000)) -> int:
    """A number told in plain digits. Raises TextError unless it is one of those allowed."""
    if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text) in allowed):
        raise TextError("value", what=text[:40])
    return int(text)


def _checked(state: "State") -> "State":
    """The state, if it tells of the players of the game, and play can lead out of it. Raises TextError."""
    players = range(state.game.players)
    winners = state.outcome.winners if state.outcome else ()
    if sorted(state.sides) != list(players) or state.stage.turn not in players:
        raise TextError("value", what=f"sides {state.sides}")
    if list(winners) != sorted(set(winners) & set(players)) or len(winners) == len(players):
        raise TextError("value", what=f"winners {winners}")
    if not state.outcome and len(players) - len(state.out) < 2:
        raise TextError("players", out=state.out)
    return state


def read_head(game: "Game", line: str) -> str:
    """The options' text form in the first line of either text. Raises TextError, OptionError."""
    name, _, terms = line.strip().partition(" ")
    if name != game.id:
        raise TextError("game", game=game.id, line=line)
    return game.write_options(game.settle(game.read_options(terms)))


def _read_stage(game: "Game", position: "Position", text: str, opening: "Position") -> "Stage":
    name, *words = text.split()
    kind = next((kind for kind in game.stages if kind.name == name), None)
    if kind is None:
        raise TextError("stage", stage=name)
    return kind.from_fields(position, dict(word.split("=", 1) for word in words), opening)


def _read_outcome(text: str) -> Outcome:
    winners, reason, *cells = text.split()
    if reason not in REASONS:
        raise TextError("reason", reason=reason)
    won = () if winners == "-" else tuple(map(number, winners.split(",")))
    return Outcome(won, reason, tuple(cells[0].split(",")) if cells else ())


def write_record(state: "State") -> str:
    """The record's lines."""
    head = f"{state.game.id} {state.terms}".strip()
    origin = [f"> {line}" for line in state.origin.splitlines()]
    return "\n".join([head, *origin, *(f"{number}. {entry}" for number, entry in enumerate(state.history, 1))])


def read_record(game: "Game", text: str) -> "State":
    """The state at the end of a record. Raises TextError, OptionError, and MoveError with the entry's `line` number."""
    head, *lines = [line.strip() for line in text.strip().splitlines() if line.strip()] or [""]
    terms = read_head(game, head)
    origin = [line.removeprefix(">").strip() for line in lines if line.startswith(">")]
    start = read_state(game, "\n".join(origin)) if origin else game.start(game.read_options(terms))
    entries = [_NUMBERED.sub(r"\1", line) for line in lines if not line.startswith(">")]
    return deque(chain([start], start.follow(entries)), maxlen=1).pop()
