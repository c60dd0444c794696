# “Show it here”: what one person sees alone, posted for everybody in the place.

button-show-here = Show it here

## Why it is not posted

refusal-show-alone = Only you and I are here, so there’s nobody to show it to. Open it in a server or a group chat, and show it there.
refusal-show-hidden = Nobody else would see what I post here: I’m not a member of this server, and you don’t have { AND($permissions) }. Show it in a channel where you do, or in a group chat.
refusal-show-not-yours = You’re not allowed to write in this channel, so I can’t post here for you. Show it in a channel where you can write.
refusal-show-closed = I can’t post this here: I don’t have { AND($permissions) }. Ask somebody who manages the server to grant that, or show it in another channel.
refusal-show-unlisted = I can’t show this: { COUNT($players) ->
        [one] { AND($players) } doesn’t want to appear
       *[other] { AND($players) } don’t want to appear
    } in what others post. Only you can see it.
refusal-show-unknown = I can’t show this: { COUNT($players) ->
        [one] { AND($players) } has
       *[other] { AND($players) } have
    } never played here, and may not want to be named here. Only you can see it.
