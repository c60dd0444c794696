# Ce qui se dit autour d’une partie. Les noms, les coups et les mentions arrivent déjà rendus inoffensifs.

## Boutons

button-move = Jouer
button-more = Plus
button-text = Plateau en texte
button-rules = Règles
button-games = Tous les jeux
button-record = Relevé
button-resign = Abandonner
button-resign-yes = Oui, j’abandonne
button-resign-no = Non, je continue
button-why = Pourquoi ?
button-plan = Vu de dessus
button-type = Écrire un coup
button-back = Retour
button-other = Autre coup
button-confirm = Jouer ce coup
button-move-yes =
    { $move ->
        [pass] Oui, passer
       *[other] Oui, { $move }
    }
button-move-no = Non

## Le tour

thread-name = { $about } · { $players }
turn-begins = Une partie de **{ $game }** commence : { COUNT($players) ->
        [2] { AND($players) }.
       *[other] { AND($players) }, dans cet ordre.
    }
turn-played = { $player } a joué `{ $move }` (coup { $ply }).
# Un verbe comme dans les images : « annonce 20 », « accepte », « passe ».
turn-said = { $player } { $move }.
turn-chose = { $player } { $move ->
        [first] choisit de commencer
        [second] choisit de répondre
        [swap] échange les camps
       *[other] choisit `{ $move }`
    }. Les camps : { AND($players) }.
turn-out = { COUNT($players) ->
        [one] { AND($players) } est éliminé ; les autres continuent.
       *[other] { AND($players) } sont éliminés ; les autres continuent.
    }
turn-left = { $player } a quitté la partie. Les autres continuent.
turn-late = { $player } a épuisé son temps et se trouve éliminé. Les autres continuent.
turn-aim = **Le but :** { $aim }
turn-yours = { $mover }, c’est à toi de jouer à { $game } contre { AND($opponents) }.
turn-answer-only = -# Pour jouer, appuie sur **Jouer** ou utilise { COMMAND("move") }.
thread-closed = Je ne peux pas publier ceci dans { $thread } : la partie continue ici.
place-closed = Je ne peux pas publier ceci dans { $channel } : ta partie continue ici, en message privé.
place-without-token = Dans { $channel }, je ne peux que répondre aux commandes, et personne n’en a utilisé depuis un moment. Ta partie continue donc ici, en message privé. Pour la ramener là-bas, utilises-y une de mes commandes.

prompt-auction-open = L’enchère est ouverte : annonce en combien de tours tu penses gagner, par exemple `enchère 20`.
prompt-auction-answer = { $bid ->
        [one] On ne peut pas annoncer moins : dis `accepter`, et { $player } devra gagner dès son premier tour.
       *[other] Annonce moins de { $bid } tours, ou dis `accepter` : { $player } devra alors gagner en { $bid } tours maximum.
    }
prompt-choose = L’enchère s’arrête à { $bid }. { $player } l’emporte et choisit maintenant : `commencer` ou `répondre`.
prompt-deadline = { $left ->
        [one] Il reste { $left } tour à { $player } pour gagner comme annoncé.
       *[other] Il reste { $left } tours à { $player } pour gagner comme annoncé.
    }
prompt-deadline-in-set-up = { $left ->
        [one] Une fois les pièces posées, { $player } aura { $left } tour pour gagner comme annoncé.
       *[other] Une fois les pièces posées, { $player } aura { $left } tours pour gagner comme annoncé.
    }

## La fin

end-won = **{ AND($winners) }** gagne cette partie de { $game } { $ply ->
        [0] avant le premier coup
        [one] après { $ply } coup
       *[other] après { $ply } coups
    } : { $reason }.
end-nobody-left = { AND($people) } { COUNT($people) ->
        [one] perd
       *[other] perdent
    } cette partie de { $game } { $ply ->
        [0] avant le premier coup
        [one] après { $ply } coup
       *[other] après { $ply } coups
    } : plus personne n’y joue contre moi.
end-drawn = Cette partie de { $game } est nulle { $ply ->
        [0] avant le premier coup
        [one] après { $ply } coup
       *[other] après { $ply } coups
    } : { $reason }.
# Quand d’autres ne jouent plus, et ont donc perdu.
end-drawn-among = Cette partie de { $game } est nulle entre { AND($players) } { $ply ->
        [0] avant le premier coup
        [one] après { $ply } coup
       *[other] après { $ply } coups
    } : { $reason }.
match-void = La partie { $id } de { $game } entre { AND($players) } s’arrête ici, sans résultat : les règles ont changé entre-temps, et ses coups ne sont plus valables. Désolé ! Pour en lancer une autre : { COMMAND("challenge") }.
resign-question = Abandonner ta partie de { $game } contre { AND($opponents) } ? Elle s’arrête aussitôt, et tu la perds.
leave-question = Quitter ta partie de { $game } contre { AND($opponents) } ? Les autres continuent sans toi.
resign-done = Tu as abandonné. La partie : { $link }
kept-resign = Tu n’as pas abandonné : la partie continue. Le plateau : { $link }

## Jouer un coup

pick-begin = Ton coup à **{ $game }**.
pick-on = Ton coup à **{ $game }** : `{ $typed }`…
pick-forced = Il n’y avait qu’une suite possible : je l’ai choisie pour toi.
pick-range = De { $first } à { $last }
pick-ahead = Voici le plateau après `{ $move }`. Ce coup n’est pas encore joué.
pick-try = Ton coup serait `{ $move }`. Il n’est pas encore joué.
move-question =
    { $move ->
        [pass] Tu veux passer ton tour ?
       *[other] Tu veux jouer `{ $move }` ?
    }
kept-move = Ce coup n’a pas été joué. Le plateau : { $link }
move-question-reply =
    { $move ->
        [pass] { $player }, tu veux passer ton tour ?
       *[other] { $player }, tu veux jouer `{ $move }` ?
    }
box-title = Ton coup à { $game }
box-label = Coup
box-hint = Par exemple { $example }. Majuscules et espaces ne comptent pas.
move-example = Ici, un coup s’écrit par exemple `{ $move }`.
move-near = Tu voulais jouer `{ $move }` ?
button-near = Jouer { $move }
move-stored = Coup joué : `{ $move }`. Le nouveau plateau arrive.
reply-withheld = { $player }, je ne peux lire ta réponse que si son @ est activé, juste au-dessus du champ où tu écris. Réponds à nouveau avec le @ activé, appuie sur **Jouer** ou utilise { COMMAND("move") }. Je ne te le dirai qu’une fois.
reply-unread = J’étais hors ligne, et je ne peux pas lire les réponses reçues entre le { $since } et { $until }. Si l’une des tiennes était un coup, envoie-la à nouveau.
reply-refused = { $player }, { $kind ->
        [not-your-turn] ce n’est pas ton tour.
        [moved-on] tu réponds à un plateau périmé : la partie a continué.
        [computer-thinks] c’est à Trilithon de jouer, et il réfléchit.
        [not-a-player] tu ne joues pas dans cette partie.
        [match-over] cette partie est terminée.
        [out-of-match] tu es éliminé de cette partie.
        [incomplete] il manque la fin du coup.
        [ambiguous] ça peut désigner plusieurs coups.
        [unreadable] je n’y reconnais pas de coup.
       *[illegal] ce coup n’est pas permis.
    } Rien n’a changé.
why-legal = Ce coup est maintenant possible. Réponds au dernier plateau : { $link }

## Regarder

match-which = Tu as { $count } parties en cours. Quel plateau veux-tu voir ?
board-link = Le plateau actuel. Le dernier message : { $link }
plan-here = Partie { $id }, { $game } : le plateau vu de dessus.
record-here = Le relevé de la partie { $id }, coup par coup.
more-heading = Partie { $id } : { $game }, avec { AND($names) }.
more-moved-on = Ce plateau est périmé. Le dernier : { $link }
rules-choose = Une autre section
rules-choose-game = Lire les règles de…
rules-other-game = Un autre jeu
rules-heading = **{ $game }** · { $number } / { $count }{ $whole ->
        [yes] {""}
       *[no] {" "}· comme se joue la partie { $match }
    }
rules-list = De quel jeu veux-tu lire les règles ? Choisis ci-dessous.
rules-game = - **{ $game }** (à { $players }) : { $profile }
rules-begin = Pour débuter, choisis **{ game-contiguity }**. « Court », c’est une trentaine de coups ; « long », cent ou plus.
match-elsewhere = [Partie { $id }](<{ $link }>) : { $game } avec { AND($names) }.
choice-match = #{ $id } { $game } · { $turn } · { AND($names) }
choice-ended = #{ $id } { $game }, { AND($names) }
choice-yours = à toi de jouer
choice-theirs = aux autres de jouer

## Ce qui ne se peut pas

refusal-no-such-match = Il n’y a pas de partie { $match } ici. Tu trouves les tiennes dans { COMMAND("desk") }.
refusal-no-match-here = Tu n’as aucune partie en cours. Lances-en une avec { COMMAND("challenge") }, ou joue contre Trilithon avec { COMMAND("practice") }.
refusal-which-match = Tu as { $count } parties en cours. Dis-moi laquelle avec l’option `partie`.
refusal-not-a-player = Tu ne joues pas dans la partie { $match } : seuls ses joueurs peuvent faire ça. Tu peux regarder : { $link }
refusal-not-your-turn = Dans la partie { $match }, c’est à { $player } de jouer. Le plateau : { $link }
refusal-not-your-reply = Ce bouton est réservé à { $player } : il explique pourquoi son coup « { $move } » n’a pas été joué.
refusal-moved-on = Ce plateau est périmé : la partie { $match } a continué depuis. Le dernier : { $link }
refusal-match-over = La partie { $match } est terminée. Le plateau final : { $link }
refusal-match-void = Je ne peux plus montrer la partie { $match } : les règles ont changé depuis, et ses coups ne sont plus valables. Si elle était encore en cours, elle s’est terminée sans résultat.
refusal-match-newer = La partie { $match } suit des règles plus récentes que les miennes : une mise à jour est en cours. Rien n’est perdu ; réessaie dans quelques minutes.
refusal-out-of-match = Tu es éliminé de la partie { $match } ; les autres continuent. Le plateau : { $link }
here-not-a-player = Tu ne joues pas dans cette partie : seuls ses joueurs peuvent faire ça. Tu peux regarder : { $link }
here-match-over = Cette partie est terminée. Le plateau final : { $link }
here-out-of-match = Tu es éliminé de cette partie ; les autres continuent. Le plateau : { $link }
refusal-unknown-control = Ce bouton ou ce menu est périmé. Rien n’a changé ; rouvre le plateau ou relance la commande.

## Pannes

answer-below = La réponse est juste en dessous.
fault-unknown = Désolé, quelque chose s’est mal passé de mon côté. Aucun de tes coups n’est perdu. Si ça se reproduit, préviens mon hébergeur et donne-lui cette référence : { $reference }.
refusal-database-away = Ma base de données ne répond pas en ce moment. Regarde d’abord le plateau, puis réessaie dans un instant.
refusal-database-busy = Un autre programme occupe ma base de données en ce moment. Rien n’a changé. Réessaie dans un instant.
refusal-database-full = Le disque de ma base de données est plein : je ne peux plus rien enregistrer. Rien n’a changé. Préviens mon hébergeur.
refusal-database-unwritable = Je ne peux pas écrire dans ma base de données en ce moment. Rien n’a changé. Préviens mon hébergeur.
fault-stopping = On me redémarre, et je n’ai pas pu finir. Regarde si c’est déjà fait ; sinon, réessaie dans une minute.
fault-command = Cette commande ne marche pas ici, ou je n’ai pas compris l’une de ses options. Réessaie avec les suggestions qui s’affichent pendant que tu écris.
fault-outdated = Cette commande a changé, et ton Discord ne le sait pas encore. Redémarre Discord, ou réessaie dans une minute.
