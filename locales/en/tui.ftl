# The full-screen program and the boards.

## What the program says

mazzo-tui-asked = Seat { $seat }: { $prompt }
mazzo-tui-busy = The others play …
mazzo-tui-thinking-for = { $what } { $seconds } s
mazzo-tui-hint-title = Hint
mazzo-tui-hint-thinking = A hard bot is thinking about a hint … (Esc stops it)
mazzo-tui-hint-ready = The hint is ready: h shows it.
mazzo-tui-hint-keys = Enter: do it · any other key: back to the list, where * marks it
mazzo-tui-watching = Bots play here; you watch.
mazzo-tui-watch-next = The next move
mazzo-tui-watch-run = Play to the end
mazzo-tui-several-fit = { $count } actions fit that: type more, or choose one with the arrows.
mazzo-tui-misspelt = “{ $found }” fits no action. Esc shows them all.
mazzo-tui-no-action = There is nothing to do with { $thing } now.
mazzo-tui-not-now = Not now: { $why } (rule { $rule })
mazzo-tui-usable-now = Can be used now: Enter shows how.
mazzo-tui-nothing-to-read = There is nothing to point at on this board.
mazzo-tui-no-mate = Nobody on your side can act besides you now.
mazzo-tui-no-cards = This game has no cards to look up.
mazzo-tui-search-title = Look up a card: type words, ↑↓ choose, Esc closes
mazzo-tui-search-none = No card has these words.
mazzo-tui-curtain = Seat { $seat }, press Enter when only you can see the screen.
mazzo-tui-curtain-keys = Enter: go on · u: take back the last move · l: language · q: quit
mazzo-tui-too-small = Mazzo needs a window of { $width } x { $height } characters; this one has { $columns } x { $lines }. Please enlarge it.
mazzo-tui-quit-ask = Leave the game?
mazzo-tui-quit-kept = It is kept in { $file }, and you can go on later with mazzo play --resume.
mazzo-tui-quit-keys = y or Enter: leave · any other key: stay
mazzo-tui-concede-ask = Give up the game?
mazzo-tui-concede-keys = y: give up · any other key: play on
mazzo-tui-end-rematch = Play again, with new cards
mazzo-tui-end-quit = Quit
mazzo-tui-end-kept = The record is in { $file }; mazzo replay shows it.

## Keys

mazzo-tui-hints-menu = ↑↓ Enter 1-9  h hint  : type  w read  / cards  u undo  l lang  ? help  q quit
mazzo-tui-hints-team = ↑↓ Enter  m mate  h hint  : type  w read  / cards  u undo  ? help  q quit
mazzo-tui-hints-busy = Tab board, log  w read  / cards  u undo  l lang  ? help  q quit
mazzo-tui-hints-typing = Enter play  ↑↓ choose  Esc stop typing
mazzo-tui-hints-board = ←↑↓→ point  Enter its actions  PgUp PgDn scroll  Tab log  Esc back
mazzo-tui-log-forgotten = What was told before is yours to remember; the whole log is shown after the game.
mazzo-tui-hints-log = ↑↓ PgUp PgDn Home End scroll  Tab or Esc back
mazzo-tui-help-title = Help: any other key closes, ↑↓ scroll
mazzo-tui-help-keys =
    ↑ ↓ ← → PgUp PgDn Home End  move in the list; Enter chooses
    1 to 9  choose the row with that number (Enter after it in a list of more than nine); “…” marks a group of actions
    Esc, Backspace  out of a group
    : or Space, or a letter without a meaning below  begin typing
    Tab  from the list to the board, to the log, and back
    w  read about what is on the board: the arrows point, and below is what the card says, whether it can be used now, and if not, why and by which rule; Enter shows the actions that are about it
    /  look up any card of the game
    h  a hint: what a strong bot would do in your place, and how much better that is than the rest
    u  take back: free while nothing hidden was shown and nobody else has acted; always if all others are bots
    m  let a mate act: another person of your side, or a bot that waits for you
    s  save now; the game is saved after every move anyway
    l  the next language
    q  quit; the game is kept, and you can go on later (Ctrl-C quits at once)
mazzo-tui-help-typing =
    Typing filters the list as you go. An action is written as in records, and every word may be cut short: “att clo w 1” is “attack close-strike with 1 on 1” if nothing else fits. Words of the labels work too, and so does a row's number. Ctrl-U empties the line, Ctrl-W deletes a word. “concede” gives up.
    In the log, › marks what has happened since your last decision.
mazzo-tui-help-nature =
    The enemy stands above, turned by 180 degrees: the two Rows I meet in the middle.
    “4*Onyx Bearer” in space 4; below it, 3 ♥2/4 b1 s2: STR 3, 2 of 4 HP left, 1 boost, 2 shields (d: damage counters).
    Marks: * can be used now, x has attacked this turn, > attacks now, ! is attacked now. A small raised number is the owner's seat.
    In the table of seats, > marks who is to act. Faction actions stand by their level, in brackets while locked.
    The number before a market is what its deck still holds; the number before a card is its price.

## Words of every game

mazzo-tui-hand = Hand:
mazzo-tui-hand-of = Hand { $seat }:
mazzo-tui-seat = Seat { $seat }
mazzo-tui-seat-you = Seat { $seat } (you)

## Groups of actions

mazzo-tui-verb-attack = attack
mazzo-tui-verb-summon = summon
mazzo-tui-verb-swap = swap
mazzo-tui-verb-play = play
mazzo-tui-verb-faction = faction action
mazzo-tui-verb-dawn = dawn effect
mazzo-tui-verb-buy = buy
mazzo-tui-verb-sell = sell
mazzo-tui-verb-refresh = refresh
mazzo-tui-verb-discard = discard
mazzo-tui-verb-instant = Instant
mazzo-tui-verb-choose = choose
mazzo-tui-verb-target = target
mazzo-tui-verb-take = take
mazzo-tui-verb-put = put shields
mazzo-tui-verb-move = move up
mazzo-tui-verb-support = support
mazzo-tui-verb-chimera = chimera
mazzo-tui-verb-flip = flip
mazzo-tui-verb-strike = strike a ship
mazzo-tui-verb-power = zone power
mazzo-tui-verb-activate = use a gift
mazzo-tui-verb-rift = open the Rift
mazzo-tui-verb-use = use
mazzo-tui-verb-drop = throw away
mazzo-tui-verb-substitute = substitute
mazzo-tui-verb-redirect = redirect
mazzo-tui-verb-order = first comes
mazzo-tui-verb-card = choose a card
mazzo-tui-verb-cell = choose a place
mazzo-tui-verb-estro = estro
mazzo-tui-verb-total = declare
mazzo-tui-verb-face = die face
mazzo-tui-verb-sovereign-exchange = exchange
mazzo-tui-verb-sovereign-begin = who begins
mazzo-tui-verb-sovereign-move = move
mazzo-tui-verb-sovereign-fight = fight
mazzo-tui-verb-sovereign-raze = attack a Building
mazzo-tui-verb-sovereign-strike = strike your opponent
mazzo-tui-verb-sovereign-access = open your Luminous Realms
mazzo-tui-verb-sovereign-vocation = Vocation
mazzo-tui-verb-sovereign-pay = pay
mazzo-tui-verb-sovereign-haerian = choose a Haerian
mazzo-tui-verb-sovereign-building = choose a Building
mazzo-tui-verb-sovereign-cover = choose a face-down card
mazzo-tui-verb-sovereign-zone = choose a zone
mazzo-tui-verb-sovereign-equipment = choose an Equipment
mazzo-tui-verb-sovereign-crystal = choose a Crystal
mazzo-tui-verb-sovereign-mode = choose an effect
mazzo-tui-verb-sovereign-bottom = put at the bottom
mazzo-tui-verb-sovereign-top = put on top
mazzo-tui-word-down = face-down
mazzo-tui-word-with = with
mazzo-tui-word-on = on
mazzo-tui-word-at = at
mazzo-tui-word-to = to
mazzo-tui-word-for = for

## Samples

mazzo-tui-connect-four-column = Column { $column }
mazzo-tui-connect-four-legend = x: seat 1, o: seat 2
mazzo-tui-duel-player = { $who }: health { $health }, mana { $mana }/{ $most }, hand { $hand }, deck { $deck }
mazzo-tui-duel-unit = In place { $place }, attack { $attack }, health { $health }.
mazzo-tui-duel-no-units = no units

## Command of Nature

mazzo-tui-nature-status = Turn { $turn } ({ $side }) · { $phase } · AP { $ap } · gold { $gold }, enemy { $enemy }
mazzo-tui-nature-status-public = Turn { $turn } ({ $side }) · { $phase } · AP { $ap } · gold { $gold } : { $enemy }
mazzo-tui-nature-phase-sages = Setup: Sages
mazzo-tui-nature-phase-warriors = Setup: Warriors
mazzo-tui-nature-phase-dawn = I Dawn
mazzo-tui-nature-phase-actions = II Actions
mazzo-tui-nature-phase-markets = III Markets
mazzo-tui-nature-phase-clean-up = IV Clean-up
mazzo-tui-nature-side = Side { $side }
mazzo-tui-nature-side-own = You
mazzo-tui-nature-side-enemy = Enemy
mazzo-tui-nature-market-elementals = { $deck } Elementals
mazzo-tui-nature-market-commands = { $deck } Commands
mazzo-tui-nature-removed = out of the game: { $count }
mazzo-tui-nature-attack = { $command }, STR { $strength }: { $attacker } → { $targets }
mazzo-tui-nature-attack-target = { $name } ({ $space }) { $hit } DMG
mazzo-tui-nature-spot = { $name } ({ $space })
mazzo-tui-nature-attacker-gone = (gone)
mazzo-tui-nature-strength = STR
mazzo-tui-nature-health = HP
mazzo-tui-nature-token-damage = d
mazzo-tui-nature-token-boost = b
mazzo-tui-nature-token-shield = s
mazzo-tui-nature-mark-usable = usable
mazzo-tui-nature-mark-has-attacked = has attacked
mazzo-tui-nature-mark-attacks = attacks
mazzo-tui-nature-mark-is-attacked = attacked
mazzo-tui-nature-columns = hand/deck/discard
mazzo-tui-nature-level = L
mazzo-tui-nature-gold = gold
mazzo-tui-nature-hand = hand
mazzo-tui-nature-deck = deck
mazzo-tui-nature-discard = discard
mazzo-tui-nature-actions = actions
mazzo-tui-nature-row = Row { $row ->
        [1] I
        [2] II
       *[other] III
    }
mazzo-tui-nature-where = { $side }: Row { $row ->
        [1] I
        [2] II
       *[other] III
    }, space { $space }.
mazzo-tui-nature-owner = Owner: seat { $seat }.
mazzo-tui-nature-numbers = STR { $strength }, HP { $left } of { $health }.
mazzo-tui-nature-tokens = { $damage } damage, { $boosts ->
        [one] { $boosts } boost
       *[other] { $boosts } boosts
    }, { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
    }.
mazzo-tui-nature-has-attacked = Has attacked this turn.
mazzo-tui-nature-effect-works = Its effect works in this row.
mazzo-tui-nature-effect-idle = Its effect does not work in this row.
mazzo-tui-nature-for-sale = For sale at { $price } gold.
mazzo-tui-nature-in-hand = In your hand.
mazzo-tui-nature-in-hand-of = In the hand of seat { $seat }.
mazzo-tui-nature-faction-action = Faction action of level { $level }
mazzo-tui-nature-action-line = Level { $level }: { $text }
mazzo-tui-nature-seat-state = Level { $level }; hand { $hand }, deck { $deck }, discard pile { $discard }.
mazzo-tui-nature-discard-pile = Discard pile from the top: { $cards }.
mazzo-tui-nature-locked-champions = Champions still locked: { $cards }.
mazzo-tui-nature-chosen-warriors = Warriors chosen, left and right: { $cards }.
mazzo-tui-nature-sage-gone = The Sage does not stand in the formation.
mazzo-tui-nature-done = Done with this phase.
mazzo-tui-nature-conceded = Has given up.

## Estro

mazzo-tui-estro-letter-ardo = A
mazzo-tui-estro-letter-granito = G
mazzo-tui-estro-letter-armonio = R
mazzo-tui-estro-letter-illusio = I
mazzo-tui-estro-letter-manpo = M
mazzo-tui-estro-round-of = Round { $round } of { $last }
mazzo-tui-estro-round = Round { $round }
mazzo-tui-estro-turn-own = your turn
mazzo-tui-estro-turn = turn of seat { $seat }
mazzo-tui-estro-attacks = attacks left: { $count }
mazzo-tui-estro-phase-start = start
mazzo-tui-estro-phase-draw = draw
mazzo-tui-estro-phase-play = play a card
mazzo-tui-estro-phase-main = main phase
mazzo-tui-estro-phase-end = end
mazzo-tui-estro-phase-ships = the ships' turn
mazzo-tui-estro-phase-horde = Horde phase
mazzo-tui-estro-phase-dreamers = Dreamer phase
mazzo-tui-estro-phase-over = the match is over
mazzo-tui-estro-horde = Horde
mazzo-tui-estro-guardians = Guardians
mazzo-tui-estro-side = Side { $side }
mazzo-tui-estro-side-own = Your side
mazzo-tui-estro-side-enemy = Enemy side
mazzo-tui-estro-cell = Lane { $lane }, depth zone { $depth }
mazzo-tui-estro-no-cards = no cards
mazzo-tui-estro-looked-at = You see:
mazzo-tui-estro-player = { $player }: { $counts }
mazzo-tui-estro-count-hand = hand { $count }
mazzo-tui-estro-count-deck = deck { $count }
mazzo-tui-estro-count-incinerator = incinerator { $count }
mazzo-tui-estro-count-tokens = tokens { $count }
mazzo-tui-estro-count-rerolls = re-rolls { $count }
mazzo-tui-estro-count-skips = draws to skip { $count }
mazzo-tui-estro-count-actions = AS { $count }
mazzo-tui-estro-must-engage = must engage
mazzo-tui-estro-chimera-declared = Chimera declared
mazzo-tui-estro-done = done
mazzo-tui-estro-conceded = gave up
mazzo-tui-estro-zone = { $zone } (power ready)
mazzo-tui-estro-zone-used = { $zone } (power used)
mazzo-tui-estro-connections = Quantum Connections { $count }
mazzo-tui-estro-rift = Rift: { $count } cards
mazzo-tui-estro-inverted = estro modifiers inverted
mazzo-tui-estro-ship-shields = { $shields }/{ $most }
mazzo-tui-estro-ship-destroyed = destroyed
mazzo-tui-estro-ship-alarm = alarm { $count }
mazzo-tui-estro-ship-silent = alarm ×
mazzo-tui-estro-ship-gone = It is destroyed.
mazzo-tui-estro-ship-exposed = It has no guardians and can be attacked.
mazzo-tui-estro-ship-guarded = Its guardians keep attacks away from it.
mazzo-tui-estro-clash = { $attacker } → { $defender }
mazzo-tui-estro-clash-dice = dice { $attack } : { $defence }
mazzo-tui-estro-clash-totals = TOT { $attack } : { $defence }
mazzo-tui-estro-clash-primaries = primary { $attack } : { $defence }
mazzo-tui-estro-mark-usable = usable
mazzo-tui-estro-mark-attacks = attacks
mazzo-tui-estro-mark-is-attacked = attacked
mazzo-tui-estro-mark-has-attacked = has attacked
mazzo-tui-estro-mark-cannot-attack = cannot attack
mazzo-tui-estro-mark-protected = cannot be destroyed
mazzo-tui-estro-state-up = { $player }: #{ $number }, face-up.
mazzo-tui-estro-state-down = { $player }: #{ $number }, face-down.
mazzo-tui-estro-state-owner = Owner: { $player }.
mazzo-tui-estro-state-values = Now { $estri }, ATK { $atk }, DEF { $def }, HEL { $hel }, DEX { $dex }, MAP { $map }, TOT { $tot }.
mazzo-tui-estro-state-chimera = A Chimera with the gift of { $donor }.
mazzo-tui-estro-state-field = In the field of the { $zone }.
mazzo-tui-estro-state-lane = Lane { $lane }, depth zone { $depth }.
mazzo-tui-estro-state-guards = Guards the { $ship }.
mazzo-tui-estro-state-gift-of = It has the gift of { $card }: { $text }
mazzo-tui-estro-state-gift-inhibited = Its gift is inhibited.
mazzo-tui-estro-state-gift-used = Its gift is used up.
mazzo-tui-estro-state-gift-unused = Its gift has not been used.
mazzo-tui-estro-state-gift-armed = { $turns ->
        [0] Its gift is armed.
        [one] Its gift works in { $turns } turn.
       *[other] Its gift works in { $turns } turns.
    }
mazzo-tui-estro-state-gift-primed = Its gift is primed.
mazzo-tui-estro-state-shield = Vital shield: { $damage } damage of { $strength }.
mazzo-tui-estro-state-support = Supports #{ $number }.
mazzo-tui-estro-state-attacked = Has attacked this turn.
mazzo-tui-estro-state-cannot-attack = Cannot attack.
mazzo-tui-estro-state-protected = Cannot be destroyed for now.
mazzo-tui-estro-state-put-down-now = Was put down this turn.
mazzo-tui-estro-state-in-hand = In your hand.
mazzo-tui-estro-state-in-hand-of = In the hand of seat { $seat }.
mazzo-tui-estro-state-looked-at = You look at this card now.
mazzo-tui-estro-known-hand = Known cards in hand: { $cards }.
mazzo-tui-estro-incinerator = Incinerator: { $cards }.
mazzo-tui-estro-deck-list = In the deck, in unknown order: { $cards }.
mazzo-tui-estro-power-ready = Its power has not been used.
mazzo-tui-estro-power-used = Its power has been used.
mazzo-tui-estro-zone-points = Zone points: side 1 { $one }, side 2 { $two }.

mazzo-tui-help-estro =
    The field: a card shows its place, name, estro, ATK DEF HEL DEX MAP and TOT as they are now; • marks its primary value
    Estri: A Ardo, G Granito, R Armonio, I Illusio, M Manpo
    1V gift unused · 0V used up · ∞ always works · ×V ×∞ inhibited · V2 armed, so many turns · V! made ready
    x has attacked · - cannot attack · = cannot be destroyed · * can be used now
    > attacks · ! is attacked · └ supports the Granito above · ▲ defends the Bastion
    #7 is the place of a card; a face-down card is known by it alone
    A clash: each side adds its TOT, the die (+5 if its face fits the estro) and, for the attacker, the estro modifier. The greater sum wins; so does a primary value more than double the other's

## Sovereign

mazzo-tui-sovereign-status = Turn { $turn } · { $player } · { $phase }
mazzo-tui-sovereign-status-late = Turn { $turn } of { $last }, then the larger wall wins · { $player } · { $phase }
mazzo-tui-sovereign-status-mulligan = Setup: exchanging cards
mazzo-tui-sovereign-status-starter = Setup: who begins
mazzo-tui-sovereign-status-over = The battle is over, turn { $turn }
mazzo-tui-sovereign-you = { $player } (you)
mazzo-tui-sovereign-now = Now:
mazzo-tui-sovereign-shown = You see:
mazzo-tui-sovereign-picked-up = Picked up on { $zone }:
mazzo-tui-sovereign-picking-up = the face-down card on { $zone } is picked up
mazzo-tui-sovereign-playing = { $player } plays { $card }
mazzo-tui-sovereign-playing-at = { $player } plays { $card } on { $zone }
mazzo-tui-sovereign-resolving = { $card }: its ability
mazzo-tui-sovereign-no-crystals = no Crystals
mazzo-tui-sovereign-count-vocations = voc { $count }
mazzo-tui-sovereign-count-hand = hand { $count }
mazzo-tui-sovereign-count-chronicles = chron { $count }
mazzo-tui-sovereign-count-wall = wall { $count }
mazzo-tui-sovereign-count-realms = realms { $down }+{ $up } { $used }/{ $quota }
mazzo-tui-sovereign-count-afterlife = afterlife { $count }
mazzo-tui-sovereign-count-afterlife-top = afterlife { $count } { $card }
mazzo-tui-sovereign-window-none = no Equipment
mazzo-tui-sovereign-window-used = used { $cards }
mazzo-tui-sovereign-window-you-decide = your word
mazzo-tui-sovereign-window-decides = decides now
mazzo-tui-sovereign-window-passed = passed
mazzo-tui-sovereign-window-waits = waits
mazzo-tui-sovereign-window-closed = both are done
mazzo-tui-sovereign-fighter-gone = (gone)
mazzo-tui-sovereign-state-yours = Yours.
mazzo-tui-sovereign-state-of = Of { $player }.
mazzo-tui-sovereign-state-force = Force { $residual } of { $force }, { $damage } damage.
mazzo-tui-sovereign-state-shield = A shield against { $amount } damage.
mazzo-tui-sovereign-state-traits = Has { $traits }.
mazzo-tui-sovereign-effect = { $effect } { $until }.
mazzo-tui-sovereign-effect-force = Force { $by }
mazzo-tui-sovereign-effect-set-force = Its Force is set to { $force }
mazzo-tui-sovereign-effect-immune = Immune to damage
mazzo-tui-sovereign-effect-immune-combat = Immune to combat damage
mazzo-tui-sovereign-effect-immune-other = Immune to damage other than of combat
mazzo-tui-sovereign-effect-armor = Every damage is reduced by { $by }
mazzo-tui-sovereign-effect-direct = Its strikes deal { $by } more
mazzo-tui-sovereign-state-stunned = Stunned: it stays exhausted in its next Recovery.
mazzo-tui-sovereign-state-exhausted = Exhausted: it does nothing until it recovers.
mazzo-tui-sovereign-state-silenced = Its keywords and abilities are silenced.
mazzo-tui-sovereign-state-fresh = Entered this turn.
mazzo-tui-sovereign-state-actions = Left this turn: moves { $moves }, combats { $combats }.
mazzo-tui-sovereign-state-durability = Durability { $residual } of { $force }.
mazzo-tui-sovereign-state-controller = { $player } controls it.
mazzo-tui-sovereign-state-no-controller = Nobody stands on it, so nobody controls it.
mazzo-tui-sovereign-state-empty = A free zone.
mazzo-tui-sovereign-state-cover = A face-down card of { $player }.
mazzo-tui-sovereign-state-cover-known = A face-down card of { $player }; you know it: { $card }.
mazzo-tui-sovereign-state-in-hand = { $count ->
        [one] In your hand.
       *[other] { $count } copies in your hand.
    }
mazzo-tui-sovereign-state-known-hand = { $count ->
        [one] Your opponent knows that you hold it.
       *[other] Your opponent knows of { $count } of them.
    }
mazzo-tui-sovereign-state-shown = You look at this card now.
mazzo-tui-sovereign-state-limbo = Being resolved: { $cards }.
mazzo-tui-sovereign-state-known-cards = Known cards in hand: { $cards }.
mazzo-tui-sovereign-state-removed = Removed from the game: { $cards }.
mazzo-tui-sovereign-state-safeguard = The next { $amount } direct damage is prevented.
mazzo-tui-sovereign-state-exchanged = Cards exchanged: { $count }.
mazzo-tui-sovereign-state-kept = Has chosen the cards to exchange.
mazzo-tui-sovereign-state-on-turn = It is their turn.
mazzo-tui-sovereign-state-chronicles = { $count ->
        [one] 1 card in the Chronicles.
       *[other] { $count } cards in the Chronicles.
    }
mazzo-tui-sovereign-state-known-place = Number { $place } from the top: { $card }.
mazzo-tui-sovereign-state-accesses = Luminous Realms: { $used } of { $quota } accesses used. Every two face-down cards you lack allow one.
mazzo-tui-sovereign-state-realms-down = Face-down: { $cards }.
mazzo-tui-sovereign-state-realms-up = Face-up: { $cards }.
mazzo-tui-sovereign-state-afterlife = From the top: { $cards }.
mazzo-tui-sovereign-state-no-afterlife = No card lies here.
mazzo-tui-sovereign-state-vocations = Vocations left this turn: { $count }.
mazzo-tui-sovereign-state-crystals = { $colour }: { $ready } ready of { $all }.
mazzo-tui-sovereign-state-hand = { $count ->
        [one] 1 card in hand.
       *[other] { $count } cards in hand.
    }
mazzo-tui-sovereign-state-wall = { $count ->
        [0] No wall is left: the next direct damage loses the battle.
        [one] 1 face-down card on the battlefield.
       *[other] { $count } face-down cards on the battlefield.
    }
mazzo-tui-sovereign-state-wielded = Used in this combat.
mazzo-tui-sovereign-state-used-up = Exhausted: it recovers in its owner's next Recovery.
mazzo-tui-sovereign-state-ready = Ready.
mazzo-tui-sovereign-line-player = { $player }: { $classes }. Crystals ready: { $crystals }. Vocations left: { $vocations }. Hand { $hand }, Chronicles { $chronicles }, wall { $wall }, Afterlife { $afterlife }{ $top }. Luminous Realms: { $down } face-down, { $up } face-up, { $used } of { $quota } accesses used. Equipment: { $equipment }.
mazzo-tui-sovereign-line-row = Row { $row } ({ $line }): { $zones }
mazzo-tui-sovereign-line-row-of = Row { $row } ({ $line }, { $player }): { $zones }
mazzo-tui-sovereign-line-combat = Combat: { $attacker } attacks { $defender }. { $one }: { $deeds }. { $other }: { $answers }.
mazzo-tui-sovereign-text-card = { $player } { $card } ({ $states })
mazzo-tui-sovereign-text-force = { $damage ->
        [0] Force { $residual }
       *[other] Force { $residual }, { $damage } damage
    }
mazzo-tui-sovereign-text-stunned = stunned
mazzo-tui-sovereign-text-exhausted = exhausted
mazzo-tui-sovereign-text-idle = cannot act
mazzo-tui-sovereign-text-moves = can only move
mazzo-tui-sovereign-text-fights = can only fight
mazzo-tui-sovereign-text-building = Building { $residual } of { $force }
mazzo-tui-sovereign-text-no-controller = nobody controls it
mazzo-tui-sovereign-text-cover = face-down card
mazzo-tui-sovereign-text-covers = face-down cards on { $zones }
mazzo-tui-sovereign-text-cover-known = face-down card ({ $card })

mazzo-tui-help-sovereign =
    The battlefield: your side is below. ▲ marches up, ▼ marches down; ▒ is a face-down card of the wall, ▓ one that you know
    A Haerian shows its Force, or what is left of it: 3/5 has 2 damage
    → can move · × can fight · - cannot act this turn · ~ exhausted · ≈ stunned · # Bulwark · ◊2 shield against 2 damage
    ⌂ a Building: ⌂▲5 stands under a Haerian, belongs to ▲ and withstands 5
    Marks: * can be chosen or played now · > attacks · ! is attacked
    Beside it, for each player: > is waited for; W2/3 two of three White Crystals are ready (G Green, R Red, U Blue, V Violet); voc: Vocations left; chron: Chronicles; realms 3+1 0/2: 3 cards face-down, 1 face-up, 0 of 2 accesses used; (in brackets) exhausted Equipment
    In a combat both may use Equipment in turn: two passes in a row end it, and the blows fall

## The board of Travelers

mazzo-tui-travelers-status = { $adventure } ({ $set }) · { $hero }, { $class }
mazzo-tui-travelers-status-training = Training · { $hero }, { $class }
mazzo-tui-travelers-standing = Mana { $mana } of { $level } · Level { $level } · Life { $life }
mazzo-tui-travelers-points = Attack { $attack } · Defense { $defense }
mazzo-tui-travelers-values = L{ $level } A{ $attack } D{ $defense }
mazzo-tui-travelers-trap-values = { $level ->
   *[other] Trap A{ $attack }
}
mazzo-tui-travelers-changed = With the enemy to its right: Level { $level }, Attack { $attack }, Defense { $defense }.
mazzo-tui-travelers-here = @you
mazzo-tui-travelers-used = once used
mazzo-tui-travelers-no-card = (empty)
mazzo-tui-travelers-empty-cell = No card lies here.
mazzo-tui-travelers-you-are-here = You are here.
mazzo-tui-travelers-once-used = Its “once” is used up.
mazzo-tui-travelers-gone = World cards off the map: { $cards }
mazzo-tui-travelers-room = Room { $room } · { $symbol }: { $title } ({ $timing })
mazzo-tui-travelers-room-bare = Room { $room } · { $symbol }: no entry
mazzo-tui-travelers-door-open = { $room } { $way }: on the table
mazzo-tui-travelers-door-new = { $room } { $way }: costs a card
mazzo-tui-travelers-door-new-free = { $room } { $way }: to be laid, free
mazzo-tui-travelers-door-blocked = { $room } { $way }: blocked
mazzo-tui-travelers-apart = On the table, apart from here: { $rooms }
mazzo-tui-travelers-return = Go to the symbol of room 1A to win.
mazzo-tui-travelers-deck = Deck:
mazzo-tui-travelers-deck-empty = empty
mazzo-tui-travelers-deck-unknown = (shuffled)
mazzo-tui-travelers-deck-known = (top)
mazzo-tui-travelers-removed = Removed:
mazzo-tui-travelers-in-hand = In hand.
mazzo-tui-travelers-in-deck = In the Discard Deck.
mazzo-tui-travelers-in-deck-unknown = In the Discard Deck, in its shuffled lower part.
mazzo-tui-travelers-is-removed = Removed.
mazzo-tui-travelers-in-column = In the column: the Opening Card, then what was added.
mazzo-tui-travelers-is-loaded = Loaded: it gave its value as Mana, and shows its banner.
mazzo-tui-travelers-is-infused = Infused: it shows its element and its stars.
mazzo-tui-travelers-is-strained = Strained: it gave a point, and will be exhausted.
mazzo-tui-travelers-column = Column:
mazzo-tui-travelers-loaded = Loaded:
mazzo-tui-travelers-infused = Infused:
mazzo-tui-travelers-strained = Strained:
mazzo-tui-travelers-next = Next ability, { $cost } Mana: { $text }
mazzo-tui-travelers-next-none = Next ability: none left; add a card for another.
mazzo-tui-travelers-ability = [{ $cost } Mana] { $text }
mazzo-tui-travelers-shown = In play: { $shown }
mazzo-tui-travelers-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
mazzo-tui-travelers-constellation = Constellation { $row }
mazzo-tui-travelers-value-changed = { $now } (printed { $printed })
mazzo-tui-travelers-enemy = Level { $level } · Attack { $attack } · Defense { $defense } · turn { $turn }
mazzo-tui-travelers-enemy-trap = Level { $level } · Attack { $attack } · { $defense ->
   *[other] no Defense
} · turn { $turn }
mazzo-tui-travelers-modifier = { $title }: { $rule }
mazzo-tui-travelers-modifier-ignored = { $title } (ignored this turn): { $rule }
mazzo-tui-travelers-beaten = Your Attack { $mine } reaches its Defense { $needed }:{ $missing ->
   *[other] { " " }it falls.
}
mazzo-tui-travelers-short = Your Attack { $mine }, its Defense { $needed }: { $missing } short.
mazzo-tui-travelers-trap-beaten = Your Defense { $mine } reaches its Attack { $needed }:{ $missing ->
   *[other] { " " }it falls.
}
mazzo-tui-travelers-trap-short = Your Defense { $mine }, its Attack { $needed }: { $missing } short.
mazzo-tui-travelers-steps = { $steps ->
    [one] But you are 1 step away; a step costs 1 Attack.
   *[other] But you are { $steps } steps away; each costs 1 Attack.
}
mazzo-tui-travelers-hits = { $hits ->
    [0] If it stands: its Attack { $attack }, your Defense { $defense }: no hits.
    [one] If it stands: its Attack { $attack }, your Defense { $defense }: 1 hit.
   *[other] If it stands: its Attack { $attack }, your Defense { $defense }: { $hits } hits.
}
mazzo-tui-travelers-hits-pulled = { $hits ->
    [0] If it stands: its Attack { $attack }, { $pulled } of it to pull you, your Defense { $defense }: no hits.
    [one] If it stands: its Attack { $attack }, { $pulled } of it to pull you, your Defense { $defense }: 1 hit.
   *[other] If it stands: its Attack { $attack }, { $pulled } of it to pull you, your Defense { $defense }: { $hits } hits.
}
mazzo-tui-travelers-text-row = Row { $row }: { $cells }
mazzo-tui-verb-travelers-go = go
mazzo-tui-verb-travelers-open = open with
mazzo-tui-verb-travelers-load = load for Mana
mazzo-tui-verb-travelers-infuse = infuse element and stars
mazzo-tui-verb-travelers-add = add to the column
mazzo-tui-verb-travelers-strain = strain for a point
mazzo-tui-verb-travelers-exhaust = do not pay
mazzo-tui-verb-travelers-pay = pay
mazzo-tui-verb-travelers-hit = takes the hit
mazzo-tui-verb-travelers-pulled = be pulled
mazzo-tui-verb-travelers-enter = enter on
mazzo-tui-verb-travelers-migrate = change places
mazzo-tui-verb-travelers-beside = lay against
mazzo-tui-verb-travelers-land = arrive on
mazzo-tui-help-travelers =
    Travelers: Shift with an arrow key takes a step.
    World: each step costs a card of your hand, then the card there is read. L3 A4 D6 is an enemy's Level, Attack and Defense; ↑ and ↓ mark what the enemy to its right changes.
    Dungeon: @ is you, β1 a room's symbol, 2B an arch to that room, ███ a wall. A double line is an arch to a room that must be laid, which costs a card.
    Your cards are your life: a card on half I stands two hits, one on half II a single one; then it is removed.
    A turn: open with a card (its value is Mana), then Load cards for Mana, Infuse them for element and stars, Add them to the column for their abilities, Strain them for a point, Activate abilities. End the plan: cards of the column and strained ones turn, or are removed on half II, unless you pay.
    Attack at least its Defense defeats the enemy. Else it hits as often as its Attack is above your Defense.
    Deck: cards are drawn from the bottom and discarded on top.
