# Tipps gegen den Computer und der Rückblick auf eine Partie.

## Ein Tipp

button-hint = Tipp
button-hint-move = Zeig mir den Zug
hint-where =
    { $around ->
        [yes] Schau dir die Felder um { $cell } an.
       *[no] Schau dir { $cell } an.
    }
hint-nowhere = Schau auf die Knöpfe, nicht auf das Brett.
hint-move = Ich würde `{ $move }` spielen. Unter gleich starken Spielern gewinnt das, wie ich es sehe, { $first ->
        [yes] in { $percent } von 100 Partien die erste Runde.
       *[no] { $percent } von 100 Partien.
    }
# Dasselbe, wo manche Partien remis enden.
hint-move-drawn = Ich würde `{ $move }` spielen. Unter gleich starken Spielern gewinnt das, wie ich es sehe, { $first ->
        [yes] in { $percent } von 100 Partien die erste Runde
       *[no] { $percent } von 100 Partien
    }, und { $draw } enden remis.
# Wenn das Folgende sagt, dass der Zug gewinnt.
hint-plain = Ich würde `{ $move }` spielen.
hint-won = Ich würde `{ $move }` spielen. Das gewinnt{ $first ->
        [yes] {" "}die erste Runde
       *[no] {""}
    }, egal was dein Gegner antwortet.
hint-lost = Ich würde `{ $move }` spielen. So hältst du am längsten durch, aber wie ich es sehe, ist { $first ->
        [yes] diese Runde
       *[no] die Partie
    } verloren.
# Unter einem Brett, auf dem die Stellen, von denen der Satz spricht, eingeringelt sind.
fact-circled = { $fact } (Auf dem Brett markiert.)
# Ein Satz über einen Sieg, in einer Partie aus zwei Runden. $means: was damit gewonnen ist
fact-of-a-round =
    { $means ->
        [tie] { $fact } Ein Sieg gleicht hier nur aus.
       *[round] { $fact } Damit ist Runde 1 gewonnen, noch nicht die Partie.
    }
# Was gegen einen Zug spricht, der trotzdem vorgeschlagen wird. $fact: so ein Satz, mit kleinem Anfangsbuchstaben.
fact-but =
    { $code ->
        [disks-need] Aber { $fact }
        [opponent-disks-need] Aber { $fact }
        [pieces-need] Aber { $fact }
        [opponent-pieces-need] Aber { $fact }
        [counts-at-limit] Aber { $fact }
        [walk-needs] Aber { $fact }
        [walk-other-needs] Aber { $fact }
       *[other] Aber der Zug { $fact }
    }
# Was gegen einen Zug spricht, der nicht vorgeschlagen wird.
fact-of-other =
    { $code ->
        [disks-need] `{ $move }`: { $fact }
        [opponent-disks-need] `{ $move }`: { $fact }
        [pieces-need] `{ $move }`: { $fact }
        [opponent-pieces-need] `{ $move }`: { $fact }
        [counts-at-limit] `{ $move }`: { $fact }
        [walk-needs] `{ $move }`: { $fact }
        [walk-other-needs] `{ $move }`: { $fact }
       *[other] `{ $move }` { $fact }
    }
# Vor der eigentlichen Partie: warum ein Gebot, ein Annehmen (das letzte Gebot gilt) oder eine Seite. $word: was zu sagen ist
hint-auction =
    { $word ->
        [bid] Ich glaube, in so vielen Zügen kannst du noch gewinnen.
        [call] Ich glaube, in weniger Zügen kannst du nicht gewinnen.
       *[other] Ich glaube, diese Seite steht mindestens so gut wie die andere.
    }
refusal-hint-people = In Partie { $match } spielt noch jemand mit, deshalb gebe ich dort keine Tipps.
refusal-hint-helps = In deiner Partie { $match } steht diese Stellung genauso oder fast genauso auf dem Brett. Ein Tipp würde dir dort helfen. Frag wieder, wenn die Partie zu Ende ist. Das Brett: { $link }
refusal-hints-waiting = Ich bin noch mit deiner letzten Frage beschäftigt. Versuche es gleich noch einmal.

## Was auf einen Zug folgt

# Ein Zug und wer ihn spielt, in einer Liste.
line-ply = `{ $move }` ({ $player })
# Was an einem Zug nicht stimmt. $then: was auf die Antwort wohl folgt.
line-lets =
    { COUNT($then) ->
        [0] Nach `{ $move }` kann { $player } `{ $reply }` spielen.
       *[other] Nach `{ $move }` kann { $player } `{ $reply }` spielen. Dann erwarte ich { AND($then) }.
    }
line-better-than =
    { COUNT($then) ->
        [0] Besser als `{ $move }`, denn danach kann { $player } `{ $reply }` spielen.
       *[other] Besser als `{ $move }`, denn danach kann { $player } `{ $reply }` spielen. Dann erwarte ich { AND($then) }.
    }
line-goes-on = Ich erwarte, dass es so weitergeht: { AND($then) }.
line-wins = Damit gewinnt { $player }.
line-drawn = { $line } (Die kleinen Bretter zeigen es.)

## Der Rückblick

button-review = Rückblick
button-review-again = Aktualisieren
button-review-all = Züge aller Spieler
button-review-own = Nur meine Züge
button-review-back = Zurück zum Rückblick
button-review-played = Wie gespielt
button-review-better = Der bessere Zug
button-try = Selbst ausprobieren
button-try-again = Anderen Zug ausprobieren
review-heading = **Rückblick auf Partie { $id }: { $game }** ({ AND($names) })
review-waiting = Ich gehe Partie { $id } durch, Zug für Zug. { $before ->
        [0] Drücke in einer Minute auf **Aktualisieren**.
        [one] 1 Rückblick ist noch vor deinem dran. Drücke in ein paar Minuten auf **Aktualisieren**.
       *[other] { $before } Rückblicke sind noch vor deinem dran. Drücke in ein paar Minuten auf **Aktualisieren**.
    }
review-clean = { $own ->
        [yes] Soweit ich sehe, hat keiner deiner Züge viel verschenkt.
       *[no] Soweit ich sehe, hat kein Zug viel verschenkt.
    }
review-point = **{ $number }.** Zug { $ply }, { $player }: `{ $played }`. Chancen: { $before } → { $after } von 100
review-sample = -# Die Partie ist lang, deshalb habe ich mir nur { $looked } ihrer { $positions } Stellungen angesehen, gleichmäßig verteilt. Was dazwischen geschah, habe ich nicht beurteilt.
review-picture = -# Das Bild zeigt nach jedem Zug die Chancen aller Spieler in Prozent, wenn sie gleich stark sind; was oben übrig bleibt, sind Remis.
review-played = Zug { $ply } von Partie { $id }: { $player } hat `{ $move }` gespielt. Chancen: { $before } → { $after } von 100
review-better = Besser in Zug { $ply } wäre `{ $move }`. Dann bleiben die Chancen bei { $before } von 100 ({ $player }).
review-try = Zug { $ply } von Partie { $id }, { $player } ist am Zug. Gespielt wurde `{ $played }`, aber es gibt etwas Besseres. Was würdest du spielen?
review-try-right = `{ $move }` würde ich auch spielen.
review-try-good = `{ $move }` ist so gut wie der Zug, an den ich dachte. Deine Chancen sind { $percent } von 100.
review-try-wrong = Nach `{ $move }` sehe ich deine Chancen bei { $percent } von 100; mit dem besten Zug bleiben es { $best }.
# $line: eine Zeile, die mit den Gewinnchancen vor und nach einem Zug endet; hier die auf ein Remis.
review-point-draws = { $line }, Remis: { $before } → { $after }
review-better-draws = { $line } Die auf ein Remis bleiben bei { $before }.
review-try-draws = { $line } Remis: { $percent } von 100, mit dem besten Zug { $best }.
refusal-review-running = Partie { $match } läuft noch. Den Rückblick gibt es, wenn sie zu Ende ist.
refusal-review-helps = In dieser Partie kommt eine Stellung vor, die genauso oder fast genauso in deiner Partie { $match } auf dem Brett steht. Den Rückblick gibt es, wenn die zu Ende ist. Das Brett: { $link }
refusal-reviews-waiting = { $most ->
        [one] Ich arbeite noch an einem Rückblick für dich. Wenn er fertig ist, kannst du den nächsten haben.
       *[other] Ich arbeite noch an { $most } Rückblicken für dich. Wenn einer davon fertig ist, kannst du den nächsten haben.
    }
refusal-no-such-point = Diesen Zug gibt es in diesem Rückblick nicht. Öffne ihn neu, mit **Rückblick**.
