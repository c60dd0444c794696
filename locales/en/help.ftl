# The pages of the help. Where a board appears depends on the place.

button-help-start = How to play
button-help-commands = All commands
button-help-former = Former names
button-help-teams = Teams
button-help-voting = How a vote goes
button-help-captains = Captains

help-start =
    Trilithon is for deep games with friends, at your own pace.
    ### The games
    { rules-begin }
    { $games }
    ### How to play
    {""}**1.** { COMMAND("challenge") } a friend, or leave the opponent empty: { $place ->
        [alone] anyone may accept. That works in a server, a group chat, or with a friend.
       *[other] anyone here may accept.
    }
    {""}**2.** The board appears { $place ->
        [threads] in a new thread.
        [channel] in this channel.
        [answers] right here.
       *[alone] there.
    } I ping you when it’s your turn.
    {""}**3.** { $place ->
        [answers] Press **Move** under it,
        [alone] **Reply** to it with your move (`30b-5b`), press **Move**,
       *[other] **Reply** to it with your move (`30b-5b`), leaving the @ on, press **Move**,
    } or use { COMMAND("move") }, which lists the legal moves.

    Nobody around? { COMMAND("practice") } against Trilithon: seven levels, from first steps to strong.
help-commands =
    ### Start a match
    - { COMMAND("challenge") }: challenge a friend, or anyone
    - { COMMAND("practice") }: play against Trilithon right away
    - { COMMAND("league") }, { COMMAND("tournament show") }: leagues and tournaments
    ### Play
    - { COMMAND("desk") }: everything that waits for you, and the matches you follow
    - { COMMAND("move") }: play a move
    - { COMMAND("board") }: look at a match, now or move by move
    - { COMMAND("analyse") }: think on a private board
    - { COMMAND("match plan") }: plan your answers
    - { COMMAND("match takeback") }, { COMMAND("match draw") }, { COMMAND("match resign") }, { COMMAND("match rematch") }
    - { COMMAND("match nudge") }, { COMMAND("match claim") }: when somebody is overdue
    - { COMMAND("match pause") }: when you all need a break
    - { COMMAND("match import") }: replay a match played elsewhere
    ### Get better
    - { COMMAND("rules") }: read the rules
    - { COMMAND("learn") }: learn a game step by step
    - { COMMAND("puzzle") }: find the move that wins
    - { COMMAND("results") }: your results, and this server’s standings
    ### Set things up
    - { COMMAND("settings me") }: language, look of boards, notifications, quiet hours
    - { COMMAND("settings away") }: take some days off
    - { COMMAND("settings privacy") }: what I know about you, and how to delete it
help-server = - { COMMAND("server settings") }, { COMMAND("server league") }, { COMMAND("tournament new") }: if you manage this server
help-menus = You can also long-press a person or a message (on a computer, right-click), then **Apps**: challenge that person, play that message as your move, or see its board.
help-account = To play in group chats, with a friend, or in any server, [add me to your account](<{ $install }>).
help-teams =
    ### Play as a team
    A whole server can play one opponent, or one half of it the other: everybody in a team votes on its moves.

    {""}**Make one.** Name a role as the opponent in { COMMAND("challenge") } (with `@everyone`, anyone may join), or press **{ button-team }** below a challenge.
    {""}**Join** with the button below the challenge that has its name, or with **{ button-teams }** below the board.
    {""}**Vote** with **{ button-vote }**, a reply or { COMMAND("move") }; change it until the vote closes. The move with the most votes wins; in a tie, the earlier proposal does.
    {""}**Draws, takebacks, pauses, resigning:** propose them under **{ button-more }**.

    Matches with teams aren’t rated.
help-voting =
    ### How a vote goes
    {""}**It closes** after 24 hours, or the time the team has chosen. Once everybody who voted in the last two turns has voted, or more than half want the same move, it closes early, after five minutes to think again. The captain can close it at any time. If nobody has voted by the end, the first vote decides.
    {""}**{ button-votes }** shows your team’s proposals, and one press joins one. You can comment on your vote.
    {""}**Draws and other decisions** need most of the people who voted last, and at least two of them; a pause needs half of them.
help-captains =
    ### Captains
    If you take a seat for a team, you lead it. For a team on your own seat, press **{ button-more }** below the challenge, then **{ button-team-mine }**. A captain can name people who may join, close votes, and hand the team on; after seven days without a sign of them, the member who has voted most takes over. Nobody can be in two teams of one match.

    {""}**The server’s match** against Trilithon has no captain. When one ends, the next begins, for as long as people vote: { COMMAND("server settings") }.
help-former =
    ### Commands with new names
    - `/away`: { COMMAND("settings away") }
    - `/claim`: { COMMAND("match claim") }
    - `/draw`: { COMMAND("match draw") }
    - `/follows`: { COMMAND("desk") }
    - `/import`: { COMMAND("match import") }
    - `/league new`: { COMMAND("server league") }
    - `/league show`: { COMMAND("league") }
    - `/nudge`: { COMMAND("match nudge") }
    - `/pause`: { COMMAND("match pause") }
    - `/plan`: { COMMAND("match plan") }
    - `/privacy`: { COMMAND("settings privacy") }
    - `/rematch`: { COMMAND("match rematch") }
    - `/replay`: { COMMAND("board") }
    - `/resign`: { COMMAND("match resign") }
    - `/settings server`: { COMMAND("server settings") }
    - `/standings`: { COMMAND("results") }
    - `/takeback`: { COMMAND("match takeback") }
