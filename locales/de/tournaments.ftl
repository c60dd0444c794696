# Turniere: was von ihnen öffentlich steht, ihre privaten Seiten und `/turnier`. Namen und Erwähnungen kommen schon harmlos an.

## Was ein Turnier ist

tournament-title = ### Turnier: { $name }
tournament-kind-knockout = **K.-o.-System**: Nach einer Niederlage bist du raus. Nach einem Remis spielt ihr noch einmal, mit getauschten Seiten, wenn die Zeit reicht. Nach dem zweiten Remis kommt der schlechtere Setzplatz weiter. Es gibt ein Spiel um Platz drei.
tournament-kind-swiss = **Schweizer System, { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }**: Niemand scheidet aus. Du triffst auf Leute mit etwa so vielen Punkten wie du, auf niemanden zweimal. Wenn wenige mitmachen, gibt es weniger Runden.
tournament-round-time = **Eine Runde** endet mit ihrer letzten Partie und dauert höchstens { $time }. Läuft dann noch eine Partie, verliert sie, wessen Zeit abgelaufen ist, sonst, wer mehr Zeit verbraucht hat. Auszeit und Ruhezeiten zählen hier als Zeit, Pausen nicht.
tournament-checks-in = **Einchecken** kannst du ab { $time } vor dem Beginn. Sonst bist du nicht dabei.
tournament-begins = **Beginn: { $at } ({ $left }).** Die Setzplätze richten sich nach der Wertung.
tournament-has-begun = Es hat angefangen.
tournament-runs = **{ $round }**: bis { $at } ({ $left }), oder bis alle ihre Partien vorbei sind.
tournament-ended = **Es ist vorbei.**
tournament-called-off = **Es ist abgesagt.**
tournament-joined = { $count ->
        [0] Noch macht niemand mit. Es gibt { $places } Plätze.
        [one] **1 von { $places } Plätzen belegt**: { $names }.
       *[other] **{ $count } von { $places } Plätzen belegt**: { $more ->
            [0] { AND($names) }.
           *[other] { $names } und { $more } weitere.
        }
    }
tournament-round = Runde { $round } von { $rounds }
tournament-stage = { $matches ->
        [1] Finale
        [2] Halbfinale
        [4] Viertelfinale
        [8] Achtelfinale
        [16] Sechzehntelfinale
       *[32] Zweiunddreißigstelfinale
    }

## Was öffentlich steht

tournament-check-in-now = **Checkt jetzt ein.** Beginn: { $at } ({ $left }). Ohne Einchecken bis dahin seid ihr nicht dabei.
tournament-how = Die Partien fangen von selbst an, { $threads ->
        [yes] in Threads dieses Kanals.
       *[no] hier im Kanal.
    } Wenn du am Zug bist, erwähne ich dich dort.
tournament-byes = { $count ->
        [one] Freilos: { $names }
       *[other] Freilose: { AND($names) }
    }
tournament-fixture = { $first } – { $second }{ $state ->
        [first] : { $first } hat gewonnen
        [second] : { $second } hat gewonnen
        [drawn] : remis
        [void] : zählt nicht
        [neither] : beide haben sich zurückgezogen
        [running] : läuft
       *[waiting] {""}
    }{ $match ->
        [None] {""}
       *[other] {" "}(Partie { $match })
    }
tournament-third-pairing = Um Platz drei: { $line }
tournament-third-own = Deine Partie geht um Platz drei. { $line }
tournament-bye = { $name }: Freilos
tournament-more-matches = { $count ->
        [one] und 1 weitere Partie: Der Knopf zeigt sie.
       *[other] und { $count } weitere Partien: Der Knopf zeigt sie.
    }
tournament-place = { $place ->
        [1] 🥇 **{ $name }** gewinnt das Turnier!
        [2] 🥈 { $name }
       *[3] 🥉 { $name }
    }
tournament-nobody-wins = **Niemand gewinnt das Turnier**: Beide haben sich aus dem Finale zurückgezogen.

## Das Bild, und die Tabelle in Worten

tournament-about = Runde { $round } von { $rounds }
tournament-is-over = Endstand
tournament-third = Spiel um Platz drei
tournament-picture-columns = S–R–N | Punkte | BH | SB
tournament-columns = Pkt BH SB
tournament-order = -# Reihenfolge: Punkte (2 für einen Sieg oder ein Freilos, 1 für ein Remis), dann Buchholz (BH: die Punkte deiner Gegner), dann Sonneborn-Berger (SB), dann eure Partie gegeneinander, dann der Setzplatz.
tournament-more-people = { $count ->
        [one] und 1 weitere Person
       *[other] und { $count } weitere
    }
alt-tournament-table = Tabelle von { $name }, { $about }.
alt-tournament-row = { $place }. { $name }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
alt-tournament-bracket = Turnierbaum von { $name }, { $about }.
alt-tournament-stage = { $stage }:
alt-tournament-match = { $first } – { $second }{ $winner ->
        [none] {""}
       *[other] {" "}({ $winner } gewinnt)
    }.

## Die privaten Seiten

tournament-you-none = Du bist nicht dabei.
tournament-you-joined = Du bist dabei.
tournament-you-checked = Du bist dabei und hast eingecheckt.
tournament-you-plays = Du bist dabei. Gerade hast du keine Partie: Die nächste Runde beginnt, wenn die jetzige vorbei ist.
tournament-you-beaten = Du bist ausgeschieden.
tournament-you-out = Du hast dich zurückgezogen, oder deine Zeit ist in zwei Partien abgelaufen: Du bist nicht mehr dabei.
tournament-matches = Alle Partien. Wer zuerst genannt ist, fängt an.
tournaments-heading = **Die Turniere dieses Servers**
tournaments-none = Auf diesem Server gibt es kein Turnier. Wer ihn verwaltet, kann mit { COMMAND("tournament new") } eins anlegen.
tournaments-choose = Ein Turnier öffnen

button-tournament = Zeigen
button-tournament-knockout = Turnierbaum
button-tournament-swiss = Tabelle
button-tournament-matches = Alle Partien
button-tournament-join = Mitmachen
button-tournament-check = Einchecken
button-tournament-leave = Aussteigen
button-tournament-withdraw = Mich zurückziehen
button-tournament-start = Jetzt anfangen
button-tournament-end = Absagen
button-tournaments = Alle Turniere

## Was man tut

tournament-made = Das Turnier steht. Ich veröffentliche seine Karte in { $channel }, dort kann man mitmachen. { $threads ->
        [yes] {""}
       *[no] Threads darf ich dort nicht erstellen, also finden alle Partien im Kanal selbst statt.
    }
tournament-you-have-joined = Du bist dabei: **{ $name }**. Beginn: { $at } ({ $left }). Du kannst auf alle treffen, die mitmachen. Wenn du jemanden blockierst, halte ich euch auseinander, soweit es geht. Die Ergebnisse mit deinem Namen können hier alle lesen.
tournament-you-have-checked = Du hast eingecheckt: **{ $name }**. Beginn: { $at } ({ $left }).
tournament-you-have-left = Du bist nicht mehr dabei: **{ $name }**.
tournament-starts-now = **{ $name }** fängt jetzt an.
tournament-has-ended = **{ $name }** ist abgesagt.
tournament-join-question = Bei **{ $name }** { COUNT($names) ->
        [one] macht { AND($names) } mit, und du blockierst diese Person.
       *[other] machen { AND($names) } mit, und du blockierst sie.
    } Ich halte euch auseinander, soweit es geht, aber vielleicht müsst ihr doch gegeneinander spielen. Willst du mitmachen?
tournament-leave-question = Willst du bei **{ $name }** aussteigen? Bis zum Beginn kannst du wieder mitmachen, wenn ein Platz frei ist.
tournament-withdraw-question = Willst du dich aus **{ $name }** zurückziehen? Deine laufende Partie gibst du damit auf, und zurück kannst du nicht.
tournament-start-question = Soll **{ $name }** jetzt anfangen? { $count ->
        [0] Noch macht niemand mit.
        [one] 1 Person macht mit.
       *[other] { $count } Personen machen mit.
    } Wenn man schon einchecken kann, sind nur die dabei, die eingecheckt haben.
tournament-end-question = Willst du **{ $name }** absagen? Niemand gewinnt es dann. Laufende Partien gehen als gewöhnliche weiter.
button-tournament-join-yes = Ja, mitmachen
button-tournament-join-no = Nein
button-tournament-leave-yes = Ja, aussteigen
button-tournament-leave-no = Nein, bleiben
button-tournament-start-yes = Ja, jetzt anfangen
button-tournament-start-no = Nein, warten
button-tournament-end-yes = Ja, absagen
button-tournament-end-no = Nein, nicht absagen

## Was nicht geht

refusal-tournament-needs-server = Turniere gehören zu einem Server. Frag mich auf einem Server.
refusal-tournament-not-member = Ich bin auf diesem Server kein Mitglied, also kann es hier kein Turnier geben. Bitte jemanden, der ihn verwaltet, mich einzuladen.
refusal-tournament-not-manager = Nur wer diesen Server verwaltet, kann ein Turnier anlegen, anfangen oder absagen. Mitmachen können alle.
refusal-tournament-closed = In { $channel } kann ich kein Turnier veranstalten: Mir { COUNT($permissions) ->
        [one] fehlt
       *[other] fehlen
    } dort { AND($permissions) }. Erlaub mir das, oder nimm den Befehl in einem anderen Kanal.
refusal-tournament-unseen = Ein Turnier braucht einen Textkanal, den ich sehe. Nimm den Befehl in so einem.
refusal-no-such-tournament = Dieses Turnier gibt es hier nicht, oder du siehst seinen Kanal nicht. Die Turniere dieses Servers zeigt { COMMAND("tournament show") }.
refusal-no-tournament-called = Kein Turnier hier heißt „{ $typed }“. { COUNT($tournaments) ->
        [0] Auf diesem Server gibt es keins.
       *[other] Es gibt { AND($tournaments) }.
    }
refusal-tournament-name = Der Name eines Turniers braucht 1 bis { $most } sichtbare Zeichen.
refusal-tournament-name-taken = Auf diesem Server gibt es schon ein Turnier „{ $name }“. Wähl einen anderen Namen.
refusal-tournament-game = Turniere gibt es nur für Spiele zu zweit, und { $game } ist keins. Wähl ein anderes Spiel.
refusal-tournament-clock = Turnierpartien brauchen eine Bedenkzeit, sonst nimmt eine Runde vielleicht nie ein Ende. Wähl eine, zum Beispiel `5m` oder `1d`.
refusal-tournament-places = Ein Turnier kann nicht { $given ->
        [one] 1 Platz
       *[other] { $given } Plätze
    } haben. Wähl zwischen { $least } und { $most }.
refusal-tournament-rounds = Ein Turnier im Schweizer System kann nicht { $given ->
        [one] 1 Runde
       *[other] { $given } Runden
    } haben. Wähl zwischen { $least } und { $most }.
refusal-tournament-time = „{ $typed }“ verstehe ich nicht als Dauer einer Runde. Schreib sie wie `2h`, `90m` oder `3d`.
refusal-tournament-start = Ein Turnier muss in den nächsten { $most } Tagen anfangen. Wähl ein anderes Datum.
refusal-too-many-tournaments = Auf diesem Server gibt es schon { $most } Turniere, die nicht vorbei sind, mehr geht nicht. Sag erst eins ab.
refusal-tournament-over = „{ $tournament }“ ist vorbei.
refusal-tournament-begun = „{ $tournament }“ hat schon angefangen.
refusal-tournament-full = „{ $tournament }“ ist voll, mit { $most } Leuten.
refusal-tournament-joined = Bei „{ $tournament }“ bist du schon dabei.
refusal-not-in-tournament = Bei „{ $tournament }“ bist du nicht dabei.
refusal-tournament-beaten = Aus „{ $tournament }“ bist du schon ausgeschieden, du brauchst dich nicht zurückzuziehen.
refusal-tournament-no-check-in = Bei „{ $tournament }“ muss niemand einchecken. Du bist dabei.
refusal-tournament-check-in-early = Zum Einchecken ist es zu früh. Du kannst es ab { $at } ({ $left }).
refusal-tournament-checked-in = Bei „{ $tournament }“ hast du schon eingecheckt.
refusal-tournament-too-few = { $count ->
        [0] Noch hat niemand
        [one] Erst 1 Person hat
       *[other] Erst { $count } Personen haben
    } { $checks_in ->
        [yes] eingecheckt.
       *[no] zugesagt.
    } Ein Turnier braucht mindestens { $least }.
