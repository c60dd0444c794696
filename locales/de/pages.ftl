# Seiten für alles, was für eine Nachricht zu lang ist.

button-page-before = Vorige Seite
button-page-after = Nächste Seite
page-of = Seite { $page } von { $pages }.
