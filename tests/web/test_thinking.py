"""Thinking boards on the page: places, moves that are tried, notes, plans, advice, and who may see them."""

import io
from dataclasses import replace
from typing import Any

import pytest

import web.thinking
from engine import GAMES
from matches import Subject
from matches.analysis import analysis_service
from matches.analysis.analysis_models import LONGEST_NOTE
from matches.archive import records
from matches.web.session_service import Visitor
from tests.matches.fixtures import ANN, BOB, CLEO, HERE, InlineThinkers, TestServices
from tests.matches.teams.team_fixtures import HEX3, start
from tests.web.visiting import Site, Visit
from thinking import Job


class QuickThinkers(InlineThinkers):
    """Think for a moment only."""

    async def think(self, job: Job, urgency: int = 1, user: int = 0) -> Any:
        return await super().think(replace(job, seconds=0.1), urgency, user)


@pytest.fixture
def thinkers() -> InlineThinkers:
    return QuickThinkers()


async def play_all(services: TestServices, match: int, *moves: str) -> None:
    for move in moves:
        await services.play(match, move)


async def acted(visit: Visit, at: str, act: str, **more: Any) -> tuple[int, Any]:
    """Do something at a place, as the page does that shows it."""
    moment = (await visit.data(at))["moment"]
    answer = await visit.post(f"{visit.base}{at}/acts", {"act": act, "moment": moment, **more})
    return answer.status, await answer.json() if "json" in answer.content_type else {}


async def done(visit: Visit, at: str, act: str, **more: Any) -> Any:
    status, answer = await acted(visit, at, act, **more)
    assert status == 200, answer
    return answer


async def refused(visit: Visit, at: str, act: str, **more: Any) -> str:
    status, answer = await acted(visit, at, act, **more)
    assert status == 409, answer
    return answer["code"]


def labels(data: Any) -> list[str]:
    return [act["label"] for act in [*data["acts"], *data["ways"]]]


async def test_moves_are_tried_for_both_and_become_a_plan(site: Site, services: TestServices):
    match = await services.start_match()
    await play_all(services, match, "30a-29a")
    async with await site.visit(ANN) as ann:
        (think,) = (await ann.data(f"match/{match}"))["ways"]
        board = await ann.data(think["goes"])
        assert (board["here"], board["can"], board["atOnce"]) == (f"think/m{match}.1", True, True)
        assert "Go to match" in labels(board)
        pressed = await ann.data(f"{board['here']}/touch", moment=board["moment"], typed="", place="1a")
        assert "2a" in pressed["lit"]
        reply = (await done(ann, board["here"], "play", text="1a-2a"))["goes"]
        answer = (await done(ann, reply, "play", text="29a-28a"))["goes"]
        board = await ann.data(answer)
        assert [piece["text"] for piece in board["tree"]] == ["1. 30a-29a", "1a-2a", "29a-28a"]
        assert [piece["played"] for piece in board["tree"]] == [True, False, False]
        assert [piece["here"] for piece in board["tree"]] == [False, False, True]
        assert board["acts"][0]["label"] == "Plan this"
        assert await done(ann, answer, "plan") == {"said": "Planned."}
        (line,) = (await services.plans.get(match, ANN)).lines
        assert line.moves == ("1a-2a", "29a-28a")
    assert (await services.matches.get(match)).entries == 1


async def test_a_move_is_brought_to_the_match_where_it_is_played_once_it_was_seen(site: Site, services: TestServices):
    match = await services.start_match()
    async with await site.visit(ANN) as ann, await site.visit(BOB) as bob:
        tried = (await done(ann, f"think/m{match}", "play", text="30a-29a"))["goes"]
        assert (await ann.data(tried))["acts"][0]["label"] == "Play this"
        assert await done(ann, tried, "enter") == {"goes": f"match/{match}", "typed": "30a-29a"}
        assert (await services.matches.get(match)).entries == 0
        theirs = (await done(bob, f"think/m{match}", "play", text="30a-29a"))["goes"]
        assert await refused(bob, theirs, "enter") == "not-your-turn"
        assert await refused(ann, tried, "plan") == "plan-own-turn"
        assert await refused(ann, f"think/m{match}.0", "enter") == "analysis-plan-elsewhere"


async def test_the_slider_steps_along_the_line_and_moves_are_then_made_there(site: Site, services: TestServices):
    match = await services.start_match()
    await play_all(services, match, "30a-29a", "1a-2a", "29a-28a")
    async with await site.visit(ANN) as ann:
        now = await ann.data(f"think/m{match}")
        assert (now["at"], now["last"]) == (3, 3)
        before = await ann.data(f"think/m{match}", at=1)
        assert (before["at"], before["last"], before["here"]) == (1, 3, f"think/m{match}.1")
        tried = (await done(ann, before["here"], "play", text="1a-3a"))["goes"]
        board = await ann.data(tried)
        assert (board["at"], board["last"]) == (2, 2)
        opened = [piece for piece in board["tree"] if piece["opens"]]
        assert [(piece["text"], piece["closes"]) for piece in opened] == [("2… 1a-3a", 1)]
        assert (await ann.data(tried, at=999_999_999))["at"] == 2


async def test_a_match_that_moves_on_keeps_the_place_and_what_was_tried(site: Site, services: TestServices):
    match = await services.start_match()
    async with (
        await site.visit(ANN) as ann,
        ann.session.ws_connect(f"{ann.base}live", headers={"Origin": ann.address}) as live,
    ):
        tried = (await done(ann, f"think/m{match}", "play", text="30a-29a"))["goes"]
        board = await ann.data(tried)
        assert board["watch"] == match
        await live.send_str(str(match))
        await live.receive_json(timeout=5)
        await play_all(services, match, "30a-29a", "1a-2a")
        assert await live.receive_json(timeout=5) == {"changed": [match]}
        later = await ann.data(tried)
        assert (later["moment"], later["tree"][0]["played"], later["tree"][1]["text"]) == (2, True, "1a-2a")
        pressed = await ann.get(f"{tried}/touch", moment=board["moment"], typed="", place="1a")
        assert pressed.status == 200  # the same place under both names


async def test_what_was_tried_is_deleted_and_a_place_that_is_gone_shows_where_the_board_opens(site, services):
    match = await services.start_match()
    async with await site.visit(ANN) as ann:
        tried = (await done(ann, f"think/m{match}", "play", text="30a-29a"))["goes"]
        moment = (await ann.data(tried))["moment"]
        assert "Delete this move" in labels(await ann.data(tried))
        assert await done(ann, tried, "delete") == {"said": "Deleted.", "goes": f"think/m{match}.0"}
        board = await ann.data(tried)
        assert board["here"] == f"think/m{match}.0"
        assert "any more" in board["line"]
        late = await ann.post(f"{ann.base}{tried}/acts", {"act": "play", "text": "1a-2a", "moment": moment})
        assert (await late.json())["code"] == "analysis-gone"
        assert (await ann.get(f"{tried}/touch", moment=moment, typed="", place="1a")).status == 409
    assert await services.analyses.of(ANN.user) == []


async def test_notes_are_as_long_as_in_chat_and_nobody_else_reads_them(site: Site, services: TestServices):
    match = await services.start_match()
    long, hostile = "…" * LONGEST_NOTE, "<script>alert(1)</script> **bold**\n[a](http://b)"
    async with await site.visit(ANN) as ann, await site.visit(BOB) as bob:
        at = f"think/m{match}"
        said = await done(ann, at, "note", position=hostile, whole=long)
        assert said["said"]
        board = await ann.data(at)
        note = next(act for act in board["acts"] if act["send"]["act"] == "note")
        assert [field["value"] for field in note["fields"]] == [hostile, long]
        assert any("<script>" in line.replace("‹", "<") for line in board["said"])
        assert "script" not in str(await bob.data(at))
        assert await refused(ann, at, "note", position="x" * 1_001, whole="") == "note-long"
        for size in (9_000, 10_000_000):
            body = io.BytesIO(b"x" * size)
            answer = await ann.session.post(f"{ann.base}{at}/acts", data=body, headers={"Origin": ann.address})
            assert answer.status == 413
        assert (await done(ann, at, "note", position="", whole=""))["said"]
    assert not (await services.notes.of(Subject("match", match), ANN.user)).whole


async def test_one_sees_boards_of_ones_own_and_of_matches_that_one_may_see(site: Site, services: TestServices):
    match = await services.start_match()
    own = await services.analyses.open_board(GAMES["contiguity"].start(), ANN.user, "**Mine**")
    async with await site.visit(ANN) as ann, await site.visit(CLEO) as cleo:
        (*_, listed) = await ann.data("desk")
        assert (listed["goes"], listed["mine"], "**Mine**" in listed["game"]) == (f"think/b{own.id}", None, True)
        assert "**Mine**" in (await ann.data(listed["goes"]))["title"]
        tried = (await done(ann, listed["goes"], "play", text="30a-29a"))["goes"]
        assert tried == f"think/b{own.id}.v1"
        for name in (f"b{own.id}", f"b{own.id}.v1", f"m{match}", "b999", "m999", "x1", "m", f"b{2**63}", "m1.v1.v1"):
            answer = await cleo.get(f"think/{name}")
            assert answer.status == 409, name
            assert (await cleo.post(f"{cleo.base}think/{name}/acts", {"act": "delete", "moment": 0})).status == 409
        assert len(await cleo.data("desk")) == 0
    visitor = Visitor("", CLEO, "en", f"think/m{match}.v3")
    assert visitor.may_watch(match)
    assert not visitor.may_watch(match * 10 + 1)


@pytest.mark.parametrize(
    "body",
    [
        {"act": "play", "text": "x" * 300},
        {"act": "play"},
        {"act": "leave", "player": -1},
        {"act": "leave", "player": 2},
        {"act": "leave", "player": "0"},
        {"act": "note", "position": 1, "whole": []},
        {"act": "note", "position": "only one"},
        {"act": "resign"},
        {},
    ],
)
async def test_what_the_page_would_never_send_changes_nothing(site: Site, services: TestServices, body: Any):
    match = await services.start_match()
    async with await site.visit(ANN) as ann:
        for moment in (0, None, "0", 7):
            answer = await ann.post(f"{ann.base}think/m{match}/acts", body | {"moment": moment})
            assert answer.status == 409
    assert await services.analyses.of(ANN.user) == []


async def test_a_full_board_refuses_moves_and_only_those_around_the_place_are_sent(site, services, monkeypatch):
    monkeypatch.setattr(analysis_service, "MOST_POSITIONS", 4)
    monkeypatch.setattr(web.thinking, "MOST_PIECES", 2)
    own = await services.analyses.open_board(GAMES["contiguity"].start(), ANN.user)
    async with await site.visit(ANN) as ann:
        moves, at = ("30a-29a", "1a-2a", "29a-28a", "2a-3a", "28a-27a"), f"think/b{own.id}.0"
        for move in moves[:4]:
            at = (await done(ann, at, "play", text=move))["goes"]
        assert await refused(ann, at, "play", text=moves[-1]) == "analysis-full"
        board = await ann.data(at)
        assert [piece["text"] for piece in board["tree"]] == ["29a-28a", "2a-3a"]
        assert (board["at"], board["last"]) == (4, 4)


async def test_the_computer_says_what_it_thinks_where_that_is_fair(site: Site, services: TestServices):
    match = await services.start_match("30a-29a")
    own = await services.analyses.open_board(GAMES["contiguity"].start(), ANN.user)
    async with await site.visit(ANN) as ann:
        assert await refused(ann, f"think/m{match}", "advise") == "analysis-helps"
        advice = await done(ann, f"think/b{own.id}", "advise")
        assert advice["lines"][0].startswith("The chances, as I see them:")
        best = advice["acts"][0]
        assert advice["lines"][1].replace("\u2060", "").startswith(f"1. {best['label']}: ")
        assert advice["drawn"]["svg"].startswith("<svg")
        tried = await done(ann, f"think/b{own.id}", **best["send"])
        assert best["label"] in (await ann.data(tried["goes"]))["tree"][0]["text"]
        end = (await done(ann, f"think/b{own.id}.0", "leave", player=0))["goes"]
        assert await refused(ann, end, "advise") == "analysis-over"
        over = await ann.data(end)
        assert (over["can"], "step" in over) == (False, False)


async def test_impatient_presses_start_few_thoughts(site: Site, services: TestServices):
    own = await services.analyses.open_board(GAMES["contiguity"].start(), ANN.user)
    async with await site.visit(ANN) as ann:
        moment = (await ann.data(f"think/b{own.id}"))["moment"]
        address = f"{ann.base}think/b{own.id}/acts"
        with services.people.one_more(ANN.user), services.people.one_more(ANN.user):
            answer = await ann.post(address, {"act": "advise", "moment": moment})
            assert (await answer.json())["code"] == "hints-waiting"


async def test_among_three_somebody_leaves_and_the_plan_has_ones_own_moves(site: Site, services: TestServices):
    trio = await services.challenge(BOB, CLEO, game=HEX3, player=2)
    for person in (BOB, CLEO):
        number = (await services.challenges.accept(trio.id, person)).match
    match = await services.matches.get(number)
    async with await site.visit(ANN) as ann:
        at = f"think/m{match.id}"
        board = await ann.data(at)
        leaves = [act for act in board["acts"] if act["send"]["act"] == "leave"]
        assert [act["send"]["player"] for act in leaves] == [0, 1, 2]
        without = (await done(ann, at, **leaves[1]["send"]))["goes"]
        after = await ann.data(without)
        assert [act["send"]["player"] for act in after["acts"] if act["send"]["act"] == "leave"] == [0, 2]
        assert await refused(ann, without, "plan") == "analysis-plan-leave"
        line, state = at, match.state
        for _ in range(3):
            move = next(state.legal_moves())
            line, state = (await done(ann, line, "play", text=move))["goes"], state.play(move)
        assert (await done(ann, line, "plan"))["said"] == "Planned."
        (planned,) = (await services.plans.get(match.id, ANN)).lines
        assert len(planned.moves) == 2


async def test_a_team_member_brings_a_move_to_the_vote_and_a_team_plans_nothing(site: Site, services: TestServices):
    match, _ = await start(services, CLEO)
    running = await services.matches.get(match)
    move = next(running.state.legal_moves())
    async with await site.visit(CLEO) as cleo, await site.visit(BOB) as bob:
        tried = (await done(cleo, f"think/m{match}", "play", text=move))["goes"]
        assert await done(cleo, tried, "enter") == {"goes": f"match/{match}", "typed": move}
        assert "Plan this" in labels(await bob.data((await done(bob, f"think/m{match}", "play", text=move))["goes"]))
    assert (await services.matches.get(match)).entries == running.entries


async def test_an_imported_match_is_thought_about_until_it_is_deleted(site: Site, services: TestServices):
    match = (await services.archive.add(records.read("game: contiguity\n1. 30a-29a\n"), ANN.user, HERE, "en")).id
    async with await site.visit(ANN, match) as ann:
        board = await ann.data(f"think/m{match}")
        assert board["at"] == 1
        tried = (await done(ann, board["here"], "play", text="1a-2a"))["goes"]
        assert (await done(ann, tried, "advise"))["acts"]
        await services.archive.delete(match, ANN.user)
        answer = await ann.get(tried)
        assert (answer.status, (await answer.json())["code"]) == (409, "no-such-match")


async def test_whoever_deletes_their_data_thinks_on_nowhere(site: Site, services: TestServices):
    match = await services.start_match()
    async with await site.visit(ANN) as ann:
        tried = (await done(ann, f"think/m{match}", "play", text="30a-29a"))["goes"]
        await services.privacy.erase(ANN)
        assert (await ann.get(tried)).status == 401
        answer = await ann.post(f"{ann.base}{tried}/acts", {"act": "note", "moment": 3, "position": "x", "whole": ""})
        assert answer.status == 401


@pytest.mark.parametrize("language", ["en", "fr", "de"])
async def test_everything_is_said_in_the_persons_language_without_marks(site, services, language: str):
    match = await services.start_match("30a-29a")
    async with await site.visit(ANN, language=language) as ann:
        tried = (await done(ann, f"think/m{match}", "play", text="1a-2a"))["goes"]
        await done(ann, tried, "note", position="a", whole="b")
        board = await ann.data(tried)
        text = " ".join((board["title"], board["line"], *board["said"], *labels(board)))
        assert not {"*", "`", "<", "{"} & set(text)
