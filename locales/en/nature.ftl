nature-name = Command of Nature
nature-blurb = Lead a formation of elementals, build your deck, and defeat the enemy Sage.

## Words

nature-phase-sages = Setup (Sages)
nature-phase-warriors = Setup (Warriors)
nature-phase-dawn = Phase I (dawn)
nature-phase-actions = Phase II (actions)
nature-phase-markets = Phase III (markets)
nature-phase-clean-up = Phase IV (clean-up)

nature-faction-pebble = Pebble
nature-faction-droplet = Droplet
nature-faction-twig = Twig
nature-faction-leaf = Leaf

nature-rows = { $rows ->
    [i] Row I
    [ii] Row II
    [iii] Row III
    [i-ii] Row I or II
    [i-iii] Row I or III
    [ii-iii] Row II or III
   *[other] any row
}

nature-space = space { $space }
nature-named = { $card }
nature-standing = { $card } (space { $space })
nature-spot = { $side }'s { $card } (space { $space })

## A card in one line

nature-line-elemental = { $kind } · STR { $strength } · HP { $health } · { $price } · effect in { $rows }
nature-line-basic = { $kind } · STR { $strength } · HP { $health } · { $price }
nature-line-command = { $kind } · { $price }
nature-kind-sage = { $faction } Sage
nature-kind-champion = { $faction } Champion of level { $level }
nature-kind-warrior = { $faction } Warrior
nature-kind-basic = { $faction } Basic
nature-kind-attack = { $style ->
    [melee] Melee Attack Command
   *[ranged] Ranged Attack Command
}
nature-kind-instant = Instant Command
nature-kind-utility = Utility Command
nature-price = cost { $cost }
nature-price-pack = ★

## The text of a card: sentences

nature-text = { $sentences }
nature-text-basic = No effect.
nature-no-effect = nothing happens
nature-dawn = Dawn: { $effect }.
nature-dawn-needs = Dawn, if this Elemental has at least 1 { $token ->
    [boost] boost
   *[shield] shield
}: { $effect }.
nature-trigger-auto = When { $event }: { $effect }.
nature-trigger-ask = When { $event }: you may { $effect }.
nature-instant = Play when { $event }: { $effect }.
nature-utility = Play: { $effect }.
nature-faction-action = Level { $level } action: { $effect }.
nature-afterwards = Afterwards { $effect }.

nature-lends-wounds = When { $subject } { $style ->
    [melee] makes a melee attack
   *[ranged] makes a ranged attack
}: that Elemental has +1 STR during the attack for each damage counter on this Elemental.
nature-keeps-boosts = The boosts on this Elemental are not removed after it attacks.
nature-returns-to-hand = When this Elemental is defeated: it goes to your hand instead of out of the game.
nature-guards = When { $subject } would be dealt DMG: you may let this Elemental take that DMG instead.
nature-steps-in = When one of your Elementals connected to this Elemental would be dealt DMG: you may let the two exchange spaces, and this Elemental takes that DMG instead.

nature-attack-rows = { $style ->
    [melee] Melee attack
   *[ranged] Ranged attack
} by { $attacker } on { $count ->
    [1] one enemy Elemental
   *[other] up to { $count } enemy Elementals
}{ $place }.
nature-attack-away = { $style ->
    [melee] Melee attack
   *[ranged] Ranged attack
} by { $attacker } on { $count ->
    [1] one enemy Elemental
   *[other] up to { $count } enemy Elementals
} { $away ->
    [one] { $away } row
   *[other] { $away } rows
} away.
nature-attack-damage = It deals DMG equal to its STR{ $targets ->
    [several] { " " }to each
   *[one] { "" }
}.
nature-attack-damage-changed = It deals DMG equal to its STR { $change ->
    [less] − { $count }
   *[more] + { $count }
}{ $targets ->
    [several] { " " }to each
   *[one] { "" }
}.
nature-shields-become-strength = Remove all shields from the attacker: it has +1 STR during the attack for each.
nature-basic-bonus = If the attacker is a Basic, it has +{ $count } STR during the attack.

## Events that effects answer

nature-when-attacks = { $subject } { $style ->
    [melee] makes a melee attack
    [ranged] makes a ranged attack
   *[any] attacks
}
nature-when-attacked = { $subject } is attacked{ $style ->
    [melee] { " " }by melee
    [ranged] { " " }at range
   *[any] { "" }
}
nature-when-deals-damage = this Elemental deals DMG by attacking
nature-when-defeats = this Elemental defeats an enemy Elemental by attacking
nature-when-enters-formation = { $who ->
    [this] this Elemental
    [another] another Elemental
   *[any] an Elemental
} enters your formation
nature-when-left-formation = { $who ->
    [this] this Elemental
    [another] another Elemental
   *[any] an Elemental
} leaves your formation
nature-when-enters-row = { $subject } enters { $rows }
nature-when-shields-added = { $subject } gets one or more shields
nature-when-shields-removed = { $subject } has one or more shields removed

## Steps of an effect

nature-then = { $first }, then { $later }
nature-choose = choose up to { $count } { $side ->
    [own] of your { $sort }Elementals
   *[enemy] enemy { $sort }Elementals
}{ $place }{ $linked } and { $clause }
nature-gain = gain { $what }
nature-put = put { $what } { $who }
nature-put-both = put { $boosts ->
    [one] { $boosts } boost
   *[other] { $boosts } boosts
} and { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
} { $who }
nature-put-either = put 1 boost or 1 shield { $who }
nature-deal = deal { $what } { $who }
nature-draw = draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
nature-draw-if-defeated = draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
} if that Elemental is defeated by this attack
nature-discard = discard { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from your hand
nature-discard-up-to = discard { $count ->
    [1] 1 card
   *[other] up to { $count } cards
} from your hand
nature-fetch-up-to = move { $count ->
    [1] 1 card
   *[other] up to { $count } cards
} from your discard pile to your hand
nature-recall = move 1 card from your discard pile to the top of your deck
nature-revive = move 1 Elemental from your discard pile into your formation, placed as if summoned
nature-attack-from-discard = play an Attack Command from your discard pile
nature-exchange = exchange the spaces of { $one } and { $other }
nature-exchange-two = exchange the spaces of two { $side ->
    [own] of your { $sort }Elementals
   *[enemy] enemy { $sort }Elementals
}{ $place }{ $linked }
nature-withdraw = move { $who } to its owner's discard pile
nature-strip = remove all boosts and shields { $who }
nature-heal = remove all damage counters { $who }
nature-spend = remove { $token ->
    [boost] { $count ->
        [1] 1 boost
       *[other] up to { $count } boosts
    }
   *[shield] { $count ->
        [1] 1 shield
       *[other] up to { $count } shields
    }
} { $who }
nature-divide-shields = remove all shields from your Elementals, then put as many on your Elementals, divided as you like
nature-reduce = reduce the DMG dealt to that Elemental by { $count }
nature-annul = reduce the DMG dealt to that Elemental to 0

## How much

nature-what-fixed = { $thing ->
    [gold] { $count } gold
    [boost] { $count ->
        [one] { $count } boost
       *[other] { $count } boosts
    }
    [shield] { $count ->
        [one] { $count } shield
       *[other] { $count } shields
    }
   *[damage] { $count } DMG
}
nature-what-per-paid = { $thing ->
    [gold] { $count } gold
    [boost] { $count ->
        [one] { $count } boost
       *[other] { $count } boosts
    }
    [shield] { $count ->
        [one] { $count } shield
       *[other] { $count } shields
    }
   *[damage] { $count } DMG
} per { $paid ->
    [card] discarded card
    [boost] boost removed
   *[shield] shield removed
}
nature-what-per-token = { $thing ->
    [gold] 1 gold
    [boost] 1 boost
    [shield] 1 shield
   *[damage] 1 DMG
} per { $token ->
    [boost] boost
   *[shield] shield
} on this Elemental
nature-what-attack-strength = { $thing ->
    [gold] gold
    [boost] boosts
    [shield] shields
   *[damage] DMG
} equal to the STR of the attack
nature-what-some = { $thing ->
    [gold] gold
    [boost] boosts
    [shield] shields
   *[damage] DMG
}
nature-more-for = { $clause }, plus { $more } if that Elemental is a { $faction }
nature-per-connected = { $clause }, 1 for each { $faction } Elemental connected to it
nature-by-paid = { $clause }: { $table }
nature-by-paid-more = { $before }, { $next }
nature-by-paid-entry = { $amount } { $thing ->
    [gold] gold
    [boost] { $amount ->
        [one] boost
       *[other] boosts
    }
    [shield] { $amount ->
        [one] shield
       *[other] shields
    }
   *[damage] DMG
} for { $paid ->
    [card] { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    [boost] { $count ->
        [one] { $count } boost
       *[other] { $count } boosts
    }
   *[shield] { $count ->
        [one] { $count } shield
       *[other] { $count } shields
    }
}
nature-by-sage-row = { $clause }: { $first } if your Sage stands in Row I, { $second } in Row II, { $third } in Row III

## Whom

nature-who-this = { $role ->
    [on] on this Elemental
    [to] to this Elemental
    [from] from this Elemental
   *[other] this Elemental
}
nature-who-this-in-rows = this Elemental, standing in { $rows },
nature-who-that = { $role ->
    [on] on that Elemental
    [to] to that Elemental
    [from] from that Elemental
   *[other] that Elemental
}
nature-who-attacker = { $role ->
    [on] on the attacker
    [to] to the attacker
    [from] from the attacker
   *[other] the attacker
}
nature-who-sage = { $role ->
    [on] on your Sage
    [to] to your Sage
    [from] from your Sage
   *[other] your Sage
}
nature-who-them = { $role ->
    [on] on each
    [to] to each
    [from] from each
   *[other] each
}
nature-who-one = { $role ->
    [on] on{ " " }
    [to] to{ " " }
    [from] from{ " " }
   *[other] { "" }
}{ $another ->
    [yes] another
   *[no] one
} { $side ->
    [own] of your { $sort }Elementals
   *[enemy] enemy { $sort }Elemental
}{ $place }{ $linked }
nature-who-each = { $role ->
    [on] on{ " " }
    [to] to{ " " }
    [from] from{ " " }
   *[other] { "" }
}each { $side ->
    [own] of your { $sort }Elementals
   *[enemy] enemy { $sort }Elemental
}{ $place }{ $linked }
nature-sort-any = { "" }
nature-sort-no-sage = non-Sage{ " " }
nature-sort-faction = { $faction }{ " " }
nature-sort-faction-no-sage = non-Sage { $faction }{ " " }
nature-place-any = { "" }
nature-place = { " " }in { $rows }
nature-linked-any = { "" }
nature-linked-sage = { " " }connected to your Sage
nature-linked-this = { " " }connected to this one
nature-linked-both = { " " }connected to this one and to your Sage

## The log

nature-event-sage-chosen = { $seat } chose { $card } as their Sage.
nature-event-warriors-chosen = { $seat } chose their Warriors in secret.
nature-event-warriors-revealed = { $seat } revealed their Warriors: { $left } on the left, { $right } on the right.
nature-event-turn-began = Turn { $turn } began: { $side } to play.
nature-event-phase-began = { $phase } began.
nature-event-said-done = { $seat } is done with the phase.
nature-event-dawn-used = { $seat } used the dawn effect of { $card } (space { $space }).
nature-event-summoned = { $seat } summoned { $card } to space { $space }.
nature-event-revived = { $seat } brought { $card } back from the discard pile to space { $space }.
nature-event-attacked = { $seat } played { $command }: { $attacker } attacked { $targets }.
nature-event-played = { $seat } played { $card }.
nature-event-instant-played = { $seat } answered with { $command } for { $target }.
nature-event-passed = { $seat } passed.
nature-event-faction-action-taken = { $seat } took the level { $level } action of { $sage }.
nature-event-exchanged = { $one } and { $other } have exchanged spaces.
nature-event-drew = { $seat } drew { $cards }.
nature-event-drew-hidden = { $seat } drew { $count ->
    [one] a card.
   *[other] { $count } cards.
}
nature-event-reshuffled = { $seat } shuffled their discard pile into a new deck.
nature-event-discarded = { $seat } discarded { $card }.
nature-event-fetched = { $seat } took { $card } from the discard pile into their hand.
nature-event-recalled = { $seat } put { $card } from the discard pile on top of their deck.
nature-event-bought = { $seat } bought { $card } for { $price } gold.
nature-event-bought-into-formation = { $seat } bought { $card } for { $price } gold, straight into space { $space }.
nature-event-sold = { $seat } sold { $card }.
nature-event-refreshed = { $seat } refreshed the { $market ->
    [elementals] Elemental Market
   *[commands] Command Market
}.
nature-event-turned-up = { $card } came up in the { $market ->
    [elementals] Elemental Market
   *[commands] Command Market
}.
nature-event-gold-gained = { $side } gained { $count } gold.
nature-event-boosts-put = { $spot } got { $count ->
    [one] { $count } boost
   *[other] { $count } boosts
}.
nature-event-shields-put = { $spot } got { $count ->
    [one] { $count } shield
   *[other] { $count } shields
}.
nature-event-boosts-removed = { $spot } lost { $count ->
    [one] { $count } boost
   *[other] { $count } boosts
}.
nature-event-shields-removed = { $spot } lost { $count ->
    [one] { $count } shield
   *[other] { $count } shields
}.
nature-event-reduced = The DMG for { $spot } was reduced by { $count }.
nature-event-annulled = The DMG for { $spot } was reduced to 0.
nature-event-redirected = { $to } stepped in to take the DMG meant for { $from }.
nature-event-damaged = { $spot } took { $count } DMG.
nature-event-healed = { $spot } shook off all its damage.
nature-event-defeated = { $spot } was defeated.
nature-event-defeated-by = { $spot } was defeated by { $seat }.
nature-event-returned = { $card } returned to the hand of { $seat }.
nature-event-withdrawn = { $spot } went to its owner's discard pile.
nature-event-level-gained = { $seat } reached level { $level }.
nature-event-champion-unlocked = { $seat } unlocked the Champion { $card } and the faction action of level { $level }.
nature-event-reformed = { $side }'s { $card } moved up from space { $from } to space { $to }.
nature-event-triggered = The effect of { $spot } was triggered.
nature-event-declined = { $seat } declined the effect of { $card } (space { $space }).
nature-event-attack-failed = The attack with { $command } came to nothing.
nature-event-conceded = { $seat } conceded.
nature-event-turn-limit-reached = The limit of { $count } turns was reached.
nature-event-drawn = The game ended in a draw.
nature-event-won = { $count ->
    [one] { $winners } won and is Master of the Elements!
   *[other] { $winners } won and are Masters of the Elements!
}

## Refusals

nature-reason-game-over = The game is over; nothing more can be done.
nature-reason-has-conceded = You have conceded, so your seat no longer acts.
nature-reason-not-your-turn = It is the other side's turn; wait until something is asked of you.
nature-reason-answer-first = Somebody else has to answer a question first; wait for them.
nature-reason-not-an-answer = This does not answer what you are asked; choose one of the answers offered.
nature-reason-not-asked = Nothing of the kind is asked now; choose one of the actions offered.
nature-reason-wrong-phase = This can be done only in { $phase }.
nature-reason-already-done = You have already finished this part; wait for the others.
nature-reason-sage-taken = { $card } has been taken; choose another Sage.
nature-reason-not-a-sage = { $card } is not a Sage; choose a Sage.
nature-reason-not-your-warriors = Choose two different Warriors of your own Sage pack.
nature-reason-not-in-hand = { $card } is not in your hand; use a card you hold.
nature-reason-not-in-discard = { $card } is not in your discard pile; choose a card that is.
nature-reason-no-such-space = The formation has no space { $space }.
nature-reason-empty-space = Space { $space } is empty; choose one where an Elemental stands.
nature-reason-space-taken = Space { $space } is taken; choose an empty one.
nature-reason-formation-full = Your formation is full; it needs an empty space.
nature-reason-not-frontmost = An Elemental goes to the frontmost row with an empty space, now { $rows }.
nature-reason-not-an-elemental = { $card } is not an Elemental; only Elementals are summoned.
nature-reason-no-action-points = Your side has no action points left; end the phase.
nature-reason-instant-as-action = { $card } is an Instant Command; play it when one of your Elementals is attacked.
nature-reason-not-an-attack = { $card } is not an Attack Command; an attack needs one.
nature-reason-not-a-utility = { $card } is not a Utility Command; only those are played this way.
nature-reason-not-an-instant = { $card } is not an Instant Command; only those answer an attack.
nature-reason-attacker-row = The attacker must stand in { $rows }.
nature-reason-has-attacked = { $card } has attacked this turn; attack with another Elemental.
nature-reason-out-of-reach = The Command does not reach space { $space }; choose a target within its reach.
nature-reason-no-attack-possible = None of your Elementals can attack anyone with { $card } now.
nature-reason-target-count = { $count ->
    [1] Choose exactly 1 target.
   *[other] Choose 1 to { $count } targets.
}
nature-reason-not-connected = Spaces { $one } and { $other } are not connected; swap two that are.
nature-reason-nothing-to-draw = Your deck and your discard pile are both empty, so there is nothing to draw.
nature-reason-no-dawn-effect = { $card } has no dawn effect.
nature-reason-not-the-owner = { $card } belongs to your teammate; only its owner uses its effect.
nature-reason-not-there-at-dawn = { $card } was not in a fitting row when the turn began; its dawn effect must wait for a later turn.
nature-reason-wrong-row = The effect of { $card } works only in { $rows }.
nature-reason-dawn-used = The dawn effect of { $card } has been used this turn; it can be used once a turn.
nature-reason-nothing-to-do = This would have no effect now.
nature-reason-cannot-be-done = { $card } demands something that cannot be done now.
nature-reason-locked = This faction action is locked until you reach level { $level }.
nature-reason-no-such-action = There is no such faction action; they are unlocked at levels 4, 6 and 8.
nature-reason-faction-action-taken = You have taken a faction action this turn; one a turn is the limit.
nature-reason-sage-gone = Your Sage has been defeated, so you take no faction actions.
nature-reason-not-on-display = { $card } is not on display; buy a card that a market shows.
nature-reason-not-enough-gold = This costs { $price } gold, but your side has { $gold }.
nature-reason-only-elementals-stand = { $card } is not an Elemental; buy it to your discard pile.
nature-reason-market-deck-empty = This market's deck is empty, so the market cannot be refreshed.
nature-reason-not-attacked = The Elemental in space { $space } is not attacked; choose one that is.
nature-reason-wrong-style = { $card } does not answer this kind of attack.
nature-reason-wrong-faction = { $card } does not help an Elemental of this faction.
nature-reason-hand-too-large = Discard { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
} first: the hand limit is 5.
nature-reason-not-offered = This is not among the choices; choose one that is offered.

## Questions

nature-prompt-wait = Waiting for the others.
nature-prompt-over = The game is over.
nature-prompt-sage = Choose your Sage.
nature-prompt-warriors = Choose the Warriors that stand to the left and right of your Sage.
nature-prompt-dawn = Phase I (dawn): { $count ->
    [0] no dawn effect can be used; end the phase.
    [one] { $count } dawn effect can be used.
   *[other] { $count } dawn effects can be used.
}
nature-prompt-actions = Phase II (actions): your side has { $count ->
    [one] { $count } action point.
   *[other] { $count } action points.
}
nature-prompt-markets = Phase III (markets): buy, sell or refresh; your side has { $count } gold.
nature-prompt-clean-up = Phase IV (clean-up): { $count ->
    [0] discard any cards you like, then end the phase to draw up to 5.
    [one] discard at least { $count } card, then end the phase to draw up to 5.
   *[other] discard at least { $count } cards, then end the phase to draw up to 5.
}
nature-prompt-instants = { $attacker } attacks with { $command }: play an Instant Command?
nature-prompt-redirect = Should { $guard } take { $count } DMG in place of { $target }?
nature-prompt-reform = There is a gap in your formation: which Elemental moves up?
nature-prompt-choose-own = { $card }: choose one of your Elementals{ $optional ->
    [yes] , or leave it at that.
   *[no] .
}
nature-prompt-choose-enemy = { $card }: choose an enemy Elemental{ $optional ->
    [yes] , or leave it at that.
   *[no] .
}
nature-prompt-use = Use the effect of { $card }?
nature-prompt-discard = { $card }: { $how ->
    [optional] discard up to { $count ->
        [one] { $count } more card, or leave it at that.
       *[other] { $count } more cards, or leave it at that.
    }
    [exact] choose a card to discard; still to go: { $count }.
   *[first] choose a card to discard, up to { $count } in all.
}
nature-prompt-take = { $card }: { $optional ->
    [yes] take up to { $count ->
        [one] { $count } more card from your discard pile, or leave it at that.
       *[other] { $count } more cards from your discard pile, or leave it at that.
    }
   *[no] choose a card of your discard pile.
}
nature-prompt-spend = { $card }: how many { $token ->
    [boost] boosts
   *[shield] shields
} do you remove?
nature-prompt-divide = { $card }: { $count ->
    [one] { $count } shield is
   *[other] { $count } shields are
} left to put on your Elementals.
nature-prompt-boost-or-shield = { $card }: a boost or a shield?
nature-prompt-revive = { $card }: which Elemental of your discard pile goes where?
nature-prompt-attack-from-discard = { $card }: attack with which Command of your discard pile?

## Choices

nature-label-sage = Take { $card } as your Sage
nature-label-warriors = { $left } on the left, { $right } on the right
nature-label-dawn = Use the dawn effect of { $who }
nature-label-summon = Summon { $card } to space { $space }
nature-label-attack = { $command }: attack { $targets } with { $attacker }
nature-label-play = Play { $card }
nature-label-swap = Swap { $one } and { $other }
nature-label-draw = Draw a card
nature-label-faction = Take the faction action of level { $level }
nature-label-end = End the phase
nature-label-buy = Buy { $card } for { $count } gold
nature-label-buy-into-formation = Buy { $card } for { $count } gold, straight into space { $space }
nature-label-sell = Sell { $card } for { $count } gold
nature-label-refresh = Refresh the { $market ->
    [elementals] Elemental Market
   *[commands] Command Market
} for 1 gold
nature-label-discard = Discard { $card }
nature-label-instant = Play { $card } for { $who }
nature-label-pass = Play no Instant Command
nature-label-accept = Accept
nature-label-decline = Decline
nature-label-choose = Choose your { $who }
nature-label-target = Choose the enemy { $who }
nature-label-take = Take { $card }
nature-label-done = That is all
nature-label-spend = Remove { $count }
nature-label-put = Put { $count ->
    [one] { $count } shield
   *[other] { $count } shields
} on { $who }
nature-label-boost = A boost
nature-label-shield = A shield
nature-label-move = Move { $who } up to space { $space }

## What is wrong with a setup

nature-setup-seats = it is played by 2 or by 4 (CN-2.1.1)
nature-setup-turn-limit = it is 1 to 10000 (R61)
nature-setup-sage-twice = { $sage } is named twice, and each Sage exists once (R9)
nature-setup-sages = the Sages are { $sages }
nature-setup-sage-count = { $count ->
    [one] { $count } Sage is named
   *[other] { $count } Sages are named
} for { $seats } seats; name one a seat
