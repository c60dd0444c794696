# `/réglages`. Chaque ligne de choix sert aussi dans un menu : 100 caractères au plus.

## Ce que chacun choisit pour soi

settings-me = **Tes réglages.** Ils valent sur tous les serveurs, et personne d’autre ne les voit.
settings-looks = Langue et plateaux
settings-notices = Notifications et rappels
settings-people = Toi et les autres

settings-language-any = Langue : celle de ton Discord
settings-language-chosen = Langue : { $name }
settings-theme-dark = Plateaux que personne d’autre ne voit : sombres
settings-theme-light = Plateaux que personne d’autre ne voit : clairs
settings-perspective-upright = Plateaux que personne d’autre ne voit : non tournés
settings-perspective-once = Plateaux que personne d’autre ne voit : tournés d’un cran vers la droite
settings-perspective-twice = Plateaux que personne d’autre ne voit : tournés de deux crans vers la droite
settings-perspective-thrice = Plateaux que personne d’autre ne voit : tournés de trois crans vers la droite
settings-at-once-ahead = Aperçu avant de jouer : oui
settings-at-once-played = Aperçu avant de jouer : non, un coup choisi est joué aussitôt
settings-notify-thread = Quand c’est à toi de jouer : une mention dans la partie
settings-notify-message = Quand c’est à toi de jouer : un message privé
settings-notify-none = Quand c’est à toi de jouer : aucune notification
settings-lead-never = Rappel avant l’échéance : aucun
settings-lead-1h = Rappel : 1 heure avant l’échéance
settings-lead-3h = Rappel : 3 heures avant l’échéance
settings-lead-12h = Rappel : 12 heures avant l’échéance
settings-lead-1d = Rappel : 1 jour avant l’échéance
settings-lead-2d = Rappel : 2 jours avant l’échéance
settings-listed-yes = Classements et résultats postés par d’autres : tu y figures
settings-listed-no = Classements et résultats postés par d’autres : tu n’y figures pas, et ta cote reste cachée
settings-puzzles-no = Tes parties : elles ne deviennent jamais des problèmes
settings-puzzles-yes = Tes parties : elles peuvent devenir des problèmes, sans noms, si tous sont d’accord
settings-zone = Fuseau horaire : { $zone }, où il est { $time }
settings-quiet = Heures calmes : de { $from } à { $to }
settings-quiet-none = Heures calmes : aucune
settings-presets = Modèles : { $more ->
        [0] { $names }
        [one] { $names } et { $more } autre
       *[other] { $names } et { $more } autres
    }
settings-presets-none = Modèles : aucun
settings-presets-forget = Supprimer un modèle
settings-blocked = Joueurs bloqués : { $more ->
        [0] { AND($names) }
        [one] { $names } et { $more } autre
       *[other] { $names } et { $more } autres
    }
settings-blocked-none = Joueurs bloqués : aucun
settings-block = Bloquer quelqu’un
settings-unblock = Débloquer quelqu’un

button-zone = Fuseau horaire
box-zone-label = Ta ville ou ton fuseau
box-zone-hint = Une grande ville de ton fuseau, comme Paris ou New York, ou un décalage, comme UTC+2.
button-quiet = Heures calmes
box-quiet-label = Quand il ne faut pas te déranger
box-quiet-hint = Par exemple 22:30-7, douze heures maximum. Laisse vide pour ne pas en avoir.

## Ce qui est choisi pour un serveur

settings-server = **Réglages de ce serveur.** Ils valent pour tout le monde ici. Personne d’autre ne voit cette page.
settings-server-from-now =
    {""}**La nouvelle langue vaut dès maintenant** pour les nouveaux défis et leurs parties.
    Ce qui a déjà commencé garde sa langue : cartes postées, parties en cours et revanches. Ce qui n’est visible que par toi reste dans ta langue.

server-boards = Plateaux et cartes
server-challenges = Défis et cadence

server-language-any = Plateaux et cartes : dans la langue du serveur sur Discord
server-language-chosen = Plateaux et cartes : en { $name }
server-theme-dark = Plateaux que tout le monde voit : sombres
server-theme-light = Plateaux que tout le monde voit : clairs
server-home-threads = Chaque partie : dans son propre fil
server-home-channel = Chaque partie : dans le salon, sans fil
server-channels = Défis : dans { $channels } et leurs fils
server-channels-any = Défis : dans tous les salons
server-choose-channels = Choisir les salons des défis
server-role = Lancer un défi : réservé au rôle { $role }
server-role-any = Lancer un défi : tout le monde le peut
server-choose-role = Choisir le rôle qui peut lancer des défis
server-clock = Cadence par défaut : { $clock }
server-clock-none = Cadence par défaut : aucune
server-rated-no = Parties cotées : seulement si le défi le dit
server-rated-yes = Parties entre joueurs : cotées si leurs options le permettent, sauf si le défi dit non

button-clock = Cadence par défaut
box-clock-label = Cadence par défaut des défis
box-clock-hint = Comme 3j par coup, ou 7j+12h (réserve qui grandit). Laisse vide pour jouer sans limite.

## Ce qui ne peut pas être choisi

refusal-zone =
    { COUNT($near) ->
        [0] Je ne connais pas de fuseau « { $typed } ». Écris une grande ville qui a la même heure que toi, comme `Paris` ou `New York`.
       *[other] « { $typed } » peut désigner plusieurs fuseaux. Tu veux dire { OR($near) } ?
    }
refusal-quiet = Je ne reconnais pas d’heures calmes dans « { $typed } ». Écris leur début et leur fin, comme `22:30-7`, ou laisse vide pour ne pas en avoir.
refusal-quiet-range = Des heures calmes de { $given }, ce n’est pas possible : elles durent { $most } heures maximum, et ne finissent pas à l’heure où elles commencent.
refusal-settings-need-server = Les réglages d’un serveur se changent seulement sur ce serveur. Les tiens sont dans { COMMAND("settings me") }.
refusal-not-manager = Seuls les admins du serveur peuvent changer ses réglages. Les tiens sont dans { COMMAND("settings me") }.
