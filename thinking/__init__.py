"""Search in separate processes, so that the bot's event loop and threads stay free."""

from thinking.jobs import Job
from thinking.thinkers import FIRST, LAST, USUAL, Thinkers, ThinkingError
from thinking.turns import Rota, Turns

__all__ = ["FIRST", "LAST", "USUAL", "Job", "Rota", "Thinkers", "ThinkingError", "Turns"]
