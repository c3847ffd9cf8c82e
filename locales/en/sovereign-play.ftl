## Words

sovereign-play-south = South
sovereign-play-north = North
sovereign-play-both-players = both players
sovereign-play-spot = { $player }'s { $card } ({ $zone })
sovereign-play-there = { $card } ({ $zone })
sovereign-play-card = { $card }
sovereign-play-zone = zone { $zone }
sovereign-play-fighter = { $card } ({ $zone }, Force { $force })
sovereign-play-cover = the face-down card on { $zone }
sovereign-play-cover-known = the face-down card on { $zone } ({ $card })
sovereign-play-an-effect = an effect

sovereign-play-crystals-white = { $count ->
    [one] 1 White Crystal
   *[other] { $count } White Crystals
}
sovereign-play-crystals-green = { $count ->
    [one] 1 Green Crystal
   *[other] { $count } Green Crystals
}
sovereign-play-crystals-red = { $count ->
    [one] 1 Red Crystal
   *[other] { $count } Red Crystals
}
sovereign-play-crystals-blue = { $count ->
    [one] 1 Blue Crystal
   *[other] { $count } Blue Crystals
}
sovereign-play-crystals-violet = { $count ->
    [one] 1 Violet Crystal
   *[other] { $count } Violet Crystals
}
sovereign-play-crystals-any = { $count ->
    [0] no Crystal
    [one] 1 Crystal of any colour
   *[other] { $count } Crystals of any colour
}
sovereign-play-no-crystals = no Crystal

sovereign-play-until-sunset = until Sunset
sovereign-play-until-combat = until the end of the combat
sovereign-play-until-next-turn = until the next turn of the player whose effect it is
sovereign-play-until-gone = as long as it stays on the battlefield

sovereign-play-to-hand = to its owner's hand
sovereign-play-to-top = to the top of its owner's Chronicles
sovereign-play-to-bottom = to the bottom of its owner's Chronicles
sovereign-play-to-chronicles = into its owner's Chronicles, which were shuffled
sovereign-play-to-nowhere = out of the game
sovereign-play-to-realms = to its owner's Luminous Realms, face-up
sovereign-play-to-afterlife = to its owner's Afterlife

## What a step does

sovereign-play-deed-on = { $deed } ({ $what })
sovereign-play-deed-by = { $deed } ({ $player })
sovereign-play-deed-damage = deal { $amount } damage
sovereign-play-deed-hit = deal { $amount } direct damage to { $player }
sovereign-play-deed-destroy = destroy
sovereign-play-deed-sacrifice = sacrifice { $count } Haerian
sovereign-play-deed-exile = remove from the game
sovereign-play-deed-duel = let two Haerian deal each other their Force
sovereign-play-deed-break = destroy { $count } Equipment
sovereign-play-deed-force = Force { $by }
sovereign-play-deed-set-force = set Force to { $amount }
sovereign-play-deed-heal = remove { $amount } damage
sovereign-play-deed-heal-all = remove all damage
sovereign-play-deed-shield = shield against the next { $amount } damage
sovereign-play-deed-immune = make immune to damage
sovereign-play-deed-armor = armor { $by }
sovereign-play-deed-trait = give { $trait }
sovereign-play-deed-silence = take its keywords and abilities away
sovereign-play-deed-exhaust = exhaust
sovereign-play-deed-stun = stun
sovereign-play-deed-ready = recover
sovereign-play-deed-extra-move = { $count ->
    [one] 1 more move
   *[other] { $count } more moves
}
sovereign-play-deed-extra-combat = { $count ->
    [one] 1 more combat action
   *[other] { $count } more combat actions
}
sovereign-play-deed-move = move
sovereign-play-deed-swap = swap the zones of two Haerian
sovereign-play-deed-bounce = return to its owner's hand
sovereign-play-deed-tuck-top = put on top of its owner's Chronicles
sovereign-play-deed-tuck-bottom = put at the bottom of its owner's Chronicles
sovereign-play-deed-tuck-shuffled = shuffle into its owner's Chronicles
sovereign-play-deed-blink = remove and return on its owner's Initial Line
sovereign-play-deed-draw = { $count ->
    [one] draw 1 card
   *[other] draw { $count } cards
}
sovereign-play-deed-discard = { $count ->
    [one] discard 1 card
   *[other] discard { $count } cards
}
sovereign-play-deed-discard-random = { $count ->
    [one] discard 1 card by chance
   *[other] discard { $count } cards by chance
}
sovereign-play-deed-mill = { $count ->
    [one] put the top card of the Chronicles into the Afterlife
   *[other] put the top { $count } cards of the Chronicles into the Afterlife
}
sovereign-play-deed-look = { $count ->
    [one] look at the top card of your Chronicles, keep up to { $keep }
   *[other] look at the top { $count } cards of your Chronicles, keep up to { $keep }
}
sovereign-play-deed-foresee = foresee { $count }
sovereign-play-deed-search = search your Chronicles
sovereign-play-deed-retrieve = take into hand
sovereign-play-deed-revive = put onto the battlefield
sovereign-play-deed-restore = shuffle into the Chronicles
sovereign-play-deed-purge = remove from the game
sovereign-play-deed-deploy = put onto the battlefield
sovereign-play-deed-spy = look at a hand
sovereign-play-deed-crystallize = gain { $crystals }
sovereign-play-deed-refresh = { $count ->
    [one] recover 1 Crystal
   *[other] recover up to { $count } Crystals
}
sovereign-play-deed-shatter = { $count ->
    [one] sacrifice 1 Crystal
   *[other] sacrifice { $count } Crystals
}
sovereign-play-deed-drain = { $count ->
    [one] exhaust 1 Crystal
   *[other] exhaust { $count } Crystals
}
sovereign-play-deed-cost = cards cost { $by }
sovereign-play-deed-germinate = { $count ->
    [one] germinate 1 Sprout
   *[other] germinate { $count } Sprouts
}
sovereign-play-deed-sanctify = { $count ->
    [one] sanctify 1 Luminous Soul
   *[other] sanctify { $count } Luminous Souls
}
sovereign-play-deed-generate = generate { $card } × { $count }
sovereign-play-deed-cover = { $count ->
    [one] put 1 card face-down on the battlefield
   *[other] put { $count } cards face-down on the battlefield
}
sovereign-play-deed-pick-up = { $count ->
    [one] pick up 1 face-down card
   *[other] pick up { $count } face-down cards
}
sovereign-play-deed-forfeit = { $count ->
    [one] lose 1 face-down card
   *[other] lose { $count } face-down cards
}
sovereign-play-deed-breach = { $count ->
    [one] the opponent loses 1 face-down card of your choice
   *[other] the opponent loses { $count } face-down cards of your choice
}
sovereign-play-deed-peek = { $count ->
    [one] look at 1 face-down card
   *[other] look at { $count } face-down cards
}
sovereign-play-deed-shift = { $count ->
    [one] move 1 face-down card
   *[other] move up to { $count } face-down cards
}
sovereign-play-deed-safeguard = prevent the next { $amount } direct damage
sovereign-play-deed-take = { $count ->
    [one] take 1 card from your Luminous Realms
   *[other] take up to { $count } cards from your Luminous Realms
}
sovereign-play-deed-veil = { $count ->
    [one] turn 1 card of your Luminous Realms face-down
   *[other] turn up to { $count } cards of your Luminous Realms face-down
}
sovereign-play-deed-rearm = { $count ->
    [one] recover 1 Equipment
   *[other] recover up to { $count } Equipment
}
sovereign-play-deed-direct = direct damage { $by }
sovereign-play-deed-vocations = { $count ->
    [one] 1 more Vocation
   *[other] { $count } more Vocations
}
sovereign-play-deed-choose = one of these: { $options }
sovereign-play-deed-at-sunset = at Sunset: { $deed }
sovereign-play-deed-at-dawn = at your next Dawn: { $deed }
sovereign-play-deed-repeat = { $deed }, { $count } times
sovereign-play-deed-lasting = works as long as it is in play

## What a seat is asked

sovereign-play-ask-over = The battle is over.
sovereign-play-ask-wait = Your opponent is deciding.
sovereign-play-ask-mulligan = { $count ->
    [0] Choose cards of your hand to exchange, or keep them all.
    [one] You put 1 card aside to exchange it. Choose another, or keep the rest.
   *[other] You put { $count } cards aside to exchange them. Choose another, or keep the rest.
}
sovereign-play-ask-begin = Chance has chosen you: who takes the first turn?
sovereign-play-ask-day = Your Day, turn { $turn }. Ready: { $crystals }. { $vocations ->
    [0] No Vocation left.
    [one] 1 Vocation left.
   *[other] { $vocations } Vocations left.
}{ $accesses ->
    [0] { "" }
    [one] { " " }Your Luminous Realms are open for 1 card.
   *[other] { " " }Your Luminous Realms are open for { $accesses } cards.
}
sovereign-play-ask-pay = { $count ->
    [one] { $for }: 1 Crystal of any colour is still to be paid. Which colour?
   *[other] { $for }: { $count } Crystals of any colour are still to be paid. Which colour comes first?
}
sovereign-play-ask-attack = Your { $own } fights their { $other }. Use an Equipment, or pass. { $then }
sovereign-play-ask-defend = Their { $other } fights your { $own }. Use an Equipment, or pass. { $then }
sovereign-play-pass-goes-on = If you pass, your opponent may still use one.
sovereign-play-pass-ends = Your opponent uses none: if you pass too, the blows fall.
sovereign-play-ask-lose = { $count ->
    [one] You suffered direct damage: choose the face-down card you lose.
   *[other] You suffered direct damage: choose a face-down card you lose ({ $count } to go).
}
sovereign-play-ask-forfeit = { $count ->
    [one] { $source }: choose the face-down card of yours that goes to the Afterlife.
   *[other] { $source }: choose a face-down card of yours that goes to the Afterlife ({ $count } to go).
}
sovereign-play-ask-breach = { $count ->
    [one] { $source }: choose the face-down card your opponent loses.
   *[other] { $source }: choose a face-down card your opponent loses ({ $count } to go).
}
sovereign-play-ask-snare-on = You picked up { $card } on { $zone }: { $intruder } stepped there. Activate its Snare, or take it into your hand?
sovereign-play-ask-snare = You picked up { $card } on { $zone }. Activate its Snare, or take it into your hand?
sovereign-play-ask-no-snare = You picked up { $card } on { $zone }. It has no Snare: take it into your hand.
sovereign-play-ask-realms = Your Luminous Realms are open: take a card into your hand, or none.
sovereign-play-ask-offer = { $source }: use its ability? Effect: { $deeds }.
sovereign-play-ask = { $left ->
    [one] { $source } ({ $deed }): choose { $what }.
   *[other] { $source } ({ $deed }): choose { $what } ({ $left } to go).
}
sovereign-play-ask-optional = { $left ->
    [one] { $source } ({ $deed }): choose { $what }, or no more.
   *[other] { $source } ({ $deed }): choose { $what } (up to { $left }), or no more.
}
sovereign-play-ask-mode = { $source }: choose one of its effects.
sovereign-play-ask-rest = { $source }: choose the card that goes to the bottom of your Chronicles next.
sovereign-play-ask-bottom = { $source }: choose a card that goes to the bottom of your Chronicles, or no more.
sovereign-play-ask-top = { $source }: choose the card that goes on top of your Chronicles next; the last one is drawn first.

sovereign-play-what-own-haerian = one of your Haerian
sovereign-play-what-enemy-haerian = an enemy Haerian
sovereign-play-what-haerian = a Haerian
sovereign-play-what-partner = { $what } to go with { $first }
sovereign-play-what-building = a Building
sovereign-play-what-zone = a zone
sovereign-play-what-zone-for = a zone for { $what }
sovereign-play-what-own-cover = one of your face-down cards
sovereign-play-what-enemy-cover = a face-down card of your opponent
sovereign-play-what-own-hand = a card of your hand
sovereign-play-what-enemy-hand = a card of your opponent's hand
sovereign-play-what-own-afterlife = a card of your Afterlife
sovereign-play-what-enemy-afterlife = a card of your opponent's Afterlife
sovereign-play-what-chronicles = a card of your Chronicles
sovereign-play-what-realms-up = a face-up card of your Luminous Realms
sovereign-play-what-realms-down = a face-down card of your Luminous Realms
sovereign-play-what-looked-at = one of the cards you look at
sovereign-play-what-own-equipment = one of your Equipment
sovereign-play-what-enemy-equipment = an Equipment of your opponent
sovereign-play-what-exhausted-equipment = one of your exhausted Equipment
sovereign-play-what-crystal = one of your Crystals
sovereign-play-what-ready-crystal = one of your ready Crystals
sovereign-play-what-exhausted-crystal = one of your exhausted Crystals

sovereign-play-some-own-haerian = up to { $count } of your Haerian
sovereign-play-some-enemy-haerian = up to { $count } enemy Haerian
sovereign-play-some-haerian = up to { $count } Haerian
sovereign-play-some-buildings = { $count ->
    [one] up to 1 Building
   *[other] up to { $count } Buildings
}
sovereign-play-all-own-haerian = all your Haerian concerned
sovereign-play-all-enemy-haerian = all enemy Haerian concerned
sovereign-play-all-haerian = all Haerian concerned
sovereign-play-all-buildings = all Buildings concerned

## Choices

sovereign-play-label-exchange = Exchange { $card }
sovereign-play-label-keep-hand = Keep the rest
sovereign-play-label-keep-card = Take { $card } into your hand
sovereign-play-label-begin = Take the first turn
sovereign-play-label-begin-other = Let your opponent begin
sovereign-play-label-play = Play { $card }
sovereign-play-label-play-at = Play { $card } on { $zone }
sovereign-play-label-move = Move { $spot } to { $zone }
sovereign-play-label-fight = Fight { $defender } with { $attacker }
sovereign-play-label-raze = Raze { $building } with { $attacker }
sovereign-play-label-strike = Strike your opponent with { $attacker }
sovereign-play-label-access = Put { $card } into your Luminous Realms to open them
sovereign-play-label-vocation = { $class }, { $text }
sovereign-play-label-end = End the Day
sovereign-play-label-pay = Pay with { $crystals }
sovereign-play-label-pay-rest = Pay the rest from your most common colours
sovereign-play-label-use = Use { $card } (Force { $bonus })
sovereign-play-label-pass = Pass
sovereign-play-label-activate = Activate the Snare of { $card }
sovereign-play-label-activate-snare = Activate the Snare
sovereign-play-label-choose = Choose { $what }
sovereign-play-label-zone = Choose { $zone }
sovereign-play-label-card = Choose { $card }
sovereign-play-label-exhausted-equipment = Choose { $card } (exhausted)
sovereign-play-label-ready-crystal = Choose { $crystals } (ready)
sovereign-play-label-exhausted-crystal = Choose { $crystals } (exhausted)
sovereign-play-label-mode = Effect { $number }: { $deed }
sovereign-play-label-accept = Use the ability
sovereign-play-label-decline = Do not use it
sovereign-play-label-done = No more
sovereign-play-label-bottom = Put { $card } at the bottom
sovereign-play-label-top = Put { $card } on top

## What happened

sovereign-play-told-exchanged = { $count ->
    [0] { $player } kept the whole hand.
    [one] { $player } exchanged 1 card.
   *[other] { $player } exchanged { $count } cards.
}
sovereign-play-told-walls-raised = Both players put ten cards face-down on their Home rows.
sovereign-play-told-starter-drawn = Chance let { $player } choose who begins.
sovereign-play-told-starter-chosen = The first turn went to { $player }.
sovereign-play-told-turn-began = Turn { $turn }: { $player }.
sovereign-play-told-recovered = { $player } recovered Crystals, Haerian and Equipment.
sovereign-play-told-drew-card = { $player } drew { $card }.
sovereign-play-told-drew = { $player } drew a card.
sovereign-play-told-nothing-to-draw = { $player } had no card left to draw.
sovereign-play-told-played = { $player } played { $card }.
sovereign-play-told-played-at = { $player } played { $card } on { $zone }.
sovereign-play-told-paid = { $player } paid { $crystals }.
sovereign-play-told-entered-generated = { $spot } was generated.
sovereign-play-told-entered-revived = { $spot } came back from the Afterlife.
sovereign-play-told-entered-deployed = { $spot } entered the battlefield.
sovereign-play-told-entered-blinked = { $spot } returned to the battlefield.
sovereign-play-told-moved = { $player }'s { $card } moved from { $from } to { $zone }.
sovereign-play-told-fight = { $attacker } attacked { $defender }.
sovereign-play-told-equipment-used = { $player } used { $card } on { $spot }: Force { $bonus }.
sovereign-play-told-combat-broken = The combat ended without blows: the two no longer faced each other.
sovereign-play-told-blows = { $attacker } dealt { $dealt } damage to { $defender } and suffered { $returned } in return.
sovereign-play-told-razed = { $attacker } attacked { $building }, a Building.
sovereign-play-told-struck = { $attacker } struck { $player } with { $amount } direct damage.
sovereign-play-told-damaged = { $spot } suffered { $amount } damage and has Force { $left } left.
sovereign-play-told-prevented = { $spot } suffered no damage: all of it was prevented.
sovereign-play-told-died = { $spot } died.
sovereign-play-told-fell = { $spot }, a Building, was destroyed.
sovereign-play-told-direct-damage = { $player } suffered { $amount } direct damage.
sovereign-play-told-safeguarded = { $amount } direct damage to { $player } was prevented.
sovereign-play-told-cover-lost = { $player } lost the face-down card on { $zone } to direct damage: { $card }.
sovereign-play-told-cover-forfeited = { $player } gave up the face-down card on { $zone }: { $card }.
sovereign-play-told-cover-breached = The opponent's effect cost { $player } the face-down card on { $zone }: { $card }.
sovereign-play-told-cover-pillaged = The face-down card of { $player } on { $zone } was pillaged: { $card }.
sovereign-play-told-picked-up = { $player } picked up the face-down card on { $zone }.
sovereign-play-told-picked-up-card = { $player } picked up the face-down card on { $zone }: { $card }.
sovereign-play-told-snare = { $player } activated the Snare of { $card } on { $zone }.
sovereign-play-told-accessed = { $player } put { $card } into the Luminous Realms to open them.
sovereign-play-told-realms-taken = { $player } took a card from the Luminous Realms.
sovereign-play-told-realms-taken-card = { $player } took { $card } from the Luminous Realms.
sovereign-play-told-vocation = { $player } used a Vocation of { $class }.
sovereign-play-told-crystallized = { $player } gained { $crystals }.
sovereign-play-told-crystallized-exhausted = { $player } gained { $crystals }, exhausted.
sovereign-play-told-triggered = The ability of { $player }'s { $card } triggered.
sovereign-play-told-triggered-at = The ability of { $spot } triggered.
sovereign-play-told-declined = { $player } did not use the ability of { $card }.
sovereign-play-told-force-changed = { $spot } got Force { $by } { $until }.
sovereign-play-told-force-set = The Force of { $spot } was set to { $amount } { $until }.
sovereign-play-told-healed = { $amount } damage was removed from { $spot }.
sovereign-play-told-shielded = { $spot } got a shield against { $amount } damage { $until }.
sovereign-play-told-made-immune = { $spot } became immune to damage { $until }.
sovereign-play-told-armored = { $spot } got armor { $by } { $until }.
sovereign-play-told-trait-given = { $spot } got { $trait } { $until }.
sovereign-play-told-silenced = { $spot } lost its keywords and abilities { $until }.
sovereign-play-told-exhausted = { $spot } was exhausted.
sovereign-play-told-stunned = { $spot } was stunned.
sovereign-play-told-readied = { $spot } recovered.
sovereign-play-told-move-gained = { $count ->
    [one] { $spot } got 1 more move.
   *[other] { $spot } got { $count } more moves.
}
sovereign-play-told-combat-gained = { $count ->
    [one] { $spot } got 1 more combat action.
   *[other] { $spot } got { $count } more combat actions.
}
sovereign-play-told-direct-changed = The direct damage of { $spot } changed by { $by } { $until }.
sovereign-play-told-left-field = { $spot } left the battlefield and went { $to }.
sovereign-play-told-discarded = { $player } discarded { $card }.
sovereign-play-told-milled = { $card } went from the top of { $player }'s Chronicles to the Afterlife.
sovereign-play-told-looked-at = { $count ->
    [one] { $player } looked at the top card of the Chronicles.
   *[other] { $player } looked at the top { $count } cards of the Chronicles.
}
sovereign-play-told-looked-at-card = { $player } looked at { $card }.
sovereign-play-told-kept = { $count ->
    [one] { $player } took 1 of them into hand.
   *[other] { $player } took { $count } of them into hand.
}
sovereign-play-told-kept-card = { $player } took { $card } into hand.
sovereign-play-told-search-began = { $player } searches the Chronicles.
sovereign-play-told-found = { $player } searched the Chronicles and took { $card }.
sovereign-play-told-found-nothing = { $player } searched the Chronicles and took nothing.
sovereign-play-told-retrieved = { $player }'s { $card } went { $to }.
sovereign-play-told-hand-shown = { $player } saw { $card } in the hand of { $other }.
sovereign-play-told-hand-seen = { $player } looked at the hand of { $other }.
sovereign-play-told-refreshed = { $player } recovered { $crystals }.
sovereign-play-told-shattered = { $player } sacrificed { $crystals }.
sovereign-play-told-drained = { $player } had to exhaust { $crystals }.
sovereign-play-told-cost-changed = The cost of { $player }'s cards changed by { $by } this turn.
sovereign-play-told-generated = { $player } generated { $card } × { $count }, which went { $to }.
sovereign-play-told-sanctified = { $count ->
    [one] { $player } sanctified 1 Luminous Soul in the Afterlife.
   *[other] { $player } sanctified { $count } Luminous Souls in the Afterlife.
}
sovereign-play-told-covered = { $player } put a card face-down on { $zone }.
sovereign-play-told-covered-card = { $player } put { $card } face-down on { $zone }.
sovereign-play-told-peeked = { $player } looked at the face-down card on { $zone }.
sovereign-play-told-peeked-card = { $player } saw { $card } face-down on { $zone }.
sovereign-play-told-shifted = { $player } moved the face-down card on { $from } to { $zone }.
sovereign-play-told-veiled = { $player } turned { $card } face-down in the Luminous Realms.
sovereign-play-told-rearmed = { $player } recovered { $card }.
sovereign-play-told-broken = { $player }'s Equipment { $card } was destroyed.
sovereign-play-told-vocations-gained = { $count ->
    [one] { $player } got 1 more Vocation this turn.
   *[other] { $player } got { $count } more Vocations this turn.
}
sovereign-play-told-day-ended = { $player } ended the Day.
sovereign-play-told-damage-removed = Sunset removed all damage from Haerian.
sovereign-play-told-chain-cut = Too many abilities triggered one another: the rest was dropped.
sovereign-play-told-conceded = { $player } gave up.
sovereign-play-told-won = { $player } won: { $why }.
sovereign-play-told-drawn = Nobody won: { $why }.
sovereign-play-ending-breakthrough = the wall could not take the direct damage
sovereign-play-ending-turn-limit = the last turn was over
sovereign-play-ending-concession = the other side gave up

## Refusals

sovereign-play-no-over = The battle is over.
sovereign-play-no-decision = Your opponent decides now; wait for your turn to choose.
sovereign-play-no-question = Something else is asked now; answer that first.
sovereign-play-no-in-hand = { $card } is not in your hand; choose a card you hold.
sovereign-play-no-puppet = { $card } lies in your Luminous Realms, and only Puppets are played from there.
sovereign-play-no-too-dear = { $card } costs { $cost }, more than your ready Crystals can pay.
sovereign-play-no-tribute = You cannot pay the Tribute of { $card } in full; play another card.
sovereign-play-no-target = There is nothing that { $card } could choose now; play another card.
sovereign-play-no-zone-named = { $card } enters the battlefield: name a zone.
sovereign-play-no-zone-wanted = { $card } does not lie on a zone: play it without one.
sovereign-play-no-free-zone = A Haerian already stands on { $zone }; choose a free zone.
sovereign-play-no-initial-line = { $zone } is not on your Initial Line, where Haerian enter.
sovereign-play-no-home-rows = { $zone } is not on your Home rows, where Haerian with Vanguard enter.
sovereign-play-no-enemy-line-building = { $zone } is on your opponent's Initial Line; build on any other row.
sovereign-play-no-second-building = There is a Building on { $zone } already; choose a zone without one.
sovereign-play-no-building-under-enemy = An enemy Haerian stands on { $zone }; build where none does.
sovereign-play-no-own-haerian = None of your Haerian stands on { $zone }; choose one of yours.
sovereign-play-no-exhausted = The Haerian on { $zone } is exhausted and does nothing until it recovers.
sovereign-play-no-move-left = The Haerian on { $zone } has used its moves of this turn; move another one.
sovereign-play-no-rooted = The Haerian on { $zone } is rooted and cannot move; move another one.
sovereign-play-no-reach = { $to } cannot be reached from { $from } in one move; choose a zone next to it.
sovereign-play-no-just-entered = The Haerian on { $zone } entered this turn; it can fight from your next turn on.
sovereign-play-no-combat-left = The Haerian on { $zone } has used its combat action of this turn; attack with another one.
sovereign-play-no-pacified = The Haerian on { $zone } is pacified and cannot attack; attack with another one.
sovereign-play-no-adjacent = { $to } is not adjacent to { $from }; attack something in front, behind or beside.
sovereign-play-no-enemy = No enemy Haerian stands on { $zone }; fight one that is adjacent.
sovereign-play-no-bulwark = An adjacent Bulwark must be fought first: the one on { $zone }.
sovereign-play-no-force = The Haerian on { $zone } has Force 0; with at least 1 it could attack.
sovereign-play-no-building = There is no Building on { $zone }; raze an adjacent one.
sovereign-play-no-empty-building = A Haerian stands on the Building on { $zone }; only empty Buildings are razed.
sovereign-play-no-enemy-line = The Haerian on { $zone } is not on your opponent's Initial Line, from where alone it could strike.
sovereign-play-no-access = Accesses to the Luminous Realms: { $quota } allowed, { $used } used; every two face-down cards you lose allow one more.
sovereign-play-no-puppet-access = A Puppet does not open the Luminous Realms; choose another card.
sovereign-play-no-vocation-left = You have used your Vocation of this turn; the next one comes with your next turn.
sovereign-play-no-such-vocation = None of your classes has such a Vocation; use one that they have.
sovereign-play-no-vocation-too-dear = That Vocation costs { $cost }, more than your ready Crystals can pay.
sovereign-play-no-vocation-target = There is nothing that Vocation could be used on now; use another one.
sovereign-play-no-snare = That card has no Snare; take it into your hand.
sovereign-play-no-equipment = You have no { $card } in play; use an Equipment in your Player Zone.
sovereign-play-no-ready-equipment = { $card } is exhausted; it recovers in your next Recovery.
sovereign-play-no-more-equipment = You can use no more Equipment in this combat; pass.
sovereign-play-no-use = { $card } cannot be used now: its condition does not hold.
sovereign-play-no-choice = That cannot be chosen here; choose one of what is offered.
sovereign-play-no-ready-crystal = You have no ready Crystal of that colour; pay with another one.
sovereign-play-no-skipping = This choice cannot be skipped; choose one of what is offered.
