# Ligen: was davon gezeigt wird, ihre privaten Seiten und der Befehl. Namen und Erwähnungen kommen schon harmlos an.

## Was eine Liga ist

league-title = ### Liga: { $name }
league-game = **{ $game }**{ COUNT($options) ->
        [0] {""}
       *[other] {""} ({ $options })
    }
league-divisions = **Divisionen** von höchstens { $size } Spielern. Alle spielen gegen alle, { $doubled ->
        [yes] mit Hin- und Rückrunde;
       *[no] einmal;
    } höchstens { $most ->
        [one] 1 Partie
       *[other] { $most } Partien
    } gleichzeitig.
league-lasts = **Eine Saison** dauert höchstens { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }. Danach steigen einige auf und einige ab.
league-rated = **Gewertet**: Die Ergebnisse zählen für eure Wertungen in { $game }.
league-starts = **Saison { NUMBER($season, useGrouping: 0) }** beginnt am { $at } ({ $left }).
league-runs = **Saison { NUMBER($season, useGrouping: 0) }** läuft. Sie endet spätestens am { $at } ({ $left }).
league-last = Das ist die letzte Saison, mit ihr endet die Liga.
league-has-begun = **Saison { NUMBER($season, useGrouping: 0) }** hat begonnen. Ihre Tabellen stehen in den neueren Nachrichten. Wenn du jetzt mitmachst, bist du in der nächsten dabei.
league-ended = Diese Liga ist zu Ende.
league-joined = { $count ->
        [0] In Saison { NUMBER($season, useGrouping: 0) } ist noch niemand dabei.
        [one] **In Saison { NUMBER($season, useGrouping: 0) } ist 1 Spieler dabei**: { $names }.
       *[other] **In Saison { NUMBER($season, useGrouping: 0) } sind { $count } Spieler dabei**: { $more ->
            [0] { AND($names) }.
           *[other] { $names } und { $more } weitere.
        }
    }
league-order = -# Reihenfolge: Punkte (2 für einen Sieg, 1 für ein Remis), dann der direkte Vergleich, dann Sonneborn-Berger (SB), dann die Reihenfolge am Anfang.

## Was alle lesen

league-begins = **Saison { NUMBER($season, useGrouping: 0) } beginnt.** Sie endet, wenn alle Partien zu Ende sind, spätestens am { $at } ({ $left }).
league-how = Die Partien beginnen von selbst, { $threads ->
        [yes] hier in Threads,
       *[no] hier im Kanal,
    } höchstens { $most ->
        [one] 1 Partie
       *[other] { $most } Partien
    } gleichzeitig für jeden. Wenn du am Zug bist, erwähne ich dich dort.
league-silence =
    -# Wenn du { $lost } Partien auf Zeit verlierst oder mit einem Zug { $days } Tage überfällig bist, scheidest du aus der Saison aus.
    -# Läuft eine Partie am Ende der Saison noch, verliert der Spieler, dessen Zeit abgelaufen ist, sonst der, der mehr Zeit verbraucht hat (mit weniger als { $moves } Zügen zählt sie nicht). Auszeit und Ruhezeiten zählen hier als Zeit, Pausen nicht.
league-put-off = { $ended ->
        [yes] Für Saison { NUMBER($season, useGrouping: 0) } haben sich wieder zu wenige angemeldet.
       *[no] Für Saison { NUMBER($season, useGrouping: 0) } haben sich zu wenige angemeldet, deshalb beginnt sie eine Woche später.
    }
league-division-of = **Division { $division }**: { AND($names) }
league-more-divisions = { $count ->
        [one] Es gibt noch eine Division, die der Knopf zeigt.
       *[other] Es gibt noch { $count } Divisionen, die der Knopf zeigt.
    }
league-over = **Saison { NUMBER($season, useGrouping: 0) } ist zu Ende.** { $count ->
        [0] {""}
        [one] { AND($names) } gewinnt!
       *[other] { AND($names) } gewinnen!
    }
league-who-goes-on = **Wer ist dabei?** Die nächste Saison beginnt am { $at } ({ $left }). Wenn du nicht zusagst, bist du nicht dabei. Neue Mitspieler sind willkommen.

## Die Tabelle

league-columns = S R N Pkt SB
league-division = Division { $division }
league-season = Saison { NUMBER($season, useGrouping: 0) }
league-goes-up = ⬆️ Aufstieg in Division { $division }: { AND($names) }
league-goes-down = ⬇️ Abstieg in Division { $division }: { AND($names) }
league-out = { $count ->
        [one] In dieser Saison nicht mehr dabei: { $names }
       *[other] In dieser Saison nicht mehr dabei: { AND($names) }
    }

## Die privaten Seiten

league-you-play = Dein Platz in Division { $division }: { $place } von { $count }.
league-you-joined = Du bist in Saison { NUMBER($season, useGrouping: 0) } dabei.
league-you-plays = Du spielst in dieser Saison mit.
league-you-out = In dieser Saison bist du nicht mehr dabei. In Saison { NUMBER($season, useGrouping: 0) } kannst du wieder mitmachen.
league-you-asked = Bist du in Saison { NUMBER($season, useGrouping: 0) } dabei? Wenn du nicht zusagst, bist du es nicht.
league-you-none = In Saison { NUMBER($season, useGrouping: 0) } bist du noch nicht dabei.
league-fixtures = Saison { NUMBER($season, useGrouping: 0) }, Division { $division }: alle Begegnungen. Der zuerst genannte Spieler beginnt.
league-round = Runde { $round }
league-fixture = { $first } – { $second }: { $state ->
        [first] { $first } hat gewonnen
        [second] { $second } hat gewonnen
        [drawn] remis
        [void] zählt nicht
        [running] läuft
       *[waiting] kommt noch
    }{ $match ->
        [None] {""}
       *[other] {" "}(Partie { $match })
    }
league-mine = Deine Partien in Saison { NUMBER($season, useGrouping: 0) }:
league-not-in-it = In dieser Saison spielst du nicht mit.
league-against = Gegen { $name }: { $yours ->
        [yes] **du bist am Zug**
       *[no] nicht dein Zug
    }{ $timed ->
        [yes] {" "}(Frist: { $until })
       *[no] {""}
    }
league-to-come = { $count ->
        [one] 1 Partie kommt noch
       *[other] { $count } Partien kommen noch
    }: gegen { AND($names) }
league-own-won = Sieg gegen { $name }
league-own-lost = Niederlage gegen { $name }
league-own-drawn = Remis gegen { $name }
league-own-void = Gegen { $name }: zählt nicht

leagues-heading = **Die Ligen dieses Servers**
leagues-line = **{ $name }**, { $game }: { $count ->
        [one] 1 Spieler
       *[other] { $count } Spieler
    }. { $status }
leagues-none = Auf diesem Server gibt es noch keine Liga. Admins können mit { COMMAND("server league") } eine gründen.
leagues-choose = Eine Liga öffnen

button-league = Tabelle und Partien
button-league-table = Tabelle
button-league-fixtures = Alle Begegnungen
button-league-mine = Meine Partien
button-league-join = Mitmachen
button-league-leave = Aussteigen
button-league-on = Ich bin dabei
button-league-stop = Diesmal nicht
button-league-end = Liga beenden
button-leagues = Alle Ligen

## Was jemand tut

league-made = Die Liga ist gegründet. Ihre Karte erscheint gleich in { $channel }; dort können alle mitmachen. { $threads ->
        [yes] {""}
       *[no] Threads darf ich dort nicht erstellen, deshalb finden alle Partien im Kanal selbst statt.
    }
league-you-have-joined = Du bist in Saison { NUMBER($season, useGrouping: 0) } von **{ $name }** dabei. { $known ->
        [yes] Sie beginnt am { $at } ({ $left }).
       *[no] Sie beginnt, wenn die laufende Saison zu Ende ist.
    } Die Tabellen mit deinem Namen können hier alle lesen.
league-you-go-on = Du bist in Saison { NUMBER($season, useGrouping: 0) } von **{ $name }** dabei.
league-you-stop = Du bist in Saison { NUMBER($season, useGrouping: 0) } von **{ $name }** nicht dabei. Wenn du es dir anders überlegst, mach mit, bevor sie beginnt.
league-you-have-left = Du bist bei **{ $name }** ausgestiegen.
league-has-ended = **{ $name }** geht zu Ende, es beginnt keine Saison mehr. Die Ergebnisse kannst du weiter ansehen.
league-leave-question = Willst du bei **{ $name }** aussteigen? Bis die Saison beginnt, kannst du wieder mitmachen.
league-leave-season = Willst du bei **{ $name }** aussteigen? Alle deine laufenden Partien gibst du damit sofort auf. Hast du weniger als die Hälfte dieser Saison gespielt, zählt davon nichts. Sonst gewinnen deine Gegner, was noch offen ist. In der nächsten Saison kannst du wieder mitmachen.
league-end-question = Willst du **{ $name }** beenden? Dann beginnt keine Saison mehr.
league-end-season = Willst du **{ $name }** beenden? Die laufende Saison wird zu Ende gespielt und ist die letzte.
button-league-leave-yes = Ja, aussteigen
button-league-leave-no = Nein, bleiben
button-league-end-yes = Ja, beenden
button-league-end-no = Nein, behalten

league-typed = -# Du hast geschrieben: `{ $typed }`
choice-start = { $text } · { $weekday ->
        [0] Montag
        [1] Dienstag
        [2] Mittwoch
        [3] Donnerstag
        [4] Freitag
        [5] Samstag
       *[6] Sonntag
    }, { $days ->
        [0] heute
        [1] morgen
       *[other] in { $days } Tagen
    } ({ $zone })

## Was nicht geht

refusal-league-needs-server = Ligen gehören zu Servern. Frag mich auf einem Server, der eine hat.
refusal-league-not-member = Ich bin auf diesem Server kein Mitglied, deshalb kann er keine Liga haben. Bitte einen Admin, mich einzuladen.
refusal-league-not-manager = Nur Admins können eine Liga gründen oder beenden. Mitmachen können alle.
refusal-league-closed = In { $channel } kann ich keine Liga veranstalten: Mir { COUNT($permissions) ->
        [one] fehlt
       *[other] fehlen
    } dort { AND($permissions) }. Erlaube mir das oder gib den Befehl in einem anderen Kanal ein.
refusal-league-unseen = Eine Liga braucht einen Textkanal, den ich sehen kann. Gib den Befehl in so einem Kanal ein.
refusal-no-such-league = Diese Liga gibt es hier nicht, oder du kannst ihren Kanal nicht sehen. Die Ligen dieses Servers zeigt { COMMAND("league") }.
refusal-no-league-called = Hier heißt keine Liga „{ $typed }“. { COUNT($leagues) ->
        [0] Dieser Server hat keine.
        [one] Es gibt { AND($leagues) }.
       *[other] Es gibt { AND($leagues) }.
    }
refusal-no-such-season = Diese Saison hatte die Liga noch nicht.
refusal-league-name = Der Name einer Liga braucht 1 bis { $most } sichtbare Zeichen.
refusal-league-name-taken = Auf diesem Server heißt schon eine Liga „{ $name }“. Wähle einen anderen Namen.
refusal-league-game = Ligen gibt es nur mit Spielen zu zweit, und { $game } ist keins. Wähle ein anderes Spiel.
refusal-league-clock = Ligapartien brauchen eine Bedenkzeit, sonst würde eine Saison nie enden. Wähle eine, zum Beispiel `3d`.
refusal-league-size = Eine Division kann nicht { $given } Spieler haben. Erlaubt sind { $least } bis { $most }.
refusal-league-at-once = { $given ->
        [one] 1 Partie geht
       *[other] { $given } Partien gleichzeitig gehen
    } nicht. Erlaubt sind { $least } bis { $most }.
refusal-league-days = Eine Saison kann nicht { $given ->
        [one] 1 Tag
       *[other] { $given } Tage
    } dauern. Erlaubt sind { $least } bis { $most }.
refusal-league-start = Die erste Saison muss in den nächsten { $most } Tagen beginnen und darf nicht in der Vergangenheit liegen. Wähle einen anderen Tag.
refusal-too-many-leagues = Dieser Server hat schon { $most } Ligen, mehr geht nicht. Beende erst eine.
refusal-league-ended = „{ $league }“ ist zu Ende, es kommt keine Saison mehr.
refusal-league-full = Die nächste Saison von „{ $league }“ ist mit { $most } Spielern voll. In der danach kannst du mitmachen.
refusal-league-joined = In der nächsten Saison von „{ $league }“ bist du schon dabei.
refusal-league-plays = In der laufenden Saison von „{ $league }“ spielst du mit. Wenn sie zu Ende ist, frage ich, ob du in der nächsten dabei bist.
refusal-not-in-league = Bei „{ $league }“ bist du nicht dabei.
refusal-not-in-season = Du hast die letzte Saison von „{ $league }“ nicht zu Ende gespielt. In der nächsten kannst du wieder mitmachen.
refusal-season-runs = Die laufende Saison von „{ $league }“ ist noch nicht zu Ende. Danach frage ich, wer in der nächsten dabei ist.
refusal-moment = „{ $typed }“ kann ich nicht als Zeitpunkt lesen. Schreib ihn in deiner Zeitzone wie `2027-01-31 18:00` oder als Zeit ab jetzt, zum Beispiel `3d`.
## Sofort beginnen

button-league-start = Sofort starten
button-league-start-no = Nein, warten
button-league-start-yes = Ja, sofort starten
league-start-question = Soll Saison { NUMBER($season, useGrouping: 0) } von **{ $name }** sofort beginnen? { $count ->
        [0] Noch macht niemand mit.
        [one] 1 Spieler macht mit.
       *[other] { $count } Spieler machen mit.
    }
league-starts-now = Saison { NUMBER($season, useGrouping: 0) } von **{ $name }** beginnt jetzt.
refusal-league-too-few = { $count ->
        [0] Noch macht niemand mit.
        [one] Erst 1 Spieler macht mit.
       *[other] Erst { $count } Spieler machen mit.
    } Eine Saison braucht mindestens { $least }.
