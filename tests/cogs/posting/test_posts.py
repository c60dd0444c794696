"""Each kind of post knows its own message in a channel, and is sent to nobody else's place."""

from typing import Any

import pytest

from cogs.posting.delivery import Obsolete
from cogs.posting.post import POSTS
from locales import say
from matches import QueuedPost
from tests.cogs.conftest import IN_BOTH_LANGUAGES, SPOKEN, Guild, Playing, actions

COLUMNS = "id, kind, subject, entry, number, created_at, 0, 0, message"
NOTICES = ("direct_message", "reminder", "late", "nudge", "day", "pause", "away", "back")


def queued(guild: Guild, kind: str) -> list[tuple[QueuedPost, int]]:
    """Return the posts of a kind as they were queued, each with the message on which it stands."""
    rows = guild.rows(f"SELECT {COLUMNS} FROM outbox WHERE kind = '{kind}' ORDER BY id")
    return [(QueuedPost(*fields), message) for *fields, message in rows]


@pytest.fixture
async def playing(guild: Guild) -> Playing:
    """Return two matches of the same people with everything that can be posted in them, and two open challenges."""
    for _ in range(2):
        playing = await guild.match("alice", "chloe", clock="3d")
        await playing.by_command("30a-29a")
        await playing.ask("alice", "match draw")
        await playing.ask("alice", "match pause", days=2)
        await guild.later(days=3, minutes=1)
        await playing.ask("alice", "match nudge")
        await guild.challenge("alice", "bruno")
    return playing


async def test_a_post_composed_again_later_reads_the_same_and_so_recognises_its_own_message_and_no_other(
    guild: Guild, playing: Playing, subtests: pytest.Subtests
) -> None:
    messages = guild.everything()
    assert len(messages) > 14
    for kind in ("card", "board", "offer", "late", "nudge"):
        with subtests.test(kind=kind):
            recognised = 0
            for post, message in queued(guild, kind):
                try:
                    loaded: Any = await POSTS[kind].load(guild.bot, post)
                except Obsolete:
                    continue
                assert [posted.id for posted in messages if loaded.is_shown_by(posted, loaded.message)] == [message]
                recognised += 1
            assert recognised >= 2


def test_every_kind_of_post_has_its_class() -> None:
    names = {kind: POSTS[kind].__name__ for kind in ("card", "board", "offer", "title")}
    assert names == {"card": "CardPost", "board": "BoardPost", "offer": "OfferPost", "title": "TitlePost"}
    assert {POSTS[kind].__name__ for kind in NOTICES} == {"NoticePost"}


@IN_BOTH_LANGUAGES
async def test_the_people_of_a_match_that_the_rules_cannot_replay_are_told_once(guild: Guild, language: str) -> None:
    playing = await guild.match("alice", "chloe", clock="3d")
    await playing.by_command("30a-29a")
    guild.rows("UPDATE moves SET text = '30a-30a'")
    await guild.sim.restart(crash=True)
    answer = await guild.press("alice", playing.board, "more")
    assert answer.response.content == say(SPOKEN["alice"], "refusal-match-void", match="1")
    await guild.later(days=10)
    told = [message for message in playing.thread.history() if not message.attachments and not message.is_system()]
    names = ("Alice", "Chloé")
    assert [message.content for message in told] == [
        say(language, "match-void", id="1", game="Contiguity", players=names)
    ]
    assert guild.pinged(told[0]) == []
    assert actions(playing.board) == []
    assert guild.rows("SELECT count(*) FROM outbox WHERE done_at IS NULL") == [(0,)]
