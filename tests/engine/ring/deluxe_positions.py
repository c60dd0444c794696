"""Positions of Contiguity Deluxe made by hand, and what the game refuses in them."""

from collections.abc import Mapping
from typing import Any

import pytest

from engine import GAMES, AmbiguousMove, GameOver, IllegalMove, IncompleteMove, MoveError, State, UnreadableMove
from engine.games.ring.contiguity_deluxe import ContiguityDeluxe
from tests.engine.refused import Refused
from tests.engine.ring.contiguity_positions import play

GAME = GAMES.get("contiguity-deluxe") or ContiguityDeluxe()

WHITE = "10a 12a 14a 16a 18a 20a +11a @11a"
RED = "10d 12d 14d 16d 18d 20d +11d @11d"
"""Pieces that threaten nobody."""

PAWNS = tuple(f"{number}b" for number in range(10, 22))
"""Twelve pawns set up in a row, White's on even numbers."""
DRUIDS = ("10a", "21a")


def position(
    options: str = "",
    *,
    white: str = WHITE,
    red: str = RED,
    to_move: str = "white",
    phase: str = "move",
    left: int | None = None,
    stage: str = "play sides=0,1",
) -> State:
    """Return a position with the given pieces (`+` before a druid's cell, `@` before that of its first placing).

    `left` is the number of moves of both sides together until a limit of turns is reached.
    """
    limit = "" if left is None else f"; {left} left"
    board = f"white {white}; red {red}; {phase}{limit}; {to_move} to move"
    return GAME.from_text(f"{GAME.id} {options}\nply 0\nstage {stage}\nboard {board}")


def begun(options: str = "", *moves: str) -> State:
    """Return a match from its start, after some moves."""
    return play(GAME.start(GAME.read_options(options)), *moves)


def legal(state: State) -> set[str]:
    """Return the legal texts of a state that has few."""
    return set(state.legal_moves())


def stand(state: State) -> dict[str, str]:
    """Return the pieces of a state as `position` takes them."""
    white, red = (part.split(" ", 1)[1] for part in state.position.text().split("; ")[:2])
    return {"white": white, "red": red}


def refusal(state: State, text: str) -> MoveError:
    """Return the refusal of a text."""
    with pytest.raises(MoveError) as caught:
        state.play(text)
    return caught.value


def prompts(state: State) -> list[tuple[str, Mapping[str, Any]]]:
    """Return the code and data of each prompt of the turn."""
    return [(prompt.code, prompt.data) for prompt in state.prompts]


def ended(state: State) -> tuple[tuple[int, ...], str] | None:
    """Return who has won, and how; None while the match goes on."""
    return (state.outcome.winners, state.outcome.reason) if state.outcome else None


ONE = position("relocate", white="13b 15b 14a 12c 1a 2c +4a", red="14b 20a 21b 22c 23d 25a +26d")
"""White may surround the pawn on 14b by moving to 14c; White's druid is held, no own pawn being beside it."""
TWO = position("relocate", white="13a 15a 12b 16b 14d 13c +15c", red="13b 15b 21b 22c 23d 25a +26d")
"""White may surround two pawns at once by moving from 14d to 14b."""
THREE = position("relocate", white="13a 15a 12b 16b 14d 13c +15c", red="13b 14a 15b 22c 23d 25a +26d")
"""The same with three pawns."""

AFTER_THREE = begun("", *PAWNS[:3])
DRUID_NEXT = begun("", *PAWNS)
SAFE = position("safe", white="20a 22a 24a 26a 28a 30a", red="13a 15a 14b 20c 22c 24c", phase="druid")
"""White's druid would be surrounded on 14a."""
BARRED = position(white="7b 20a 22a 24a 26a 28a +25a", red="9b 11b 3b 4b 5b 20d +21d")
STUCK = position(white="1a 1c +20a", red="1b 1d 29a 30a 2a 3a 29c 30c 2c 3c +20d")
"""White's pawns have two pieces, or one and the edge, before them on every side, and its druid is held."""
OVER = position(white="5b 6b 7b 8b 9b 20a +10b").play("20a-10a")

SET_UP_REFUSED = [
    Refused(begun(), "hello", UnreadableMove, "unreadable", {"text": "hello"}),
    Refused(begun(), "20A..29D", IncompleteMove, "range", {"text": "20a..29d"}),
    Refused(begun(), "31a", IllegalMove, "off-board", {"cell": "31a", "numbers": 30, "rings": "a-d"}),
    Refused(begun(), "1e", IllegalMove, "off-board", {"cell": "1e", "numbers": 30, "rings": "a-d"}),
    Refused(begun(), "1a-2a", IllegalMove, "place-a-piece", {"piece": "pawn"}),
    Refused(begun(), "pass", IllegalMove, "cannot-pass", {}),
    Refused(begun(), "bid 3", IllegalMove, "auction-over", {}),
    Refused(AFTER_THREE, "12b", IllegalMove, "cell-taken", {"cell": "12b", "cells": ("12b",)}),
    Refused(
        AFTER_THREE,
        "11a",
        IllegalMove,
        "pawn-beside-own",
        {"cell": "11a", "beside": ("11b",), "cells": ("11a", "11b")},
    ),
    Refused(AFTER_THREE, "20a", IllegalMove, "pawn-beside-no-enemy", {"cell": "20a", "cells": ("20a",)}),
    Refused(DRUID_NEXT, "10b-10a", IllegalMove, "place-a-piece", {"piece": "druid"}),
    Refused(DRUID_NEXT, "10b", IllegalMove, "cell-taken", {"cell": "10b", "cells": ("10b",)}),
    Refused(DRUID_NEXT, "1a", IllegalMove, "druid-beside-no-pawn", {"cell": "1a", "cells": ("1a",)}),
    Refused(DRUID_NEXT.play("10a"), "9a", IllegalMove, "druid-beside-no-pawn", {"cell": "9a", "cells": ("9a",)}),
    Refused(SAFE, "14a", IllegalMove, "druid-unsafe", {"cell": "14a", "cells": ("14a",)}),
]

MOVES_REFUSED = [
    Refused(ONE, "hello", UnreadableMove, "unreadable", {"text": "hello"}),
    Refused(ONE, "12c", IncompleteMove, "incomplete", {"text": "12c", "cells": ("12c",)}),
    Refused(ONE, "31a-1a", IllegalMove, "off-board", {"cell": "31a", "numbers": 30, "rings": "a-d"}),
    Refused(ONE, "1a-1a", IllegalMove, "same-cell", {"cell": "1a", "cells": ("1a",)}),
    Refused(ONE, "9a-10a", IllegalMove, "empty-start", {"cell": "9a", "cells": ("9a",)}),
    Refused(ONE, "9d", IllegalMove, "empty-start", {"cell": "9d", "cells": ("9d",)}),
    Refused(ONE, "20a-19a", IllegalMove, "not-yours", {"cell": "20a", "cells": ("20a",)}),
    Refused(ONE, "26d", IllegalMove, "not-yours", {"cell": "26d", "cells": ("26d",)}),
    Refused(ONE, "12c-13d", IllegalMove, "not-in-line", {"from": "12c", "to": "13d", "cells": ("12c", "13d")}),
    Refused(ONE, "12c-2c", IllegalMove, "target-taken", {"cell": "2c", "cells": ("2c",)}),
    Refused(BARRED, "7b-12b", IllegalMove, "two-in-the-way", {"from": "7b", "to": "12b", "cells": ("9b", "11b")}),
    Refused(
        ONE,
        "3a",
        AmbiguousMove,
        "which-disk",
        {"cell": "3a", "candidates": ("1a-3a", "14a-3a"), "cells": ("1a", "14a")},
    ),
    Refused(ONE, "4a", IllegalMove, "druid-held", {"cell": "4a", "cells": ("4a",)}),
    Refused(ONE, "4a-5a", IllegalMove, "druid-held", {"cell": "4a", "cells": ("4a",)}),
    Refused(ONE, "pass", IllegalMove, "cannot-pass", {}),
    Refused(ONE, "call", IllegalMove, "auction-over", {}),
    Refused(STUCK, "20a-21a", IllegalMove, "druid-held", {"cell": "20a", "cells": ("20a",)}),
    Refused(OVER, "10d-9d", GameOver, "game-over", {}),
]

RELOCATIONS_REFUSED = [
    Refused(ONE, "12c-14c", IllegalMove, "relocation-missing", {"waiting": ("14b",), "cells": ("14b",)}),
    Refused(TWO, "14d-14b", IllegalMove, "relocation-missing", {"waiting": ("13b", "15b"), "cells": ("13b", "15b")}),
    Refused(TWO, "14d-14b x13b>1a", IllegalMove, "relocation-missing", {"waiting": ("15b",), "cells": ("15b",)}),
    Refused(ONE, "12c-11c x14b>20d", IllegalMove, "relocation-superfluous", {"cell": "14b", "cells": ("14b",)}),
    Refused(ONE, "12c-14c x14b>1b x20a>1c", IllegalMove, "relocation-superfluous", {"cell": "20a", "cells": ("20a",)}),
    Refused(
        position(white="13b 15b 14a 12c 1a 2c +4a", red="14b 20a 21b 22c 23d 25a +26d"),
        "12c-14c x14b>20d",
        IllegalMove,
        "relocation-superfluous",
        {"cell": "14b", "cells": ("14b",)},
    ),
    Refused(ONE, "12c-14c x14b>1b x14b>1c", IllegalMove, "relocation-twice", {"cell": "14b", "cells": ("14b",)}),
    Refused(ONE, "12c-14c x14b>14b", IllegalMove, "relocation-same-cell", {"cell": "14b", "cells": ("14b",)}),
    Refused(ONE, "12c-14c x14b>13b", IllegalMove, "relocation-taken", {"cell": "13b", "cells": ("13b",)}),
    Refused(ONE, "12c-14c x14b>14c", IllegalMove, "relocation-taken", {"cell": "14c", "cells": ("14c",)}),
    Refused(TWO, "14d-14b x13b>1a x15b>1a", IllegalMove, "relocation-taken", {"cell": "1a", "cells": ("1a",)}),
    Refused(TWO, "14d-14b x13b>15b x15b>1a", IllegalMove, "relocation-taken", {"cell": "15b", "cells": ("15b",)}),
    Refused(ONE, "12c-14c x14b>31a", IllegalMove, "off-board", {"cell": "31a", "numbers": 30, "rings": "a-d"}),
    Refused(ONE, "12c-14c x14b", UnreadableMove, "relocation-unreadable", {"text": "x14b"}),
    Refused(ONE, "12c-14c x14b>20d!", UnreadableMove, "relocation-unreadable", {"text": "x14b>20d!"}),
]

AUCTION_REFUSED = [
    Refused(begun("bid"), "10b", IllegalMove, "auction-first", {"text": "10b"}),
    Refused(begun("bid"), "call", IllegalMove, "nothing-to-call", {}),
    Refused(begun("bid"), "bid 100", IllegalMove, "bid-too-high", {"high": 99}),
    Refused(begun("bid"), "bid 0", IllegalMove, "bid-too-low", {"bid": 0}),
    Refused(begun("bid"), "second", IllegalMove, "auction-not-won", {"text": "second"}),
    Refused(begun("bid"), "bid", UnreadableMove, "bid-unreadable", {"text": "bid"}),
    Refused(begun("bid", "bid 5"), "bid 5", IllegalMove, "bid-not-lower", {"bid": 5, "standing": 5}),
    Refused(begun("bid", "bid 1"), "bid 1", IllegalMove, "bid-must-be-called", {}),
    Refused(begun("bid", "bid 5", "call"), "10b", IllegalMove, "choose-first-or-second", {"text": "10b"}),
    Refused(begun("bid", "bid 5", "call", "first"), "first", IllegalMove, "auction-over", {}),
]

REFUSED = [*SET_UP_REFUSED, *MOVES_REFUSED, *RELOCATIONS_REFUSED, *AUCTION_REFUSED]
