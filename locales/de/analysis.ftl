# Das Denkbrett: ein Brett für einen allein, auf dem man Züge versucht, und private Notizen.

## Knöpfe

button-think = Nachdenken
button-think-line = Zugfolge
button-think-back = Zum Brett
button-think-now = Zur Partie
button-think-thought = Zu meinen Versuchen
button-think-delete = { $count ->
        [one] Diesen Zug löschen
       *[other] Ab hier { $count } Züge löschen
    }
button-think-plan = Das planen
button-think-enter = Das spielen
button-think-advise = Was meinst du?
button-think-boards = Denkbretter
button-think-open = Öffnen
button-think-rename = Umbenennen
button-think-discard = Löschen
button-think-discard-yes = Ja, löschen
button-think-discard-no = Nein, behalten
button-think-confirm = Das versuchen
button-think-near = { $move } versuchen
button-note = Notiz

## Das Brett

think-heading-match = **Denkbrett**, nur für dich. Partie { $id }: { $game }, { AND($names) }.
think-heading-board = **{ $named ->
        [yes] { $name }
       *[no] Denkbrett
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
        [0] Das wäre remis: { $reason }.
       *[other] Das wäre ein Sieg für { AND($winners) }: { $reason }.
    }
think-looked = Darüber hattest du nachgedacht.
think-tried = Hier hast du { AND($moves) } versucht{ $more ->
        [0] .
        [one] , und noch 1 Zug.
       *[other] , und noch { $more } Züge.
    }
think-on = Zug in **{ $game }**: `{ $typed }` …
think-ahead = Dahin führt `{ $move }`.
think-title = Zug versuchen: { $game }
think-gone = Diese Stelle gibt es auf deinem Denkbrett nicht mehr. Hier ist die neueste.
think-deleted = Gelöscht.

## Die Zugfolge

think-choose-place = Zu einem Zug gehen
think-place-kind = { $kind ->
        [played] in der Partie gespielt
        [taken-back] in der Partie zurückgenommen
       *[tried] versucht
    }

## Was der Computer meint

think-advising = Ich denke darüber nach …
think-chances = Die Chancen, wie ich sie sehe: { AND($chances) }.
think-chance = { $player } { $percent } von 100
think-best = { $number }. `{ $move }`: { $percent } von 100 für { $player }

## Die Liste

think-list = { $count ->
        [0] Du hast noch keine Denkbretter. Um eins zu öffnen, drück unter einem Brett auf **{ button-more }**, dann auf **{ button-think }**. Oder nimm { COMMAND("analyse") }.
       *[other] **Deine Denkbretter.** Sonst sieht sie niemand.
    }
think-list-match = Partie { $id }, { $game }
think-list-board = { $named ->
        [yes] { $name } ({ $game })
       *[no] { $game }
    }
think-list-size = { $count ->
        [0] keine Züge versucht
        [one] 1 Zug versucht
       *[other] { $count } Züge versucht
    }
think-list-line = **{ $name }**: { $size } · { $at }
think-list-choose = Ein Brett öffnen, umbenennen oder löschen
think-rename-title = Ein Denkbrett umbenennen
think-rename-label = Sein Name (muss nicht sein)
think-renamed = { $named ->
        [yes] Umbenannt.
       *[no] Es hat keinen Namen mehr.
    }
think-discard = Willst du dieses Denkbrett löschen{ $count ->
        [0] {""}
        [one] , mit dem Zug, den du versucht hast
       *[other] , mit den { $count } Zügen, die du versucht hast
    }{ $own ->
        [yes] ? Deine Notizen dazu werden mit gelöscht.
       *[no] ? Deine Notizen zur Partie bleiben.
    }
think-discarded = Gelöscht.
kept-think-discard = Gut, dein Denkbrett bleibt.

## Was man nicht versuchen oder behalten kann

refusal-analysis-gone = Diese Stelle gibt es auf deinem Denkbrett nicht mehr: Ihre Züge wurden gelöscht. Geändert hat sich nichts.
refusal-analysis-leave = Hier kannst du nur Züge versuchen, oder dass ein Spieler aufgibt.
refusal-analysis-nothing = Von hier an hast du nichts versucht, also gibt es nichts zu löschen. Was in der Partie gespielt wurde, bleibt.
refusal-analysis-full = Auf ein Denkbrett passen { $most } Züge, und dieses ist voll. Lösch eine Variante, dann versuch weitere.
refusal-analyses-full = Du hast Denkbretter zu { $most } Partien, mehr behalte ich nicht. Lösch eins, das du nicht mehr brauchst.
refusal-no-such-analysis = Dieses Denkbrett gibt es nicht mehr: Du hast es gelöscht, oder es hat neueren Platz gemacht.
refusal-analysis-name = Der Name eines Denkbretts hat höchstens { $most } Zeichen, und man muss sie sehen können.
refusal-analysis-name-taken = Du hast schon ein Denkbrett „{ $name }“. Wähl einen anderen Namen.
refusal-too-many-analyses = Du hast { $most } Denkbretter mit Namen, mehr behalte ich nicht. Lösch erst eins.

## Wo der Computer nicht hilft

refusal-analysis-helps = Zu dieser Stellung sage ich nichts, solange Partie { $match } läuft: Dort steht sie genauso oder fast genauso auf dem Brett. Frag mich wieder, wenn die Partie vorbei ist. Das Brett: { $link }

## Notizen

note-title = Deine Notizen
note-position-label = Zu dieser Stellung
note-whole-label = Zum Ganzen
note-position = **Deine Notiz hier:** { $note }
note-whole = **Deine Notiz:** { $note }
note-stored = { $any ->
        [yes] Notiert. Das sieht sonst niemand.
       *[no] Du hast hier keine Notizen mehr.
    }

refusal-note-long = Eine Notiz hat höchstens { $most } Zeichen, deine hat { $count }. Kürze sie und versuch es noch einmal.
refusal-too-many-notes = Du hast hier { $most } Notizen, mehr behalte ich zu einer Partie nicht. Lösch erst eine.
refusal-notes-full = Du hast zu all deinen Partien { $most } Notizen, mehr behalte ich nicht. Lösch erst ein paar.

## Vom Nachdenken zum Spielen

refusal-analysis-plan-elsewhere = Von hier aus gibt es nichts zu spielen oder zu planen: Diese Stelle folgt nicht auf das Brett der Partie. Geh erst zu einem Zug, der nach diesem Brett kommt.
refusal-analysis-plan-leave = In dieser Zugfolge gibt jemand auf. Das kannst du weder spielen noch planen.

## Stellungen von anderswo

refusal-analysis-position = Da erkenne ich keine Stellung und keine Mitschrift. Wähl ein Spiel für ein leeres Brett. Oder füg eine Stellung oder Mitschrift ein, wie ich sie schreibe, oder eine Partie von AbstractPlay, als Text oder als Datei.
refusal-analysis-over = Hier wäre die Partie zu Ende, also gibt es nichts nachzudenken.
