# Les pendules. Les durées arrivent comme on les écrit : 3d, 12h, 1d12h.

refusal-clock = Je ne lis pas { $typed } comme une pendule. Écrivez `none` (aucune), un temps par coup comme `3d` ou `12h`, ou une réserve comme `7d+12h` (suivie au besoin de `max 14d`) ; ajoutez `strict` si le temps écoulé fait perdre aussitôt.
refusal-clock-range = { $given } n’est pas possible ici : de { $least } à { $most }.
