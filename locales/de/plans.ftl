# Geplante Antworten: was jemand spielt, wenn ein anderer wie erwartet zieht. Wer sie geplant hat, sieht sie, sonst niemand.
# Eine Folge ist ein erwarteter Zug, die Antwort darauf, und so weiter.

## Neben einem Brett, für alle

turn-planned = Geplant: { $told }
turn-unplanned = { $player }, keine deiner geplanten Antworten passt mehr.
turn-earlier = { $count ->
        [one] Davor kam noch 1 Zug: { COMMAND("board") } zeigt ihn.
       *[other] Davor kamen noch { $count } Züge: { COMMAND("board") } zeigt sie.
    }
time-unplanned = Keine deiner geplanten Antworten passt mehr.

## Knöpfe

button-plans = Falls das kommt …
button-plan-add = Folge hinzufügen
button-plan-write = Folgen als Text schreiben
button-plan-clear = Alle löschen
button-plan-list = Alle Folgen
button-plan-go-on = Weiter
button-plan-answer-it = Meine Antwort wählen
button-plan-cut = Letzten Zug ändern
button-plan-rewrite = Neu schreiben
button-plan-drop = Diese Folge löschen
button-plan-reply = Falls dieser Zug kommt
button-plan-answer = Das ist meine Antwort
button-plan-near = { $move } nehmen

## Die Liste und eine Folge

plan-heading = Deine geplanten Antworten in **{ $game }** mit { AND($names) }. Nur du siehst sie.
plan-none = Noch ist nichts geplant. Wähl einen Zug, den { $player } spielen könnte, dann deine Antwort. Kommt der Zug, spiele ich sofort deine Antwort.
plan-closed = Planen kannst du, wenn jemand anderes am Zug ist. Das Brett: { $link }
plan-held = Dir wurde Remis angeboten, also wartet deine geplante Antwort `{ $move }`, bis du etwas dazu gesagt hast. Das Brett: { $link }
plan-choose = Sieh dir eine Folge an, oder ändere sie
plan-line = { $moves }. Die Partie: { $link }
plan-line-blocked = Diese Folge ist gerade nicht spielbar, aber das kann sich ändern.
plan-others = Was die anderen dazwischen ziehen, bleibt offen. Ist deine Antwort dann nicht erlaubt, streiche ich sie und sage es dir.
plan-stored = Geplant.
plan-dropped = Gelöscht.
plan-all-dropped = Du hast nichts mehr geplant.
plan-moved-on = Die Partie ist weitergegangen. Das ist von deinem Plan noch übrig.

## Auswählen und schreiben

plan-after = Nach { $moves }
plan-reply-begin = Stell dir vor, du bist { $player } in **{ $game }**: Was würdest du spielen?
plan-reply-on = Der erwartete Zug in **{ $game }**: `{ $typed }` …
plan-reply-ahead = Das Brett, falls `{ $move }` kommt. Jetzt deine Antwort.
plan-reply-title = Erwarteter Zug: { $game }
plan-answer-begin = Was antwortest du in **{ $game }**?
plan-answer-on = Deine Antwort in **{ $game }**: `{ $typed }` …
plan-answer-ahead = Das Brett nach deiner Antwort `{ $move }`. Gespielt ist noch nichts.
plan-answer-title = Deine Antwort in { $game }
plan-write-title = Antworten in { $game }
plan-write-label = Folgen
plan-write-hint = { $several ->
        [yes] Zug des Nächsten, dann deiner, sonst keine; „;“ trennt.
       *[no] Zug des Gegners, deiner …; „;“ trennt Folgen.
    }{ $example ->
        [none] {""}
       *[other] {" "}Etwa { $example }
    }

## Warum Folgen nicht geplant werden können

refusal-plan-own-turn = Du bist am Zug, also spiel einfach: { $link }
refusal-plan-line-gone = Diese Folge steht nicht mehr in deinem Plan: Sie wurde geändert, oder die Partie ging anders weiter.
refusal-plan-empty = Darin finde ich keine Folge. Schreib einen erwarteten Zug, dann deine Antwort, und zwischen Folgen einen Strichpunkt{ $example ->
        [none] .
       *[other] , zum Beispiel `{ $example }`.
    }
refusal-plan-others-moves = In Folge { $number } stehen auch Züge der anderen. Lass weg, was sie zwischen dem erwarteten Zug und deiner Antwort spielen: `{ $line }`. Gespeichert wurde nichts.
refusal-plan-text-long = Das ist zu lang: höchstens { $most } Zeichen. Gespeichert wurde nichts.
refusal-plan-lines = Ein Plan hat höchstens { $most } Folgen. Lösch eine, bevor du eine neue hinzufügst.
refusal-plan-line-long = Folge { $number } ist zu lang: höchstens { $most } Züge, deine und die erwarteten zusammen. Gespeichert wurde nichts.
refusal-plan-move = Folge { $number }, Zug { $place }, `{ $move }`: { $why } Gespeichert wurde nichts.
refusal-plan-no-answer = Folge { $number } endet mit dem erwarteten Zug `{ $move }`. Häng deine Antwort an. Gespeichert wurde nichts.
refusal-plan-over = In Folge { $number } ist die Partie schon vor `{ $move }` aus. Gespeichert wurde nichts.
refusal-plan-clash =
    { $before ->
        [none] Folge { $number } antwortet `{ $move }`, wo eine andere `{ $other }` antwortet.
       *[other] Folge { $number } antwortet auf `{ $before }` mit `{ $move }`, eine andere mit `{ $other }`.
    } Behalte nur eine. Gespeichert wurde nichts.
refusal-plan-ends = Nach `{ $move }` ist die Partie aus, also brauchst du keine Antwort.
