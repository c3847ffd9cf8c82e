# The sample games: the duel, Connect Four, Leduc poker.

## The duel

duel-name = The duel
duel-blurb = A small card battle: units, spells and hidden hands.

duel-prompt = { $mana ->
    [one] Your turn, with 1 mana: play a card, attack or pass.
   *[other] Your turn, with { $mana } mana: play cards, attack or pass.
}
duel-prompt-wait = { $seat } is taking their turn.

duel-action-play = { $copy ->
    [1] Play { $card } for { $cost } mana
   *[other] Play { $card } for { $cost } mana (copy { $copy })
}
duel-action-attack-player = Attack { $seat } with { $card } in place { $place }
duel-action-attack-unit = Attack { $target } in place { $on } with { $card } in place { $place }
duel-action-pass = End the turn

duel-target-player = { $seat }
duel-target-place = the unit in place { $place }

duel-turn-began = { $seat }'s turn begins, with { $mana } mana.
duel-drew = { $seat } draws { $card }.
duel-drew-unseen = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
}
duel-lost = { $seat }'s hand is full: { $card } is lost.
duel-tired = { $seat } has no cards left to draw and takes { $damage } damage.
duel-played-unit = { $seat } plays { $card } in place { $place }.
duel-played-spell = { $seat } casts { $card }.
duel-attacked = { $seat }'s { $card } in place { $place } attacks { $target }.
duel-struck = { $seat }'s spell strikes { $target }.
duel-player-hit = { $seat } takes { $damage } damage.
duel-unit-hit = { $seat }'s { $card } in place { $place } takes { $damage } damage.
duel-unit-left = { $seat }'s { $card } in place { $place } is defeated.
duel-passed = { $seat } ends their turn.
duel-conceded = { $seat } gives up.
duel-won = { $seat } wins the duel.
duel-drawn = Both players fall: the duel is a draw.

duel-reason-game-over = The duel is over.
duel-reason-not-your-turn = It is the other player's turn.
duel-reason-not-in-hand = { $copies ->
    [0] You have no { $card } in your hand.
    [one] You have only one { $card } in your hand.
   *[other] You have only { $copies } copies of { $card } in your hand.
}
duel-reason-not-enough-mana = This card costs { $cost } mana; you have { $mana }.
duel-reason-board-full = All your places are taken: there is no room for another unit.
duel-reason-no-unit = You have no unit in place { $place }.
duel-reason-not-ready = Your unit in place { $place } is not ready to attack.
duel-reason-no-target = There is no enemy unit in place { $place }.

duel-card-unit = Unit, cost { $cost }, attack { $attack }, health { $health }
duel-card-spell = Spell, cost { $cost }
duel-effect-none = No effect.
duel-effect-draw = { $count ->
    [one] Draw a card.
   *[other] Draw { $count } cards.
}
duel-effect-hit-player = Deal { $damage } damage to the enemy player.
duel-effect-hit-random = Deal { $damage } damage to one random target among the enemy units and the enemy player.

## Connect Four

connect-four-name = Connect Four
connect-four-blurb = Four discs in a row win.

connect-four-prompt = Your turn: choose a column.
connect-four-prompt-wait = { $seat } is choosing a column.
connect-four-action-drop = Drop a disc into column { $column }
connect-four-dropped = { $seat } drops a disc into column { $column }; it comes to lie in row { $row }.
connect-four-end-line = { $seat } has four in a row and wins.
connect-four-end-full = The board is full: a draw.
connect-four-end-conceded = { $seat } gives up.
connect-four-reason-game-over = The game is over.
connect-four-reason-not-your-turn = It is the other player's turn.
connect-four-reason-column-full = Column { $column } is full.

## Leduc poker

leduc-name = Leduc poker
leduc-blurb = Poker with six cards: bet on the one you hold and the one that comes.

leduc-prompt-open = Your turn: check or raise.
leduc-prompt-bet = { $chips ->
    [one] Your turn: a call costs you 1 chip.
   *[other] Your turn: a call costs you { $chips } chips.
}
leduc-prompt-wait = { $seat } is thinking.
leduc-action-fold = Fold
leduc-action-check = Check
leduc-action-call = { $chips ->
    [one] Call for 1 chip
   *[other] Call for { $chips } chips
}
leduc-action-raise = { $chips ->
    [one] Raise by 1 chip
   *[other] Raise by { $chips } chips
}
leduc-checked = { $seat } checks.
leduc-called = { $chips ->
    [one] { $seat } calls with 1 chip.
   *[other] { $seat } calls with { $chips } chips.
}
leduc-raised = { $chips ->
    [one] { $seat } raises, putting in 1 chip.
   *[other] { $seat } raises, putting in { $chips } chips.
}
leduc-public-card = The public card is the { $card }.
leduc-shown = Seat 1 shows the { $first }, seat 2 the { $second }.
leduc-end-folded = { $chips ->
    [one] { $seat } folds and loses 1 chip.
   *[other] { $seat } folds and loses { $chips } chips.
}
leduc-end-won = { $chips ->
    [one] { $seat } wins 1 chip.
   *[other] { $seat } wins { $chips } chips.
}
leduc-end-split = Equal cards: each player keeps their own chips.
leduc-reason-game-over = The game is over.
leduc-reason-not-your-turn = It is the other player's turn.
leduc-reason-nothing-to-fold-to = There is no bet to fold to: you can check for free.
leduc-reason-raises-spent = There were two raises in this round already.
leduc-card-line = Rank { $rank } of 3
leduc-card-text = With a public card of the same rank it beats everything; otherwise the higher rank wins.
