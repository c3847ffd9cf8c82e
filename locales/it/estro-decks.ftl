# Che cosa dice `mazzo deck estro` di un mazzo.

estro-deck-chosen = { $chosen } carte sono scelte; altre { $drawn } arrivano a caso quando comincia la partita.
estro-deck-lucid = { $chosen } carte sono scelte, cinque per estro, per il Sogno Lucido; nessuna arriva a caso.
estro-deck-estri = Ardo { $ardo }, Granito { $granito }, Armonio { $armonio }, Illusio { $illusio }, Manpo { $manpo }
estro-deck-gifts = Vuote { $empty }, 1V { $once }, ∞ { $always }
estro-deck-mean = TOT medio { $mean }
