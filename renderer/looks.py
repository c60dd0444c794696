"""The registry of looks. A new game is a file in `renderer/<family>/` and a line here."""

from renderer.contigo import contigo, contigo_capture
from renderer.druid import druid, druid_hex, druid_hex3, druid_y
from renderer.look import Look
from renderer.ring import contiguity, contiguity_deluxe

LOOKS = {
    "contigo": contigo.LOOK,
    "contigo-capture": contigo_capture.LOOK,
    "contiguity": contiguity.LOOK,
    "contiguity-deluxe": contiguity_deluxe.LOOK,
    "druid": druid.LOOK,
    "druid-hex": druid_hex.LOOK,
    "druid-hex3": druid_hex3.LOOK,
    "druid-y": druid_y.LOOK,
}


def look(game_id: str) -> Look:
    """Return how a game is shown. Raises KeyError."""
    return LOOKS[game_id]
