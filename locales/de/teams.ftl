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
            [one] { $names } und 1 weitere Person
           *[other] { $names } und { $more } weitere
        }
    }
card-team-start = Die Partie beginnt, sobald alle Plätze besetzt sind. Der eines Teams ist besetzt, sobald jemand beigetreten ist; beitreten kann man auch noch während der Partie.
team-of = Team von { $captain }
team-everybody = Team für alle

## Unter dem Brett

turn-team = **{ $team }**, ihr seid am Zug: { $game } gegen { AND($opponents) }. Drückt auf **{ button-vote }**.
ballot-open = { $count ->
        [0] Noch hat niemand abgestimmt.
        [one] 1 Stimme bisher.
       *[other] { $count } Stimmen bisher.
    } Die Abstimmung endet { $until }.
ballot-ending = { $count ->
        [one] 1 Stimme, das reicht.
       *[other] { $count } Stimmen, das reicht.
    } Die Abstimmung endet { $until }; bis dahin könnt ihr es euch noch anders überlegen.
ballot-waits = Die Zeit zum Abstimmen ist um, und niemand hat abgestimmt: Die erste Stimme entscheidet.
ballot-leads = In Führung: `{ $move }` mit { $votes ->
        [one] 1 Stimme
       *[other] { $votes } Stimmen
    }.
ballot-closed = **{ $team }** hat abgestimmt: { $shares }.
ballot-share-first = `{ $move }`: { $votes } von { $all }
ballot-share = `{ $move }`: { $votes }
ballot-rest = { $count ->
        [one] 1 anderer Zug: { $votes }
       *[other] { $count } andere Züge: { $votes }
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
vote-ahead = Das Brett nach `{ $move }`. Noch hast du nicht dafür gestimmt.
vote-title = Deine Stimme in { $game }
vote-question = Willst du wirklich für `{ $move }` stimmen?
vote-stored = Du hast für `{ $move }` gestimmt. Die Abstimmung endet { $until }; bis dahin kannst du es dir anders überlegen.
vote-stored-ending = Du hast für `{ $move }` gestimmt. Damit sind es genug Stimmen: Die Abstimmung endet { $until }, bis dahin kannst du deine noch ändern.
vote-commented = Dein Kommentar: „{ $comment }“ { $quoted ->
        [yes] Wird der Zug gespielt, steht er unter dem nächsten Brett.
       *[no] Nur dein Team kann ihn lesen.
    }
vote-comment-title = Dein Kommentar
vote-comment-label = Warum { $move }?
vote-comment-hint = Bis zum Ende der Abstimmung kann ihn nur dein Team lesen.
vote-comment-later = Wenn der Zug gespielt wird
choice-comment-quoted = Den Kommentar unter das nächste Brett setzen
choice-comment-kept = Ihn im Team behalten
vote-decided = Mit deiner Stimme für `{ $move }` ist die Abstimmung zu Ende. Gleich kommt das neue Brett.
vote-counts = { $player }, deine Stimme zählt.
votes-heading = **{ $team }**, { $game }: { $count ->
        [0] noch hat niemand abgestimmt.
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
    }. Soll ich die Abstimmung beenden? Dann wähl, welcher gespielt wird. Wenn du es der Abstimmung überlässt, gewinnt der früheste Vorschlag: `{ $move }`.
button-close-yes = Ja, spielen
button-close-no = Nein, warten
kept-close = Die Abstimmung läuft weiter. Das Brett: { $link }
play-it-done = Die Abstimmung ist zu Ende, `{ $move }` ist gespielt. Gleich kommt das neue Brett.

## Andere Entscheidungen

motion-asked = **{ $team }**, { $what ->
        [draw] wollt ihr Remis anbieten?
        [repetition] wollt ihr Remis durch Wiederholung beanspruchen?
        [takeback] wollt ihr euren letzten Zug zurücknehmen?
        [pause] wollt ihr um eine Pause von { $days ->
            [one] 1 Tag
           *[other] { $days } Tagen
        } bitten?
        [timeout] wollt ihr den Sieg beanspruchen, weil die gegnerische Zeit abgelaufen ist?
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
motion-carried = Entschieden: ja ({ $agreed } zu { $declined }).
motion-rejected = Entschieden: nein ({ $declined } zu { $agreed }).
motion-lapsed = Die Partie ist weitergegangen, also gilt das nicht mehr.
motion-voted = Deine Stimme zählt: { $agreed } von { $quorum } nötigen sind dafür. Die Frage steht in der Partie: { $link }
motion-then-carried = Deine Stimme hat entschieden: ja. Die Partie: { $link }
motion-then-rejected = Deine Stimme hat entschieden: nein. Die Partie: { $link }
motion-then-lapsed = Die Partie ist weitergegangen. Das Brett: { $link }
motion-resign-question = Willst du **{ $team }** vorschlagen, eure Partie { $game } gegen { AND($opponents) } aufzugeben? { $quorum ->
        [one] Das entscheidest du allein, und dann ist sie sofort aus.
       *[other] Wenn { $quorum } von euch zustimmen, ist sie sofort aus.
    }

## Das eigene Team

team-line = **{ $team }** · { $people }
team-captain = Kapitän: { $captain }
team-no-captain = Noch kein Kapitän: Der Erste, der beitritt, wird es.
team-joining = { $joining ->
        [channel] Alle, die den Kanal sehen, dürfen beitreten.
        [role] Alle mit der Rolle { $role } dürfen beitreten.
       *[named] Beitreten dürfen alle, die der Kapitän benennt.
    }
team-terms = Jede Abstimmung dauert { $hours ->
        [one] 1 Stunde
       *[other] { $hours } Stunden
    }. Kürzer, sobald alle abgestimmt haben, die bei den letzten zwei Zügen dabei waren, oder mehr als die Hälfte denselben Zug will: Dann bleiben fünf Minuten, um es sich anders zu überlegen. { $open ->
        [yes] Das Brett sagt, welcher Zug in Führung liegt.
       *[no] Welcher Zug in Führung liegt, bleibt bis dahin geheim.
    }
team-is-named = { $named ->
        [yes] Das Ergebnis einer Abstimmung nennt deinen Namen.
       *[no] Das Ergebnis einer Abstimmung nennt deinen Namen nicht.
    }
team-joined = Du bist jetzt dabei: **{ $team }**. Wenn ihr am Zug seid, stimm unter dem Brett ab.
team-left = Du bist nicht mehr dabei: **{ $team }**.
team-made = Auf dem Platz spielt jetzt **{ $team }**, mit dir als Kapitän.
team-made-for-others = Auf dem Platz kann jetzt ein Team spielen. Der Erste, der beitritt, wird Kapitän.
team-handed = **{ $team }** hat jetzt einen neuen Kapitän: { $captain }.
team-added = { $count ->
        [one] 1 Person darf jetzt beitreten.
       *[other] { $count } Personen dürfen jetzt beitreten.
    }
team-choose-role = Nur mit einer Rolle
team-role-hint = Leer: Alle, die den Kanal sehen, dürfen beitreten.
team-choose-people = Benennen, wer beitreten darf
team-people-hint = Ohne Rolle dürfen nur sie beitreten. Du kannst später noch mehr benennen.
team-choose-hours = Zeit zum Abstimmen
team-hours-hint = Kürzer: fünf Minuten, nachdem alle abgestimmt haben, die zuletzt dabei waren.
team-choose-votes = Während einer Abstimmung
choice-votes-secret = Das Brett sagt, wie viele abgestimmt haben
choice-votes-open = Das Brett sagt auch, welcher Zug führt
team-choose-captain = Neuer Kapitän
choice-hours = { $hours ->
        [one] 1 Stunde
       *[other] { $hours } Stunden
    }
## Wie abgestimmt wurde, und Dank am Ende

agreement-heading = **Wie abgestimmt wurde** in { $game }, { AND($names) } (Partie { $id }): der Anteil der Stimmen, die der gespielte Zug hatte.
agreement-least = Am wenigsten einig: Zug { $ply }, `{ $move }`, mit { $agreed } von { $votes }.
agreement-team = **{ $team }** hat { $votes ->
        [one] 1 Stimme
       *[other] { $votes } Stimmen
    } zu { $moves ->
        [one] 1 Zug
       *[other] { $moves } Zügen
    } abgegeben{ $unanimous ->
        [0] , nie alle für denselben.
       *[other] , { $unanimous }-mal einstimmig.
    }
button-how-we-voted = Wie wir abgestimmt haben
end-faithful = { $name } ({ $votes })
end-thanks = Danke für die Stimmen von **{ $team }**, vor allem an { AND($names) }.
refusal-no-agreement = Keine Stimme hat zu einem Zug geführt, der noch gilt; es gibt also nichts zu zeigen.

## Die Serverpartie

button-server-match-go-on = Weiter
button-server-match-off = Ausschalten
button-server-match-on = Einschalten
server-match = Serverpartie
server-match-begins = **{ $team } gegen Trilithon**, Partie Nr. { $number }: **{ $game }** auf Stufe { $level }.
server-match-how = Alle, die diesen Kanal sehen, dürfen mitmachen und abstimmen. Eine Abstimmung endet nach { $hours ->
        [one] 1 Stunde
       *[other] { $hours } Stunden
    }, oder früher: fünf Minuten, nachdem alle abgestimmt haben, die bei den letzten zwei Zügen dabei waren.
server-match-record = Bisher: { $won } gewonnen, { $lost } verloren{ $drawn ->
        [0] {""}
       *[other] , { $drawn } remis
    }; jetzt Stufe { $level }.
server-match-goes-on = **{ $team }** und Trilithon machen weiter: Stimm unter dem Brett ab. Ist eine Partie aus, beginnt die nächste.
server-match-rest = Seit einer Woche hat niemand abgestimmt, deshalb ruhen **{ $team }** und Trilithon sich aus. Die Partie bleibt, wie sie ist, und unter ihrem Brett kannst du weiter abstimmen. Drück **{ button-server-match-go-on }**, dann folgt ihr wieder die nächste.
server-match-none = Serverpartie gegen Trilithon: aus
server-match-off = Serverpartie gegen Trilithon: aus; wenn du sie einschaltest: in { $channel }, { $game }, eine Abstimmung in höchstens { $hours ->
        [one] 1 Stunde
       *[other] { $hours } Stunden
    }
server-match-on = Serverpartie gegen Trilithon: an, in { $channel }, { $game }, eine Abstimmung in höchstens { $hours ->
        [one] 1 Stunde
       *[other] { $hours } Stunden
    }. { $number ->
        [0] Die erste beginnt gleich.
       *[other] Nr. { $number } ist die neueste; was du hier wählst, gilt für die nächste.
    }
server-match-rests = Serverpartie gegen Trilithon: ruht nach Nr. { $number }, weil eine Woche lang niemand abgestimmt hat. Drück **{ button-server-match-go-on }** für mehr, in { $channel }, { $game }, eine Abstimmung in höchstens { $hours ->
        [one] 1 Stunde
       *[other] { $hours } Stunden
    }.
server-match-pace = { $hours ->
        [one] Eine Abstimmung endet nach höchstens 1 Stunde
       *[other] Eine Abstimmung endet nach höchstens { $hours } Stunden
    }
server-match-turn = Alle Spiele für zwei, der Reihe nach
server-match-channel = Kanal für die Serverpartie
server-match-closed = **In { $channel } kann ich nicht spielen**: Dort fehlt mir { AND($permissions) }.
server-match-gone = **Diesen Kanal sehe ich nicht mehr.** Wähl einen anderen für die Serverpartie.
refusal-server-match-channel = Wähl zuerst einen Kanal für die Serverpartie.
refusal-server-match-closed = In { $channel } kann ich die Serverpartie nicht spielen: Dort fehlt mir { AND($permissions) }. Erlaub mir das, oder wähl einen anderen Kanal.
refusal-server-match-not-member = Ich bin auf diesem Server kein Mitglied, also kann ich nicht gegen alle hier spielen. Lad mich zuerst ein.
refusal-server-match-off = Die Serverpartie ist ausgeschaltet. Wer den Server verwaltet, kann sie in { COMMAND("server settings") } einschalten.
refusal-server-match-unseen = Diesen Kanal sehe ich nicht. Lass mich hinein, oder wähl einen anderen für die Serverpartie.
