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
       *[no] verlierst du nur, wenn ein Gegner es beansprucht
    }

## Neben dem Brett

time-until = Zug fällig bis { $at } ({ $left }).
time-over = Die Zeit ist { $left } abgelaufen.
time-paused = Pause bis { $at }, oder bis jemand zieht.
time-absent = **{ $player }** hat Auszeit bis { $at } ({ $left }).
time-quiet = **{ $player }** hat bis { $until } Ruhezeit; Erinnerungen kommen erst danach.
time-banks = Zeitkonten: { AND($banks) }.
time-bank = { $player } { $days ->
        [0] { $hours ->
            [0] { $minutes } min
           *[other] { $hours } h
        }
       *[other] { $days } d { $hours } h
    }

## Was alle lesen

time-direct-message = { $mover }, du bist am Zug: { $game } gegen { AND($opponents) }: { $link }
time-reminder = { $mover }, dein Zug in { $game } gegen { AND($opponents) } ist fällig bis { $at } ({ $left }): { $link }
time-late = Die Zeit von **{ $player }** in { $game } ist { $left } abgelaufen. Ziehen geht noch; bis dahin kann { OR($opponents) } entscheiden, wie es weitergeht.
time-unshown = { $mover }, du bist am Zug: { $game } gegen { AND($opponents) }. Das Brett kann ich nicht zeigen, du findest es aber mit { COMMAND("desk") }.
time-unreached = Ich kann **{ $player }** nicht sagen, wer in { $game } am Zug ist: weder hier noch per Direktnachricht. Vielleicht kannst du es; das Brett erscheint mit { COMMAND("desk") }. { $timed ->
        [yes] Die Zeit läuft erst, wenn { $player } es gesehen hat, spätestens nach { $days } Tagen.
       *[no] {""}
    }
time-nudge = { $mover }, { COUNT($opponents) ->
        [1] { AND($opponents) } wartet
       *[other] { AND($opponents) } warten
    } auf deinen Zug in { $game }: { $link }
time-day = **{ $player }** bekommt einen Tag dazu: bis { $at } ({ $left }).
offer-pause = **{ $player }** bittet in dieser Partie { $game } um { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    } Pause.
time-pause = Alle sind einverstanden: { $game } hat Pause bis { $at }, oder bis jemand zieht.
time-away = **{ $player }** hat Auszeit bis { $at }. So lange steht die Uhr still.
time-back = **{ $player }** ist zurück. Die Uhr läuft { $left } weiter.

## Was eine einzelne Person erfährt

claim-time-done = Beansprucht: Die Zeit von { $player } ist abgelaufen. Die Partie: { $link }
nudge-done = Ich sage { $player }, dass du wartest.
day-done = { $player } hat jetzt Zeit bis { $at }.
pause-sent = Du hast um eine Pause gebeten. Die Frage erscheint in der Partie.
pause-agreed = Du bist mit der Pause einverstanden.
away-done = Du hast Auszeit bis { $at }; so lange stehen deine Uhren still. { $count ->
        [0] Keine deiner Partien hat gerade eine Bedenkzeit.
        [one] In deiner Partie mit Bedenkzeit habe ich Bescheid gesagt.
       *[other] In deinen { $count } Partien mit Bedenkzeit habe ich Bescheid gesagt.
    } Ziehen kannst du trotzdem, wann du willst. Bist du früher zurück, dann sag es mit { COMMAND("settings away") }.
back-done = Schön, dass du wieder da bist. Deine Uhren laufen { $left } weiter: Dann ist der angefangene freie Tag vorbei. Die übrigen Tage bekommst du zurück.

## Was eine einzelne Person gefragt wird

pause-title = Pause in { $game }
pause-label = Für wie viele Tage?
pause-hint = 1 bis { $most }. Alle müssen einverstanden sein; ein Zug beendet die Pause.

## Was nicht geht

refusal-clock = „{ $typed }“ kann ich nicht als Bedenkzeit lesen. Schreib `none` für keine, eine Zeit pro Zug wie `3d` oder `12h`, oder ein Zeitkonto wie `7d+12h` (auch mit `max 14d` dahinter). Mit `strict` am Ende verliert man sofort, wenn die Zeit abläuft.
refusal-clock-range = { $given } ist zu kurz oder zu lang. Nimm { $least } bis { $most }.
refusal-own-time = Du bist selbst am Zug, also geht das nicht. Zieh, oder bitte mit { COMMAND("match pause") } um eine Pause.
refusal-claim-early = { $clock ->
        [none] Diese Partie hat keine Bedenkzeit, also kannst du erst nach { $days } Tagen ohne Zug etwas beanspruchen: ab { $at } ({ $left }), wenn { $player } bis dahin nicht zieht.
        [strict] { $player } hat bis { $at } ({ $left }) Zeit für den Zug. Die Bedenkzeit ist streng, also musst du nichts beanspruchen: Es geschieht von selbst.
       *[friendly] { $player } hat bis { $at } ({ $left }) Zeit für den Zug. Danach kannst du etwas beanspruchen.
    }
refusal-claim-unheard = Ich war offline und lese gerade noch, was inzwischen geschrieben wurde; vielleicht ist der Zug dabei. Versuch es in einer Minute noch einmal.
refusal-claim-unshown = Das kannst du noch nicht beanspruchen: Ich konnte { $player } das Brett nicht zeigen, die Zeit läuft also noch nicht. Sie läuft, sobald { $player } es gesehen hat, spätestens nach { $days } Tagen. Vielleicht kannst du Bescheid sagen, dass es mit { COMMAND("desk") } erscheint.
refusal-nudge-early = { $clock ->
        [none] Diese Partie hat keine Bedenkzeit, also kannst du erst nach einem Tag ohne Zug anstupsen: ab { $at } ({ $left }), wenn { $player } bis dahin nicht zieht.
       *[other] { $player } hat bis { $at } ({ $left }) Zeit für den Zug. Danach kannst du anstupsen.
    }
refusal-nudged-before = Angestupst wurde schon. Das nächste Mal geht es { $left }.
refusal-no-clock = Diese Partie hat keine Bedenkzeit, also gibt es keinen Tag zu verschenken.
refusal-day-not-needed = Es bleibt noch mehr als ein Tag, bis { $at }. Einen Tag schenken kannst du, wenn es weniger ist.
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
refusal-not-away = Du hast gerade keine Auszeit, also gibt es nichts zu beenden.
