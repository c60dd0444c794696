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
button-another = Jemand anderen suchen
button-correct = Berichtigen
button-anybody = Für alle öffnen

## Die Karte

card-challenge = { AND($asked) }, **{ $challenger }** fordert { $several ->
        [yes] euch
       *[no] dich
    } zu einer Partie **{ $game }** heraus.
card-open = **{ $challenger }** möchte **{ $game }** spielen. { $free ->
        [0] {""}
        [one] Wer zuerst annimmt, bekommt den Platz.
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
        [one] Noch ein Platz ist frei: Wer zuerst annimmt, bekommt ihn.
       *[other] Noch { $free } Plätze sind frei: Wer zuerst annimmt, ist dabei.
    }
card-option = • **{ $option }**: { $text }
card-sides = **Seiten**: { $sides }
card-clock = **Bedenkzeit**: { $clock }
card-no-options = **Optionen**: keine
card-sides-drawn = ausgelost
card-side-picked = { $player } spielt { $side }
card-opens = { $player } macht das erste Gebot
card-answers = { $player } antwortet auf das erste Gebot
card-accepted = Angenommen von { AND($taken) }. Die Partie läuft.
card-declined = Abgelehnt von { AND($declined) }. Diesmal gibt es keine Partie.
card-declined-note = { $player } lehnt ab: „{ $note }“
card-declined-by = Abgelehnt von { AND($declined) }.
card-seat-left = { $challenger } kann für { $count ->
        [one] den freien Platz
       *[other] die freien Plätze
    } jemand anderen suchen{ $more ->
        [yes] : mit **{ button-more }**.
       *[no] .
    }
card-more = { $own ->
        [yes] Deine Herausforderung
       *[no] Die Herausforderung von { $challenger }
    } zu einer Partie **{ $game }**.
card-withdrawn = Diese Herausforderung wurde zurückgezogen.
card-expired = In sieben Tagen hat niemand geantwortet, also ist diese Herausforderung abgelaufen.
card-waiting = { $count ->
        [0] Noch keine Antwort. Läuft { $until } ab.
       *[other] { AND($taken) } { COUNT($taken) ->
            [one] hat
           *[other] haben
        } angenommen; { $left ->
            [one] ein Platz ist
           *[other] { $left } Plätze sind
        } noch frei. Läuft { $until } ab.
    }
card-not-posted = In { $channel } konnte ich deine Herausforderung nicht zeigen: Ich darf dort nicht schreiben, den Kanal gibt es nicht mehr, oder ein Filter des Servers hat sie abgefangen. Hier ist die Karte; nur du siehst sie.
card-without-token = Du wurdest in { $channel } herausgefordert. Dort konnte ich es nicht zeigen: Ich kann an diesem Ort nur auf Befehle antworten, und eine Weile hat niemand einen benutzt.
card-countered = { $player } möchte andere Bedingungen: Sieh auf die neuere Karte.
card-changed = { $player } hat die Bedingungen geändert: Sieh auf die neuere Karte.
card-renewed = { $player } bietet wieder einen Platz an: Sieh auf die neuere Karte.
card-countering = Das ist anders als bei { $challenger }:
card-changing = Das ist jetzt anders:
card-difference = • { $what }: { $now } (vorher { $before })
value-yes = ja
value-no = nein
value-none = keine

## Was eine einzelne Person erfährt

challenge-sent = Deine Herausforderung kommt in { $channel }.
card-sent-directly = In { $channel } konnte ich deine Herausforderung nicht zeigen. Ich habe dir die Karte als Direktnachricht geschickt.
card-given-up = In { $channel } konnte ich deine Herausforderung nicht zeigen, und Direktnachrichten nimmst du von mir nicht an. Sie bleibt offen: Wer sie annehmen darf, findet sie mit { COMMAND("desk") }, aber ich kann niemandem Bescheid sagen. Sag selbst Bescheid, zieh sie zurück oder fordere in einem anderen Kanal heraus.
challenge-changed = Die Bedingungen sind geändert. Die neue Karte kommt in { $channel }.
challenge-renewed = Der Platz ist wieder zu haben. Die neue Karte kommt in { $channel }; wer schon angenommen hat, behält seinen Platz.
challenge-withdrawn = Du hast deine Herausforderung zurückgezogen.
preset-saved = Gespeichert als „{ $name }“. Du findest die Vorlage bei { COMMAND("challenge") } in der Option `spiel`, ganz oben in der Liste.

## Was eine einzelne Person gefragt wird

terms-title = Bedingungen: { $game }
terms-switches = Optionen
terms-switches-hint = Keine
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
another-choose = Frag jemand anderen
decline-title = Herausforderung ablehnen
decline-label = Ein paar Worte, wenn du magst
preset-title = Diese Bedingungen speichern
preset-label = Name der Vorlage
preset-hint = Merkt sich Spiel, Optionen und Bedenkzeit unter diesem Namen, nur für dich.
choice-preset = { $name } · { $terms }
choice-clock = { $text } · { $time }{ $strict ->
        [yes] ; danach verlierst du sofort
       *[no] {""}
    }
choice-no-clock = { $text } · keine Bedenkzeit: so lange du willst
side-drawn = Ausgelost

## Was nicht geht

refusal-no-such-challenge = Die Herausforderung { $challenge } finde ich nicht mehr. Schick mit { COMMAND("challenge") } eine neue.
refusal-challenge-closed = Diese Herausforderung ist geschlossen: { $status ->
        [accepted] Alle Plätze sind vergeben.
        [declined] Sie wurde abgelehnt. Schick mit { COMMAND("challenge") } eine neue.
        [countered] Jemand möchte andere Bedingungen. Sieh auf die neuere Karte.
        [renewed] Ein Platz ist wieder zu haben. Sieh auf die neuere Karte.
        [changed] Ihre Bedingungen wurden geändert. Sieh auf die neuere Karte.
       *[withdrawn] Sie wurde zurückgezogen. Schick mit { COMMAND("challenge") } eine neue.
    }
refusal-challenge-expired = Diese Herausforderung ist nach sieben Tagen abgelaufen. Schick mit { COMMAND("challenge") } eine neue.
refusal-own-challenge = Gegen dich selbst kannst du nicht spielen. Den anderen Platz muss jemand anderes nehmen.
refusal-not-invited = Diese Herausforderung ist für jemand anderen. Schick mit { COMMAND("challenge") } eine eigene.
refusal-already-joined = Du hast schon angenommen. Warte, bis die anderen antworten.
refusal-already-declined = Du hast schon abgelehnt. Überlegst du es dir anders, dann nimm an, solange der Platz noch frei ist.
refusal-not-host = Das ist die Herausforderung von { $player }, also kann nur { $player } dafür jemand anderen suchen.
refusal-nobody-declined = Alle abgelehnten Plätze sind inzwischen vergeben, also ist keiner mehr anzubieten.
refusal-not-challenger = Das ist die Herausforderung von { $player }, also kann nur { $player } sie zurückziehen.
refusal-too-many-opponents = In diesem Spiel ist Platz für { $most ->
        [one] 1 Gegner
       *[other] { $most } Gegner
    }, und du hast { $given } genannt. Nenn weniger.
refusal-same-opponent = Du hast dieselbe Person zweimal genannt. Nenn jeden Gegner nur einmal.
refusal-too-many-challenges = { $most } Herausforderungen von dir warten schon auf Antwort. Zieh eine zurück, oder warte auf eine Antwort; { COMMAND("desk") } zeigt die, die zuerst ablaufen.
refusal-too-many-to-one = { $player } hat schon { $most } Herausforderungen von dir und noch keine davon beantwortet. Warte auf eine Antwort, oder zieh eine zurück.
refusal-too-many-today = Du hast an einem Tag { $most } Herausforderungen geschickt, mehr geht nicht. Versuch es morgen wieder; die von anderen kannst du weiter annehmen.
refusal-too-many-undone = Du hast an einem Tag { $most } Herausforderungen an { $player } zurückgezogen oder geändert. Versuch es morgen wieder, oder lass dich von { $player } herausfordern.
refusal-opponent-is-bot = Von allen Bots spielt hier nur Trilithon. Fordere Trilithon oder einen Menschen heraus, oder lass den Gegner leer, dann kann annehmen, wer will.
refusal-same-terms = Das sind dieselben Bedingungen. Ändere etwas, oder lass sie, wie sie sind.
refusal-terms-accepted = Jemand hat diese Bedingungen schon angenommen, also kannst du sie nicht mehr ändern. Zurückziehen kannst du die Herausforderung noch, und eine andere schicken.
refusal-no-such-game = Ein Spiel „{ $typed }“ gibt es nicht. Wähl { OR($games) }.
refusal-no-such-preset = Eine Vorlage „{ $name }“ hast du nicht. Deine findest du in { COMMAND("settings me") }.
refusal-preset-name = Der Name einer Vorlage braucht 1 bis { $most } sichtbare Zeichen.
refusal-too-many-presets = Du hast schon { $most } Vorlagen. Gib dieser den Namen einer anderen, dann ersetzt sie die, oder lösch eine in { COMMAND("settings me") }.

## Wo man keine Herausforderung schicken kann

refusal-challenge-needs-server = Hier sind nur du und ich, also sähe niemand deine Herausforderung. Schick sie in einem Kanal auf einem Server, in einem Gruppenchat oder in deinen Direktnachrichten mit einem Freund; { COMMAND("help") } sagt, wie du mich dort hinzufügst.
refusal-answers-hidden = Was ich hier schreibe, sähe niemand außer dir: Ich bin auf diesem Server kein Mitglied, und dir { COUNT($permissions) ->
        [one] fehlt
       *[other] fehlen
    } { AND($permissions) }. Bitte jemanden, der den Server verwaltet, dir das zu erlauben oder mich einzuladen, oder schick deine Herausforderung in einem Gruppenchat.
refusal-challenge-not-yours = Du darfst in diesem Kanal nicht schreiben, also kannst du hier keine Partie anfangen. Nimm einen Kanal, in dem du schreiben darfst.
refusal-missing-permissions = In diesem Kanal kann ich keine Partie leiten: Mir { COUNT($permissions) ->
        [one] fehlt
       *[other] fehlen
    } { AND($permissions) }. Bitte jemanden, der den Server verwaltet, mir das zu erlauben, oder nimm einen anderen Kanal.
permission-view-channel = „Kanal ansehen“
permission-send-messages = „Nachrichten senden“
permission-send-messages-in-threads = „Nachrichten in Threads senden“
permission-create-public-threads = „Öffentliche Threads erstellen“
permission-use-external-apps = „Externe Apps verwenden“
permission-attach-files = „Dateien anhängen“
permission-read-message-history = „Nachrichtenverlauf anzeigen“
refusal-not-this-channel = In diesem Kanal kannst du niemanden herausfordern. Auf diesem Server geht das in { OR($channels) }.
refusal-not-your-role = Auf diesem Server kann nur herausfordern, wer die Rolle { $role } hat. Annehmen kannst du trotzdem.
refusal-cannot-see = { $player } sieht diesen Kanal nicht und würde hier weder deine Herausforderung noch die Bretter finden. { COUNT($channels) ->
        [0] Fordere in einem Kanal heraus, den ihr beide seht
       *[other] Fordere in einem Kanal heraus, den ihr beide seht, etwa in { OR($channels) }
    }{ $account ->
        [yes] , oder in euren Direktnachrichten, wenn du mich zu deinem Konto hinzugefügt hast (der Link steht in { COMMAND("help") }).
       *[no] .
    }
refusal-not-here = { $player } kann hier nichts sehen. Such einen Ort, den ihr beide seht.

## Jemanden blockieren

button-block-yes = Ja, blockieren
button-block-no = Nein
block-question = Willst du { $player } blockieren? { $player } erfährt davon nichts, kann dich aber nicht mehr herausfordern oder anstupsen. Herausforderungen an dich, die noch offen sind, lehnst du damit ab. Eure laufenden Partien gehen weiter. In { COMMAND("settings me") } kannst du es rückgängig machen.
block-done = Du hast { $player } blockiert. In { COMMAND("settings me") } kannst du es rückgängig machen.
kept-block = Gut, blockiert ist niemand.
refusal-blocked = { $player } möchte von dir weder herausgefordert noch angestupst werden.
refusal-nobody = Diese Person hat ihre Daten löschen lassen, also gibt es niemanden zu blockieren.
refusal-own-block = Dich selbst kannst du nicht blockieren.
refusal-too-many-blocks = Du hast { $most } Personen blockiert, mehr geht nicht. In { COMMAND("settings me") } kannst du einige wieder freigeben.
refusal-not-blocked = Diese Person hast du nicht blockiert.
