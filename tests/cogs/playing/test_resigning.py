"""Resigning: asked once more, kept, confirmed, and said to everybody once."""

from locales import say
from tests.cogs.conftest import IN_BOTH_LANGUAGES, SPOKEN, Guild, Playing, actions, button, labels, link_of


async def started(guild: Guild) -> Playing:
    """Return a match of Alice and Chloé with one move in it: Chloé is to move."""
    playing = await guild.match("alice", "chloe")
    await playing.by_command("30a-29a")
    return playing


async def test_who_resigns_is_asked_once_more_privately_and_nothing_has_changed(guild: Guild) -> None:
    playing = await started(guild)
    before = guild.stored()
    for who, other in (("alice", "Chloé"), ("chloe", "Alice")):
        asked = await playing.ask(who, "match resign")
        assert asked.content == say(SPOKEN[who], "resign-question", game="Contiguity", opponents=(other,))
        assert labels(asked) == [say(SPOKEN[who], "button-resign-yes"), say(SPOKEN[who], "button-resign-no")]
    kept = (await guild.press("chloe", asked, "no")).response
    assert kept.content == say("fr", "kept-resign", link=link_of(playing.board, guild.sim.guild.id))
    assert actions(kept) == []
    assert guild.stored() == before


@IN_BOTH_LANGUAGES
async def test_a_resignation_ends_the_match_for_its_players_whoever_is_to_move_and_pings_nobody(
    guild: Guild, language: str
) -> None:
    for number, (who, winner) in enumerate((("alice", "Chloé"), ("chloe", "Alice")), 1):
        playing = await started(guild)
        before, latest, panel = playing.board, guild.stored(), await guild.press("alice", playing.board, "more")
        refused = say("fr", "refusal-not-a-player", match=str(number), link=link_of(before, guild.sim.guild.id))
        assert (await guild.ask("dimitri", "match resign", match=str(number))).content == refused
        assert guild.stored() == latest
        asked = await playing.ask(who, "match resign")
        answer = (await guild.press(who, asked, "resign-yes")).response
        assert answer.content.startswith(say(SPOKEN[who], "resign-done", link=""))
        assert actions(answer) == []
        reason, names = say(language, "reason-resigned"), ("Alice", "Chloé")
        ended = {"winners": (winner,), "game": "Contiguity", "names": names, "reason": reason, "ply": 1}
        assert playing.board.content == say(language, "end-won", **ended)
        assert guild.pinged(playing.board) == []
        assert actions(playing.board) == ["replay", "record", "review", "rematch"]
        assert actions(guild.again(before)) == []
        latest = guild.stored()
        over = say("en", "refusal-match-over", match=str(number), link=link_of(playing.board, guild.sim.guild.id))
        assert (await guild.press("alice", panel.response, "resign")).response.content == over
        assert (await guild.ask("alice", "match resign", match=str(number))).content == over
        assert guild.stored() == latest


async def test_a_resignation_counts_once_however_often_it_is_confirmed_also_after_a_restart(guild: Guild) -> None:
    playing = await started(guild)
    kept, asked, again, theirs = [
        await playing.ask(who, "match resign") for who in ("chloe", "chloe", "chloe", "alice")
    ]
    await guild.sim.restart(crash=True)
    await guild.press("chloe", kept, "no")
    assert guild.rows("SELECT reason FROM matches") == [(None,)]
    twice = [guild.sim.press("chloe", asked, custom_id=button(asked, "resign-yes")) for _ in range(2)]
    both = guild.sim.press("alice", theirs, custom_id=button(theirs, "resign-yes"))
    answers = await guild.sim.at_once(*twice, both)
    told = [(result.response.content, language) for result, language in zip(answers, ("fr", "fr", "en"), strict=True)]
    done = [text.startswith(say(language, "resign-done", link="")) for text, language in told]
    over = [text.startswith(say(language, "refusal-match-over", match="1", link="")) for text, language in told]
    assert (sum(done), sum(over)) == (1, 2)
    late = (await guild.press("chloe", again, "resign-yes")).response
    assert late.content == say("fr", "refusal-match-over", match="1", link=link_of(playing.board, guild.sim.guild.id))
    assert playing.boards() == [f"trilithon-1-{entry}.png" for entry in range(3)]
    assert guild.rows("SELECT COUNT(*) FROM moves WHERE text LIKE 'resign%'") == [(1,)]


async def test_a_match_can_be_resigned_from_elsewhere_by_its_number(guild: Guild) -> None:
    await started(guild)
    second = await guild.match("chloe", "bruno")
    refused = await guild.ask("chloe", "match resign", match="9")
    assert refused.content == say("fr", "refusal-no-such-match", match="9")
    asked = await guild.ask("chloe", "match resign", match="2")
    await guild.press("chloe", asked, "resign-yes")
    assert second.boards() == ["trilithon-2-0.png", "trilithon-2-1.png"]
    assert guild.rows("SELECT id FROM matches WHERE reason IS NULL") == [(1,)]
