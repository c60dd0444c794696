# Die Seite, auf der man das Brett berührt, in einem Browser, und der Weg von Discord dorthin.

button-touch = Brett
button-touch-open = Brett öffnen
button-sign-out = Überall abmelden
touch-link = Spiele in deinem Browser direkt auf dem Brett. Dieser Link ist nur für dich. Er gilt zehn Minuten lang und nur einmal; danach bist du nur in dem Browser angemeldet, in dem du ihn geöffnet hast.
touch-signed-out = { $count ->
        [0] Du warst nirgends angemeldet.
        [one] Du bist abgemeldet: 1 Browser oder Link gilt nicht mehr.
       *[other] Du bist abgemeldet: { $count } Browser und Links gelten nicht mehr.
    }
refusal-no-page = Die Seite mit dem Brett läuft nicht mehr. Benutze die anderen Knöpfe.
refusal-link-false = Dieser Link ist nicht von mir. Drücke in Discord auf **Brett**, dann bekommst du einen neuen.
refusal-link-expired = Dieser Link ist zu alt. Drücke in Discord auf **Brett**, dann bekommst du einen neuen.
refusal-link-used = Dieser Link wurde schon benutzt; jeder gilt nur einmal. Drücke in Discord auf **Brett**, dann bekommst du einen neuen.
refusal-activity-refused = Discord hat nicht bestätigt, wer du bist. Schließe das Fenster und drücke noch einmal auf **Brett**.
refusal-discord-away = Discord antwortet gerade nicht, deshalb weiß ich nicht, wer du bist. Schließe das Fenster und versuche es in einer Minute noch einmal.

## Die Seite selbst

page-title = Trilithon
page-matches = Deine Partien
page-none = Du hast keine laufende Partie. Beginne in Discord eine.
page-with = mit { AND($names) }
page-mine = Du bist am Zug
page-theirs = Andere sind am Zug
page-match = { $game }: { AND($names) }
page-before = Ein Zug zurück
page-forward = Ein Zug vor
page-first = Zum Anfang
page-last = Zum neuesten Brett
page-turn = Brett drehen
page-above = Von oben
page-theme = Dunkel oder hell
page-steps = Brett nach jedem Zug
page-board = Brett. Mit den Pfeiltasten gehst du von Feld zu Feld, Enter wählt, Escape nimmt zurück.
page-ahead = So sähe es dann aus.
page-which = Was meinst du?
page-puzzles = Rätsel
page-lost = Keine Verbindung. Ich versuche es weiter.
page-gone = Du bist hier nicht mehr angemeldet. Drücke in Discord auf **Brett**, dann bekommst du einen neuen Link.
page-failed = Das hat nicht geklappt. Versuche es noch einmal.
page-again = Die Partie ist schon weiter. Das ist das neueste Brett.
page-used = Gespielt.
page-send = Abschicken
page-keep = Speichern
page-number = Zahl
page-lit = wählbar
page-done = Erledigt.
page-asked = Ich habe gefragt. Die anderen müssen zustimmen.
page-challenged = Deine Herausforderung zur Revanche steht in Discord.
page-proposed = Dein Team ist gefragt: Deine Stimme zählt.
page-activity-outside = Diese Seite öffnet sich in Discord: Drücke dort auf **Brett**.
page-activity-declined = Um dir deine Partien zu zeigen, muss ich wissen, wer du bist. Schließe das Fenster, öffne es noch einmal und stimm zu.
