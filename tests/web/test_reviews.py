"""Reviews on the page: who may have them, waiting for one, turning points, and tries of other moves by touching."""

import re

import pytest

from engine import GAMES
from locales import LANGUAGES, kept_together, say
from matches import Person
from matches.archive import records
from search import TurningPoint
from tests.matches.fixtures import ANN, BOB, CARD, CLEO, ELSEWHERE, InlineThinkers, TestServices
from tests.web.test_exercises import did, names, refusal, touched
from tests.web.visiting import Site, Visit

MOVES = ("b4", "b1", "a2", "d2", "b4", "c2", "a3", "a4", "a2", "a1", "c3", "d1", "b4", "b1-d1")
"""A match of Druid that Ann loses."""


@pytest.fixture
def thinkers() -> InlineThinkers:
    return InlineThinkers()


async def over(services: TestServices) -> int:
    """Return the number of a match that Ann has lost."""
    offered = await services.challenge(BOB, game=GAMES["druid"], options={"size": 4}, player=0)
    match = (await services.challenges.accept(offered.id, BOB, CARD)).match
    assert match
    for move in MOVES:
        await services.play(match, move)
    return match


async def reviewed(services: TestServices, match: int, person: Person = ANN) -> list[TurningPoint]:
    """Let a match be reviewed, and return a person's turning points."""
    await services.computers.review(match, person)
    await services.computers.make_review(match)
    found, review = await services.matches.get(match, person.user), await services.computers.review(match, person)
    assert not isinstance(review, int)
    seat = found.seat_of(person.user)
    return review.points(found, seat and seat.player)


async def code(visit: Visit, at: str) -> str:
    answer = await visit.get(at)
    assert answer.status == 409, await answer.text()
    return str((await answer.json())["code"])


async def test_a_review_that_is_not_made_yet_says_its_place_and_is_there_later(site: Site, services: TestServices):
    first, match = await over(services), await over(services)
    await services.computers.review(first, BOB)
    async with await site.visit(ANN) as ann:
        assert f"review/{match}" in [way["goes"] for way in (await ann.data(f"match/{match}"))["ways"]]
        waiting = await ann.data(f"review/{match}")
        assert "1 review is ahead of yours" in waiting["line"]
        assert "**" not in waiting["line"] + waiting["title"]
        assert names(waiting) == [f"review/{match}"]
        assert not waiting["can"]
        assert (await ann.data(f"review/{match}.0.1"))["goes"] == f"review/{match}"
        assert (await ann.data(f"exercise/review.{match}.0.1"))["goes"] == f"review/{match}.0.1", "as from chat"
        assert await refusal(ann, f"review/{match}", "play", 0, text=MOVES[0]) == "unknown-control"
        await services.computers.make_review(match)
        assert (await ann.data(f"review/{match}"))["last"] == len(MOVES)


async def test_a_review_is_stepped_through_with_the_chances_and_leads_to_its_turning_points(site, services):
    match = await over(services)
    points = await reviewed(services, match)
    assert points
    async with await site.visit(ANN) as ann:
        boards = [await ann.data(f"review/{match}", at=at) for at in range(len(MOVES) + 1)]
        assert (await ann.data(f"review/{match}"))["svg"] == boards[0]["svg"]
        assert len({board["svg"] for board in boards}) == len(boards)
        assert re.match(r"At the start: Ann (\d+)%, Bob \1% and draws \d+%\.", boards[0]["line"])
        assert boards[3]["line"].startswith("After move 3: Ann ")
        assert [board["can"] for board in boards] == [False] * len(boards)
        for point in points:
            assert kept_together(point.played) in boards[0]["line"]
        ways = [f"review/{match}.0.{number}" for number in range(1, len(points) + 1)]
        assert names(boards[0]) == [*ways, f"review/{match}.1"]
        everybody = await ann.data(f"review/{match}.1")
        assert names(everybody)[-1] == f"review/{match}.0"
        assert all(name.startswith(f"review/{match}.1.") for name in names(everybody)[:-1])


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_turning_point_shows_both_moves_and_judges_tries(site: Site, services: TestServices, language: str):
    match = await over(services)
    point, *others = await reviewed(services, match)
    at, back = f"review/{match}.0.1", f"review/{match}.0"
    async with await site.visit(ANN, language=language) as ann:
        before, played, better = [await ann.data(at, at=number) for number in range(3)]
        assert (await ann.data(at))["svg"] == before["svg"]
        assert [board["can"] for board in (before, played, better)] == [True, False, False]
        for board, move in ((before, point.played), (played, point.played), (better, point.better)):
            assert kept_together(move) in board["line"]
            assert "`" not in board["line"]
        onward = [f"review/{match}.0.2"] if others else []
        assert names(before) == ["better", *onward, back, f"think/m{match}.{point.place}"]
        assert (await did(ann, at, "better", 0))["shows"]["svg"] == better["svg"]
        stored = await services.everything()
        step = await touched(ann, at, 0, *point.better.split("-"))
        assert step["move"] == point.better
        right = (await did(ann, at, "play", 0, text=step["move"]))["shows"]
        assert right["line"] == say(language, "review-try-right", move=point.better).replace("`", "")
        assert (right["can"], right["last"], names(right)[0]) == (False, 0, at)
        wrong = (await did(ann, at, "play", 0, text=point.played))["shows"]
        assert wrong["line"] == await judged(services, match, point, language)
        assert await refusal(ann, at, "play", 0, text="e9")
        assert await refusal(ann, at, "play", 1, text=point.better) == "exercise-moved-on"
        assert await refusal(ann, at, "play", 0, text="x" * 201) == "unknown-control"
        assert await refusal(ann, at, "resign", 0) == "unknown-control"
        assert await services.everything() == stored, "nothing of a try is stored"


async def judged(services: TestServices, match: int, point: TurningPoint, language: str) -> str:
    """Return what is said of the move played at a turning point, tried again."""
    found = await services.matches.get(match, ANN.user)
    chances = await services.computers.judge(found, point.place, point.played, ANN)
    percents = {"percent": round(100 * chances[point.player]), "best": round(100 * point.before)}
    line = say(language, "review-try-wrong", move=point.played, **percents)
    draws = {"percent": round(100 * chances[-1]), "best": round(100 * point.drawn_before)}
    return say(language, "review-try-draws", line=line, **draws).replace("`", "")


async def test_only_players_and_who_imported_a_match_see_its_review_and_no_match_that_runs(site, services):
    match, running = await over(services), await services.start_match()
    text = f"{(await services.matches.get(match)).state.record()}\n"
    imported = (await services.archive.add(records.read(text), CLEO.user, ELSEWHERE, "en")).id
    for each, person in ((match, ANN), (imported, CLEO)):
        await reviewed(services, each, person)
    async with await site.visit(ANN) as ann, await site.visit(BOB) as bob, await site.visit(CLEO, match) as cleo:
        for visit in (ann, bob):
            assert (await visit.data(f"review/{match}"))["last"] == len(MOVES)
            assert await code(visit, f"review/{imported}") == "no-such-match"
            assert await code(visit, f"review/{running}") == "review-running"
            assert all(not way["goes"].startswith("review") for way in (await visit.data(f"match/{running}"))["ways"])
        assert await code(cleo, f"review/{match}") == "not-a-player", "although she may watch it"
        assert await code(cleo, f"review/{match}.0.1") == "not-a-player"
        assert await refusal(cleo, f"review/{match}.0.1", "play", 0, text=MOVES[0]) == "not-a-player"
        assert all(not way["goes"].startswith("review") for way in (await cleo.data(f"match/{match}"))["ways"])
        assert await code(cleo, f"review/{running}") == "no-such-match"
        own = await cleo.data(f"review/{imported}")
        assert own["last"] == len(MOVES)
        assert f"review/{imported}.1" not in names(own), "nobody's moves are hers"
        assert f"review/{imported}" in [way["goes"] for way in (await cleo.data(f"match/{imported}"))["ways"]]


@pytest.mark.parametrize("name", ["x", "1.x", "1.0.99", "1.0.0", "1.0.1.1", "99", "-1", "1..1", "9" * 10, "1.0.4"])
async def test_numbers_that_are_none_are_refused(site: Site, services: TestServices, name: str):
    assert await over(services) == 1
    await reviewed(services, 1)
    async with await site.visit(ANN) as ann:
        assert (await ann.get(f"review/{name}")).status == 409
        assert (await ann.act(f"review/{name}", "play", 0, text=MOVES[0])).status == 409
