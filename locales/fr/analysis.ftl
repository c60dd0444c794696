# Le plateau d’analyse : un plateau à soi pour essayer des coups, et des notes pour soi.

## Ce qui ne peut pas être essayé ou gardé

refusal-analysis-gone = Cet endroit n’est plus sur ton plateau d’analyse : ses coups ont été effacés. Rien n’a changé.
refusal-analysis-leave = Ici, on peut seulement essayer des coups, ou le départ d’un joueur.
refusal-analysis-nothing = Rien n’a été essayé à partir d’ici, il n’y a donc rien à effacer. Les coups de la partie restent.
refusal-analysis-full = Un plateau d’analyse garde { $most } coups essayés. Efface d’abord une variante pour en essayer d’autres.
refusal-analyses-full = Tu as des plateaux d’analyse pour { $most } parties, et je n’en garde pas plus par personne. Efface un de ceux dont tu n’as plus besoin.
refusal-no-such-analysis = Ce plateau d’analyse n’existe plus : tu l’as effacé, ou il a fait place à de plus récents.
refusal-analysis-name = Le nom d’un plateau d’analyse a { $most } caractères au plus, et ils sont visibles.
refusal-analysis-name-taken = Tu as déjà un plateau d’analyse « { $name } ». Choisis un autre nom.
refusal-too-many-analyses = Tu as { $most } plateaux d’analyse nommés, et je n’en garde pas plus par personne. Efface-en un d’abord.

## Où l’ordinateur n’aide pas

refusal-analysis-helps = Je ne dis rien de cette position tant que la partie { $match } est en cours, car cela y aiderait. Redemande-moi quand elle sera terminée.

## Notes

refusal-note-long = Une note a { $most } caractères au plus, et la tienne en a { $count }. Raccourcis-la et réessaie.
refusal-too-many-notes = Tu as déjà { $most } notes ici, et je n’en garde pas plus par partie. Efface-en une d’abord.
refusal-notes-full = Tu as { $most } notes sur l’ensemble de tes parties, et je n’en garde pas plus par personne. Efface-en quelques-unes d’abord.
