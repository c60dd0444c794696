"""The one list of games. A new game is a file in `engine/games/` and a line here."""

from engine.game import Game
from engine.games.contigo import Contigo
from engine.games.contigo_capture import ContigoCapture
from engine.games.contiguity import Contiguity
from engine.games.contiguity_deluxe import ContiguityDeluxe
from engine.games.druid import Druid
from engine.games.druid_hex import DruidHex
from engine.games.druid_hex3 import DruidHex3
from engine.games.druid_y import DruidY

_ALL = (
    Contiguity(),
    ContiguityDeluxe(),
    Druid(),
    DruidHex(),
    DruidHex3(),
    DruidY(),
    Contigo(),
    ContigoCapture(),
)
GAMES: dict[str, Game] = {game.id: game for game in _ALL}
