"""States of both games of Contigo to draw: one of every kind that a picture tells apart."""

from functools import cache

from tests.engine.contigo.contigo_positions import DUEL, FOUR, duel, four, pits, play

CHAIN = "e4-e5-e3-a3 10+2,1"
LINE = {"red": "f1 b2 e5 d5 f6 e6", "blue": "b5 f4 b3 a2 d2 c1"}
CROWD = {"red": "a6* b6", "blue": "e4* a2=green b2 f5", "yellow": "f3* e3 e5", "green": "a3* d1"}
STARVED = pits(0, p1=1, p8=6, p15=6, p22=6)


@cache
def kinds():
    """Return a state of every kind that pictures of Contigo tell apart."""
    hunters = four(**CROWD, to_move="blue", pebbles=pits(p5=1, p6=1, p17=2, p25=4, p10=3))
    two = {"red": "a6* c5", "yellow": "a3* c3=blue"}
    chased = play(hunters, CHAIN)
    moved = play(DUEL.start(), "e5-c5 9+1,1")
    bent = DUEL.start({"advanced": True})
    return {
        "start": DUEL.start(),
        "moved": moved,
        "later": play(moved, "d4-d2 28-1,1", "d3-d5 2+0,2"),
        "advanced": bent,
        "in an L": play(bent, next(bent.legal_moves())),
        "stuck": duel(**LINE, pebbles=STARVED),
        "pebbles moved": play(duel(**LINE, pebbles=STARVED), "8+1,1"),
        "won": play(duel(**LINE, pebbles=pits(p23=5)), "f1-a1"),
        "resigned": moved.drop(0),
        "drawn": moved.draw(),
        "four": FOUR.start(),
        "hunters": hunters,
        "chain": chased,
        "one gone": chased.drop(0),
        "last king": play(four(**two, pebbles=pits(p21=3)), "a6-a3"),
        "short": play(four(**two, blue="f1*", short=True, pebbles=pits(p21=3)), "a6-a3"),
        "equal": four(red="a6* c5", yellow="a3* c3=blue", short=True),
    }
