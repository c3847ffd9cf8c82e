# What the server says when something is not possible.

server-guest = Guest { $number }
server-malformed = This could not be understood: { $what }
server-too-large = This is too large: { $most } bytes are the most.
server-too-fast = That was too often. Wait a moment, then try again.
server-too-many-tables = You have opened many tables lately. Wait a moment, then try again.
server-too-many-connections = You have this open in too many windows: { $most } are the most. Close one.
server-full = There is no room at the moment. Try again soon.
server-no-such-table = There is no table with this code.
server-not-found = There is nothing here.
server-not-yours = This is not your seat.
server-elsewhere = This came from another site.
server-not-allowed = This cannot be done here.
server-trouble = Something went wrong here. What you see is brought up to date.
server-too-slow = The connection was too slow.
server-closing = The server is stopping. It will be back.
server-not-playable = { $name } cannot be played in the browser yet.
server-no-hint-against-people = There are no hints against people.
server-no-client = This program has no browser client in it.
server-no-client-debug = It is a debug build, and only release builds carry the client: use cargo run --release, or give --web-dir.
server-no-client-skipped = It was left out on purpose, by MAZZO_SKIP_WEB.
server-no-client-no-node = Node was missing when the program was built. Install Node and build again with cargo build --release.
server-no-client-old-node = The Node that was there when the program was built is too old. Install a newer one and build again with cargo build --release.
server-no-client-folder = The folder given by --web-dir has no index.html.

## What can be chosen before a game

server-option-by-chance = by chance
server-option-usual = as usual
server-option-first = Who begins
server-option-seat = Seat { $seat }
server-option-side = Side { $side }
server-option-deck = Deck of seat { $seat }
server-option-mode = Mode
server-option-seats = Seats
server-option-sages = Sages
server-option-sages-choose = chosen when the game begins
server-option-turn-limit = Turns after which the game is decided
server-option-format = Decks
server-option-format-chosen = chosen, and five cards by chance
server-option-zone = Zone
server-option-zone-power = Zone power
server-option-zone-power-shared = once in the match
server-option-zone-power-each = once for each player
server-option-compensation = Strategist: one more card for who plays second
server-option-yes = yes
server-option-no = no
server-option-hands = Hands of partners
server-option-hands-open = open
server-option-hands-closed = closed
server-option-targets = Single Player: whom the guardians attack
server-option-targets-tactical = the best target
server-option-clash = Clashes
server-option-clash-full = with dice and all modifiers
server-option-clash-bare = the cards' own values alone

## What is wrong with a table that somebody wants

server-setup-sitter = a seat is me, open, or a bot: { $levels }
server-setup-listed = { $seats ->
    [one] { $seats } seat is listed
   *[other] { $seats } seats are listed
}
server-setup-long = an option has at most { $most } bytes
server-setup-clock = 1 to { $most } seconds for a move, at most as many in the bank
server-setup-seed-alone = a seed can be chosen only where nobody else plays
server-setup-seed = a seed is a whole number up to 18446744073709551615 or 64 hexadecimal digits
