"""The tree of the search: what it looks at, and how often."""

from collections import Counter

import pytest

from engine import GAMES
from engine.games.ring.contiguity import ContiguityPosition
from search.expansion import Expansion
from search.ring.contiguity_search import Contiguity
from search.rounds import play_of
from search.tree import Tree


def test_a_position_that_several_moves_lead_to_is_looked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: Counter[object] = Counter()
    expand = Contiguity.expand

    def counting(family: Contiguity, position: ContiguityPosition) -> Expansion:
        looked[position.key] += 1
        return expand(family, position)

    monkeypatch.setattr(Contiguity, "expand", counting)
    tree = Tree(play_of(GAMES["contiguity"].start({}).stage))
    while tree.expansions < 300:
        tree.grow()
    assert max(looked.values()) == 1
    assert len(looked) < tree.expansions
