# Lektionen und Rätsel: was sie gemeinsam haben. Was ein Schritt sagt, steht in den Dateien `lessons-…`.

## Übungen

exercise-moved-on = Das war eine frühere Stellung. Hier ist die aktuelle.
exercise-plan = { $game }, von oben gesehen.
exercise-thinking = Du hast `{ $move }` gespielt. Ich suche die beste Antwort …

## Lektionen

button-learn = Lernen
button-learn-options = Die Optionen lernen
button-lessons = Ein Spiel lernen
button-lesson-begin = Los geht’s
button-lesson-on = Weiter
button-lesson-again = Noch einmal von vorn
button-lesson-steps = Alle Schritte
button-lesson-match = Gegen Trilithon spielen, Stufe 1
button-next-step = Nächster Schritt
button-retry = Noch einmal

learn-games = **Lerne ein Spiel** in ein paar kurzen Schritten, jeder auf einem echten Brett. Du spielst, und das Brett antwortet. Hör auf, wann du willst; auch nach Monaten kannst du noch weitermachen.
learn-game = - **{ $game }**: { $done ->
        [0] { $count ->
            [one] 1 Schritt
           *[other] { $count } Schritte
        }
       *[other] { $done } von { $count } geschafft
    }
learn-choose-game = Lernen …
learn-choose-step = Zu einem Schritt springen
learn-choose-option = Wähle eine Option
learn-heading = **{ $game }** · { $about ->
        [option] { $option }{ $count ->
            [one] {""}
           *[other] {" "}· Schritt { $number } von { $count }
        }
       *[game] Schritt { $number } von { $count }
    }
learn-step = { $about ->
        [option] { $option }{ $count ->
            [one] {""}
           *[other] {" "}· { $number }
        }
       *[game] Schritt { $number }
    }
learn-missed = Noch nicht: `{ $move }`.
learn-right = ✅ Richtig: `{ $move }`.
learn-last = Das war der letzte Schritt. Spiele jetzt eine Partie gegen Trilithon auf Stufe 1: Wenn du die Regeln kennst, kannst du gewinnen.
learn-hint-move = Mit `{ $move }` geht es. Hier ist das Brett danach.
learn-overview = **{ $game } lernen**: { $state ->
        [new] { $count ->
            [one] 1 Schritt, dann eine erste Partie gegen Trilithon.
           *[other] { $count } Schritte, dann eine erste Partie gegen Trilithon.
        }
        [done] Alle { $count } Schritte geschafft. Als Nächstes eine Partie gegen Trilithon.
       *[begun] { $done } von { $count } Schritten geschafft.
    }
learn-overview-options = Auch zu Optionen gibt es Schritte: { AND($options) }.

## Rätsel

puzzle-heading = **{ $game }** · { $about ->
        [day] Rätsel des Tages, Nr. { $number }
       *[puzzle] Rätsel { $number }
    } · Wertung { $rating }
puzzle-task = { $moves ->
        [1] **{ $side } ist am Zug: Gewinne sofort.** Nur ein Zug führt zum Ziel.
       *[other] **{ $side } ist am Zug: Gewinne in höchstens { $moves } eigenen Zügen**, egal was kommt. Nur ein erster Zug führt zum Ziel.
    }
puzzle-first = Für deine Wertung zählt nur dein erster Versuch. Lass dir Zeit.
puzzle-unrated = Deine ersten drei Rätsel in jedem Spiel zählen nicht. Probiere ruhig herum.
puzzle-tried = Nur dein erster Versuch hat gezählt. Dieser ist nur zum Spaß.
puzzle-right = ✅ Richtig: `{ $move }`. { COUNT($replies) ->
        [one] Die zäheste Verteidigung ist { AND($replies) }.
       *[other] Die zähesten Verteidigungen sind { AND($replies) }.
    }
puzzle-right-on = ✅ Richtig: `{ $move }`. Du bist wieder am Zug.
puzzle-more = { $moves ->
        [one] **Noch ein Zug, und du gewinnst.** Welcher?
       *[other] **Gewinne in höchstens { $moves } weiteren Zügen.**
    }
puzzle-solved = ✅ **Gelöst**: { $moves }.
puzzle-failed = ❌ Dein letzter Versuch hat das Rätsel nicht gelöst{ $played ->
        [yes] : { $moves }.
       *[no] .
    }
puzzle-given-up = Du hast aufgegeben. Das zählt als Fehlversuch.
puzzle-wrong-ends = ❌ Nicht `{ $move }`: Damit endet die Partie, aber du gewinnst nicht.
puzzle-wrong-lost = ❌ Nicht `{ $move }`: { COUNT($replies) ->
        [one] Die Antwort { AND($replies) } { $drawn ->
            [yes] macht die Partie remis.
           *[no] gewinnt.
        }
       *[other] Nach { AND($replies) } { $drawn ->
            [yes] ist die Partie remis.
           *[no] hat jemand anderes gewonnen.
        }
    }
puzzle-wrong-slow = ❌ Nicht `{ $move }`: Das gewinnt nicht sofort. { COUNT($replies) ->
        [one] Nach der Antwort { AND($replies) } geht die Partie weiter.
       *[other] Nach den Antworten { AND($replies) } geht die Partie weiter.
    }
puzzle-wrong-held = ❌ Nicht `{ $move }`: Nach { COUNT($replies) ->
        [one] der Antwort { AND($replies) }
       *[other] den Antworten { AND($replies) }
    } gewinnst du nicht mehr { $moves ->
        [one] mit dem nächsten Zug
       *[other] in deinen nächsten { $moves } Zügen
    }.
puzzle-wrong-alone = ❌ Nicht `{ $move }`: Damit gewinnst du nicht mehr { $moves ->
        [0] sofort
        [one] mit dem nächsten Zug
       *[other] in deinen nächsten { $moves } Zügen
    }.
puzzle-rating = Deine Wertung in { $game }: { $before } → **{ $after }** (± { $margin }).
puzzle-streak = Deine Serie: { $streak } nacheinander gelöst.
puzzle-none = { $game ->
        [none] Es gibt noch keine Rätsel.
       *[other] Zu { $game } gibt es noch keine weiteren Rätsel.
    }

puzzle-solution = **Die Lösung**, { $step } von { $steps }
puzzle-line-first = `{ $move }` { $won ->
        [yes] gewinnt als einziger Zug sofort.
       *[no] ist der einzige Zug, der gewinnt.
    }
puzzle-line-next = `{ $move }` { $won ->
        [yes] gewinnt.
       *[no] folgt.
    }
puzzle-line-answer = `{ $move }` ist die zäheste Verteidigung{ $several ->
        [yes] {" "}von { $side }
       *[no] {""}
    }{ $won ->
        [yes] , beendet aber die Partie.
       *[no] .
    }
# Warum die Lösung gewinnt. Darunter jeweils: wie es weitergeht.
puzzle-why = { $won ->
        [yes] `{ $move }` gewinnt sofort.
       *[no] { $ways ->
            [0] `{ $move }` gewinnt gegen jede Antwort.
            [1] `{ $move }` droht mit einem Sieg, den keine Antwort verhindert.
            [2] `{ $move }` schafft zwei Wege zum Sieg, und keine Antwort verhindert beide.
           *[other] `{ $move }` gewinnt gegen jede Antwort, nur nicht immer auf demselben Weg.
        }
    }
puzzle-why-way = **{ $number }.** Nach { AND($replies) } { $won ->
        [yes] gewinnt `{ $answer }`.
       *[no] erzwingt `{ $answer }` den Sieg.
    }
puzzle-why-missed = **{ $number }.** `{ $move }` sieht gut aus, übersieht aber { COUNT($replies) ->
        [one] die Antwort { AND($replies) }.
       *[other] die Antworten { AND($replies) }.
    }
puzzle-why-step = **Warum?** { $step } von { $steps }

puzzle-numbers = **Deine Zahlen**, nur für dich. Nur erste Versuche zählen, und zwar ab dem vierten Rätsel in einem Spiel. Alle beginnen bei 1500; ± zeigt, wie unsicher deine Wertung noch ist.
puzzle-numbers-none = Noch keine Zahlen. Es gibt sie erst nach deinen ersten drei Rätseln in einem Spiel. Wähle ein Spiel: Die ersten Rätsel sind leicht, die späteren passen zu deiner Stärke.
puzzle-numbers-game = - **{ $game }**: { $rating } ± { $margin } · { $solved } von { $tried } gelöst · Serie: { $streak }, beste { $best }
puzzle-choose-game = Wähle ein Spiel

button-puzzle-give-up = Aufgeben
button-puzzle-solution = Lösung zeigen
button-puzzle-why = Warum?
button-puzzle-line = Zugfolge zeigen
button-puzzle-next = Noch ein Rätsel
button-puzzle-numbers = Meine Zahlen
button-puzzle-games = Andere Spiele
button-puzzle-back = Zurück zum Rätsel

## Warum ein Zug nicht der ist, den ein Schritt verlangt

goal-names = Der gesuchte Zug enthält { AND($cells) }.
goal-kind = Das ist eine andere Art von Zug als die, die du hier brauchst.
goal-holds = Nach diesem Zug hast du keine Figur auf { AND($cells) }.
goal-does = Der Zug ist erlaubt, bewirkt aber nicht, was du hier brauchst.
goal-ends = Damit endet die Partie, aber du gewinnst nicht.
goal-wins =
    { $moves ->
        [one] Das gewinnt nicht.
       *[other] Danach hält die andere Seite länger als { $moves } deiner Züge durch.
    }
goal-prevents = Die Antwort { $reply } gewinnt sofort.

## Was nicht geht

refusal-no-such-exercise = Diese Übung gibt es nicht mehr. Hol dir eine andere.
refusal-exercise-over = Mit diesem Rätsel bist du fertig. Beginne es noch einmal oder hol dir ein anderes.
refusal-exercise-moved-on = Das war eine frühere Stellung, du hast seitdem weitergespielt. Schau auf das aktuelle Brett des Rätsels.
