# Worum Spieler einander bitten: Remis, zurücknehmen, noch eine Partie; Pausen stehen bei den Bedenkzeiten. Namen, Züge
# und Erwähnungen kommen schon harmlos an.

## Knöpfe

button-draw = Remis anbieten
button-claim-draw = Remis beanspruchen
button-withdraw-own = Zurückziehen ({ $player })
button-takeback = Zug zurücknehmen
button-rematch = Revanche

## Was alle lesen

offer-draw = { $rounds ->
        [0] **{ $player }** bietet in { $game } Remis an.
       *[other] **{ $player }** bietet in { $game } Remis an: Seit { $rounds } Runden ist niemand weitergekommen.
    }
offer-takeback = **{ $player }** möchte { AND($plies) } zurücknehmen.
offer-open = { $count ->
        [0] { AND($asked) }, { COUNT($asked) ->
            [one] bist du einverstanden? Spielst du einfach weiter, heißt das nein.
           *[other] seid ihr einverstanden? Spielt ihr einfach weiter, heißt das nein.
        }
       *[other] { AND($agreed) } { COUNT($agreed) ->
            [one] ist
           *[other] sind
        } einverstanden. { AND($asked) }, { COUNT($asked) ->
            [one] du auch? Spielst du einfach weiter, heißt das nein.
           *[other] ihr auch? Spielt ihr einfach weiter, heißt das nein.
        }
    }
offer-accepted = Alle sind einverstanden.
offer-declined = { $player } hat abgelehnt.
offer-withdrawn = Zurückgezogen.
offer-lapsed = Die Partie ist weitergegangen, das Angebot gilt nicht mehr.
turn-taken-back = { $player } hat { AND($plies) } zurückgenommen.
turn-repeated = Diese Stellung ist mindestens zum dritten Mal da. Jeder, der noch dabei ist, kann Remis beanspruchen: Drücke auf **Mehr** oder benutze { COMMAND("match draw") } mit der Option `wiederholung`.
card-rematch = Das ist die Revanche für Partie { $rematch }.

## Was eine einzelne Person erfährt

offer-sent = Du hast Remis angeboten. Dein Angebot erscheint in der Partie.
offer-agreed = Du hast das Remis angenommen.
claim-draw-done = Du hast wegen Stellungswiederholung Remis beansprucht. Die Partie: { $link }
takeback-done = Du hast { AND($plies) } zurückgenommen. Das neue Brett erscheint gleich. Die Partie: { $link }
takeback-asked = Die anderen müssen zustimmen, denn jemand hat seitdem das Brett gesehen oder gezogen, oder du hast in dieser Partie schon viele Züge zurückgenommen. Ich habe sie wegen { AND($plies) } gefragt: { $link }
rematch-sent = Deine Herausforderung zur Revanche erscheint gleich in { $channel }.
rematch-accepted = Du hast die Revanche angenommen: { $channel }

## Was nicht geht

refusal-no-own-ply = Du hast noch nicht gezogen und kannst nichts zurücknehmen.
refusal-nothing-to-take-back = Du hast keinen Zug, den du zurücknehmen kannst. Ist jemand ausgeschieden, bleiben die Züge davor, wie sie sind.
refusal-no-such-offer = Diese Frage ist veraltet. Stelle sie in der Partie noch einmal.
refusal-offer-open = { $what ->
        [draw] Du hast schon Remis angeboten. Warte, bis die anderen antworten.
        [pause] Du hast schon um eine Pause gebeten. Warte, bis die anderen antworten.
       *[takeback] Du hast schon gefragt, ob du deinen Zug zurücknehmen darfst. Warte, bis die anderen antworten.
    }
refusal-offered-before = { $what ->
        [draw] Du hast in dieser Stellung schon Remis angeboten. Spiele erst weiter.
        [pause] Du hast in dieser Stellung schon um eine Pause gebeten. Spiele erst weiter oder lass die anderen darum bitten.
       *[takeback] Du hast schon gefragt, ob du diesen Zug zurücknehmen darfst. Das geht nur einmal.
    }
refusal-offer-closed = { $status ->
        [accepted] Das ist schon angenommen.
        [declined] Das ist schon abgelehnt.
        [withdrawn] Das wurde zurückgezogen.
       *[lapsed] Zu spät: Die Partie ist weitergegangen.
    }
refusal-own-offer = Du hast selbst gefragt, deshalb müssen die anderen antworten. Du kannst die Frage aber zurückziehen.
refusal-agreed-before = Du bist schon einverstanden. Warte, bis die anderen antworten.
refusal-not-offerer = Darum hat { $player } gebeten. Nur { $player } kann es zurückziehen.
refusal-match-runs = Partie { $match } ist noch nicht zu Ende. Spiele sie zu Ende, dann kannst du um Revanche bitten: { $link }
refusal-no-match-ended = Du hast noch keine Partie zu Ende gespielt, für die es eine Revanche geben könnte. Beginne mit { COMMAND("challenge") } eine Partie oder spiele mit { COMMAND("practice") } gegen Trilithon.
refusal-rematch-on-its-way = Du hast schon um Revanche gebeten. Warte, bis die anderen antworten.
refusal-rematch-began = Die Revanche läuft schon: Partie { $rematch }. Mit { COMMAND("board") } siehst du sie.
refusal-player-gone = Jemand aus Partie { $match } hat seine Daten löschen lassen, deshalb gibt es keine Revanche. Fordere die anderen mit { COMMAND("challenge") } heraus.
