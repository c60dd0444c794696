"""Votes on a team's moves: by the picker, a reply or a command; counted on the board, listed for members, closed."""

from typing import Any

import pytest

from engine import GAMES
from locales import say, unbroken
from matches import Match, Person
from tests.cogs.conftest import FIRST, Guild, Playing, actions, labels, parts, said
from tests.cogs.discord_limits import check_message
from tests.cogs.teams.team_matches import join, make_team, team_match

SECOND, OTHER = "1a-2a", "1a-3a"
TEAM = "Bruno’s team"
PROPOSAL = "votes-proposal"


async def team_to_move(guild: Guild, *others: str, **chosen: Any) -> Playing:
    """Return a match in which Alice has moved, and Bruno's team with some others is to vote."""
    playing = await team_match(guild, *others, **chosen)
    await playing.by_command(FIRST)
    return playing


async def vote(guild: Guild, playing: Playing, who: str, text: str) -> Any:
    """Vote by `/move`, and return the private answer."""
    answer = await playing.move(who, text)
    await guild.later(seconds=11)
    return answer


def votes(guild: Guild) -> list[tuple[str, str]]:
    """Return the members who voted in any ballot with their moves, in the order of votes."""
    query = "SELECT m.name, v.text FROM votes v JOIN team_members m ON m.user = v.user ORDER BY v.id"
    return guild.rows(query)


def count_line(guild: Guild, count: int) -> str:
    return say("en", "ballot-open", count=count, until=until(guild))


async def test_the_board_of_a_team_asks_for_votes_counts_them_and_pings_nobody(guild: Guild) -> None:
    playing = await team_to_move(guild, "chloe")
    board = playing.board
    assert say("en", "turn-team", team=TEAM, game="Contiguity", opponents=("Alice",)) in board.content
    assert labels(board) == [say("en", f"button-{name}") for name in ("vote", "votes", "teams", "more")]
    assert guild.pinged(board) == []
    assert count_line(guild, 0) in board.content
    await vote(guild, playing, "bruno", SECOND)
    board = guild.again(board)
    assert count_line(guild, 1) in board.content
    assert SECOND not in board.content
    assert len(board.attachments) == 1
    assert labels(board) == [say("en", f"button-{name}") for name in ("vote", "votes", "teams", "more")]
    assert len(playing.boards()) == 2


async def test_a_vote_is_picked_like_a_move_with_a_preview_and_may_be_commented_on_and_changed(guild: Guild) -> None:
    playing = await team_to_move(guild)
    opened = await playing.open_modal("bruno")
    assert opened.modal["title"] == say("en", "vote-title", game="Contiguity")
    answer = (await guild.fill_in("bruno", opened, text=SECOND)).response
    assert say("en", "vote-stored-ending", move=SECOND, until=until(guild)) in answer.content
    assert actions(answer) == ["vote-comment", "move", "votes", "desk"]
    commented = (
        await guild.fill_in("bruno", await guild.open_modal("bruno", answer, "vote-comment"), text="*look* <@&1>")
    ).response
    assert say("en", "vote-commented", comment="\\*look\\* ‹@&1>", quoted=True) in commented.content
    panel = (await guild.press("bruno", commented, "move")).response
    for number in (0, 0):
        panel = await playing.choose("bruno", panel, number) if "play" not in actions(panel) else panel
    [preview] = [part for part in parts(panel) if part.get("custom_id", "").startswith("trilithon:play:")]
    move = preview["custom_id"].split(":")[-1]
    assert preview["label"] == say("en", "button-vote-for", move=move)
    changed = (await guild.press("bruno", panel, "play")).response
    assert unbroken(f"`{move}`") in changed.content
    assert votes(guild) == [("Bruno", move)]


async def test_a_reply_counts_as_a_vote_and_is_marked_as_one(guild: Guild) -> None:
    playing = await team_to_move(guild, "chloe")
    reply = await guild.sim.reply("chloe", playing.board, SECOND)
    assert votes(guild) == [("Chloé", SECOND)]
    marked = guild.again(reply)
    assert [str(reaction.emoji) for reaction in marked.reactions] == ["🗳️"]
    assert len(playing.boards()) == 2
    await guild.sim.reply("dimitri", playing.board, SECOND)
    assert votes(guild) == [("Chloé", SECOND)]


async def test_where_the_bot_may_not_react_a_reply_that_counts_as_a_vote_is_answered(guild: Guild) -> None:
    playing = await team_to_move(guild, "chloe")
    guild.sim.env.inject_error("PUT", "*/reactions/*", status=403, code=50013, times=None)
    await guild.sim.reply("chloe", playing.board, SECOND)
    assert playing.thread.history()[-1].content == say("en", "vote-counts", player="Chloé")


async def test_a_team_plays_against_the_computer_and_the_board_after_its_answer_has_the_result(
    guild: Guild, inline_thinking: None
) -> None:
    card = await guild.challenge("alice", side="white")
    await make_team(guild, "alice", (await guild.press("alice", card, "card-more")).response, "team-own")
    await join(guild, "chloe", guild.again(card))
    question = (await guild.press("alice", guild.again(card), "fill-seats")).response
    await guild.person("alice").select(question, ["1"])
    await guild.sim.settle()
    playing = Playing(guild, guild.sim.threads()[-1], ("alice",), GAMES["contiguity"], "")
    assert labels(playing.board) == [say("en", f"button-{name}") for name in ("vote", "votes", "teams", "more")]
    await vote(guild, playing, "chloe", FIRST)
    listed = (await guild.press("alice", playing.board, "votes")).response
    await guild.press("alice", (await guild.press("alice", listed, "play-it")).response, "close-yes")
    team = say("en", "team-of", captain="Alice")
    share = say("en", "ballot-share-first", move=FIRST, votes=1, all=1)
    assert say("en", "ballot-closed", team=team, shares=(share,)) in playing.board.content
    assert say("en", "turn-played", player=team, move=FIRST, ply=1) in playing.board.content
    assert guild.rows("SELECT entries FROM matches") == [(2,)]
    more = (await guild.press("chloe", playing.board, "more")).response
    assert {"draw", "takeback", "resign"} <= {*actions(more)}
    assert not {"hint", "plans", "nudge"} & {*actions(more)}


async def test_members_see_the_proposals_with_comments_and_join_one_by_a_press(guild: Guild) -> None:
    playing = await team_to_move(guild, "chloe", "dimitri")
    answer = await vote(guild, playing, "bruno", SECOND)
    await guild.fill_in("bruno", await guild.open_modal("bruno", answer, "vote-comment"), text="It joins us.")
    await vote(guild, playing, "dimitri", OTHER)
    listed = (await guild.press("chloe", playing.board, "votes")).response
    assert listed.ephemeral
    check_message(guild.sim.env.backend.messages[listed.channel_id][listed.id])
    text = said(listed)
    assert say("fr", PROPOSAL, move=SECOND, votes=1, own=False) in text
    assert say("fr", "votes-comment", named=True, name="Bruno", comment="It joins us.") in text
    assert say("fr", PROPOSAL, move=OTHER, votes=1, own=False) in text
    joined = (await guild.press("chloe", listed, "vote-for")).response
    assert unbroken(f"`{SECOND}`") in said(joined)
    assert votes(guild) == [("Bruno", SECOND), ("Dimitri", OTHER), ("Chloé", SECOND)]
    seen = said((await guild.press("alice", playing.board, "votes")).response)
    assert seen == say("en", "votes-heading", team=TEAM, game="Contiguity", count=3, until=until(guild))


async def test_the_captain_closes_the_vote_and_the_next_board_says_what_was_voted_and_by_whom(guild: Guild) -> None:
    playing = await team_to_move(guild, "chloe", "dimitri")
    await guild.press("dimitri", (await guild.press("dimitri", playing.board, "teams")).response, "team-name")
    for who, move in (("chloe", OTHER), ("bruno", SECOND), ("dimitri", SECOND)):
        await vote(guild, playing, who, move)
    listed = (await guild.press("chloe", playing.board, "votes")).response
    assert "play-it" not in actions(listed)
    listed = (await guild.press("bruno", playing.board, "votes")).response
    question = (await guild.press("bruno", listed, "play-it")).response
    assert said(question) == say("en", "play-it-question", move=SECOND, votes=2, all=3)
    done = (await guild.press("bruno", question, "close-yes")).response
    assert said(done) == say("en", "play-it-done", move=SECOND)
    board = playing.board
    shares = (
        say("en", "ballot-share-first", move=SECOND, votes=2, all=3),
        say("en", "ballot-share", move=OTHER, votes=1),
    )
    assert say("en", "ballot-closed", team=TEAM, shares=shares) in board.content
    people = say("en", "team-people", names=("Bruno",), count=2, more=1)
    assert say("en", "ballot-voters", move=SECOND, people=people) in board.content
    assert say("en", "turn-played", player=TEAM, move=SECOND, ply=2) in board.content
    assert guild.pinged(board) == ["alice"]


@pytest.mark.parametrize("choice", ["quoted", "kept"])
async def test_the_comment_on_the_move_is_quoted_below_its_board_unless_its_author_keeps_it(
    guild: Guild, choice: str
) -> None:
    playing = await team_to_move(guild)
    answer = await vote(guild, playing, "bruno", SECOND)
    opened = await guild.open_modal("bruno", answer, "vote-comment")
    commented = (await guild.fill_in("bruno", opened, text="*It* joins us.", quoting=[choice])).response
    comment = "\\*It\\* joins us."
    assert say("en", "vote-commented", comment=comment, quoted=choice == "quoted") in commented.content
    assert comment not in guild.again(playing.board).content
    await guild.later(minutes=5)
    quote = say("en", "ballot-quote", named=True, name="Bruno", comment=comment)
    assert (quote in playing.board.content.split("\n")) == (choice == "quoted")
    assert guild.pinged(playing.board) == ["alice"]


async def test_with_a_tie_the_captain_is_asked_which_move_is_played(guild: Guild) -> None:
    playing = await team_to_move(guild, "chloe")
    await vote(guild, playing, "bruno", SECOND)
    await vote(guild, playing, "chloe", OTHER)
    listed = (await guild.press("bruno", playing.board, "votes")).response
    assert say("en", "button-play-it", tied=True, move="") in labels(listed)
    question = (await guild.press("bruno", listed, "play-it")).response
    assert said(question) == say("en", "play-it-tied", move=SECOND, votes=1)
    plays = [say("en", "button-play-it", tied=False, move=move) for move in (SECOND, OTHER)]
    assert labels(question) == [*plays, say("en", "button-close-no")]
    ids = [part["custom_id"] for part in parts(question) if part.get("label") == plays[1]]
    await guild.person("bruno").click(question, custom_id=ids[0])
    await guild.sim.settle()
    assert say("en", "turn-played", player=TEAM, move=OTHER, ply=2) in playing.board.content


async def test_a_vote_closes_at_its_time_and_the_board_of_an_open_vote_says_which_move_leads(guild: Guild) -> None:
    playing = await team_to_move(guild, "chloe", hours="1", votes="open")
    await vote(guild, playing, "bruno", SECOND)
    assert say("en", "ballot-leads", move=SECOND, votes=1) in guild.again(playing.board).content
    await guild.later(hours=1)
    assert guild.rows("SELECT text FROM moves ORDER BY ply") == [(FIRST,), (SECOND,)]
    assert say("en", "turn-played", player=TEAM, move=SECOND, ply=2) in playing.board.content


async def test_once_both_have_voted_the_board_says_when_the_vote_closes_and_the_move_follows(guild: Guild) -> None:
    playing = await team_to_move(guild, "chloe")
    await vote(guild, playing, "bruno", SECOND)
    answer = await vote(guild, playing, "chloe", OTHER)
    assert say("fr", "vote-stored-ending", move=OTHER, until=until(guild)) in answer.content
    assert say("en", "ballot-ending", count=2, until=until(guild)) in guild.again(playing.board).content
    await guild.later(minutes=5)
    assert say("en", "turn-played", player=TEAM, move=SECOND, ply=2) in playing.board.content


async def test_the_board_says_when_a_day_is_given_and_when_the_time_is_over_without_a_vote(guild: Guild) -> None:
    playing = await team_to_move(guild, clock="1d")
    await guild.later(hours=1)
    before, board = until(guild), playing.board
    await guild.press("alice", (await guild.press("alice", board, "more")).response, "day")
    await guild.later(seconds=11)
    assert until(guild) != before
    assert count_line(guild, 0) in guild.again(board).content
    await guild.later(hours=47)
    assert say("en", "ballot-waits") in guild.again(board).content
    assert guild.pinged(guild.again(board)) == []


async def test_a_vote_that_closes_while_its_count_is_posted_is_no_fault(
    guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await team_to_move(guild, votes="open")
    service = guild.bot.services.votes
    result = service.result

    async def close_meanwhile(match: Match) -> Any:
        monkeypatch.undo()
        await service.play_it(match.id, Person(guild.person("bruno").id, "Bruno"))
        return await result(match)

    monkeypatch.setattr(service, "result", close_meanwhile)
    await vote(guild, playing, "bruno", SECOND)
    assert guild.rows("SELECT text FROM moves ORDER BY ply") == [(FIRST,), (SECOND,)]
    assert guild.rows("SELECT attempts, faults, done_at IS NULL FROM outbox WHERE kind = 'tally'") == [(1, 0, 0)]
    assert say("en", "turn-played", player=TEAM, move=SECOND, ply=2) in playing.board.content


async def test_a_board_that_is_not_in_its_thread_says_why_also_when_votes_are_counted(guild: Guild) -> None:
    playing = await team_match(guild, "chloe", "dimitri")
    guild.forbid(guild.channel, "send_messages_in_threads")
    await playing.by_command(FIRST)
    board = guild.channel.last_message
    assert board.content.startswith(reason := say("en", "thread-closed", thread=playing.thread.mention))
    for count, (who, move) in enumerate((("bruno", SECOND), ("chloe", OTHER)), 1):
        await vote(guild, playing, who, move)
        assert count_line(guild, count) in guild.again(board).content
        assert guild.again(board).content.startswith(f"{reason}\n")


async def test_the_desk_shows_the_votes_that_are_wanted(guild: Guild) -> None:
    playing = await team_to_move(guild, "chloe")
    desk = await guild.ask("chloe", "desk")
    assert say("fr", "desk-votes") in said(desk)
    panel = (await guild.press("chloe", desk, "desk-play")).response
    assert say("fr", "vote-begin", team=TEAM, game="Contiguity") in said(panel)
    await vote(guild, playing, "chloe", SECOND)
    assert say("fr", "desk-votes") not in said(await guild.ask("chloe", "desk"))


async def test_who_is_in_no_team_is_shown_by_vote_the_team_that_they_may_join(guild: Guild) -> None:
    playing = await team_to_move(guild)
    shown = (await guild.press("dimitri", playing.board, "move")).response
    assert say("fr", "vote-join-first") in said(shown)
    joined = (await guild.press("dimitri", shown, "team-join")).response
    assert say("fr", "team-joined", team=TEAM) in said(joined)
    panel = (await guild.press("dimitri", playing.board, "move")).response
    assert say("fr", "vote-begin", team=TEAM, game="Contiguity") in said(panel)


async def test_who_is_in_no_team_is_told_so_and_nothing_changes(guild: Guild) -> None:
    playing = await team_to_move(guild)
    for who in ("dimitri", "alice"):
        before = guild.stored()["votes"]
        await playing.move(who, SECOND)
        assert guild.stored()["votes"] == before == []
    illegal = await playing.move("bruno", "1a-1b")
    assert votes(guild) == []
    assert illegal.ephemeral


def until(guild: Guild) -> str:
    ((closes,),) = guild.rows("SELECT coalesce(due_at, closes_at) FROM ballots WHERE closed_at IS NULL")
    return f"<t:{closes}:R>"


# The end.


async def resign(guild: Guild, playing: Playing, who: str) -> None:
    """Resign for a person by the command."""
    await guild.press(who, await playing.ask(who, "match resign"), "resign-yes")
    await guild.sim.settle()


async def test_the_end_thanks_the_most_faithful_and_shows_everybody_how_the_votes_went(guild: Guild) -> None:
    playing = await team_to_move(guild, "chloe")
    await vote(guild, playing, "chloe", SECOND)
    await vote(guild, playing, "bruno", SECOND)
    listed = (await guild.press("bruno", playing.board, "votes")).response
    await guild.press("bruno", (await guild.press("bruno", listed, "play-it")).response, "close-yes")
    await resign(guild, playing, "alice")
    board = playing.board
    thanked = tuple(say("en", "end-faithful", name=name, votes=1) for name in ("Bruno", "Chloé"))
    assert say("en", "end-thanks", team=TEAM, names=thanked) in board.content
    assert actions(board) == ["replay", "record", "review", "agreement"]
    shown = (await guild.press("dimitri", board, "agreement")).response
    assert shown.ephemeral
    assert say("fr", "agreement-team", team=TEAM, votes=2, moves=1, unanimous=1) in said(shown)
    [picture] = shown.attachments
    assert say("fr", "alt-votes-at", ply=2, agreed=2, votes=2) in (picture.description or "")


async def test_of_a_match_in_which_no_vote_led_to_a_move_nothing_is_shown(guild: Guild) -> None:
    playing = await team_to_move(guild)
    await resign(guild, playing, "alice")
    assert "Thanks" not in playing.board.content
    answer = (await guild.press("chloe", playing.board, "agreement")).response
    assert said(answer) == say("fr", "refusal-no-agreement")


@pytest.mark.usefixtures("inline_thinking")
async def test_in_a_review_the_votes_stand_below_the_chances(guild: Guild) -> None:
    playing = await team_to_move(guild)
    await vote(guild, playing, "bruno", SECOND)
    listed = (await guild.press("bruno", playing.board, "votes")).response
    await guild.press("bruno", (await guild.press("bruno", listed, "play-it")).response, "close-yes")
    await resign(guild, playing, "alice")
    review = (await guild.press("bruno", playing.board, "review")).response
    while not review.attachments:
        review = (await guild.press("bruno", review, "review")).response
    assert [file.filename for file in review.attachments] == ["trilithon-1-review.png", "trilithon-1-votes.png"]
    check_message(guild.sim.env.backend.messages[review.channel_id][review.id])
