# The program in the browser.

## Pages

web-title = { $page } · Mazzo
web-skip = Skip to the page
web-pages = Pages
web-home-link = Mazzo, home
web-to-home = Home
web-new = New game
web-table = Table
web-watch = Tables
web-settings = Settings
web-lost = There is no such page.
web-loading = Laying the table …
web-close = Close
web-more = More

## Home

web-greeting = What shall we play?
web-greeting-more = Pick a game and play at once: against a bot, with a friend, or two at one screen. No account, nothing to install.
web-games = Games
web-continue = Go on playing
web-level = Bots play
web-level-easy = Easy
web-level-normal = Normal
web-level-hard = Hard
web-level-expert = Expert
web-play-now = Play now
web-play-now-at = Play { $game } now against a bot, { $level }
web-with-friend = With a friend
web-with-friend-at = Play { $game } with a friend
web-one-screen = At one screen
web-one-screen-at = Play { $game } with others at one screen
web-set-up = Modes and options
web-set-up-at = Modes and options of { $game }
web-rules = Rules
web-rules-at = Rules of { $game }
web-not-yet = Not in the browser yet. In a terminal you can play it today:
web-table-gathering = Seats are open
web-table-playing = They are playing
web-table-yours = Your turn
web-table-over = Over
web-seat-open = Open seat

## Tables for everybody

web-lobby-open = Open tables
web-lobby-none-open = Nobody waits for others just now.
web-lobby-open-one = Open a table yourself.
web-lobby-playing = Games to watch
web-lobby-none-playing = No public game is on just now.

## Requests

web-trouble = Something went wrong here. Please try again.
web-no-answer = The server does not answer. Please check the connection.
web-try-again = Try again

## A new game

web-new-of = New game of { $game }
web-no-such-game = There is no such game in the browser.
web-mode = How to play
web-extras = On top of that
web-extra-unfit = Does not go with what is chosen.
web-seats = Seats
web-seat = Seat { $seat }
web-seat-count = Number of seats
web-seats-number = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
web-against-bots = Against bots
web-with-friends = With friends
web-sitter-of = Who sits in seat { $seat }
web-sitter-me = Me
web-sitter-open = Whoever comes
web-sitter-bot = Bot, { $level }
web-deck-of = Deck of seat { $seat }
web-deck-chance = Deck by chance
web-options = Options
web-public = Show the table to everybody
web-public-more = Else only those who have your link can sit down.
web-clock = Clocks
web-clock-none = None
web-clock-pace = { $seconds } s a move and { $minutes } min
web-clock-left = { $move } for this move, { $bank } in the bank
web-seed = Deal the same cards again
web-seed-more = The same seed deals the same cards. Empty: new cards.
web-open-table = Open the table

## Settings

web-settings-kept = Remembered in this browser; there is no account.
web-your-name = Your name
web-keep = Keep
web-language = Language
web-as-browser = Browser's
web-as-device = Device's
web-theme = Colours
web-theme-light = Light
web-theme-dark = Dark
web-theme-contrast = High contrast
web-motion = Motion
web-on = On
web-off = Off
web-sound = Sound
web-card-size = Size of cards
web-percent = { $number } %
web-control = Full control
web-control-more = Ask me even where there is only one answer.

## Before the game

web-gathering = The table is laid
web-gathering-watching = You look on: the game begins when all seats are taken.
web-sit = Sit down here
web-rise = Stand up
web-begin = Begin
web-invite-bot = Let a bot play
web-name-you = { $name } (you)
web-invite = Invite a friend
web-invite-more = Whoever has this link can sit down.
web-invite-link = Link to sit down
web-invite-qr = The link as a QR code
web-watch-link = Link to watch
web-watch-link-more = With this one people can look on, but not sit down.
web-copy = Copy
web-copied = Copied
web-copy-failed = Copying is not allowed here: please select the link and copy it.

## At the table

web-the-table = On the table
web-prompt = What is asked
web-no-such-table = There is no such table.
web-no-cards = The cards could not be fetched.
web-you = you
web-away = away
web-stood-in = a bot plays
web-is-asked = is to play
web-watchers = Watching
web-you-watch = You are watching.
web-over = The game is over.
web-wait = Just a moment …
web-waits-for = { $name } is to play …
web-sent = Sent …
web-where = { $thing }: now choose something that is lit.
web-where-one = { $thing }: now choose “{ $next }”.
web-or-further = { $thing }: choose an answer, or something that is lit.
web-which = { $thing }: which one?
web-how-many = { $thing }: how many?
web-back = Back
web-number = A number from { $least } to { $most }
web-number-say = Answer
web-label-joint = , { "" }
web-usable = can be used
web-usable-now = It can be used now.
web-face-down = Face-down card
web-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-zone-usable = { $zone }, can be chosen
web-zone-open = { $zone }, look through
web-zone-open-usable = { $zone }, look through, something in it can be used
web-pile-empty = Nothing lies here.
web-peek-closer = Hold, right-click or Z: look closer
web-why-not = Why not now?
web-rule = rule { $rule }
web-rule-read = Read this rule
web-value = Value
web-printed = Printed
web-now = Now
web-value-cost = Cost
web-value-price = Price
web-value-strength = Strength
web-value-health = Health
web-value-damage = Damage
web-value-boosts = Boosts
web-value-shields = Shields
web-value-attack = Attack
web-value-power = Power
web-log = Log
web-log-empty = Nothing has happened yet.

## What can be done at any time

web-undo = Take back
web-undo-ask = Ask to take back
web-undo-asked = { $name } would like to take back.
web-undo-waiting = The others are asked whether you may take back.
web-allow = Allow
web-refuse = Refuse
web-hint = Hint
web-hint-thinking = A strong bot is thinking …
web-hint-none = There is nothing to advise.
web-hint-do = Do it
web-emote = Show a feeling
web-emote-hello = Hello!
web-emote-well-played = Well played!
web-emote-thanks = Thank you!
web-emote-oops = Oops …
web-emote-thinking = Let me think …
web-emote-wow = Wow!
web-concede = Give up
web-concede-ask = Give up the game?
web-concede-more = The others win then, and it cannot be taken back.
web-play-on = Play on

## The line to the server

web-offline = The connection is gone; it is being restored. Nothing is lost.
web-absent = { $name } has left.
web-absent-bot = Let a bot play on
web-absent-claim = Claim the win

## At one screen

web-curtain = { $name }, you are asked
web-curtain-more = Is nobody else looking at the screen?
web-curtain-raise = Show my cards

## The end

web-won = You have won!
web-lost-game = You have lost
web-draw = A draw
web-others-won = { $names } won.
web-result = Result
web-rematch = Play again
web-rematch-waits = Waiting for the others …
web-rematch-wished = { $names } would like to play again.
web-rematch-go = To the new game
web-look-back = Look at the table

## Help

web-help = Help and keys
web-help-pointing = What can be used is lit. Point at it, then at where it goes; or drag it there.
web-help-why = If something can't be used, rest on it or hold it: you will read why, with the number of the rule.
web-help-rules = All rules of this game
web-key-tab = to the next thing that can be used
web-key-arrows = from thing to thing on the table
web-key-enter-name = Enter, Space
web-key-enter = point at it
web-key-escape = one step back
web-key-numbers = the answers below the table
web-key-zoom = look closer
web-key-undo = take back
web-key-hint = hint
web-key-log = log
web-key-help = this help
