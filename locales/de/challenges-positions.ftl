# Partien, die mit einer eigenen Stellung beginnen, und der Knopf, um ab einer Stellung weiterzuspielen.

## Die Karte und das erste Brett

card-position = Die Partie beginnt mit der Stellung auf dem Bild, nach Zug { $ply }; { $side } ist am Zug. Sie wird nicht gewertet.
card-position-open = Die Partie beginnt mit der Stellung auf dem Bild, nach Zug { $ply }. Sie wird nicht gewertet.
card-next = { $player } zieht zuerst
card-after = { $player } lässt jemand anderen beginnen
turn-position = Sie beginnt mit dieser Stellung, nach Zug { $ply }.

## Was eine einzelne Person gefragt wird

button-play-from = Ab hier weiterspielen
from-here = **{ $game }**, nach Zug { $ply }: Gegen wen willst du ab hier spielen? Wähle eine Stufe von Trilithon oder Freunde, die du herausforderst. Die Partie wird nicht gewertet.
from-here-drawn = Deine Seite wird ausgelost.
from-here-side = Du spielst { $side }.
from-here-next = Du ziehst zuerst.
from-here-after = Jemand anderes zieht zuerst.
from-here-level = Gegen Trilithon spielen, auf …
from-here-friend = Einen Freund herausfordern
from-here-choose-side = Deine Seite
from-here-choice-next = Ich ziehe zuerst
from-here-choice-after = Jemand anderes zieht zuerst

## Was nicht geht

refusal-position-over = In dieser Stellung ist die Partie schon zu Ende. Wähle eine frühere.
refusal-position-left = In dieser Stellung ist schon jemand ausgeschieden; diesen Platz könnte niemand übernehmen. Wähle eine frühere.
refusal-position-options = Eine Partie, die mit einer Stellung beginnt, behält ihre Optionen. Ändern kannst du die Seiten und die Bedenkzeit.
refusal-position-runs = Partie { $match } läuft noch. Ab einer ihrer Stellungen zu spielen würde dort helfen. Warte, bis sie zu Ende ist. Das Brett: { $link }
refusal-position-helps = In deiner Partie { $match } steht diese Stellung genauso oder fast genauso auf dem Brett. Damit weiterzuspielen würde dir dort helfen. Warte, bis die Partie zu Ende ist. Das Brett: { $link }
refusal-position-untried = Versuche zuerst, dieses Rätsel zu lösen. Danach kannst du ab hier weiterspielen.
refusal-rated-position = Eine Partie, die mit einer Stellung beginnt, kann nicht gewertet werden. Spiele sie ohne Wertung.
refusal-record-position = Die Stellung, die in Zeile { $line } dieser Mitschrift beginnt, kann ich nicht lesen, oder niemand könnte damit weiterspielen. Berichtige sie und versuche es noch einmal.
