estro-name = Estro
estro-blurb = Five estri, 250 cards, a gift for every trick: hold your side of the field and empty the other.

## Words

estro-ardo = Ardo
estro-granito = Granito
estro-armonio = Armonio
estro-illusio = Illusio
estro-manpo = Manpo

estro-value-atk = ATK
estro-value-def = DEF
estro-value-hel = HEL
estro-value-dex = DEX
estro-value-map = MAP
estro-value-tot = TOT
estro-value-primary = primary value

estro-seat = { $seat }
estro-of-seat = of { $seat }
estro-enemy = the enemy
estro-enemy-first = The enemy
estro-of-enemy = of the enemy
estro-card = { $card }
estro-spot = { $card } #{ $number }
estro-of-spot = of { $card } #{ $number }
estro-face-down = the face-down card #{ $number }
estro-face-down-first = The face-down card #{ $number }
estro-of-face-down = of the face-down card #{ $number }
estro-place = place #{ $number }
estro-of-place = of place #{ $number }
estro-lane = lane { $lane }, zone { $depth }

estro-nothing = { "" }
estro-or-more = { $before }, { $next }
estro-or-last = { $before } or { $next }

## Zones

estro-zone-military = Military Zone
estro-zone-tech = Tech Development Zone
estro-zone-medical = Medical Zone
estro-zone-civil = Civil Zone
estro-zone-control = Control Zone
estro-zone-text = Passive: every face-up { $estro } card of both sides has +2 { $value }. Zone power, once in the match: { $power }
estro-power-military = in your turn or during an attack, sacrifice an Ardo card from your hand; one of your Ardo cards gets +4 ATK permanently.
estro-power-tech = during an attack, exchange ATK and DEF of the opposing card that takes part in it, for this attack.
estro-power-medical = when one of your Armonio cards would be destroyed, it stays on the field.
estro-power-civil = during an attack, double the DEX of your Illusio card that takes part in it, for this attack.
estro-power-control = in your turn or during an attack, one of your face-up cards becomes Manpo permanently.

## Modes

estro-mode-duel = Duel
estro-mode-duel-text = One against one: from the end of round 5 on, whoever has no card left on the field loses.
estro-mode-inferno = Inferno 2v2
estro-mode-inferno-text = Two teams of two, each with one common side of the field, under two zones.
estro-mode-single = Single Player
estro-mode-single-text = Alone against five starships, their guardians and their alarms, with objects to help.
estro-mode-conquest = Zone of Conquest
estro-mode-conquest-text = Five zone fields: have at least 3 zone points in each of 3 zones at the end of a round and win.
estro-mode-bastion = Last Bastion
estro-mode-bastion-text = Two to four Dreamers together hold three lanes against the Horde for ten rounds.
estro-mode-strategist = Strategist mode
estro-mode-strategist-text = No attacks before round 7, and nobody wins before the end of round 8.
estro-mode-mnemonic = Mnemonic mode
estro-mode-mnemonic-text = All arithmetic in the head: marks and sums are hidden, and every error costs a card of the hand.
estro-mode-luck = Luck Equaliser
estro-mode-luck-text = Cards that the opponent destroys give you necrotokens, which buy draws, protection and new cards.
estro-mode-lucid = Lucid Dream
estro-mode-lucid-text = Granito cards stand behind vital shields with Armonio cards as support, and every estro has a rule of its own.
estro-mode-dial = Oblivion Dial
estro-mode-dial-text = Whoever loses a card on the field spins the Dial, and one of 25 sectors strikes at once.
estro-mode-chimera = Chimera
estro-mode-chimera-text = Announced a turn ahead, an empty card and a gift card are played as one card with both estri.
estro-mode-rift = Dimensional Rift
estro-mode-rift-text = Once a turn you may destroy a card of your own for the top card of the dimensional deck.
estro-mode-ambush = Illusory Ambush
estro-mode-ambush-text = When a face-down card is destroyed, an Illusio card may jump from the hand onto the field.

## Starships and objects

estro-ship-cinderlance = Cinderlance
estro-ship-basalt-ark = Basalt Ark
estro-ship-choral-haven = Choral Haven
estro-ship-veilrunner = Veilrunner
estro-ship-axiom-drift = Axiom Drift
estro-ship-cinderlance-text = Broadside: your face-up card with the highest current TOT is destroyed.
estro-ship-basalt-ark-text = Bulkheads: this ship regains 60 shields, up to 300, and every guardian on the field gets +5 DEF permanently.
estro-ship-choral-haven-text = Second Verse: a random destroyed guardian returns to this ship face-down, as new.
estro-ship-veilrunner-text = Mind Theft: you discard 2 random cards from your hand.
estro-ship-axiom-drift-text = Inversion: until the end of your next turn the estro modifiers of your attacks change sign and your dice give no bonus.

estro-object-ion-lance = Ion Lance
estro-object-ion-lance-text = An exposed ship loses 60 shields.
estro-object-breach-charge = Breach Charge
estro-object-breach-charge-text = Any ship loses 30 shields, but keeps at least 1.
estro-object-scanner-drone = Scanner Drone
estro-object-scanner-drone-text = Turn 2 guardians of your choice face-up.
estro-object-deep-scan = Deep Scan
estro-object-deep-scan-text = See all face-down guardians of a ship; they stay face-down.
estro-object-jammer = Jammer
estro-object-jammer-text = A running alarm is raised by 3.
estro-object-alarm-cutter = Alarm Cutter
estro-object-alarm-cutter-text = The alarm of a ship is stopped for the rest of the match.
estro-object-salvage-claw = Salvage Claw
estro-object-salvage-claw-text = A card of your incinerator goes to your hand.
estro-object-stasis-pod = Stasis Pod
estro-object-stasis-pod-text = A card of your incinerator enters your side of the field face-up, its gift inhibited permanently.
estro-object-aegis-field = Aegis Field
estro-object-aegis-field-text = One of your cards cannot be destroyed until the start of your next turn.
estro-object-decoy-hull = Decoy Hull
estro-object-decoy-hull-text = Reaction, when a guardian attacks: another of your cards becomes the defender.
estro-object-overclock = Overclock
estro-object-overclock-text = One of your face-up cards gets +8 primary value permanently.
estro-object-weighted-die = Weighted Die
estro-object-weighted-die-text = Reaction, when the dice are rolled: your die shows a face of your choice.
estro-object-static-burst = Static Burst
estro-object-static-burst-text = Guardians make no attacks in the next ships' turn.
estro-object-gravity-net = Gravity Net
estro-object-gravity-net-text = A face-up guardian cannot attack in the next 2 ships' turns.
estro-object-solvent = Solvent
estro-object-solvent-text = A face-up guardian gets −12 primary value permanently.
estro-object-null-signal = Null Signal
estro-object-null-signal-text = The gift of a face-up guardian is inhibited permanently.
estro-object-supply-drop = Supply Drop
estro-object-supply-drop-text = Draw 2 cards.
estro-object-second-wind = Second Wind
estro-object-second-wind-text = You have one more attack this turn.
estro-object-twin-link = Twin Link
estro-object-twin-link-text = One of your cards may attack twice this turn; each attack counts towards your attacks.
estro-object-estro-prism = Estro Prism
estro-object-estro-prism-text = One of your face-up cards becomes an estro of your choice permanently.
estro-object-lure-beacon = Lure Beacon
estro-object-lure-beacon-text = In the next ships' turn guardians must attack the card of yours that you choose now, as long as it is on the field.
estro-object-recall-tether = Recall Tether
estro-object-recall-tether-text = One of your cards returns from the field to your hand; you may play one more card this turn.
estro-object-memory-shard = Memory Shard
estro-object-memory-shard-text = The used 1V gift of one of your face-up cards can be used again; if it works when played, it works at once.
estro-object-void-grenade = Void Grenade
estro-object-void-grenade-text = A face-up guardian with TOT 65 or less is destroyed.
estro-object-last-breath = Last Breath
estro-object-last-breath-text = Reaction, when you would lose because your field is empty: the top card of your deck enters your field face-up, its gift inhibited permanently.

## The Oblivion Dial

estro-category-dragonfly = Dragonfly effect (bonus)
estro-category-moth = Moth effect (malus)
estro-category-swarm = Swarm effect (chaos)

estro-sector-emergency-reboot = Emergency Reboot
estro-sector-emergency-reboot-text = The destroyed card returns at once, face-up, to the field of the player who lost it.
estro-sector-echo-recall = Echo Recall
estro-sector-echo-recall-text = The destroyed card goes to the hand of the player who lost it.
estro-sector-quick-synapse = Quick Synapse
estro-sector-quick-synapse-text = The player who lost the card draws 1 card.
estro-sector-sorted-thoughts = Sorted Thoughts
estro-sector-sorted-thoughts-text = The player who lost the card draws 2 cards, then discards 1.
estro-sector-armour-of-grief = Armour of Grief
estro-sector-armour-of-grief-text = The player who lost the card chooses one of their face-up cards; it gets +8 primary value permanently.
estro-sector-shared-fury = Shared Fury
estro-sector-shared-fury-text = Every face-up card of the player who lost the card has +3 primary value until the end of that player's next turn.
estro-sector-phoenix-shell = Phoenix Shell
estro-sector-phoenix-shell-text = The player who lost the card chooses one of their cards; it cannot be destroyed until the start of that player's next turn.
estro-sector-vengeful-spark = Vengeful Spark
estro-sector-vengeful-spark-text = The opposing card that destroyed it by attack or gift, if still face-up on the field, gets −8 primary value permanently.
estro-sector-vacuum-gate = Vacuum Gate
estro-sector-vacuum-gate-text = The player who lost the card may put a card from hand onto the field face-up, its gift inhibited permanently.
estro-sector-second-chance = Second Chance
estro-sector-second-chance-text = The player who lost the card gets a re-roll of their die for a later clash; at most 2 can be held.
estro-sector-aftershock = Aftershock
estro-sector-aftershock-text = The player who lost the card discards 1 random card.
estro-sector-cold-ash = Cold Ash
estro-sector-cold-ash-text = The destroyed card leaves the game.
estro-sector-contagion = Contagion
estro-sector-contagion-text = Of the face-up cards of the player who lost the card, the one with the lowest current TOT gets −5 primary value permanently.
estro-sector-chain-collapse = Chain Collapse
estro-sector-chain-collapse-text = Of the cards of the player who lost the card, the one with the lowest current TOT is destroyed; face-down cards count as 0.
estro-sector-numbness = Numbness
estro-sector-numbness-text = The player who lost the card has only 1 attack in their next turn.
estro-sector-short-circuit = Short Circuit
estro-sector-short-circuit-text = The player who lost the card skips the next mandatory draw.
estro-sector-mute = Mute
estro-sector-mute-text = A random face-up gift card of the player who lost the card is inhibited until the end of that player's next turn.
estro-sector-floodlight = Floodlight
estro-sector-floodlight-text = All face-down cards of the player who lost the card turn face-up.
estro-sector-zone-drift = Zone Drift
estro-sector-zone-drift-text = The active zone is replaced by another one at random.
estro-sector-mind-exchange = Mind Exchange
estro-sector-mind-exchange-text = The player who lost the card and the opponent exchange one random card of their hands for keeps.
estro-sector-value-storm = Value Storm
estro-sector-value-storm-text = Until the end of the round every face-up card has its highest and its lowest value exchanged.
estro-sector-estro-roulette = Estro Roulette
estro-sector-estro-roulette-text = A random face-up card becomes a random other estro permanently.
estro-sector-stray-bolt = Stray Bolt
estro-sector-stray-bolt-text = A random card on the field is destroyed.
estro-sector-resonance = Resonance
estro-sector-resonance-text = The player who lost the card and the opponent draw 1 card each.
estro-sector-inversion = Inversion
estro-sector-inversion-text = Until the end of the round estro bonuses become maluses and the other way round.

## A card in one line

estro-line = { $estro } · ATK { $atk } · DEF { $def } · HEL { $hel } · DEX { $dex } · MAP { $map } · TOT { $tot } · { $gift }
estro-line-empty = empty card
estro-line-once = gift 1V
estro-line-always = gift ∞

## The text of a card: when, whether and what

estro-text-empty = This is an empty card: it has no gift.
estro-text = { $when }: { $effect }.
estro-text-may = { $when }, you may { $effect }.
estro-text-if = { $when }, if { $condition }: { $effect }.
estro-text-if-may = { $when }, if { $condition }, you may { $effect }.

estro-when-played = Once, when played or flipped face-up
estro-when-static = As long as it is face-up
estro-when-main = Once, at any time in your turn
estro-when-turn-start = At the start of each of your turns
estro-when-turn-end = At the end of each of your turns
estro-when-round-end = At the end of each round
estro-when-reroll = Once per turn, when the dice are rolled in a clash of this card
estro-when-force-reroll = Once, when the dice are rolled in a clash of this card
estro-when-clash = In every clash of this card
estro-when-attacks = Each time it attacks
estro-when-attacks-certain = Each time it attacks any { $card }
estro-when-attacked = Each time it is attacked
estro-when-attacked-by-certain = Each time it is attacked by any { $card }
estro-when-in-attack = Each time it attacks or is attacked
estro-when-underdog = In every clash in which its current TOT is lower than the other card's
estro-when-attacked-once = Once, when it is attacked
estro-when-ally-attacked = Once, when { $who } is attacked
estro-when-survives-each-turn = Once per turn, when it survives an attack
estro-when-survives = Once, when it survives an attack
estro-when-survives-certain = Once, when it survives an attack by any { $card }
estro-when-kills = Once per turn, when it has destroyed a card by attacking
estro-when-dies = Once, when destroyed, even face-down
estro-when-dies-by-attack = Once, when destroyed by an attack, even face-down
estro-when-would-die = Once, when it would be destroyed, even face-down
estro-when-ally-would-die-once = Once, when { $who } would be destroyed
estro-when-ally-would-die = Each time { $who } would be destroyed
estro-when-enemy-gift-once = Once, when the opponent uses any { $gift }{ $scope ->
    [this] { " " }on this card
    [ally] { " " }on one of your cards
   *[any] { "" }
}
estro-when-enemy-gift = Each time the opponent uses any { $gift }{ $scope ->
    [this] { " " }on this card
    [ally] { " " }on one of your cards
   *[any] { "" }
}
estro-when-enemy-plays = Once, when the opponent { $face ->
    [up] plays face-up or flips any { $card }
    [down] plays any { $card } face-down
   *[any] plays any { $card }, face-up or face-down, or flips it
}

## Conditions

estro-if-zone = the { $zone } is active
estro-if-round = it is round { $round } or later
estro-if-allies = you have at least { $count } other face-up { $sort }{ $count ->
    [one] card
   *[other] cards
}
estro-if-enemies = the opponent has at least { $count } face-up { $sort }{ $count ->
    [one] card
   *[other] cards
}
estro-if-fewer-cards = you have fewer cards on the field than the opponent
estro-if-more-cards = you have more cards on the field than the opponent
estro-if-hand = you hold { $count ->
    [0] no cards
    [1] at most 1 card
   *[other] { $count } cards or fewer
}
estro-if-incinerator = your incinerator has { $count ->
    [1] at least 1 card
   *[other] { $count } cards or more
}
estro-if-own-tot-less = its current TOT is lower than the other card's
estro-if-opponent-estro = the other card is { $estro }
estro-if-first-attack = it is the first attack of the turn
estro-if-destroyed-by-attack = it was destroyed by an attack
estro-if-was-face-down = it was face-down

## Kinds of gifts

estro-gift-any = gift
estro-gift-of = gift of { $tags }
estro-tag-buff = strengthening
estro-tag-debuff = weakening
estro-tag-destroy = destruction
estro-tag-protect = protection
estro-tag-draw = drawing
estro-tag-discard = discarding
estro-tag-revive = revival
estro-tag-steal = theft
estro-tag-copy = copying
estro-tag-swap = exchange
estro-tag-reveal = revealing
estro-tag-estro = estro change
estro-tag-attack = attack
estro-tag-dice = dice
estro-tag-coin = coin
estro-tag-zone = zone
estro-tag-silence = inhibition
estro-tag-counter = countering

## Which cards

estro-who-this = this card
estro-who-that = that card
estro-who-attacker = the attacker
estro-who-one = { $pool ->
    [own] one of your { $face }{ $sort }cards{ $such }
    [another] another of your { $face }{ $sort }cards{ $such }
    [enemy] one { $face }enemy { $sort }card{ $such }
    [either] one { $face }{ $sort }card{ $such } on either side
   *[either-other] one other { $face }{ $sort }card{ $such } on either side
}
estro-who-up-to = up to { $count } { $pool ->
    [own] { $face }{ $sort }cards of yours{ $such }
    [another] other { $face }{ $sort }cards of yours{ $such }
    [enemy] { $face }enemy { $sort }cards{ $such }
    [either] { $face }{ $sort }cards{ $such } on either side
   *[either-other] other { $face }{ $sort }cards{ $such } on either side
}
estro-who-each = { $pool ->
    [own] each of your { $face }{ $sort }cards{ $such }
    [another] each other { $face }{ $sort }card of yours{ $such }
    [enemy] each { $face }enemy { $sort }card{ $such }
    [either] each { $face }{ $sort }card{ $such } on either side
   *[either-other] each other { $face }{ $sort }card{ $such } on either side
}
estro-who-card = { $sort }card{ $such }
estro-face-up = face-up{ " " }
estro-face-hidden = face-down{ " " }
estro-face-any = face-up or face-down{ " " }
estro-faces-up = face-up{ " " }
estro-faces-hidden = face-down{ " " }
estro-faces-any = face-up or face-down{ " " }
estro-sort-empty = empty{ " " }
estro-sort-gift = gift{ " " }
estro-sort-estro = { $estri }{ " " }
estro-sort-estro-empty = empty { $estri }{ " " }
estro-sort-estro-gift = { $estri } gift{ " " }
estro-sorts-empty = empty{ " " }
estro-sorts-estro-empty = empty { $estri }{ " " }
estro-such = { " " }with { $qualities }
estro-such-tot-at-most = TOT { $number } or less
estro-such-tot-at-least = TOT { $number } or more
estro-such-primary-at-most = primary value { $number } or less
estro-such-primary-at-least = primary value { $number } or more
estro-such-damaged = a permanently lowered value

## What a gift does

estro-plus = +{ $amount } { $value }
estro-minus = −{ $amount } { $value }
estro-effect-give = permanently give { $who } { $change }{ $count ->
    [1] { "" }
   *[other] { " " }each
}
estro-effect-give-all = permanently give { $who } now on the field { $change }
estro-effect-aura = { $who } has { $change }
estro-effect-double = permanently double this card's own { $value }
estro-effect-halve = permanently halve the { $value } of { $who }, rounded down
estro-effect-set = the { $value } of { $who } permanently becomes { $amount }
estro-effect-swap-own = permanently exchange this card's { $value } and { $with }
estro-effect-swap-with = permanently exchange this card's { $value } with that of { $who }
estro-effect-drain = permanently take up to { $amount } { $value } from { $who } and add what was taken to this card
estro-effect-pack = it has { $change } for { $who }, at most +{ $cap }
estro-effect-lone = it has { $change } while no other card lies on your side of the field
estro-effect-growth = permanently give this card { $change }, until this gift has given +{ $cap } in all
estro-effect-burnout = permanently give this card { $change }, but not in the turn it entered the field
estro-effect-zone-bond = it has { $change } while the { $zone } is active
estro-effect-round-surge = it has { $change } from round { $round } on
estro-effect-coin-boost = call heads or tails and flip a coin; if you are right, permanently give this card { $change }
estro-effect-coin-gamble = call heads or tails and flip a coin. If you are right: { $right }. If you are wrong: { $wrong }
estro-effect-die-boost = roll a die and permanently give this card { $change } for each point rolled
estro-effect-reroll-own = re-roll your die
estro-effect-force-reroll = have the opponent's die re-rolled
estro-die-face = { $face }
estro-effect-loaded-die = { $count ->
    [one] a { $faces } on your die also gives it
   *[other] the faces { $faces } of your die also give it
} the +5 bonus on its primary value
estro-effect-die-block = the other card gets no die bonus
estro-effect-surge = it has { $change } for this clash
estro-effect-estro-shield = an estro bonus of the attacker counts as 0
estro-effect-estro-mastery = an estro malus of this card counts as 0
estro-effect-pierce = the defender's { $value } counts as 0 in its TOT; when primary values are compared it counts in full
estro-effect-breaker = it also wins if its primary value is more than { $times }/{ $of } of the defender's, instead of more than double
estro-effect-steadfast = the attacker's primary value, even more than double, does not defeat it; only a greater TOT does
estro-effect-pacify = { $who } cannot attack until the end of its controller's next turn
estro-effect-stealth = it cannot be attacked while the attacker could choose another of your face-up cards without this gift
estro-effect-taunt = enemy cards that attack must choose it, or another card with this gift, if they can
estro-effect-intercept = let this card become the defender in its place
estro-effect-mirage = move the attack to a random other card of yours that could be attacked
estro-effect-extra-attack = you have { $count ->
    [one] { $count } more attack
   *[other] { $count } more attacks
} this turn, with cards that have not attacked yet
estro-effect-double-strike = it may attack twice in each of your turns; each attack counts towards your attacks
estro-effect-rampage = attack another card with it at once, without using up one of your attacks
estro-effect-destroy = destroy { $who }
estro-effect-sacrifice = sacrifice another of your cards on the field. If you do: { $effect }
estro-effect-survive = it is not destroyed
estro-effect-save-ally = save that card: it is not destroyed
estro-effect-martyr = let this card be destroyed in its place
estro-effect-turn-shield = { $who } cannot be destroyed until the start of your next turn, though it can be sacrificed
estro-effect-gift-ward = no enemy { $gift } can target or affect it
estro-effect-return-to-hand = it goes to its owner's hand instead of staying in the incinerator
estro-effect-return-to-deck = it goes to the bottom of its owner's deck instead of staying in the incinerator
estro-effect-draw = draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
estro-effect-loot = draw { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
}, then discard { $discard ->
    [one] { $discard } card
   *[other] { $discard } cards
} of your choice
estro-effect-enemy-discard-random = the opponent discards { $count ->
    [one] { $count } random card
   *[other] { $count } random cards
}
estro-effect-enemy-discard = the opponent discards { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of their own choice
estro-effect-peek = look at { $count ->
    [one] { $count } random card
   *[other] { $count } random cards
} of the opponent's hand
estro-effect-scry = look at the top { $count ->
    [one] card of your deck and put it
   *[other] { $count } cards of your deck and put them
} back in any order
estro-effect-tutor = put one random { $card } from your deck into your hand, shown to all, and shuffle the deck
estro-effect-extra-play = play one more { $card } from your hand, face-up or face-down
estro-effect-hand-limit = at the end of your turn you keep up to { $count } cards in hand instead of 5
estro-effect-skip-draw = the opponent skips the next mandatory draw
estro-effect-bounce = return { $who } to its owner's hand
estro-effect-delayed = arm this gift. At the start of your { $turns ->
    [1] next turn
    [2] second turn from now
    [3] third turn from now
   *[other] turn { $turns } turns from now
}, if this card is still face-up on your side and not inhibited (else the gift stays unused): { $effect }
estro-effect-revive = return one { $card } from your incinerator to your side of the field, face-up
estro-effect-recover = take one { $card } from your incinerator into your hand
estro-effect-grave-rob = put one { $card } from the opponent's incinerator onto your side of the field, face-up
estro-effect-without-gift = { $effect }; its gift is inhibited permanently
estro-effect-counter = counter it, so that it does nothing
estro-effect-silence = the gift of { $who } is inhibited permanently
estro-effect-silence-aura = the ∞ gift of { $who } is inhibited
estro-effect-copy-gift = this card's gift becomes a fresh copy of the gift of { $who }, unless that one copies or renews gifts; if it works when played, it works at once
estro-effect-recharge = make the used gift of { $who } usable again, unless it copies or renews gifts; if it works when played, it works at once
estro-effect-seize-turn = take control of { $who } until the end of the turn; it may attack if it has not attacked yet
estro-effect-seize = permanently take control of { $who }
estro-effect-copy-values = this card's five values permanently become those of { $who }
estro-effect-reveal = turn { $count ->
    [1] one face-down enemy card
   *[other] up to { $count } face-down enemy cards
} face-up, which does not count as a play
estro-effect-hide = turn { $who } face-down
estro-effect-change-estro = { $who } permanently becomes { $estro }
estro-effect-choose-estro = { $who } permanently becomes an estro of your choice
estro-effect-chameleon = choose the estro it counts as for this attack
estro-effect-zone-shift-random = the active zone is replaced by another one at random
estro-effect-zone-shift = the active zone is replaced by another one of your choice
estro-effect-zone-refresh = the power of the active zone can be used again
estro-effect-if = if { $condition }, { $effect }
estro-effect-choice = as you choose, (1) { $one }; or (2) { $other }
estro-effect-cleanse = free { $who } of everything that permanently lowered its values, and of every ban or inhibition that lasts only for a time
estro-effect-exile = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of your choice in the opponent's incinerator { $count ->
    [one] leaves
   *[other] leave
} the game
estro-effect-own-discard = discard { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of your choice

## The log

estro-event-turn-began = Round { $round }: turn { $player }.
estro-event-dreamers-began = Round { $round }: the Dreamers act.
estro-event-round-ended = Round { $round } is over.
estro-event-drew = { $player } drew { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
estro-event-drew-card = { $player } drew { $card }.
estro-event-draw-skipped = { $player } skipped the draw.
estro-event-no-draw = { $player } drew nothing: the deck is empty.
estro-event-played = { $player } played { $spot } face-up.
estro-event-played-down = { $player } played { $spot } face-down.
estro-event-played-hidden = { $player } played a card face-down (#{ $number }).
estro-event-supported = { $player } played { $spot } as support { $under }.
estro-event-chimera-played = { $player } played the Chimera { $spot }, with the gift of { $donor }.
estro-event-chimera-declared = { $player } means to play a Chimera next turn.
estro-event-entered = { $spot } entered the field { $how }.
estro-entry-revived = from an incinerator
estro-entry-rift = through the Dimensional Rift
estro-entry-ambush = by an Illusory Ambush
estro-entry-tokens = for three necrotokens
estro-entry-sector = by the Oblivion Dial
estro-entry-object = by an object
estro-entry-reinforcement = as a reinforcement of the Horde
estro-entry-guardian = as a guardian called back by its ship
estro-event-flipped = { $player } flipped { $spot } face-up.
estro-event-shown = { $spot } was turned face-up.
estro-event-turned-down = { $spot } was turned face-down.
estro-event-gift = The gift { $spot } works.
estro-event-gift-on = The gift { $spot } works on { $targets }.
estro-event-gift-countered = { $spot } countered the gift { $gift }.
estro-event-value-rose = { $value } { $spot } rose from { $from } to { $to }.
estro-event-value-fell = { $value } { $spot } fell from { $from } to { $to }.
estro-event-token-put = { $spot } got a +5 TOT token.
estro-event-estro-changed = { $spot } became { $estro }.
estro-event-principal-named = { $spot } counts as { $estro }.
estro-event-attack-declared = { $attacker } attacks { $defender }.
estro-event-attack-declared-as = { $attacker } attacks { $defender } as { $estro }.
estro-event-attack-redirected = { $attacker } turns against { $defender } instead.
estro-event-defender-changed = { $to } becomes the defender in place { $from }.
estro-event-attack-stopped = { $spot } stopped its attack.
estro-event-attack-broken = The attack was broken off: one of the two cards is no longer in it.
estro-event-power-used = { $player } used the power of the { $zone }.
estro-event-power-on = { $player } used the power of the { $zone } on { $spot }.
estro-event-power-burnt = { $player } used the power of the { $zone } on { $spot } and sacrificed { $card }.
estro-event-die-rolled = { $player } rolled a { $face }.
estro-event-die-rerolled = { $player } re-rolled: a { $face }.
estro-event-coin-flipped = { $player } called { $call ->
    [heads] heads
   *[tails] tails
}, and the coin shows { $shows ->
    [heads] heads
   *[tails] tails
}: { $right ->
    [yes] right!
   *[no] wrong.
}
estro-event-clashed = Clash: { $attack }; { $defence }. { $verdict }
estro-sum-plain = { $card } { $total } (primary { $value } { $primary })
estro-sum = { $card } { $current } { $parts } = { $total } (primary { $value } { $primary })
estro-sum-surge-plus = +{ $amount } (gifts and effects)
estro-sum-surge-minus = −{ $amount } (gifts and effects)
estro-sum-shield-plus = +{ $amount } (supports, damage taken, effects)
estro-sum-shield-minus = −{ $amount } (supports, damage taken, effects)
estro-sum-die = +{ $amount } (die { $face }: { $estro })
estro-sum-bonus = +{ $amount } ({ $estro } against { $against })
estro-sum-malus = −{ $amount } ({ $estro } against { $against })
estro-verdict-tot = { $attacker } defeats { $defender }: TOT { $attack } against { $defence }.
estro-verdict-primary = { $attacker } defeats { $defender } by primary value: { $attack-value } { $attack } overwhelms { $defence-value } { $defence }.
estro-verdict-resists = { $defender } resists.
estro-verdict-shield-falls = The vital shield of { $defender } is used up.
estro-verdict-shield-holds = The vital shield of { $defender } holds.
estro-event-shield-damaged = The vital shield { $spot } took damage: { $damage } of { $strength }.
estro-event-saved = { $spot } escaped destruction.
estro-event-saved-by = { $spot } saved { $saved } from destruction.
estro-event-destroyed = { $spot } was destroyed { $cause }.
estro-cause-attack = by an attack
estro-cause-gift = by a gift
estro-cause-object = by an object
estro-cause-skill = by a ship's skill
estro-cause-sector = by the Oblivion Dial
estro-cause-rift = to open the Dimensional Rift
estro-cause-group = when its vital shield was used up
estro-event-sacrificed = { $player } sacrificed { $card }.
estro-event-discarded = { $player } discarded { $card }.
estro-event-to-hand = { $card } went to the hand { $player }.
estro-event-under-deck = { $card } went to the bottom of the deck { $player }.
estro-event-exiled = { $card } left the game.
estro-event-inhibited = The gift { $spot } is inhibited permanently.
estro-event-inhibited-for-now = The gift { $spot } is inhibited for now.
estro-event-gift-copied = { $spot } copied the gift { $from }.
estro-event-recharged = The gift { $spot } can be used again.
estro-event-armed = The gift { $spot } is armed and works in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
estro-event-primed = The gift { $spot } is ready for its moment.
estro-event-seized = { $player } took control { $spot }, a card { $from }.
estro-event-pacified = { $spot } cannot attack for a while.
estro-event-shielded = { $spot } cannot be destroyed for a while.
estro-event-cleansed = { $spot } was freed of everything that weighed on it.
estro-event-attacks-gained = { $player } has { $count ->
    [one] { $count } more attack
   *[other] { $count } more attacks
} this turn.
estro-event-draw-will-be-skipped = { $player } will skip the next mandatory draw.
estro-event-hand-seen = { $player } saw in the hand { $of }: { $cards }.
estro-event-hand-peeked = { $player } saw { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of the hand { $of }.
estro-event-deck-seen = { $player } looked at the top { $count ->
    [1] card
   *[other] { $count } cards
} of their deck: { $cards }.
estro-event-deck-looked-at = { $player } looked at the top { $count ->
    [1] card
   *[other] { $count } cards
} of their deck.
estro-event-fetched = { $player } fetched { $card } from the deck and shuffled.
estro-event-hands-exchanged = { $player } and { $other } exchanged a card of their hands.
estro-event-hand-exchanged = { $player } gave { $gave } and got { $got }.
estro-event-zone-changed = The { $from } gave way to the { $to }.
estro-event-zone-refreshed = The power of the { $zone } can be used again.
estro-event-modifiers-inverted = Estro bonuses and maluses change places for a while.
estro-event-token-gained = { $player } got a necrotoken and has { $count }.
estro-event-tokens-spent = { $player } spent { $count ->
    [one] { $count } necrotoken
   *[other] { $count } necrotokens
}.
estro-event-dial-spun = { $player } spun the Oblivion Dial: { $sector }. { $text }
estro-event-reroll-kept = { $player } keeps a re-roll for a later clash.
estro-event-numbed = { $player } has only one attack in the next turn.
estro-event-rift-opened = { $player } opened the Dimensional Rift.
estro-event-object-received = A new object: { $object }.
estro-event-object-used = The object { $object } was used.
estro-event-object-dropped = The object { $object } was thrown away.
estro-event-ship-damaged = The starship { $ship } lost { $damage } shields and has { $left }.
estro-event-ship-destroyed = The starship { $ship } was destroyed!
estro-event-alarm-rings = The alarm of the { $ship } shows { $count }.
estro-event-alarm-stopped = The alarm of the { $ship } is stopped for good.
estro-event-skill-fired = The { $ship } uses its skill. { $text }
estro-event-horde-moved = { $spot } advanced to lane { $lane }, depth zone { $depth }.
estro-event-bastion-hit = { $spot } hit the Bastion: { $damage } Quantum Connections lost, { $left } left.
estro-event-dreamer-done = { $player } is done with this phase.
estro-event-inspired-deployment = The gift { $spot } has no use here: { $player } takes Tactical Inspiration, one more Synaptic Action.
estro-event-inspired-analysis = The gift { $spot } has no use here: { $player } takes Tactical Inspiration, two cards to draw and one to keep.
estro-event-inspired-terrain = The gift { $spot } has no use here: { $player } takes Tactical Inspiration, a +5 TOT token.
estro-event-declared = { $player } declared { $total }: { $right ->
    [yes] right.
   *[no] wrong.
}
estro-event-slipped = { $player } tried something against the rules.
estro-event-went-out = { $player } is out: neither deck nor hand is left.
estro-event-exhausted = { $player } has neither deck nor hand left to draw from.
estro-event-chain-cut = The chain of gifts grew too long and was cut short.
estro-event-conceded = { $player } conceded.
estro-event-no-winner = { $why } Nobody wins.
estro-event-won = { $why } { $count ->
    [one] { $winners } wins!
   *[other] { $winners } win!
}
estro-ending-elimination = A side has no card left on the field.
estro-ending-exhaustion = There was neither deck nor hand left to draw from.
estro-ending-last-round = The last round is over.
estro-ending-conquest = Zones were counted: three with three points each decide.
estro-ending-ships = All starships are destroyed.
estro-ending-bastion-fell = The last Quantum Connection is lost and the Bastion has fallen.
estro-ending-bastion-held = The Last Bastion has held.
estro-ending-last-wave = The Last Wave is broken: no Horde card is left.
estro-ending-standstill = Nothing moved any more.
estro-ending-concession = The match was conceded.

## Refusals

estro-reason-match-over = The match is over; nothing more can be done.
estro-reason-not-your-turn = It is not your turn; wait until something is asked of you.
estro-reason-answer-first = Somebody else has to answer a question first; wait for them.
estro-reason-not-an-answer = This does not answer what you are asked; choose one of the answers offered.
estro-reason-not-now = This cannot be done now; choose one of the actions offered.
estro-reason-play-first = Play a card from your hand first: one play a turn is mandatory.
estro-reason-already-played = You have played your card of this turn; one a turn is the rule.
estro-reason-not-in-hand = { $card } is not in your hand; use a card you hold.
estro-reason-not-there = { $card } is not among the cards to choose from; choose one that is.
estro-reason-empty-slot = No card lies in place #{ $number }; choose one on the field.
estro-reason-not-yours = Card #{ $number } is not yours; use a card you control.
estro-reason-not-an-enemy = Card #{ $number } is no enemy card; attack one of the opposing side.
estro-reason-no-face-down-yet = Cards can be played face-down only after round { $round }; play it face-up.
estro-reason-must-support = { $card } must be played as support of a Granito, because you have one face-up with room for it.
estro-reason-no-support = Card #{ $number } can take no support; choose a face-up Granito with fewer than 2.
estro-reason-not-a-second-card = { $card } cannot be your second card; that is a Manpo, played face-up while exactly one card lies on your side.
estro-reason-needs-cell = Say where the card goes.
estro-reason-bad-cell = The card cannot go there; choose one of the places offered.
estro-reason-cell-taken = A defender stands there already; choose a free place.
estro-reason-field-not-full = A substitution needs all nine places taken; play the card into a free one.
estro-reason-chimera-not-declared = A Chimera must be declared a turn ahead; declare it at the start of a turn.
estro-reason-has-chimera = You have a Chimera on the field; only one at a time is allowed.
estro-reason-not-a-chimera = A Chimera is an empty card as host and a gift card as donor.
estro-reason-is-face-up = Card #{ $number } is face-up already.
estro-reason-is-face-down = Card #{ $number } is face-down; flip it first.
estro-reason-put-down-this-turn = Card #{ $number } was put down this turn; flip it in a later turn.
estro-reason-no-attacks-yet = There are no attacks up to and including round { $round }.
estro-reason-no-attacks-left = You have no attacks left this turn.
estro-reason-has-attacked = Card #{ $number } has attacked this turn; attack with another.
estro-reason-cannot-attack = Card #{ $number } cannot attack now; attack with another.
estro-reason-stealthy = Card #{ $number } hides behind other cards; attack one of those first.
estro-reason-taunted-away = Card #{ $number } cannot be chosen: another card draws all attacks to itself.
estro-reason-out-of-reach = Card #{ $number } is out of reach from here; choose a target nearby.
estro-reason-out-of-range = Card #{ $number } is out of range; attack Horde cards in your defender's own cell, or else in the next zone outwards of its lane.
estro-reason-no-defender-cell = Defenders stand in zones 1 to 3; choose a free cell there.
estro-reason-granito-never-attacks = Card #{ $number } is Granito, which never attacks in Lucid Dream; attack with another.
estro-reason-not-as-granito = In Lucid Dream the Chimera #{ $number } cannot attack as Granito; name its other estro.
estro-reason-rift-needs-own = The Rift takes one of your own cards; card #{ $number } is not yours.
estro-reason-is-support = Card #{ $number } is a support and cannot be attacked; attack its Granito.
estro-reason-name-estro = Card #{ $number }: a Chimera attacks with one of its estri, which you name; other cards name none.
estro-reason-ship-guarded = The { $ship } still has guardians; destroy them first.
estro-reason-ship-destroyed = The { $ship } is destroyed already.
estro-reason-power-closed = This zone is not active, or its power cannot be used at this moment.
estro-reason-power-used = The power of this zone has been used; it works once in a match.
estro-reason-power-misfit = The zone's power cannot be used on this, or not at this moment.
estro-reason-no-gift-now = Card #{ $number } has no gift that could be used now.
estro-reason-gift-used = The gift of card #{ $number } has been used; a 1V gift works once in a game.
estro-reason-gift-inhibited = The gift of card #{ $number } is inhibited.
estro-reason-no-target = Card #{ $number } cannot be chosen for this; choose one that is offered.
estro-reason-rift-closed = The Rift opens once a turn, after you have played a card and before your first attack.
estro-reason-indestructible = Card #{ $number } cannot be destroyed now, so it cannot open the Rift; choose another.
estro-reason-no-object = You do not hold the object { $object }.
estro-reason-object-useless = { $object } would do nothing now; keep it for its moment.
estro-reason-no-tokens = You have too few necrotokens, or this is not their moment.
estro-reason-no-actions-left = You have too few Synaptic Actions for this.
estro-reason-must-engage = One of your defenders shares its place with a Horde card; attack with it first.
estro-reason-is-done = You are done with this phase; wait for the others.
estro-reason-not-your-command = Card #{ $number } belongs to another Dreamer; command cards you have played.

## Questions

estro-prompt-over = The match is over.
estro-prompt-wait = Waiting for the others.
estro-prompt-declare-chimera = Announce a Chimera, an empty card with a gift card, for your next turn?
estro-prompt-draw-two = You have { $count ->
    [one] { $count } necrotoken
   *[other] { $count } necrotokens
}: spend one to draw 2 cards instead of 1?
estro-prompt-play = Play a card from your hand, face-up or face-down.
estro-prompt-play-zone = Play a card from your hand into one of the zones, face-up or face-down.
estro-prompt-play-up = Play a card from your hand face-up; face-down is for round { $round } on.
estro-prompt-play-chimera = Play a card from your hand, or an empty card and a gift card together as a Chimera.
estro-prompt-main = { $count ->
    [0] You have no attacks left: use what you still want to use, then end the turn.
    [one] You have { $count } attack left: attack, flip cards, use gifts, or end the turn.
   *[other] You have { $count } attacks left: attack, flip cards, use gifts, or end the turn.
}
estro-prompt-main-not-now = Nothing can be attacked now: use what you want to use, then end the turn.
estro-prompt-main-no-attacks = Nobody attacks before round { $round }: flip cards, use gifts, or end the turn.
estro-prompt-main-unsaid = Attack, flip cards, use gifts, or end the turn.
estro-prompt-dreamer = You have { $count ->
    [one] { $count } Synaptic Action
   *[other] { $count } Synaptic Actions
} left: play, attack, use gifts, or pass.
estro-prompt-dreamer-engaged = You have { $count ->
    [one] { $count } Synaptic Action
   *[other] { $count } Synaptic Actions
} left; a defender that shares its place with the Horde must attack.
estro-prompt-extra-play = { $source } lets you play one more card: which?
estro-prompt-respond = { $attacker } attacks { $defender }: respond, or pass.
estro-prompt-after-power = A zone power changed the attack: continue, choose another target, or stop?
estro-prompt-principal = Which estro does { $spot } count as?
estro-prompt-use-gift = Use the gift { $source }?
estro-prompt-protect = { $spot } is about to be destroyed: save it, or let it go?
estro-prompt-order = Several of your gifts work now: which comes first?
estro-prompt-target = { $card }: choose a card on the field.
estro-prompt-targets = { $card }: choose up to { $count } cards on the field; chosen so far: { $chosen }.
estro-prompt-sacrifice = { $card }: which of your cards do you sacrifice?
estro-prompt-ashes = Choose a card in the incinerator.
estro-prompt-ashes-for = { $card }: choose a card in the incinerator.
estro-prompt-either = { $card }: which of the two effects?
estro-prompt-opponent = { $card }: which opponent?
estro-prompt-coin = { $card }: heads or tails?
estro-prompt-estro = Choose an estro.
estro-prompt-estro-for = { $card }: choose an estro.
estro-prompt-zone = { $card }: choose a zone.
estro-prompt-discard = Choose a card to discard; still to go: { $count }.
estro-prompt-arrange = Which card goes on top of the deck next? The last one you choose lies on top; still to go: { $count }.
estro-prompt-reroll = You rolled { $own }, the other side { $other }: re-roll your die?
estro-prompt-force-reroll = You rolled { $own }, the other side { $other }: have the other die re-rolled?
estro-prompt-face = Which face does your die show?
estro-prompt-total = What is the clash TOT of your card?
estro-prompt-outcome = Is the defender destroyed, or does it resist?
estro-prompt-rampage = { $spot } may attack again at once: whom?
estro-prompt-ambush = Illusory Ambush: put an Illusio card from your hand onto the field?
estro-prompt-vacuum-gate = Vacuum Gate: put a card from your hand onto the field without its gift?
estro-prompt-deck-to-field = Spend 3 necrotokens: a random card of your deck enters the field without its gift?
estro-prompt-cell = Where does { $card } go?
estro-prompt-armour-of-grief = Armour of Grief: which of your face-up cards gets +8 primary value permanently?
estro-prompt-phoenix-shell = Phoenix Shell: which of your cards cannot be destroyed until the start of your next turn?
estro-prompt-object = { $object }: choose a card.
estro-prompt-ship = { $object }: choose a ship.
estro-prompt-drop-object = You can hold only 3 objects: which one do you throw away?
estro-prompt-last-breath = Your field is empty: use Last Breath?
estro-prompt-uncover = Choose a face-down guardian to turn face-up; still to go: { $count }.
estro-prompt-inspiration = { $card }: its gift has no use here. Choose a bonus of Tactical Inspiration.
estro-prompt-keep-card = Which of the two cards do you keep?
estro-prompt-power = { $spot } is about to be destroyed: use the power of the { $zone } to keep it?

## Choices

estro-label-play = Play { $card } face-up
estro-label-play-down = Play { $card } face-down
estro-label-play-at = Play { $card } face-up: { $cell }
estro-label-play-down-at = Play { $card } face-down: { $cell }
estro-label-support = Play { $card } as support under { $spot }
estro-label-chimera = Play a Chimera: host { $host }, donor { $donor }
estro-label-chimera-at = Play a Chimera: host { $host }, donor { $donor }: { $cell }
estro-label-flip = Flip { $spot } face-up
estro-label-attack = Attack { $target } with { $attacker }
estro-label-attack-as = Attack { $target } with { $attacker } as { $estro }
estro-label-strike = Attack the starship { $ship } with { $attacker }
estro-label-power = Use the power of the { $zone }
estro-label-power-on = Use the power of the { $zone } on { $spot }
estro-label-power-burn = Use the power of the { $zone }, sacrificing { $card }
estro-label-power-burn-on = Use the power of the { $zone } on { $spot }, sacrificing { $card }
estro-label-activate = Use the gift { $spot }
estro-label-rift = Open the Dimensional Rift: destroy { $spot }
estro-label-use = Use { $object }
estro-label-drop = Throw away { $object }
estro-label-substitute = Replace { $spot } by { $card } face-up
estro-label-substitute-down = Replace { $spot } by { $card } face-down
estro-label-tokens-draw = Spend 1 necrotoken: draw 2 cards
estro-label-tokens-protect = Spend 2 necrotokens: protect the card this turn
estro-label-tokens-field = Spend 3 necrotokens: a card enters the field
estro-label-declare = Announce a Chimera
estro-label-accept = Yes
estro-label-pass = Pass
estro-label-done = That is all
estro-label-end = End the turn
estro-label-continue = Continue the attack
estro-label-redirect = Attack { $spot } instead
estro-label-stop = Stop the attack
estro-label-target = Choose { $spot }
estro-label-card = Choose { $card }
estro-label-heads = Heads
estro-label-tails = Tails
estro-label-estro = { $estro }
estro-label-zone = { $zone }
estro-label-ship = Choose the { $ship }
estro-label-one = The first effect
estro-label-other = The second effect
estro-label-opponent = Choose { $seat }
estro-label-order = First the gift { $spot }
estro-label-face = Let the die show { $face }
estro-label-total = Declare { $total }
estro-label-destroyed = The defender is destroyed
estro-label-resists = The defender resists
estro-label-cell = Go there: { $cell }
estro-label-deployment = Fast Deployment: one more Synaptic Action
estro-label-analysis = Front Analysis: draw 2 cards, keep 1
estro-label-terrain = Use of Terrain: a +5 TOT token on a defender

## What is wrong with a setup

estro-setup-seats = it is played by 1 to 4 (ES-8.0.1)
estro-setup-played-by = { $frame } is played by { $counts } ({ $rule })
estro-setup-only-seats = { $seats ->
    [one] there is only { $seats } seat
   *[other] there are only { $seats } seats
}
estro-setup-mode-twice = { $mode } is named twice
estro-setup-one-frame = a match has one frame, not several: { $frames } (ES-8.0.1)
estro-setup-no-mode = there is no mode “{ $mode }”; the modes are { $modes }
estro-setup-no-mode-near = there is no mode “{ $mode }”; did you mean “{ $near }”?
estro-setup-apart = { $frame } and { $extra } do not go together: { $why } (ES-8.0.1, R28)
estro-setup-apart-guardians = its ban on attacks contradicts the guardians' duty to attack
estro-setup-apart-engagement = its ban on attacks contradicts the mandatory engagement
estro-setup-apart-decks = guardians have no deck of five cards an estro
estro-setup-apart-supports = its supports contradict the one defender a cell
estro-setup-apart-luck = there is no opposing player whose luck to equal
estro-setup-apart-swamped = it would swamp the co-operative game
estro-setup-all-dealt = inferno deals all decks at random (ES-8.3.1)
estro-setup-needs-chosen = format=random deals all decks (ES-2.6); decks need format=chosen
estro-setup-long-list = a list of cards has at most { $most } bytes
estro-setup-no-deck = it is a list of card ids with commas between them, or a ready deck: { $ids }
estro-setup-no-deck-near = there is no such ready deck; did you mean “{ $near }”?
estro-setup-first = it is random or a seat from 1 to { $seats } (ES-2.9)
estro-setup-human-starts = in single the human starts (ES-8.6.3)
estro-setup-horde-first = in bastion the Horde acts first, then all Dreamers (ES-8.10.6)
estro-setup-all-zones = in conquest all five zones lie on the table (ES-8.8.1)
estro-setup-human-power = in single only the human uses the zone's power (ES-8.6.2)
estro-setup-dreamer-power = in bastion one Dreamer uses the zone's power, once (ES-8.10.5)
estro-setup-belongs = it belongs to { $modes } ({ $rule })

## What is wrong with a deck

estro-deck-too-large = { $bytes } bytes are too many: a deck has at most { $most }
estro-deck-not-text = this line is not text; a deck is one card a line, by id or English name
estro-deck-no-card = there is no card “{ $card }”
estro-deck-no-card-near = there is no card “{ $card }”; did you mean “{ $near }”?
estro-deck-twice = { $card } is in the deck already: no deck has a card twice (ES-2.4)
estro-deck-count = the deck has { $count ->
    [one] { $count } card
   *[other] { $count } different cards
}: { $chosen } are chosen while { $drawn } come by chance (ES-2.5), or { $lucid } for Lucid Dream, five an estro (ES-8.5.1)
estro-deck-not-chosen = the deck has { $count ->
    [one] { $count } card
   *[other] { $count } different cards
}: { $chosen } are chosen and { $drawn } come by chance (ES-2.5)
estro-deck-not-lucid = the deck has { $count ->
    [one] { $count } card
   *[other] { $count } different cards
}: for Lucid Dream { $lucid } are chosen, five an estro (ES-8.5.1)
estro-deck-of-estro = { $count } of { $estro }
estro-deck-uneven = { $lucid } cards are a deck for Lucid Dream, with { $each } of each estro (ES-8.5.1), but here are { $found }
estro-deck-more = and { $count } more like these
