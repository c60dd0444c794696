# Herausforderungen: die Karte, die alle lesen, was eine einzelne Person gefragt wird und erfährt, und Vorlagen. Namen,
# Erwähnungen und was jemand geschrieben hat kommen schon harmlos an, fertig für einen Satz.

## Knöpfe

button-accept = Annehmen
button-decline = Ablehnen
button-withdraw = Zurückziehen
button-counter = Andere Bedingungen
button-terms = Bedingungen ändern
button-preset = Als Vorlage speichern
button-block = Blockieren
button-another = Ersatz suchen
button-correct = Berichtigen
button-anybody = Für alle öffnen

## Die Karte

card-challenge = { AND($asked) }, **{ $challenger }** fordert { $several ->
        [yes] euch
       *[no] dich
    } zu einer Partie **{ $game }** heraus.
card-open = **{ $challenger }** möchte **{ $game }** spielen. { $free ->
        [0] {""}
        [one] Wer zuerst annimmt, ist dabei.
       *[other] { $free } Plätze sind frei: Wer zuerst annimmt, ist dabei.
    }
stake-league = { $name }, Saison { NUMBER($season, useGrouping: 0) }, Runde { $round }
stake-tournament = { $name }, { $stage ->
        [third] Spiel um Platz drei
        [knockout] { $matches ->
            [1] Finale
            [2] Halbfinale
            [4] Viertelfinale
            [8] Achtelfinale
            [16] Sechzehntelfinale
           *[32] Zweiunddreißigstelfinale
        }
       *[swiss] Runde { $round } von { $rounds }
    }{ $again ->
        [yes] {""}, Wiederholung
       *[no] {""}
    }
card-stake = { $stake }: { AND($players) } spielen **{ $game }**.
card-seats = { $free ->
        [one] Ein Platz ist noch frei: Wer zuerst annimmt, ist dabei.
       *[other] { $free } Plätze sind noch frei: Wer zuerst annimmt, ist dabei.
    }
card-option = • **{ $option }**: { $text }
card-sides = **Seiten**: { $sides }
card-clock = **Bedenkzeit**: { $clock }
card-no-options = **Optionen**: keine
card-sides-drawn = ausgelost
card-side-picked = { $player } spielt { $side }
card-opens = { $player } macht das erste Gebot
card-answers = { $player } antwortet auf das erste Gebot
card-accepted = { AND($taken) } { COUNT($taken) ->
        [one] hat
       *[other] haben
    } angenommen. Die Partie läuft.
card-declined = { AND($declined) } { COUNT($declined) ->
        [one] hat
       *[other] haben
    } abgelehnt. Diesmal gibt es keine Partie.
card-declined-note = { $player } lehnt ab: „{ $note }“
card-declined-by = { AND($declined) } { COUNT($declined) ->
        [one] hat
       *[other] haben
    } abgelehnt.
card-seat-left = { $challenger } kann für { $count ->
        [one] den freien Platz
       *[other] die freien Plätze
    } Ersatz suchen{ $more ->
        [yes] {""} (unter **{ button-more }**).
       *[no] .
    }
card-more = { $own ->
        [yes] Deine Herausforderung
       *[no] Die Herausforderung von { $challenger }
    } zu einer Partie **{ $game }**.
card-withdrawn = Diese Herausforderung wurde zurückgezogen.
card-expired = Diese Herausforderung ist abgelaufen: Sieben Tage lang hat niemand geantwortet.
card-waiting = { $count ->
        [0] Noch hat niemand geantwortet. Die Herausforderung läuft { $until } ab.
       *[other] { AND($taken) } { COUNT($taken) ->
            [one] hat
           *[other] haben
        } angenommen; { $left ->
            [one] ein Platz ist
           *[other] { $left } Plätze sind
        } noch frei. Die Herausforderung läuft { $until } ab.
    }
card-not-posted = In { $channel } konnte ich deine Herausforderung nicht zeigen: Entweder darf ich dort nicht schreiben, oder es gibt den Kanal nicht mehr, oder ein Filter des Servers hat sie abgefangen. Hier ist die Karte; nur du siehst sie.
card-without-token = Du wurdest in { $channel } herausgefordert. Dort konnte ich das nicht zeigen: Ich kann an diesem Ort nur auf Befehle antworten, und seit einer Weile hat niemand einen benutzt.
card-countered = { $player } möchte andere Bedingungen. Schau dir die neue Karte an.
card-changed = { $player } hat die Bedingungen geändert. Schau dir die neue Karte an.
card-renewed = { $player } bietet wieder einen Platz an. Schau dir die neue Karte an.
card-countering = Das ist anders als in der Herausforderung von { $challenger }:
card-changing = Das hat sich geändert:
card-difference = • { $what }: { $now } (vorher { $before })
value-yes = ja
value-no = nein
value-none = keine

## Was eine einzelne Person erfährt

challenge-sent = Deine Herausforderung erscheint gleich in { $channel }.
card-sent-directly = In { $channel } konnte ich deine Herausforderung nicht zeigen. Ich habe dir die Karte als Direktnachricht geschickt.
card-given-up = In { $channel } konnte ich deine Herausforderung nicht zeigen, und Direktnachrichten von mir lässt du nicht zu. Sie bleibt offen, und wer sie annehmen darf, findet sie mit { COMMAND("desk") }. Ich kann aber niemandem Bescheid sagen. Sag selbst Bescheid, zieh sie zurück oder fordere in einem anderen Kanal heraus.
challenge-changed = Die Bedingungen sind geändert. Die neue Karte erscheint gleich in { $channel }.
challenge-renewed = Der Platz ist wieder zu haben. Die neue Karte erscheint gleich in { $channel }; wer schon angenommen hat, behält seinen Platz.
challenge-withdrawn = Du hast deine Herausforderung zurückgezogen.
preset-saved = Gespeichert als „{ $name }“. Du findest die Vorlage in der Option `spiel` von { COMMAND("challenge") } ganz oben.

## Was eine einzelne Person gefragt wird

terms-title = Bedingungen: { $game }
terms-switches = Optionen
terms-side = Deine Seite
terms-sides = Seiten
terms-clock = Bedenkzeit
terms-clock-hint = none (keine), 3d, 12h, 7d+12h; mit strict verlierst du sofort, wenn sie abläuft.
correct-title =
    { $command ->
        [practice] Übung: { $game }
       *[challenge] Herausforderung: { $game }
    }
correct-typed = -# { $name }: { $text }
another-question = Wer bekommt den Platz?
another-choose = Wähle einen Ersatz
decline-title = Herausforderung ablehnen
decline-label = Ein paar Worte, wenn du magst
preset-title = Diese Bedingungen speichern
preset-label = Name der Vorlage
preset-hint = Merkt sich Spiel, Optionen und Bedenkzeit, nur für dich.
choice-preset = { $name } · { $terms }
choice-clock = { $text } · { $time }{ $strict ->
        [yes] ; danach verlierst du sofort
       *[no] {""}
    }
choice-no-clock = { $text } · keine Bedenkzeit, zieh, wann du willst
side-drawn = Ausgelost

## Was nicht geht

refusal-no-such-challenge = Die Herausforderung { $challenge } finde ich nicht mehr. Schicke mit { COMMAND("challenge") } eine neue.
refusal-challenge-closed = Diese Herausforderung ist geschlossen. { $status ->
        [accepted] Alle Plätze sind vergeben.
        [declined] Sie wurde abgelehnt. Schicke mit { COMMAND("challenge") } eine neue.
        [countered] Jemand möchte andere Bedingungen. Schau dir die neue Karte an.
        [renewed] Ein Platz ist wieder zu haben. Schau dir die neue Karte an.
        [changed] Ihre Bedingungen wurden geändert. Schau dir die neue Karte an.
       *[withdrawn] Sie wurde zurückgezogen. Schicke mit { COMMAND("challenge") } eine neue.
    }
refusal-challenge-expired = Diese Herausforderung ist nach sieben Tagen abgelaufen. Schicke mit { COMMAND("challenge") } eine neue.
refusal-own-challenge = Gegen dich selbst kannst du nicht spielen. Der freie Platz ist für jemand anderes.
refusal-not-invited = Diese Herausforderung gilt jemand anderem. Schicke mit { COMMAND("challenge") } eine eigene.
refusal-already-joined = Du hast schon angenommen. Warte, bis die anderen antworten.
refusal-already-declined = Du hast schon abgelehnt. Wenn du es dir anders überlegst, nimm an, solange der Platz noch frei ist.
refusal-not-host = Das ist die Herausforderung von { $player }. Nur { $player } kann dafür Ersatz suchen.
refusal-nobody-declined = Alle abgelehnten Plätze sind inzwischen vergeben. Du brauchst keinen Ersatz mehr.
refusal-not-challenger = Das ist die Herausforderung von { $player }. Nur { $player } kann sie zurückziehen.
refusal-too-many-opponents = In diesem Spiel ist Platz für { $most ->
        [one] 1 Gegner
       *[other] { $most } Gegner
    }, aber du hast { $given } genannt. Nenne weniger.
refusal-same-opponent = Du hast dieselbe Person zweimal genannt. Nenne jeden Gegner nur einmal.
refusal-too-many-challenges = Du hast schon { $most } offene Herausforderungen. Zieh eine zurück oder warte auf eine Antwort; { COMMAND("desk") } zeigt, welche zuerst ablaufen.
refusal-too-many-to-one = { $player } hat schon { $most } unbeantwortete Herausforderungen von dir. Warte auf eine Antwort oder zieh eine zurück.
refusal-too-many-today = Du hast in 24 Stunden { $most } Herausforderungen geschickt, mehr geht nicht. Versuche es morgen wieder. Herausforderungen von anderen kannst du weiter annehmen.
refusal-too-many-undone = Du hast in 24 Stunden { $most } Herausforderungen an { $player } zurückgezogen oder geändert. Versuche es morgen wieder oder lass dich von { $player } herausfordern.
refusal-opponent-is-bot = Von allen Bots spielt hier nur Trilithon. Fordere Trilithon oder einen Menschen heraus. Oder lass das Feld für den Gegner leer, dann kann jeder annehmen.
refusal-same-terms = Das sind dieselben Bedingungen. Ändere etwas oder lass sie, wie sie sind.
refusal-terms-accepted = Jemand hat diese Bedingungen schon angenommen. Du kannst sie nicht mehr ändern, aber die Herausforderung zurückziehen und eine neue schicken.
refusal-no-such-game = Das Spiel „{ $typed }“ gibt es nicht. Wähle { OR($games) }.
refusal-no-such-preset = Du hast keine Vorlage „{ $name }“. Deine Vorlagen findest du in { COMMAND("settings me") }.
refusal-preset-name = Der Name einer Vorlage braucht 1 bis { $most } sichtbare Zeichen.
refusal-too-many-presets = Du hast schon { $most } Vorlagen. Gib dieser den Namen einer anderen, um sie zu ersetzen, oder lösche eine in { COMMAND("settings me") }.

## Wo man keine Herausforderung schicken kann

refusal-challenge-needs-server = Hier sind nur du und ich, niemand würde deine Herausforderung sehen. Schicke sie in einem Kanal auf einem Server, in einem Gruppenchat oder in deinen Direktnachrichten mit einem Freund. Wie du mich dort hinzufügst, steht in { COMMAND("help") }.
refusal-answers-hidden = Was ich hier schreibe, würde außer dir niemand sehen: Ich bin auf diesem Server kein Mitglied, und dir { COUNT($permissions) ->
        [one] fehlt
       *[other] fehlen
    } { AND($permissions) }. Bitte einen Admin, dir das zu erlauben oder mich einzuladen, oder schicke deine Herausforderung in einem Gruppenchat.
refusal-challenge-not-yours = Du darfst in diesem Kanal nicht schreiben und kannst hier deshalb keine Partie beginnen. Wähle einen Kanal, in dem du schreiben darfst.
refusal-missing-permissions = In diesem Kanal kann keine Partie stattfinden: Mir { COUNT($permissions) ->
        [one] fehlt
       *[other] fehlen
    } { AND($permissions) }. Bitte einen Admin, mir das zu erlauben, oder wähle einen anderen Kanal.
permission-view-channel = „Kanal ansehen“
permission-send-messages = „Nachrichten senden“
permission-send-messages-in-threads = „Nachrichten in Threads senden“
permission-create-public-threads = „Öffentliche Threads erstellen“
permission-use-external-apps = „Externe Apps verwenden“
permission-attach-files = „Dateien anhängen“
permission-read-message-history = „Nachrichtenverlauf anzeigen“
refusal-not-this-channel = In diesem Kanal kannst du niemanden herausfordern. Auf diesem Server geht das in { OR($channels) }.
refusal-not-your-role = Auf diesem Server dürfen nur Mitglieder mit der Rolle { $role } herausfordern. Annehmen kannst du trotzdem.
refusal-cannot-see = { $player } sieht diesen Kanal nicht und würde hier weder deine Herausforderung noch die Bretter finden. Fordere in einem Kanal heraus, den ihr beide seht{ COUNT($channels) ->
        [0] {""}
       *[other] , etwa in { OR($channels) }
    }{ $account ->
        [yes] {""}. Oder in euren Direktnachrichten, wenn du mich deinem Konto hinzugefügt hast (der Link steht in { COMMAND("help") }).
       *[no] .
    }
refusal-not-here = { $player } hat hier keinen Zugriff. Suche einen Ort, den ihr beide seht.

## Jemanden blockieren

button-block-yes = Ja, blockieren
button-block-no = Nein
block-question = Willst du { $player } blockieren? { $player } erfährt davon nichts, kann dich aber nicht mehr herausfordern oder anstupsen. Offene Herausforderungen an dich werden abgelehnt, eure laufenden Partien gehen weiter. In { COMMAND("settings me") } kannst du es rückgängig machen.
block-done = Du hast { $player } blockiert. In { COMMAND("settings me") } kannst du es rückgängig machen.
kept-block = Gut, ich habe niemanden blockiert.
refusal-blocked = { $player } möchte von dir weder herausgefordert noch angestupst werden.
refusal-nobody = Diese Person hat ihre Daten löschen lassen, du kannst sie nicht blockieren.
refusal-own-block = Dich selbst kannst du nicht blockieren.
refusal-too-many-blocks = Du hast schon { $most } Personen blockiert, mehr geht nicht. In { COMMAND("settings me") } kannst du Blockierungen aufheben.
refusal-not-blocked = Diese Person hast du nicht blockiert.
