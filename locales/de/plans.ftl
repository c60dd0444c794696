# Geplante Antworten: was jemand spielt, wenn ein anderer wie erwartet zieht. Wer sie geplant hat, sieht sie, sonst niemand.
# Eine Variante ist ein erwarteter Zug, die Antwort darauf, und so weiter.

## Neben einem Brett, für alle

turn-planned = Geplant: { $told }
turn-unplanned = { $player }, keine deiner geplanten Antworten passt mehr.
turn-earlier = { $count ->
        [one] Davor kam noch 1 Zug: { COMMAND("board") } zeigt ihn.
       *[other] Davor kamen noch { $count } Züge: { COMMAND("board") } zeigt sie.
    }
time-unplanned = Keine deiner geplanten Antworten passt mehr.

## Knöpfe

button-plans = Antworten planen
button-plan-add = Variante hinzufügen
button-plan-write = Varianten als Text schreiben
button-plan-clear = Alle löschen
button-plan-list = Alle Varianten
button-plan-go-on = Weiter
button-plan-answer-it = Meine Antwort wählen
button-plan-cut = Letzten Zug ändern
button-plan-rewrite = Neu schreiben
button-plan-drop = Diese Variante löschen
button-plan-reply = Falls dieser Zug kommt
button-plan-answer = Das ist meine Antwort
button-plan-near = { $move } nehmen

## Die Liste und eine Variante

plan-heading = Deine geplanten Antworten in **{ $game }** mit { AND($names) }. Nur du siehst sie.
plan-none = Du hast noch nichts geplant. Wähle einen Zug, den { $player } spielen könnte, und dann deine Antwort. Kommt der Zug, spiele ich sofort deine Antwort.
plan-closed = Planen kannst du, wenn jemand anderes am Zug ist. Das Brett: { $link }
plan-held = Dir wurde Remis angeboten. Deine geplante Antwort `{ $move }` wartet, bis du darauf reagiert hast. Das Brett: { $link }
plan-choose = Schau dir eine Variante an oder ändere sie
plan-line = { $moves }. Die Partie: { $link }
plan-line-blocked = Diese Variante ist gerade nicht spielbar, aber das kann sich ändern.
plan-others = Was die anderen dazwischen ziehen, bleibt offen. Ist deine Antwort dann nicht erlaubt, streiche ich sie und sage es dir.
plan-stored = Geplant.
plan-dropped = Gelöscht.
plan-all-dropped = Du hast nichts mehr geplant.
plan-moved-on = Die Partie ist weitergegangen. Das ist von deinem Plan noch übrig:

## Auswählen und schreiben

plan-after = Nach { $moves }
plan-reply-begin = Stell dir vor, du bist { $player } in **{ $game }**: Was würdest du spielen?
plan-reply-on = Der erwartete Zug in **{ $game }**: `{ $typed }` …
plan-reply-ahead = Das Brett, falls `{ $move }` kommt. Jetzt deine Antwort.
plan-reply-title = Erwarteter Zug: { $game }
plan-answer-begin = Was antwortest du in **{ $game }**?
plan-answer-on = Deine Antwort in **{ $game }**: `{ $typed }` …
plan-answer-ahead = Das Brett nach deiner Antwort `{ $move }`. Es ist noch nichts gespielt.
plan-answer-title = Deine Antwort in { $game }
plan-write-title = Antworten in { $game }
plan-write-label = Varianten
plan-write-hint = { $several ->
        [yes] Zug des nächsten Spielers, dann nur deiner; „;“ trennt.
       *[no] Zug des Gegners, deiner …; „;“ trennt Varianten.
    }{ $example ->
        [none] {""}
       *[other] {" "}Etwa { $example }
    }

## Warum Varianten nicht geplant werden können

refusal-plan-own-turn = Du bist am Zug und kannst direkt spielen: { $link }
refusal-plan-line-gone = Diese Variante steht nicht mehr in deinem Plan. Sie wurde geändert, oder die Partie ging anders weiter.
refusal-plan-empty = Darin finde ich keine Variante. Schreib einen erwarteten Zug, dann deine Antwort und zwischen Varianten ein Semikolon{ $example ->
        [none] .
       *[other] , zum Beispiel `{ $example }`.
    }
refusal-plan-others-moves = In Variante { $number } stehen auch Züge der anderen. Lass weg, was sie zwischen dem erwarteten Zug und deiner Antwort spielen: `{ $line }`. Es wurde nichts gespeichert.
refusal-plan-text-long = Das ist zu lang, höchstens { $most } Zeichen sind erlaubt. Es wurde nichts gespeichert.
refusal-plan-lines = Ein Plan hat höchstens { $most } Varianten. Lösche eine, bevor du eine neue hinzufügst.
refusal-plan-line-long = Variante { $number } ist zu lang, höchstens { $most } Züge sind erlaubt, deine und die erwarteten zusammen. Es wurde nichts gespeichert.
refusal-plan-move = Variante { $number }, Zug { $place }, `{ $move }`: { $why } Es wurde nichts gespeichert.
refusal-plan-no-answer = Variante { $number } endet mit dem erwarteten Zug `{ $move }`. Hänge deine Antwort an. Es wurde nichts gespeichert.
refusal-plan-over = In Variante { $number } ist die Partie schon vor `{ $move }` zu Ende. Es wurde nichts gespeichert.
refusal-plan-clash =
    { $before ->
        [none] Variante { $number } antwortet `{ $move }`, wo eine andere `{ $other }` antwortet.
       *[other] Variante { $number } antwortet auf `{ $before }` mit `{ $move }`, eine andere mit `{ $other }`.
    } Behalte nur eine. Es wurde nichts gespeichert.
refusal-plan-ends = Nach `{ $move }` ist die Partie zu Ende, du brauchst keine Antwort.
