"""What Contiguity refuses: for each code of a refusal, states and texts that meet it."""

from engine import AmbiguousMove, GameOver, IllegalMove, IncompleteMove, UnreadableMove
from tests.engine.refused import Refused
from tests.engine.ring.contiguity_positions import FAR, GAME, STUCK, auctioned, position

START = GAME.start()
BARRED = position(white="7b 20a", red="9b 11b 3b 4b 5b")
CHOICE = auctioned("bid 5", "call")
PLAYED = auctioned("bid 5", "call", "first")

ON_THE_BOARD = [
    Refused(START, "hello", UnreadableMove, "unreadable", {"text": "hello"}),
    Refused(START, "", UnreadableMove, "unreadable", {"text": ""}),
    Refused(START, "30a-29a-28a", UnreadableMove, "unreadable", {"text": "30a-29a-28a"}),
    Refused(START, "30a", IncompleteMove, "incomplete", {"text": "30a", "cells": ("30a",)}),
    Refused(START, "30A -", IncompleteMove, "incomplete", {"text": "30a", "cells": ("30a",)}),
    Refused(START, "30a-20a..28a", IncompleteMove, "range", {"text": "30a-20a..28a"}),
    Refused(START, "31a-29a", IllegalMove, "off-board", {"cell": "31a", "numbers": 30, "rings": "a-d"}),
    Refused(START, "30a-29e", IllegalMove, "off-board", {"cell": "29e", "numbers": 30, "rings": "a-d"}),
    Refused(START, "0a", IllegalMove, "off-board", {"cell": "0a", "numbers": 30, "rings": "a-d"}),
    Refused(START, "29b-29b", IllegalMove, "same-cell", {"cell": "29b", "cells": ("29b",)}),
    Refused(START, "5b-6b", IllegalMove, "empty-start", {"cell": "5b", "cells": ("5b",)}),
    Refused(position(white="7b 20a", red=FAR), "9c", IllegalMove, "empty-start", {"cell": "9c", "cells": ("9c",)}),
    Refused(START, "30d-5d", IllegalMove, "not-yours", {"cell": "30d", "cells": ("30d",)}),
    Refused(START, "1a", IllegalMove, "not-yours", {"cell": "1a", "cells": ("1a",)}),
    Refused(START, "29b-30c", IllegalMove, "not-in-line", {"from": "29b", "to": "30c", "cells": ("29b", "30c")}),
    Refused(START, "30a-1a", IllegalMove, "target-taken", {"cell": "1a", "cells": ("1a",)}),
    Refused(START, "30a-30c", IllegalMove, "target-taken", {"cell": "30c", "cells": ("30c",)}),
    Refused(BARRED, "7b-12b", IllegalMove, "two-in-the-way", {"from": "7b", "to": "12b", "cells": ("9b", "11b")}),
    Refused(BARRED, "7b-2b", IllegalMove, "two-in-the-way", {"from": "7b", "to": "2b", "cells": ("9b", "11b")}),
    Refused(
        position(white="7b 9c 20a", red=FAR),
        "9b",
        AmbiguousMove,
        "which-disk",
        {"cell": "9b", "candidates": ("7b-9b", "9c-9b"), "cells": ("7b", "9c")},
    ),
    Refused(START, "pass", IllegalMove, "cannot-pass", {}),
    Refused(START, "bid 3", IllegalMove, "auction-over", {}),
    Refused(START, "call", IllegalMove, "auction-over", {}),
    Refused(position(**STUCK), "1a-1b", IllegalMove, "target-taken", {"cell": "1b", "cells": ("1b",)}),
    Refused(position(white="28c 29c 30c 1c 2c 5c", red=FAR).play("5c-3c"), "10d-10c", GameOver, "game-over", {}),
]

IN_THE_AUCTION = [
    Refused(auctioned(), "30a-29a", IllegalMove, "auction-first", {"text": "30a-29a"}),
    Refused(auctioned("bid 3"), "pass", IllegalMove, "auction-first", {"text": "pass"}),
    Refused(auctioned(), "call", IllegalMove, "nothing-to-call", {}),
    Refused(auctioned(), "bid 100", IllegalMove, "bid-too-high", {"high": 99}),
    Refused(auctioned(), "bid 0", IllegalMove, "bid-too-low", {"bid": 0}),
    Refused(auctioned(), "bid -3", IllegalMove, "bid-too-low", {"bid": -3}),
    Refused(auctioned("bid 5"), "bid 5", IllegalMove, "bid-not-lower", {"bid": 5, "standing": 5}),
    Refused(auctioned("bid 5"), "bid 6", IllegalMove, "bid-not-lower", {"bid": 6, "standing": 5}),
    Refused(auctioned("bid 1"), "bid 1", IllegalMove, "bid-must-be-called", {}),
    Refused(auctioned("bid 5", "bid 1"), "bid 4", IllegalMove, "bid-must-be-called", {}),
    Refused(auctioned("bid 5"), "first", IllegalMove, "auction-not-won", {"text": "first"}),
    Refused(auctioned(), "bid", UnreadableMove, "bid-unreadable", {"text": "bid"}),
    Refused(auctioned(), "bid two", UnreadableMove, "bid-unreadable", {"text": "bid two"}),
    Refused(auctioned(), "bid 2.5", UnreadableMove, "bid-unreadable", {"text": "bid 2.5"}),
    Refused(CHOICE, "30a-29a", IllegalMove, "choose-first-or-second", {"text": "30a-29a"}),
    Refused(CHOICE, "bid 2", IllegalMove, "choose-first-or-second", {"text": "bid 2"}),
    Refused(PLAYED, "bid 2", IllegalMove, "auction-over", {}),
    Refused(PLAYED, "second", IllegalMove, "auction-over", {}),
]
