"""Which tones touch on the board of Contigo: the palette's blends are made from this."""

from engine.games.contigo.contigo_capture import SIDES
from renderer.scene import Meeting

_STONES = "stone-light stone-dark"
_FADED = "well well-shade well-lip dimple none pebble pebble-lit pebble-dark"
_EDGES = " ".join(f"pawn-{side}-edge" for side in SIDES)
_MARKS = ("amber", "teal", "refused", "gold")


def _of_pits(fade: str) -> tuple[Meeting, ...]:
    """Return the tones of pits with their pebbles."""
    return (
        Meeting(f"well-lip{fade} well-shade{fade}", "slab", (0.5,)),
        Meeting(f"pebble{fade} pebble-dark{fade} dimple{fade}", f"well{fade}", (0.5,)),
        Meeting(f"pebble-lit{fade} none{fade}", f"well{fade}"),
        Meeting(f"pebble-dark{fade} pebble-lit{fade}", f"pebble{fade}", (0.5,)),
    )


def _of_pawns(side: str) -> tuple[Meeting, ...]:
    """Return the tones of a side's pawns, and where they stand."""
    tone = f"pawn-{side}"
    return (
        Meeting(f"{tone}-edge", f"{tone} {tone}-dark {tone}-light", (0.5,)),
        Meeting(f"{tone}-edge", _STONES),
        Meeting(f"{tone}-edge", "card card-turn gold amber-case teal-case gold-case plinth", (0.5,)),
        Meeting(f"{tone}-dark {tone}-light", tone, (0.5,)),
        Meeting(f"{tone}-rim", f"{tone}-imprint", (0.5,)),
        Meeting(f"{tone}-rim {tone}-imprint", _STONES, (0.5,)),
    )


INKS = (
    Meeting("bank drop slab-dark", "ground bank", (0.5,)),
    Meeting("slab-lit slab-dark", "slab", (0.5,)),
    Meeting("seam shade", _STONES, (0.5,)),
    Meeting("slab-text", "slab"),
    Meeting("text muted amber-text", "ground bank"),
    Meeting("card card-turn gold", "ground", (0.5,)),
    *_of_pits(""),
    *_of_pits("-faded"),
    *(meeting for side in SIDES for meeting in _of_pawns(side)),
    Meeting("plinth-dark plinth-lit", "plinth", (0.5,)),
    *(Meeting(mark, f"{mark}-case") for mark in _MARKS),
    *(Meeting(f"{mark}-case", f"{_STONES} bank slab seam shade", (0.5,)) for mark in _MARKS),
    Meeting("refused-text refused-case", "refused-hatch"),
    Meeting("refused-hatch", "refused refused-light", (0.5,)),
    Meeting("lately", "lately-case", (0.5,)),
    Meeting("teal-text", "bank"),
    Meeting("amber teal", "well", (0.25, 0.5, 0.75)),
    Meeting("amber teal", "pebble-lit", (0.5,)),
    # what the end of a match leaves in the dark
    Meeting(
        "ground",
        f"slab slab-lit slab-dark slab-text seam shade {_STONES} {_FADED} {_EDGES} plinth plinth-dark plinth-lit "
        + " ".join(f"pawn-{side}{part}" for side in SIDES for part in ("", "-light", "-dark", "-imprint", "-rim")),
        (0.44,),
    ),
)
