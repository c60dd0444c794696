# Eine Partie verfolgen, in der man nicht mitspielt. Namen kommen schon harmlos an; `$link` führt zum neuesten Brett.

button-follow = Verfolgen
button-follow-daily = Lieber täglich berichten
button-follow-end = Nur das Ende berichten
button-unfollow = Nicht mehr verfolgen
button-follows = Was ich verfolge

## Die Tafel

follow-panel = Du verfolgst [{ $game }]({ $link }), Nr. { $id }, { AND($names) }. { $daily ->
        [yes] Nach jedem Tag, an dem etwas geschehen ist, bekommst du eine Direktnachricht. Die nächste kommt um { $due }.
       *[no] Wenn sie zu Ende ist, bekommst du eine Direktnachricht mit dem letzten Brett.
    } Nur du weißt, dass du sie verfolgst.
follow-morning = Ich schreibe dir morgens, außerhalb deiner Ruhezeiten. Die Ruhezeiten und deine Zeitzone kannst du in { COMMAND("settings me") } wählen.
follow-stopped = Du verfolgst Partie { $id } nicht mehr.
follow-greeting = Du verfolgst [{ $game }]({ $link }), Nr. { $id }. Hier berichte ich dir von den Partien, die du verfolgst; alle stehen in { COMMAND("desk") }.
follow-closed =
    Du verfolgst Partie { $id } nicht, denn ich kann dir keine Direktnachrichten schicken. { $account ->
        [yes] [Füge mich deinem Konto hinzu](<{ $install }>) oder tritt einem Server bei, auf dem ich bin.
       *[no] Erlaube Direktnachrichten in den Privatsphäre-Einstellungen dieses Servers.
    } Dann drücke noch einmal auf **{ button-follow }**.

## Die Liste

follows-heading = **Was du verfolgst**: { $count } von höchstens { $most } Partien.
follows-none = Du verfolgst keine Partien. Drücke unter dem Brett einer fremden Partie auf **{ button-more }**, dann auf **{ button-follow }**. Ich schreibe dir eine Direktnachricht, wenn sie zu Ende ist, oder einmal am Tag.
follows-digest = Dein nächster Bericht kommt { $due }, wenn bis dahin etwas geschieht.
follows-match = [{ $game }]({ $link }), Nr. { $id }: { AND($names) }
follows-over = Sie ist zu Ende, gleich berichte ich dir.
follows-how = { $daily ->
        [yes] Ich berichte dir täglich.
       *[no] Ich berichte dir, wenn sie zu Ende ist.
    }

## Die Direktnachrichten

follow-ended = Eine Partie, die du verfolgst, ist zu Ende: [{ $game }]({ $link }), Nr. { $id }. { $result }
digest-heading = { $count ->
        [one] **Neues aus einer Partie, die du verfolgst**
       *[other] **Neues aus { $count } Partien, die du verfolgst**
    }
digest-moves = - [{ $game }]({ $link }), Nr. { $id }, { AND($names) }: { $count ->
        [0] { $other }
        [one] 1 Zug, { AND($moves) }.
       *[other] { $count } Züge, { $all ->
            [yes] {""}
           *[no] zuletzt {""}
        }{ AND($moves) }.
    } { $player } ist am Zug.
digest-ended = - [{ $game }]({ $link }), Nr. { $id }, ist zu Ende. { $result }
digest-more = - … und { $count } weitere: { COMMAND("desk") }

## Was nicht geht

refusal-follow-own = In Partie { $match } spielst du selbst mit. Du findest sie in { COMMAND("desk") }, und ich sage dir, wenn du am Zug bist: { $link }
refusal-follow-blocked = Partie { $match } kannst du nicht verfolgen, denn einer ihrer Spieler hat dich blockiert.
refusal-not-followed = Partie { $match } verfolgst du nicht. Was du verfolgst, steht in { COMMAND("desk") }.
refusal-too-many-follows = Du verfolgst schon { $most } Partien, mehr geht nicht. Hör erst auf, eine davon zu verfolgen; alle stehen in { COMMAND("desk") }.
refusal-too-many-followers = Partie { $match } verfolgen schon { $most } Leute, mehr geht nicht. Ansehen kannst du sie jederzeit mit { COMMAND("board") }.
