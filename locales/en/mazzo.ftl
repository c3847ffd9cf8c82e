# The program's own words. The games' are in files of their own.

## Joining

mazzo-list-more = { $before }, { $next }
mazzo-list-last = { $before } and { $next }
mazzo-sentences = { $before } { $next }
mazzo-name = { $name }
mazzo-seat = Seat { $seat }

## mazzo play without a game

mazzo-greeting = Welcome to Mazzo. It knows the rules, so you can just play.
mazzo-greeting-game = { $number }. { $name }: { $blurb } { $seats }
mazzo-greeting-ask = Which one? (a number; q to leave)
mazzo-greeting-unknown = There is no game “{ $found }” in the list.
mazzo-greeting-level = { $number }. { $name }: { $idea }
mazzo-level-easy = for a first game; it can be beaten
mazzo-level-normal = for those who know the rules
mazzo-level-hard = for those who know the game
mazzo-level-expert = as good as it gets
mazzo-greeting-against = Against whom? (a number or a name; Enter for normal; q to leave)
mazzo-greeting-no-level = There is no level “{ $found }” in the list.

## mazzo serve

mazzo-serve-open = Mazzo is open: { $address }
mazzo-serve-kept = Matches are kept in { $place }.
mazzo-serve-stop = Ctrl+C stops it.

## mazzo games

mazzo-games-game = { $name } ({ $id })
mazzo-games-sample = { $name } ({ $id }), a sample
mazzo-games-seats = Seats: { $counts }.
mazzo-games-option = Option { $key }: { $values } (default: { $default })

## mazzo cards

mazzo-cards-none = This game has no cards to look up.
mazzo-cards-drawn = { $count ->
    [one] 1 card drawn: { $place }
   *[other] { $count } cards drawn: { $place }
}

## mazzo daily

mazzo-daily-hero = Hero: { $title }, { $class } ({ $code })
mazzo-daily-adventure = Adventure: { $title }, { $kind ->
    [world] in the World
   *[dungeon] in a Dungeon
} ({ $code })
mazzo-daily-play = Play it: { $command }
mazzo-daily-print = Print it: { $command }
mazzo-daily-printed = The sheet is ready: { $place } (print it at 100 %, not fitted to the page)
mazzo-daily-checked =
    { $proven } of { $days } days proven in { $attempts } attempts; { $distinct } different sets.
    Seconds a day: median { $median }, nine in ten at most { $most }, worst { $worst }.
mazzo-daily-unproven = Not proven: { $days }
mazzo-daily-differs = Not as the archive has it: { $days }
mazzo-daily-rated = Difficulty: { $stars } of 5 stars
mazzo-daily-rate = { $bot ->
    [novice] A novice
    [standard] The standard bot
   *[master] A master, who foresees what is drawn,
 } wins { $wins } of { $games } games ({ $turns } Combat Turns a game)
mazzo-daily-solved = A game that wins is in { $file }. See it with: mazzo replay { $file }
mazzo-daily-how-to-win = See how it can be won: { $command }

## mazzo deck

mazzo-deck-right = ok       { $file }: { $title }
mazzo-deck-untitled = ok       { $file }
mazzo-deck-wrong = WRONG    { $file }
mazzo-deck-ready = { $name } ({ $id }): { $idea }
mazzo-deck-cards = Cards: { $cards }
mazzo-deck-none = This game has no decks to choose.

## mazzo sim

mazzo-sim-overview = { $name }: { $finished } of { $games } games in { $seconds } s ({ $rate } games/s, { $actions } actions/s)
mazzo-sim-seat = Seat { $seat } ({ $bot }): { $wins } won, { $percent } % (95 % sure: { $low } to { $high })
mazzo-sim-draws = Drawn: { $draws }, { $percent } % (95 % sure: { $low } to { $high })
mazzo-sim-first = Won by who acted first: { $percent } % (95 % sure: { $low } to { $high })
mazzo-sim-length = Actions a game: { $mean } on average, { $shortest } at least, { $median } in the middle, { $longest } at most
mazzo-sim-truncated = Cut off because they grew too long: { $count }
mazzo-sim-tag = { $tag }: { $wins } of { $played } won, { $percent } % (95 % sure: { $low } to { $high })
mazzo-sim-tournament = { $name }, { $format ->
    [ladder] ladder
   *[other] round robin
}: { $finished } of { $games } games in { $seconds } s
mazzo-sim-standing = { $place }. { $entrant }: Elo { $elo } (95 % sure: { $low } to { $high }); { $wins } of { $games } won, { $percent } %
mazzo-sim-matrix = Won by the row against the column, in %:
mazzo-sim-matrix-alone = Seeds at which the row did better than the column, in %:
mazzo-sim-cards-best = Cards with which most was won:
mazzo-sim-cards-worst = Cards with which least was won:
mazzo-sim-card = { $card }: { $wins } of { $played } who played it won, { $percent } % (95 % sure: { $low } to { $high }); { $drawn } drew it
mazzo-sim-written = The report is in { $folder }.
mazzo-sim-stopped = Stopped. What is done is kept in { $folder }; the same command with --resume goes on.

## mazzo bench

mazzo-bench-machine = { $processor }, { $cores ->
        [one] { $cores } core
       *[other] { $cores } cores
    }, { $system }; one thread, random play, seconds of processor time{ $optimized ->
        [yes] .
       *[other] . NOT optimized: build with --release.
    }
mazzo-bench-game = { $name }, { $seats } seats: { $actions } actions/s, { $playouts } playouts/s; a position has { $bytes } bytes and clones in { $clone } ns; { $length } actions a game, { $legal } choices a decision; a search makes { $iterations } iterations/s, { $ratio } of what plain playouts from the same positions make

## mazzo replay

mazzo-replay-heading = { $name }, seed { $seed }. { $setup }
mazzo-replay-same = { $moves ->
        [one] { $moves } move leads
       *[other] { $moves } moves lead
    } to the same position, { $position }.
mazzo-replay-unchecked = { $moves ->
        [one] { $moves } move leads
       *[other] { $moves } moves lead
    } to position { $position }. The record does not say where it should end.

## mazzo scenario

mazzo-scenario-holds = ok       { $file }: { $title }
mazzo-scenario-differs = DIFFERS  { $file }: { $title }: { $what }
mazzo-scenario-unreadable = WRONG    { $file }: { $what }

## How a game ended

mazzo-end-won = { $count ->
        [one] Seat { $seats } has won.
       *[other] Seats { $seats } have won.
    }
mazzo-end-draw = Nobody has won: it is a draw.
mazzo-end-lost = Everyone has lost.
mazzo-end-unfinished = { $moves ->
        [one] The game is not over after { $moves } move.
       *[other] The game is not over after { $moves } moves.
    }

## Playing

mazzo-asked = Seat { $seat }: { $prompt }
mazzo-answered-itself = Only one answer was possible: { $answer }.
mazzo-thinking = Seat { $seat } ({ $bot }) is thinking …
mazzo-curtain = Seat { $seat }, press Enter when only you can see the screen.
mazzo-undone = Taken back.
mazzo-not-undone = That cannot be taken back: there is nothing of yours to take back, somebody else has acted since, or something hidden was shown or drawn.
mazzo-no-number = There is no choice { $number }; they are numbered from 1 to { $count }.
mazzo-no-seat = “{ $found }” is no seat with something to decide here.
mazzo-no-mate = No bot on your side can act now.
mazzo-no-language = “{ $found }” is not a language Mazzo speaks; choose en, it or zh-Hant.
mazzo-misspelt = “{ $found }” cannot be understood here. Type the number of a choice, its text in brackets, or ? for help.
mazzo-misspelt-near = “{ $found }” cannot be understood here. Did you mean “{ $nearest }”?
mazzo-ambiguous = That could be { $count } things: { $candidates }
mazzo-forbidden = { $why } (rule { $rule })
mazzo-look-what = Write what to look for after the slash, such as /draw.
mazzo-look-more = ... and { $count } more. Another word would narrow it down.
mazzo-no-card = No card has “{ $words }”.
mazzo-no-card-near = No card has “{ $words }”. Did you mean “{ $nearest }”?
mazzo-why-what = Write a card or an action after w.
mazzo-why-possible = That can be done now.
mazzo-why-hidden = This mode gives no hints: remember what you were told.
mazzo-why-elsewhere = This card is not where you could use it from.
mazzo-help =
    Type the number of a choice, its text in brackets, or the beginning of each word of it.
    Enter   show everything again
    u       take back: free while nothing hidden was shown and nobody else has acted; always if all others are bots
    /words  look up cards
    h       a hint: what a strong bot would do in your place, and how much better that is than the rest
    w card  why a card can't be used now, and by which rule; an action works too
    s file  save a copy of the record
    l lang  another language: en, it, zh-Hant
    seat 2  let another person act who has something to decide too
    mate    let the bot on your side act before you are done
    concede give up
    q       leave; the game is kept, and you can go on later

## Hints

mazzo-hint-best = A hard bot would do this: { $move }
mazzo-hint-chance = Your chance of winning, as it sees it: { $percent } %
mazzo-hint-chance-side = Your side's chance of winning, as it sees it: { $percent } %
mazzo-hint-chance-alone = Your chance of success, as it sees it: { $percent } %
mazzo-hint-next = Next best: { $move } ({ $percent } %)
mazzo-hint-third = Then: { $move } ({ $percent } %)
mazzo-hint-clearly = It is clearly better than the next best.
mazzo-hint-slightly = It is slightly better than the next best.
mazzo-hint-hardly = There is hardly any difference to the next best.
mazzo-hint-tries = { $count ->
    [one] It tried out one way to go on.
   *[other] It tried out { $count } ways to go on.
}
mazzo-hint-thinking = A hard bot is thinking about a hint …
mazzo-hint-single = There is nothing to choose: only one answer is possible.
mazzo-hint-not-asked = Nothing is asked of you now, so there is no hint.
mazzo-hint-memory = Only memory helps here, and that has to be your own.

## Keeping

mazzo-kept = The game is kept in { $file }. Go on with: { $command }
mazzo-kept-over = The record is in { $file }. See it again with: { $command }
mazzo-not-kept = The game could not be saved in { $file }: { $why }
mazzo-saved = Saved in { $file }.
mazzo-save-exists = { $file } is something else already; choose another name.
mazzo-save-where = Write a file's name after s.

## The list of games: ways to play

mazzo-games-mode = Mode { $id } ({ $name }): { $text }

## What is wrong with a setup

mazzo-setup-no-option = There is no option “{ $key }”: { $wanted }
mazzo-setup-bad-value = { $key }={ $value } is not possible: { $wanted }
mazzo-setup-near = did you mean “{ $near }”?
mazzo-setup-no-options = this game has no options
mazzo-setup-options = the options are { $keys }
mazzo-setup-games = the games are { $ids }
mazzo-setup-one-of = it is one of { $words } ({ $rule })
mazzo-setup-one-of-near = it is one of { $words } ({ $rule }); did you mean “{ $near }”?
