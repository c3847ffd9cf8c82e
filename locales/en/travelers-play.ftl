# What the game says while it is played. The words on the cards are in travelers.ftl; single
# characters ($track, $half, $symbol, $element, $stars) are emblems, spelled in a terminal.

travelers-name = Travelers of Stampadia
travelers-blurb = A solo adventure from nine generated cards: a hero of eight cards crosses a World or a Dungeon; today's set is new.
travelers-mode-adventure = Adventure
travelers-mode-adventure-text = Cross the adventure of a set, World or Dungeon, and win.
travelers-mode-training = Training
travelers-mode-training-text = Combat Turns against a practice enemy, for as long as you like.
travelers-practice = Practice Dummy
travelers-practice-about = Straw, a painted grin, and all the patience in the world.

## Names

travelers-play-card = { $name } { $code }
travelers-play-card-number = card { $number }
travelers-play-removed-card = card { $number } ({ $one } / { $two })
travelers-play-half = { $code } { $title }
travelers-play-room = Room { $room }
travelers-play-way = { $way ->
    [up] up
    [left] left
    [down] down
   *[right] right
}
travelers-play-loss-none = only discarded
travelers-play-loss-turned = turns { $half }
travelers-play-loss-removed = removed
travelers-play-loss-gaining = +{ $amount } { $track }, { $loss }

## What is asked

travelers-play-ask-walk-world = { $hand ->
    [0] Where do you go? Your hand is empty, so the step is free.
   *[other] Where do you go? The step costs 1 card of your hand; then that card is read.
}
travelers-play-ask-walk-dungeon = Where do you go? Steps are free; laying a new room costs 1 card of your hand.
travelers-play-ask-walk-back = The final enemy is beaten. Return to the symbol of room 1A to win.
travelers-play-ask-toll = Which card do you discard to go { $way }?
travelers-play-ask-toll-room = Which card do you discard to lay room { $room } and enter it?
travelers-play-ask-visit = You stand on the symbol: { $symbol }, { $title }. Do you use it?
travelers-play-ask-open = { $enemy }, turn { $turn }: which card is your Opening Card?
travelers-play-ask-plan = Plan your turn against { $enemy }; then end the plan.
travelers-play-ask-offer = Do you accept? { $offer }
travelers-play-ask-take-back = Which infused card do you take back? Up to { $most }.
travelers-play-ask-exhaust = All cards leave play: which one next? You have { $mana } { $track } to pay with.
travelers-play-ask-hits = { $hits ->
    [one] { $enemy } hits: 1 hit is left. Which card takes it?
   *[other] { $enemy } hits: { $hits } hits are left. Which card takes the next?
}
travelers-play-ask-march = { $steps ->
    [0] You stand on the symbol of { $enemy }: strike, or step away for 1 { $track }.
    [one] { $enemy } is 1 step away; a step costs 1 { $track }. You can only strike on its symbol.
   *[other] { $enemy } is { $steps } steps away; a step costs 1 { $track }. You can only strike on its symbol.
}
travelers-play-ask-march-far = No path leads to { $enemy }. Step for 1 { $track } each, or stay.
travelers-play-ask-pull = { $enemy } pulls you: which way?
travelers-play-ask-turn = Which { $half } card do you turn?
travelers-play-ask-trade-two = And which { $half } card do you turn?
travelers-play-ask-swap-give = Which hand cards do you swap for cards of the Discard Deck?
travelers-play-ask-swap-take = Which card of the Discard Deck do you take?
travelers-play-ask-recover-give = Which cards of the Discard Deck do you remove for Removed Cards?
travelers-play-ask-recover-take = Which Removed Card comes back?
travelers-play-ask-recover-half = On which half does { $card } come back?
travelers-play-ask-weaken = { $left ->
    [one] Which card do you discard? 1 is left to discard.
   *[other] Which card do you discard? { $left } are left to discard.
}
travelers-play-ask-wear = Which card do you exhaust?
travelers-play-ask-give = Which { $element } card do you discard?
travelers-play-ask-observe-first = Which is the first card of the pair?
travelers-play-ask-observe-second = Which is the second card of the pair?
travelers-play-ask-ritual-remove = Which card do you remove?
travelers-play-ask-ritual-turn = Which card do you turn? Up to { $most }.
travelers-play-ask-discard-order = Which of the chosen cards is discarded next?
travelers-play-ask-discard-hand = Your hand is discarded: which card is next?
travelers-play-ask-migrate = Which World card changes places with this one?
travelers-play-ask-wager = Which card of your hand do you wager?
travelers-play-ask-enter-half = On which half does the new card join you?
travelers-play-ask-beside = Which room is { $room } laid against?
travelers-play-ask-land = On which cell of room { $room } do you arrive?
travelers-play-ask-go-on = Go on training?

## What can be done

travelers-play-do-go = Step { $way }
travelers-play-do-go-card = Go { $way }: { $card }
travelers-play-do-go-empty = Go { $way }: an empty cell
travelers-play-do-go-room = Go { $way } into room { $room }
travelers-play-do-go-new-room = { $hand ->
    [0] Go { $way }: lay room { $room } (free with an empty hand)
   *[other] Go { $way }: lay room { $room } (costs a card)
}
travelers-play-do-march = Step { $way } (1 { $track })
travelers-play-do-open = Open with { $card }: +{ $mana } { $track }
travelers-play-do-load = Load { $card }: +{ $mana } { $track }
travelers-play-do-infuse = Infuse { $card }: { $stars }
travelers-play-do-infuse-element = Infuse { $card }: { $element }, { $stars }
travelers-play-do-add = Add { $card }: its ability costs { $cost } { $track }
travelers-play-do-strain = Strain { $card }: +1 { $track }
travelers-play-do-activate = Activate for { $cost } { $track }: { $text }
travelers-play-do-end = End the plan
travelers-play-do-leave = Leave the fight
travelers-play-do-leave-play = Discard { $card }
travelers-play-do-pay = Pay { $cost } { $track } for { $card }: only discarded
travelers-play-do-exhaust = { $card }: { $loss }
travelers-play-do-hit = { $card }: { $loss }
travelers-play-do-strike = Strike { $enemy } with { $attack } { $track }
travelers-play-do-wait = Stay here and let { $enemy } act ({ $attack } { $track } left)
travelers-play-do-pulled = Be pulled { $way }
travelers-play-do-discard = Discard { $card }
travelers-play-do-take = Take { $card }
travelers-play-do-turn = Turn { $card }
travelers-play-do-remove = Remove { $card }
travelers-play-do-choose = Choose { $card }
travelers-play-do-enter = On the { $half } half: { $name }
travelers-play-do-enter-half = On the { $half } half
travelers-play-do-migrate = Change places with { $card }
travelers-play-do-beside = Against room { $room }
travelers-play-do-land = { $what ->
    [symbol] Column { $column }, row { $row }: the symbol
    [arch] Column { $column }, row { $row }: an arch
   *[floor] Column { $column }, row { $row }
}
travelers-play-do-visit = Use it
travelers-play-do-pass-by = Do not use it
travelers-play-do-go-on = Go on
travelers-play-do-stop = Stop training
travelers-play-do-stay = Stay here
travelers-play-do-accept = Accept
travelers-play-do-decline = Decline
travelers-play-do-done = No more

## What happened

travelers-play-told-shuffled = The Discard Deck is shuffled.
travelers-play-told-drew = You draw { $card }.
travelers-play-told-opened = You open with { $card }.
travelers-play-told-loaded = You load { $card }.
travelers-play-told-infused = You infuse { $card }.
travelers-play-told-added = You add { $card }.
travelers-play-told-strained = You strain { $card }.
travelers-play-told-activated = You activate ability { $ability } of { $card }.
travelers-play-told-repeated = You repeat ability { $ability } of { $card }.
travelers-play-told-gained = +{ $amount } { $track }.
travelers-play-told-paid = You pay { $amount } { $track }.
travelers-play-told-zeroed = { $track } falls to 0.
travelers-play-told-transferred = { $amount } { $from } become { $to }.
travelers-play-told-took-back = { $card } returns to your hand.
travelers-play-told-filled-mark = A box is filled with the pencil.
travelers-play-told-ignored = The enemy's modifiers are ignored this turn.
travelers-play-told-declined = You decline.
travelers-play-told-plan-ended = The plan has ended: all cards leave play.
travelers-play-told-turned = { $card }: the { $half } half is upright now.
travelers-play-told-discarded = { $card } is discarded.
travelers-play-told-removed = { $card } is removed.
travelers-play-told-hit = { $card } takes a hit.
travelers-play-told-took = You take { $card }.
travelers-play-told-fight-began = { $enemy } bars your way: a fight begins.
travelers-play-told-defeated = { $enemy }: defeated.
travelers-play-told-defeated-after = { $enemy }: defeated. { $story }
travelers-play-told-struck = { $hits ->
    [0] The enemy stands, but it cannot hurt you.
    [one] The enemy stands and hits once.
   *[other] The enemy stands and hits { $hits } times.
}
travelers-play-told-level-rose = You reach Level { $level }.
travelers-play-told-left-fight = You leave the fight.
travelers-play-told-fled = You have fled to another room.
travelers-play-told-stepped = You go { $way }.
travelers-play-told-pulled = The enemy pulls you { $way }.
travelers-play-told-read = { $code } { $title }.
travelers-play-told-read-tale = { $code } { $title }: { $story }
travelers-play-told-blank = There is nothing here.
travelers-play-told-revealed = { $code } { $title } is revealed.
travelers-play-told-card-removed = World card { $card } is removed from the map.
travelers-play-told-card-gained = { $card } joins your Hero Cards.
travelers-play-told-migrated = World cards { $card } and { $other } change places.
travelers-play-told-room-laid = Room { $room } is laid on the table.
travelers-play-told-room-forgotten = Room { $room } is gone: its card is laid elsewhere.
travelers-play-told-teleported = You are in room { $room } at once.
travelers-play-told-boss-defeated = The final enemy is beaten. Return to the symbol of room 1A.

travelers-play-end-won = The adventure is won!
travelers-play-end-scored = The adventure is won, with { $score } points!
travelers-play-end-defeated = Your last Hero Card is removed: the adventure is lost.
travelers-play-end-conceded = You gave up.
travelers-play-end-stopped = Training is over.

## Why not

travelers-play-no-over = The game is over.
travelers-play-no-seat = This is a game for one player, and that is not you.
travelers-play-no-question = Something else is asked now.
travelers-play-no-in-hand = { $card } is not in your hand.
travelers-play-no-ability = The last card of the column has no ability left to activate.
travelers-play-no-mana = That costs { $cost } Mana, and you have { $mana }.
travelers-play-no-mana-to-strain = Strain costs Mana that you do not have.
travelers-play-no-leave = Nothing allows you to leave this fight.
travelers-play-no-in-play = { $card } is not in play.
travelers-play-no-pay = The cost of { $card } cannot be paid now, or need not be.
travelers-play-no-there = { $card } is not among the cards to choose from.
travelers-play-no-edge = The World ends there.
travelers-play-no-wall = There is a wall, or the border of the room.
travelers-play-no-blocked = That arch is blocked on this side.
travelers-play-no-attached = In a fight you can only enter rooms that lie on the table.
travelers-play-no-shortest = The enemy pulls along a shortest path only.
travelers-play-no-in-grid = That World card is not on the map, or it is this one.
travelers-play-no-choice = That is not one of the places to choose from.
travelers-play-no-none-chosen = Choose at least one.

## Cards to look up

travelers-play-line-hero = Hero Card { $number }, { $half } half: value { $value }, no element, { $stars }
travelers-play-line-hero-element = Hero Card { $number }, { $half } half: value { $value }, { $element }, { $stars }
travelers-play-line-world = World card, half { $code }
travelers-play-line-world-enemy = World card, half { $code }: { $values }
travelers-play-line-entry = Index: { $symbol }, { $timing }
travelers-play-line-room = Room Card { $card }, side { $side }. Its symbol: { $symbol }, without an entry
travelers-play-line-room-entry = Room Card { $card }, side { $side }. Its symbol: { $symbol }, { $title } ({ $timing })
travelers-play-lines =
    { $before }
    { $next }
travelers-play-text-hero =
    { $abilities }
    Exhaust Effect: { $exhaust }
travelers-play-text-ability = Ability for { $cost } Mana: { $text }
travelers-play-text-after = After the victory: { $text }
travelers-play-text-none = It has no text.
travelers-play-text-open-slots = An enemy to its right changes: { $values }.
travelers-play-text-gives = It gives an enemy to its left: { $bonuses }.
travelers-play-bonus = { $value } { $bonus }
travelers-play-text-arches = Arches: { $arches }.
travelers-play-text-no-arches = It has no open arch on this side.
travelers-play-arch = { $way } to { $room }
