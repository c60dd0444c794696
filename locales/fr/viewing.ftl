# Revoir des parties, et en importer.

view-page = Partie { $id } : { $game }, { AND($names) }. Plateau { $entry } sur { $last }.
view-title = Aller à un plateau de { $game }
view-label = Son numéro, de 0 à { $last }
view-film = Partie { $id } : { $game }, { AND($names) }, plateau après plateau.
view-film-part = Elle compte { $boards } plateaux. En voici { $shown }, régulièrement espacés.
view-since = Marqué : tout ce qui a changé { $count ->
        [one] à la dernière inscription
       *[other] aux { $count } dernières inscriptions
    }, depuis ton propre coup.
button-flip = Retourner
button-since = Depuis mon coup
refusal-record-origin = Ce relevé commence au milieu d’une partie. Seuls ceux qui partent du premier coup peuvent être gardés.
import-line = Ligne { $line } du relevé : { $told }
