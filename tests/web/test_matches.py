"""What the page is told of matches, and what is done there: by the same services as in chat, and seen by all pages."""

import asyncio
import io
import json
from collections.abc import Callable
from typing import Any

import pytest

from engine import GAMES
from matches.core.clock import DAY
from matches.core.models import computer
from tests.matches.fixtures import ANN, BOB, CLEO, ELSEWHERE, Clock, TestServices
from tests.web.visiting import Site, Visit

FIRST, SECOND = "30a-29a", "1a-2a"


async def heard(socket: Any, kind: str) -> Any:
    """Return what a socket is told next of a kind."""
    async with asyncio.timeout(10):
        while True:
            data = json.loads((await socket.receive()).data)
            if kind in data:
                return data[kind]


async def refusal(visit: Visit, match: int, act: str, moment: int, **more: Any) -> str:
    """Return the code with which an act is refused."""
    answer = await visit.act(match, act, moment, **more)
    assert answer.status == 409
    return str((await answer.json())["code"])


@pytest.mark.both
async def test_a_move_by_two_presses_is_stored_and_both_pages_hear_of_it(site: Site, services: TestServices):
    match = await services.start_match()
    async with await site.visit(ANN, match) as ann, await site.visit(BOB, match) as bob:
        sockets = [await visit.socket() for visit in (ann, bob)]
        for socket in sockets:
            await socket.send_str(str(match))
            await heard(socket, "told")
        board = await ann.data(f"match/{match}")
        assert board["can"]
        assert "30a" in board["step"]["lit"]
        assert not (await bob.data(f"match/{match}"))["can"]
        begun = await ann.data(f"match/{match}/touch", moment=0, typed="", place="30a")
        assert "29a" in begun["lit"]
        whole = await ann.data(f"match/{match}/touch", moment=0, typed=begun["typed"], place="29a")
        assert whole["move"] == FIRST
        assert (await ann.act(match, "play", 0, text=whole["move"])).status == 200
        assert (await services.matches.get(match)).state.line == (FIRST,)
        assert [await heard(socket, "changed") for socket in sockets] == [[match], [match]]
        later = await bob.data(f"match/{match}")
        assert later["can"]
        assert FIRST in later["said"][-1]
    assert [(row.kind, row.entry) for row in await services.rows("outbox")][-1] == ("board", 1)


@pytest.mark.both
async def test_a_move_that_another_process_stores_is_heard_of_at_the_next_look(
    site: Site, services: TestServices, other_process: TestServices
):
    match = await services.start_match()
    async with await site.visit(BOB, match) as bob:
        socket = await bob.socket()
        await socket.send_str(str(match))
        await heard(socket, "told")
        await other_process.play(match, FIRST)
        assert await heard(socket, "changed") == [match]


async def test_a_refusal_is_logged_with_its_match_and_code_and_neither_name_nor_text_nor_link(
    site: Site, services: TestServices, record: Callable[..., io.StringIO]
):
    lines = record("text", "DEBUG")
    match = await services.start_match()
    link = await site.link(ANN, match)
    async with Visit(site.server.address) as ann:
        await ann.enter(link)
        assert await refusal(ann, match, "play", 0, text="walrus 5") == "unreadable"
        assert await refusal(ann, match, "play", 7, text=FIRST) == "moved-on"
        secrets = [cookie.value for cookie in ann.session.cookie_jar]
    refused = [line.partition(" DEBUG ")[2] for line in lines.getvalue().splitlines() if "refused" in line]
    assert refused == [f"runtime.faults: refused code={code} match={match}" for code in ("unreadable", "moved-on")]
    for secret in (*secrets, link.partition("#")[2], ANN.name, "walrus", FIRST):
        assert secret
        assert secret not in lines.getvalue()


async def test_after_a_lost_connection_a_page_learns_what_it_has_missed(site: Site, services: TestServices):
    match = await services.start_match()
    async with await site.visit(BOB, match) as bob:
        before = (await bob.data(f"match/{match}"))["progress"]
        await services.play(match, FIRST)
        socket = await bob.socket()
        await socket.send_str(str(match))
        told = await heard(socket, "told")
        assert told[str(match)] != before
        assert told[str(match)] == (await bob.data(f"match/{match}"))["progress"]


async def test_pressing_what_cannot_be_pressed_says_which_rule_it_breaks_and_marks_it(site, services):
    match = await services.start_match()
    async with await site.visit(ANN, match) as ann:
        wrong = await ann.data(f"match/{match}/touch", moment=0, typed="30a-", place="30b")
        assert wrong["refused"]
        assert wrong["typed"] == "30a-"
        assert not wrong["move"]


async def test_a_board_that_has_moved_on_takes_neither_presses_nor_moves(site: Site, services: TestServices):
    match = await services.start_match(FIRST, SECOND)
    async with await site.visit(ANN, match) as ann:
        old = await ann.get(f"match/{match}/touch", moment=0, typed="")
        assert (old.status, (await old.json())["code"]) == (409, "moved-on")
        assert await refusal(ann, match, "play", 0, text=FIRST) == "moved-on"
        assert (await services.matches.get(match)).entries == 2


async def test_twice_the_same_move_is_played_once(site: Site, services: TestServices):
    match = await services.start_match()
    async with await site.visit(ANN, match) as ann:
        both = await asyncio.gather(*(ann.act(match, "play", 0, text=FIRST) for _ in range(2)))
        assert sorted(answer.status for answer in both) == [200, 409]
    assert (await services.matches.get(match)).state.line == (FIRST,)


async def test_nobody_moves_for_others_or_out_of_turn(site: Site, services: TestServices):
    match = await services.start_match()
    async with await site.visit(BOB, match) as bob, await site.visit(CLEO, match) as cleo:
        assert await refusal(bob, match, "play", 0, text=SECOND) == "not-your-turn"
        assert await refusal(cleo, match, "play", 0, text=FIRST) == "not-a-player"
        assert await refusal(cleo, match, "resign", 0) == "not-a-player"
    assert (await services.matches.get(match)).entries == 0


async def test_others_see_the_match_of_their_link_alone_and_only_as_long_as_they_see_its_place(site, services):
    match, other = await services.start_match(), await services.start_match(place=ELSEWHERE)
    async with await site.visit(CLEO, match) as cleo, await site.visit(ANN) as ann:
        assert not (await cleo.data(f"match/{match}"))["can"]
        answer = await cleo.get(f"match/{other}")
        assert (answer.status, (await answer.json())["code"]) == (409, "no-such-match")
        assert (await ann.data(f"match/{other}"))["can"], "players see their own wherever they come from"
    site.hidden.add(CLEO.user)
    async with await site.visit(CLEO, other) as cleo:
        assert (await cleo.get(f"match/{other}")).status == 409


async def test_a_socket_tells_nothing_of_matches_that_one_may_not_see(site: Site, services: TestServices):
    match = await services.start_match()
    async with await site.visit(CLEO) as cleo:
        socket = await cleo.socket()
        await socket.send_str(str(match))
        assert await heard(socket, "told") == {}


async def test_the_list_has_ones_matches_by_deadline(site: Site, services: TestServices, clock: Clock):
    slow = await services.start_match(clock="3d")
    quick = await services.start_match(clock="1d")
    theirs = await services.start_match(FIRST)
    async with await site.visit(ANN) as ann:
        listed = await ann.data("desk")
        assert [(each["goes"], each["mine"]) for each in listed] == [
            (f"match/{quick}", True),
            (f"match/{slow}", True),
            (f"match/{theirs}", False),
        ]
        assert f"<t:{int(clock.now) + DAY}:R>" in listed[0]["line"]


async def test_earlier_boards_are_stepped_through_and_cannot_be_played_on(site: Site, services: TestServices):
    match = await services.start_match(FIRST, SECOND)
    async with await site.visit(ANN, match) as ann:
        boards = [await ann.data(f"match/{match}", at=at) for at in range(3)]
        assert [board["can"] for board in boards] == [False, False, True]
        assert len({board["svg"] for board in boards}) == 3
        assert [board["at"] for board in boards] == [0, 1, 2]
        assert (await ann.data(f"match/{match}", at=999))["at"] == 2


async def test_boards_are_turned_and_light_or_dark(site: Site, services: TestServices):
    match = await services.start_match()
    async with await site.visit(ANN, match, "de") as ann:
        looks = [await ann.data(f"match/{match}", **look) for look in ({}, {"theme": "light"}, {"turned": 1})]
        assert len({look["svg"] for look in looks}) == 3
        assert (await ann.data("me"))["texts"]["mine"] == "Du bist am Zug"


async def test_draws_are_offered_and_answered_and_moves_taken_back(site: Site, services: TestServices):
    match = await services.start_match(FIRST)
    async with await site.visit(ANN, match) as ann, await site.visit(BOB, match) as bob:
        assert (await ann.act(match, "draw", 1)).status == 200
        acts = {act["send"]["act"]: act for act in (await bob.data(f"match/{match}"))["acts"]}
        assert "Ann" in acts["agree"]["about"]
        mine = {act["send"]["act"]: act for act in (await ann.data(f"match/{match}"))["acts"]}
        assert (await ann.act(match, "withdraw", 1, offer=mine["withdraw"]["send"]["offer"])).status == 200
        assert await refusal(bob, match, "agree", 1, offer=acts["agree"]["send"]["offer"]) == "offer-closed"
        asked = await (await ann.act(match, "takeback", 1)).json()
        assert asked == {"said": "I’ve asked. The others have to agree."}, "Bob has looked at the board"
        acts = {act["send"]["act"]: act for act in (await bob.data(f"match/{match}"))["acts"]}
        assert (await bob.act(match, "agree", 1, offer=acts["agree"]["send"]["offer"])).status == 200
    assert (await services.matches.get(match)).state.line == ()


async def test_an_offer_in_another_match_is_not_answered_by_way_of_this_one(site: Site, services: TestServices):
    here, there = await services.start_match(), await services.start_match()
    await services.offers.draw(there, ANN)
    async with await site.visit(BOB) as bob:
        assert await refusal(bob, here, "agree", 0, offer=1) == "unknown-control"
    assert (await services.offers.get(1)).status == "open"


async def test_a_match_is_resigned_after_a_question_and_a_rematch_asked_for(site: Site, services: TestServices):
    match = await services.start_match(FIRST)
    async with await site.visit(ANN, match) as ann:
        acts = {act["send"]["act"]: act for act in (await ann.data(f"match/{match}"))["acts"]}
        assert "Bob" in acts["resign"]["ask"]
        assert (await ann.act(match, "resign", 1)).status == 200
        board = await ann.data(f"match/{match}")
        assert [act["send"]["act"] for act in board["acts"]] == ["rematch"]
        assert not board["can"]
        assert (await ann.act(match, "rematch", 2)).status == 200
    assert len(await services.rows("challenges")) == 2


async def test_whoever_leaves_only_computers_is_asked_as_in_chat(site: Site, services: TestServices):
    match = (await services.challenge(computer(1), computer(1), game=GAMES["druid-hex3"], player=0)).match
    assert match
    async with await site.visit(ANN, match) as ann:
        (resign,) = [act for act in (await ann.data(f"match/{match}"))["acts"] if act["send"]["act"] == "resign"]
    assert "it ends at once" in resign["ask"]


async def test_a_number_is_typed_in_an_auction(site: Site, services: TestServices):
    match = await services.start_match(options={"bid": True})
    async with await site.visit(ANN, match) as ann, await site.visit(BOB, match) as bob:
        step = (await ann.data(f"match/{match}"))["step"]
        assert step["number"] == {"label": "bid", "lead": "bid ", "least": 1, "most": 99}
        assert step["others"] == []
        whole = await ann.data(f"match/{match}/touch", moment=0, typed="bid 20")
        assert whole["move"] == "bid 20"
        assert (await ann.act(match, "play", 0, text="bid 20")).status == 200
        answers = (await bob.data(f"match/{match}"))["step"]
        assert answers["number"]["most"] == 19
        assert [choice["text"] for choice in answers["others"]] == ["call"]
        assert (await bob.act(match, "play", 1, text="call")).status == 200
        chooses = (await ann.data(f"match/{match}"))["step"]
        assert [choice["text"] for choice in chooses["others"]] == ["first", "second"]


async def test_in_a_match_against_a_computer_a_hint_shows_the_area_first_and_then_the_move(
    site: Site, services, monkeypatch
):
    match = (await services.challenge(computer(1), game=GAMES["contiguity"], player=0)).match
    other = await services.start_match()
    found = {"move": FIRST, "value": 0.6, "facts": [], "cells": ["30a", "29a"], "line": [SECOND]}

    async def think(*_: object) -> Any:
        return found

    monkeypatch.setattr(services.people, "think", think)
    async with await site.visit(ANN) as ann, await site.visit(CLEO, match) as cleo:
        board = await ann.data(f"match/{match}")
        assert {"hint"} <= {act["send"]["act"] for act in board["acts"]}
        where = await (await ann.act(match, "hint", 0)).json()
        assert FIRST not in kept_apart(where["lines"])
        assert where["drawn"]["svg"] != board["svg"], "the area is marked on the board"
        assert [act["send"]["act"] for act in where["acts"]] == ["hint"]
        told = await (await ann.act(match, "hint", 0)).json()
        assert FIRST in kept_apart(told["lines"])
        assert "small boards" not in kept_apart(told["lines"]), "which are in chat alone"
        assert told["acts"][0]["send"] == {"act": "play", "text": FIRST}
        assert await refusal(cleo, match, "hint", 0) == "not-a-player"
        assert await refusal(ann, match, "hint", 5) == "moved-on"
        assert "hint" not in {act["send"]["act"] for act in (await ann.data(f"match/{other}"))["acts"]}
        assert await refusal(ann, other, "hint", 0) == "hint-people"


def kept_apart(lines: list[str]) -> str:
    """Return lines without what keeps moves together."""
    return " ".join(lines).replace("\u2060", "")
