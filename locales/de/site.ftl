# Die Website (`make site`): was zwischen den Texten steht, die der Bot selbst sagt.

site-match = Eine ganze Partie
site-match-about = Trilithon gegen sich selbst, { $count } Züge.
site-first-steps = Erste Schritte
site-first-steps-about = Der Anfang der Lektion, wie der Bot sie gibt: Auf Discord machst du jeden Zug selbst und erfährst, warum ein falscher falsch ist.
site-step = Schritt { $number }
site-answer-title = Lösung
site-answer = Zum Beispiel `{ $move }`.
site-start = Ausprobieren und betreiben
site-commands = Befehle
site-commands-about = Alles, was du tippen kannst. Das meiste geht auch mit den Knöpfen unter einem Brett.
site-command-picture = Die Antwort auf { $command }
