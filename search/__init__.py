"""Computer players, analysis and exact solving: standard library and engine only, no clock unless one is given."""

from search.choosing import Candidate, Decision, agrees_to_draw, candidates, chances, choose, decide
from search.defending import Defence, defend
from search.expansion import Fact
from search.explaining import facts, region, speaks_against
from search.levels import LEVELS, LevelError
from search.reviewing import Glance, TurningPoint, glance, line_of, sampled, turning_points
from search.solving import Unsolved, solve

__all__ = [
    "LEVELS",
    "Candidate",
    "Decision",
    "Defence",
    "Fact",
    "Glance",
    "LevelError",
    "TurningPoint",
    "Unsolved",
    "agrees_to_draw",
    "candidates",
    "chances",
    "choose",
    "decide",
    "defend",
    "facts",
    "glance",
    "line_of",
    "region",
    "sampled",
    "solve",
    "speaks_against",
    "turning_points",
]
