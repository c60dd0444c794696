"""Pairs of greatest weight, as the processes that think find them."""

import subprocess
import sys
from itertools import combinations

from thinking import Job
from thinking.matching import matching


def test_as_many_pairs_as_possible_come_before_weight() -> None:
    path = [(1, 2, 1), (2, 3, 1000), (3, 4, 1)]
    assert matching(path) == [(1, 2), (3, 4)]


def test_of_as_many_pairs_those_with_the_greatest_weight_are_found() -> None:
    weights = {(1, 2): 5, (3, 4): 5, (1, 3): 6, (2, 4): 3, (1, 4): 2**150, (2, 3): 1}
    assert matching((*pair, weights[pair]) for pair in combinations(range(1, 5), 2)) == [(1, 4), (2, 3)]


def test_a_job_brings_its_pairs_through_its_line() -> None:
    job = Job("pair", edges=[(0, 7, 2**140), (7, 9, 2**140 + 1)])
    assert Job.read(job.write()).run() == [(7, 9)]
    assert Job("pair").run() == []


def test_the_library_is_loaded_by_whoever_pairs_alone() -> None:
    source = "import sys, thinking, thinking.worker; assert 'networkx' not in sys.modules"
    subprocess.run([sys.executable, "-c", source], check=True)
