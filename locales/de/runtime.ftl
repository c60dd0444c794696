# Was Trilithon sagt, bevor es läuft: Einstellungen, mit denen es nicht starten kann, und wie es ihm geht. Jeder Satz zu
# einer Einstellung nennt die Variable, was mit ihr nicht stimmt und was zu tun ist.

setup-heading =
    { $count ->
        [one] Trilithon kann noch nicht starten. Eine Einstellung stimmt nicht:
       *[other] Trilithon kann noch nicht starten. { $count } Einstellungen stimmen nicht:
    }
setup-where = Einstellungen kommen aus der Umgebung oder aus einer Datei .env in dem Ordner, in dem du Trilithon startest; .env.example zählt alle auf.

setup-token-missing = { $variable } fehlt, und ohne kann sich Trilithon nicht bei Discord anmelden. Kopiere das Token des Bots von der Seite „Bot“ deiner Anwendung in Discords Developer Portal und schreib { $variable }=… in .env. Mit „make play“ kannst du den Bot ohne Konto ausprobieren.
setup-token-shape = { $variable } sieht nicht aus wie das Token eines Bots: Das sind drei Gruppen von Buchstaben und Ziffern mit Punkten dazwischen. „Client Secret“ und „Application ID“ sind etwas anderes. Kopiere das Token von der Seite „Bot“ deiner Anwendung in Discords Developer Portal.
setup-public-url = { $variable } ist „{ $value }“, muss aber die Adresse sein, unter der Browser die Seite finden, zum Beispiel https://trilithon.example. Ohne https geht nur dieser Rechner: http://localhost:8080.
setup-client-secret-shape = { $variable } sieht nicht aus wie ein Client Secret: Das ist eine einzige Gruppe von Buchstaben und Ziffern ohne Punkte. Das Token des Bots ist etwas anderes. Kopiere das Secret von der Seite „OAuth2“ deiner Anwendung in Discords Developer Portal.
setup-activity-lacks = { $variable } ist eingeschaltet, aber eine Aktivität braucht auch { AND($missing) }. Woher du das bekommst, steht in docs/running.md.
setup-activity-local = { $variable } ist eingeschaltet, aber { $address } gilt nur auf diesem Rechner, und Discord muss die Seite erreichen. Gib ihr eine Adresse, die mit https:// beginnt, oder lass { $variable } weg.
setup-activity-sdk = { $variable } ist eingeschaltet, aber Discords SDK fehlt, und ohne kann sich die Seite nicht in Discord öffnen. Führe einmal „make activity“ aus oder lass { $variable } weg.
setup-database-scheme = { $variable } beginnt mit „{ $scheme }“, aber Trilithon speichert seine Partien in SQLite oder PostgreSQL. Schreib sqlite+aiosqlite:///Pfad/zu/trilithon.db oder postgresql+asyncpg://Benutzer:Passwort@Rechner/Datenbank, oder lass { $variable } weg, dann gilt { $default }.
setup-database-slashes = In { $variable } fehlt ein Schrägstrich. Schreib { $relative } für eine Datei in dem Ordner, aus dem du Trilithon startest, oder { $absolute } für einen Pfad ab der Wurzel.
setup-database-port = { $variable } hat einen Port, der keine Zahl von 0 bis 65.535 ist. Schreib es als postgresql+asyncpg://user:password@host:5432/database und kodiere „/“, „?“, „#“ und „@“ im Passwort mit Prozentzeichen.
setup-database-sslmode = { $variable } enthält „sslmode“, das dieser Treiber nicht kennt. Schreib stattdessen „ssl“, zum Beispiel ?ssl=require.
setup-database-is-folder = { $variable } nennt einen Ordner, { $path }, muss aber eine Datei nennen. Hänge einen Dateinamen an, zum Beispiel trilithon.db.
setup-folder-blocked = { $variable } braucht den Ordner { $path }, aber { $obstacle } ist eine Datei. Verschieb sie oder nenne einen anderen Ort.
setup-folder-unmade = { $variable } braucht den Ordner { $path }, der sich nicht anlegen lässt: { $fault }. Nenne einen anderen Ort.
setup-folder-locked = { $variable } braucht den Ordner { $path }, aber der Benutzer, unter dem Trilithon läuft ({ $user }), darf in { $locked } nicht schreiben. Lege { $path } an und mach ihn zum Eigentümer oder nenne einen anderen Ort.
setup-choice = { $variable } ist „{ $value }“, das geht nicht. Erlaubt: { OR($allowed) }.
setup-number = { $variable } ist „{ $value }“, muss aber eine ganze Zahl von { $low } bis { $high } sein.
setup-shards-shape = { $variable } ist „{ $value }“. Schreib, welche Shards dieser Prozess übernimmt, und von wie vielen: 0-7/16 für die ersten acht von sechzehn, 3/16 für einen einzelnen. Lass { $variable } weg, wenn ein Prozess alle übernimmt.
setup-shards-order = { $variable } geht rückwärts, von { $first } bis { $last }. Schreib die kleinere Zahl zuerst.
setup-shards-beyond =
    { $count ->
        [one] { $variable } nennt Shard { $shard }, aber Shards zählen ab 0; es gibt nur Shard { $highest }. Schreib 0/1 oder lass { $variable } weg.
       *[other] { $variable } nennt Shard { $shard }, aber Shards zählen ab 0; der letzte von { $count } hat Nummer { $highest }.
    }
setup-env-file = Die Datei .env ist nicht lesbar. Speichere sie als reinen Text in UTF-8, mit einem NAME=Wert pro Zeile, und sorge dafür, dass der Benutzer, unter dem Trilithon läuft, sie lesen darf.
setup-invalid = { $variable } hat einen Wert, der nicht geht. In .env.example steht, was möglich ist.

setup-health-good =
    { $seconds ->
        [one] Mit Discord verbunden; letztes Lebenszeichen vor 1 Sekunde.
       *[other] Mit Discord verbunden; letztes Lebenszeichen vor { $seconds } Sekunden.
    }
setup-health-lost =
    { $minutes ->
        [one] Discord meldet sich seit 1 Minute nicht. Im Log steht, was geschehen ist; Trilithon neu zu starten schadet nicht.
       *[other] Discord meldet sich seit { $minutes } Minuten nicht. Im Log steht, was geschehen ist; Trilithon neu zu starten schadet nicht.
    }
setup-health-lost-shard =
    { $minutes ->
        [one] Shard { $shard } hört seit 1 Minute nichts von Discord. Auf seinen Servern bekommt niemand eine Antwort. Im Log steht, was geschehen ist; Trilithon neu zu starten schadet nicht.
       *[other] Shard { $shard } hört seit { $minutes } Minuten nichts von Discord. Auf seinen Servern bekommt niemand eine Antwort. Im Log steht, was geschehen ist; Trilithon neu zu starten schadet nicht.
    }
setup-health-silent = In { $path } gibt es kein Lebenszeichen: Trilithon läuft nicht, oder es hat Discord noch nicht erreicht.
setup-health-stale =
    { $minutes ->
        [one] Der Bericht in { $path } ist 1 Minute alt: Sein Prozess ist beendet, hängt oder kann dort nicht mehr schreiben. Schau nach, ob der Datenträger voll ist; den Grund nennt das Log. Trilithon neu zu starten schadet nicht.
       *[other] Der Bericht in { $path } ist { $minutes } Minuten alt: Sein Prozess ist beendet, hängt oder kann dort nicht mehr schreiben. Schau nach, ob der Datenträger voll ist; den Grund nennt das Log. Trilithon neu zu starten schadet nicht.
    }
setup-health-ahead = Der Bericht in { $path } kommt aus der Zukunft: Die Uhr dieses Rechners wurde zurückgestellt. Trilithon schreibt bald einen neuen; wenn nicht, hängt es, und es neu zu starten schadet nicht.
setup-health-report-unwritten = Der Bericht darüber lässt sich aber nicht in { $path } schreiben: { $fault }.
setup-health-search-good =
    { $seconds ->
        [one] Der Suchprozess läuft; letztes Lebenszeichen vor 1 Sekunde.
       *[other] Der Suchprozess läuft; letztes Lebenszeichen vor { $seconds } Sekunden.
    }
setup-health-search-silent = In { $path } gibt es kein Lebenszeichen: Hier läuft kein Suchprozess, oder er konnte noch nicht in die Datenbank schreiben. Starte einen mit „python bot.py --search“.
setup-health-about = Prüft, wie es Trilithon geht: ob es von Discord hört, antworten darf und in seine Datenbank schreiben kann.
setup-health-option-search = den Suchprozess („python bot.py --search“) prüfen statt des Bots
setup-health-refused = Discord ist verbunden, lehnt aber Trilithons Anfragen ab, deshalb kommen keine Bretter an. Entweder gilt das Token in { $variable } nicht mehr, oder die Adresse dieses Rechners ist eine Weile gesperrt. Discords Antworten stehen im Log.
setup-health-unwritten =
    { $minutes ->
        [one] Seit 1 Minute lässt sich nicht in die Datenbank schreiben. Es wird kein Zug angenommen. Schau nach, ob der Datenträger voll ist oder ein anderes Programm die Datei festhält; den Grund nennt das Log.
       *[other] Seit { $minutes } Minuten lässt sich nicht in die Datenbank schreiben. Es wird kein Zug angenommen. Schau nach, ob der Datenträger voll ist oder ein anderes Programm die Datei festhält; den Grund nennt das Log.
    }

setup-about = Trilithon: abstrakte Strategiespiele mit Freunden, auf Discord.
setup-option-version = die Version nennen, dann aufhören
setup-option-playground = im Browser auf einem nachgebauten Discord spielen; braucht kein Token
setup-option-ratings = alle Wertungen aus den Ergebnissen der gewerteten Partien neu berechnen; braucht kein Token
setup-option-search = nur über Trilithons eigene Züge nachdenken, für Bots mit derselben Datenbank; braucht kein Token
setup-option-language = die Sprache des nachgebauten Servers, zum Beispiel en-US oder de
setup-option-port = der Port dieses Rechners, auf dem die Spielwiese läuft
setup-token-refused = Discord nimmt das Token in { $variable } nicht an. Erstelle ein neues auf der Seite „Bot“ deiner Anwendung in Discords Developer Portal und schreib es in .env.
setup-store-unsupported = DATABASE_URL verlangt { $where }, aber Trilithon speichert seine Partien in einer SQLite-Datei oder in PostgreSQL. Schreib sqlite+aiosqlite:///Pfad/zu/trilithon.db oder postgresql+asyncpg://Benutzer:Passwort@Rechner/Datenbank.
setup-store-foreign = { $where } ist keine Datenbank von Trilithon. Es wurde nichts geändert. Nenne in DATABASE_URL eine andere Datei oder verschieb diese.
setup-store-corrupt = { $where } ist beschädigt ({ $fault }). Es wurde nichts geändert. Ersetze sie durch eine Sicherung oder repariere eine Kopie mit „.recover“ von SQLite.
setup-store-incomplete = In { $where } fehlt, was Trilithon braucht: { AND($what) }. Es wurde nichts geändert. Ersetze die Datenbank durch eine Sicherung.
setup-store-older = { $where } stammt von einem Trilithon, das für dieses zu alt ist (Schema { $found }). Es wurde nichts geändert. Starte damit einmal das letzte Trilithon mit Schema { $last }, dann dieses.
setup-store-newer = { $where } stammt von einem neueren Trilithon (Schema { $found }). Es wurde nichts geändert. Starte das neuere oder stelle die Sicherung von davor wieder her.
setup-store-unwritable = In { $where } lässt sich nicht schreiben: { $fault }. Erlaube dem Benutzer, unter dem Trilithon läuft, in die Datei und ihren Ordner zu schreiben, oder nenne in DATABASE_URL einen anderen Ort.
setup-store-away = { $where } antwortet nicht: { $fault }. Starte den Datenbankserver oder nenne in DATABASE_URL einen anderen.
setup-store-refused = { $where } hat abgelehnt: { $fault }. Bring das auf dem Datenbankserver in Ordnung oder nenne in DATABASE_URL einen anderen.
setup-store-missing = In { $where } ist keine Datenbank von Trilithon.
setup-store-filled = { $where } ist nicht leer. Es wurde nichts geändert. Nenne eine leere Datenbank.
setup-store-uncopied = { $where } ließ sich nicht füllen: { $fault }. Es wurde nichts geschrieben.
setup-store-unequal = In { $where } steht nicht, was hineingeschrieben wurde, nämlich bei { AND($what) }. Alles wurde rückgängig gemacht.
setup-store-unsaved = { $where } ließ sich nicht sichern: { $fault }. Frühere Sicherungen sind noch da.
setup-store-taken = { $where } gibt es schon und wurde nicht geändert. Versuche es in einer Sekunde noch einmal.
setup-store-undumped = { $where } lässt sich nur mit { $program } sichern, einem Programm von PostgreSQL, das hier nicht installiert ist. Unter Debian und Ubuntu: apt install postgresql-client.
setup-store-outdated = { $where } hat noch die Tabellen einer früheren Version (Schema { $found }). Es wurde nichts geändert. Starte einmal dieses Trilithon damit, das bringt sie auf { $newest }, und kopiere sie dann.

setup-database-about = An der Datenbank von Hand arbeiten.
setup-copy-about = eine ganze Datenbank in eine leere kopieren und beide vergleichen; halte erst den Bot an
setup-copy-done = { $tables } Tabellen kopiert und verglichen: Sie sind in beiden gleich.
setup-backup-about = eine Sicherung der Datenbank in einen Ordner schreiben, auch während der Bot sie benutzt, und alte löschen
setup-backup-done = Sicherung geschrieben: { $path }.
setup-skip-about = einige Nummern von Partien, Herausforderungen und so weiter überspringen, wenn eine Sicherung wiederhergestellt ist und bevor der Bot startet
setup-skip-done = Die nächste Partie bekommt die Nummer { $number }.
setup-option-count = wie viele Nummern übersprungen werden: mehr, als seit der Sicherung vergeben wurden
setup-option-database = die URL einer Datenbank wie in DATABASE_URL oder der Pfad einer SQLite-Datei
setup-option-database-own = die URL einer Datenbank wie in DATABASE_URL oder der Pfad einer SQLite-Datei; sonst die Datenbank aus den Einstellungen
setup-option-backup = der Ordner für Sicherungen; er wird angelegt, wenn er fehlt
setup-option-keep = nach jeder neuen Sicherung alle löschen, die älter sind als so viele Tage (sonst 14)
setup-option-every = weiterlaufen und eine neue Sicherung schreiben, sobald die letzte so viele Stunden alt ist

setup-metrics-port = { $variable } ist { $port }, aber auf diesem Port dieses Rechners lässt sich nichts anbieten ({ $fault }). Jeder Prozess braucht seinen eigenen: Nenne einen anderen oder lass { $variable } leer, dann gibt es keine Metriken.
setup-web-port = { $variable } ist { $port }, aber auf diesem Port dieses Rechners lässt sich nichts anbieten ({ $fault }). Nenne einen anderen oder lass { $variable } leer, wenn ein anderer Prozess die Seite mit dem Brett anbietet.
setup-discord-away = Discord ist nicht erreichbar ({ $fault }). Prüfe die Verbindung dieses Rechners und starte noch einmal; es wurde nichts geändert.
setup-not-discord = Statt Discord antwortet etwas anderes, zum Beispiel die Anmeldeseite eines Netzes. Prüfe die Verbindung dieses Rechners und starte noch einmal; es wurde nichts geändert.
setup-discord-refused =
    { $status ->
        [403] Discord oder etwas auf dem Weg dorthin weist diesen Rechner ab (HTTP-Status 403). Vielleicht ist seine Adresse eine Weile gesperrt: Warte eine Stunde, bevor du wieder startest, und versuche ein anderes Netz, wenn das nicht hilft.
        [429] Discord oder etwas auf dem Weg dorthin hatte zu viele Anfragen von diesem Rechner (HTTP-Status 429). Warte eine Stunde, bevor du wieder startest: Jeder Versuch verlängert die Sperre.
       *[other] Discord antwortet nicht, wie es sollte (HTTP-Status { $status }). Vielleicht ist dort etwas gestört: Schau auf discordstatus.com nach und starte später noch einmal. Es wurde nichts geändert.
    }
setup-intents-refused = Discord lehnt die Intents ab, um die Trilithon bittet, obwohl keiner davon privilegiert ist. Aktualisiere Trilithon. Wenn du es geändert hast und es um mehr bittet, schalte sie auf der Seite „Bot“ deiner Anwendung in Discords Developer Portal ein.
setup-shards-too-few = Discord will diesen Bot auf mehr Shards verteilt haben (Code 4011). Schreib in { $variable } eine größere Zahl hinter den Schrägstrich, in allen Prozessen dieselbe, oder lass { $variable } weg, wenn ein Prozess alle übernimmt.
setup-gateway-closed = Discord hat die Verbindung beendet, mit einem Code ({ $code }), bei dem ein neuer Versuch nichts nützt. Aktualisiere Trilithon; was der Code bedeutet, steht in Discords Dokumentation unter „Gateway Close Event Codes“.

## `python bot.py --check`

setup-option-check = die Einstellungen, den Rechner und Discords Antworten prüfen, dann aufhören; nichts wird geändert
setup-option-channel = mit --check: die ID eines Kanals oder der Link zu ihm, in dem Berechtigungen geprüft werden
check-well = gut    { $told }
check-to-do = OFFEN  { $told }
check-settings = Einstellungen: alle in Ordnung.
check-settings-unknown = In .env steht { $name }, aber so eine Einstellung gibt es nicht. Meinst du { $meant }?
check-database-new = Datenbank: { $where } ist leer oder noch nicht da; beim ersten Start werden die Tabellen angelegt.
check-database-current = Datenbank: In { $where } lässt sich schreiben, und die Tabellen sind aktuell ({ $newest }).
check-database-older = Datenbank: In { $where } lässt sich schreiben. Der nächste Start bringt die Tabellen von { $version } auf { $newest }: Mach vorher eine Sicherung.
check-backup = Sicherung: Die letzte ist { $hours ->
        [0] keine Stunde
        [one] eine Stunde
       *[other] { $hours } Stunden
    } alt.
check-backup-none = Sicherung: Es ist keine bekannt. „python -m store backup ORDNER“ schreibt eine; wie du täglich eine bekommst, steht in docs/running.md.
check-disk = Speicherplatz: { $megabytes } MB frei in { $path }.
check-disk-full = Speicherplatz: nur { $megabytes } MB frei in { $path }. Schaff Platz: Ohne Platz lassen sich keine Züge speichern. { $least } MB sind schon wenig.
check-memory = Arbeitsspeicher: { $megabytes } MB frei.
check-memory-short = Arbeitsspeicher: nur { $megabytes } MB frei. Trilithon braucht { $least } MB; mit weniger beendet das System es vielleicht. Gib ihm mehr oder setze SEARCH_PROCESSES=0 und lass einen anderen Rechner nachdenken.
check-memory-unknown = Arbeitsspeicher: Dieses System sagt nicht, wie viel frei ist.
check-pictures = Bilder: Ein Brett wurde mit allen Schriften gezeichnet.
check-pictures-fail = Bilder: Kein Brett lässt sich zeichnen ({ $fault }). Installiere Trilithon neu, mit allem aus requirements/run.txt und dem Ordner renderer/fonts.
check-page = Seite: Unter { $url } ist die Seite mit dem Brett erreichbar.
check-page-away = Seite: Unter { $url } antwortet nichts ({ $fault }). Die Seite antwortet nur, solange ein Bot mit WEB_PORT läuft. Starte einen, dann prüfe den Proxy davor, sein Zertifikat und die Adresse des Namens.
check-page-other = Seite: Unter { $url } antwortet etwas anderes. Prüfe den Proxy: Er muss alles an den WEB_PORT eines laufenden Bots weiterleiten.
check-token = Token: Discord kennt damit { $name } (Anwendung { $id }).
check-installs = Installation: Server und Personen können den Bot hinzufügen.
check-installs-missing = Installation: { AND($names) } können den Bot nicht hinzufügen. Kreuze das auf der Seite „Installation“ deiner Anwendung in Discords Developer Portal an.
check-install-server = Server („Guild Install“)
check-install-user = Personen („User Install“)
check-endpoint = Befehle: Discord schickt sie an { $url }, der Bot erfährt nie von ihnen. Leere das Feld „Interactions Endpoint URL“ auf der Seite „General Information“ deiner Anwendung in Discords Developer Portal.
check-code-grant = Einladungen: Sie scheitern, weil die Anwendung einen Code Grant verlangt. Schalte „Requires OAuth2 Code Grant“ auf der Seite „Bot“ deiner Anwendung in Discords Developer Portal aus.
check-activity = Aktivität: Discord akzeptiert das Client Secret und zeigt die Seite unter { $url }.
check-activity-unseen = Aktivität: Discord akzeptiert das Client Secret, und die Anwendung hat Aktivitäten. Ihr URL Mapping lässt sich von hier nicht sehen, denn unter { $url } antwortet nichts: „/“ muss zu { $host } führen.
check-activity-unmapped = Aktivität: Discord zeigt unter { $url } etwas anderes. Lass „/“ unter Activities → URL Mappings deiner Anwendung in Discords Developer Portal zu { $host } führen. Es muss auch ein Bot mit ACTIVITY=yes und WEB_PORT laufen.
check-activity-off = Aktivität: Discord nennt für diese Anwendung keine Aktivitäten. Kreuze „Enable Activities“ unter Activities → Settings deiner Anwendung in Discords Developer Portal an. Ist das schon angekreuzt und öffnet sich die Aktivität, ist alles in Ordnung.
check-activity-secret = Aktivität: Discord akzeptiert DISCORD_CLIENT_SECRET nicht. Kopiere es noch einmal von der Seite „OAuth2“ deiner Anwendung in Discords Developer Portal; „Reset Secret“ macht ein neues.
check-activity-away = Aktivität: Discord hat nicht gesagt, ob es das Client Secret akzeptiert (HTTP-Status { $status }). Prüfe es später noch einmal.
check-private = Einladungen: Nur du kannst den Bot hinzufügen, denn er ist nicht öffentlich. Wenn andere es auch sollen, schalte „Public Bot“ auf der Seite „Bot“ deiner Anwendung in Discords Developer Portal ein.
check-gateway = Gateway: Heute sind noch { $remaining } von { $total } Verbindungen übrig, für { $shards ->
        [one] 1 Shard
       *[other] { $shards } Shards
    }.
check-gateway-used-up = Gateway: Heute sind nur noch { $remaining } von { $total } Verbindungen übrig, das reicht nicht zum Starten. Finde heraus, was den Bot so oft neu startet, und warte { $hours ->
        [one] 1 Stunde
       *[other] { $hours } Stunden
    }.
check-gateway-shards = Gateway: SHARDS verteilt den Bot auf { $shards } Shards, aber Discord rät zu { $advised }. Schreib eine größere Zahl hinter den Schrägstrich, in allen Prozessen dieselbe, oder lass SHARDS weg, wenn ein Prozess alle übernimmt.
check-channel = Kanal: In #{ $channel } von „{ $server }“ ist alles erlaubt, was Trilithon braucht.
check-channel-closed = Kanal: In #{ $channel } von „{ $server }“ { COUNT($names) ->
        [one] fehlt
       *[other] fehlen
    } Trilithon { AND($names) }. Erlaube das seiner Rolle in den Einstellungen des Servers oder des Kanals.
check-channel-none = Kanal: Es wurde keiner genannt. „--check --channel ID“ prüft, was der Bot in einem darf.
check-channel-unreadable = Kanal: Das ist weder eine ID noch ein Link. Schalte Discords Entwicklermodus ein, klicke mit der rechten Maustaste auf den Kanal und wähle „Kanal-ID kopieren“.
check-channel-of-no-server = Kanal: Das ist ein Thread oder eine Direktnachricht. Nenne einen Kanal eines Servers.
check-channel-unseen = Kanal: { $id } gibt es nicht, oder der Bot sieht ihn nicht. Lade den Bot auf diesen Server ein und erlaube ihm, den Kanal zu sehen.
check-clock = Uhr: Sie geht wie die von Discord.
check-clock-ahead = Uhr: Sie geht gegenüber der von Discord { $seconds } Sekunden vor. Fristen laufen zu früh ab. Schalte die Zeitsynchronisierung (NTP) ein.
check-clock-behind = Uhr: Sie geht gegenüber der von Discord { $seconds } Sekunden nach. Fristen laufen zu spät ab. Schalte die Zeitsynchronisierung (NTP) ein.
check-clock-unknown = Uhr: Discords Antworten haben nicht gesagt, wie spät es ist.
