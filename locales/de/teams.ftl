# Teams: Leute, die sich einen Platz teilen und über seine Züge abstimmen. Namen, Züge, Kommentare und Erwähnungen kommen
# schon harmlos an.

## Knöpfe

button-team = Als Team
button-team-mine = Zu einem Team machen
button-team-join = { $team } beitreten
button-team-leave = { $team } verlassen
button-team-named =
    { $named ->
        [yes] Mich nicht nennen
       *[no] Mich nennen
    }
button-teams = Teams
button-vote = Abstimmen
button-votes = Stimmen
button-vote-for = Für { $move } stimmen
button-vote-comment = Kommentieren
button-vote-other = Meine Stimme ändern
button-play-it =
    { $tied ->
        [yes] Einen davon spielen …
       *[no] { $move } spielen
    }
button-motion-yes = Dafür
button-motion-no = Dagegen

## Die Karte

card-team = **{ $team }**: { $people }
team-people = { $count ->
        [0] noch niemand
       *[other] { $more ->
            [0] { AND($names) }
            [one] { $names } und 1 weiteres Mitglied
           *[other] { $names } und { $more } weitere
        }
    }
card-team-start = Die Partie beginnt, sobald alle Plätze besetzt sind. Bei einem Team genügt dafür ein Mitglied; weitere können auch noch während der Partie beitreten.
team-of = Team von { $captain }
team-everybody = Team für alle

## Unter dem Brett

turn-team = **{ $team }**, ihr seid am Zug in { $game } gegen { AND($opponents) }. Drückt auf **{ button-vote }**.
ballot-open = { $count ->
        [0] Noch hat niemand abgestimmt.
        [one] 1 Stimme bisher.
       *[other] { $count } Stimmen bisher.
    } Die Abstimmung endet { $until }.
ballot-ending = { $count ->
        [one] 1 Stimme reicht.
       *[other] { $count } Stimmen reichen.
    } Die Abstimmung endet { $until }; bis dahin könnt ihr es euch noch anders überlegen.
ballot-waits = Die Zeit zum Abstimmen ist abgelaufen, und niemand hat abgestimmt. Jetzt entscheidet die erste Stimme.
ballot-leads = `{ $move }` führt mit { $votes ->
        [one] 1 Stimme
       *[other] { $votes } Stimmen
    }.
ballot-closed = **{ $team }** hat abgestimmt: { $shares }.
ballot-share-first = `{ $move }` ({ $votes } von { $all })
ballot-share = `{ $move }` ({ $votes })
ballot-rest = { $count ->
        [one] 1 anderer Zug ({ $votes })
       *[other] { $count } andere Züge ({ $votes })
    }
ballot-voters = Für `{ $move }`: { $people }.
ballot-quote = > { $named ->
        [yes] { $name }: „{ $comment }“
       *[no] „{ $comment }“
    }

## Abstimmen

vote-begin = Deine Stimme für **{ $team }** in **{ $game }**.
vote-join-first = Tritt erst dem Team bei, das am Zug ist. Dann kannst du abstimmen.
vote-on = Deine Stimme in **{ $game }**: `{ $typed }` …
vote-ahead = Das Brett nach `{ $move }`. Du hast noch nicht dafür gestimmt.
vote-title = Deine Stimme in { $game }
vote-question = Willst du wirklich für `{ $move }` stimmen?
vote-stored = Du hast für `{ $move }` gestimmt. Du kannst das ändern, bis die Abstimmung { $until } endet.
vote-stored-ending = Du hast für `{ $move }` gestimmt. Damit sind es genug Stimmen. Die Abstimmung endet { $until }; bis dahin kannst du deine noch ändern.
vote-commented = Dein Kommentar: „{ $comment }“ { $quoted ->
        [yes] Wird der Zug gespielt, steht er unter dem nächsten Brett.
       *[no] Nur dein Team kann ihn lesen.
    }
vote-comment-title = Dein Kommentar
vote-comment-label = Warum { $move }?
vote-comment-hint = Bis zum Ende der Abstimmung kann ihn nur dein Team lesen.
vote-comment-later = Wenn der Zug gespielt wird
choice-comment-quoted = Den Kommentar unter das nächste Brett setzen
choice-comment-kept = Den Kommentar im Team behalten
vote-decided = Mit deiner Stimme für `{ $move }` ist die Abstimmung zu Ende. Das neue Brett erscheint gleich.
vote-counts = { $player }, deine Stimme zählt.
votes-heading = **{ $team }**, { $game }: { $count ->
        [0] Noch hat niemand abgestimmt.
        [one] 1 Stimme bisher.
       *[other] { $count } Stimmen bisher.
    } Die Abstimmung endet { $until }.
votes-proposal = `{ $move }` · { $votes ->
        [one] 1 Stimme
       *[other] { $votes } Stimmen
    }{ $own ->
        [yes] {" "}· **deine Wahl**
       *[no] {""}
    }
votes-comment = -# { $named ->
        [yes] { $name }: „{ $comment }“
       *[no] „{ $comment }“
    }
play-it-question = Soll ich die Abstimmung beenden und `{ $move }` spielen? Dafür { $votes ->
        [one] ist 1 Stimme
       *[other] sind { $votes } Stimmen
    } von { $all }.
play-it-tied = Mehrere Züge liegen in Führung, mit je { $votes ->
        [one] 1 Stimme
       *[other] { $votes } Stimmen
    }. Soll ich die Abstimmung beenden? Dann wähle, welcher gespielt wird. Wenn du es der Abstimmung überlässt, gewinnt der früheste Vorschlag: `{ $move }`.
button-close-yes = Ja, spielen
button-close-no = Nein, warten
kept-close = Die Abstimmung läuft weiter. Das Brett: { $link }
play-it-done = Die Abstimmung ist zu Ende, `{ $move }` ist gespielt. Das neue Brett erscheint gleich.

## Andere Entscheidungen

motion-asked = **{ $team }**, { $what ->
        [draw] wollt ihr Remis anbieten?
        [repetition] wollt ihr Remis durch Wiederholung beanspruchen?
        [takeback] wollt ihr euren letzten Zug zurücknehmen?
        [pause] wollt ihr um eine Pause von { $days ->
            [one] 1 Tag
           *[other] { $days } Tagen
        } bitten?
        [timeout] wollt ihr den Sieg beanspruchen, weil die Zeit des Gegners abgelaufen ist?
        [day] wollt ihr dem Gegner, der am Zug ist, einen Tag mehr geben?
       *[resign] wollt ihr aufgeben?
    }
motion-answer = **{ $team }**, { $player } { $what ->
        [draw] bietet Remis an.
        [takeback] möchte einen Zug zurücknehmen.
       *[pause] bittet um eine Pause von { $days ->
            [one] 1 Tag
           *[other] { $days } Tagen
        }.
    } Seid ihr einverstanden?
motion-open = { $agreed } dafür, { $declined } dagegen. { $quorum ->
        [one] 1 Stimme entscheidet.
       *[other] { $quorum } Stimmen entscheiden.
    }
motion-carried = Ihr habt mit { $agreed } zu { $declined } zugestimmt.
motion-rejected = Ihr habt mit { $declined } zu { $agreed } abgelehnt.
motion-lapsed = Die Partie ist weitergegangen, das gilt nicht mehr.
motion-voted = Deine Stimme zählt. Dafür sind { $agreed } von { $quorum } nötigen. Die Frage steht in der Partie: { $link }
motion-then-carried = Mit deiner Stimme ist es beschlossen. Die Partie: { $link }
motion-then-rejected = Mit deiner Stimme ist es abgelehnt. Die Partie: { $link }
motion-then-lapsed = Die Partie ist weitergegangen. Das Brett: { $link }
motion-resign-question = Willst du **{ $team }** vorschlagen, eure Partie { $game } gegen { AND($opponents) } aufzugeben? { $quorum ->
        [one] Das entscheidest du allein. Die Partie ist dann sofort zu Ende.
       *[other] Wenn { $quorum } von euch zustimmen, ist die Partie sofort zu Ende.
    }

## Das eigene Team

team-line = **{ $team }** · { $people }
team-captain = Kapitän: { $captain }
team-no-captain = Noch kein Kapitän. Wer zuerst beitritt, wird es.
team-joining = { $joining ->
        [channel] Alle, die den Kanal sehen, dürfen beitreten.
        [server] Alle, die den Kanal sehen, dürfen beitreten; einen Kapitän gibt es nicht.
        [role] Alle mit der Rolle { $role } dürfen beitreten.
       *[named] Alle, die der Kapitän benennt, dürfen beitreten.
    }
team-terms = Jede Abstimmung dauert { $hours ->
        [one] 1 Stunde
       *[other] { $hours } Stunden
    }. Haben alle abgestimmt, die bei den letzten zwei Zügen dabei waren, oder will mehr als die Hälfte denselben Zug, endet sie schon fünf Minuten später. { $open ->
        [yes] Das Brett zeigt, welcher Zug führt.
       *[no] Welcher Zug führt, bleibt bis zum Ende geheim.
    }
team-is-named = { $named ->
        [yes] Im Ergebnis einer Abstimmung steht dein Name.
       *[no] Im Ergebnis einer Abstimmung steht dein Name nicht.
    }
team-joined = Du bist jetzt bei **{ $team }** dabei. Wenn ihr am Zug seid, stimm unter dem Brett ab.
team-left = Du hast **{ $team }** verlassen.
team-made = Auf dem Platz spielt jetzt **{ $team }** mit dir als Kapitän.
team-made-for-others = Auf dem Platz kann jetzt ein Team spielen. Wer zuerst beitritt, wird Kapitän.
team-handed = { $captain } ist jetzt Kapitän von **{ $team }**.
team-added = { $count ->
        [one] 1 Person darf jetzt beitreten.
       *[other] { $count } Personen dürfen jetzt beitreten.
    }
team-choose-role = Nur mit einer Rolle
team-role-hint = Leer: Alle, die den Kanal sehen, dürfen beitreten.
team-choose-people = Leute, die beitreten dürfen
team-people-hint = Ohne Rolle dürfen nur sie beitreten. Du kannst später weitere benennen.
team-choose-hours = Zeit zum Abstimmen
team-hours-hint = Oder fünf Minuten, nachdem alle abgestimmt haben, die zuletzt dabei waren.
team-choose-votes = Während einer Abstimmung
choice-votes-secret = Das Brett zeigt, wie viele abgestimmt haben
choice-votes-open = Das Brett zeigt auch, welcher Zug führt
team-choose-captain = Neuer Kapitän
choice-hours = { $hours ->
        [one] 1 Stunde
       *[other] { $hours } Stunden
    }
## Wie abgestimmt wurde, und Dank am Ende

agreement-heading = **Wie abgestimmt wurde** in { $game }, { AND($names) } (Partie { $id }): wie viele jeweils für den gespielten Zug waren.
agreement-least = Die knappste Abstimmung: Zug { $ply }, `{ $move }`, mit { $agreed } von { $votes }.
agreement-team = **{ $team }** hat bei { $moves ->
        [one] 1 Zug
       *[other] { $moves } Zügen
    } { $votes ->
        [one] 1 Stimme
       *[other] { $votes } Stimmen
    } abgegeben{ $unanimous ->
        [0] {""} und war sich nie ganz einig.
        [one] {""}, einmal einstimmig.
       *[other] {""}, { $unanimous }-mal einstimmig.
    }
button-how-we-voted = Wie wir abgestimmt haben
end-faithful = { $name } ({ $votes })
end-thanks = Danke an alle, die für **{ $team }** abgestimmt haben, vor allem an { AND($names) }.
refusal-no-agreement = Keine Stimme hat zu einem Zug geführt, der noch gilt. Es gibt nichts zu zeigen.

## Die Serverpartie

button-server-match-go-on = Weiter
button-server-match-off = Ausschalten
button-server-match-on = Einschalten
server-match = Serverpartie
server-match-begins = **{ $team } gegen Trilithon**, Partie Nr. { $number }: **{ $game }** auf Stufe { $level }.
server-match-how = Alle, die diesen Kanal sehen, dürfen mitmachen und abstimmen. Eine Abstimmung endet nach { $hours ->
        [one] 1 Stunde
       *[other] { $hours } Stunden
    } oder schon fünf Minuten, nachdem alle abgestimmt haben, die bei den letzten zwei Zügen dabei waren.
server-match-record = Bisher: { $won } gewonnen, { $lost } verloren{ $drawn ->
        [0] {""}
       *[other] , { $drawn } remis
    }; jetzt Stufe { $level }.
server-match-goes-on = **{ $team }** und Trilithon machen weiter. Stimm unter dem Brett ab. Ist eine Partie zu Ende, beginnt die nächste.
server-match-rest = Seit einer Woche hat niemand abgestimmt, deshalb machen **{ $team }** und Trilithon Pause. Die Partie bleibt, wie sie ist, und unter ihrem Brett kannst du weiter abstimmen. Drücke auf **{ button-server-match-go-on }**, damit nach ihrem Ende wieder eine neue beginnt.
server-match-none = Serverpartie gegen Trilithon: aus
server-match-off = Serverpartie gegen Trilithon: aus; wenn du sie einschaltest: in { $channel }, { $game }, jede Abstimmung höchstens { $hours ->
        [one] 1 Stunde
       *[other] { $hours } Stunden
    }
server-match-on = Serverpartie gegen Trilithon: an, in { $channel }, { $game }, jede Abstimmung höchstens { $hours ->
        [one] 1 Stunde
       *[other] { $hours } Stunden
    }. { $number ->
        [0] Die erste beginnt gleich.
       *[other] Zuletzt begann Nr. { $number }; was du hier wählst, gilt für die nächste.
    }
server-match-rests = Serverpartie gegen Trilithon: ruht nach Nr. { $number }, weil eine Woche lang niemand abgestimmt hat. **{ button-server-match-go-on }** setzt sie fort: in { $channel }, { $game }, jede Abstimmung höchstens { $hours ->
        [one] 1 Stunde
       *[other] { $hours } Stunden
    }.
server-match-pace = { $hours ->
        [one] Jede Abstimmung dauert höchstens 1 Stunde
       *[other] Jede Abstimmung dauert höchstens { $hours } Stunden
    }
server-match-turn = Alle Spiele für zwei, der Reihe nach
server-match-channel = Kanal für die Serverpartie
server-match-closed = **In { $channel } kann ich nicht spielen.** Dort { COUNT($permissions) ->
        [one] fehlt
       *[other] fehlen
    } mir { AND($permissions) }.
server-match-gone = **Diesen Kanal sehe ich nicht mehr.** Wähle einen anderen für die Serverpartie.
refusal-server-match-channel = Wähle zuerst einen Kanal für die Serverpartie.
refusal-server-match-closed = In { $channel } kann ich die Serverpartie nicht spielen: Dort { COUNT($permissions) ->
        [one] fehlt
       *[other] fehlen
    } mir { AND($permissions) }. Erlaube mir das oder wähle einen anderen Kanal.
refusal-server-match-not-member = Ich bin auf diesem Server kein Mitglied und kann deshalb nicht gegen alle hier spielen. Lade mich zuerst ein.
refusal-server-match-off = Die Serverpartie ist ausgeschaltet. Admins können sie in { COMMAND("server settings") } einschalten.
refusal-server-match-unseen = Diesen Kanal sehe ich nicht. Lass mich hinein oder wähle einen anderen für die Serverpartie.
