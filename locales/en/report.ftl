# The pages that simulations, tournaments and comparisons of card sets are written on.

mazzo-report-kind-tournament = A tournament
mazzo-report-kind-simulation = A simulation
mazzo-report-kind-comparison = What did the change do?
mazzo-report-title-round-robin = { $game }: everyone against everyone
mazzo-report-title-ladder = { $game }: a ladder
mazzo-report-title-simulation = { $game }: { $bots }
mazzo-report-title-comparison = { $game }: { $before } and { $after }
mazzo-report-against = { $one } against { $two }
mazzo-report-built-in = the game's own cards

mazzo-report-lead-surely = { $name } is the strongest, and surely so: Elo { $elo } (95 % sure: { $low } to { $high }).
mazzo-report-lead-unsure = { $name } leads with Elo { $elo } (95 % sure: { $low } to { $high }), but { $next } may be as strong.
mazzo-report-lead-seat = { $name } wins { $percent } % of the games (95 % sure: { $low } to { $high }).
mazzo-report-lead-changed = { $count ->
    [0] Nothing that was measured has surely changed.
    [one] 1 of { $all } measures has surely changed.
   *[other] { $count } of { $all } measures have surely changed.
}
mazzo-report-stopped = Stopped early: { $finished } of { $games } games were played.

mazzo-report-games = Games
mazzo-report-games-value = { $finished } of { $games }
mazzo-report-pairs = Seeds played with both
mazzo-report-setup = Setup
mazzo-report-setup-default = as usual
mazzo-report-cards-used = Cards
mazzo-report-bots = Bots
mazzo-report-seed = Seed
mazzo-report-version = Version
mazzo-report-version-value = Mazzo { $program }, rules { $rules }
mazzo-report-truncated = Cut off, too long

mazzo-report-standings = Standings
mazzo-report-standings-words = Elo says who is stronger: 400 points more mean about ten games won for each one lost; the mean is 1500. The line through a dot is where the true strength lies with 95 % confidence: where two lines overlap, who is stronger is not settled.
mazzo-report-standings-plot = Elo of { $count } entrants with 95 % intervals
mazzo-report-elo = Elo
mazzo-report-entrant = Entrant
mazzo-report-interval = 95 % sure
mazzo-report-won = Won
mazzo-report-drawn = Drawn
mazzo-report-range = { $low } to { $high }
mazzo-report-elo-title = { $name }: Elo { $elo }, 95 % sure: { $low } to { $high }

mazzo-report-seats = Seats
mazzo-report-seats-words = How many of the games each seat won. The line through a dot is where the true rate lies with 95 % confidence.
mazzo-report-seats-plot = Win rates of the seats with 95 % intervals
mazzo-report-seat = Seat { $seat }: { $bot }
mazzo-report-win-rate = Games won
mazzo-report-rate-title = { $name }: won { $wins } of { $games }, { $percent } % (95 % sure: { $low } to { $high })

mazzo-report-matrix = Who beats whom
mazzo-report-matrix-words = Each number is the percentage of games that the row won against the column. Orange: the row wins more; blue: the column does.
mazzo-report-matrix-alone = Nobody plays against anybody here: both played the same { $games } seeds alone, and a seed is won by whoever did better. Each number is the percentage of seeds that the row won against the column.
mazzo-report-matrix-plot = Win rates of { $count } entrants against each other
mazzo-report-matrix-title = { $row } against { $column }: { $wins } won, { $draws } drawn, { $losses } lost (95 % sure: { $low } to { $high } %)

mazzo-report-first = Who acts first
mazzo-report-first-words = Of { $games } games that somebody won, who acted first won { $percent } % (95 % sure: { $low } to { $high }). { $verdict ->
    [ahead] Acting first surely helps.
    [behind] Acting first surely hurts.
   *[unsure] It may make no difference.
}
mazzo-report-first-axis = games won by who acted first
mazzo-report-first-first = first is better
mazzo-report-first-second = second is better

mazzo-report-length = How long games are
mazzo-report-length-words = { $mean } actions a game on average; the shortest had { $shortest }, the longest { $longest }. Half the games were no longer than { $median }.
mazzo-report-length-axis = actions a game
mazzo-report-length-bar = { $from } to { $to } actions: { $count ->
    [one] 1 game
   *[other] { $games } games
}
mazzo-report-length-median = median { $median }

mazzo-report-cards = Cards
mazzo-report-cards-words = The win rate of the seats that played a card. A card that good players play when they are ahead anyway wins much without being strong, so take this as a hint where to look. The dashed line is what all seats won, { $percent } %; hollow dots may lie on either side of it.
mazzo-report-cards-some = The { $shown } that are most surely strong or weak, of { $all }. All of them are in the table below.
mazzo-report-cards-plot = Win rates by card with 95 % intervals
mazzo-report-cards-axis = won by seats that played the card
mazzo-report-cards-table = { $count ->
    [one] The table of 1 card
   *[other] The table of all { $count } cards
}
mazzo-report-card = Card
mazzo-report-card-drawn = Drawn by
mazzo-report-card-won-drawn = Won when drawn
mazzo-report-card-played = Played by
mazzo-report-card-won-played = Won when played

mazzo-report-tags = Broken down
mazzo-report-tags-words = How seats fared by what they had.
mazzo-report-tags-table = { $count ->
    [one] The table of 1 line
   *[other] The table of all { $count } lines
}
mazzo-report-tag = What they had
mazzo-report-tag-had = Had by

mazzo-report-changed = What changed
mazzo-report-changed-none = Nothing, as far as { $pairs } pairs of games can tell.
mazzo-report-changed-words = These differences are surely no chance: the chance that any of them is one is less than one in twenty, all measures taken together. To the right: more than before; to the left: less.
mazzo-report-changed-plot = Differences with 95 % intervals
mazzo-report-changed-axis = difference in percentage points
mazzo-report-length-change = Actions a game went from { $before } to { $after } ({ $difference }; 95 % sure: { $low } to { $high }).
mazzo-report-same = What did not
mazzo-report-same-words = Here nothing is sure. The last column says how large a change would have been seen with so many games; a smaller one may hide.
mazzo-report-changes-table = { $count ->
    [one] The table of 1 measure
   *[other] The table of all { $count } measures
}
mazzo-report-measure = Measure
mazzo-report-before = Before
mazzo-report-after = After
mazzo-report-difference = Difference
mazzo-report-p = p, corrected
mazzo-report-would-be-seen = Would be seen from
mazzo-report-change-title = { $name }: { $before } before, { $after } after, { $difference } (95 % sure: { $low } to { $high })
mazzo-report-points = { $points } points

mazzo-measure-seat-wins = Won by seat { $seat }
mazzo-measure-first-seat-wins = Won by who acts first
mazzo-measure-draws = Drawn
mazzo-measure-length = Actions a game
mazzo-measure-tag-had = { $name }: how often
mazzo-measure-tag-wins = { $name }: won
mazzo-measure-card-drawn = { $name }: drawn
mazzo-measure-card-played = { $name }: played
mazzo-measure-card-wins = { $name }: won when played

mazzo-report-again = Do it again
mazzo-report-again-words = The same command gives the same games on any machine:
mazzo-report-files = The numbers are beside this page, for programs and spreadsheets: { $files }.
mazzo-report-reading = How to read this
mazzo-report-reading-words = The bots are no people: what they win with, people may not find, and the other way round. Every number comes from a limited count of games, so it has an interval in which the truth lies 19 times out of 20. More games make intervals narrower: four times the games, half the width.

## mazzo sim --compare, in the terminal

mazzo-compare-overview = { $name }: { $before } and { $after }, { $pairs } seeds with each.
mazzo-compare-changed = Surely changed:
mazzo-compare-nothing = Nothing has surely changed.
mazzo-compare-change = { $name }: { $before } → { $after } ({ $difference }; 95 % sure: { $low } to { $high }; p { $p })
mazzo-compare-same = Not surely changed:
mazzo-compare-no-change = { $name }: { $before } → { $after } ({ $difference }; a change of { $seen } would have been seen; 95 % sure: { $low } to { $high })
mazzo-compare-more = { $count ->
    [one] ... and 1 more, which --json and --report have.
   *[other] ... and { $count } more, which --json and --report have.
}
