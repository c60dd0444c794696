# Rated matches: what makes a match one, what it changes, and the standings of a server.

## The terms

card-rated = **Rated**: how the match ends counts for your ratings in { $game }.
terms-rated = Rated
terms-rated-hint = Whether the end counts for the ratings of all players.
unrated-options = It is not rated, as matches in this server usually are: its options are not among those of rated matches.
unrated-computer = With Trilithon in it, the match is no longer rated.
fill-unrated = The match is not rated then: ratings compare people.

refusal-rated-computer = A match with Trilithon cannot be rated: ratings compare people. Leave `rated` out, or play people alone.
refusal-rated-options = { AND($options) } does not go with a rated match. { COUNT($allowed) ->
        [0] Rated matches of this game have its usual options.
       *[other] Besides the usual options, rated matches of this game may have { AND($allowed) }.
    } Change that, or play without a rating.

## The match

match-rated = This match is rated.
end-ratings = Ratings: { $ratings }
end-rating = { $player } **{ $rating }** ± { $margin } ({ $change })
end-unrated = { $short ->
        [yes] The match does not count for ratings: it had fewer than { $least } moves.
       *[no] The match does not count for ratings: { $most } matches among the same people already did in the last 24 hours.
    }

## The standings of a server

standings-heading = **Standings of { $game }** in this server{ $people ->
        [0] {""}
        [one] {" "}· 1 person
       *[other] {" "}· { $people } people
    }
standings-line = { $place }. **{ $player }** · **{ $rating }** ± { $margin } · { $matches } matches
standings-none = Nobody has a place yet.
standings-note = -# Everybody begins at 1500; ± is how far off a rating may still be. A place takes { $least } rated matches in this server. Matches of fewer than { $moves } moves do not count, nor do more than { $most } among the same people within 24 hours. Whoever does not want to be shown is left out.
standings-own = You are in place **{ $place }**: **{ $rating }** ± { $margin }, after { $matches } rated matches here.
standings-own-unlisted = Your place would be **{ $place }**: **{ $rating }** ± { $margin }, after { $matches } rated matches here. Nobody else sees it, as you have chosen in { COMMAND("settings me") }.
standings-own-few = You are at **{ $rating }** ± { $margin }, and have no place yet: you have played { $matches } of the { $least } rated matches that it takes here.
standings-own-none = You have played no rated match of this game here. { COMMAND("challenge") } has the option `rated`.
ratings-heading = **Your ratings**
ratings-line = - { $game } · **{ $rating }** ± { $margin } · { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }
ratings-note = -# Only you see this. Everybody begins at 1500; ± is how far off a rating may still be. In a server this command shows its standings.
button-standings-mine = My place
refusal-standings-need-server = Standings are those of a server. Ask for them in a server in which you play.
