"""What a move does is said in every language, whatever the game."""

from itertools import islice

import locales
from search import facts
from tests.engine.random_matches import SINGLES, Setting, spread, under, walk

LONGEST = 200


@under(SINGLES)
def test_every_fact_has_a_sentence_in_every_language(setting: Setting) -> None:
    for state in spread(walk(setting), 4):
        for move in islice(state.legal_moves(), 0, 200, 40):
            for fact in facts(state, move):
                for language in locales.LANGUAGES:
                    text = locales.say(language, f"fact-{fact.code}", **fact.data)
                    assert 0 < len(text) <= LONGEST, text
