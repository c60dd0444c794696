# Les commandes et leurs options, telles que Discord les affiche. Un nom est en minuscules, sans espace, de 32 caractères
# au plus ; une description en compte 100 au plus.

command-challenge = défier
command-challenge-description = Défie un ami, ou laisse la place libre à qui veut la prendre
command-challenge-game = jeu
command-challenge-game-description = Le jeu auquel tu veux jouer
command-challenge-opponent = adversaire
command-challenge-opponent-description = La personne que tu défies ; sans elle, tout le monde ici peut accepter
command-challenge-opponent2 = adversaire2
command-challenge-opponent2-description = Le deuxième adversaire, dans les jeux à trois ou à quatre
command-challenge-opponent3 = adversaire3
command-challenge-opponent3-description = Le troisième adversaire, dans les jeux à quatre
command-challenge-options = options
command-challenge-options-description = Les variantes du jeu, comme « bid » ; des suggestions viennent pendant que tu écris
command-challenge-side = camp
command-challenge-side-description = Le camp que tu joues ; tiré au sort si tu ne dis rien

command-move = jouer
command-move-description = Joue un coup dans ta partie
command-move-move = coup
command-move-move-description = Ton coup, par exemple 30b-5b ; les coups permis viennent pendant que tu écris
command-move-match = partie
command-move-match-description = Quelle partie, si ce n’est pas celle d’ici

command-board = plateau
command-board-description = Regarde un plateau, pour toi seul
command-board-match = partie
command-board-match-description = Quelle partie, si ce n’est pas celle d’ici
command-board-piece = pièce
command-board-piece-description = La case d’une pièce, pour voir où elle peut aller ; à la mise en place, où l’on peut poser
command-board-text = texte
command-board-text-description = En texte plutôt qu’en image

command-matches = parties
command-matches-description = Tes parties en cours, d’abord celles qui t’attendent

command-replay = revoir
command-replay-description = Revoir une partie, plateau par plateau, rien que pour toi
command-replay-match = partie
command-replay-match-description = Laquelle, en cours ou finie, par son numéro ; celle d’ici si tu ne dis rien
command-replay-board = plateau
command-replay-board-description = Le numéro du plateau à ouvrir ; le premier si tu ne dis rien

command-resign = abandonner
command-resign-description = Abandonne ta partie ; on te le demande une seconde fois avant que cela compte
command-resign-match = partie
command-resign-match-description = Quelle partie, si ce n’est pas celle d’ici

command-draw = nulle
command-draw-description = Propose la nulle, ou réclame-la quand une position revient pour la troisième fois
command-draw-match = partie
command-draw-match-description = Quelle partie, si ce n’est pas celle d’ici
command-draw-repetition = répétition
command-draw-repetition-description = La réclamer pour une troisième répétition, sans demander à personne

command-takeback = reprendre
command-takeback-description = Reprends ton dernier coup : aussitôt si personne n’a regardé depuis, sinon sur demande
command-takeback-match = partie
command-takeback-match-description = Quelle partie, si ce n’est pas celle d’ici

command-rematch = revanche
command-rematch-description = Défie les mêmes personnes au même jeu, en changeant de camp
command-rematch-match = partie
command-rematch-match-description = Quelle partie finie ; sans réponse, celle d’ici ou ta dernière

command-rules = règles
command-rules-description = Lis les règles d’un jeu
command-rules-game = jeu
command-rules-game-description = Quel jeu ; sinon, celui qui se joue ici

command-help = aide
command-help-description = Comment jouer avec Trilithon
