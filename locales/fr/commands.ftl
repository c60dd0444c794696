# Les commandes et leurs options, telles que Discord les affiche. Un nom est en minuscules, sans espace, de 32 caractères
# au plus ; une description en compte 100 au plus.

command-challenge = défier
command-challenge-description = Défie un ami, ou laisse la place libre à qui veut la prendre
command-challenge-game = jeu
command-challenge-game-description = Le jeu auquel tu veux jouer, ou l’un de tes modèles
command-challenge-opponent = adversaire
command-challenge-opponent-description = La personne que tu défies, ou Trilithon ; sans rien, tout le monde ici peut accepter
command-challenge-opponent2 = adversaire2
command-challenge-opponent2-description = Le deuxième adversaire, dans les jeux à trois ou à quatre
command-challenge-opponent3 = adversaire3
command-challenge-opponent3-description = Le troisième adversaire, dans les jeux à quatre
command-challenge-options = options
command-challenge-options-description = Les variantes du jeu, comme « bid » ; des suggestions viennent pendant que tu écris
command-challenge-side = camp
command-challenge-side-description = Le camp que tu joues ; tiré au sort si tu ne dis rien
command-challenge-clock = pendule
command-challenge-clock-description = Le temps par coup, comme 3d ou 7d+12h ; des suggestions viennent pendant que tu écris

command-challenge-level = niveau
command-challenge-level-description = Le niveau de Trilithon, de 1 à 7, s’il joue ; il prend les places qui restent
command-challenge-rated = classée
command-challenge-rated-description = La partie compte pour le classement ; entre personnes, avec les options qui le permettent

command-practice = entraînement
command-practice-description = Joue contre Trilithon, tout de suite
command-practice-game = jeu
command-practice-game-description = Le jeu auquel tu veux jouer, ou l’un de tes modèles
command-practice-level = niveau
command-practice-level-description = De 1, premiers pas, à 7, le plus fort ; sinon, ton dernier niveau
command-practice-options = options
command-practice-options-description = Les variantes du jeu, comme « bid » ; des suggestions viennent pendant que tu écris
command-practice-side = camp
command-practice-side-description = Le camp que tu joues ; tiré au sort si tu ne dis rien

command-move = jouer
command-move-description = Joue un coup dans ta partie
command-move-move = coup
command-move-move-description = Ton coup, par exemple 30b-5b ; les coups permis viennent pendant que tu écris
command-move-match = partie
command-move-match-description = Quelle partie, si ce n’est pas celle d’ici

command-board = plateau
command-board-description = Regarde un plateau, rien que pour toi
command-board-match = partie
command-board-match-description = Quelle partie, si ce n’est pas celle d’ici
command-board-piece = pièce
command-board-piece-description = La case d’une pièce, pour voir où elle peut aller ; à la mise en place, où l’on peut poser
command-board-text = texte
command-board-text-description = En texte plutôt qu’en image

command-results = résultats
command-results-description = Comment tes parties se sont terminées : toutes, ou celles avec des amis
command-results-person = personne
command-results-person-description = Seulement les parties avec cette personne, ou avec Trilithon
command-results-person2 = personne2
command-results-person2-description = Et avec celle-ci
command-results-person3 = personne3
command-results-person3-description = Et avec celle-ci
command-results-game = jeu
command-results-game-description = Seulement ce jeu

command-desk = bureau
command-desk-description = Affiche tout ce qui t’attend et tout ce que tu attends, avec les plateaux

command-follows = suivis
command-follows-description = Affiche les parties des autres que tu suis, avec leurs plateaux

command-replay = revoir
command-replay-description = Revois une partie, plateau par plateau, rien que pour toi
command-replay-match = partie
command-replay-match-description = Laquelle, en cours ou finie, par son numéro ; celle d’ici si tu ne dis rien
command-replay-move = coup
command-replay-move-description = Le numéro du coup à revoir, tel que l’affichent les plateaux ; le départ si tu ne dis rien

command-import = importer
command-import-description = Importe une partie jouée ailleurs, d’après son relevé, pour la revoir ici
command-import-record = relevé
command-import-record-description = Un fichier texte : un relevé tel que Trilithon l’écrit

command-resign = abandonner
command-resign-description = Abandonne ta partie ; rien ne compte avant que tu aies confirmé
command-resign-match = partie
command-resign-match-description = Quelle partie, si ce n’est pas celle d’ici

command-draw = nulle
command-draw-description = Propose la nulle, ou réclame-la quand une position revient pour la troisième fois
command-draw-match = partie
command-draw-match-description = Quelle partie, si ce n’est pas celle d’ici
command-draw-repetition = répétition
command-draw-repetition-description = Réclame la nulle pour une troisième répétition, sans demander à personne

command-plan = prévoir
command-plan-description = Prévois tes réponses à des coups possibles ; si l’un d’eux vient, je joue aussitôt la tienne
command-plan-lines = lignes
command-plan-lines-description = Un coup attendu, ta réponse, et ainsi de suite ; « ; » entre les lignes. Sans rien, ton plan
command-plan-match = partie
command-plan-match-description = Quelle partie, si ce n’est pas celle d’ici

command-takeback = reprendre
command-takeback-description = Reprends ton dernier coup : aussitôt si personne n’a regardé depuis, sinon avec l’accord de tous
command-takeback-match = partie
command-takeback-match-description = Quelle partie, si ce n’est pas celle d’ici

command-rematch = revanche
command-rematch-description = Défie les mêmes personnes au même jeu, en changeant de camp
command-rematch-match = partie
command-rematch-match-description = Quelle partie finie ; celle d’ici ou ta dernière si tu ne dis rien

command-settings = réglages
command-settings-description = Change les réglages, pour toi ou pour ce serveur
command-settings-me = moi
command-settings-me-description = Ta langue, tes plateaux, tes notifications, tes rappels, ton fuseau et tes heures de repos
command-settings-server = serveur
command-settings-server-description = Pour qui gère ce serveur : la langue, où vivent les parties, qui peut défier, les problèmes

command-privacy = confidentialité
command-privacy-description = Affiche ce qui est gardé sur toi et pourquoi ; exporte-le en fichier, ou fais-le effacer

command-claim = réclamer
command-claim-description = Quand le temps d’un adversaire est écoulé, réclame le gain ; à plus de deux, mets-le hors jeu
command-claim-match = partie
command-claim-match-description = Quelle partie, si ce n’est pas celle d’ici

command-nudge = relancer
command-nudge-description = Relance un adversaire dont le coup se fait attendre, une fois par jour
command-nudge-match = partie
command-nudge-match-description = Quelle partie, si ce n’est pas celle d’ici

command-pause = pause
command-pause-description = Demande une pause à tous dans ta partie ; qui joue avant la fin y met un terme
command-pause-days = jours
command-pause-days-description = Pour combien de jours
command-pause-match = partie
command-pause-match-description = Quelle partie, si ce n’est pas celle d’ici

command-away = absence
command-away-description = Absente-toi quelques jours : ton temps s’arrête dans toutes tes parties
command-away-days = jours
command-away-days-description = Pour combien de jours ; 0 à ton retour. Tu as 30 jours par année civile

command-rules = règles
command-rules-description = Lis les règles d’un jeu
command-rules-game = jeu
command-rules-game-description = Quel jeu ; si tu ne dis rien, celui qui se joue ici, ou la liste de tous

command-learn = apprendre
command-learn-description = Apprends un jeu par petites étapes, sur de vrais plateaux
command-learn-game = jeu
command-learn-game-description = Quel jeu ; si tu ne dis rien, la liste, avec les étapes que tu as faites

command-puzzle = problème
command-puzzle-description = Résous un problème à ta portée : un seul coup gagne, trouve-le
command-puzzle-game = jeu
command-puzzle-game-description = Quel jeu ; si tu ne dis rien, un de ceux que tu joues

command-league = ligue
command-league-description = Les ligues de ce serveur : classements, parties, inscription ; en créer une
command-league-show = voir
command-league-show-description = Affiche les ligues de ce serveur : classements, tes parties ; rejoins ou quitte-les
command-league-show-league = ligue
command-league-show-league-description = Quelle ligue ; la liste de toutes si tu ne dis rien
command-league-new = nouvelle
command-league-new-description = Pour qui gère ce serveur : crée une ligue dans ce salon
command-league-new-name = nom
command-league-new-name-description = Le nom de la ligue
command-league-new-game = jeu
command-league-new-game-description = Quel jeu pour deux, ou l’un de tes modèles
command-league-new-options = options
command-league-new-options-description = Les variantes du jeu, comme « bid » ; des suggestions viennent pendant que tu écris
command-league-new-clock = pendule
command-league-new-clock-description = Le temps par coup, comme 3d ou 7d+12h ; sinon, la pendule du serveur, ou 3d
command-league-new-size = division
command-league-new-size-description = Combien de personnes au plus par division, de 3 à 8 ; 6 si tu ne dis rien
command-league-new-twice = deux-fois
command-league-new-twice-description = Se rencontrer deux fois, chacun commençant une fois ; oui si tu ne dis rien
command-league-new-most = à-la-fois
command-league-new-most-description = Combien de parties chacun joue à la fois au plus ; 4 si tu ne dis rien
command-league-new-days = jours
command-league-new-days-description = Combien de jours dure une saison au plus ; 60 si tu ne dis rien
command-league-new-start = début
command-league-new-start-description = Quand commence la première saison, comme 2027-01-31 18:00 ou 3d ; sinon, dans une semaine

command-help = aide
command-help-description = Apprends comment on joue avec Trilithon

command-standings = classement
command-standings-description = Le classement de ce serveur, et ta place
command-standings-game = jeu
command-standings-game-description = Quel jeu ; si tu ne dis rien, celui que tu joues le plus ici

command-analyse = analyse
command-analyse-description = Réfléchir sur un plateau à toi : d’une partie, d’une position ou vide ; visible par toi seulement
command-analyse-match = partie
command-analyse-match-description = Quelle partie, en cours ou terminée ; celle d’ici si tu ne précises rien
command-analyse-position = position
command-analyse-position-description = Un jeu, pour un plateau vide ; ou le texte d’une position ou d’un relevé
command-analyse-options = options
command-analyse-options-description = Pour un plateau vide : les options du jeu, comme « bid »
command-analyse-file = fichier
command-analyse-file-description = Un fichier de texte avec une position ou un relevé
