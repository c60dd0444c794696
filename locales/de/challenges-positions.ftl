# Partien, die mit einer eigenen Stellung beginnen, und der Knopf, um ab einer Stellung weiterzuspielen.

## Die Karte und das erste Brett

card-position = Die Partie beginnt mit der Stellung auf dem Bild, nach Zug { $ply }: { $side } ist am Zug. Sie wird nicht gewertet.
card-position-open = Die Partie beginnt mit der Stellung auf dem Bild, nach Zug { $ply }. Sie wird nicht gewertet.
card-next = { $player } zieht zuerst
card-after = { $player } zieht nicht zuerst
turn-position = Sie beginnt mit dieser Stellung, nach Zug { $ply }.

## Was eine einzelne Person gefragt wird

button-play-from = Ab hier weiterspielen
from-here = **{ $game }**, nach Zug { $ply }: Gegen wen willst du ab hier spielen? Wähl Trilithons Stufe, oder Freunde, die du herausforderst. Die Partie wird nicht gewertet.
from-here-drawn = Deine Seite wird ausgelost.
from-here-side = Du spielst { $side }.
from-here-next = Du ziehst zuerst.
from-here-after = Du ziehst nicht zuerst.
from-here-level = Gegen Trilithon spielen, auf …
from-here-friend = Einen Freund herausfordern
from-here-choose-side = Deine Seite
from-here-choice-next = Zuerst ziehen
from-here-choice-after = Nicht zuerst ziehen

## Was nicht geht

refusal-position-over = In dieser Stellung gibt es nichts mehr zu spielen: Die Partie ist aus. Wähl eine frühere.
refusal-position-left = In dieser Stellung ist schon jemand ausgeschieden, und diesen Platz könnte niemand nehmen. Wähl eine frühere.
refusal-position-options = Eine Partie, die mit einer Stellung beginnt, behält ihre Optionen. Ändern kannst du die Seiten und die Bedenkzeit.
refusal-position-runs = Partie { $match } läuft noch, und ab einer ihrer Stellungen zu spielen, würde dort helfen. Warte, bis sie vorbei ist. Das Brett: { $link }
refusal-position-helps = In deiner Partie { $match } steht diese Stellung genauso oder fast genauso auf dem Brett. Damit weiterzuspielen, würde dir dort helfen. Warte, bis die Partie vorbei ist. Das Brett: { $link }
refusal-position-untried = Versuch dieses Rätsel zuerst. Dann kannst du damit weiterspielen.
refusal-rated-position = Eine Partie, die mit einer Stellung beginnt, kann nicht gewertet werden. Spiel sie ohne Wertung.
refusal-record-position = Die Stellung, die in Zeile { $line } dieser Mitschrift beginnt, kann ich nicht lesen, oder niemand könnte mit ihr weiterspielen. Bring sie in Ordnung, und versuch es noch einmal.
