"""The desk: what waits for somebody, bounded where others could make it grow."""

from matches import desk_service
from tests.matches.fixtures import ANN, BOB, CLEO, DAN, GAME, HERE


async def test_of_more_challenges_than_anybody_answers_those_that_end_first_are_there(services, clock, monkeypatch):
    monkeypatch.setattr(desk_service, "MOST", 2)
    offered = []
    for _ in range(3):
        offered.append(await services.challenge(BOB))
        clock.advance(1)
    desks = services.desks
    assert [challenge.id for challenge in (await desks.of(BOB.user)).asked] == [
        challenge.id for challenge in offered[:2]
    ]
    assert [challenge.id for challenge in (await desks.of(ANN.user)).sent] == [
        challenge.id for challenge in offered[:2]
    ]


async def test_nobody_pushes_the_challenges_of_others_off_a_desk(services, clock, monkeypatch):
    monkeypatch.setattr(desk_service, "MOST", 4)
    many = [(await services.challenge(BOB)).id for _ in range(3)]
    clock.advance(1)
    others = [(await services.challenges.create(GAME, {}, person, [BOB], HERE, "en")).id for person in (CLEO, DAN)]
    asked = (await services.desks.of(BOB.user)).asked
    assert [challenge.id for challenge in asked] == [many[0], *others, many[1]]
