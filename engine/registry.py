"""The one list of games. A new game is a file in `engine/games/<family>/` and a line here."""

from engine.game import Game
from engine.games.contigo.contigo import Contigo
from engine.games.contigo.contigo_capture import ContigoCapture
from engine.games.druid.druid import Druid
from engine.games.druid.druid_hex import DruidHex
from engine.games.druid.druid_hex3 import DruidHex3
from engine.games.druid.druid_y import DruidY
from engine.games.ring.contiguity import Contiguity
from engine.games.ring.contiguity_deluxe import ContiguityDeluxe

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
