"""Titles of threads: what is at stake first, then the players, and a number where titles would be the same."""

from dataclasses import replace

from matches.core.models import Person, Stake
from tests.cogs.conftest import Guild
from tests.cogs.playing.test_board_messages import begun
from wording.formatting import LONGEST_TITLE, thread_title


def titled(guild: Guild) -> list[str]:
    return [thread.name for thread in guild.sim.threads()]


async def test_a_thread_has_its_number_if_the_same_people_have_one_for_the_same_game(guild: Guild) -> None:
    await guild.match("alice", "bruno")
    await guild.match("alice", "bruno", game="druid")
    await guild.match("bruno", "chloe")
    await guild.match("bruno", "alice")
    await guild.match("bruno", "alice")
    assert titled(guild) == [
        "Contiguity · Alice–Bruno",
        "Druid · Alice–Bruno",
        "Contiguity · Bruno–Chloé",
        "Contiguity · Bruno–Alice #4",
        "Contiguity · Bruno–Alice #5",
    ]


def test_a_long_title_keeps_what_is_at_stake_and_the_number() -> None:
    match = begun("druid-hex3")
    seats = tuple(replace(seat, holder=Person(1, seat.name * 9)) for seat in match.seats)
    match = replace(match, id=12_345, seats=seats)
    about = {"stage": "knockout", "matches": 4, "round": 1, "rounds": 3, "again": True}
    title = thread_title(match, Stake("tournament", "W" * 40, about), numbered=True)
    assert len(title) == LONGEST_TITLE
    assert title.startswith(f"{'W' * 40}, quarterfinal, played again · HildeHilde")
    assert title.endswith("… #12345")
