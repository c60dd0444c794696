"""States of Contiguity to draw: one of every kind that a picture shows differently."""

from random import Random

from engine import GAMES, State

RING = GAMES["contiguity"]
CELLS = [f"{number}{ring}" for number in range(1, 31) for ring in "abcd"]
MIDDLE_GAME = ("30a-24a", "30d-8d", "1d-14d", "30b-19b", "24a-24c", "1c-9c", "29b-26b", "19b-10b")


def played(state: State, *moves: str) -> State:
    for move in moves:
        state = state.play(move)
    return state


def position(white: str, red: str, side: str = "white") -> State:
    return RING.from_text(f"contiguity\nply 30\nstage play sides=0,1\nboard white {white}; red {red}; {side} to move")


def crowded(disks: int, seed: int = 0) -> State:
    """Return a position that no match leads to: as many disks as asked, scattered over the ring."""
    chosen = Random(seed).sample(CELLS, disks)
    return position(" ".join(chosen[::2]), " ".join(chosen[1::2]), "red")


def walk(seed: int, plies: int = 40) -> State:
    """Return the state after some random moves."""
    chance, state = Random(seed), RING.start({"bid": bool(seed % 2)})
    while state.ply < plies and not state.outcome:
        state = state.play(chance.choice(list(state.legal_moves())))
    return state


def kinds() -> dict[str, State]:
    start, auction = RING.start(), RING.start({"bid": True})
    middle = played(start, *MIDDLE_GAME)
    called = played(auction, "bid 9", "bid 5", "call")
    almost = position("5b 6a 6b 7b 8b 21c", "9d 10c 12a 14b 15a 26a")
    return {
        "start": start,
        "middle game": middle,
        "along a number": played(middle, "24c-24a"),
        "won": played(almost, "21c-8c"),
        "no bid yet": auction,
        "standing bid": played(auction, "bid 12"),
        "called": called,
        "side chosen": played(called, "first"),
        "deadline": played(called, "second", "30a-24a", "30d-8d"),
        "bid missed": played(auction, "bid 1", "call", "second", "30a-24a", "30d-8d"),
        "resigned": middle.drop(1),
        "resigned at the start": start.drop(0),
        "resigned in the auction": played(auction, "bid 12").drop(0),
        "drawn": middle.draw(),
        "passed": played(crowded(120), "pass"),
        "custom": almost,
        "crowded": crowded(100),
        "sparse": crowded(2),
    }
