"""Thinking in processes of its own, so that the bot's loop and threads stay free: jobs go out, answers come back."""

from thinking.jobs import Job
from thinking.thinkers import FIRST, LAST, USUAL, Thinkers, ThinkingError
from thinking.turns import Rota, Turns

__all__ = ["FIRST", "LAST", "USUAL", "Job", "Rota", "Thinkers", "ThinkingError", "Turns"]
