# Leagues of a server.

## What cannot be done

refusal-no-such-league = There is no such league here. `/league` shows those of this server.
refusal-no-such-season = This league has not had such a season yet.
refusal-league-name = A league needs a name of 1 to { $most } characters that can be seen.
refusal-league-name-taken = This server has a league called “{ $name }” already. Give this one another name.
refusal-league-game = A league is for a game of two players. Choose another game.
refusal-league-clock = The matches of a league need a clock, so that a season can end. Choose one, such as `3d`.
refusal-league-size = A division has { $least } to { $most } people at most. { $given } is not possible.
refusal-league-at-once = A person plays { $least } to { $most } matches of a league at once at most. { $given } is not possible.
refusal-league-days = A season lasts { $least } to { $most } days. { $given } is not possible.
refusal-league-start = The first season starts today or within { $most } days. Choose another date.
refusal-too-many-leagues = This server has { $most } leagues, and that is the most there can be. End one first.
refusal-league-ended = “{ $league }” has ended: there will be no further season.
refusal-league-full = { $most } people take part in the next season of “{ $league }”, and that is the most there can be. You can join the one after it.
refusal-league-joined = You take part in the next season of “{ $league }” already.
refusal-league-plays = You play the running season of “{ $league }”. When it ends, I ask who goes on.
refusal-not-in-league = You do not take part in “{ $league }”.
refusal-not-in-season = You did not play the last season of “{ $league }” to its end. To take part in the next one, join it.
refusal-season-runs = The season of “{ $league }” is still running. When it ends, I ask who goes on.
