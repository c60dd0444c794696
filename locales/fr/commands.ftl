# Les commandes et leurs options, telles que Discord les affiche, et les menus sur les personnes et les messages. Un nom
# est en minuscules, sans espace, de 32 caractères au plus ; une description en compte 100 au plus. Les textes en
# `command-option-…` sont communs à plusieurs commandes.

command-option-match = partie
command-option-match-description = Le numéro de la partie. Laisse vide pour celle d’ici
command-option-options = options
command-option-options-description = Les options du jeu, comme « bid » ; des suggestions apparaissent quand tu écris
command-option-side = camp
command-option-side-description = Le camp que tu joues. Laisse vide pour le tirer au sort

command-challenge = défier
command-challenge-description = Défier un ami, ou lancer un défi ouvert
command-challenge-game = jeu
command-challenge-game-description = Un jeu, ou l’un de tes modèles. Laisse vide et je te le demanderai
command-challenge-opponent = adversaire
command-challenge-opponent-description = Un joueur, un rôle (en équipe) ou Trilithon. Laisse vide pour un défi ouvert à tous
command-challenge-opponent2 = adversaire2
command-challenge-opponent2-description = Le deuxième adversaire, dans les jeux à trois ou à quatre
command-challenge-opponent3 = adversaire3
command-challenge-opponent3-description = Le troisième adversaire, dans les jeux à quatre
command-challenge-clock = cadence
command-challenge-clock-description = Le temps par coup, comme 3d ou 7d+12h ; des suggestions apparaissent quand tu écris
command-challenge-level = niveau
command-challenge-level-description = Donner les places libres à Trilithon, à ce niveau
command-challenge-rated = cotée
command-challenge-rated-description = Compter la partie pour vos cotes ; jamais contre Trilithon

command-practice = entraînement
command-practice-description = Jouer tout de suite contre Trilithon
command-practice-game = jeu
command-practice-game-description = Un jeu, ou l’un de tes modèles
command-practice-level = niveau
command-practice-level-description = La force de Trilithon. Laisse vide pour ton dernier niveau

command-move = jouer
command-move-description = Jouer un coup dans ta partie
command-move-move = coup
command-move-move-description = Ton coup, comme 30b-5b ; les coups permis apparaissent quand tu écris

command-board = plateau
command-board-description = Regarder une partie, maintenant ou coup par coup, rien que pour toi
command-board-match = partie
command-board-match-description = N’importe quelle partie, en cours ou finie. Laisse vide pour celle d’ici
command-board-move = coup
command-board-move-description = Revoir la partie depuis ce coup ; 0 pour le début. Laisse vide pour le dernier plateau
command-board-piece = pièce
command-board-piece-description = La case d’une pièce, pour voir où elle peut aller ; pendant la pose : les cases possibles
command-board-text = texte
command-board-text-description = Afficher le plateau en texte plutôt qu’en image

command-desk = bureau
command-desk-description = Voir tout ce qui t’attend, et les parties que tu suis

command-launch = lancer
command-launch-description = Jouer en touchant le plateau : tes parties, ici même dans Discord

command-match = partie
command-match-description = Agir sur ta partie : abandonner, proposer la nulle, reprendre, prévoir, faire une pause…
command-match-resign = abandonner
command-match-resign-description = Abandonner ta partie. Tu confirmes avant que ça compte
command-match-draw = nulle
command-match-draw-description = Proposer la nulle, ou la réclamer quand une position revient pour la troisième fois
command-match-draw-repetition = répétition
command-match-draw-repetition-description = Réclamer la nulle, car la position apparaît pour la troisième fois
command-match-takeback = reprendre
command-match-takeback-description = Reprendre ton dernier coup, ou le demander si ton adversaire l’a déjà vu
command-match-rematch = revanche
command-match-rematch-description = Défier les mêmes adversaires au même jeu, en changeant de camp
command-match-rematch-match = partie
command-match-rematch-match-description = Une partie finie. Laisse vide pour celle d’ici, ou pour ta dernière
command-match-plan = prévoir
command-match-plan-description = Prévoir tes réponses : si on joue ceci, je joue aussitôt ça pour toi
command-match-plan-lines = lignes
command-match-plan-lines-description = Un coup attendu, ta réponse, etc. ; « ; » entre les lignes. Laisse vide pour voir ton plan
command-match-claim = réclamer
command-match-claim-description = Réclamer la victoire au temps ; à trois ou quatre : éliminer le retardataire
command-match-nudge = relancer
command-match-nudge-description = Relancer un adversaire en retard, une fois par jour
command-match-pause = pause
command-match-pause-description = Demander une pause à tous les joueurs. Un coup joué y met fin
command-match-pause-days = jours
command-match-pause-days-description = Pour combien de jours
command-match-import = importer
command-match-import-description = Importer une partie jouée ailleurs, ou une position sur laquelle réfléchir
command-match-import-record = relevé
command-match-import-record-description = Un fichier : une partie ou une position de Trilithon, ou une partie d’AbstractPlay

command-learn = apprendre
command-learn-description = Apprendre un jeu par petites étapes, sur de vrais plateaux
command-learn-game = jeu
command-learn-game-description = Laisse vide pour voir tous les jeux et où tu en es

command-puzzle = problème
command-puzzle-description = Résoudre un problème : un seul coup gagne, trouve-le
command-puzzle-game = jeu
command-puzzle-game-description = Laisse vide pour l’un des jeux que tu joues

command-rules = règles
command-rules-description = Lire les règles d’un jeu
command-rules-game = jeu
command-rules-game-description = Laisse vide pour le jeu qui se joue ici, ou la liste des jeux

command-results = résultats
command-results-description = Voir tes résultats, seul ou avec des amis, ou le classement de ce serveur
command-results-person = personne
command-results-person-description = Seulement les parties avec ce joueur, ou avec Trilithon
command-results-person2 = personne2
command-results-person2-description = Et aussi avec ce joueur
command-results-person3 = personne3
command-results-person3-description = Et aussi avec ce joueur
command-results-game = jeu
command-results-game-description = Seulement ce jeu
command-results-show = afficher
command-results-show-description = Ce que tu veux voir. Par défaut : tes résultats
command-results-show-mine = Mes résultats
command-results-show-standings = Classement de ce serveur

command-league = ligue
command-league-description = Voir les ligues de ce serveur : classements et tes parties ; rejoindre ou quitter
command-league-league = ligue
command-league-league-description = Laisse vide pour voir toutes les ligues

command-tournament = tournoi
command-tournament-description = Les tournois de ce serveur : élimination directe ou système suisse
command-tournament-show = voir
command-tournament-show-description = Voir un tournoi : tableau ou classement, ta partie ; participer ou te retirer
command-tournament-show-tournament = tournoi
command-tournament-show-tournament-description = Laisse vide pour voir tous les tournois
command-tournament-new = nouveau
command-tournament-new-description = Créer un tournoi dans ce salon, si tu gères ce serveur
command-tournament-new-name = nom
command-tournament-new-name-description = Le nom du tournoi
command-tournament-new-game = jeu
command-tournament-new-game-description = Un jeu à deux, ou l’un de tes modèles
command-tournament-new-kind = formule
command-tournament-new-kind-description = Élimination directe ou système suisse. Par défaut : élimination directe
command-tournament-new-kind-knockout = Élimination directe
command-tournament-new-kind-swiss = Système suisse
command-tournament-new-clock = cadence
command-tournament-new-clock-description = Le temps par coup, comme 5m ou 1d. Par défaut : 10m strict
command-tournament-new-rounds = rondes
command-tournament-new-rounds-description = Les rondes d’un tournoi suisse, de 2 à 11. Par défaut : 5
command-tournament-new-time = durée-ronde
command-tournament-new-time-description = Durée maximale d’une ronde, comme 2h ou 7d. Par défaut : 24 fois la cadence
command-tournament-new-places = places
command-tournament-new-places-description = Nombre maximal de joueurs, de 4 à 64. Par défaut : 16
command-tournament-new-start = début
command-tournament-new-start-description = Le début, comme 2027-01-31 20:00 ou 2h. Par défaut : dans une heure
command-tournament-new-check = présence
command-tournament-new-check-description = Faire confirmer sa présence dans la dernière heure. Par défaut : non
command-tournament-new-rated = cotée
command-tournament-new-rated-description = Compter les résultats pour la cote. Par défaut : oui, si les options le permettent

command-settings = réglages
command-settings-description = Tes réglages, tes absences, tes données
command-settings-me = moi
command-settings-me-description = Ta langue, l’aspect des plateaux, tes notifications, ton fuseau horaire, tes heures calmes
command-settings-away = absence
command-settings-away-description = Prendre quelques jours d’absence : ton temps s’arrête dans toutes tes parties
command-settings-away-days = jours
command-settings-away-days-description = Pour combien de jours ; 0 à ton retour. Tu as 30 jours par an
command-settings-privacy = confidentialité
command-settings-privacy-description = Voir ce que je sais de toi et pourquoi ; le télécharger ou le supprimer

command-server = serveur
command-server-description = Gérer Trilithon sur ce serveur
command-server-settings = réglages
command-server-settings-description = La langue, où se jouent les parties, qui peut défier, le problème du jour
command-server-league = ligue
command-server-league-description = Créer une ligue dans ce salon
command-server-league-name = nom
command-server-league-name-description = Le nom de la ligue
command-server-league-game = jeu
command-server-league-game-description = Un jeu à deux, ou l’un de tes modèles
command-server-league-clock = cadence
command-server-league-clock-description = Le temps par coup, comme 3d ou 7d+12h. Par défaut : la cadence du serveur, ou 3d
command-server-league-size = division
command-server-league-size-description = Nombre maximal de joueurs par division, de 3 à 8. Par défaut : 6
command-server-league-twice = deux-fois
command-server-league-twice-description = Aller et retour, chacun commençant une fois. Par défaut : oui
command-server-league-most = à-la-fois
command-server-league-most-description = Nombre maximal de parties à la fois pour un joueur. Par défaut : 4
command-server-league-days = jours
command-server-league-days-description = Durée maximale d’une saison, en jours. Par défaut : 60
command-server-league-start = début
command-server-league-start-description = Début de la première saison, comme 2027-01-31 18:00 ou 3d. Par défaut : dans une semaine

command-analyse = analyse
command-analyse-description = Réfléchir sur un plateau rien qu’à toi : une partie, une position, ou vide
command-analyse-match = partie
command-analyse-match-description = Une partie, en cours ou finie. Laisse tout vide pour celle d’ici
command-analyse-position = position
command-analyse-position-description = Un jeu, pour un plateau vide ; ou le texte d’une position ou d’un relevé
command-analyse-options = options
command-analyse-options-description = Pour un plateau vide : les options du jeu, comme « bid »
command-analyse-file = fichier
command-analyse-file-description = Un fichier texte avec une position ou un relevé

command-help = aide
command-help-description = Lire comment jouer avec Trilithon, et à quoi sert chaque commande

## Les menus sur les personnes et les messages

menu-challenge = Défier
menu-challenge-game = Jeu
menu-challenge-terms = Tu pourras changer les conditions ensuite, sur la carte du défi.
menu-play = Jouer ce coup
menu-board = Voir ce plateau

## Ce que les commandes et les menus refusent

refusal-menu-bot = { $player } est un bot, et Trilithon est le seul qui joue ici.
refusal-menu-no-move = Ce message n’est pas un coup : un coup a { $most } caractères maximum, comme `30b-5b`.
refusal-standings-of-people = Le classement montre tout le monde sur ce serveur. Ne choisis personne, ou demande tes propres résultats.

## Les boutons entre les pages qu’ouvrent les commandes

button-results = Mes résultats
button-standings = Classement
button-desk-follows = Les parties que je suis ({ $count })
