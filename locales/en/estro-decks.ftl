# What `mazzo deck estro` says of a deck.

estro-deck-chosen = { $chosen } cards are chosen; { $drawn } more come by chance when the match begins.
estro-deck-lucid = { $chosen } cards are chosen, five of each estro, for Lucid Dream; none come by chance.
estro-deck-estri = Ardo { $ardo }, Granito { $granito }, Armonio { $armonio }, Illusio { $illusio }, Manpo { $manpo }
estro-deck-gifts = Empty { $empty }, 1V { $once }, ∞ { $always }
estro-deck-mean = Mean TOT { $mean }
