# Importer des relevés et des positions : le formulaire, et quand on ne peut pas lire ceux d’AbstractPlay ou une position.

refusal-abstractplay-json = Ce fichier commence comme une partie d’AbstractPlay, mais je ne peux pas en lire la ligne { $line }. Exporte-le de nouveau là-bas.
refusal-abstractplay-field = Il manque à cette partie d’AbstractPlay le champ `{ $field }`, ou il contient autre chose que ce que je connais. Exporte-la de nouveau là-bas.
refusal-abstractplay-game = Cette partie d’AbstractPlay a pour jeu { $name }. D’AbstractPlay, je ne sais lire que Druid.
refusal-abstractplay-variant = Cette partie d’AbstractPlay suit une variante que je n’ai pas : « { $name } ».
refusal-abstractplay-move = Le coup { $number } de cette partie, « { $text } », ne convient pas. { $why }
refusal-abstractplay-result = Le résultat noté dans cette partie n’est pas celui auquel mènent ses coups. L’un des deux est faux.
refusal-position-line = Je ne peux pas lire la ligne { $line } de cette position : « { $text } ». Corrige-la et réessaie.
refusal-position-missing = Il manque une ligne à cette position : celle qui commence par `{ $field }`.
refusal-position-no-druid = Avec l’option `walk`, la première pierre sur un bord à soi amène le druide. À la ligne { $line }, { $mark } a des pierres sur un tel bord, en { AND($cells) }, mais pas de druide. Indique où il se tient et où il va, par exemple `{ $example }`.
refusal-position-ended = Dans cette position, d’après le plateau de la ligne { $line }, la partie est déjà finie. Ajoute la ligne `outcome { $outcome }`, ou change le plateau.

## Le formulaire de /match import

import-title = Importer une partie ou une position
import-file = Envoyer un fichier
import-text = Ou coller son texte
import-text-hint = { $most } caractères au maximum. Au-delà, envoie un fichier
