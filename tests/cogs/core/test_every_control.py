"""A match in which all happens that can happen; after its end every control that was ever posted still answers."""

import pytest

from tests.cogs.conftest import Guild, actions
from tests.cogs.control_album import Album, play_in_teams, play_through_everything

ON_THE_WAY = {
    *("accept", "decline", "counter", "withdraw", "preset", "rematch"),
    *(
        "move",
        "choose",
        "back",
        "play",
        "type",
        "why",
        "more",
        "text",
        "rules",
        "section",
        "rules-of",
        "games",
        "help",
        "record",
        "resign",
        "resign-yes",
        "no",
    ),
    *("think", "note", "think-type", "think-at", "think-line", "think-go", "think-find", "think-leave", "think-more"),
    *("think-delete", "think-note", "think-advise", "think-boards", "think-board", "think-open", "think-rename"),
    *("think-discard", "think-discard-yes", "think-text", "think-show"),
    *("play-from", "play-from-side", "play-from-level", "play-from-friend", "play-from-anybody"),
    *("plans", "plan-add", "plan-write", "plan-clear", "plan-line"),
    *("draw", "takeback", "pause", "agree", "disagree", "unask", "claim-time", "nudge", "day"),
    *(
        "replay",
        "view",
        "view-find",
        "animate",
        "desk",
        "desk-play",
        "desk-accept",
        "follow",
        "standings-of",
        "standings-here",
        "follow-how",
        "follows",
        "unfollow",
        "settings",
        "prefer",
        "export",
        "erase",
        "results-here",
    ),
}
"""What the controls do that such a match brings at least."""
OF_TEAMS = {
    *("team-seat", "team-own", "team-join", "team-leave", "team-name", "team-people", "team-hand", "teams"),
    *("votes", "vote-for", "vote-comment", "play-it", "close-yes", "motion-yes", "motion-no"),
}
"""What the controls of teams do."""


@pytest.mark.exhaustive
@pytest.mark.parametrize(("locale", "crash"), [("en-US", False), ("fr", True)])
async def test_every_control_that_was_ever_posted_answers_after_the_end_and_a_restart(
    guild: Guild, crash: bool
) -> None:
    album = Album(guild)
    playing = await play_through_everything(guild, album)
    assert guild.rows("SELECT reason FROM matches") == [("time",)]
    await guild.sim.restart(crash=crash)
    pressed = {identity.split(":")[1] for _, identity in album.seen}
    assert pressed >= ON_THE_WAY
    record, boards = guild.rows("SELECT * FROM moves"), playing.boards()
    for control in list(album.seen.values()):
        await album.press(control)
    assert guild.rows("SELECT * FROM moves WHERE match = 1") == record
    assert playing.boards() == boards == [f"trilithon-1-{entry}.png" for entry in range(len(record) + 1)]
    assert actions(playing.board) == ["replay", "record", "review", "rematch"]


@pytest.mark.exhaustive
@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_every_control_of_a_team_answers_after_the_end_and_a_restart(guild: Guild) -> None:
    album = Album(guild)
    playing = await play_in_teams(guild, album)
    assert guild.rows("SELECT reason FROM matches") == [("resigned",)]
    await guild.sim.restart()
    assert {identity.split(":")[1] for _, identity in album.seen} >= OF_TEAMS
    record, boards = guild.rows("SELECT * FROM moves"), playing.boards()
    for control in list(album.seen.values()):
        await album.press(control)
    assert guild.rows("SELECT * FROM moves WHERE match = 1") == record
    assert playing.boards() == boards
