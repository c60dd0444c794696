"""The one list of games. A new game is a file in `engine/games/` and a line here."""

from engine.game import Game
from engine.games.contiguity import Contiguity
from engine.games.contiguity_deluxe import ContiguityDeluxe

GAMES: dict[str, Game] = {game.id: game for game in (Contiguity(), ContiguityDeluxe())}
