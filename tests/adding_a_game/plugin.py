"""A plugin for pytest that adds three in a row to the games: what is done here is all that it takes."""

from pathlib import Path

import locales
from engine import GAMES
from renderer.looks import LOOKS
from search.families import FAMILIES
from search.general import General
from tests.adding_a_game import three_in_a_row_picture
from tests.adding_a_game.three_in_a_row import ThreeInARow

GAMES[ThreeInARow.id] = ThreeInARow()
FAMILIES[ThreeInARow.positions] = lambda _: General(2)
LOOKS[ThreeInARow.id] = three_in_a_row_picture.LOOK
locales.add_folder(Path(__file__).parent / "locales")
