# “Show it here”: what one person sees alone, posted for everybody in the place.

button-show-here = Show it here

## Why it is not posted

refusal-show-alone = Nobody but the two of us reads this. Ask me in a server or in a group chat, and show it there.
refusal-show-hidden = I am no member of this server, and it lets nobody but you see what I say here: you lack { AND($permissions) }. Show it where you have that, or in a group chat.
refusal-show-not-yours = You may not write in this channel, so nothing is posted here for you. Show it in a channel in which you may.
refusal-show-closed = I cannot post this in this channel: I lack { AND($permissions) }. Somebody who manages the server can grant that, or show it in another channel.
refusal-show-unlisted = { COUNT($players) ->
        [one] { AND($players) } does not want to be shown
       *[other] { AND($players) } do not want to be shown
    } in what others post. So this stays with you.
refusal-show-unknown = { COUNT($players) ->
        [one] { AND($players) } has
       *[other] { AND($players) } have
    } never played here, and may not want to be named here. So this stays with you.
