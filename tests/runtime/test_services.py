"""The services of a process: made together, on one database and by one clock."""

from dataclasses import fields

from matches.core.base_service import Service
from matches.core.terms import Terms
from runtime.services import Services
from tests.matches.fixtures import ANN, BOB, GAME, HERE


async def test_all_services_use_one_store_and_one_clock(database, clock):
    services = await Services.open(database.url, clock, lease=7)
    made = [getattr(services, field.name) for field in fields(services)]
    assert len(made) == len({id(service) for service in made})
    assert {service._store for service in made if hasattr(service, "_store")} == {services.store}
    assert len({service.clock for service in made if isinstance(service, Service)}) == 1
    assert services.outbox.lease == 7
    await services.close()


async def test_services_made_on_a_store_see_what_others_stored_there(services):
    match = await services.start_match("30a-29a")
    again = Services.on(services.store, services.clock)
    assert (await again.matches.get(match)).state.history == ("30a-29a",)


async def test_workers_wait_for_the_signals_of_the_store_whoever_changes_it(services):
    other = Services.on(services.store, services.clock)
    services.outbox.woken.clear()
    await other.challenges.create(Terms(GAME), ANN, [BOB], HERE, "en")
    assert services.outbox.woken.is_set()
    assert services.outbox.woken is services.store.signals.outbox
    assert services.deadlines.queue.woken is services.store.signals.deadlines
    assert services.privacy.woken is services.store.signals.deletions
