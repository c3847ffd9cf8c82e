# Some messages here choose among one variant: other languages need gender and number there.

## Words

sovereign-type = { $type ->
    [haerian] Haerian
    [event] Event
    [equipment] Equipment
   *[building] Building
}
sovereign-subtype = { $subtype ->
    [champion] Champion
   *[puppet] Puppet
}
sovereign-colour = { $colour ->
    [white] White
    [green] Green
    [red] Red
    [blue] Blue
   *[violet] Violet
}
sovereign-line-word = { $word ->
    [human] Human
    [aurin] Aurin
    [sylvan] Sylvan
    [cinderkin] Cinderkin
    [tideborn] Tideborn
    [umbral] Umbral
    [beast] Beast
    [construct] Construct
    [spirit] Spirit
    [plant] Plant
    [giant] Giant
    [soldier] Soldier
    [priest] Priest
    [guardian] Guardian
    [knight] Knight
    [scout] Scout
    [druid] Druid
    [ranger] Ranger
    [hunter] Hunter
    [warrior] Warrior
    [totem] Totem
    [behemoth] Behemoth
    [raider] Raider
    [shaman] Shaman
    [mage] Mage
    [rogue] Rogue
    [scholar] Scholar
    [cultist] Cultist
    [necromancer] Necromancer
    [smith] Smith
    [parasite] Parasite
    [light] Light
    [nature] Nature
    [flame] Flame
    [tides] Tides
    [shadow] Shadow
    [tactics] Tactics
    [blade] Blade
    [axe] Axe
    [hammer] Hammer
    [club] Club
    [spear] Spear
    [shield] Shield
    [armor] Armor
    [charm] Charm
    [banner] Banner
    [temple] Temple
    [wall] Wall
    [grove] Grove
    [camp] Camp
    [altar] Altar
    [tower] Tower
    [library] Library
    [tomb] Tomb
    [ruin] Ruin
   *[own] { CAPITAL($word) }
}
sovereign-keyword = { $keyword ->
    [base] Base
    [legion] Legion
    [glimmer] Glimmer
    [bulwark] Bulwark
    [intervention] Intervention
    [testament] Testament
    [assault] Assault
    [immolation] Immolation
    [snare] Snare
    [tribute] Tribute
    [germinate] Germinate
   *[sanctify] Sanctify
}
sovereign-keyword-reminder = { $keyword ->
    [base] it may be both in the Chronicles and in the Luminous Realms
    [legion] a deck may hold more copies of it
    [glimmer] it may only be in the Luminous Realms
    [bulwark] enemies adjacent to it can attack only Haerian with Bulwark
    [intervention] when it enters the battlefield
    [testament] when it dies
    [assault] when it attacks a Haerian
    [immolation] when it suffers non-combat damage
    [snare] when you pick it up, you may activate it for free
    [tribute] an additional cost
    [germinate] generate that many Sprouts face-up in your Luminous Realms
   *[sanctify] generate that many Luminous Souls in your Afterlife
}
sovereign-trait = { $trait ->
    [first] First Strike
    [unanswered] Unanswered
    [pillager] Pillager
    [diagonal] Diagonal
    [leap] Leap
    [strider] Strider
    [rooted] Rooted
    [pacified] Pacified
    [warded] Warded
    [swift] Swift
    [vanguard] Vanguard
    [twinarmed] Twin-Armed
    [unarmed] Unarmed
    [siege] Siege
   *[steadfast] Steadfast
}
sovereign-trait-reminder = { $trait ->
    [first] it deals combat damage first
    [unanswered] a Haerian it attacks deals no combat damage to it
    [pillager] face-down cards it steps on go to the Afterlife; no Snare
    [diagonal] its move actions may also go diagonally
    [leap] its move actions may also jump exactly two zones in a straight line
    [strider] one more move action each turn
    [rooted] it cannot take move actions
    [pacified] it cannot take combat actions
    [warded] the opponent's effects cannot choose it
    [swift] it may take its combat action on the turn it enters
    [vanguard] it may also be played on your second line
    [twinarmed] you may use one more Equipment in its combats
    [unarmed] no Equipment can be used on it
    [siege] double damage to Buildings it attacks
   *[steadfast] the opponent's effects cannot move it or return it to hand or Chronicles
}
sovereign-term = { $term ->
    [sovereign] Sovereign
    [chronicles] Chronicles
    [luminous-realms] Luminous Realms
    [afterlife] Afterlife
    [hand] hand
    [player-zone] Player Zone
    [battlefield] battlefield
    [crystal] Crystal
    [class] Class
    [level] Level
    [vocation] Vocation
    [requirement] Requirement
    [force] Force
    [exhausted] exhausted
    [ready] ready
    [zone] zone
    [row] row
    [column] column
    [initial-line] Initial Line
    [second-line] second line
    [home-rows] Home rows
    [frontier] Frontier
    [face-down-card] face-down card
    [intruder] intruder
    [direct-damage] direct damage
    [recovery] Recovery
    [dawn] Dawn
    [day] Day
   *[sunset] Sunset
}

## A card or class in one line

sovereign-line-join = { $before } { $next }
sovereign-type-line = { $type }: { $line }
sovereign-type-line-subtype = { $type } ({ $subtype }): { $line }
sovereign-line = { $type } · Force { $force } · cost { $cost }
sovereign-line-equipment = { $type } · Force +{ $force } · cost { $cost }
sovereign-line-event = { $type } · cost { $cost }
sovereign-class-line = Level { $level }
sovereign-class-line-colours = { $class } · { $colours }
sovereign-class-name = { $class }
sovereign-requirement = Requires { $classes }
sovereign-requirement-and = { $before } and { $next }
sovereign-requirement-or = { $before } or { $next }
sovereign-cost-free = free
sovereign-cost-words = { $pips }
sovereign-pips = { $count } { $colour ->
    [generic] generic
    [white] White
    [green] Green
    [red] Red
    [blue] Blue
   *[violet] Violet
}

## The text of a card: sentences

sovereign-text = { $sentences }
sovereign-text-none = No effect.
sovereign-nothing = { "" }
sovereign-no-effect = nothing happens
sovereign-sentence = { CAPITAL($effect) }.
sovereign-ability = { CAPITAL($when) }: { $effect }.
sovereign-usable = Can be used only if { $conditions }.
sovereign-explained = { $word } ({ $meaning })
sovereign-legion = Legion { $most }
sovereign-legion-reminder = a deck may hold up to { $most } copies of it
sovereign-may = you may { $effect }
sovereign-wish = if you wish, { $effect }
sovereign-then = { $first }, then { $later }
sovereign-if-done = { $first }; if you do, { $later }
sovereign-if = if { $conditions }, { $effect }
sovereign-while = { $effect } while { $conditions }
sovereign-where = { $clause }, where X is { $meaning }

## When

sovereign-when-if = { $when }, if { $conditions }
sovereign-once = { $when }, once per turn
sovereign-on-vocation = V
sovereign-on-vocation-cost = V ({ $cost })
sovereign-on-dawn = { $of ->
    [building] at its controller's Dawn
   *[you] at your Dawn
}
sovereign-on-sunset = { $of ->
    [building] at its controller's Sunset
   *[you] at your Sunset
}
sovereign-on-use = { $by ->
    [attacker] when used by an attacker
    [defender] when used by a defender
   *[any] when used
}
sovereign-on-defend = when attacked by a Haerian
sovereign-on-kill = whenever it kills { $subject } in combat
sovereign-on-direct-hit = whenever it deals direct damage
sovereign-on-step = whenever it moves
sovereign-on-trespass = whenever it steps on an enemy face-down card
sovereign-on-equipped = whenever an Equipment is used on it
sovereign-on-enters = whenever { $subject } enters the battlefield
sovereign-on-dies = whenever { $subject } dies
sovereign-on-you-event = whenever you play an Event
sovereign-on-cover-lost = whenever your face-down cards leave the battlefield
sovereign-on-capture = when you take control of it

## Conditions

sovereign-is-attacking = { $object } is attacking
sovereign-is-defending = { $object } is defending
sovereign-stands-in = { $object } is { $rows ->
    [home] on your Home rows
    [initial] on your Initial Line
    [frontier] on the Frontier
    [enemy-home] on the enemy Home rows
   *[enemy-initial] on the enemy Initial Line
}
sovereign-stands-on-building = { $object } is on a Building
sovereign-is = { $object } is { $kind }
sovereign-conditions-join = { $before } and { $next }
sovereign-bound = { $bound ->
    [at-least] { $count ->
        [1] at least one
       *[other] { sovereign-number } or more
    }
    [at-most] at most { sovereign-number }
   *[exactly] exactly { sovereign-number }
}
sovereign-there-are = { $side ->
    [ally] you control
    [enemy] the opponent controls
   *[any] { $count ->
        [1] there is
       *[other] there are
    }
} { sovereign-bound } { $counted }{ $side ->
    [ally] { "" }
    [enemy] { "" }
   *[any] { " " }on the battlefield
}
sovereign-there-are-in = { $count ->
    [1] there is
   *[other] there are
} { sovereign-bound } { $counted } { $area }
sovereign-hand-holds = { $who ->
    [you] you have
    [opponent] the opponent has
   *[each] the players together have
} { sovereign-bound } { $count ->
    [1] card
   *[other] cards
} in hand
sovereign-are-missing = { $who ->
    [you] you lack
    [opponent] the opponent lacks
   *[each] the players together lack
} { sovereign-bound } face-down { $count ->
    [1] card
   *[other] cards
}
sovereign-is-bounded = { $quantity } is { $bound ->
    [at-least] { $count } or more
    [at-most] { $count } or less
   *[exactly] { $count }
}

## Amounts

sovereign-number = { $count ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
   *[other] { $count }
}
sovereign-number-itself = { $count }
sovereign-at-most = { $quantity } (at most { $most })
sovereign-number-of = the number { $counted }
sovereign-number-in = the number { $counted } { $area }
sovereign-force-of = the Force { $on }
sovereign-missing = the number of face-down cards { $who ->
    [you] you lack
    [opponent] the opponent lacks
   *[each] the players lack
}
sovereign-hand-size = the number of cards in { $who ->
    [you] your hand
    [opponent] the opponent's hand
   *[each] the players' hands
}
sovereign-crystals = the number of { $who ->
    [you] your Crystals
    [opponent] the opponent's Crystals
   *[each] the players' Crystals
}
sovereign-crystals-of = the number of { $who ->
    [you] your { $colour } Crystals
    [opponent] the opponent's { $colour } Crystals
   *[each] the players' { $colour } Crystals
}
sovereign-until = { $until ->
    [sunset] { " " }until Sunset
    [combat] { " " }until the end of this combat
    [next-turn] { " " }until your next turn
   *[lasting] { " " }permanently
}

## Nouns

sovereign-preposition = { $role ->
    [to] to{ " " }
    [from] from{ " " }
    [of] of{ " " }
   *[plain] { "" }
}
sovereign-postposition = { $role ->
   *[any] { "" }
}
sovereign-noun = { $head ->
    [haerian] { $number ->
       *[any] Haerian
    }
    [building] { $number ->
        [one] Building
       *[many] Buildings
    }
    [event] { $number ->
        [one] Event
       *[many] Events
    }
    [equipment] Equipment
    [puppet] { $number ->
        [one] Puppet
       *[many] Puppets
    }
    [champion] { $number ->
        [one] Champion
       *[many] Champions
    }
    [sprout] { $number ->
        [one] Sprout
       *[many] Sprouts
    }
    [soul] { $number ->
        [one] Luminous Soul
       *[many] Luminous Souls
    }
   *[card] { $number ->
        [one] card
       *[many] cards
    }
}
sovereign-article = { $first ->
    [exhausted] an
    [aurin] an
    [umbral] an
    [axe] an
    [armor] an
    [altar] an
    [none] { $head ->
        [event] an
        [equipment] an
       *[other] a
    }
   *[other] a
}
sovereign-another = { $head ->
   *[any] another
}
sovereign-other = { $head ->
   *[any] { $number ->
       *[any] other
    }
}
sovereign-your = { $head ->
   *[any] { $number ->
       *[any] your
    }
}
sovereign-enemy = { $head ->
   *[any] { $number ->
       *[any] enemy
    }
}
sovereign-one-your = { $head ->
   *[any] { sovereign-article }
}
sovereign-all-your = { $head ->
   *[any] { $role ->
       *[any] { sovereign-preposition }{ sovereign-your }
    }
}
sovereign-such-your = { $head ->
   *[any] { "" }
}
sovereign-next-such = { $head ->
   *[any] the next
}
sovereign-fresh = { $head ->
   *[any] { $count ->
        [1] a new
       *[other] { sovereign-number } new
    }
}
sovereign-one = { sovereign-preposition }{ $side ->
    [ally] { $other ->
        [yes] { sovereign-another }
       *[no] { sovereign-one-your }
    } { $kinds }{ sovereign-noun } you control
    [enemy] { $other ->
        [yes] another
       *[no] an
    } { sovereign-enemy } { $kinds }{ sovereign-noun }
    [any] { $other ->
        [yes] { sovereign-another }
       *[no] any
    } { $kinds }{ sovereign-noun }
   *[bare] { $other ->
        [yes] { sovereign-another }
       *[no] { sovereign-article }
    } { $kinds }{ sovereign-noun }
}{ $with }{ sovereign-postposition }
sovereign-exactly = { sovereign-number } { $other ->
    [yes] { sovereign-other }{ " " }
   *[no] { "" }
}{ $side ->
   *[bare] { $kinds }{ sovereign-noun }
}{ $with }
sovereign-up-to = { $role ->
   *[any] { sovereign-preposition }
}up to { $count ->
   *[any] { sovereign-number }
} { $other ->
    [yes] { sovereign-other }{ " " }
   *[no] { "" }
}{ $side ->
    [ally] { $kinds }{ sovereign-noun } you control
    [enemy] { sovereign-enemy } { $kinds }{ sovereign-noun }
   *[bare] { $kinds }{ sovereign-noun }
}{ $with }
sovereign-all = { $side ->
    [ally] { sovereign-all-your } { $other ->
        [yes] { sovereign-other }{ " " }
       *[no] { "" }
    }{ $kinds }{ sovereign-noun }
    [enemy] { sovereign-preposition }every { $other ->
        [yes] { sovereign-other }{ " " }
       *[no] { "" }
    }{ sovereign-enemy } { $kinds }{ sovereign-noun }
   *[any] { sovereign-preposition }every { $other ->
        [yes] { sovereign-other }{ " " }
       *[no] { "" }
    }{ $kinds }{ sovereign-noun }
}{ $with }
sovereign-counted = { sovereign-preposition }{ $other ->
    [yes] { sovereign-other }{ " " }
   *[no] { "" }
}{ $side ->
    [ally] { $kinds }{ sovereign-noun } you control
    [enemy] { sovereign-enemy } { $kinds }{ sovereign-noun }
   *[any] { $kinds }{ sovereign-noun }
}{ $with }
sovereign-bounded = { $other ->
    [yes] { sovereign-other }{ " " }
   *[no] { "" }
}{ $side ->
   *[any] { $kinds }{ sovereign-noun }
}{ $with }
sovereign-such = { $side ->
   *[any] { sovereign-such-your }
}{ $kinds }{ sovereign-noun }{ $with }
sovereign-next = { sovereign-next-such } { $kinds }{ sovereign-noun }{ $with }
sovereign-is-kind = { sovereign-article } { $kinds }{ sovereign-noun }{ $with }
sovereign-new = { sovereign-fresh } { $kinds }{ sovereign-noun }{ $with }
sovereign-kinds = { $all }{ " " }
sovereign-kinds-join = { $before } { $next }
sovereign-kind = { $kind ->
    [damaged] damaged
    [vacant] vacant
    [nonpuppet] non-Puppet
   *[nonchampion] non-Champion
}
sovereign-kind-exhausted = { $head ->
   *[any] { $number ->
       *[any] exhausted
    }
}
sovereign-kind-colour = { $colour }
sovereign-with = { " " }{ $all }
sovereign-with-join = { $before } { $next }
sovereign-with-named = named { $name }
sovereign-with-keyword = with { $keyword }
sovereign-with-force = of Force { $count } { $bound ->
    [at-least] or more
   *[at-most] or less
}
sovereign-with-cost = of cost { $count } { $bound ->
    [at-least] or more
   *[at-most] or less
}
sovereign-anchor = { $anchor ->
    [bearer] the bearer
    [building] this Building
    [zone] its zone
    [grave] where it died
   *[haerian] this Haerian
}
sovereign-with-column = in the same column as { $anchor ->
    [zone] its zone
    [grave] where it died
   *[other] { sovereign-anchor }
}
sovereign-with-adjacent = { $number ->
   *[any] { $anchor ->
       *[any] adjacent to { sovereign-anchor }
    }
}
sovereign-with-row = { $rows ->
    [home] on your Home rows
    [initial] on your Initial Line
    [frontier] on the Frontier
    [enemy-home] on the enemy Home rows
   *[enemy-initial] on the enemy Initial Line
}
sovereign-reference = { $role ->
   *[any] { sovereign-preposition }
}{ $to ->
    [this-haerian] this Haerian
    [this-building] this Building
    [this-equipment] this Equipment
    [this-card] this card
    [bearer] the bearer
    [attacker] the attacker
    [attacked] the Haerian it attacks
    [opposing] the opposing Haerian
    [intruder] the intruder
    [occupant] the Haerian on this Building
    [those-haerian] those Haerian
    [that-building] that Building
    [those-buildings] those Buildings
   *[that-haerian] that Haerian
}
sovereign-from-area = from { $area ->
    [hand] your hand
    [afterlife] your Afterlife
    [opponent-afterlife] the opponent's Afterlife
    [chronicles] your Chronicles
    [realms-up] the face-up cards of your Luminous Realms
   *[realms-down] the face-down cards of your Luminous Realms
}
sovereign-in-area = { $area ->
    [hand] in your hand
    [afterlife] in your Afterlife
    [opponent-afterlife] in the opponent's Afterlife
    [chronicles] in your Chronicles
    [realms-up] among the face-up cards of your Luminous Realms
   *[realms-down] among the face-down cards of your Luminous Realms
}
sovereign-place = { $place ->
    [initial] onto your Initial Line
    [home] onto your Home rows
    [hand] into your hand
    [realms] face-up into your Luminous Realms
   *[afterlife] into your Afterlife
}
sovereign-place-adjacent = { $number ->
    [one] onto a free zone adjacent to { $anchor ->
       *[any] { sovereign-anchor }
    }
   *[many] onto free zones adjacent to { sovereign-anchor }
}

## What something gets

sovereign-gets = { $on } { $number ->
    [one] gets
   *[many] get
} { $items }{ $until }
sovereign-has = { $on } { $number ->
    [one] has
   *[many] have
} { $items }
sovereign-item-force = { $amount } Force
sovereign-item-direct = { $amount } direct damage
sovereign-item-armor = Armor { $amount }
sovereign-armor-reminder = each damage suffered is reduced by that much
sovereign-item-shield = Shield { $amount }
sovereign-shield-reminder = absorbs that much damage
sovereign-item-action = { $count ->
    [1] one more { $action ->
        [move] move action
       *[combat] combat action
    }
   *[other] { sovereign-number } more { $action ->
        [move] move actions
       *[combat] combat actions
    }
}
sovereign-extra = { $on } { $number ->
    [one] gets
   *[many] get
} { $items } this turn

## Steps: damage and removal

sovereign-damage = deal { $amount } damage { $on }
sovereign-hit = { $who ->
    [you] you take
    [opponent] the opponent takes
   *[each] each player takes
} { $amount } direct damage
sovereign-destroy = { $number ->
   *[any] destroy { $on }
}
sovereign-sacrifice = { $who ->
    [you] sacrifice
    [opponent] the opponent sacrifices
   *[each] each player sacrifices
} { $what }
sovereign-exile = { $number ->
   *[any] remove { $on } from the game
}
sovereign-duel = { $one } and { $other } deal damage equal to their Force to each other
sovereign-break = { $who ->
    [you] destroy { $count ->
        [1] one of your Equipment
       *[other] { sovereign-number } of your Equipment
    }
    [opponent] destroy { $count ->
        [1] an enemy Equipment
       *[other] { sovereign-number } enemy Equipment
    }
   *[each] destroy { sovereign-number } Equipment of each player
}

## Steps: Force and protection

sovereign-set-force = the base Force { $on } becomes { $amount }{ $until }
sovereign-heal = remove up to { $amount } damage { $on }
sovereign-heal-all = remove all damage { $on }
sovereign-immune = { $on } { $now ->
    [yes] now on the battlefield{ " " }
   *[no] { "" }
}{ $number ->
    [one] takes
   *[many] take
} no { $kind ->
    [combat] combat damage
    [effect] non-combat damage
   *[all] damage
}{ $until }
sovereign-silence = { $on } { $number ->
    [one] loses its
   *[many] lose their
} printed keywords and abilities{ $until }

## Steps: tempo and position

sovereign-exhaust = { $number ->
   *[any] exhaust { $on }
}
sovereign-stun = { $number ->
   *[any] stun { $on }
}
sovereign-stun-reminder = { $number ->
    [one] it is exhausted and does not recover at its next Recovery
   *[many] they are exhausted and do not recover at their next Recovery
}
sovereign-ready = { $number ->
   *[any] recover { $on }
}
sovereign-move = { $to ->
    [adjacent] move { $on } to a free adjacent zone
    [back] push { $on } one zone back
    [forward] move { $on } one zone forward
    [initial] move { $on } to a free zone of its controller's Initial Line
   *[home] move { $on } to a free zone of its controller's Home rows
}
sovereign-swap = { $one } and { $other } exchange zones
sovereign-bounce = return { $on } { $number ->
    [one] to its owner's hand
   *[many] to their owner's hand
}
sovereign-tuck = { $to ->
    [top] put { $on } on top of its owner's Chronicles
    [bottom] put { $on } on the bottom of its owner's Chronicles
   *[shuffled] shuffle { $on } into its owner's Chronicles
}
sovereign-blink = remove { $on } from the battlefield, then return { $number ->
    [one] it to a free zone of its owner's Initial Line
   *[many] them to free zones of their owners' Initial Lines
}, or to hand if none is free

## Steps: cards

sovereign-draw = { $who ->
    [you] draw
    [opponent] the opponent draws
   *[each] each player draws
} { $count ->
    [1] a card
   *[other] { sovereign-number } cards
}
sovereign-mill = { $who ->
    [you] move
    [opponent] the opponent moves
   *[each] each player moves
} the top { $count ->
    [1] card
   *[other] { sovereign-number } cards
} of { $who ->
    [you] your Chronicles to your Afterlife
   *[other] their Chronicles to their Afterlife
}
sovereign-discard = { $who ->
    [you] discard
    [opponent] the opponent discards
   *[each] each player discards
} { $count ->
    [1] a card
   *[other] { sovereign-number } cards
}{ $how ->
    [random] { " " }at random
   *[choice] { "" }
}
sovereign-discard-pick = look at { $who ->
    [you] your hand
    [opponent] the opponent's hand
   *[each] each player's hand
} and discard { $count ->
    [1] a card
   *[other] { sovereign-number } cards
} of your choice from it
sovereign-look = look at the top { $count ->
    [1] card
   *[other] { sovereign-number } cards
} of your Chronicles; you may add { $keep ->
    [1] one
   *[other] up to { $keep }
} to your hand; put the rest on the bottom in any order
sovereign-foresee = foresee { $count }
sovereign-foresee-reminder = look at the top { $count ->
    [1] card
   *[other] { sovereign-number } cards
} of your Chronicles; put any of them on the bottom, the rest back on top, in any order
sovereign-search = search your Chronicles for { $what }; you may reveal it and add it to your hand; then shuffle
sovereign-retrieve = { $number ->
   *[any] return { $cards } { $area } to your hand
}
sovereign-revive = { $number ->
   *[any] put { $cards } { $area } { $place }
}
sovereign-restore = { $number ->
   *[any] shuffle { $cards } { $area } into your Chronicles
}
sovereign-purge = { $number ->
   *[any] remove { $cards } { $area } from the game
}
sovereign-deploy = put { $cards } { $area } { $place } without paying { $number ->
    [one] its cost
   *[many] their costs
}
sovereign-spy = look at { $who ->
    [you] your hand
    [opponent] the opponent's hand
   *[each] each player's hand
}

## Steps: Crystals, costs, Puppets

sovereign-crystals-count = { $count ->
    [1] a
   *[other] { sovereign-number }
} { $colour ->
    [white] White
    [green] Green
    [red] Red
    [blue] Blue
   *[violet] Violet
} { $count ->
    [1] Crystal
   *[other] Crystals
}
sovereign-crystallize = { $count ->
   *[any] Crystallize { $crystals }
}{ $state ->
    [exhausted] , exhausted
   *[ready] { "" }
}
sovereign-refresh = recover up to { sovereign-number } of your exhausted { $colour ->
    [white] White{ " " }
    [green] Green{ " " }
    [red] Red{ " " }
    [blue] Blue{ " " }
    [violet] Violet{ " " }
   *[any] { "" }
}{ $count ->
   *[any] Crystals
}
sovereign-shatter = { $who ->
    [you] remove { sovereign-number } of your Crystals from the game
    [opponent] the opponent removes { sovereign-number } of their Crystals from the game
   *[each] each player removes { sovereign-number } of their Crystals from the game
}{ $count ->
   *[any] { "" }
}
sovereign-drain = { $who ->
    [you] exhaust
    [opponent] the opponent exhausts
   *[each] each player exhausts
} { $count ->
    [1] one ready Crystal
   *[other] { sovereign-number } ready Crystals
}
sovereign-cost = { $such } you play cost { $count } { $change ->
    [less] less
   *[more] more
}
sovereign-cost-turn = this turn, { $such } you play cost { $count } { $change ->
    [less] less
   *[more] more
}
sovereign-cost-next = { $such } you play this turn costs { $count } { $change ->
    [less] less
   *[more] more
}
sovereign-keyword-action = { $keyword } { $count }
sovereign-generate = put { $new } { $place }

## Steps: wall, Luminous Realms, Equipment, player

sovereign-cover-chronicles = { $count ->
    [1] place the top card of your Chronicles face-down in an empty Home zone
   *[other] place the top { sovereign-number } cards of your Chronicles face-down in empty Home zones
}
sovereign-cover-hand = { $count ->
    [1] place a card from your hand face-down in an empty Home zone
   *[other] place { sovereign-number } cards from your hand face-down in empty Home zones
}
sovereign-pickup = { $who ->
    [you] pick up { sovereign-number } of your face-down cards
    [opponent] the opponent picks up { sovereign-number } of their face-down cards
   *[each] each player picks up { sovereign-number } of their face-down cards
}{ $count ->
   *[any] { "" }
}
sovereign-forfeit = { $who ->
    [you] move { sovereign-number } of your face-down cards to your Afterlife
    [opponent] the opponent moves { sovereign-number } of their face-down cards to their Afterlife
   *[each] each player moves { sovereign-number } of their face-down cards to their Afterlife
}{ $count ->
   *[any] { "" }
}
sovereign-breach = { $count ->
   *[any] move { sovereign-number } of the opponent's face-down cards to their Afterlife
}
sovereign-peek = look at { sovereign-number } of { $who ->
    [you] your own face-down cards
    [opponent] the opponent's face-down cards
   *[each] each player's face-down cards
}{ $count ->
   *[any] { "" }
}
sovereign-shift = { $count ->
    [1] move up to one of your face-down cards to another empty Home zone
   *[other] move up to { sovereign-number } of your face-down cards to other empty Home zones
}
sovereign-safeguard = prevent the next { $amount } direct damage to you{ $until }
sovereign-take = { $count ->
    [1] add { $asked ->
        [yes] a
       *[no] up to one
    } face-down card of your Luminous Realms to your hand
   *[other] add up to { sovereign-number } face-down cards of your Luminous Realms to your hand
}
sovereign-veil = { $count ->
   *[any] turn { $asked ->
        [yes] { sovereign-number }
       *[no] up to { sovereign-number }
    } of your face-up non-Puppet cards in the Luminous Realms face-down
}
sovereign-quota = you have { $change ->
    [less] { $count ->
        [1] one access to the Luminous Realms fewer
       *[other] { sovereign-number } accesses to the Luminous Realms fewer
    }
   *[more] { $count ->
        [1] one additional access to the Luminous Realms
       *[other] { sovereign-number } additional accesses to the Luminous Realms
    }
}
sovereign-arms = you may use { $count ->
   *[any] { sovereign-number }
} { $change ->
    [less] fewer
   *[more] more
} Equipment in each combat
sovereign-temper = { $such } you use give a further { $amount } Force
sovereign-rearm = { $count ->
    [1] recover one of your exhausted Equipment
   *[other] recover up to { sovereign-number } of your exhausted Equipment
}
sovereign-vocations = you may use { $count ->
    [1] one more Vocation
   *[other] { sovereign-number } more Vocations
} this turn

## Steps: flow

sovereign-choose = choose one: { $options }
sovereign-choose-or = { $before }; or { $next }
sovereign-repeat = { $effect }, { $count ->
    [2] twice
   *[other] { sovereign-number } times
}
sovereign-later = { $at ->
    [sunset] at this turn's Sunset
   *[dawn] at your next Dawn
}, { $effect }

sovereign-name = Sovereign
sovereign-blurb = March across a five-by-five field, break the enemy's wall, and open the Luminous Realms.

sovereign-deck-levels = Class levels { $levels } of 20; Luminous Realms { $taken } of { $slots } slots
sovereign-deck-types = Haerian { $haerian }, Events { $events }, Equipment { $equipment }, Buildings { $buildings }
sovereign-deck-advice = Advice: { $advice }
