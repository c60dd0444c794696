"""Who gets in: links that are forged, too old, used or somebody else's, and sessions that have ended."""

import hashlib

import pytest
from itsdangerous import URLSafeSerializer

from matches.web.session_service import LINK_SECONDS, MOST, PURPOSE, SESSION_SECONDS
from tests.matches.fixtures import ANN, BOB, CLEO, Clock, TestServices, refused
from tests.web.visiting import Site, Visit

pytestmark = pytest.mark.both


async def entered(site: Site, link: str) -> tuple[int, str]:
    """Follow a link in a new browser, and return the status and why it was refused."""
    async with Visit(site.server.address) as visit:
        answer = await visit.enter(link)
        return answer.status, (await answer.json()).get("code", "")


async def test_a_link_lets_one_browser_in_and_nobody_after_it(site: Site):
    link = await site.link(ANN)
    async with Visit(site.server.address) as first:
        assert (await first.enter(link)).status == 200
        assert (await first.data("me"))["name"] == "Ann"
        assert await entered(site, link) == (409, "link-used")
        assert (await first.get("me")).status == 200


async def test_the_address_of_a_page_is_worth_nothing_without_its_cookie(site: Site):
    async with await site.visit(ANN) as ann, await site.visit(BOB) as bob:
        bob.base = ann.base
        assert (await bob.get("me")).status == 401
        assert (await bob.get("desk")).status == 401


@pytest.mark.parametrize("what", ["", "x", "x.y.z", "[1,2,3].abc", "ÿ", "a" * 3000])
async def test_what_is_no_link_is_refused(site: Site, what: str):
    assert await entered(site, f"{site.server.address}/enter#{what}") == (409, "link-false")


async def test_a_link_that_others_have_signed_or_for_something_else_is_refused(site: Site):
    link = await site.link(ANN)
    signed = link.partition("#")[2]
    key = next(row.value for row in await site.services.rows("notes") if row.name == "page key")  # type: ignore[attr-defined]
    session, user, expires = URLSafeSerializer(key, salt=PURPOSE, signer_kwargs=_HMAC).loads(signed)
    for forged in (
        URLSafeSerializer("another key", salt=PURPOSE, signer_kwargs=_HMAC).dumps([session, user, expires]),
        URLSafeSerializer(key, salt="another purpose", signer_kwargs=_HMAC).dumps([session, user, expires]),
        signed[:-2] + ("AA" if not signed.endswith("AA") else "BB"),
    ):
        assert await entered(site, f"#{forged}") == (409, "link-false")
    assert await entered(site, link) == (200, "")


async def test_a_link_is_good_for_ten_minutes_and_a_session_for_thirty_days(site: Site, clock: Clock):
    early, late = await site.link(ANN), await site.link(ANN)
    clock.advance(LINK_SECONDS - 1)
    async with Visit(site.server.address) as visit:
        assert (await visit.enter(early)).status == 200
        clock.advance(1)
        assert await entered(site, late) == (409, "link-expired")
        clock.advance(SESSION_SECONDS - 2)
        assert (await visit.get("me")).status == 200
        clock.advance(1)
        assert (await visit.get("me")).status == 401


async def test_signing_out_ends_sessions_and_links_of_that_person_alone(site: Site, services: TestServices):
    link = await site.link(ANN)
    async with await site.visit(ANN) as ann, await site.visit(BOB) as bob:
        assert await services.sessions.end_all(ANN.user) == 2
        assert (await ann.get("me")).status == 401
        assert (await bob.get("me")).status == 200
    assert await entered(site, link) == (409, "link-used")


async def test_deleting_ones_data_ends_sessions(site: Site, services: TestServices):
    async with await site.visit(ANN) as ann:
        await services.privacy.erase(ANN)
        assert (await ann.get("me")).status == 401
    assert await services.rows("page_sessions") == []


async def test_the_export_has_no_secret(site: Site, services: TestServices):
    async with await site.visit(ANN) as ann:
        found = str(await services.privacy.export(ANN.user))
        cookie = next(iter(ann.session.cookie_jar))
    assert "page_sessions" in found
    assert cookie.value not in found


async def test_the_oldest_sessions_give_way_and_what_is_over_goes(site: Site, services: TestServices, clock: Clock):
    async with await site.visit(ANN) as first:
        for _ in range(MOST):
            clock.advance(1)
            await site.link(ANN)
        assert len(await services.rows("page_sessions")) == MOST
        assert (await first.get("me")).status == 200, "a session lasts longer than links that nobody has followed"
    clock.advance(SESSION_SECONDS)
    await site.link(BOB)
    assert [row.user for row in await services.rows("page_sessions")] == [BOB.user]


async def test_a_secret_is_stored_as_its_hash_only(site: Site, services: TestServices):
    async with await site.visit(ANN) as ann:
        cookie = next(iter(ann.session.cookie_jar))
        assert cookie.value not in str(await services.rows("page_sessions"))
        assert cookie["httponly"]
        assert cookie["samesite"] == "Strict"
        assert ann.base.endswith(cookie["path"])


async def test_without_a_key_no_link_is_believed(services: TestServices):
    with refused("link-false"):
        await services.sessions.enter(URLSafeSerializer("", salt=PURPOSE).dumps(["x", CLEO.user, 2**40]))


_HMAC = {"key_derivation": "hmac", "digest_method": hashlib.sha256}
