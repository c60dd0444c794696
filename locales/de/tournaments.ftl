# Turniere: was von ihnen öffentlich steht, ihre privaten Seiten und `/turnier`. Namen und Erwähnungen kommen schon harmlos an.

## Was ein Turnier ist

tournament-title = ### Turnier: { $name }
tournament-kind-knockout = **K.-o.-System**: Nach einer Niederlage scheidest du aus. Nach einem Remis spielt ihr mit getauschten Seiten noch einmal, wenn die Zeit reicht. Nach einem zweiten Remis kommt weiter, wer schlechter gesetzt ist. Es gibt ein Spiel um Platz drei.
tournament-kind-swiss = **Schweizer System, { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }**: Niemand scheidet aus. Du spielst gegen Gegner mit etwa so vielen Punkten wie du, gegen jeden nur einmal. Wenn wenige mitmachen, gibt es weniger Runden.
tournament-round-time = **Eine Runde** endet mit ihrer letzten Partie und dauert höchstens { $time }. Läuft eine Partie dann noch, verliert der Spieler, dessen Zeit abgelaufen ist, sonst der, der mehr Zeit verbraucht hat. Auszeit und Ruhezeiten zählen hier als Zeit, Pausen nicht.
tournament-checks-in = **Einchecken** kannst du ab { $time } vor dem Beginn. Ohne Einchecken bist du nicht dabei.
tournament-begins = **Beginn: { $at } ({ $left }).** Die Setzplätze richten sich nach der Wertung.
tournament-has-begun = Es hat begonnen.
tournament-runs = **{ $round }**: bis { $at } ({ $left }) oder bis alle Partien dieser Runde zu Ende sind.
tournament-ended = **Es ist zu Ende.**
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

tournament-check-in-now = **Checkt jetzt ein.** Beginn: { $at } ({ $left }). Wer bis dahin nicht eingecheckt hat, ist nicht dabei.
tournament-how = Die Partien beginnen von selbst, { $threads ->
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
tournament-third-pairing = Spiel um Platz drei: { $line }
tournament-third-own = Deine Partie geht um Platz drei. { $line }
tournament-bye = { $name }: Freilos
tournament-more-matches = { $count ->
        [one] und 1 weitere Partie, die der Knopf zeigt.
       *[other] und { $count } weitere Partien, die der Knopf zeigt.
    }
tournament-place = { $place ->
        [1] 🥇 **{ $name }** gewinnt das Turnier!
        [2] 🥈 { $name }
       *[3] 🥉 { $name }
    }
tournament-nobody-wins = **Niemand gewinnt das Turnier**, denn beide haben sich aus dem Finale zurückgezogen.

## Das Bild, und die Tabelle in Worten

tournament-about = Runde { $round } von { $rounds }
tournament-is-over = Endstand
tournament-third = Spiel um Platz drei
tournament-picture-columns = S–R–N | Punkte | BH | SB
tournament-columns = Pkt BH SB
tournament-order = -# Reihenfolge: Punkte (2 für einen Sieg oder ein Freilos, 1 für ein Remis), dann Buchholz (BH: die Punkte deiner Gegner), dann Sonneborn-Berger (SB), dann der direkte Vergleich, dann der Setzplatz.
tournament-more-people = { $count ->
        [one] und 1 weiterer Spieler
       *[other] und { $count } weitere Spieler
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
tournament-you-plays = Du bist dabei. Gerade hast du keine Partie; die nächste Runde beginnt, wenn die laufende zu Ende ist.
tournament-you-beaten = Du bist ausgeschieden.
tournament-you-out = Du bist nicht mehr dabei: Du hast dich zurückgezogen, oder deine Zeit ist in zwei Partien abgelaufen.
tournament-matches = Alle Partien. Der zuerst genannte Spieler beginnt.
tournaments-heading = **Die Turniere dieses Servers**
tournaments-none = Auf diesem Server gibt es kein Turnier. Admins können mit { COMMAND("tournament new") } eins anlegen.
tournaments-choose = Ein Turnier öffnen

button-tournament = Zeigen
button-tournament-knockout = Turnierbaum
button-tournament-swiss = Tabelle
button-tournament-matches = Alle Partien
button-tournament-join = Mitmachen
button-tournament-check = Einchecken
button-tournament-leave = Aussteigen
button-tournament-withdraw = Zurückziehen
button-tournament-start = Jetzt starten
button-tournament-end = Absagen
button-tournaments = Alle Turniere

## Was man tut

tournament-made = Das Turnier ist angelegt. Seine Karte erscheint gleich in { $channel }; dort können alle mitmachen. { $threads ->
        [yes] {""}
       *[no] Threads darf ich dort nicht erstellen, deshalb finden alle Partien im Kanal selbst statt.
    }
tournament-you-have-joined = Du bist jetzt bei **{ $name }** dabei. Beginn: { $at } ({ $left }). Du kannst auf alle treffen, die mitmachen. Wenn du jemanden blockiert hast, halte ich euch auseinander, soweit es geht. Ergebnisse mit deinem Namen können hier alle lesen.
tournament-you-have-checked = Du hast bei **{ $name }** eingecheckt. Beginn: { $at } ({ $left }).
tournament-you-have-left = Du bist bei **{ $name }** nicht mehr dabei.
tournament-starts-now = **{ $name }** beginnt jetzt.
tournament-has-ended = **{ $name }** ist abgesagt.
tournament-join-question = Bei **{ $name }** { COUNT($names) ->
        [one] macht { AND($names) } mit, und du hast diese Person blockiert.
       *[other] machen { AND($names) } mit, und du hast sie blockiert.
    } Ich halte euch auseinander, soweit es geht, aber vielleicht müsst ihr doch gegeneinander spielen. Willst du mitmachen?
tournament-leave-question = Willst du bei **{ $name }** aussteigen? Bis zum Beginn kannst du wieder mitmachen, wenn ein Platz frei ist.
tournament-withdraw-question = Willst du dich aus **{ $name }** zurückziehen? Deine laufende Partie gibst du damit auf, und du kannst nicht mehr zurück.
tournament-start-question = Soll **{ $name }** jetzt beginnen? { $count ->
        [0] Noch macht niemand mit.
        [one] 1 Spieler macht mit.
       *[other] { $count } Spieler machen mit.
    } Hat das Einchecken schon begonnen, sind nur die dabei, die eingecheckt haben.
tournament-end-question = Willst du **{ $name }** absagen? Dann gewinnt es niemand. Laufende Partien gehen als gewöhnliche weiter.
button-tournament-join-yes = Ja, mitmachen
button-tournament-join-no = Nein
button-tournament-leave-yes = Ja, aussteigen
button-tournament-leave-no = Nein, bleiben
button-tournament-start-yes = Ja, jetzt starten
button-tournament-start-no = Nein, warten
button-tournament-end-yes = Ja, absagen
button-tournament-end-no = Nein, nicht absagen

## Was nicht geht

refusal-tournament-needs-server = Turniere gehören zu einem Server. Frag mich auf einem Server.
refusal-tournament-not-member = Ich bin auf diesem Server kein Mitglied, deshalb kann es hier kein Turnier geben. Bitte einen Admin, mich einzuladen.
refusal-tournament-not-manager = Nur Admins können ein Turnier anlegen, starten oder absagen. Mitmachen können alle.
refusal-tournament-closed = In { $channel } kann ich kein Turnier veranstalten: Mir { COUNT($permissions) ->
        [one] fehlt
       *[other] fehlen
    } dort { AND($permissions) }. Erlaube mir das oder gib den Befehl in einem anderen Kanal ein.
refusal-tournament-unseen = Ein Turnier braucht einen Textkanal, den ich sehen kann. Gib den Befehl in so einem Kanal ein.
refusal-no-such-tournament = Dieses Turnier gibt es hier nicht, oder du kannst seinen Kanal nicht sehen. Die Turniere dieses Servers zeigt { COMMAND("tournament show") }.
refusal-no-tournament-called = Hier heißt kein Turnier „{ $typed }“. { COUNT($tournaments) ->
        [0] Auf diesem Server gibt es keins.
       *[other] Es gibt { AND($tournaments) }.
    }
refusal-tournament-name = Der Name eines Turniers braucht 1 bis { $most } sichtbare Zeichen.
refusal-tournament-name-taken = Auf diesem Server gibt es schon ein Turnier „{ $name }“. Wähle einen anderen Namen.
refusal-tournament-game = Turniere gibt es nur mit Spielen zu zweit, und { $game } ist keins. Wähle ein anderes Spiel.
refusal-tournament-clock = Turnierpartien brauchen eine Bedenkzeit, sonst endet eine Runde vielleicht nie. Wähle eine, zum Beispiel `5m` oder `1d`.
refusal-tournament-places = { $given ->
        [one] 1 Platz genügt
       *[other] { $given } Plätze gehen
    } nicht. Erlaubt sind { $least } bis { $most }.
refusal-tournament-rounds = { $given ->
        [one] 1 Runde geht
       *[other] { $given } Runden gehen
    } im Schweizer System nicht. Erlaubt sind { $least } bis { $most }.
refusal-tournament-time = „{ $typed }“ verstehe ich nicht als Dauer einer Runde. Schreib sie wie `2h`, `90m` oder `3d`.
refusal-tournament-start = Ein Turnier muss in den nächsten { $most } Tagen beginnen und darf nicht in der Vergangenheit liegen. Wähle ein anderes Datum.
refusal-too-many-tournaments = Auf diesem Server gibt es schon { $most } Turniere, die noch nicht zu Ende sind, mehr geht nicht. Sag erst eins ab.
refusal-tournament-over = „{ $tournament }“ ist zu Ende.
refusal-tournament-begun = „{ $tournament }“ hat schon begonnen.
refusal-tournament-full = „{ $tournament }“ ist mit { $most } Spielern voll.
refusal-tournament-joined = Bei „{ $tournament }“ bist du schon dabei.
refusal-not-in-tournament = Bei „{ $tournament }“ bist du nicht dabei.
refusal-tournament-beaten = Bei „{ $tournament }“ bist du schon ausgeschieden und brauchst dich nicht zurückzuziehen.
refusal-tournament-no-check-in = Bei „{ $tournament }“ muss niemand einchecken. Du bist dabei.
refusal-tournament-check-in-early = Zum Einchecken ist es zu früh. Es geht ab { $at } ({ $left }).
refusal-tournament-checked-in = Bei „{ $tournament }“ hast du schon eingecheckt.
refusal-tournament-too-few = { $count ->
        [0] Noch hat niemand
        [one] Erst 1 Spieler hat
       *[other] Erst { $count } Spieler haben
    } { $checks_in ->
        [yes] eingecheckt.
       *[no] zugesagt.
    } Ein Turnier braucht mindestens { $least }.
