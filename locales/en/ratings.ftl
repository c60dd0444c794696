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
