# Teams: people who share a seat and vote for its moves. Names, moves, comments and mentions come made harmless.

## Buttons

button-team = As a team
button-team-mine = Make it a team
button-team-join = Join { $team }
button-team-leave = Leave { $team }
button-team-named =
    { $named ->
        [yes] Don’t name me
       *[no] Name me
    }
button-teams = Teams
button-vote = Vote
button-votes = Votes
button-vote-for = Vote for { $move }
button-vote-comment = Comment
button-vote-other = Change my vote
button-play-it =
    { $tied ->
        [yes] Play one of them …
       *[no] Play { $move }
    }
button-motion-yes = In favour
button-motion-no = Against

## The card

card-team = **{ $team }**: { $people }
team-people = { $count ->
        [0] nobody yet
       *[other] { $more ->
            [0] { AND($names) }
            [one] { $names } and 1 more
           *[other] { $names } and { $more } more
        }
    }
card-team-start = The match starts as soon as every seat is taken. A team’s seat is taken once one person has joined; others can join during the match.
team-of = { $captain }’s team
team-everybody = Everybody

## Below the board

turn-team = **{ $team }**, it’s your turn in { $game } against { AND($opponents) }. Press **{ button-vote }**.
ballot-open = { $count ->
        [0] Nobody has voted yet.
        [one] 1 vote so far.
       *[other] { $count } votes so far.
    } The vote closes { $until }.
ballot-ending = { $count ->
        [one] 1 vote: that’s enough.
       *[other] { $count } votes: that’s enough.
    } The vote closes { $until }; until then, you can think again.
ballot-waits = The time to vote is over, and nobody has voted: the first vote decides.
ballot-leads = In the lead: `{ $move }`, with { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }.
ballot-closed = **{ $team }** voted: { $shares }.
ballot-share-first = `{ $move }` ({ $votes } of { $all })
ballot-share = `{ $move }` ({ $votes })
ballot-rest = { $count ->
        [one] 1 other move ({ $votes })
       *[other] { $count } other moves ({ $votes })
    }
ballot-voters = For `{ $move }`: { $people }.
ballot-quote = > { $named ->
        [yes] { $name }: “{ $comment }”
       *[no] “{ $comment }”
    }

## Voting

vote-begin = Your vote for **{ $team }** in **{ $game }**.
vote-join-first = To vote, join the team whose turn it is.
vote-on = Your vote in **{ $game }**: `{ $typed }` …
vote-ahead = The board after `{ $move }`. You haven’t voted for it yet.
vote-title = Your vote in { $game }
vote-question = Really vote for `{ $move }`?
vote-stored = You’ve voted for `{ $move }`. The vote closes { $until }; until then, you can change yours.
vote-stored-ending = You’ve voted for `{ $move }`. That’s enough votes: the vote closes { $until }, and until then you can change yours.
vote-commented = Your comment: “{ $comment }” { $quoted ->
        [yes] If the move is played, it’s quoted below the next board.
       *[no] Only your team can read it.
    }
vote-comment-title = Your comment
vote-comment-label = Why { $move }?
vote-comment-hint = Only your team can read it before the vote closes.
vote-comment-later = If the move is played
choice-comment-quoted = Quote the comment below the next board
choice-comment-kept = Keep it within the team
vote-decided = Your vote for `{ $move }` closed the vote. The new board comes next.
vote-counts = { $player }, your vote counts.
votes-heading = **{ $team }**, { $game }: { $count ->
        [0] nobody has voted yet.
        [one] 1 vote so far.
       *[other] { $count } votes so far.
    } The vote closes { $until }.
votes-proposal = `{ $move }` · { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }{ $own ->
        [yes] {" "}· **your vote**
       *[no] {""}
    }
votes-comment = -# { $named ->
        [yes] { $name }: “{ $comment }”
       *[no] “{ $comment }”
    }
play-it-question = Close the vote and play `{ $move }`, which has { $votes } of { $all ->
        [one] 1 vote
       *[other] { $all } votes
    }?
play-it-tied = Several moves lead, with { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    } each. Close the vote? Then choose the one to play. If you leave it to the vote, the earliest proposal wins: `{ $move }`.
button-close-yes = Yes, play it
button-close-no = No, wait
kept-close = The vote goes on. The board: { $link }
play-it-done = You’ve closed the vote, and your team plays `{ $move }`. The new board comes next.

## Other decisions

motion-asked = **{ $team }**, { $what ->
        [draw] do you want to offer a draw?
        [repetition] do you want to claim a draw by repetition?
        [takeback] do you want to take your last move back?
        [pause] do you want to ask for a pause of { $days ->
            [one] 1 day
           *[other] { $days } days
        }?
        [timeout] do you want to claim the win on time?
        [day] do you want to give one more day to the opponent whose turn it is?
       *[resign] do you want to resign?
    }
motion-answer = **{ $team }**, { $player } { $what ->
        [draw] offers a draw.
        [takeback] asks to take a move back.
       *[pause] asks for a pause of { $days ->
            [one] 1 day
           *[other] { $days } days
        }.
    } Do you agree?
motion-open = { $agreed } in favour, { $declined } against. { $quorum ->
        [one] 1 vote decides.
       *[other] { $quorum } votes decide.
    }
motion-carried = Decided: yes ({ $agreed } to { $declined }).
motion-rejected = Decided: no ({ $declined } to { $agreed }).
motion-lapsed = The match has moved on, so this no longer stands.
motion-voted = Your vote counts: { $agreed } in favour, of { $quorum } needed. The question is in the match: { $link }
motion-then-carried = Your vote decided it: yes. The match: { $link }
motion-then-rejected = Your vote decided it: no. The match: { $link }
motion-then-lapsed = The match has moved on. The board: { $link }
motion-resign-question = Ask **{ $team }** to resign the match of { $game } against { AND($opponents) }? { $quorum ->
        [one] That’s your decision alone, and the match ends at once.
       *[other] If { $quorum } of you agree, the match ends at once.
    }

## One’s team

team-line = **{ $team }** · { $people }
team-captain = Captain: { $captain }
team-no-captain = No captain yet: the first to join leads it.
team-joining = { $joining ->
        [channel] Everybody who sees the channel may join.
        [server] Everybody who sees the channel may join; there’s no captain.
        [role] Everybody with the role { $role } may join.
       *[named] Only people the captain names may join.
    }
team-terms = A vote closes after { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }. Once everybody who voted in the last two turns has voted, or more than half want the same move, it closes early, after five minutes to think again. { $open ->
        [yes] The board says which move leads.
       *[no] Which move leads stays secret until then.
    }
team-is-named = { $named ->
        [yes] The result of a vote names you.
       *[no] The result of a vote doesn’t name you.
    }
team-joined = You’re in **{ $team }** now. Vote below the board when it’s your turn.
team-left = You’ve left **{ $team }**.
team-made = **{ $team }** has the seat now, and you’re its captain.
team-made-for-others = The seat is open to a team now. The first to join leads it.
team-handed = { $captain } is the captain of **{ $team }** now.
team-added = { $count ->
        [one] 1 person may join now.
       *[other] { $count } people may join now.
    }
team-choose-role = Only people with a role
team-role-hint = Leave this empty, and everybody who sees the channel may join.
team-choose-people = Name people who may join
team-people-hint = Without a role, only they may join. You can name more later.
team-choose-hours = Time to vote
team-hours-hint = Or sooner: five minutes after everybody who voted in the last two turns has voted.
team-choose-votes = While a vote is open
choice-votes-secret = The board says how many have voted
choice-votes-open = The board also says which move leads
team-choose-captain = Hand the team on to
choice-hours = { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }

## The server’s match against Trilithon

button-server-match-on = Switch on
button-server-match-off = Switch off
button-server-match-go-on = Go on
server-match = Server’s match
server-match-none = The server’s match against Trilithon: off
server-match-off = The server’s match against Trilithon: off; if you switch it on: in { $channel }, { $game }, up to { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    } for each vote
server-match-on = The server’s match against Trilithon: on, in { $channel }, { $game }, up to { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    } for each vote. { $number ->
        [0] The first one is about to begin.
       *[other] No. { $number } is the latest; what you choose here is for the next one.
    }
server-match-rests = The server’s match against Trilithon: resting after no. { $number }, because nobody had voted for a week. Press **{ button-server-match-go-on }** for more, in { $channel }, { $game }, up to { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    } for each vote.
server-match-turn = All games for two, in turn
server-match-pace = { $hours ->
        [one] A vote closes after 1 hour at the latest
       *[other] A vote closes after { $hours } hours at the latest
    }
server-match-channel = Channel for the server’s match
server-match-gone = **I can’t see that channel any more.** Choose another for the server’s match.
server-match-closed = **I can’t play in { $channel }**: I don’t have { AND($permissions) } there.
refusal-server-match-closed = I can’t play the server’s match in { $channel }: I don’t have { AND($permissions) } there. Grant me that, or choose another channel.
refusal-server-match-unseen = I can’t see that channel. Let me in, or choose another one for the server’s match.
refusal-server-match-not-member = I’m not a member of this server, so I can’t play against all of it. Invite me first.
refusal-server-match-channel = Choose a channel for the server’s match first.
refusal-server-match-off = The server’s match is switched off. Somebody who manages the server can switch it on in { COMMAND("server settings") }.
server-match-begins = **{ $team } against Trilithon**, match no. { $number }: **{ $game }** at level { $level }.
server-match-record = So far: { $won } won, { $lost } lost{ $drawn ->
        [0] {""}
       *[other] , { $drawn } drawn
    }; now level { $level }.
server-match-how = Everybody who sees this channel may join and vote. A vote closes after { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }, or sooner: five minutes after everybody who voted in the last two turns has voted.
server-match-rest = Nobody has voted for a week, so **{ $team }** and Trilithon take a rest. The match stays as it is, and you can still vote below its board. Press **{ button-server-match-go-on }**, and another match follows when it ends.
server-match-goes-on = **{ $team }** and Trilithon go on: vote below the board. When a match has ended, the next one begins.

## How the votes went

button-how-we-voted = How we voted
end-thanks = Thanks to everyone who voted in **{ $team }**, above all to { AND($names) }.
end-faithful = { $name } ({ $votes })
agreement-heading = **How the votes went** in { $game }, { AND($names) } (match { $id }): how many voted for each move played.
agreement-team = **{ $team }** cast { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    } on { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }{ $unanimous ->
        [0] , never unanimously.
       *[other] , { $unanimous } of them unanimously.
    }
agreement-least = Closest vote: move { $ply }, `{ $move }`, with { $agreed } of { $votes }.
refusal-no-agreement = No move that still counts came from a vote, so there’s nothing to show.
