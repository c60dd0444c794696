# Wörter in Bildern, der Bildtext für alle, die das Bild nicht sehen, und das Brett als Text. Wörter in Bildern müssen
# kurz sein: In einer Ecke des Rings ist Platz für etwa 14 Buchstaben.

## In Bildern

board-start = Anfang
board-ply = Zug { $ply }
board-to-move = am Zug
board-to-bid = bietet
board-to-choose = zuerst oder nicht?
board-wins = gewinnt
board-draw = Remis
# Wenn nur noch Computer übrig waren.
board-lost = verloren
# Züge, die Wörter sind; $number ist die Zahl eines Gebots.
board-word-bid = Gebot { $number }
board-word-call = angenommen
board-word-first = zuerst
board-word-second = als Zweiter
board-word-pass = passt
board-word-swap = Tausch
board-passes = passt { $count } / { $all }

## In einer Ecke: was besonders ist oder warum die Partie aus ist, wenn das Brett es nicht zeigt

board-note-auction-open = noch kein Gebot
board-note-auction-answer =
    { $bid ->
        [one] { $who } bietet 1 Zug
       *[other] { $who } bietet { $bid } Züge
    }
board-note-deadline =
    { $left ->
        [one] letzter Zug
       *[other] noch { $left } Züge
    }
board-note-deadline-in-set-up =
    { $left ->
        [one] insgesamt 1 Zug
       *[other] insgesamt { $left } Züge
    }
board-note-resigned = Aufgabe
board-note-time = auf Zeit
board-note-agreed = vereinbart
board-note-repetition = Wiederholung
board-note-bid = Gebot verfehlt

## Bildtext und Brett als Text. $who ist ein Spieler mit seiner Seite: „Ann (Weiß)“; in einer Auktion nur der Name

alt-start = { $game }, Anfang.
alt-game = { $game }, nach Zug { $ply }.
alt-to-move = { $who } ist am Zug.
alt-to-open = { $who } macht das erste Gebot.
alt-to-bid = { $who } bietet weniger oder nimmt an.
alt-to-choose = { $who } wählt, wer zuerst zieht.
alt-standing-bid =
    { $bid ->
        [one] Das Gebot steht bei 1 Zug, von { $player }.
       *[other] Das Gebot steht bei { $bid } Zügen, von { $player }.
    }
alt-deadline =
    { $left ->
        [one] { $player } muss mit dem nächsten Zug gewinnen, es ist der letzte.
       *[other] { $player } muss in höchstens { $left } Zügen gewinnen.
    }
alt-won = { $who } gewinnt { $reason }.
alt-lost = { AND($players) } { COUNT($players) ->
        [one] hat
       *[other] haben
    } verloren, weil nur noch Trilithon dabei war.
alt-draw = Remis { $reason }.
# Wenn andere ausgeschieden sind, also verloren haben.
alt-draw-among = Remis zwischen { AND($players) } { $reason }.
alt-resigned = { $who } ist ausgeschieden.
alt-last-move = Letzter Zug: { $who }, { $move }.
alt-last-announcement = Zuletzt: { $who }, „{ $move }“.
alt-since = Als neu markiert: { $plies }.
alt-since-latest =
    { $more ->
        [one] Als neu markiert: 1 Zug, dann { $plies }.
       *[other] Als neu markiert: { $more } Züge, dann { $plies }.
    }
alt-pieces = { $side }: { $cells }.
alt-no-pieces = { $side }: nichts auf dem Brett.
alt-numbered = Nummern auf den Knöpfen: { $cells }.
alt-targets = { $cell } kann nach { $cells }.
alt-pointed = Hervorgehoben: { $cells }.
alt-refused = Markiert, weil es gegen eine Regel verstößt: { $cells }.
alt-course = Die Chancen aller Spieler im Verlauf der Partie, wie ich sie sehe.
alt-course-at = { $ply ->
        [0] Am Anfang: { AND($chances) }.
       *[other] Nach Zug { $ply }: { AND($chances) }.
    }
alt-course-share = { $name } { $percent } %
alt-course-draw = Remis { $percent } %
alt-replay = Eine Partie zwischen { AND($names) }, vom Anfang bis hier:

## Was die Zeichen auf dem Brett als Text bedeuten

text-moved = [ ] letzter Zug
text-picked = < > gewählt
text-targets = * kann hierhin
text-refused = ! gegen eine Regel
## Wie ein Team abgestimmt hat

alt-votes = Wie abgestimmt wurde: welchen Anteil der Stimmen seines Teams jeder gespielte Zug hatte.
alt-votes-at = Zug { $ply }: { $agreed } von { $votes }.
alt-votes-team = { $name }: im Schnitt { $percent } %.
