# Bedenkzeiten. Dauern kommen so, wie man sie schreibt: 3d, 12h, 1d12h. Namen, Spiele und Erwähnungen kommen schon
# harmlos an; Zeitpunkte sind so geschrieben, dass Discord sie zeigt.

## Knöpfe

button-claim-time = { $count ->
        [2] Sieg beanspruchen
       *[other] Ausscheiden lassen
    }
button-nudge = Anstupsen
button-day = Einen Tag schenken
button-pause = Pause …

## Die Bedingungen der Zeit

clock-none = keine
clock-days = { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
clock-minutes = { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
clock-hours = { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
clock-span = { AND($parts) }
clock-move = { $time } pro Zug
clock-bank = { $bank }, dazu { $more } pro Zug, höchstens { $cap }
clock-bank-alone = { $bank } für alle Züge zusammen
clock-terms = { $time }; ist die Zeit abgelaufen, { $strict ->
        [yes] **verlierst du sofort**
       *[no] verlierst du nur, wenn ein Gegner den Sieg beansprucht
    }

## Neben dem Brett

time-until = Frist für den Zug: { $at } ({ $left }).
time-over = Die Zeit ist { $left } abgelaufen.
time-paused = Pause bis { $at } oder bis jemand zieht.
time-absent = **{ $player }** hat Auszeit bis { $at } ({ $left }).
time-quiet = **{ $player }** hat bis { $until } Ruhezeit. Erinnerungen kommen erst danach.
time-banks = Zeitkonten: { AND($banks) }.
time-bank = { $player } { $days ->
        [0] { $hours ->
            [0] { $minutes } min
           *[other] { $hours } h
        }
       *[other] { $days } d { $hours } h
    }

## Was alle lesen

time-direct-message = { $mover }, du bist am Zug in { $game } gegen { AND($opponents) }: { $link }
time-reminder = { $mover }, für deinen Zug in { $game } gegen { AND($opponents) } hast du noch bis { $at } Zeit ({ $left }): { $link }
time-late = Die Zeit von **{ $player }** in { $game } ist { $left } abgelaufen. Ziehen geht noch. Solange kein Zug kommt, kann { OR($opponents) } entscheiden, wie es weitergeht.
time-unshown = { $mover }, du bist am Zug in { $game } gegen { AND($opponents) }. Das Brett kann ich hier nicht zeigen, du findest es mit { COMMAND("desk") }.
time-unreached = **{ $player }** ist in { $game } am Zug, aber ich kann { $player } nicht erreichen, weder hier noch per Direktnachricht. Vielleicht kannst du Bescheid sagen; das Brett erscheint mit { COMMAND("desk") }. { $timed ->
        [yes] Die Zeit läuft erst, wenn { $player } es gesehen hat, spätestens nach { $days } Tagen.
       *[no] {""}
    }
time-nudge = { $mover }, { COUNT($opponents) ->
        [1] { AND($opponents) } wartet
       *[other] { AND($opponents) } warten
    } auf deinen Zug in { $game }: { $link }
time-day = **{ $player }** bekommt einen Tag mehr, bis { $at } ({ $left }).
offer-pause = **{ $player }** bittet in dieser Partie { $game } um { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    } Pause.
time-pause = Alle sind einverstanden. { $game } hat Pause bis { $at } oder bis jemand zieht.
time-away = **{ $player }** hat Auszeit bis { $at }. Bis dahin steht die Uhr still.
time-back = **{ $player }** ist zurück. Die Uhr läuft { $left } weiter.

## Was eine einzelne Person erfährt

claim-time-done = Du hast es beansprucht: Die Zeit von { $player } ist abgelaufen. Die Partie: { $link }
nudge-done = Ich sage { $player }, dass du wartest.
day-done = { $player } hat jetzt Zeit bis { $at }.
pause-sent = Du hast um eine Pause gebeten. Die Frage erscheint in der Partie.
pause-agreed = Du bist mit der Pause einverstanden.
away-done = Du hast Auszeit bis { $at }. Bis dahin stehen deine Uhren still. { $count ->
        [0] Keine deiner Partien hat gerade eine Bedenkzeit.
        [one] In deiner Partie mit Bedenkzeit habe ich Bescheid gesagt.
       *[other] In deinen { $count } Partien mit Bedenkzeit habe ich Bescheid gesagt.
    } Ziehen kannst du trotzdem, wann du willst. Bist du früher zurück, melde dich mit { COMMAND("settings away") }.
back-done = Schön, dass du wieder da bist. Deine Uhren laufen { $left } weiter, wenn der angefangene freie Tag vorbei ist. Die übrigen Tage bekommst du zurück.

## Was eine einzelne Person gefragt wird

pause-title = Pause in { $game }
pause-label = Für wie viele Tage?
pause-hint = 1 bis { $most }. Alle müssen einverstanden sein; ein Zug beendet die Pause.

## Was nicht geht

refusal-clock = „{ $typed }“ kann ich nicht als Bedenkzeit lesen. Schreib `none` für keine, `3d` oder `12h` für eine Zeit pro Zug, `7d+12h` für ein Zeitkonto (auch mit `max 14d` dahinter). Mit `strict` am Ende verlierst du sofort, wenn die Zeit abläuft.
refusal-clock-range = { $given } ist zu kurz oder zu lang. Erlaubt sind { $least } bis { $most }.
refusal-own-time = Das geht nicht, weil du selbst am Zug bist. Zieh oder bitte mit { COMMAND("match pause") } um eine Pause.
refusal-claim-early = { $clock ->
        [none] Diese Partie hat keine Bedenkzeit, deshalb kannst du das erst nach { $days } Tagen ohne Zug beanspruchen, ab { $at } ({ $left }), wenn { $player } bis dahin nicht zieht.
        [strict] { $player } hat bis { $at } ({ $left }) Zeit für den Zug. Danach geschieht alles von selbst, du musst nichts beanspruchen.
       *[friendly] { $player } hat bis { $at } ({ $left }) Zeit für den Zug. Danach kannst du das beanspruchen.
    }
refusal-claim-unheard = Ich war offline und lese noch, was inzwischen geschrieben wurde. Vielleicht ist der Zug dabei. Versuche es in einer Minute noch einmal.
refusal-claim-unshown = Das kannst du noch nicht beanspruchen. Ich konnte { $player } das Brett nicht zeigen, deshalb läuft die Zeit noch nicht. Sie läuft, sobald { $player } es gesehen hat, spätestens nach { $days } Tagen. Vielleicht kannst du Bescheid sagen, dass das Brett mit { COMMAND("desk") } erscheint.
refusal-nudge-early = { $clock ->
        [none] Diese Partie hat keine Bedenkzeit, deshalb kannst du erst nach einem Tag ohne Zug anstupsen, ab { $at } ({ $left }), wenn { $player } bis dahin nicht zieht.
       *[other] { $player } hat bis { $at } ({ $left }) Zeit für den Zug. Danach kannst du anstupsen.
    }
refusal-nudged-before = Das hat schon jemand getan. Anstupsen geht wieder { $left }.
refusal-no-clock = Diese Partie hat keine Bedenkzeit, du kannst keinen Tag verschenken.
refusal-day-not-needed = Bis zur Frist ({ $at }) bleibt noch mehr als ein Tag. Du kannst erst einen Tag schenken, wenn es weniger ist.
refusal-paused = Diese Partie hat Pause bis { $at }. Ein Zug beendet die Pause.
refusal-pause-days = Eine Pause dauert 1 bis { $most } Tage. Schreib eine ganze Zahl.
refusal-pause-spent = Eine Partie kann insgesamt { $most } Tage Pause haben. { $left ->
        [0] Davon ist keiner mehr übrig.
        [one] Davon ist noch 1 Tag übrig.
       *[other] Davon sind noch { $left } Tage übrig.
    }
refusal-away = Du hast schon Auszeit bis { $at }. Beende sie erst mit { COMMAND("settings away") }.
refusal-away-spent = Im Kalenderjahr hast du { $most } Tage Auszeit. { $left ->
        [0] Davon ist keiner mehr übrig.
        [one] Davon ist noch 1 Tag übrig.
       *[other] Davon sind noch { $left } Tage übrig.
    }
refusal-not-away = Du hast gerade keine Auszeit, die du beenden könntest.
