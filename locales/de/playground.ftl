# Die Spielwiese: der Bot auf einem nachgebauten Discord, in einem Browser.

# Wie diese Sprache in ihr selbst heißt, hinter dem Namen einer Person: Alice (Deutsch)
playground-language = Deutsch

playground-still-starting = Die Spielwiese startet noch; dieser Rechner hat viel zu tun.
playground-open = Die Spielwiese ist offen:
playground-stop = Drücke hier Strg-C, um sie zu schließen.
playground-port-taken = Ein anderes Programm benutzt Port { $port }. Schließe es. Vielleicht ist die Spielwiese auch schon offen, auf http://127.0.0.1:{ $port }/#play

# Ein zweiter Kanal des nachgebauten Servers, geschrieben wie Kanäle, und eine Rolle dort.
playground-lounge = plauderecke
playground-players = Club

playground-you = Du bist
playground-hint = Drücke unter dem Brett auf Ziehen. Oder antworte auf das Brett mit deinem Zug: Zeige darauf oder tippe es an, drücke auf seinen Pfeil und schreib. Dann mach als der weiter, der am Zug ist.
playground-close = Alles klar
playground-channels = Kanäle
playground-friends = Gruppenchats
playground-friends-topic = Der Bot ist hier kein Mitglied. Seine Befehle kann benutzen, wer ihn dem eigenen Konto hinzugefügt hat.
playground-direct = Direktnachrichten
playground-unread = neue Nachrichten
playground-ping = wartet auf dich
playground-archived = archiviert
playground-failed = Da ist dem Bot etwas misslungen. Warum, steht in dem Terminal, in dem er läuft.
playground-refused = Das geht nicht mehr. Schau noch einmal nach und versuche es wieder.
playground-working = Der Bot arbeitet noch daran. Seine Antwort erscheint hier.
playground-unheard = Wie auf Discord liest der Bot nur Antworten auf ein Brett. Zeige auf das Brett oder tippe es an und drücke auf seinen Pfeil.
playground-empty = Hier hat noch niemand geschrieben.

# Die Begrüßung in #games, solange dort nichts steht und wenn jemand sie sehen will.
playground-new-match = Neue Partie
playground-welcome = Ein Discord nur für dich
playground-welcome-choose = Die Leute hier gibt es nur auf dieser Spielwiese. Wähle ein Spiel, gegen Trilithon oder mit ihnen, und du siehst sofort das Brett mit dem ersten Zug. Oben wählst du, wer du bist; in zwei Tabs kannst du zwei Leute gleichzeitig sein.
playground-welcome-type = Oder tippe unten /übung oder /herausfordern, um die Bedingungen selbst zu wählen, oder nur / für alles, was der Bot kann.
playground-games = Eine Partie beginnen
playground-opponents = mit { AND($names) }
playground-setting-up = Die Partie wird vorbereitet. Ihr Brett erscheint hier.
# Ein Knopf unter einem Gespräch, in dem der Bot auf jemanden wartet.
playground-become = { $name } ist dran: Platz übernehmen

# Was Discords Programm selbst schreibt, mit den Variablen in derselben Reihenfolge wie im Englischen.
discord-only-you = Nur du kannst das sehen
discord-edited = (bearbeitet)
discord-message = Nachricht an { $name }
discord-commands-only = Hier kannst du Befehle benutzen
discord-replying = Antwort an { $name }: { $what }
discord-used = { $name } benutzt
discord-thread = hat einen Thread gestartet: { $name }.
discord-older = Ältere Nachrichten laden
discord-newer = Neuere Nachrichten
discord-jump = Neue Nachrichten · zur letzten springen
discord-reply = Antworten
discord-edit = Bearbeiten
discord-delete = Löschen
discord-pin = Anheften
discord-unpin = Nicht mehr anheften
discord-actions = Aktionen für { $name }
discord-send = Senden
discord-send-message = Nachricht senden (Eingabetaste)
discord-cancel-reply = Antwort abbrechen
discord-cancel = Abbrechen
discord-submit = Absenden
discord-apply = Übernehmen
discord-close-form = Formular schließen
discord-careful = Dieses Formular geht an { $name }. Schreib keine Passwörter und nichts anderes Vertrauliches hinein.
discord-required = Dieses Feld ist erforderlich.
discord-at-least = Schreib mindestens { $number } Zeichen.
discord-at-most = Schreib höchstens { $number } Zeichen.
discord-choose-one = Wähle mindestens einen Wert.
discord-select = Wähle eine Option
discord-select-several = Wähle eine oder mehrere Optionen
discord-clear = Auswahl löschen
discord-search = Optionen suchen
discord-options-matching = OPTIONEN ZU { $what }
discord-members = MITGLIEDER
discord-no-options = Keine Option passt
discord-no-suggestions = Die Optionen konnten nicht geladen werden
discord-loading-commands = Befehle werden geladen
discord-more-options = +{ $number } weitere
discord-optional = +{ $number } optional
discord-no-command = Befehl verwerfen
discord-choose-file = Datei wählen
discord-bad-value = Dieser Wert geht nicht.
discord-bad-choice = Wähle eine der Optionen.
discord-download = { $name } herunterladen
discord-enlarge = { $name } vergrößern
discord-enlarged = Vergrößertes Bild
discord-zoom = Bild vergrößern
discord-fit = Bild einpassen
discord-close-image = Bild schließen
discord-previous-image = Voriges Bild
discord-next-image = Nächstes Bild
discord-original = Originalbild öffnen
discord-close-channels = Liste der Kanäle schließen
