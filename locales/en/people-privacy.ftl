# `/privacy`: what is stored about somebody, as a page, as a file, and gone.

## The page and its file

button-export = Export
button-erase = Delete
privacy-page =
    {""}**What I keep about you, and why**

    - **Your matches**: your Discord id, the name that boards show, every move with its time, what you offered or answered, what you have planned to answer, which nobody else sees, and up to which board you have looked; and the matches that you read in. A match is its moves; without them there is none.
    - **Challenges** that you sent, got or accepted: their terms, your id and name, and what you wrote when you declined.
    - **Your choices** in { COMMAND("settings me") }: language, look of boards, time zone, quiet hours, reminders, whether others see you in standings and results, and whether your matches may become puzzles; presets, absences and people you block, if there are any; and whether I have told you how to reply to a board. Whoever blocks you keeps your id, so that it holds.
    - **What you learn**: the steps of lessons that you tried or did; the puzzles that you tried, how far you got and when; your rating as a solver, for each game; which puzzles of the day you tried and solved, and your name if you want it told. Nobody else sees anything but that name. How hard a puzzle is, is kept without names.
    - **Ratings**: yours in each game, in how many rated matches, and for the standings of each server, under which name.
    - **Leagues** that you joined: your matches, points and places in them, and whether you go on.
    - **What you follow**: which matches and since when, what I have told you of them, when your next digest comes, and the language of your Discord. Nobody else sees any of it.
    - **Where things are**: the ids of servers, channels and of my own messages, so that my buttons work for ever.

    I read no messages but those that answer me or mention me, and keep none. Nothing goes to anybody else. What is not named here is not stored.

    {""}**Export** gives you everything as a file. **Delete** takes you out of everything; you are asked once more.
privacy-export = This is everything that is stored about you.

## Deleting, after one more question

button-erase-yes = Yes, delete everything
button-erase-no = No, keep it
privacy-question =
    Do you really want everything about you deleted? It cannot be undone.

    - { $count ->
        [0] No match of yours is running.
        [one] Your running match ends: you resign it.
       *[other] Your { $count } running matches end: you resign them.
    } Where more than two play, the others play on.
    - Your open challenges are closed; your choices, presets, absences, the list of people you block, the records that you read in, what you follow, and all that you did in lessons and puzzles are gone.
    - In matches, challenges and leagues that others have a part in, “—” stands in place of your name, and your id is gone. The moves stay, for them. Your ratings are gone; theirs stay as they are.
    - Your name goes from the titles of your matches’ threads, where I may change them. What else is posted in Discord stays there. Delete it yourself, or ask somebody who manages the server.
privacy-erasing = I am deleting everything about you. Should this not say soon that it is done, ask for it again: it goes on where it stopped.
privacy-erased = Done: nothing about you is stored any more. The titles of your matches’ threads follow one by one; what else is posted in Discord stays there. If you challenge somebody or play again, I begin anew.
kept-erase = Good: nothing has been deleted.
