# The pages of the help. Where a board appears depends on the place.

button-help-start = How to play
button-help-commands = All commands
button-help-former = Former names
button-help-teams = Teams

help-start =
    Trilithon is for deep games with friends, without hurry. You play when you have time.
    ### The games
    { rules-begin }
    { $games }
    ### How to play
    {""}**1.** { COMMAND("challenge") } a friend. Or leave the opponent empty, and { $place ->
        [alone] anyone may accept. That works in a server, a group chat, or with a friend.
       *[other] anyone here may accept.
    }
    {""}**2.** Once your challenge is accepted, the board appears { $place ->
        [threads] in a new thread.
        [channel] in this channel.
        [answers] right here.
       *[alone] there.
    } I ping you when it’s your turn.
    {""}**3.** Play: { $place ->
        [answers] press **Move** under the board, or use { COMMAND("move") }, which lists the legal moves as you type.
        [alone] **reply** to the board with your move (`30b-5b`), press **Move**, or use { COMMAND("move") }, which lists the legal moves as you type.
       *[other] **reply** to the board with your move (`30b-5b`) with the @ on; or press **Move**; or use { COMMAND("move") }, which lists the legal moves as you type.
    }
    ### Nobody around?
    { COMMAND("practice") } against Trilithon: every game, seven levels, from first steps to strong.
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
help-menus = You can also press a person or a message for long (on a computer: right-click), then **Apps**: challenge that person, play that message as your move, or see its board.
help-account = To play in group chats, with a friend, or in any server, [add me to your account](<{ $install }>).
help-teams =
    ### Play as a team
    A whole server against one, or two halves of it against each other: everybody in a team votes for its moves.

    {""}**Make one.** In { COMMAND("challenge") }, name a role as the opponent; `@everyone` is a team that anyone may join. Below a challenge, **{ button-team }** takes a seat for a team that you lead. For your own seat, press **{ button-more }** there, then **{ button-team-mine }**.
    {""}**Join or leave** by the button with its name below the challenge, or by **{ button-teams }** below the board. Nobody is in two teams of one match.
    {""}**Vote.** When it’s your team’s turn, the board has **{ button-vote }**: choose a move as you would play it. A reply to the board and { COMMAND("move") } count as votes, too. You can comment on your vote, and change it until the vote closes. **{ button-votes }** shows your team’s proposals, and one press joins one.
    {""}**The vote closes** after 24 hours or what the team has chosen; sooner once everybody has voted who did in the last two turns, or more than half want the same move: then you have five minutes to think again. The captain can close it at any time, below **{ button-votes }**. Most votes win; between equals, the earlier proposal. If nobody has voted by then, the first vote decides.
    {""}**Draws, takebacks, pauses, resigning:** any member may propose them behind **{ button-more }**. It takes most of those who voted last, and at least two people; half of them for a pause.
    {""}**The server’s match** against Trilithon, one after the other, for as long as people vote: { COMMAND("server settings") }.

    Matches with teams aren’t rated. A captain can hand the team on; after seven days without a sign of theirs, the member who has voted most leads it.
help-former =
    ### Commands that have a new name
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
