# `/einstellungen`. Jede Zeile ist auch der Text einer Wahl in einem Menü: höchstens 100 Zeichen.

## Was man für sich wählt

settings-me = **Deine Einstellungen.** Sie gelten auf allen Servern, und nur du siehst sie.
settings-looks = Sprache und Bretter
settings-notices = Benachrichtigungen und Erinnerungen
settings-people = Du und andere

settings-language-any = Sprache: wie dein Discord
settings-language-chosen = Sprache: { $name }
settings-theme-dark = Bretter, die nur du siehst: dunkel
settings-theme-light = Bretter, die nur du siehst: hell
settings-perspective-upright = Bretter, die nur du siehst: nicht gedreht
settings-perspective-once = Bretter, die nur du siehst: einen Schritt im Uhrzeigersinn gedreht
settings-perspective-twice = Bretter, die nur du siehst: zwei Schritte im Uhrzeigersinn gedreht
settings-perspective-thrice = Bretter, die nur du siehst: drei Schritte im Uhrzeigersinn gedreht
settings-at-once-ahead = Vorschau vor jedem Zug: ja
settings-at-once-played = Vorschau vor jedem Zug: nein
settings-notify-thread = Wenn du am Zug bist: eine Erwähnung in der Partie
settings-notify-message = Wenn du am Zug bist: eine Direktnachricht
settings-notify-none = Wenn du am Zug bist: keine Benachrichtigung
settings-lead-never = Erinnerung an deine Frist: keine
settings-lead-1h = Erinnerung an deine Frist: 1 Stunde vorher
settings-lead-3h = Erinnerung an deine Frist: 3 Stunden vorher
settings-lead-12h = Erinnerung an deine Frist: 12 Stunden vorher
settings-lead-1d = Erinnerung an deine Frist: 1 Tag vorher
settings-lead-2d = Erinnerung an deine Frist: 2 Tage vorher
settings-listed-yes = Ranglisten und Ergebnisse, die andere zeigen: mit dir
settings-listed-no = Ranglisten und Ergebnisse, die andere zeigen: ohne dich und deine Wertung
settings-puzzles-no = Rätsel aus deinen Partien: nie
settings-puzzles-yes = Rätsel aus deinen Partien: ja, ohne Namen, wenn alle Spieler es erlauben
settings-zone = Zeitzone: { $zone } (jetzt { $time })
settings-quiet = Ruhezeiten: von { $from } bis { $to }
settings-quiet-none = Ruhezeiten: keine
settings-presets = Vorlagen: { $more ->
        [0] { $names }
       *[other] { $names } und { $more } weitere
    }
settings-presets-none = Vorlagen: keine
settings-presets-forget = Eine Vorlage löschen
settings-blocked = Blockiert: { $more ->
        [0] { AND($names) }
       *[other] { $names } und { $more } weitere
    }
settings-blocked-none = Blockiert: niemand
settings-block = Jemanden blockieren
settings-unblock = Blockierung aufheben

button-zone = Zeitzone
box-zone-label = Wo bist du?
box-zone-hint = Eine große Stadt in deiner Zeitzone, etwa Berlin oder New York, oder UTC+2.
button-quiet = Ruhezeiten
box-quiet-label = Wann soll ich dich in Ruhe lassen?
box-quiet-hint = Zum Beispiel 22:30-7, höchstens zwölf Stunden. Leer: keine.

## Was für einen Server gewählt wird

settings-server = **Die Einstellungen dieses Servers.** Sie gelten für alle hier. Diese Seite siehst nur du.
settings-server-from-now =
    {""}**Die neue Sprache gilt ab jetzt** für neue Herausforderungen und ihre Partien.
    Alte Karten, laufende Partien und ihre Revanchen behalten ihre Sprache. Was nur einer sieht, erscheint in dessen Sprache.

server-boards = Bretter und Karten
server-challenges = Herausforderungen und Bedenkzeit

server-language-any = Sprache der Bretter und Karten: wie der Server auf Discord
server-language-chosen = Sprache der Bretter und Karten: { $name }
server-theme-dark = Bretter, die alle sehen: dunkel
server-theme-light = Bretter, die alle sehen: hell
server-home-threads = Partien: jede in ihrem eigenen Thread
server-home-channel = Partien: im Kanal, ohne Threads
server-channels = Herausforderungen: in { $channels } und den Threads dort
server-channels-any = Herausforderungen: in jedem Kanal
server-choose-channels = Kanäle für Herausforderungen wählen
server-role = Herausfordern dürfen: { $role }
server-role-any = Herausfordern dürfen: alle
server-choose-role = Wählen, wer herausfordern darf
server-clock = Standard-Bedenkzeit: { $clock }
server-clock-none = Standard-Bedenkzeit: keine
server-rated-no = Gewertete Partien: nur, wenn es in der Herausforderung steht
server-rated-yes = Gewertete Partien: Standard, wenn nur Menschen spielen und die Optionen es erlauben

button-clock = Standard-Bedenkzeit
box-clock-label = Bedenkzeit, wenn keine gewählt ist
box-clock-hint = Etwa 3d pro Zug oder 7d+12h für ein Zeitkonto, das wächst. Leer: keine.

## Was man nicht wählen kann

refusal-zone =
    { COUNT($near) ->
        [0] Die Zeitzone „{ $typed }“ kenne ich nicht. Schreib eine große Stadt in deiner Nähe, in der es so spät ist wie bei dir, zum Beispiel `Berlin` oder `New York`.
       *[other] „{ $typed }“ kann mehrere Zeitzonen bedeuten. Meinst du { OR($near) }?
    }
refusal-quiet = „{ $typed }“ verstehe ich nicht als Ruhezeiten. Schreib Anfang und Ende, zum Beispiel `22:30-7`. Wenn du keine willst, lass das Feld leer.
refusal-quiet-range = { $given } geht nicht. Ruhezeiten dauern höchstens { $most } Stunden und müssen ein Ende haben.
refusal-settings-need-server = Die Einstellungen eines Servers kannst du nur auf diesem Server ändern. Deine eigenen stehen in { COMMAND("settings me") }.
refusal-not-manager = Nur Admins können die Einstellungen dieses Servers ändern. Deine eigenen stehen in { COMMAND("settings me") }.
