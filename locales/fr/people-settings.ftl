# `/réglages`. Chaque ligne de choix sert aussi dans un menu : 100 caractères au plus.

## Ce que chacun choisit pour soi

settings-me = **Tes réglages.** Ils valent sur tous les serveurs, et personne d’autre ne les voit.
settings-looks = Langue et plateaux
settings-notices = Tours et temps
settings-people = Toi et les autres

settings-language-any = Langue : celle de ton Discord
settings-language-en = Langue : English
settings-language-fr = Langue : français
settings-theme-dark = Plateaux sombres, si visibles par toi seulement
settings-theme-light = Plateaux clairs, si visibles par toi seulement
settings-perspective-upright = Plateaux non tournés, si visibles par toi seulement
settings-perspective-once = Plateaux tournés d’un cran (sens horaire), si visibles par toi seulement
settings-perspective-twice = Plateaux tournés de deux crans (sens horaire), si visibles par toi seulement
settings-perspective-thrice = Plateaux tournés de trois crans (sens horaire), si visibles par toi seulement
settings-at-once-ahead = Un coup choisi : montré avant d’être joué
settings-at-once-played = Un coup choisi : joué aussitôt
settings-notify-thread = Ton tour : une mention dans la partie
settings-notify-message = Ton tour : un message privé
settings-notify-none = Ton tour : aucun avis
settings-lead-never = Avant la fin de ton temps : aucun rappel
settings-lead-1h = Avant la fin de ton temps : un rappel 1 heure plus tôt
settings-lead-3h = Avant la fin de ton temps : un rappel 3 heures plus tôt
settings-lead-12h = Avant la fin de ton temps : un rappel 12 heures plus tôt
settings-lead-1d = Avant la fin de ton temps : un rappel 1 jour plus tôt
settings-lead-2d = Avant la fin de ton temps : un rappel 2 jours plus tôt
settings-listed-yes = Classements et résultats postés par d’autres : tu y figures
settings-listed-no = Classements et résultats postés par d’autres : tu n’y figures pas ; nul ne voit ton classement
settings-puzzles-no = Tes parties : elles ne deviennent jamais des problèmes
settings-puzzles-yes = Tes parties : elles peuvent devenir des problèmes, sans noms, si tout le monde est d’accord
settings-zone = Fuseau horaire : { $zone }, où il est { $time }
settings-quiet = Heures de repos : de { $from } à { $to }
settings-quiet-none = Heures de repos : aucune
settings-presets = Modèles : { $names }
settings-presets-none = Modèles : aucun
settings-presets-forget = Oublier un modèle
settings-blocked = Personnes bloquées : { $more ->
        [0] { AND($names) }
        [one] { $names } et { $more } autre
       *[other] { $names } et { $more } autres
    }
settings-blocked-none = Personnes bloquées : aucune
settings-block = Bloquer quelqu’un
settings-unblock = Ne plus bloquer

button-zone = Fuseau horaire
box-zone-label = Là où tu es
box-zone-hint = Une ville qui donne son nom à un fuseau, comme Paris ou New York. Ou un décalage, comme UTC+2.
button-quiet = Heures de repos
box-quiet-label = Quand il ne faut pas te déranger
box-quiet-hint = Par exemple 22:30-7, douze heures au plus. Laisse vide s’il n’y en a pas.

## Ce qui est choisi pour un serveur

settings-server = **Réglages de ce serveur.** Ils valent pour tout le monde ici. Personne d’autre ne voit cette page.
settings-server-from-now =
    {""}**La nouvelle langue vaut dès maintenant** : pour les nouveaux défis, et les parties qui en naissent.
    Ce qui a commencé garde sa langue : les cartes déjà postées, les parties en cours et leurs revanches. Ce qu’une seule personne voit reste dans la langue de cette personne.

server-boards = Plateaux et cartes
server-challenges = Défis et pendule

server-language-any = Plateaux et cartes : dans la langue du serveur, selon Discord
server-language-en = Plateaux et cartes : en anglais
server-language-fr = Plateaux et cartes : en français
server-theme-dark = Plateaux que tout le monde voit : sombres
server-theme-light = Plateaux que tout le monde voit : clairs
server-home-threads = Une partie vit dans un fil à elle
server-home-channel = Une partie vit dans le salon, sans fil
server-channels = Défis : dans { $channels } et leurs fils
server-channels-any = Défis : dans tous les salons
server-choose-channels = Choisir des salons pour les défis
server-role = Qui peut défier : { $role }
server-role-any = Qui peut défier : tout le monde
server-choose-role = Choisir un rôle qui peut défier
server-clock = Pendule des défis qui n’en nomment pas : { $clock }
server-clock-none = Pendule des défis qui n’en nomment pas : aucune
server-rated-no = Les parties ne sont classées que si le défi le dit
server-rated-yes = Les parties entre personnes sont classées si leurs options le permettent, sauf si le défi dit non

button-clock = Pendule habituelle
box-clock-label = Pendule des défis qui n’en nomment pas
box-clock-hint = Comme 3d par coup, ou 7d+12h pour une réserve qui grandit. Laisse vide pour jouer sans pendule.

## Ce qui ne peut pas être choisi

refusal-zone =
    { COUNT($near) ->
        [0] Je ne connais pas de fuseau « { $typed } ». Écris une grande ville proche qui a la même heure, comme `Paris` ou `New York`.
       *[other] « { $typed } » ne désigne pas un fuseau à lui seul. Tu veux dire { OR($near) } ?
    }
refusal-quiet = Je n’arrive pas à lire « { $typed } » comme des heures de repos. Écris quand elles commencent et finissent, comme `22:30-7`, ou rien s’il n’y en a pas.
refusal-quiet-range = Des heures de repos de { $given }, ce n’est pas possible. Elles durent { $most } heures au plus, et doivent finir.
refusal-settings-need-server = Les réglages d’un serveur se changent sur ce serveur seulement. Les tiens sont dans { COMMAND("settings me") }.
refusal-not-manager = Pour changer les réglages de ce serveur, il faut pouvoir le gérer. Les tiens sont dans { COMMAND("settings me") }.
