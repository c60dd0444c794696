# „Hier zeigen“: was einer allein sieht, veröffentlicht für alle an dem Ort.

button-show-here = Hier zeigen

## Warum es nicht gezeigt wird

refusal-show-alone = Hier sind nur du und ich, es gibt niemanden, dem du es zeigen kannst. Öffne es auf einem Server oder in einem Gruppenchat und zeige es dort.
refusal-show-hidden = Was ich hier schreibe, sieht sonst niemand: Ich bin auf diesem Server kein Mitglied, und dir { COUNT($permissions) ->
        [one] fehlt
       *[other] fehlen
    } { AND($permissions) }. Zeige es in einem Kanal, in dem du das darfst, oder in einem Gruppenchat.
refusal-show-not-yours = In diesem Kanal darfst du nicht schreiben, deshalb kann ich hier nichts für dich zeigen. Zeige es in einem Kanal, in dem du schreiben darfst.
refusal-show-closed = Das kann ich hier nicht zeigen: Mir { COUNT($permissions) ->
        [one] fehlt
       *[other] fehlen
    } { AND($permissions) }. Bitte einen Admin, mir das zu erlauben, oder zeige es in einem anderen Kanal.
refusal-show-unlisted = Das kann ich nicht zeigen: { COUNT($players) ->
        [one] { AND($players) } möchte
       *[other] { AND($players) } möchten
    } nicht vorkommen, wenn andere etwas zeigen. Nur du kannst es sehen.
refusal-show-unknown = Das kann ich nicht zeigen: { COUNT($players) ->
        [one] { AND($players) } hat hier noch nie gespielt und möchte hier vielleicht
       *[other] { AND($players) } haben hier noch nie gespielt und möchten hier vielleicht
    } nicht genannt werden. Nur du kannst es sehen.
