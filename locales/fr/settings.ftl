# `/réglages` et `/confidentialité`. Chaque ligne de choix sert aussi dans un menu : 100 caractères au plus.

## Ce que chacun choisit pour soi

settings-me = **Tes réglages.** Ils valent sur tous les serveurs, et personne d’autre ne les voit.
settings-looks = Langue et plateaux
settings-notices = Tours et temps

settings-language-any = Langue : celle de ton Discord
settings-language-en = Langue : English
settings-language-fr = Langue : français
settings-theme-dark = Plateaux en privé : sombres
settings-theme-light = Plateaux en privé : clairs
settings-perspective-upright = Ils sont posés comme ils viennent
settings-perspective-once = Ils sont tournés d’un cran dans le sens horaire
settings-perspective-twice = Ils sont tournés de deux crans dans le sens horaire
settings-perspective-thrice = Ils sont tournés de trois crans dans le sens horaire
settings-at-once-ahead = Un coup que tu choisis est montré avant d’être joué
settings-at-once-played = Un coup que tu choisis est joué aussitôt
settings-notify-thread = Ton tour : une mention dans la partie
settings-notify-message = Ton tour : un message privé
settings-notify-none = Ton tour : personne ne te le dit
settings-lead-never = Avant la fin de ton temps : aucun rappel
settings-lead-1h = Avant la fin de ton temps : un rappel 1 heure plus tôt
settings-lead-3h = Avant la fin de ton temps : un rappel 3 heures plus tôt
settings-lead-12h = Avant la fin de ton temps : un rappel 12 heures plus tôt
settings-lead-1d = Avant la fin de ton temps : un rappel 1 jour plus tôt
settings-lead-2d = Avant la fin de ton temps : un rappel 2 jours plus tôt
settings-zone = Fuseau horaire : { $zone }, où il est { $time }
settings-quiet = Heures de repos : de { $from } à { $to }
settings-quiet-none = Heures de repos : aucune
settings-presets = Modèles : { $names }
settings-presets-none = Modèles : aucun
settings-presets-forget = Oublier un modèle

button-zone = Fuseau horaire
button-quiet = Heures de repos
box-zone-label = Là où tu es
box-zone-hint = Une ville qui donne son nom à un fuseau, comme Paris ou New York. Ou un décalage, comme UTC+2.
box-quiet-label = Quand il ne faut pas te déranger
box-quiet-hint = Par exemple 22:30-7, douze heures au plus. Laisse vide s’il n’y en a pas.

refusal-zone =
    { COUNT($near) ->
        [0] Je ne connais pas de fuseau « { $typed } ». Écris une grande ville proche qui a la même heure, comme `Paris` ou `New York`.
       *[other] « { $typed } » ne désigne pas un fuseau à lui seul. Tu veux dire { OR($near) } ?
    }
refusal-quiet = Je ne lis pas « { $typed } » comme des heures de repos. Écris quand elles commencent et finissent, comme `22:30-7`, ou rien s’il n’y en a pas.
refusal-quiet-range = Des heures de repos de { $given }, ce n’est pas possible : elles durent { $most } heures au plus, et doivent finir.

## Ce qui est choisi pour un serveur

settings-server = **Réglages de ce serveur.** Ils valent pour tout le monde ici. Personne d’autre ne voit cette page.

server-language-any = Plateaux et cartes : dans la langue du serveur, selon Discord
server-language-en = Plateaux et cartes : en anglais
server-language-fr = Plateaux et cartes : en français
server-home-threads = Une partie vit dans un fil à elle
server-home-channel = Une partie vit dans le salon, sans fil
server-channels = Défis : dans { $channels } et leurs fils
server-channels-any = Défis : dans tous les salons
server-role = Qui peut défier : { $role }
server-role-any = Qui peut défier : tout le monde
server-clock = Pendule des défis qui n’en nomment pas : { $clock }
server-clock-none = Pendule des défis qui n’en nomment pas : aucune
server-choose-channels = Réserver les défis à des salons ; aucun : partout
server-choose-role = Qui peut défier ; sans rôle choisi : tout le monde

button-clock = Pendule habituelle
box-clock-label = Pendule des défis qui n’en nomment pas
box-clock-hint = Comme 3d par coup, ou 7d+12h pour une réserve qui grandit. Laisse vide pour jouer sans pendule.

refusal-settings-need-server = Les réglages d’un serveur se changent sur ce serveur seulement. Les tiens sont derrière `{ $command }`.
refusal-not-manager = Pour changer les réglages de ce serveur, il faut pouvoir le gérer. Les tiens sont derrière `{ $command }`.
refusal-not-this-channel = Ce salon n’est pas fait pour les défis. Sur ce serveur, leur place est dans { OR($channels) }.
refusal-not-your-role = Sur ce serveur, il faut le rôle { $role } pour défier. Tu peux accepter les défis des autres.
refusal-player-gone = Quelqu’un qui jouait la partie { $match } s’est fait effacer : les mêmes personnes ne peuvent plus rejouer.

## Confidentialité

privacy-page =
    {""}**Ce que je garde sur toi, et pourquoi**

    - **Tes parties** : ton identifiant Discord, le nom que montrent les plateaux, chaque coup et son heure, ce que tu as proposé ou répondu, et jusqu’à quel plateau tu as regardé ; et les parties que tu as importées. Une partie, ce sont ses coups ; sans eux, il n’y en a pas.
    - **Les défis** que tu as envoyés, reçus ou acceptés : leurs conditions, ton identifiant et ton nom, et ce que tu as écrit en refusant.
    - **Tes choix** dans `{ $settings }` : langue, aspect des plateaux, fuseau, heures de repos, rappels ; modèles et absences, si tu en as.
    - **Où se trouvent les choses** : les identifiants des serveurs, des salons et de mes propres messages, pour que mes boutons marchent toujours.

    Je ne lis que les messages qui me répondent ou me mentionnent, et je n’en garde aucun. Rien ne va à personne d’autre. Ce qui n’est pas dit ici n’est pas gardé.

    {""}**Exporter** te donne tout dans un fichier. **Effacer** t’enlève de partout ; la question t’est posée une seconde fois.
button-export = Exporter
button-erase = Effacer
button-erase-yes = Oui, tout effacer
button-erase-no = Non, tout garder
privacy-export = Voilà tout ce qui est gardé sur toi.
privacy-question =
    Tu veux vraiment que tout ce qui te concerne soit effacé ? C’est sans retour.

    - { $count ->
        [0] Tu n’as pas de partie en cours.
        [one] Ta partie en cours se termine : tu l’abandonnes.
       *[other] Tes { $count } parties en cours se terminent : tu les abandonnes.
    } À plus de deux, les autres continuent.
    - Tes défis ouverts sont clos ; tes choix, tes modèles et tes absences disparaissent.
    - Dans les parties et les défis où d’autres ont leur part, « — » prend la place de ton nom, et ton identifiant disparaît. Les coups restent, pour eux.
    - Ce qui est publié dans Discord y reste. Supprime-le toi-même, ou demande à quelqu’un qui gère le serveur.
privacy-erasing = J’efface tout ce qui te concerne. Si rien ne dit bientôt que c’est fait, redemande-le : je reprends là où j’en étais.
privacy-erased = C’est fait : plus rien n’est gardé sur toi. Ce qui est publié dans Discord y reste. Si tu défies quelqu’un ou joues de nouveau, je recommence à zéro.
privacy-kept = Très bien, rien n’a été effacé.
