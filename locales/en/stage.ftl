# What lies on a table in the browser. Estro's words are in a file of their own.

## Any game

mazzo-stage-who = { $seat }
mazzo-stage-you = { $seat } (you)
mazzo-stage-hand-own = Your hand
mazzo-stage-hand = Hand of { $seat }
mazzo-stage-deck-own = Your deck
mazzo-stage-deck = Deck of { $seat }
mazzo-stage-turn = Turn
mazzo-stage-result = Result

## Command of Nature: places

mazzo-stage-nature-space-own = Your Row { $row ->
        [1] I
        [2] II
       *[other] III
    }, space { $space }
mazzo-stage-nature-space-enemy = Enemy Row { $row ->
        [1] I
        [2] II
       *[other] III
    }, space { $space }
mazzo-stage-nature-space = { $side }: Row { $row ->
        [1] I
        [2] II
       *[other] III
    }, space { $space }
mazzo-stage-nature-discard-own = Your discard pile
mazzo-stage-nature-discard = Discard pile of { $seat }
mazzo-stage-nature-board-own = Your Sage board
mazzo-stage-nature-board = Sage board of { $seat }
mazzo-stage-nature-champions-own = Your locked Champions
mazzo-stage-nature-champions = Locked Champions of { $seat }
mazzo-stage-nature-warriors-own = Your Warriors: left, then right
mazzo-stage-nature-warriors = Warriors of { $seat }: left, then right
mazzo-stage-nature-sages = Sages to choose from
mazzo-stage-nature-amounts = How many shields?
mazzo-stage-nature-shields = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
}
mazzo-stage-nature-market-elementals = Elemental Market
mazzo-stage-nature-market-commands = Command Market
mazzo-stage-nature-stock-elementals = Elemental Market deck
mazzo-stage-nature-stock-commands = Command Market deck
mazzo-stage-nature-removed = Out of the game
mazzo-stage-nature-in-play = Commands in play

## Command of Nature: how it stands

mazzo-stage-nature-active = Active side
mazzo-stage-nature-phase = Phase
mazzo-stage-nature-ap = Action points
mazzo-stage-nature-gold = Gold
mazzo-stage-nature-gold-own = Your gold
mazzo-stage-nature-gold-enemy = Enemy gold
mazzo-stage-nature-gold-side = Gold of { $side }
mazzo-stage-nature-of = { $count } of { $most }
mazzo-stage-nature-level = Level
mazzo-stage-nature-dawn-ready = Its dawn effect can be used this turn.
mazzo-stage-nature-dawn-used = Its dawn effect has been used this turn.
mazzo-stage-nature-chosen = Chosen.
mazzo-stage-nature-owner = Owner: { $seat }.
mazzo-stage-nature-locked = Locked until level { $level }.
mazzo-stage-nature-used = A faction action has been taken this turn.
mazzo-stage-nature-passed = Has passed.

## Command of Nature: an attack, or another effect

mazzo-stage-nature-strength = Attack STR
mazzo-stage-nature-hit = DMG to { $name } ({ $space })
mazzo-stage-nature-reduction = Reduction for { $name } ({ $space })
mazzo-stage-nature-annulled = all of it
mazzo-stage-nature-promised = Cards drawn if { $name } ({ $space }) is defeated
mazzo-stage-nature-damage = DMG

## The duel

mazzo-stage-duel-units-own = Your units
mazzo-stage-duel-units = Units of { $seat }
mazzo-stage-duel-gone-own = Your cards that are gone
mazzo-stage-duel-gone = Cards of { $seat } that are gone
mazzo-stage-duel-health = Health
mazzo-stage-duel-mana = Mana
mazzo-stage-duel-tired = Next draw costs
