"""Which tones touch on the ring: the palette's blends are made from this."""

from renderer.scene import Meeting

_STONES = "stone-light stone-dark"
_FACES = "white white-side white-mark white-edge red red-side red-mark red-edge"
_ALL_BUT_PIECES = f"{_STONES} line seam rim wall cut shade white-ghost red-ghost amber amber-case"

INKS = (
    Meeting("bank drop wall", "ground"),
    Meeting("drop wall rim", "bank"),
    Meeting("wall", "drop dell"),
    Meeting("dell clearing rim", "turf"),
    Meeting("line seam cut shade", _STONES),
    Meeting("line", "rim seam"),
    Meeting("line rim", "wall", (0.5,)),
    Meeting("monument-edge", "turf dell monument-front monument-side monument-top"),
    Meeting("monument-side monument-top", "monument-front", (0.5,)),
    Meeting("white-mark white-side white-edge", "white"),
    Meeting("white-edge", f"white-side {_STONES} card card-turn gold ground clearing"),
    Meeting("red-mark red-side red-edge", "red"),
    Meeting("red-edge", f"red-side {_STONES} card card-turn gold ground clearing"),
    Meeting("white", "red", (0.5,)),
    Meeting("shade", "clearing turf line", (0.5,)),
    Meeting("amber-case", f"amber line {_STONES} white-ghost red-ghost shade"),
    Meeting("teal-case", f"teal line {_STONES}"),
    Meeting("lately", "lately-case", (0.5,)),
    Meeting("amber teal", "bank ground"),
    Meeting("white-ghost-mark", "white-ghost"),
    Meeting("red-ghost-mark", "red-ghost"),
    Meeting("refused-case", f"refused {_STONES} line"),
    Meeting("refused-hatch", "refused-light refused"),
    Meeting("card card-turn gold", "ground bank"),
    Meeting("gold-case", "gold turf clearing"),
    Meeting("win-text", "turf", (0.25, 0.5, 0.75)),
    # what the end of a match dims, and gold upon it
    Meeting("ground", f"{_ALL_BUT_PIECES} {_FACES}", (0.56,)),
    Meeting("ground", "turf dell clearing monument-front monument-side monument-top monument-edge", (0.3,)),
)

DELUXE_INKS = (
    *INKS,
    # hooded figures and the pieces they overlap, victory spaces and what stands on them
    Meeting("white-edge", "red red-side amber-case teal-case gold-case"),
    Meeting("red-edge", "white white-side amber-case teal-case gold-case"),
    Meeting("white", "white-edge red-edge"),
    Meeting("red", "red-edge"),
    Meeting("white-side red-side", "white-edge red-edge"),
    Meeting("shade", "white red", (0.5,)),
    Meeting("amber-case gold-case", "white red", (0.5,)),
    Meeting("teal-case", "teal white red", (0.5,)),
    Meeting("gold", _STONES, (0.5,)),
)
