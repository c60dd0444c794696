"""Computer players, analysis and exact solving: standard library and engine only, no clock unless one is given."""

from search.advising import Considered, consider, follow
from search.choosing import (
    EVEN_CHANCES,
    Candidate,
    Decision,
    agrees_to_draw,
    candidates,
    chances,
    choose,
    decide,
    starts_evenly,
)
from search.defending import Defence, defend, ways_to_win
from search.expansion import CERTAIN, Fact, with_share
from search.explaining import differing, facts, is_drawback, region
from search.levels import LEVELS, LevelError
from search.progress import rounds_stuck
from search.reviewing import Glance, TurningPoint, after_move, glance, line_of, sampled, turning_points
from search.solving import Unsolved, solve
from search.telling import Outlook, tell

__all__ = [
    "CERTAIN",
    "EVEN_CHANCES",
    "LEVELS",
    "Candidate",
    "Considered",
    "Decision",
    "Defence",
    "Fact",
    "Glance",
    "LevelError",
    "Outlook",
    "TurningPoint",
    "Unsolved",
    "after_move",
    "agrees_to_draw",
    "candidates",
    "chances",
    "choose",
    "consider",
    "decide",
    "defend",
    "differing",
    "facts",
    "follow",
    "glance",
    "is_drawback",
    "line_of",
    "region",
    "rounds_stuck",
    "sampled",
    "solve",
    "starts_evenly",
    "tell",
    "turning_points",
    "ways_to_win",
    "with_share",
]
