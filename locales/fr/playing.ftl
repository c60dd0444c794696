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
button-why = Pourquoi ?
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

thread-name = { $game } · { AND($names) }
turn-begins = Une partie de **{ $game }** commence : { COUNT($players) ->
        [2] { AND($players) }.
       *[other] { AND($players) }, dans cet ordre.
    }
turn-played = { $player } a joué `{ $move }` (coup { $ply }).
turn-said = { $player } a dit `{ $move }`.
turn-chose = { $player } a dit `{ $move }`. Les camps : { AND($players) }.
turn-out = { COUNT($players) ->
        [one] { AND($players) } sort de la partie ; les autres continuent.
       *[other] { AND($players) } sortent de la partie ; les autres continuent.
    }
turn-left = { $player } a quitté la partie. Les autres continuent.
turn-late = { $player } a épuisé son temps. Les autres continuent.
turn-aim = **Le but :** { $aim }
turn-yours = { $mover }, c’est à toi de jouer à { $game } contre { AND($opponents) }.
turn-answer-only = -# Pour jouer, appuie sur **Jouer** ou sers-toi de { COMMAND("move") }.
thread-closed = Je ne peux plus écrire dans { $thread } : la partie continue ici.
place-closed = Je ne peux plus écrire dans { $channel } : ta partie continue ici, en message privé.
place-without-token = Dans { $channel }, je ne peux que répondre, et personne ne m’y a rien demandé depuis un moment. Ta partie continue donc ici, en message privé. Pour y revenir, sers-toi là-bas d’une de mes commandes.

prompt-auction-open = L’enchère est ouverte : annonce en combien de tours tu prétends gagner, par exemple `bid 20`.
prompt-auction-answer = { $bid ->
        [one] On ne peut pas annoncer moins : dis `call`, et { $player } devra gagner dès son premier tour.
       *[other] Annonce moins que { $bid }, ou dis `call` : { $player } devra alors gagner en { $bid } tours au plus.
    }
prompt-choose = L’enchère s’arrête à { $bid }, annoncé par { $player }, qui doit maintenant dire `first` (commencer) ou `second` (répondre).
prompt-deadline = { $left ->
        [one] Il reste { $left } tour à { $player } pour gagner comme annoncé.
       *[other] Il reste { $left } tours à { $player } pour gagner comme annoncé.
    }

## La fin

end-won = **{ AND($winners) }** gagne cette partie de { $game } { $ply ->
        [0] avant le premier coup
        [one] après { $ply } coup
       *[other] après { $ply } coups
    } : { $reason }.
end-nobody-left = { AND($people) } { COUNT($people) ->
        [one] a perdu
       *[other] ont perdu
    } cette partie de { $game } { $ply ->
        [0] avant le premier coup
        [one] après { $ply } coup
       *[other] après { $ply } coups
    } : il ne reste personne pour la jouer contre moi.
end-drawn = Cette partie de { $game } est nulle { $ply ->
        [0] avant le premier coup
        [one] après { $ply } coup
       *[other] après { $ply } coups
    } : { $reason }.
# Quand d’autres ne jouent plus, et ont donc perdu.
end-drawn-among = Cette partie de { $game } est nulle entre { AND($players) } { $ply ->
        [0] avant le premier coup
        [one] après { $ply } coup
       *[other] après { $ply } coups
    } : { $reason }.
match-void = La partie { $id } de { $game } entre { AND($players) } doit s’arrêter ici, sans résultat. Les règles ont changé depuis son début, et ses coups n’y correspondent plus. Désolé ! Pour en commencer une autre : { COMMAND("challenge") }.
resign-question = Tu veux vraiment abandonner ta partie de { $game } contre { AND($opponents) } ? La partie se termine aussitôt, et tu la perds.
leave-question = Tu veux vraiment quitter ta partie de { $game } contre { AND($opponents) } ? Les autres continuent sans toi.
resign-done = Tu as abandonné. La partie : { $link }
kept-resign = Tu n’as pas abandonné, la partie continue pour toi. Le plateau : { $link }

## Jouer un coup

pick-begin = Ton coup à **{ $game }**.
pick-on = Ton coup à **{ $game }** : `{ $typed }`…
pick-forced = Il n’y avait qu’une suite possible : je l’ai prise.
pick-range = De { $first } à { $last }
pick-ahead = Voilà où mène `{ $move }`. Rien n’est encore joué.
pick-try = Ton coup serait `{ $move }`. Rien n’est encore joué.
move-question =
    { $move ->
        [pass] Tu veux vraiment passer ?
       *[other] Tu veux vraiment jouer `{ $move }` ?
    }
kept-move = Ce coup n’a pas été joué. Le plateau : { $link }
move-question-reply =
    { $move ->
        [pass] { $player }, tu veux vraiment passer ?
       *[other] { $player }, tu veux vraiment jouer `{ $move }` ?
    }
box-title = Ton coup à { $game }
box-label = Coup
box-hint = Par exemple { $example }. Majuscules et espaces ne comptent pas.
move-example = Ici, un coup s’écrit par exemple `{ $move }`.
move-near = Voulais-tu jouer `{ $move }` ?
button-near = Jouer { $move }
move-stored = Coup joué : `{ $move }`. Le nouveau plateau arrive.
reply-withheld = { $player }, je ne peux lire une réponse que si son @ est activé : tu le vois au-dessus du champ où tu écris. Réponds encore une fois avec le @ activé, appuie sur **Jouer**, ou sers-toi de { COMMAND("move") }. Je ne le dis qu’une fois.
reply-refused = { $player }, { $kind ->
        [not-your-turn] ce n’est pas ton tour.
        [moved-on] tu réponds à un plateau plus ancien : la partie a avancé.
        [computer-thinks] c’est à Trilithon de jouer, et il réfléchit.
        [not-a-player] tu ne joues pas dans cette partie.
        [match-over] cette partie est terminée.
        [out-of-match] tu n’es plus dans cette partie.
        [incomplete] ce n’est que la moitié d’un coup.
        [ambiguous] cela peut vouloir dire plusieurs coups.
        [unreadable] je n’arrive pas à lire cela comme un coup.
       *[illegal] ce coup n’est pas permis.
    } Rien n’a changé.
why-legal = Ce coup peut être joué maintenant. Réponds au dernier plateau : { $link }

## Regarder

board-link = Le plateau en ce moment. Le dernier message : { $link }
plan-here = Partie { $id }, { $game } : le plateau vu de dessus.
record-here = Le relevé de la partie { $id }, coup par coup.
more-heading = Partie { $id } : { $game }, avec { AND($names) }.
more-moved-on = Ce plateau est ancien ; voici le dernier : { $link }
rules-choose = Une autre section
rules-choose-game = Lire les règles de…
rules-other-game = Un autre jeu
rules-heading = **{ $game }** · { $number } / { $count }{ $whole ->
        [yes] {""}
       *[no] {" "}· comme se joue la partie { $match }
    }
rules-list = Choisis ci-dessous le jeu dont tu veux lire les règles.
rules-game = - **{ $game }** (à { $players }) : { $profile }
rules-begin = Pour débuter, prends **{ game-contiguity }**. Court, c’est une trentaine de coups ; long, cent et plus.
match-elsewhere = [Partie { $id }](<{ $link }>) : { $game } avec { AND($names) }.
choice-match = #{ $id } { $game }, { AND($names) }, { $turn }
choice-ended = #{ $id } { $game }, { AND($names) }
choice-yours = à toi
choice-theirs = à l’autre

## Ce qui ne se peut pas

refusal-no-such-match = Il n’y a pas de partie { $match } ici. { COMMAND("desk") } montre les tiennes.
refusal-no-match-here = Tu n’as aucune partie en cours, ni ici ni ailleurs. Lances-en une avec { COMMAND("challenge") }, ou une contre Trilithon avec { COMMAND("practice") }.
refusal-which-match = Tu as { $count } parties en cours. Précise laquelle dans l’option `partie`.
refusal-not-a-player = Tu ne joues pas dans la partie { $match }, ce n’est donc pas à toi de le faire. Tu peux regarder : { $link }
refusal-not-your-turn = Ce n’est pas ton tour dans la partie { $match } : c’est à { $player } de jouer. Le plateau : { $link }
refusal-not-your-reply = Ce bouton n’est que pour { $player } : il explique pourquoi la réponse « { $move } » n’a pas été jouée.
refusal-moved-on = Le plateau de la partie { $match } a changé depuis celui auquel tu réponds. Le dernier : { $link }
refusal-match-over = La partie { $match } est terminée. Le plateau final : { $link }
refusal-match-void = La partie { $match } ne peut plus s’afficher : les règles ont changé depuis, et ses coups n’y correspondent plus. Si elle était encore en cours, elle s’est terminée sans résultat.
refusal-match-newer = La partie { $match } suit des règles plus récentes que celles que je connais ici : une mise à jour est en cours. Rien n’est perdu ; réessaie dans quelques minutes.
refusal-out-of-match = Tu n’es plus dans la partie { $match } ; les autres continuent. Le plateau : { $link }
here-not-a-player = Tu ne joues pas dans cette partie, ce n’est donc pas à toi de le faire. Tu peux regarder : { $link }
here-match-over = Cette partie est terminée. Le plateau final : { $link }
here-out-of-match = Tu n’es plus dans cette partie ; les autres continuent. Le plateau : { $link }
refusal-unknown-control = Ce bouton ou ce menu n’est pas de moi : je n’ai rien changé. Redemande le plateau ou la commande, et sers-toi de ce qui s’y trouve.

## Pannes

answer-below = La suite est dans le message ci-dessous.
fault-unknown = Désolé, quelque chose s’est mal passé de mon côté. Rien de ce que tu as joué n’est perdu. Si cela se répète, dis-le à qui s’occupe de moi, avec la référence { $reference }.
refusal-database-away = Ma base de données ne répond pas en ce moment. Réessaie dans un instant, en regardant d’abord le plateau.
refusal-database-busy = Ma base de données est occupée en ce moment : un autre programme s’en sert. Rien n’a changé. Réessaie dans un instant.
refusal-database-full = Le disque où se trouve ma base de données est plein, et rien ne peut être enregistré. Rien n’a changé. Dis-le à qui s’occupe de moi.
refusal-database-unwritable = Je ne peux pas écrire dans ma base de données en ce moment. Rien n’a changé. Dis-le à qui s’occupe de moi.
fault-command = Ça ne peut pas servir ici, ou je n’ai pas su lire un des champs. Réessaie avec les suggestions qui viennent pendant que tu écris.
fault-outdated = Cette commande a changé depuis la dernière fois que ton Discord a regardé. Redémarre Discord, ou réessaie dans une minute.
