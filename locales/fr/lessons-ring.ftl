# Ce que disent les étapes des leçons sur Contiguity et Contiguity Deluxe : l’idée et la tâche, puis ce qui est dit une fois faite.

lesson-contiguity-slide = Un pion glisse autour de l’anneau aussi loin qu’on veut, sur des cases vides. Fais glisser un de tes pions.
lesson-contiguity-slide-done = Voilà un glissement : aussi loin que la voie est libre.
