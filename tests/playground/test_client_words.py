"""Readers of every language find the client's words in theirs."""

from pathlib import Path

import pytest
import simcord.preview

from playground.client_words import BLANK, client_words
from tests.locales.ftl import WHOLE

SIMCORD = Path(simcord.preview.__file__).parent


def test_an_english_reader_sees_what_simcord_writes():
    assert list(client_words("en-US")) == []


@pytest.mark.parametrize("language", WHOLE[1:])
def test_every_replaced_word_is_one_that_simcord_writes(language):
    sources = [*(SIMCORD / "static").glob("*.js"), SIMCORD / "static" / "index.html", SIMCORD / "_messages.py"]
    code = "\n".join(path.read_text("utf-8") for path in sources).replace("${sendLabel}", "Send")
    pairs = list(client_words(language))
    assert pairs
    strangers = [written for written, _ in pairs for part in written.split(BLANK) if part not in code]
    assert strangers == []
    assert all(written.count(BLANK) == shown.count(BLANK) for written, shown in pairs)
