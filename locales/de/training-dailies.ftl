# Das Rätsel des Tages: sein Beitrag, was der nächste darüber erzählt, und die Einstellungen eines Servers dazu.

## Der Beitrag

daily-task =
    ### Rätsel des Tages, Nr. { $day }
    {""}**{ $game }**: { $side } ist am Zug und gewinnt { $moves ->
        [1] sofort. Nur ein Zug führt zum Ziel.
       *[other] in höchstens { $moves } Zügen, egal was kommt. Nur ein erster Zug führt zum Ziel.
    }
daily-last = Seit einer Woche hat niemand diese Rätsel versucht, deshalb **ist das vorerst das letzte**. Wenn ihr mehr wollt, drückt auf **{ button-solve }**.
button-solve = Lösen

## Was über das vorige erzählt wird

daily-solution = **Nr. { $day }** ({ $game }): `{ $move }` gewinnt.
daily-solved =
    { $tried ->
        [0] Niemand hat es versucht.
        [one] { $solved ->
            [0] Eine Person hat es versucht, aber nicht gelöst.
           *[other] Eine Person hat es versucht und gelöst.
        }
       *[other] { $solved ->
            [0] { $tried } haben es versucht, aber niemand hat es gelöst.
            [one] { $tried } haben es versucht, eine Person hat es gelöst.
           *[other] { $tried } haben es versucht, { $solved } haben es gelöst.
        }
    }
daily-names = Gelöst haben es unter anderem { $more ->
        [0] { AND($names) }.
       *[other] { $names } und { $more } weitere.
    }
button-daily-line = Lösung zeigen

## Genannt werden

button-daily-name = Morgen meinen Namen nennen
button-daily-unname = Meinen Namen nicht nennen
daily-named = Wenn das nächste Rätsel des Tages zeigt, wer Nr. { $day } gelöst hat, stehst du als { $name } dabei.
daily-unnamed = Dein Name wird nicht genannt. Du hast Nr. { $day } trotzdem gelöst.

refusal-no-such-daily = Dieses Rätsel des Tages gibt es nicht mehr. Versuche das neueste in seinem Kanal.
refusal-daily-over = Nr. { $day } ist vorbei, Lösung und Namen sind schon veröffentlicht. Versuche das neueste.
refusal-daily-unsolved = Ich nenne nur Leute, die Nr. { $day } beim ersten Versuch gelöst haben.

## Was ein Server wählt

server-daily = Rätsel des Tages
server-daily-none = Rätsel des Tages: keins
server-daily-on = Rätsel des Tages: in { $channel } um { $time } ({ $zone }); Spiele: { $games }; das nächste { $left }
server-daily-stopped = Rätsel des Tages: angehalten, weil eine Woche lang niemand eins versucht hat. Setze es hier fort oder drücke auf den Knopf unter dem letzten in { $channel }.
server-daily-closed = **In { $channel } kann ich keine Rätsel veröffentlichen.** Mir { COUNT($permissions) ->
        [one] fehlt
       *[other] fehlen
    } dort { AND($permissions) }.
server-daily-gone = **Den Kanal sehe ich nicht mehr.** Wähle einen anderen für das Rätsel des Tages.
server-daily-all = alle, zu denen es Rätsel gibt
server-daily-channel = Kanal für das Rätsel des Tages
server-daily-hour = Täglich um { $time }
server-daily-games = Spiele wählen
server-daily-go-on = Fortsetzen
server-daily-off = Kein Rätsel des Tages
server-daily-zone = Die Uhrzeit gilt in deiner Zeitzone, { $zone }. Ändern kannst du sie in { COMMAND("settings me") }.
refusal-daily-closed = In { $channel } kann ich das Rätsel des Tages nicht veröffentlichen: Mir { COUNT($permissions) ->
        [one] fehlt
       *[other] fehlen
    } dort { AND($permissions) }. Erlaube mir das oder wähle einen anderen Kanal.
refusal-daily-unseen = Diesen Kanal sehe ich nicht. Lass mich hinein oder wähle einen anderen für das Rätsel des Tages.
refusal-daily-not-member = Auf diesem Server bin ich kein Mitglied und kann hier kein Rätsel des Tages veröffentlichen. Lade mich erst ein.
