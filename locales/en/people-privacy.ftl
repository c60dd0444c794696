# `/settings privacy`: what is stored about somebody, as a page, as a file, and gone.

## The page and its file

button-export = Export
button-privacy-details = Details
button-erase = Delete
privacy-page =
    {""}**What I keep about you**
    Your matches, votes and challenges, settings, thinking boards and notes, lessons and puzzles, ratings, leagues and tournaments, and what you follow.

    I read only messages that reply to me, mention me or come to me directly, and those you choose for me under Apps. I keep none of them. I share nothing with anybody else.

    {""}**{ button-privacy-details }** lists all of it. **Export** gives you everything as a file. **Delete** removes you from everything, after one more question.
privacy-details =
    {""}**What I keep about you, and why**

    - **Your matches**, including those you’ve imported: your Discord id, the name boards show, every move and its time, your offers and answers, your planned answers (only you see those), and the last board you’ve seen.
    - **Your thinking boards and notes**: the moves you tried and where, their names, and your notes. Only you see them.
    - **Challenges** you sent, got or accepted: their terms, your id and name, and your reason for declining.
    - **Your choices** in { COMMAND("settings me") }: language, look of boards, time zone, quiet hours, reminders, whether you’re in standings and results, and whether your matches may become puzzles; presets, time off, people you’ve blocked; and whether I’ve told you how to reply to a board. If somebody blocks you, I keep your id for that.
    - **What you learn**: lesson steps and puzzles you’ve tried, how far you got and when; your puzzle rating in each game; your puzzles of the day, and your name if you want it shown. Others see only that name. I also keep how hard each puzzle is, without names.
    - **Ratings**: yours in each game, from how many matches, and your name in servers’ standings.
    - **Leagues, tournaments** you’ve joined: matches, points, places, whether you’re going on or have checked in.
    - **Teams** you’re in or named for: since when, your votes and comments. Results name you if you like.
    - **What you follow**: which matches, since when, what I’ve told you, your next digest, and your language on Discord. Only you see it.
    - **Where things are**: ids of servers, channels, my messages; signed-in browsers.
privacy-export = This is everything I’ve stored about you.

## Deleting, after one more question

button-erase-yes = Yes, delete everything
button-erase-no = No, keep it
privacy-question =
    Delete everything about you, for good? You can’t undo this.

    - { $count ->
        [0] You have no match running.
        [one] You resign your running match.
       *[other] You resign your { $count } running matches.
    }
    - Your settings, notes, thinking boards, puzzles and ratings go, and your open challenges are closed.
    - In what you shared with others, “—” replaces your name. The moves stay, for them.
    - What’s posted in Discord stays there.
privacy-erasing = I’m deleting everything about you. If this doesn’t say “Done” soon, ask again: I’ll continue where I stopped.
privacy-erased = Done: I no longer keep anything about you. Your name will disappear from the titles of your matches’ threads one by one; everything else posted in Discord stays there. If you play again or send a challenge, I start from scratch.
kept-erase = OK, I haven’t deleted anything.
