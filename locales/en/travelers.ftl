# What is printed on the cards of a set. It is read at 9 points, so every word has to earn its
# place. Emblems ($symbol, $stars, $values and the like) are single characters that are drawn, or
# spelled in a terminal. Some messages choose among one variant: Italian verbs change behind "puoi".

## Sentences: once, or, conditions, the offer, what is done

travelers-text = { $sentences }
travelers-sentence = { CAPITAL($clause) }.
travelers-once = once: { $clause }
travelers-once-headed = once, { $clause }
travelers-or = or: { $clause }
travelers-or-headed = or, { $clause }
travelers-if = if { $conditions }: { $clause }
travelers-if-paying = if { $conditions }, { $clause }
travelers-paid = { $payment }: { $effects }
travelers-pay = { $mood ->
   *[do] pay
} { $points }
travelers-points = { $amount } { $symbol }
travelers-may = you may { $clause }
travelers-then = { $before }, { $next }
travelers-and = { $before } and { $next }
travelers-nothing = nothing happens

## Cards and places

travelers-cards = { $number } { $number ->
    [one] card
   *[other] cards
}
travelers-cards-with = { $number } { $symbol } { $number ->
    [one] card
   *[other] cards
}
travelers-place = { $place ->
    [hand] { " " }in hand
    [discard] { " " }in discard
   *[either] { "" }
}
travelers-enters = { $symbol } half up
travelers-enters-chosen = either half up
travelers-timing = { $timing ->
    [immediate] Immediate
    [walk-on] Walk-on
   *[choice] Choice
}

## Conditions

travelers-counted = { $things } { $place ->
    [play] in play
   *[hand] in hand
}
travelers-count = { $how ->
    [least] at least { $number }
    [most] at most { $number }
    [none] no
   *[exactly] exactly { $number }
} { $symbol }
travelers-count-cards = { $how ->
    [least] at least { $number }
    [most] at most { $number }
    [none] no
   *[exactly] exactly { $number }
} { $number ->
    [one] card
   *[other] cards
}
travelers-constellation = { $stars }
travelers-constellation-absent = { $stars } not { $place ->
    [play] in play
   *[hand] in hand
}
travelers-previous = the previous card is { $symbol }
travelers-mapped = { $what } is mapped
travelers-not-mapped = { $what } { $count ->
    [one] is
   *[other] are
} not mapped
travelers-mapped-pair = { $absent } { $count ->
    [one] is
   *[other] are
} not mapped and { $mapped } is
travelers-code = { $code }
travelers-empty-box = { $symbol } has an empty box
travelers-letter = { $letter } is leftmost

## What abilities do

travelers-gain = +{ $amount } { $symbol }
travelers-gains = { $gains }
travelers-get = get { $gains }
travelers-zero = { $mood ->
   *[do] set
} { $symbol } to 0
travelers-transfer = { $mood ->
   *[do] move
} all { $from } to { $to }
travelers-take-back = { $mood ->
   *[do] take back
} up to { $most } infused { $most ->
    [one] card
   *[other] cards
}
travelers-legacy = { $mood ->
   *[do] fill
} the leftmost box, add the leftmost number to { $symbol }
travelers-ignore-modifiers = { $mood ->
   *[do] ignore
} the enemy's modifiers this turn
travelers-repeat = { $mood ->
   *[do] repeat
} the previous ability, paying its cost
travelers-multiply = { $mood ->
   *[do] multiply
} { $symbol } by { $by }

## What adventures do

travelers-turn = { $mood ->
   *[do] turn
} { $cards }{ $place }
travelers-trade = { $mood ->
   *[do] turn
} { $one } and { $two } { $place ->
    [hand] in hand
    [discard] in discard
   *[either] in the same place
}
travelers-swap = { $mood ->
   *[do] swap
} { $most ->
    [1] { $cards } in hand with a card in discard
   *[other] up to { $cards } in hand with cards in discard
}
travelers-recover = { $mood ->
   *[do] swap
} { $most ->
    [1] { $cards } in discard with a Removed Card, { $enters }
   *[other] up to { $cards } in discard with Removed Cards, { $enters }
}
travelers-discard = { $mood ->
   *[do] discard
} { $cards }
travelers-challenge = if { $count }{ $counted }: turn { $cards }{ $prize }; else exhaust 1 card{ $penalty }
travelers-challenge-count = { $how ->
    [more] more than { $number }
    [fewer] fewer than { $number }
   *[exactly] exactly { $number }
} { $symbol } { $number ->
    [one] card
   *[other] cards
}
travelers-camp = { $mood ->
   *[do] discard
} { $cards } to draw 2 cards
travelers-helper = { $mood ->
   *[do] discard
} { $cards } to get { $gain }
travelers-observatory = { $mood ->
   *[do] discard
} a { $first } card and a { $second } card { $order ->
    [higher] of higher value
    [lower] of lower value
   *[same] of the same value
} to get { $gain }
travelers-ritual = { $mood ->
   *[do] remove
} 1 card to turn up to { $most } other { $most ->
    [one] card
   *[other] cards
}
travelers-curse = { $mood ->
   *[do] discard
} your hand, turn the whole Discard Deck, draw 5 cards
travelers-migration = { $mood ->
   *[do] swap
} this card with another card of the map
travelers-gamble = { $mood ->
   *[do] choose
} a card in hand, draw 1: if its value is { $order ->
    [higher] higher
    [lower] lower
   *[same] the same
}, keep both; else discard both
travelers-sacrifice = { $mood ->
   *[do] exhaust
} 1 card{ $place } to get { $gain }
travelers-leave = { $mood ->
   *[do] leave
} the fight
travelers-forge = { $mood ->
   *[do] discard
} 1 { $first } card and 1 { $second } card to take the back of { $setting ->
    [world] this card
   *[dungeon] this Room Card
}, { $enters }
travelers-take-hero-card = { $mood ->
   *[do] take
} the back of { $setting ->
    [world] this card
   *[dungeon] this Room Card
}, { $enters }
travelers-reveal = { $mood ->
   *[do] reveal
} { $code }
travelers-remove-this = { $mood ->
   *[do] remove
} this card
travelers-blank = { $setting ->
    [world] blank
   *[dungeon] the room is empty
}
travelers-fill-mark = { $mood ->
   *[do] fill
} the leftmost box
travelers-teleport = { $mood ->
   *[do] move
} to any cell of { $code }
travelers-fight = { $mood ->
   *[do] fight
}
travelers-fight-enemy = { $mood ->
   *[do] fight
} { $enemy }
travelers-win = you win
travelers-boss-defeated = { $mood ->
   *[do] return
} to 1A to win

## The line under a half's name

travelers-exhaust = Pay { $cost } { $symbol }: discard. Or: { $otherwise }.
travelers-exhaust-shield = In hand, or pay { $cost } { $symbol }: discard. Or: { $otherwise }.
travelers-exhaust-turn = turn, discard
travelers-exhaust-remove = remove

## Enemies

travelers-enemy = { $name } { $values }
travelers-enemy-modified = { $name } { $values }, { $title } ({ $rule })
travelers-modifier-change = its { $symbol } { $by }
travelers-trap = Trap
travelers-trap-rule = no { $defense }; beaten if your { $defense } is at least its { $attack }
travelers-attack-debuff = { $sign ->
    [air] Windblown
    [earth] Bogged down
    [fire] Dazzled
    [water] Drenched
    [cards] Complacent
    [I] Distracted
   *[II] Cowed
}
travelers-defense-debuff = { $sign ->
    [air] Flimsy
    [earth] Crumbly
    [fire] Flammable
    [water] Soluble
    [cards] Off guard
    [I] Surrounded
   *[II] Breached
}
travelers-attack-buff = { $sign ->
    [air] Galeborn
    [earth] Stone-fisted
    [fire] Fire-eater
    [water] Tide-rider
    [cards] Provoked
    [I] Spoiling for it
   *[II] Envious
}
travelers-defense-buff = { $sign ->
    [air] Windproof
    [earth] Deep-rooted
    [fire] Fireproof
    [water] Waterproof
    [cards] On guard
    [I] Stubborn
   *[II] Dug in
}
