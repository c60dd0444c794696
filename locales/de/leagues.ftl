# Ligen: was davon gezeigt wird, ihre privaten Seiten und der Befehl. Namen und Erwähnungen kommen schon harmlos an.

## Was eine Liga ist

league-title = ### Liga: { $name }
league-game = **{ $game }**{ COUNT($options) ->
        [0] {""}
       *[other] {""} ({ $options })
    }
league-divisions = **Gruppen** von höchstens { $size }. Alle spielen gegen alle, { $doubled ->
        [yes] zweimal, jeder fängt einmal an;
       *[no] einmal;
    } höchstens { $most ->
        [one] 1 Partie
       *[other] { $most } Partien
    } zugleich.
league-lasts = **Eine Saison** dauert höchstens { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }. Danach steigen einige auf und einige ab.
league-rated = **Gewertet**: Die Ergebnisse zählen für eure Wertungen in { $game }.
league-starts = **Saison { NUMBER($season, useGrouping: 0) }** beginnt am { $at } ({ $left }).
league-runs = **Saison { NUMBER($season, useGrouping: 0) }** läuft. Sie endet am { $at } ({ $left }), oder wenn alle Partien aus sind.
league-last = Das ist die letzte Saison: Mit ihr endet die Liga.
league-has-begun = **Saison { NUMBER($season, useGrouping: 0) }** hat begonnen: Ihre Tabellen stehen in den neueren Nachrichten. Machst du jetzt mit, bist du in der nächsten dabei.
league-ended = Diese Liga ist zu Ende.
league-joined = { $count ->
        [0] In Saison { NUMBER($season, useGrouping: 0) } ist noch niemand dabei.
        [one] **In Saison { NUMBER($season, useGrouping: 0) } ist 1 Person dabei**: { $names }.
       *[other] **In Saison { NUMBER($season, useGrouping: 0) } sind { $count } Personen dabei**: { $more ->
            [0] { AND($names) }.
           *[other] { $names } und { $more } weitere.
        }
    }
league-order = -# Es zählen: Punkte (2 für einen Sieg, 1 für ein Remis), dann die Partien zwischen denen, die gleich viele haben, dann Sonneborn-Berger (SB), dann die Reihenfolge am Anfang.

## Was alle lesen

league-begins = **Saison { NUMBER($season, useGrouping: 0) } beginnt.** Sie endet am { $at } ({ $left }), oder wenn alle Partien aus sind.
league-how = Die Partien beginnen von selbst, { $threads ->
        [yes] hier in Threads,
       *[no] hier im Kanal,
    } höchstens { $most ->
        [one] 1 Partie
       *[other] { $most } Partien
    } zugleich für jeden. Bist du am Zug, rufe ich dich dort.
league-silence =
    -# Verlierst du { $lost } Partien auf Zeit, oder bist du mit einem Zug { $days } Tage überfällig, scheidest du aus der Saison aus.
    -# Läuft am Ende der Saison noch eine Partie, verliert sie, wessen Zeit abgelaufen ist, sonst, wer mehr Zeit verbraucht hat (mit weniger als { $moves } Zügen zählt sie nicht). Auszeit und Ruhezeiten zählen hier als Zeit, Pausen nicht.
league-put-off = { $ended ->
        [yes] Für Saison { NUMBER($season, useGrouping: 0) } waren es schon wieder zu wenige.
       *[no] Für Saison { NUMBER($season, useGrouping: 0) } waren es zu wenige, also beginnt sie eine Woche später.
    }
league-division-of = **Gruppe { $division }**: { AND($names) }
league-more-divisions = { $count ->
        [one] Es gibt noch eine Gruppe: Der Knopf zeigt sie.
       *[other] Es gibt noch { $count } Gruppen: Der Knopf zeigt sie.
    }
league-over = **Saison { NUMBER($season, useGrouping: 0) } ist zu Ende.** { $count ->
        [0] {""}
        [one] { AND($names) } gewinnt!
       *[other] { AND($names) } gewinnen!
    }
league-who-goes-on = **Wer ist dabei?** Die nächste Saison beginnt am { $at } ({ $left }). Sagst du nicht ja, bist du nicht dabei. Neue sind willkommen.

## Die Tabelle

league-columns = S R N Pkt SB
league-division = Gruppe { $division }
league-season = Saison { NUMBER($season, useGrouping: 0) }
league-goes-up = ⬆️ Aufstieg in Gruppe { $division }: { AND($names) }
league-goes-down = ⬇️ Abstieg in Gruppe { $division }: { AND($names) }
league-out = { $count ->
        [one] In dieser Saison nicht mehr dabei: { $names }
       *[other] In dieser Saison nicht mehr dabei: { AND($names) }
    }

## Die privaten Seiten

league-you-play = Dein Platz in Gruppe { $division }: { $place } von { $count }.
league-you-joined = Du bist in Saison { NUMBER($season, useGrouping: 0) } dabei.
league-you-plays = Du spielst in dieser Saison mit.
league-you-out = In dieser Saison bist du nicht mehr dabei. Bei Saison { NUMBER($season, useGrouping: 0) } kannst du mitmachen.
league-you-asked = Bist du in Saison { NUMBER($season, useGrouping: 0) } dabei? Sagst du nicht ja, bist du es nicht.
league-you-none = In Saison { NUMBER($season, useGrouping: 0) } bist du noch nicht dabei.
league-fixtures = Saison { NUMBER($season, useGrouping: 0) }, Gruppe { $division }: alle Begegnungen. Wer vorn steht, fängt an.
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
        [one] 1 Person
       *[other] { $count } Personen
    }. { $status }
leagues-none = Auf diesem Server gibt es noch keine Liga. Wer ihn verwaltet, kann mit { COMMAND("server league") } eine gründen.
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

league-made = Die Liga ist fertig. Ihre Karte kommt in { $channel }; dort kann man mitmachen. { $threads ->
        [yes] {""}
       *[no] Threads darf ich dort nicht erstellen, also werden alle Partien im Kanal selbst gespielt.
    }
league-you-have-joined = Du bist in Saison { NUMBER($season, useGrouping: 0) } von **{ $name }** dabei. { $known ->
        [yes] Sie beginnt am { $at } ({ $left }).
       *[no] Sie beginnt, wenn die jetzige Saison zu Ende ist.
    } Die Tabellen, mit deinem Namen, können hier alle lesen.
league-you-go-on = Du bist in Saison { NUMBER($season, useGrouping: 0) } von **{ $name }** dabei.
league-you-stop = Du bist in Saison { NUMBER($season, useGrouping: 0) } von **{ $name }** nicht dabei. Überlegst du es dir anders, dann mach mit, bevor sie beginnt.
league-you-have-left = Du bist bei **{ $name }** ausgestiegen.
league-has-ended = **{ $name }** geht zu Ende: Es beginnt keine Saison mehr. Die Ergebnisse kannst du weiter ansehen.
league-leave-question = Willst du bei **{ $name }** aussteigen? Bis die Saison beginnt, kannst du wieder mitmachen.
league-leave-season = Willst du bei **{ $name }** aussteigen? Alle deine laufenden Partien gibst du damit sofort auf. Hast du weniger als die Hälfte dieser Saison gespielt, zählt davon nichts; sonst gewinnen die anderen, was noch offen ist. In der nächsten Saison kannst du wieder mitmachen.
league-end-question = Willst du **{ $name }** beenden? Es beginnt dann keine Saison mehr.
league-end-season = Willst du **{ $name }** beenden? Die jetzige Saison wird zu Ende gespielt und ist die letzte.
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
refusal-league-not-member = Ich bin auf diesem Server kein Mitglied, also kann er keine Liga haben. Bitte jemanden, der ihn verwaltet, mich einzuladen.
refusal-league-not-manager = Nur wer diesen Server verwaltet, kann eine Liga gründen oder beenden. Mitmachen können alle.
refusal-league-closed = In { $channel } kann ich keine Liga leiten: Mir { COUNT($permissions) ->
        [one] fehlt
       *[other] fehlen
    } dort { AND($permissions) }. Erlaub mir das, oder nimm den Befehl in einem anderen Kanal.
refusal-league-unseen = Eine Liga braucht einen Textkanal, den ich sehe. Nimm den Befehl in so einem.
refusal-no-such-league = Diese Liga gibt es hier nicht, oder du siehst ihren Kanal nicht. Die Ligen dieses Servers zeigt { COMMAND("league") }.
refusal-no-league-called = Hier heißt keine Liga „{ $typed }“. { COUNT($leagues) ->
        [0] Dieser Server hat keine.
        [one] Es gibt { AND($leagues) }.
       *[other] Es gibt { AND($leagues) }.
    }
refusal-no-such-season = Diese Saison hatte die Liga noch nicht.
refusal-league-name = Der Name einer Liga braucht 1 bis { $most } sichtbare Zeichen.
refusal-league-name-taken = Auf diesem Server heißt schon eine Liga „{ $name }“. Nimm einen anderen Namen.
refusal-league-game = Ligen gibt es nur für Spiele zu zweit, und { $game } ist keins. Wähl ein anderes Spiel.
refusal-league-clock = Partien einer Liga brauchen eine Bedenkzeit, sonst würde eine Saison nie enden. Wähl eine, zum Beispiel `3d`.
refusal-league-size = Eine Gruppe kann nicht { $given ->
        [one] 1 Person
       *[other] { $given } Personen
    } haben. Wähl zwischen { $least } und { $most }.
refusal-league-at-once = Niemand kann { $given ->
        [one] 1 Partie
       *[other] { $given } Partien
    } zugleich haben. Wähl zwischen { $least } und { $most }.
refusal-league-days = Eine Saison kann nicht { $given ->
        [one] 1 Tag
       *[other] { $given } Tage
    } dauern. Wähl zwischen { $least } und { $most }.
refusal-league-start = Die erste Saison muss in den nächsten { $most } Tagen beginnen. Nimm einen anderen Tag.
refusal-too-many-leagues = Dieser Server hat schon { $most } Ligen, mehr geht nicht. Beende erst eine.
refusal-league-ended = „{ $league }“ ist zu Ende: Es kommt keine Saison mehr.
refusal-league-full = Die nächste Saison von „{ $league }“ ist mit { $most } Personen voll. In der danach kannst du mitmachen.
refusal-league-joined = In der nächsten Saison von „{ $league }“ bist du schon dabei.
refusal-league-plays = In der jetzigen Saison von „{ $league }“ spielst du mit. Wenn sie zu Ende ist, frage ich, ob du in der nächsten dabei bist.
refusal-not-in-league = Bei „{ $league }“ bist du nicht dabei.
refusal-not-in-season = Du hast die letzte Saison von „{ $league }“ nicht zu Ende gespielt. Für die nächste kannst du wieder mitmachen.
refusal-season-runs = Die jetzige Saison von „{ $league }“ ist noch nicht zu Ende. Danach frage ich, wer in der nächsten dabei ist.
refusal-moment = „{ $typed }“ kann ich nicht als Zeitpunkt lesen. Schreib ihn wie `2027-01-31 18:00`, in deiner Zeitzone, oder als Zeit ab jetzt, zum Beispiel `3d`.
## Sofort beginnen

button-league-start = Sofort beginnen
button-league-start-no = Nein, warten
button-league-start-yes = Ja, sofort beginnen
league-start-question = Soll Saison { NUMBER($season, useGrouping: 0) } von **{ $name }** sofort beginnen? { $count ->
        [0] Noch macht niemand mit.
        [one] 1 Person macht mit.
       *[other] { $count } Leute machen mit.
    }
league-starts-now = Saison { NUMBER($season, useGrouping: 0) } von **{ $name }** beginnt jetzt.
refusal-league-too-few = { $count ->
        [0] Noch macht niemand mit.
        [one] Erst 1 Person macht mit.
       *[other] Erst { $count } Leute machen mit.
    } Für eine Saison braucht es mindestens { $least }.
