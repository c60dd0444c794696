# Why something cannot be done with a team, its votes and its decisions.

## Making a team

refusal-team-place = Teams can only play in a server that has added me, because that’s where I show how many have voted. Have me added, or play without a team.
refusal-team-rated = A match with a team can’t be rated. Play it unrated.
refusal-team-counter = People join a team on the terms of its challenge, so nobody can change those. The challenger can withdraw the challenge and make another.
refusal-team-rematch = A match with a team has no rematch: make a new challenge with { COMMAND("challenge") }, so that people can join.
refusal-team-name = A team’s name has 1 to { $most } characters.
refusal-team-hours = A vote is open for 1 to { $most } hours.
refusal-team-made = { $team } already has your seat.

## Joining

refusal-no-such-team = That team doesn’t exist any more.
refusal-team-joined = You’re already in { $team }.
refusal-team-full = { $team } is full: a team has up to { $most } people, counting those its captain has named.
refusal-team-role = Only people with the role of { $team } can join it. Its captain can also name you.
refusal-team-named = Only people its captain names can join { $team }.
refusal-other-team = You’re already taking part in this match, and nobody can be on two sides.
refusal-changed-sides = You’ve already voted for { $team } in this match, and nobody can change sides.
refusal-too-many-teams = You’re in the teams of { $most } running matches, and that’s the limit. Leave one first, or wait until one is over.
refusal-not-in-team = You aren’t in { $team }.
refusal-no-member = That person isn’t in { $team }, so they can’t be its captain.
refusal-not-captain = Only the captain of { $team } can do that.
refusal-team-unseen = You can’t see the place where { $team } plays any more, so you can’t act for it.
refusal-team-blocks = You block { $player }, so you can’t name them for a team. Unblock them first in { COMMAND("settings me") }.

## Voting

refusal-team-decides = { $team } decides that together in match { $match }: vote under its board. { $link }
refusal-no-team = You’re playing match { $match } on your own, so there’s nothing to vote on: { $link }
refusal-no-ballot = There’s no vote going on in match { $match }. The board: { $link }
refusal-no-votes = Nobody has voted yet, so there’s no move to play. Vote first.
refusal-votes-tied = Several moves share the lead. Press **{ button-votes }** and choose the one to play.
refusal-votes-changed = `{ $move }` doesn’t lead any more: somebody has voted since. Press **{ button-votes }** to see what leads now.
refusal-vote-comment = A comment on a vote has at most { $most } characters. Shorten it.
refusal-hint-team = There are no hints in match { $match }, because a team is playing in it. The board: { $link }
refusal-nudge-team = You can’t nudge { $team }: the board of match { $match } says when its vote closes. { $link }

## Other decisions

refusal-no-such-motion = That question isn’t there any more.
refusal-motion-votes-first = Only people who have voted in this match decide that for { $team }. Vote for a move first.
refusal-motion-latest = For { $team }, only those who voted on the last moves decide that. Vote on the next one, and you have a say after it.
refusal-motion-too-few = Nobody can decide that alone for { $team }, and nobody but you has voted in this match yet. Ask again once somebody else has voted for a move, too.
refusal-motion-lapsed = Match { $match } has moved on, so there’s nothing to decide about that any more. The board: { $link }
refusal-motion-decided =
    { $status ->
        [carried] Your team has already decided to do that on this board.
       *[rejected] Your team has already decided against that on this board. You can ask it again after the next move.
    }
