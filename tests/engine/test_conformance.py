"""The laws that every game obeys under every option, tested on random matches."""

import copy
import pickle
import random
import re
from dataclasses import replace
from itertools import islice, product

import pytest

from engine import GAMES, REASONS, GameOver, IllegalMove, MoveError, OptionError, Outcome
from engine.play import Play
from engine.position import PASS, SWAP
from tests.engine import following, random_matches
from tests.engine.random_matches import MANY, SETTINGS, SINGLES, some_moves, spread, under, walk

LIMIT = 25
BID = re.compile("bid ([0-9]+)")

over_settings = under(SETTINGS)
over_singles = under(SINGLES)
"""For laws that two options together are hardly likely to break."""
over_games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def chance_of(setting):
    return random.Random(f"conformance {setting}")


def refusal_of(state, text):
    try:
        state.read(text)
    except MoveError as refusal:
        return refusal
    return None


def generously(text, chance):
    """Return the move as somebody may type it, in capitals and with blanks."""
    blanks = [" " * chance.randint(1, 3) for _ in range(3)]
    return blanks[0] + text.upper().replace(" ", blanks[1]) + blanks[2]


# What a game says of itself.


@over_games
def test_a_game_is_listed_under_its_id(game):
    assert GAMES[game.id] is game
    assert len(game.sides) >= game.players >= 2


@over_games
def test_option_names_are_unique_and_defaults_are_among_the_values(game):
    assert len({option.name for option in game.options}) == len(game.options)
    for option in game.options:
        assert option.default in (None, *option.allowed)


@over_games
def test_options_said_to_exclude_each_other_are_refused_together(game):
    by_name = {option.name: option for option in game.options}
    for pair in game.excludes:
        chosen = {name: random_matches.values(by_name[name])[0] for name in pair}
        with pytest.raises(OptionError, match="conflict"):
            game.start(chosen)


@over_settings
def test_settled_options_have_one_text_form_that_reads_back(setting):
    options = setting.game.start(setting.chosen).options
    terms = setting.game.write_options(options)
    assert terms == setting.terms
    assert setting.game.settle(setting.game.read_options(terms)) == options


# Moves.


@over_settings
def test_legal_texts_are_unique_and_plain(setting):
    for state in spread(walk(setting)):
        moves = some_moves(state)
        assert len(moves) == len(set(moves))
        for move in moves:
            assert move.isascii()
            assert move == " ".join(move.split())


@over_settings
def test_somebody_to_move_has_a_move(setting):
    for state in walk(setting):
        assert any(True for _ in state.legal_moves()) == (state.turn is not None)


@over_settings
def test_a_legal_text_reads_as_itself_however_it_is_typed(setting):
    chance = chance_of(setting)
    for state in spread(walk(setting)):
        for move in some_moves(state):
            assert state.read(move) == move
            assert state.read(generously(move, chance)) == move


@over_settings
def test_every_legal_text_plays(setting):
    chance = chance_of(setting)
    for state in spread(walk(setting)):
        moves = some_moves(state)
        for move in chance.sample(moves, min(20, len(moves))):
            after = state.play(generously(move, chance))
            assert (after.last, after.ply, after.last_player) == (move, state.ply + 1, state.turn)
            assert after.history == (*state.history, move)


@over_singles
def test_the_same_move_leads_to_the_same_state(setting):
    for state in spread(walk(setting)):
        for move in some_moves(state, 5):
            assert state.play(move) == state.play(move)


@over_settings
def test_playing_leaves_the_old_state_unchanged(setting):
    chance = chance_of(setting)
    for state in walk(setting):
        before = state.text(), state.record(), hash(state), state.key, state.turn, state.prompts
        for move in islice(state.legal_moves(), 3):
            state.play(move)
        if not state.outcome:
            state.drop(chance.choice(random_matches.still_in(state)))
            state.draw()
        assert before == (state.text(), state.record(), hash(state), state.key, state.turn, state.prompts)


@over_settings
def test_a_text_is_refused_by_a_code_that_the_game_declares(setting):
    refused = random_matches.refused(setting)
    assert refused
    for _, refusal in refused:
        assert refusal.code in setting.game.refusals


@over_settings
def test_pass_and_swap_are_read_exactly_where_they_are_legal_moves(setting):
    for state in walk(setting):
        for word, code in ((PASS, "cannot-pass"), (SWAP, "swap-too-late")):
            refused = refusal_of(state, word)
            assert word not in some_moves(state) if refused else word in state.legal_moves()
            is_offered = word == PASS or state.position.swaps
            if refused and is_offered and isinstance(state.stage, Play) and not state.outcome:
                assert refused.code == code


@over_singles
def test_a_refusal_can_be_copied_and_pickled(setting):
    for _, refusal in random_matches.refused(setting)[:50]:
        for again in (copy.copy(refusal), pickle.loads(pickle.dumps(refusal))):
            assert (type(again), again.code, again.data) == (type(refusal), refusal.code, refusal.data)


@over_singles
def test_a_garbled_text_that_is_accepted_means_a_legal_move(setting):
    chance = chance_of(setting)
    for state in spread(walk(setting), 8):
        moves = some_moves(state)
        for _ in range(40 if moves else 0):
            text = random_matches.garbled(chance.choice(moves), chance)
            try:
                move = state.read(text)
            except MoveError:
                continue
            assert len(moves) == MANY or move in moves


# Texts.


@over_settings
def test_a_position_reads_back_at_every_ply(setting):
    for state in (*walk(setting), *random_matches.ended(setting)):
        again = setting.game.from_text(state.text())
        assert again == state
        assert (hash(again), again.key, again.text()) == (hash(state), state.key, state.text())
        assert (again.turn, again.sides, again.outcome, again.prompts) == (
            state.turn,
            state.sides,
            state.outcome,
            state.prompts,
        )
        assert some_moves(again, 50) == some_moves(state, 50)


@over_settings
def test_a_match_replays_from_its_record(setting):
    for state in (*spread(walk(setting)), *spread(tuple(random_matches.ended(setting)[-5:]) or walk(setting))):
        again = setting.game.replay(state.record())
        assert again == state
        assert (again.history, again.last_player, again.record()) == (state.history, state.last_player, state.record())


@over_singles
def test_a_match_taken_up_from_a_position_replays_from_its_record(setting):
    states = walk(setting)
    middle, end = states[len(states) // 2], states[-1]
    state = setting.game.from_text(middle.text())
    for move in end.history[len(middle.history) :]:
        state = state.play(move)
    assert state == end
    again = setting.game.replay(state.record())
    assert again == end
    assert again.history == state.history


@over_singles
def test_the_past_is_every_state_from_the_start(setting):
    states = walk(setting)
    assert states[-1].past() == states


@over_singles
def test_a_state_survives_pickling(setting):
    for state in walk(setting):
        again = pickle.loads(pickle.dumps(state))
        assert again == state
        assert (hash(again), again.key, again.history) == (hash(state), state.key, state.history)
        assert again.game is setting.game


# Suggestions.


@over_settings
def test_suggestions_lead_to_every_legal_move(setting):
    """Where there are many moves, to those of a sample."""
    for state in spread(walk(setting), 4):
        moves = some_moves(state, MANY + 1)
        if state.outcome:
            continue
        if len(moves) <= MANY:
            assert following.reached(state.suggest, LIMIT) == set(moves)
        else:
            for move in chance_of(setting).sample(moves, 10):
                assert following.way_to(state.suggest, move, LIMIT)[-1] == move


@over_singles
def test_what_is_suggested_is_a_legal_move_or_no_move_yet(setting):
    for state in spread(walk(setting)):
        for found in (suggested for typed in typed_in(state) for suggested in state.suggest(typed)):
            assert re.fullmatch("[a-z]+(-[a-z]+)*", found.label)
            if found.complete:
                assert state.read(found.text) == found.text
            else:
                with pytest.raises(MoveError):
                    state.read(found.text)


@over_singles
def test_what_is_typed_exactly_and_is_legal_comes_first(setting):
    chance = chance_of(setting)
    for state in spread(walk(setting)):
        moves = some_moves(state)
        for move in chance.sample(moves, min(20, len(moves))):
            first, *others = state.suggest(generously(move, chance), LIMIT)
            assert (first.text, first.complete) == (move, True)
            assert move not in [found.text for found in others]


@over_singles
def test_whatever_means_a_legal_move_has_that_move_suggested_first(setting):
    for state in spread(walk(setting)):
        for typed in typed_in(state):
            try:
                move = state.read(typed)
            except MoveError:
                continue
            assert state.suggest(typed)[0].text == move


@over_singles
def test_an_empty_field_never_begins_with_what_a_hurried_player_would_regret(setting):
    """To pass, to exchange sides and to accept a bid stand last; a bid far from the others does not stand first."""
    for state in walk(setting):
        found = [suggestion.text for suggestion in state.suggest()]
        regretted = [text for text in found if text in ("pass", "swap", "call")]
        assert found[len(found) - len(regretted) :] == regretted
        if found and found[0].startswith("bid "):
            standing = max((int(bid[1]) for bid in map(BID.fullmatch, state.history[-1:]) if bid), default=0)
            assert int(found[0].split()[1]) in (range(standing - 1, standing) if standing else range(10, 31))


@over_singles
def test_what_comes_next_is_in_natural_order(setting):
    """Whatever has a rank of its own is left out."""
    for state in spread(walk(setting)):
        for typed in ("", *(found.text for found in state.suggest() if not found.complete)):
            columns = {}
            for found in state.suggest(typed):
                if found.label in ("sarsen", "place-pawn", "place-druid", "pit"):
                    columns.setdefault(found.label, []).append([*map(natural, re.findall("[a-z]+|[0-9]+", found.text))])
            assert all(keys == sorted(keys) for keys in columns.values())


def natural(token):
    """Return the sorting key of a word or number."""
    return (0, int(token), "") if token.isdigit() else (1, 0, token)


def typed_in(state):
    """Return what somebody may have typed: nothing, a character, and what stands in the list."""
    found = [suggestion.text for suggestion in state.suggest()]
    return ["", *"abcdefghijnpsw0123456789", *found, *(text[:-1] for text in found if len(text) > 1)]


@over_singles
def test_a_whole_move_is_among_the_suggestions_for_itself(setting):
    for state in spread(walk(setting)):
        for move in some_moves(state, 20):
            assert (move, True) in [(found.text, found.complete) for found in state.suggest(move.upper(), LIMIT)]


@over_singles
def test_suggestions_never_fail_whatever_is_typed(setting):
    for state in spread(walk(setting)):
        for text, _ in random_matches.refused(setting)[:40]:
            assert len(state.suggest(text, LIMIT)) <= LIMIT
        for text, limit in product(("a..z", "0..9", "0..z", "0..99"), (1, 2, LIMIT)):
            assert len(state.suggest(text, limit)) <= limit


# Ends.


@over_settings
def test_nothing_can_be_done_when_the_match_is_over(setting):
    for state in random_matches.ended(setting):
        assert (state.turn, state.prompts) == (None, ())
        assert list(state.legal_moves()) == []
        assert state.suggest() == []
        for attempt in (
            lambda state=state: state.play("a1"),
            lambda state=state: state.read("pass"),
            lambda state=state: state.drop(0),
            lambda state=state: state.draw(),
            lambda state=state: state.takeback(0),
            lambda state=state: state.enter("takeback 1"),
        ):
            with pytest.raises(GameOver):
                attempt()


@over_settings
def test_an_outcome_names_players_and_a_known_reason(setting):
    for state in random_matches.ended(setting):
        outcome = state.outcome
        assert outcome.reason in REASONS
        assert list(outcome.winners) == sorted(set(outcome.winners) & set(range(setting.game.players)))
        assert len(outcome.winners) < setting.game.players


@over_settings
def test_a_player_may_leave_at_any_ply(setting):
    """R1: of two players the other wins at once; of more, the turn passes over who left, until one is left."""
    for state in walk(setting):
        for player in random_matches.still_in(state) if not state.outcome else ():
            left = state.drop(player)
            assert left.last == f"resign {player}"
            assert left.last_player == state.last_player
            if setting.game.players == 2:
                assert left.outcome == Outcome((1 - player,), "resigned")
            else:
                assert left.turn != player
                assert not left.outcome or player not in left.outcome.winners


@over_singles
def test_running_out_of_time_is_like_resigning_but_for_the_reason(setting):
    """R1: the same follows; only the entry, and the reason of an end that it brings about, tell the two apart."""
    for state in spread(walk(setting)):
        for player in random_matches.still_in(state) if not state.outcome else ():
            resigned, late = state.drop(player), state.drop(player, "time")
            assert late.last == f"late {player}"
            assert (late.stage, late.turn, late.ply) == (resigned.stage, resigned.turn, resigned.ply)
            if resigned.outcome:
                reason = resigned.outcome.reason.replace("resigned", "time")
                assert late.outcome == replace(resigned.outcome, reason=reason)
            again = setting.game.replay(late.record())
            assert (again, again.history) == (late, late.history)


@over_singles
def test_when_all_but_one_have_left_the_last_wins(setting):
    players = setting.game.players
    for stays in range(players):
        for reason in ("resigned", "time"):
            state = walk(setting)[0]
            for player in range(players):
                if player != stays and not state.outcome:
                    state = state.drop(player, reason)
            assert state.outcome == Outcome((stays,), reason)


@over_singles
def test_nobody_who_is_no_player_may_leave(setting):
    for player in (-1, setting.game.players):
        with pytest.raises(IndexError):
            walk(setting)[0].drop(player)


@over_singles
def test_a_draw_may_be_agreed_at_any_ply(setting):
    for state in walk(setting):
        if not state.outcome:
            drawn = state.draw("agreed")
            assert (drawn.outcome.winners, drawn.outcome.reason) == ((), "agreed")
            assert (drawn.last, drawn.last_player) == ("draw agreed", state.last_player)


@over_singles
def test_nobody_leaves_for_another_reason_than_the_two(setting):
    with pytest.raises(ValueError, match="boredom"):
        walk(setting)[0].drop(0, "boredom")


@over_singles
def test_a_draw_is_for_one_of_two_reasons(setting):
    with pytest.raises(ValueError, match="connection"):
        walk(setting)[0].draw("connection")


# Takebacks.


def looks(state):
    """Return every property of a state but its record."""
    position = state.text(), state.key, state.turn, state.sides, state.last_player, state.prompts, state.line
    return *position, state.outcome, state.out, state.repetitions, state.rounds


@over_settings
def test_a_ply_taken_back_leaves_the_state_before_it_with_all_that_happened_in_the_record(setting):
    states = walk(setting)
    for state in spread(states)[1:]:
        if state.outcome:
            continue
        back = state.takeback(state.last_player)
        assert back == states[state.ply - 1]
        assert looks(back) == looks(states[state.ply - 1])
        assert (back.history, back.taken_back) == ((*state.history, "takeback 1"), (state.last,))


@over_settings
def test_a_player_takes_back_as_far_as_their_own_latest_ply(setting):
    states = walk(setting)
    for state in spread(states):
        for player in range(setting.game.players) if not state.outcome else ():
            own = [before.ply for before in states[: state.ply] if before.turn == player]
            plies = state.takeback_plies(player)
            assert plies == (state.ply - own[-1] if own else None)
            if plies:
                back = state.takeback(player)
                assert (back, back.turn) == (states[own[-1]], player)
                assert back.taken_back == state.history[-plies:]


@over_settings
def test_a_match_with_takebacks_replays_and_goes_on_like_one_without(setting):
    states, chance = walk(setting), chance_of(setting)
    state = states[0]
    while state.ply < min(len(states) - 1, 12):
        state = state.play(states[state.ply + 1].last)
        if not state.outcome and chance.random() < 0.4:
            state = state.takeback(chance.choice([before.turn for before in states[: state.ply]]))
    again = setting.game.replay(state.record())
    assert (again.history, looks(again)) == (state.history, looks(state))
    assert looks(pickle.loads(pickle.dumps(state))) == looks(state) == looks(states[state.ply])
    past = state.past()
    assert [len(earlier.history) for earlier in past] == list(range(len(state.history) + 1))
    assert [looks(earlier) for earlier in past] == [looks(states[earlier.ply]) for earlier in past]
    assert state.lineage() == states[: state.ply + 1]


@over_singles
def test_what_was_taken_back_has_not_stood(setting):
    for state in spread(walk(setting)):
        if not state.outcome:
            move = next(state.legal_moves())
            once = again = state.play(move)
            for _ in range(3):
                if not again.outcome:
                    again = again.takeback(state.turn).play(move)
            assert (again, again.repetitions) == (once, once.repetitions)


@over_singles
def test_nothing_is_taken_back_beyond_the_start_or_from_before_somebody_left(setting):
    states = walk(setting)
    running = [state for state in spread(states)[1:] if not state.outcome]
    left = [
        state.drop(random_matches.still_in(state)[0], reason) for state in running for reason in ("resigned", "time")
    ]
    for state in (states[0], *(state for state in left if not state.outcome)):
        for player in range(setting.game.players):
            played = any(before.turn == player for before in states[: state.ply])
            with pytest.raises(IllegalMove, match="nothing-to-take-back" if played else "no-own-ply"):
                state.takeback(player)
        with pytest.raises(IllegalMove, match="nothing-to-take-back"):
            state.enter("takeback 1")
        ahead = state.play(next(state.legal_moves()))
        assert ahead.outcome or looks(ahead.takeback(state.turn)) == looks(state)


@over_singles
def test_following_a_record_from_anywhere_is_entering_it_step_by_step(setting):
    states = walk(setting)
    end = states[min(6, len(states) - 1)]
    if end.outcome:
        return
    entries = (*end.history, "takeback 2", end.history[-2], "takeback 1", *end.history[-2:])
    for start in range(len(end.history)):
        entered = [states[start]]
        for entry in entries[start:]:
            entered.append(entered[-1].enter(entry))
        followed = list(states[start].follow(entries[start:]))
        assert [looks(after) for after in followed] == [looks(after) for after in entered[1:]]
        assert [after.history for after in followed] == [after.history for after in entered[1:]]


# Repetition (R2).


@over_singles
def test_a_position_has_stood_as_often_as_its_key_has(setting):
    states = walk(setting)
    for ply, state in list(enumerate(states))[::6]:
        assert state.repetitions == sum(earlier.key == state.key for earlier in states[: ply + 1])


@over_singles
def test_a_repetition_is_claimed_at_the_third_time_and_no_sooner(setting):
    for state in spread(walk(setting)):
        if state.outcome or state.repetitions >= 3:
            continue
        with pytest.raises(IllegalMove) as caught:
            state.draw("repetition")
        assert (caught.value.code, caught.value.data) == ("not-repeated", {"count": state.repetitions})


@over_singles
def test_the_ply_is_no_part_of_what_a_position_is(setting):
    for state in spread(walk(setting)):
        later = setting.game.from_text(state.text().replace(f"ply {state.ply}\n", f"ply {state.ply + 2}\n"))
        assert later.key == state.key
        assert hash(later.key) == hash(state.key)
        assert later != state


@over_singles
def test_who_is_to_move_is_part_of_what_a_position_is(setting):
    by_key = {}
    for state in walk(setting):
        assert by_key.setdefault(state.key, (state.turn, state.sides)) == (state.turn, state.sides)


@under([setting for setting in SETTINGS if setting.game.players > 2])
def test_a_player_of_more_than_two_is_asked_on_the_same_board_as_if_those_before_them_had_not_played(setting):
    for state in spread(walk(setting)):
        for player in set(range(setting.game.players)) - set(state.out) if not state.outcome else ():
            asked = state.as_turn_of(player)
            assert asked.turn == player
            assert asked.position.pieces() == state.position.pieces()
            assert state.as_turn_of(state.turn) is state
