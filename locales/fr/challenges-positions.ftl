# Les parties qui commencent à une position donnée, et le bouton pour jouer à partir d’une position.

## La carte et le premier plateau

card-position = La partie part de la position de l’image, après le coup { $ply } : c’est à { $side } de jouer. Elle n’est pas cotée.
card-position-open = La partie part de la position de l’image, après le coup { $ply }. Elle n’est pas cotée.
card-next = { $player } joue en premier
card-after = { $player } ne joue pas en premier
turn-position = Elle part de cette position, après le coup { $ply }.

## Ce qu’on demande à une seule personne

button-play-from = Jouer à partir d’ici
from-here = **{ $game }**, après le coup { $ply } : contre qui veux-tu jouer à partir d’ici ? Choisis le niveau de Trilithon, ou des amis à défier. La partie n’est pas cotée.
from-here-drawn = Ton camp est tiré au sort.
from-here-side = Tu joues { $side }.
from-here-next = C’est toi qui joues en premier.
from-here-after = Tu ne joues pas en premier.
from-here-level = Jouer contre Trilithon…
from-here-friend = Défier un ami
from-here-choose-side = Ton camp
from-here-choice-next = Jouer en premier
from-here-choice-after = Ne pas jouer en premier

## Ce qui n’est pas possible

refusal-position-over = Il n’y a plus rien à jouer : à cette position, la partie est finie. Choisis-en une d’avant.
refusal-position-left = À cette position, un joueur a abandonné ou est éliminé, et personne ne pourrait prendre sa place. Choisis-en une d’avant.
refusal-position-options = Une partie qui part d’une position en garde les options. Tu peux changer les camps et la cadence.
refusal-position-runs = La partie { $match } est encore en cours, et jouer à partir d’une de ses positions y aiderait. Attends qu’elle soit finie. Le plateau : { $link }
refusal-position-helps = Cette position est celle de ta partie { $match }, ou presque : repartir de cette position t’y aiderait. Attends que cette partie soit finie. Le plateau : { $link }
refusal-position-untried = Essaie d’abord ce problème ; ensuite, tu pourras repartir de cette position.
refusal-rated-position = Une partie qui part d’une position ne peut pas être cotée. Joue-la sans cote.
refusal-record-position = Je n’arrive pas à lire la position qui commence à la ligne { $line } de ce relevé, ou personne ne pourrait y jouer. Corrige-la et réessaie.
