"""People who play in leagues and tournaments, and whatever is due in these done."""

from matches import Person
from tests.matches.fixtures import Clock, TestServices

PEOPLE = tuple(Person(2**60 + 100 + number, f"P{number}") for number in range(1, 41))


async def work(services: TestServices) -> None:
    """Do whatever is due in leagues and tournaments, as their worker does."""
    while due := await services.events.queue.due():
        for event in due:
            await services.events.advance(event)


async def pass_time(services: TestServices, clock: Clock, seconds: float) -> None:
    """Let time pass, and do whatever falls due in leagues and tournaments meanwhile, each at its moment."""
    end = clock.now + seconds
    while True:
        await work(services)
        wait = await services.events.queue.seconds_to_next()
        if wait is None or clock.now + wait > end:
            break
        clock.advance(wait)
    clock.now = end
