# Das Analysebrett: ein Brett für einen allein, auf dem man Züge ausprobiert, und private Notizen.

## Knöpfe

button-think = Analysieren
button-think-line = Zugfolge
button-think-back = Zurück zum Brett
button-think-now = Zur Partie
button-think-thought = Meine Versuche
button-think-delete = { $count ->
        [one] Diesen Zug löschen
       *[other] Ab hier { $count } Züge löschen
    }
button-think-plan = Zug planen
button-think-enter = Zug spielen
button-think-advise = Was meinst du?
button-think-boards = Analysebretter
button-think-open = Öffnen
button-think-rename = Umbenennen
button-think-discard = Löschen
button-think-discard-yes = Ja, löschen
button-think-discard-no = Nein, behalten
button-think-confirm = Zug ausprobieren
button-think-near = { $move } ausprobieren
button-note = Notiz

## Das Brett

think-heading-match = **Analysebrett**, nur für dich. Partie { $id }: { $game }, { AND($names) }.
think-heading-board = **{ $named ->
        [yes] { $name }
       *[no] Analysebrett
    }**, nur für dich: { $game }{ COUNT($options) ->
        [0] .
       *[other] {" "}({ AND($options) }).
    }
think-start = Der Anfang.
# $player: „none“, wenn das Brett mitten in einer Partie anfing.
think-move = Zug { $ply }: `{ $move }`{ $player ->
        [none] .
       *[other] , { $player }.
    }
# In der Zugfolge, und als Satz vor einem Punkt.
think-leaves = { $player } { $two ->
        [yes] gibt auf
       *[no] scheidet aus
    }
think-drawn = Remis
think-now = So steht die Partie jetzt.
think-turn = { $player } ist am Zug.
think-over = { COUNT($winners) ->
        [0] Das wäre remis { $reason }.
       *[other] Das wäre ein Sieg für { AND($winners) } { $reason }.
    }
think-looked = Über diese Stellung hattest du nachgedacht.
think-tried = Hier hast du { AND($moves) } ausprobiert{ $more ->
        [0] .
        [one] {""} und noch 1 Zug.
       *[other] {""} und noch { $more } Züge.
    }
think-on = Zug in **{ $game }**: `{ $typed }` …
think-ahead = Das Brett nach `{ $move }`.
think-title = Zug ausprobieren: { $game }
think-gone = Diese Stelle gibt es auf deinem Analysebrett nicht mehr. Hier ist die neueste.
think-deleted = Gelöscht.

## Die Zugfolge

think-choose-place = Zu einem Zug gehen
think-place-kind = { $kind ->
        [played] in der Partie gespielt
        [taken-back] in der Partie zurückgenommen
       *[tried] ausprobiert
    }

## Was der Computer meint

think-advising = Ich denke darüber nach …
think-chances = Die Chancen, wie ich sie sehe: { AND($chances) }.
think-chance = { $player } { $percent } von 100
think-best = { $number }. `{ $move }`: { $percent } von 100 für { $player }

## Die Liste

think-list = { $count ->
        [0] Du hast noch keine Analysebretter. Um eins zu öffnen, drücke unter einem Brett auf **{ button-more }**, dann auf **{ button-think }**. Oder benutze { COMMAND("analyse") }.
       *[other] **Deine Analysebretter.** Nur du siehst sie.
    }
think-list-match = Partie { $id }, { $game }
think-list-board = { $named ->
        [yes] { $name } ({ $game })
       *[no] { $game }
    }
think-list-size = { $count ->
        [0] kein Zug ausprobiert
        [one] 1 Zug ausprobiert
       *[other] { $count } Züge ausprobiert
    }
think-list-line = **{ $name }**: { $size } · { $at }
think-list-choose = Ein Brett öffnen, umbenennen oder löschen
think-rename-title = Analysebrett umbenennen
think-rename-label = Name (optional)
think-renamed = { $named ->
        [yes] Umbenannt.
       *[no] Das Brett hat keinen Namen mehr.
    }
think-discard = Willst du dieses Analysebrett löschen{ $count ->
        [0] {""}
        [one] {""} samt dem Zug, den du ausprobiert hast
       *[other] {""} samt den { $count } Zügen, die du ausprobiert hast
    }{ $own ->
        [yes] ? Deine Notizen dazu werden auch gelöscht.
       *[no] ? Deine Notizen zur Partie bleiben.
    }
think-discarded = Gelöscht.
kept-think-discard = Gut, dein Analysebrett bleibt.

## Was man nicht versuchen oder behalten kann

refusal-analysis-gone = Diese Stelle gibt es auf deinem Analysebrett nicht mehr, ihre Züge wurden gelöscht. Es hat sich nichts geändert.
refusal-analysis-leave = Hier kannst du nur Züge ausprobieren oder einen Spieler ausscheiden lassen.
refusal-analysis-nothing = Von hier an hast du nichts ausprobiert, es gibt nichts zu löschen. Was in der Partie gespielt wurde, bleibt.
refusal-analysis-full = Auf ein Analysebrett passen { $most } Züge, dieses ist voll. Lösche eine Variante, bevor du weitere ausprobierst.
refusal-analyses-full = Du hast Analysebretter zu { $most } Partien, mehr behalte ich nicht. Lösche eins, das du nicht mehr brauchst.
refusal-no-such-analysis = Dieses Analysebrett gibt es nicht mehr. Du hast es gelöscht, oder es musste einem neueren weichen.
refusal-analysis-name = Der Name eines Analysebretts braucht 1 bis { $most } sichtbare Zeichen.
refusal-analysis-name-taken = Du hast schon ein Analysebrett „{ $name }“. Wähle einen anderen Namen.
refusal-too-many-analyses = Du hast { $most } Analysebretter mit Namen, mehr behalte ich nicht. Lösche erst eins.

## Wo der Computer nicht hilft

refusal-analysis-helps = Zu dieser Stellung sage ich nichts, solange Partie { $match } läuft, denn dort steht sie genauso oder fast genauso auf dem Brett. Frag mich wieder, wenn die Partie zu Ende ist. Das Brett: { $link }

## Notizen

note-title = Deine Notizen
note-position-label = Zu dieser Stellung
note-whole-label = Zur ganzen Partie
note-position = **Deine Notiz hier:** { $note }
note-whole = **Deine Notiz:** { $note }
note-stored = { $any ->
        [yes] Notiert. Das siehst nur du.
       *[no] Du hast hier keine Notizen mehr.
    }

refusal-note-long = Eine Notiz hat höchstens { $most } Zeichen, deine hat { $count }. Kürze sie und versuche es noch einmal.
refusal-too-many-notes = Du hast hier { $most } Notizen, mehr behalte ich zu einer Partie nicht. Lösche erst eine.
refusal-notes-full = Du hast zu all deinen Partien { $most } Notizen, mehr behalte ich nicht. Lösche erst ein paar.

## Vom Nachdenken zum Spielen

refusal-analysis-plan-elsewhere = Von hier aus kannst du nichts spielen oder planen, denn diese Züge folgen nicht auf das aktuelle Brett der Partie. Geh erst zu einem Zug, der darauf folgt.
refusal-analysis-plan-leave = In dieser Zugfolge gibt jemand auf. Das kannst du weder spielen noch planen.

## Stellungen von anderswo

refusal-analysis-position = Darin erkenne ich keine Stellung und keine Mitschrift. Wähle ein Spiel, um mit einem leeren Brett zu beginnen. Oder füge eine Stellung oder Mitschrift von mir oder eine Partie von AbstractPlay ein, als Text oder als Datei.
refusal-analysis-over = Hier ist die Partie zu Ende, es gibt nichts zu analysieren.
