# The table of Estro in the browser.

## Places

mazzo-stage-estro-hand-own = Your hand
mazzo-stage-estro-hand = Hand of { $seat }
mazzo-stage-estro-deck-own = Your deck
mazzo-stage-estro-deck = Deck of { $seat }
mazzo-stage-estro-deck-horde = Deck of the Horde
mazzo-stage-estro-deck-list = Cards in your deck, in no order
mazzo-stage-estro-incinerator-own = Your incinerator
mazzo-stage-estro-incinerator = Incinerator of { $seat }
mazzo-stage-estro-incinerator-horde = Incinerator of the Horde
mazzo-stage-estro-incinerator-guardians = Incinerator of the guardians
mazzo-stage-estro-guardians = Guardians of the { $ship }
mazzo-stage-estro-side-of = Side of { $side }
mazzo-stage-estro-half = { $side }, { $zone }
mazzo-stage-estro-looking = Cards you see
mazzo-stage-estro-ashes = Cards to choose from
mazzo-stage-estro-announced = Announced gifts
mazzo-stage-estro-announced-by = Announced: { $player }.
mazzo-stage-estro-announced-for = For { $targets }.
mazzo-stage-estro-objects = Objects
mazzo-stage-estro-bastion = Bastion
mazzo-stage-estro-modes = Modes

## How the match stands

mazzo-stage-estro-round = Round
mazzo-stage-estro-round-of = { $round } of { $last }
mazzo-stage-estro-turn = Turn
mazzo-stage-estro-phase = Phase
mazzo-stage-estro-attacks = Attacks left
mazzo-stage-estro-connections = Quantum Connections
mazzo-stage-estro-points = Zone points: { $side } { $one }, { $other } { $two }.
mazzo-stage-estro-modifiers = Estro modifiers
mazzo-stage-estro-inverted = inverted
mazzo-stage-estro-result = Result
mazzo-stage-estro-masked = Hidden by Mnemonic mode

## How a player stands

mazzo-stage-estro-team = Team
mazzo-stage-estro-tokens = Necrotokens
mazzo-stage-estro-rerolls = Re-rolls
mazzo-stage-estro-skips = Draws to skip
mazzo-stage-estro-actions = Synaptic Actions
mazzo-stage-estro-standing = State

## A clash

mazzo-stage-estro-attack-die = Attacker's die
mazzo-stage-estro-defence-die = Defender's die
mazzo-stage-estro-attack-total = Attacker's TOT
mazzo-stage-estro-defence-total = Defender's TOT
mazzo-stage-estro-attack-primary = Attacker's primary value
mazzo-stage-estro-defence-primary = Defender's primary value
