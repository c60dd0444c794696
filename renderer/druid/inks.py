"""The tones that touch in pictures of Druid games, from which the palette makes its blends."""

from renderer.druid.stones import STONES
from renderer.scene import Meeting

KERBS = (*STONES, "chalk", "slate")
_VEILED = ("", "-left", "-front", "-right", "-joint", "-ink", "-groove", "-rim", "-shade")
_TURF = "meadow meadow-dark"


def _of_stone(stone: str) -> tuple[Meeting, ...]:
    """Return the tones of one stone that touch each other."""
    parts = {part: f"{stone}-{part}" for part in ("rim", "lip", "left", "front", "right", "joint", "groove", "glint")}
    return (
        Meeting(f"{parts['joint']} {parts['groove']} {stone}-ink", f"{stone} {stone}-shade"),
        Meeting(f"{parts['rim']} {parts['glint']}", f"{stone} {parts['groove']}", (0.5,)),
        Meeting(parts["joint"], f"{parts['left']} {parts['front']} {parts['right']} {parts['rim']} {parts['lip']}"),
        Meeting(f"{parts['left']} {parts['right']}", parts["front"], (0.5,)),
        Meeting(f"{stone}-gap", f"{stone}-joint", (0.5,)),
    )


INKS = (
    Meeting("drop", "ground", (0.5,)),
    Meeting("meadow-seam", f"{_TURF} meadow-shade meadow-dark-shade meadow-gap", (0.5,)),
    Meeting("umbra", f"{_TURF} meadow-seam", (0.4,)),
    Meeting("cell-name", "meadow meadow-shade", (0.25, 0.5, 0.75)),
    *(meeting for stone in STONES for meeting in _of_stone(stone)),
    *(Meeting(f"kerb-{stone}-front", f"kerb-{stone}", (0.5,)) for stone in KERBS),
    *(Meeting(f"kerb-{stone}-joint", f"kerb-{stone}", (0.5,)) for stone in ("limestone", "bluestone")),
    Meeting("kerb-dark", "kerb-limestone kerb-heather kerb-chalk"),
    Meeting("kerb-light", "kerb-bluestone kerb-slate"),
    Meeting("text muted amber-text", "ground"),
    Meeting("amber", "amber-case"),
    Meeting("lately", "lately-case", (0.5,)),
    Meeting("card card-turn gold", "ground", (0.5,)),
    Meeting("gold", "gold-case", (0.5,)),
    Meeting("teal", "teal-case", (0.5,)),
    Meeting("refused", "refused-case limestone bluestone heather meadow", (0.5,)),
    Meeting("crook", "limestone-joint bluestone-joint heather-joint", (0.5,)),
    # what a chain that has won leaves in the dark
    Meeting("meadow", " ".join(f"{stone}{part}" for stone in STONES for part in _VEILED), (0.62,)),
    Meeting("ground", " ".join(f"kerb-{stone}{part}" for stone in KERBS for part in ("", "-front")), (0.35,)),
    Meeting("ground", f"{_TURF} meadow-seam meadow-shade meadow-dark-shade", (0.35,)),
)
