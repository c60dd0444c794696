# Die Befehle und ihre Optionen, wie Discord sie zeigt, und die Menüs zu Personen und Nachrichten. Ein Name ist klein
# geschrieben, ohne Leerzeichen, höchstens 32 Zeichen lang; eine Beschreibung höchstens 100. Die Texte unter
# `command-option-…` gehören mehreren Befehlen.

command-option-match = partie
command-option-match-description = Die Nummer der Partie. Leer: die Partie hier
command-option-options = optionen
command-option-options-description = Varianten des Spiels, zum Beispiel „bid“; Vorschläge kommen beim Tippen
command-option-side = seite
command-option-side-description = Welche Seite du spielst. Leer: sie wird ausgelost

command-challenge = herausfordern
command-challenge-description = Fordere Freunde heraus, oder alle, die Lust haben
command-challenge-game = spiel
command-challenge-game-description = Ein Spiel oder eine deiner Vorlagen. Leer: Ich frage dich danach
command-challenge-opponent = gegner
command-challenge-opponent-description = Wen du herausforderst, auch Trilithon. Leer: wer will
command-challenge-opponent2 = gegner2
command-challenge-opponent2-description = Der zweite Gegner, in Spielen zu dritt oder viert
command-challenge-opponent3 = gegner3
command-challenge-opponent3-description = Der dritte Gegner, in Spielen zu viert
command-challenge-clock = bedenkzeit
command-challenge-clock-description = Zeit pro Zug, zum Beispiel 3d oder 7d+12h; Vorschläge kommen beim Tippen
command-challenge-level = stufe
command-challenge-level-description = Freie Plätze bekommt Trilithon, auf dieser Stufe
command-challenge-rated = gewertet
command-challenge-rated-description = Zählt die Partie für eure Wertungen? Nur unter Menschen

command-practice = übung
command-practice-description = Spiel sofort gegen Trilithon
command-practice-game = spiel
command-practice-game-description = Ein Spiel oder eine deiner Vorlagen
command-practice-level = stufe
command-practice-level-description = Wie stark Trilithon spielt. Leer: wie beim letzten Mal

command-move = zug
command-move-description = Mach einen Zug in deiner Partie
command-move-move = zug
command-move-move-description = Dein Zug, zum Beispiel 30b-5b; erlaubte Züge kommen beim Tippen

command-board = brett
command-board-description = Sieh dir eine Partie an, jetzt oder Zug für Zug, nur für dich
command-board-match = partie
command-board-match-description = Irgendeine Partie, laufend oder beendet. Leer: die Partie hier
command-board-move = zug
command-board-move-description = Ab diesem Zug nachspielen; 0 ist der Anfang. Leer: das letzte Brett
command-board-piece = figur
command-board-piece-description = Das Feld einer Figur: wohin sie darf, beim Aufstellen wohin du setzen darfst
command-board-text = text
command-board-text-description = Das Brett als Text statt als Bild

command-desk = schreibtisch
command-desk-description = Alles, was auf dich wartet, und die Partien, die du verfolgst

command-launch = starten
command-launch-description = Das Brett berühren: deine Partien, gleich hier in Discord

command-match = partie
command-match-description = Deine Partie: aufgeben, Remis, zurücknehmen, planen, Pause und mehr
command-match-resign = aufgeben
command-match-resign-description = Gib deine Partie auf. Vorher wirst du noch einmal gefragt
command-match-draw = remis
command-match-draw-description = Biete Remis an, oder beanspruche es, wenn eine Stellung zum dritten Mal da ist
command-match-draw-repetition = wiederholung
command-match-draw-repetition-description = Beanspruche Remis, weil die Stellung zum dritten Mal da ist, ohne zu fragen
command-match-takeback = zurücknehmen
command-match-takeback-description = Nimm deinen letzten Zug zurück, oder bitte darum, wenn er schon gesehen wurde
command-match-rematch = revanche
command-match-rematch-description = Dieselben Leute, dasselbe Spiel, mit getauschten Seiten
command-match-rematch-match = partie
command-match-rematch-match-description = Eine beendete Partie. Leer: die Partie hier, sonst deine letzte
command-match-plan = planen
command-match-plan-description = Plane deine Antworten: Kommt dieser Zug, spiele ich sofort jenen für dich
command-match-plan-lines = folgen
command-match-plan-lines-description = Erwarteter Zug, deine Antwort …; „;“ trennt Folgen. Leer: dein Plan
command-match-claim = beanspruchen
command-match-claim-description = Beanspruche den Sieg, wenn die Zeit des Gegners abgelaufen ist
command-match-nudge = anstupsen
command-match-nudge-description = Stups einen überfälligen Gegner an, einmal am Tag
command-match-pause = pause
command-match-pause-description = Bitte alle um eine Pause. Ein Zug beendet sie
command-match-pause-days = tage
command-match-pause-days-description = Für wie viele Tage
command-match-import = einlesen
command-match-import-description = Lies eine anderswo gespielte Partie ein, oder eine Stellung zum Nachdenken
command-match-import-record = mitschrift
command-match-import-record-description = Datei: Partie oder Stellung von Trilithon, oder eine Partie von AbstractPlay

command-learn = lernen
command-learn-description = Lern ein Spiel in kleinen Schritten, auf echten Brettern
command-learn-game = spiel
command-learn-game-description = Leer: alle Spiele, und wie weit du bist

command-puzzle = rätsel
command-puzzle-description = Löse ein Rätsel: Nur ein Zug gewinnt, find ihn
command-puzzle-game = spiel
command-puzzle-game-description = Leer: eines der Spiele, die du spielst

command-rules = regeln
command-rules-description = Lies die Regeln eines Spiels
command-rules-game = spiel
command-rules-game-description = Leer: das Spiel, das hier gespielt wird, oder die Liste aller

command-results = ergebnisse
command-results-description = Deine Ergebnisse, allein oder mit Freunden, oder die Rangliste hier
command-results-person = person
command-results-person-description = Nur Partien mit dieser Person, oder mit Trilithon
command-results-person2 = person2
command-results-person2-description = Und auch mit dieser Person
command-results-person3 = person3
command-results-person3-description = Und auch mit dieser Person
command-results-game = spiel
command-results-game-description = Nur dieses Spiel
command-results-show = zeigen
command-results-show-description = Was du sehen willst. Sonst: deine Ergebnisse
command-results-show-mine = Meine Ergebnisse
command-results-show-standings = Rangliste dieses Servers

command-league = liga
command-league-description = Die Ligen dieses Servers: Tabellen, deine Partien; mitmachen oder aussteigen
command-league-league = liga
command-league-league-description = Leer: alle Ligen

command-tournament = turnier
command-tournament-description = Die Turniere dieses Servers: K.-o.-System oder Schweizer System
command-tournament-show = zeigen
command-tournament-show-description = Sieh dir ein Turnier an: Turnierbaum, Tabelle; mitmachen oder aussteigen
command-tournament-show-tournament = turnier
command-tournament-show-tournament-description = Leer: alle Turniere
command-tournament-new = neu
command-tournament-new-description = Leg in diesem Kanal ein Turnier an, wenn du diesen Server verwaltest
command-tournament-new-name = name
command-tournament-new-name-description = Wie das Turnier heißt
command-tournament-new-game = spiel
command-tournament-new-game-description = Ein Spiel für zwei, oder eine deiner Vorlagen
command-tournament-new-kind = art
command-tournament-new-kind-description = K.-o. (Verlierer sind raus) oder Schweizer System (alle spielen weiter). Sonst: K.-o.
command-tournament-new-kind-knockout = K.-o.-System
command-tournament-new-kind-swiss = Schweizer System
command-tournament-new-clock = bedenkzeit
command-tournament-new-clock-description = Zeit pro Zug, zum Beispiel 5m oder 1d. Sonst: 10m strict
command-tournament-new-rounds = runden
command-tournament-new-rounds-description = Wie viele Runden im Schweizer System, 2 bis 11. Sonst: 5
command-tournament-new-time = rundenzeit
command-tournament-new-time-description = Wie lange eine Runde höchstens dauert, etwa 2h oder 7d. Sonst: 24-mal die Bedenkzeit
command-tournament-new-places = plätze
command-tournament-new-places-description = Wie viele höchstens mitmachen, 4 bis 64. Sonst: 16
command-tournament-new-start = beginn
command-tournament-new-start-description = Wann es anfängt, etwa 2027-01-31 20:00 oder 2h. Sonst: in einer Stunde
command-tournament-new-check = einchecken
command-tournament-new-check-description = Bestätigen alle in der letzten Stunde, dass sie da sind? Sonst: nein
command-tournament-new-rated = gewertet
command-tournament-new-rated-description = Zählen Ergebnisse für Wertungen? Sonst: ja, wenn die Optionen es erlauben

command-settings = einstellungen
command-settings-description = Deine Einstellungen, deine Auszeiten, deine Daten
command-settings-me = ich
command-settings-me-description = Sprache, Aussehen der Bretter, Benachrichtigungen, Zeitzone, Ruhezeiten
command-settings-away = auszeit
command-settings-away-description = Nimm dir ein paar Tage frei: In all deinen Partien steht deine Uhr still
command-settings-away-days = tage
command-settings-away-days-description = Für wie viele Tage; 0, wenn du zurück bist. Im Jahr hast du 30
command-settings-privacy = daten
command-settings-privacy-description = Sieh, was ich über dich weiß und warum; lade es herunter oder lösch es

command-server = server
command-server-description = Verwalte Trilithon auf diesem Server
command-server-settings = einstellungen
command-server-settings-description = Sprache, wo gespielt wird, wer herausfordern darf, Rätsel des Tages
command-server-league = liga
command-server-league-description = Gründe eine Liga in diesem Kanal
command-server-league-name = name
command-server-league-name-description = Wie die Liga heißt
command-server-league-game = spiel
command-server-league-game-description = Ein Spiel für zwei, oder eine deiner Vorlagen
command-server-league-clock = bedenkzeit
command-server-league-clock-description = Zeit pro Zug, etwa 3d oder 7d+12h. Sonst: die des Servers, oder 3d
command-server-league-size = gruppe
command-server-league-size-description = Wie viele höchstens in einer Gruppe sind, 3 bis 8. Sonst: 6
command-server-league-twice = zweimal
command-server-league-twice-description = Treffen sich alle zweimal, jeder fängt einmal an? Sonst: ja
command-server-league-most = zugleich
command-server-league-most-description = Wie viele Partien jemand höchstens zugleich spielt. Sonst: 4
command-server-league-days = tage
command-server-league-days-description = Wie viele Tage eine Saison höchstens dauert. Sonst: 60
command-server-league-start = beginn
command-server-league-start-description = Beginn der ersten Saison, etwa 2027-01-31 18:00 oder 3d. Sonst: in 7 Tagen

command-analyse = nachdenken
command-analyse-description = Denk auf einem eigenen Brett nach: Partie, Stellung oder leeres Brett
command-analyse-match = partie
command-analyse-match-description = Irgendeine Partie. Lass alles leer, dann ist es die hier
command-analyse-position = stellung
command-analyse-position-description = Ein Spiel, für ein leeres Brett; oder eine Stellung oder Mitschrift als Text
command-analyse-options = optionen
command-analyse-options-description = Für ein leeres Brett: die Optionen des Spiels, zum Beispiel „bid“
command-analyse-file = datei
command-analyse-file-description = Eine Textdatei mit einer Stellung oder einer Mitschrift

command-help = hilfe
command-help-description = Lies, wie man mit Trilithon spielt und was jeder Befehl tut

## Menüs zu Personen und Nachrichten

menu-challenge = Herausfordern
menu-challenge-game = Spiel
menu-challenge-terms = Die Bedingungen kannst du später auf der Karte der Herausforderung ändern.
menu-play = Als meinen Zug spielen
menu-board = Dieses Brett zeigen

## Was Befehle und Menüs ablehnen

refusal-menu-bot = { $player } ist ein Bot, und von allen Bots spielt hier nur Trilithon.
refusal-menu-no-move = Diese Nachricht ist kein Zug: Ein Zug hat höchstens { $most } Zeichen, zum Beispiel `30b-5b`.
refusal-standings-of-people = Die Rangliste zeigt alle auf diesem Server. Lass die Personen weg, oder wähl deine eigenen Ergebnisse.

## Knöpfe zwischen den Seiten, die Befehle öffnen

button-results = Meine Ergebnisse
button-standings = Rangliste
button-desk-follows = Partien, die ich verfolge ({ $count })
