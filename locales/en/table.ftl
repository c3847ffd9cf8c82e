# What happens at a table in the browser, and why a wish there is not granted.

## Who

table-person = { $name }
table-bot = Bot ({ $level ->
    [easy] easy
    [normal] normal
    [hard] hard
   *[expert] expert
})
table-some-bot = Bot
table-twin = { $who } ({ $seat })
table-nobody = seat { $seat }

## The log

table-sat = { $who } sat down in seat { $seat }.
table-rose = { $who } left seat { $seat }.
table-left = { $who } left the table.
table-began = The game begins.
table-answered-itself = Only one answer was possible: { $answer }.
table-undo-asked = { $who } asks to take back.
table-undo-granted = { $who } agrees.
table-undo-refused = { $who } does not agree.
table-undo-lapsed = Nobody answered: what was played stands.
table-undone = { $who } took back.
table-claimed = { $absent } has left: { $who } claims the win.
table-stood-in = A bot plays for { $who }.
table-returned = { $who } is back.
table-time-lost = { $who } ran out of time.
table-time-out = { $who } ran out of time: a bot plays on.
table-rematch-wished = { $who } would like to play again.
table-rematch-begun = They play again, at a new table.

## Refusals

table-no-such-seat = This table has no such seat.
table-not-your-seat = That is not your seat.
table-not-seated = Only those who sit at the table can do that.
table-not-invited = To sit down here you need the invitation link.
table-seat-taken = Somebody sits there already.
table-already-yours = You sit there already.
table-already-left = You have left the table already.
table-bad-name = A name has 1 to { $most } characters, all of them visible.
table-no-such-level = There is no such bot.
table-bad-wish-id = The message was not as it should be. Reload the page.
table-seats-open = There are still open seats.
table-not-begun = The game has not begun yet.
table-already-begun = The game has already begun.
table-game-over = The game is over.
table-not-over = The game is not over yet.
table-stale = The game had already moved on.
table-nothing-to-undo = You have decided nothing yet that could be taken back.
table-undo-forbidden = The rules do not let this be taken back.
table-undo-pending = The others are being asked already.
table-undo-pause = The others did not agree. You can ask again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
table-nothing-to-answer = Nobody asks you to let them take back.
table-not-away = They have not been away for long enough.
table-no-claim = The win can be claimed only where two play against each other.
table-bot-plays = A bot plays there.
table-already-wished = You have already said that you would like to play again.
table-already-rematch = They already play again, at a new table.
table-misspelt = “{ $found }” is nothing that can be done in this game.
table-ambiguous = That could mean several things.

## What is wrong with a table that is to be opened

table-setup-seats = a game set up like this has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
table-setup-no-time = people need at least one second
