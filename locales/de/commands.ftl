# Die Befehle und ihre Optionen, wie Discord sie zeigt, und die Menüs zu Personen und Nachrichten. Ein Name ist klein
# geschrieben, ohne Leerzeichen, höchstens 32 Zeichen lang; eine Beschreibung höchstens 100. Die Texte unter
# `command-option-…` gehören mehreren Befehlen.

command-option-match = partie
command-option-match-description = Die Nummer der Partie. Leer: die Partie hier
command-option-options = optionen
command-option-options-description = Optionen des Spiels, zum Beispiel „bid“; Vorschläge erscheinen beim Tippen
command-option-side = seite
command-option-side-description = Deine Seite. Leer: Sie wird ausgelost

command-challenge = herausfordern
command-challenge-description = Fordere Freunde heraus oder alle, die Lust haben
command-challenge-game = spiel
command-challenge-game-description = Ein Spiel oder eine deiner Vorlagen. Leer: Ich frage dich danach
command-challenge-opponent = gegner
command-challenge-opponent-description = Eine Person, eine Rolle als Team oder Trilithon. Leer: wer Lust hat
command-challenge-opponent2 = gegner2
command-challenge-opponent2-description = Der zweite Gegner, bei Spielen zu dritt oder viert
command-challenge-opponent3 = gegner3
command-challenge-opponent3-description = Der dritte Gegner, bei Spielen zu viert
command-challenge-clock = bedenkzeit
command-challenge-clock-description = Zeit pro Zug, zum Beispiel 3d oder 7d+12h; Vorschläge erscheinen beim Tippen
command-challenge-level = stufe
command-challenge-level-description = Trilithon übernimmt freie Plätze auf dieser Stufe
command-challenge-rated = gewertet
command-challenge-rated-description = Zählt die Partie für eure Wertungen? Nicht gegen Trilithon

command-practice = übung
command-practice-description = Spiele sofort gegen Trilithon
command-practice-game = spiel
command-practice-game-description = Ein Spiel oder eine deiner Vorlagen
command-practice-level = stufe
command-practice-level-description = Wie stark Trilithon spielt. Leer: wie beim letzten Mal

command-move = zug
command-move-description = Mach einen Zug in deiner Partie
command-move-move = zug
command-move-move-description = Dein Zug, zum Beispiel 30b-5b; erlaubte Züge erscheinen beim Tippen

command-board = brett
command-board-description = Schau dir eine Partie an, wie sie steht oder Zug für Zug; nur du siehst es
command-board-match = partie
command-board-match-description = Eine beliebige Partie, laufend oder beendet. Leer: die Partie hier
command-board-move = zug
command-board-move-description = Ab diesem Zug nachspielen; 0 ist der Anfang. Leer: das neueste Brett
command-board-piece = figur
command-board-piece-description = Das Feld einer Figur: wohin sie ziehen kann; beim Aufstellen: wohin du setzen darfst
command-board-text = text
command-board-text-description = Das Brett als Text statt als Bild

command-desk = schreibtisch
command-desk-description = Alles, was auf dich wartet, und die Partien, die du verfolgst

command-launch = starten
command-launch-description = Zieh direkt auf dem Brett: alle deine Partien, gleich hier in Discord

command-match = partie
command-match-description = Deine Partie: aufgeben, Remis, zurücknehmen, planen, Pause und mehr
command-match-resign = aufgeben
command-match-resign-description = Gib deine Partie auf. Du wirst vorher noch einmal gefragt
command-match-draw = remis
command-match-draw-description = Biete Remis an oder beanspruche es, wenn eine Stellung zum dritten Mal entsteht
command-match-draw-repetition = wiederholung
command-match-draw-repetition-description = Beanspruche Remis, weil die Stellung zum dritten Mal da ist; niemand muss zustimmen
command-match-takeback = zurücknehmen
command-match-takeback-description = Nimm deinen letzten Zug zurück oder bitte darum, wenn dein Gegner ihn schon kennt
command-match-rematch = revanche
command-match-rematch-description = Dieselben Spieler, dasselbe Spiel, getauschte Seiten
command-match-rematch-match = partie
command-match-rematch-match-description = Eine beendete Partie. Leer: die Partie hier, sonst deine letzte
command-match-plan = planen
command-match-plan-description = Plane deine Antworten: Kommt der erwartete Zug, antworte ich sofort für dich
command-match-plan-lines = varianten
command-match-plan-lines-description = Erwarteter Zug, deine Antwort …; „;“ trennt Varianten. Leer: dein Plan
command-match-claim = beanspruchen
command-match-claim-description = Beanspruche den Sieg auf Zeit. Zu dritt oder viert scheidet der Gegner aus
command-match-nudge = anstupsen
command-match-nudge-description = Stupse einen überfälligen Gegner an, einmal am Tag
command-match-pause = pause
command-match-pause-description = Bitte alle um eine Pause. Ein Zug beendet sie
command-match-pause-days = tage
command-match-pause-days-description = Für wie viele Tage
command-match-import = einlesen
command-match-import-description = Lies eine Partie von anderswo ein oder eine Stellung zum Analysieren
command-match-import-record = mitschrift
command-match-import-record-description = Datei mit einer Partie oder Stellung von Trilithon oder einer Partie von AbstractPlay

command-learn = lernen
command-learn-description = Lerne ein Spiel in kleinen Schritten auf echten Brettern
command-learn-game = spiel
command-learn-game-description = Leer: alle Spiele und wie weit du bist

command-puzzle = rätsel
command-puzzle-description = Löse ein Rätsel: Finde den einen Zug, der gewinnt
command-puzzle-game = spiel
command-puzzle-game-description = Leer: eines der Spiele, die du spielst

command-rules = regeln
command-rules-description = Lies die Regeln eines Spiels
command-rules-game = spiel
command-rules-game-description = Leer: das Spiel, das hier gespielt wird, oder die Liste aller Spiele

command-results = ergebnisse
command-results-description = Deine Ergebnisse, auch gegen bestimmte Gegner, oder die Rangliste dieses Servers
command-results-person = person
command-results-person-description = Nur Partien mit dieser Person oder mit Trilithon
command-results-person2 = person2
command-results-person2-description = Auch mit dieser Person
command-results-person3 = person3
command-results-person3-description = Auch mit dieser Person
command-results-game = spiel
command-results-game-description = Nur dieses Spiel
command-results-show = zeigen
command-results-show-description = Was du sehen willst. Standard: deine Ergebnisse
command-results-show-mine = Meine Ergebnisse
command-results-show-standings = Rangliste dieses Servers

command-league = liga
command-league-description = Die Ligen dieses Servers: Tabellen, deine Partien; mitmachen oder aussteigen
command-league-league = liga
command-league-league-description = Leer: alle Ligen

command-tournament = turnier
command-tournament-description = Die Turniere dieses Servers: K.-o.-System oder Schweizer System
command-tournament-show = zeigen
command-tournament-show-description = Schau dir ein Turnier an: Turnierbaum oder Tabelle, deine Partie; mitmachen, aussteigen
command-tournament-show-tournament = turnier
command-tournament-show-tournament-description = Leer: alle Turniere
command-tournament-new = neu
command-tournament-new-description = Lege in diesem Kanal ein Turnier an (nur für Admins)
command-tournament-new-name = name
command-tournament-new-name-description = Wie das Turnier heißt
command-tournament-new-game = spiel
command-tournament-new-game-description = Ein Spiel für zwei oder eine deiner Vorlagen
command-tournament-new-kind = art
command-tournament-new-kind-description = K.-o. (Verlierer scheiden aus) oder Schweizer System (alle spielen). Standard: K.-o.
command-tournament-new-kind-knockout = K.-o.-System
command-tournament-new-kind-swiss = Schweizer System
command-tournament-new-clock = bedenkzeit
command-tournament-new-clock-description = Zeit pro Zug, zum Beispiel 5m oder 1d. Standard: 10m strict
command-tournament-new-rounds = runden
command-tournament-new-rounds-description = Zahl der Runden im Schweizer System, 2 bis 11. Standard: 5
command-tournament-new-time = rundenzeit
command-tournament-new-time-description = Wie lange eine Runde höchstens dauert, etwa 2h oder 7d. Standard: 24-mal die Bedenkzeit
command-tournament-new-places = plätze
command-tournament-new-places-description = Höchstzahl der Spieler, 4 bis 64. Standard: 16
command-tournament-new-start = beginn
command-tournament-new-start-description = Beginn, etwa 2027-01-31 20:00 oder 2h. Standard: in einer Stunde
command-tournament-new-check = einchecken
command-tournament-new-check-description = Müssen alle in der letzten Stunde einchecken? Standard: nein
command-tournament-new-rated = gewertet
command-tournament-new-rated-description = Zählen die Ergebnisse für die Wertungen? Standard: ja, wenn die Optionen es erlauben

command-settings = einstellungen
command-settings-description = Deine Einstellungen, deine Auszeiten, deine Daten
command-settings-me = persönlich
command-settings-me-description = Sprache, Aussehen der Bretter, Benachrichtigungen, Zeitzone, Ruhezeiten
command-settings-away = auszeit
command-settings-away-description = Nimm dir ein paar Tage frei: In allen deinen Partien steht deine Uhr still
command-settings-away-days = tage
command-settings-away-days-description = Wie viele Tage; 0, wenn du zurück bist. Du hast 30 im Jahr
command-settings-privacy = daten
command-settings-privacy-description = Schau nach, was ich über dich weiß und warum; lade es herunter oder lösche es

command-server = server
command-server-description = Verwalte Trilithon auf diesem Server
command-server-settings = einstellungen
command-server-settings-description = Sprache, wo gespielt wird, wer herausfordern darf, Rätsel des Tages
command-server-league = liga
command-server-league-description = Gründe eine Liga in diesem Kanal
command-server-league-name = name
command-server-league-name-description = Wie die Liga heißt
command-server-league-game = spiel
command-server-league-game-description = Ein Spiel für zwei oder eine deiner Vorlagen
command-server-league-clock = bedenkzeit
command-server-league-clock-description = Zeit pro Zug, etwa 3d oder 7d+12h. Standard: die des Servers oder 3d
command-server-league-size = division
command-server-league-size-description = Höchstzahl der Spieler in einer Division, 3 bis 8. Standard: 6
command-server-league-twice = zweimal
command-server-league-twice-description = Hin- und Rückrunde, jeder beginnt einmal? Standard: ja
command-server-league-most = gleichzeitig
command-server-league-most-description = Wie viele Partien jeder höchstens gleichzeitig spielt. Standard: 4
command-server-league-days = tage
command-server-league-days-description = Wie viele Tage eine Saison höchstens dauert. Standard: 60
command-server-league-start = beginn
command-server-league-start-description = Beginn der ersten Saison, etwa 2027-01-31 18:00 oder 3d. Standard: in 7 Tagen

command-analyse = analyse
command-analyse-description = Analysiere eine Partie, eine Stellung oder ein leeres Brett, nur für dich
command-analyse-match = partie
command-analyse-match-description = Eine beliebige Partie, laufend oder beendet. Alles leer: die Partie hier
command-analyse-position = stellung
command-analyse-position-description = Ein Spiel (leeres Brett) oder der Text einer Stellung oder Mitschrift
command-analyse-options = optionen
command-analyse-options-description = Für ein leeres Brett: die Optionen des Spiels, zum Beispiel „bid“
command-analyse-file = datei
command-analyse-file-description = Eine Textdatei mit einer Stellung oder einer Mitschrift

command-help = hilfe
command-help-description = Wie du mit Trilithon spielst und was jeder Befehl tut

## Menüs zu Personen und Nachrichten

menu-challenge = Herausfordern
menu-challenge-game = Spiel
menu-challenge-terms = Die Bedingungen kannst du später auf der Karte der Herausforderung ändern.
menu-play = Als meinen Zug spielen
menu-board = Dieses Brett zeigen

## Was Befehle und Menüs ablehnen

refusal-menu-bot = { $player } ist ein Bot. Von allen Bots spielt hier nur Trilithon.
refusal-menu-no-move = Diese Nachricht ist kein Zug. Ein Zug hat höchstens { $most } Zeichen, zum Beispiel `30b-5b`.
refusal-standings-of-people = Die Rangliste zeigt alle auf diesem Server. Lass die Personen weg oder wähle deine eigenen Ergebnisse.

## Knöpfe zwischen den Seiten, die Befehle öffnen

button-results = Meine Ergebnisse
button-standings = Rangliste
button-desk-follows = Partien, die ich verfolge ({ $count })
