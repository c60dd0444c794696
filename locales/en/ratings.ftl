# Rated matches: what makes a match one, what it changes, and the standings of a server.

## The terms

card-rated = **Rated**: the result counts for your ratings in { $game }.
terms-rated = Rated
terms-rated-hint = Whether the result counts for all players’ ratings.
unrated-options = It’s not rated, although that’s the default in this server: rated matches can’t have these options.
unrated-computer = The match is no longer rated, because Trilithon is playing.
fill-unrated = The match won’t be rated then: ratings compare people.

refusal-rated-computer = A match with Trilithon can’t be rated: ratings compare people. Leave out `rated`, or play only people.
refusal-rated-options = A rated match can’t have { AND($options) }. { COUNT($allowed) ->
        [0] Rated matches of this game use its usual options.
       *[other] Besides the usual options, rated matches of this game can have { AND($allowed) }.
    } Change that, or play unrated.

## The match

match-rated = This match is rated.
end-ratings = Ratings: { $ratings }
end-rating = { $player } **{ $rating }** ± { $margin } ({ $change })
end-unrated = { $short ->
        [yes] This match doesn’t count for ratings: it had fewer than { $least } moves.
       *[no] This match doesn’t count for ratings: the same people have already played { $most } rated matches in the last 24 hours.
    }

## The standings of a server

standings-heading = **Standings of { $game }** in this server{ $people ->
        [0] {""}
        [one] {" "}· 1 person
       *[other] {" "}· { $people } people
    }
standings-line = { $place }. **{ $player }** · **{ $rating }** ± { $margin } · { $matches } matches
standings-none = Nobody is in the standings yet.
standings-note = -# Everyone starts at 1500; ± is the margin. { $least } rated matches in this server get you listed. Short ones, or too many with the same people, don’t count.
standings-own = Your place: **{ $place }**, with **{ $rating }** ± { $margin } after { $matches } rated matches here.
standings-own-unlisted = Your place would be **{ $place }**, with **{ $rating }** ± { $margin } after { $matches } rated matches here. Nobody else sees that, as you chose in { COMMAND("settings me") }.
standings-own-few = You’re at **{ $rating }** ± { $margin }, but not in the standings yet: you’ve played { $matches } of the { $least } rated matches it takes here.
standings-own-none = You haven’t played a rated match of this game here. To play one, use { COMMAND("challenge") } with its option `rated`.
ratings-heading = **Your ratings**
ratings-line = - { $game } · **{ $rating }** ± { $margin } · { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }
ratings-note = -# Only you see this. Everyone starts at 1500; ± is how far off a rating may still be. Use this command in a server to see its standings.
button-standings-mine = My place
refusal-standings-need-server = Standings belong to a server. Ask for them in a server you play in.
