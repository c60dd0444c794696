"""Search in separate processes, so that the bot's event loop and threads stay free."""

from thinking.jobs import Job
from thinking.scheduling import FairLock, RoundRobin
from thinking.thinkers import FIRST, LAST, USUAL, Thinkers, ThinkingError

__all__ = ["FIRST", "LAST", "USUAL", "FairLock", "Job", "RoundRobin", "Thinkers", "ThinkingError"]
