# „Zeigen“: eine Zugfolge, veröffentlicht als Bild oder Film mit ein paar Worten dazu.

button-show-line = Zeigen
line-title = Diese Zugfolge zeigen
line-comment-label = Ein paar Worte von dir
line-comment-hint = Das lesen alle hier. Du kannst es auch leer lassen.
line-form-label = Format
line-form-picture = Ein Bild, nach jedem Zug ein Brett
line-form-film = Ein Film

## Was dann dort steht

line-shown =
    { $who } zeigt { $count ->
        [one] einen Zug
       *[other] eine Folge von { $count } Zügen
    } in { $game }.
line-shown-match =
    { $who } zeigt { $count ->
        [one] einen Zug
       *[other] eine Folge von { $count } Zügen
    } in { $game }, Partie { $id }: { AND($names) }.
line-shown-last = Das Bild zeigt die letzten { $shown }.

## Warum es nicht gezeigt wird

refusal-show-line-running = Partie { $match } läuft noch, deshalb bleibt deine Analyse unter uns. Zeige sie, wenn die Partie zu Ende ist.
refusal-show-line-elsewhere = Nicht alle hier können Partie { $match } sehen. Zeige das dort, wo sie gespielt wurde: { $link }
refusal-show-line-empty = Noch gibt es keine Zugfolge zu zeigen. Spiele erst mindestens einen Zug auf dem Brett.
