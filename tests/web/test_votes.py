"""Teams on the page: votes with comments, the captain's word, motions; and what a player asks of the others there."""

import asyncio
import re
from typing import Any

import pytest

from matches import Person, TeamTerms
from matches.acts.acts import Resign
from matches.core.models import computer
from tests.matches.fixtures import ANN, BOB, CLEO, GAME, TestServices
from tests.matches.teams.team_fixtures import EVE, decide, moves, start, think_again
from tests.web.test_matches import heard, refusal
from tests.web.visiting import Site, Visit

OPEN = TeamTerms("Team of Ann", open_votes=True, is_named_after=True)


def spaced(text: str) -> str:
    """Return a text with ordinary spaces, which may be broken anywhere."""
    return re.sub(r"[\u00a0\u202f]", " ", text.replace("\u2060", ""))


async def acts(visit: Visit, match: int) -> list[dict[str, Any]]:
    """Return what a page shows of votes and other acts."""
    found: list[dict[str, Any]] = (await visit.data(f"match/{match}"))["acts"]
    told = {"label", "about", "ask"}
    return [{name: spaced(value) if name in told else value for name, value in act.items()} for act in found]


async def told(visit: Visit, match: int) -> str:
    return "\n".join(act.get("about", "") for act in await acts(visit, match))


async def act_named(visit: Visit, match: int, label: str) -> dict[str, Any]:
    [act] = [act for act in await acts(visit, match) if act.get("label") == label]
    return act


async def said(visit: Visit, match: int, moment: int, send: dict[str, Any]) -> str:
    answer = await visit.post(f"{visit.base}match/{match}/acts", send | {"moment": moment})
    assert answer.status == 200, await answer.text()
    return spaced((await answer.json())["said"])


async def test_a_touched_move_is_a_vote_and_what_is_said_of_it_is_said_as_in_chat(site: Site, services: TestServices):
    match, _ = await start(services, CLEO, EVE)
    first, second, _ = await moves(services, match, 3)
    async with await site.visit(ANN, match) as ann, await site.visit(CLEO, match) as cleo:
        board = await ann.data(f"match/{match}")
        assert board["can"]
        assert board["confirm"] == "Vote"
        assert "nobody has voted yet" in board["acts"][0]["about"]
        answer = await said(ann, match, 0, {"act": "play", "text": first})
        assert answer.startswith(f"You’ve voted for {first}. The vote closes <t:")
        assert (await services.matches.get(match)).entries == 0
        assert f"{first} · 1 vote · your vote" in await told(ann, match)
        assert f"{first} · 1 vote\n" in await told(cleo, match) + "\n"
        send = (await act_named(cleo, match, f"Vote for {first}"))["send"]
        assert await said(cleo, match, 0, send)
        assert f"{first} · 2 votes · your vote" in await told(cleo, match)
        assert await said(ann, match, 0, {"act": "play", "text": second})
        assert f"{second} · 1 vote · your vote" in await told(ann, match)


async def test_the_last_vote_says_that_it_is_the_last_and_one_that_decides_that_it_has_decided(
    site: Site, services: TestServices
):
    match, _ = await start(services, CLEO, EVE)
    one, two, three = await moves(services, match, 3)
    for person, move in ((CLEO, one), (EVE, two)):
        await services.votes.vote(match, person, move)
    agreed, _ = await start(services, CLEO, EVE)
    for person in (CLEO, EVE):
        await services.votes.vote(agreed, person, one)
    async with await site.visit(ANN, match) as ann:
        assert "That’s enough votes" in await said(ann, match, 0, {"act": "play", "text": three})
        assert "closed the vote" in await said(ann, agreed, 0, {"act": "play", "text": one})
        assert (await services.matches.get(agreed)).entries == 1


@pytest.mark.both
async def test_the_tally_of_other_members_is_heard_of_whichever_process_stores_it(
    site: Site, services: TestServices, other_process: TestServices
):
    match, _ = await start(services, CLEO, EVE)
    first, second = await moves(services, match, 2)
    async with await site.visit(ANN, match) as ann:
        socket = await ann.socket()
        await socket.send_str(str(match))
        await heard(socket, "told")
        for change in (
            other_process.votes.vote(match, CLEO, first),
            other_process.votes.vote(match, CLEO, second),
            other_process.votes.vote(match, CLEO, second, "why not"),
            other_process.motions.move(match, CLEO, Resign()),
            other_process.motions.answer(1, CLEO, agrees=False),
        ):
            await change
            assert await heard(socket, "changed") == [match]


@pytest.mark.parametrize("quoted", [True, False])
async def test_a_comment_is_for_the_team_and_afterwards_for_all_if_its_author_says_so(
    site: Site, services: TestServices, quoted: bool
):
    match, _ = await start(services, CLEO, EVE)
    [first] = await moves(services, match, 1)
    async with (
        await site.visit(ANN, match) as ann,
        await site.visit(CLEO, match) as cleo,
        await site.visit(BOB, match) as bob,
    ):
        await said(ann, match, 0, {"act": "play", "text": first})
        act = await act_named(ann, match, "Comment")
        assert [(field["name"], field["kind"]) for field in act["fields"]] == [("comment", "line"), ("quoted", "yes")]
        assert await said(ann, match, 0, act["send"] | {"comment": " it **joins**\n<b>two</b> ", "quoted": quoted})
        assert "it **joins** ‹b>two‹/b>" in await told(cleo, match)
        assert "joins" not in str(await bob.data(f"match/{match}"))
        await services.votes.play_it(match, ANN)
        assert ("joins" in str((await bob.data(f"match/{match}"))["said"])) is quoted
        assert any("voted:" in line for line in (await bob.data(f"match/{match}"))["said"])


async def test_comments_that_are_too_long_or_none_change_nothing(site: Site, services: TestServices):
    match, _ = await start(services, CLEO)
    [first] = await moves(services, match, 1)
    async with await site.visit(ANN, match) as ann:
        assert await refusal(ann, match, "play", 0, text=first, comment="x" * 201, quoted=True) == "vote-comment"
        assert await refusal(ann, match, "play", 0, text=first, comment=7, quoted=True) == "unknown-control"
        assert await refusal(ann, match, "play", 0, text=first, comment="x", quoted="no") == "unknown-control"
        assert (await ann.act(match, "play", 0, text=first, comment="x" * 10_000, quoted=True)).status == 413
    assert await services.rows("votes") == []


async def test_the_captain_plays_what_leads_after_a_question_and_once(site: Site, services: TestServices):
    match, _ = await start(services, CLEO, EVE)
    [first] = await moves(services, match, 1)
    await services.votes.vote(match, CLEO, first)
    async with await site.visit(ANN, match) as ann, await site.visit(CLEO, match) as cleo:
        act = await act_named(ann, match, f"Play {first}")
        assert "1 of 1 vote?" in act["ask"]
        [choice] = act["choices"]
        assert not [act for act in await acts(cleo, match) if "choices" in act]
        assert await refusal(cleo, match, "play-it", 0, text=first) == "not-captain"
        body = choice["send"] | {"moment": 0}
        both = await asyncio.gather(*(ann.post(f"{ann.base}match/{match}/acts", body) for _ in range(2)))
        assert sorted(answer.status for answer in both) == [200, 409]
    assert (await services.matches.get(match)).state.line == (first,)


async def test_of_several_that_lead_the_captain_chooses(site: Site, services: TestServices):
    match, _ = await start(services, CLEO, EVE)
    first, second, third = await moves(services, match, 3)
    await services.votes.vote(match, CLEO, first)
    await services.votes.vote(match, EVE, second)
    async with await site.visit(ANN, match) as ann:
        act = await act_named(ann, match, "Play one of them …")
        assert [choice["send"]["text"] for choice in act["choices"]] == [first, second]
        assert await refusal(ann, match, "play-it", 0, text=third) == "votes-changed"
        assert f"your team plays {second}" in await said(ann, match, 0, act["choices"][1]["send"])


async def test_nobody_else_votes_or_reads_of_the_votes_and_nobody_on_a_board_that_has_moved_on(
    site: Site, services: TestServices
):
    match, team = await start(services, CLEO, EVE)
    [first] = await moves(services, match, 1)
    await services.votes.vote(match, CLEO, first, "between us")
    await services.motions.move(match, CLEO, Resign())
    await services.teams.leave(team, EVE)
    for person, code in ((BOB, "not-your-turn"), (Person(77, "Zoe"), "not-a-player"), (EVE, "not-a-player")):
        async with await site.visit(person, match) as visit:
            seen = await visit.data(f"match/{match}")
            assert first not in str(seen["acts"])
            assert "between us" not in str(seen)
            assert "resign?" not in str(seen["acts"])
            assert not seen["can"]
            assert await refusal(visit, match, "play", 0, text=first) in (code, "no-team")
            assert await refusal(visit, match, "play-it", 0, text=first) in (code, "no-team")
            assert await refusal(visit, match, "vote", 0, motion=1, agrees=True) in ("not-a-player", "no-team")
    await services.votes.play_it(match, ANN)
    async with await site.visit(ANN, match) as ann:
        assert await refusal(ann, match, "play", 0, text=first) == "moved-on"
        assert await refusal(ann, match, "play-it", 0, text=first) in ("moved-on", "not-your-turn")
        assert await refusal(ann, match, "vote", 1, motion=1, agrees=True) == "motion-lapsed"
    assert (await services.matches.get(match)).entries == 1
    assert len(await services.rows("votes")) == 1


async def test_a_member_who_does_not_see_the_place_any_more_is_told_so(site: Site, services: TestServices):
    match, _ = await start(services, CLEO, EVE)
    [first] = await moves(services, match, 1)
    await services.votes.vote(match, CLEO, first)

    async def unseen(_: object, users: Any) -> dict[int, bool]:
        return {user: user != EVE.user for user in users}

    services.presence.ask = unseen
    services.presence._seen.clear()
    async with await site.visit(EVE, match) as eve:
        assert first not in await told(eve, match)
        assert "can’t see the place" in await told(eve, match)
        assert await refusal(eve, match, "play", 0, text=first) == "team-unseen"


async def test_open_votes_are_seen_by_all_and_cast_by_members(site: Site, services: TestServices):
    match, _ = await start(services, CLEO, EVE, terms=OPEN)
    [first] = await moves(services, match, 1)
    await services.votes.vote(match, CLEO, first, "look")
    async with await site.visit(BOB, match) as bob:
        assert f"{first} · 1 vote" in await told(bob, match)
        assert not [act for act in await acts(bob, match) if first in act.get("label", "")]


async def test_a_team_is_asked_before_it_resigns_and_votes_on_it_on_the_page(site: Site, services: TestServices):
    match, _ = await start(services, CLEO, EVE)
    played = await decide(services, match, ANN, CLEO)
    moment = played.entries
    async with await site.visit(ANN, match) as ann, await site.visit(CLEO, match) as cleo:
        resign = await act_named(ann, match, "Resign")
        assert "If 2 of you agree" in resign["ask"]
        assert "Team of Ann" in resign["ask"]
        assert "your vote counts" in await said(ann, match, moment, resign["send"])
        assert "do you want to resign?\n1 in favour, 0 against. 2 votes decide." in await told(cleo, match)
        against = await act_named(cleo, match, "Against")
        assert "your vote counts" in await said(cleo, match, moment, against["send"])
        assert "1 in favour, 1 against" in await told(ann, match)
        agree = await act_named(cleo, match, "In favour")
        assert await said(cleo, match, moment, agree["send"]) == "Decided: yes (2 to 0)."
        assert await refusal(cleo, match, "vote", moment, motion=1, agrees=True) != ""
    assert (await services.matches.get(match)).state.outcome


async def test_a_motion_of_another_match_or_of_none_is_not_voted_on(site: Site, services: TestServices):
    here, _ = await start(services, CLEO)
    there, _ = await start(services, CLEO)
    await services.votes.vote(there, CLEO, (await moves(services, there, 1))[0])
    await services.motions.move(there, CLEO, Resign())
    async with await site.visit(ANN) as ann:
        for number in (1, 99, 2**70, "1"):
            assert await refusal(ann, here, "vote", 0, motion=number, agrees=True) in (
                "no-such-motion",
                "unknown-control",
            )
    assert len(await services.rows("motion_votes")) == 1


async def test_a_members_name_and_move_are_plain_text(site: Site, services: TestServices):
    evil = Person(EVE.user, "**<@1>**")
    match, team = await start(services, evil, CLEO)
    await services.teams.show_name(team, evil, named=True)
    [first] = await moves(services, match, 1)
    await services.votes.vote(match, evil, first, "`[x](http://y)`")
    async with await site.visit(ANN, match) as ann:
        seen = await told(ann, match)
    assert "`[x](http://y)`" in seen
    assert "**‹@1>**" in seen


async def test_a_pause_is_asked_for_with_its_days(site: Site, services: TestServices):
    match = await services.start_match(clock="3d")
    async with await site.visit(ANN, match) as ann, await site.visit(BOB, match) as bob:
        act = await act_named(ann, match, "Pause …")
        assert [field["name"] for field in act["fields"]] == ["days"]
        for wrong in ("", "x", "0", "999", "-3", "9" * 4000):
            answer = await ann.post(f"{ann.base}match/{match}/acts", act["send"] | {"days": wrong, "moment": 0})
            assert answer.status in (409, 413)
        assert "The others have to agree" in await said(ann, match, 0, act["send"] | {"days": " 5 "})
        assert "5 days" in await told(bob, match)


async def test_a_rematch_is_at_another_level_and_one_is_at_its_board_at_once(site: Site, services: TestServices):
    match = (await services.challenge(computer(2), game=GAME, player=0)).match
    assert match
    await services.matches.resign(match, ANN)
    async with await site.visit(ANN, match) as ann:
        entries = (await services.matches.get(match)).entries
        [lower] = [act for act in await acts(ann, match) if act["send"].get("step") == -1]
        assert "level 1" in lower["label"].lower()
        assert await refusal(ann, match, "rematch", entries, step=-3) == "unknown-control"
        answer = await ann.post(f"{ann.base}match/{match}/acts", lower["send"] | {"moment": entries})
        began = (await answer.json())["goes"]
        assert (await ann.data(began))["last"] == 0
    follow_up = await services.matches.get(int(began.partition("/")[2]))
    assert [seat.level for seat in follow_up.computers] == [1]


@pytest.mark.parametrize(("language", "voted", "confirm"), [("de", "gestimmt", "Abstimmen"), ("fr", "voté", "Voter")])
async def test_votes_are_told_in_the_readers_language(
    site: Site, services: TestServices, language: str, voted: str, confirm: str
):
    match, _ = await start(services, CLEO, EVE)
    [first] = await moves(services, match, 1)
    async with await site.visit(ANN, match, language) as ann:
        assert (await ann.data(f"match/{match}"))["confirm"] == confirm
        assert voted in await said(ann, match, 0, {"act": "play", "text": first})


async def test_the_time_to_think_again_passes_and_the_page_shows_the_move(
    site: Site, services: TestServices, clock: Any
):
    match, _ = await start(services, CLEO, EVE)
    one, two, three = await moves(services, match, 3)
    for person, move in ((ANN, one), (CLEO, two), (EVE, three)):
        await services.votes.vote(match, person, move)
    async with await site.visit(ANN, match) as ann:
        before = (await ann.data(f"match/{match}"))["progress"]
        await think_again(services, clock)
        after = await ann.data(f"match/{match}")
    assert after["progress"] != before
    assert after["at"] == 1
    assert not after["can"]
