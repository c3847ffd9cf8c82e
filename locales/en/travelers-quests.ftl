# The quests and events of the generated adventures (TS-8.60). Each text has a hard length limit.
# A number is one story: its title, mission, ending or tale belong together.
# World: title, mission, end, ending, tale. Dungeon: short, won.

## Main quest: hunt

ts-main-hunt-title-1 = The Missing Sunday
ts-main-hunt-mission-1 = In Quire the week has six days. { $villain } tore out the Sunday and sleeps on it. Defeat { $villain }, then come back to the start, 1A: the pancakes are getting cold.
ts-main-hunt-short-1 = Defeat { $villain }, who tore the Sunday out of the week, and return to room 1A.
ts-main-hunt-won-1 = The Sunday is safe under your coat. Return to room 1A.
ts-main-hunt-end-1 = Seven Days Again
ts-main-hunt-ending-1 = You smooth the Sunday flat and hang it on its nail. Bells, pancakes, nobody in shoes. Then the calendar rustles: behind the Sunday is an eighth day, and no one has been in it yet.

ts-main-hunt-title-2 = No Moon Tonight
ts-main-hunt-mission-2 = In Deckle the moon is printed fresh each month. { $villain } stole the plate, and the nights come out plain black. Defeat { $villain }, then come back to the start, 1A.
ts-main-hunt-short-2 = Defeat { $villain }, who stole the plate the moon is printed from. Then return to room 1A.
ts-main-hunt-won-2 = The moon plate is yours, still silver. Return to room 1A.
ts-main-hunt-end-2 = A Moon, Still Wet
ts-main-hunt-ending-2 = The press groans, the sheet lifts: a moon, still wet. By ten it hangs over the harbour. It has a thumbprint on it, yours, and for a month the poets will argue about what it means.

ts-main-hunt-title-3 = The Drawer of Echoes
ts-main-hunt-mission-3 = For nine days the folded mountains have answered nobody: { $villain } keeps their echo in a drawer. Defeat { $villain } and come back to the start, 1A. Do not shout.
ts-main-hunt-short-3 = The mountains have lost their echo. Defeat { $villain }, who took it, and return to room 1A.
ts-main-hunt-won-3 = The drawer mumbles in your bag. Return to room 1A.
ts-main-hunt-end-3 = Nine Days of Hello
ts-main-hunt-ending-3 = You open the drawer on the pass. Nine days of hellos fly out at once, each to its own mountain. The last one is in your voice. You have not called anything yet.

ts-main-hunt-title-4 = The Lamp Turned Inland
ts-main-hunt-mission-4 = { $villain } has turned the lighthouse of Serif Point round: it glares at cradles and cats, and the Vellum Sea lies dark. Defeat { $villain }, then return to the start, 1A.
ts-main-hunt-short-4 = The lighthouse shines the wrong way. Defeat { $villain }, who turned it, and return to room 1A.
ts-main-hunt-won-4 = Far off, a lamp begins to turn. Return to room 1A.
ts-main-hunt-end-4 = Light Out to Sea
ts-main-hunt-ending-4 = The beam swings back to the Vellum Sea. Ship after ship dips its flag in thanks. The keeper logs their names. At the fourth she stops: that one sank two hundred years ago.

## Main quest: key

ts-main-key-title-1 = Smoke, but No Door
ts-main-key-mission-1 = The house of { $villain } was drawn from behind: a chimney, smoke, no door. Find { $object }, which opens the way in, defeat { $villain } and come back to the start, 1A.
ts-main-key-short-1 = A house with no door. Find { $object } to get in, defeat { $villain }, return to room 1A.
ts-main-key-won-1 = The chimney has stopped smoking. Return to room 1A.
ts-main-key-end-1 = A Door, Painted Red
ts-main-key-ending-1 = Somebody has drawn a door on the house of { $villain } and painted it red. Children knock and run. Now and then it opens, politely, on nobody. There is soup on the stove, though.

ts-main-key-title-2 = Between Two Lines
ts-main-key-mission-2 = At night, between two lines of the town chronicle, { $villain } paces up and down. Find { $object } to open the gap, defeat whoever paces there, and come back to the start, 1A.
ts-main-key-short-2 = Find { $object } to slip between the lines, defeat { $villain } and return to room 1A.
ts-main-key-won-2 = The gap is closing behind you. Return to room 1A.
ts-main-key-end-2 = Single-Spaced
ts-main-key-ending-2 = The two lines close up with a sigh. The chronicle is a sentence longer: it says that you came, in which coat, and that you will come again. The ink of “again” is not dry.

ts-main-key-title-3 = An Island in Pencil
ts-main-key-mission-3 = On the charts of the Vellum Sea one island is in pencil. { $villain } rubs it out when a ship comes near. Find { $object } to land, defeat { $villain }, return to the start, 1A.
ts-main-key-short-3 = An island in pencil. Find { $object } to land on it, defeat { $villain }, return to room 1A.
ts-main-key-won-3 = The island keeps its outline. Return to room 1A.
ts-main-key-end-3 = Inked at Last
ts-main-key-ending-3 = The island is inked in, in blue, with a harbour and two goats. The map-maker asks what it is called. You say the first thing that comes to mind, and now it must live with that.

ts-main-key-title-4 = The Thirteenth Drawer
ts-main-key-mission-4 = The old type case has twelve drawers and, at night, thirteen. { $villain } lives in the last. Find { $object } to open it, defeat whoever is inside, and come back to the start, 1A.
ts-main-key-short-4 = Find { $object } to open the thirteenth drawer, defeat { $villain }, return to room 1A.
ts-main-key-won-4 = The thirteenth drawer slides shut. Return to room 1A.
ts-main-key-end-4 = Twelve and a Hole
ts-main-key-ending-4 = Twelve drawers. In place of the last there is a hole, just right for an apprentice's lunch. By morning the lunch is gone and a coin lies there, from a country not yet printed.

## Main quest: lieutenant

ts-main-lieutenant-title-1 = Two Names on the Bell
ts-main-lieutenant-mission-1 = Two bells at the gate. The upper, { $villain }, stays dumb until you have defeated { $lieutenant } downstairs. Then go up, defeat { $villain } and come back to the start, 1A.
ts-main-lieutenant-short-1 = First defeat { $lieutenant }, then { $villain } answers the bell. Defeat both; return to room 1A.
ts-main-lieutenant-won-1 = Nobody answers the bell now. Return to room 1A.
ts-main-lieutenant-end-1 = Bells Out of Order
ts-main-lieutenant-ending-1 = Both names are scraped off. A family of kite makers lives here now. Once a year, at dusk, the upper bell rings by itself, and they lay one more place at table. To be safe.

ts-main-lieutenant-title-2 = The Paper Regiment
ts-main-lieutenant-mission-2 = { $villain } has a regiment cut from one newspaper, and { $lieutenant } holds the string. Defeat { $lieutenant } first, then { $villain }, and come back to the start, 1A.
ts-main-lieutenant-short-2 = A paper regiment on one string. Defeat { $lieutenant }, then { $villain }; return to room 1A.
ts-main-lieutenant-won-2 = The regiment lies down, page by page. Return to room 1A.
ts-main-lieutenant-end-2 = Yesterday's Soldiers
ts-main-lieutenant-ending-2 = The regiment is unfolded and read. Old news: a heatwave, a circus, a lost parrot. By evening all Ligature asks about the parrot. At night, from a roof, something calls you by name.

ts-main-lieutenant-title-3 = The Tower of Drafts
ts-main-lieutenant-mission-3 = { $villain } has a tower of stories nobody finished. { $lieutenant }, on the stair, holds it up. Defeat { $lieutenant } first, then { $villain } at the top, and return to the start, 1A.
ts-main-lieutenant-short-3 = A tower of half-told stories. Defeat { $lieutenant }, then { $villain }; return to room 1A.
ts-main-lieutenant-won-3 = The tower sways and rustles. Return to room 1A.
ts-main-lieutenant-end-3 = A Chapter Each
ts-main-lieutenant-ending-3 = The tower comes down slowly, a snowfall of first chapters. Everyone takes one home and finishes it. Yours begins: “When the traveler came home, somebody was already in the chair.”

ts-main-lieutenant-title-4 = The Wedding at Hinge
ts-main-lieutenant-mission-4 = The guests at Hinge have danced since Tuesday: { $lieutenant } bars the door, { $villain } eats the cake. Defeat { $lieutenant } first, then { $villain }, and return to the start, 1A.
ts-main-lieutenant-short-4 = A wedding no one may leave. Defeat { $lieutenant } at the door, then { $villain }; return to room 1A.
ts-main-lieutenant-won-4 = The music may stop now. Return to room 1A.
ts-main-lieutenant-end-4 = Shoes Off, at Last
ts-main-lieutenant-ending-4 = The fiddles stop. The guests pull off their shoes and count their feet: two hundred left ones, two hundred and one right. Nobody asks. The bride gives you the top of the cake.

## Main quest: forms

ts-main-forms-title-1 = Printed on Both Sides
ts-main-forms-mission-1 = The poster says: Wanted, { $villain }. Turn it over: on the back is another face. Defeat both forms, first the front, then the back, and come back to the start, 1A.
ts-main-forms-short-1 = { $villain } is printed on both sides. Defeat both forms, front and back; return to room 1A.
ts-main-forms-won-1 = Blank in front, blank behind. Return to room 1A.
ts-main-forms-end-1 = The Back of the Poster
ts-main-forms-ending-1 = The poster is bare on both sides. It goes to the school, and by noon it is full of horses. One of them has six legs and the look of knowing something. It is the best one.

ts-main-forms-title-2 = The Second Shadow
ts-main-forms-mission-2 = { $villain } throws two shadows. The second stands a little apart and waits its turn. There are two forms to defeat; then come back to the start, 1A, with one shadow.
ts-main-forms-short-2 = { $villain } has two shadows and two forms. Defeat both and return to room 1A.
ts-main-forms-won-2 = Only your own shadow is left. Return to room 1A.
ts-main-forms-end-2 = One Shadow Each
ts-main-forms-ending-2 = At noon the square is full of people looking down and counting. One each. Only the baker's cat is short, so you lend it yours for the evening. It comes back a little longer.

ts-main-forms-title-3 = Midnight Strikes Twice
ts-main-forms-mission-3 = The clock of Recto strikes midnight twice: once for { $villain }, once for what comes after. Defeat the first form, then the second, and come back to the start, 1A.
ts-main-forms-short-3 = Midnight strikes twice: { $villain } has two forms. Defeat both and return to room 1A.
ts-main-forms-won-3 = Twelve strokes, and no more. Return to room 1A.
ts-main-forms-end-3 = Midnight, Only Once
ts-main-forms-ending-3 = Tonight the clock strikes twelve and stops, a little surprised. There is an hour left over. The council votes to give it to you. It is small and warm, and fits in a matchbox.

ts-main-forms-title-4 = The Parcel in the Parcel
ts-main-forms-mission-4 = A parcel lies at the post office of Ligature. Contents: { $villain }. Contents of contents: a second form, worse. Defeat one, then the other, and return to the start, 1A, to sign.
ts-main-forms-short-4 = Inside { $villain } there is a second form. Defeat one, then the other; return to room 1A to sign.
ts-main-forms-won-4 = Nothing left but string. Return to room 1A.
ts-main-forms-end-4 = Signed For
ts-main-forms-ending-4 = You sign. The clerk keeps the string, string being string, and gives you the box. It weighs nothing. Down the road it weighs something, and at the bridge it begins to purr.

## Main quest: curse

ts-main-curse-title-1 = The Ferry Takes No Coins
ts-main-curse-mission-1 = The ferry to { $villain } takes no coins, only people who bear a curse. Yours is waiting: it turns your cards. Bear it, defeat { $villain } and come back to the start, 1A.
ts-main-curse-short-1 = No ferry without a curse. Bear it, defeat { $villain } and return to room 1A.
ts-main-curse-won-1 = The ferry waits, its lamp lit. Return to room 1A.
ts-main-curse-end-1 = The Fare Is Paid
ts-main-curse-ending-1 = The ferryman takes the curse off you like a wet coat and hangs it with the others. “Some come back for theirs.” You look along the hooks. One has had your name on it for years.

ts-main-curse-title-2 = The Far Side of the Page
ts-main-curse-mission-2 = { $villain } lives on the far side of the page. Only those whom a curse has turned can see through. Find it, bear it, defeat { $villain } and come back to the start, 1A.
ts-main-curse-short-2 = Only who bears the curse sees { $villain }. Bear it, defeat what you see, return to room 1A.
ts-main-curse-won-2 = The paper is only paper again. Return to room 1A.
ts-main-curse-end-2 = Right Side Up
ts-main-curse-ending-2 = You come out right side up, with your pockets inside. The town cheers, and reads you once from left to right, to be sure. Only the mirror hesitates before it does as you do.

ts-main-curse-title-3 = Your Name Upside Down
ts-main-curse-mission-3 = In the register of Verso your name is upside down. It is a curse, and the only pass the gate accepts. Bear it, defeat { $villain } behind the gate, and return to the start, 1A.
ts-main-curse-short-3 = A name upside down: a curse, and a pass. Bear it, defeat { $villain }, return to room 1A.
ts-main-curse-won-3 = A pen sets your name upright. Return to room 1A.
ts-main-curse-end-3 = The Fair Copy
ts-main-curse-ending-3 = The registrar of Verso blots the page and reads your name out, upright at last. In the hall two people answer: “Here”. She looks over her glasses, shuts the book and goes to lunch.

ts-main-curse-title-4 = A Toll of Bad Luck
ts-main-curse-mission-4 = The hounds of { $villain } bite only the lucky. There is a curse that turns luck, and your cards with it. Bear it, walk past, defeat { $villain } and come back to the start, 1A.
ts-main-curse-short-4 = The hounds here bite only the lucky. Bear the curse, defeat { $villain }, return to room 1A.
ts-main-curse-won-4 = The hounds wag, not quite sure. Return to room 1A.
ts-main-curse-end-4 = Luck, Slightly Used
ts-main-curse-ending-4 = Your luck comes back over the counter, washed and ironed. It is a bit tight at the shoulders. On the way home you find three coins, a kitten, and the hounds, who would like to come too.

## Side quests

ts-bounty-title-1 = Paid in Bandages
ts-bounty-tale-1 = The poster promised a reward: a nurse with a paste pot and ice-cold hands.
ts-bounty-short-1 = Reward posted: one nurse, one pot of paste.
ts-bounty-title-2 = The Blue Bath
ts-bounty-tale-2 = The village of Blotter runs you a bath: warm, blue, and smelling of school.
ts-bounty-short-2 = For the winner: a bath, warm and blue.
ts-bounty-title-3 = A Quarrel of Needles
ts-bounty-tale-3 = Seven seamstresses argue over your torn elbow. The kettle keeps the score.
ts-bounty-short-3 = Seven seamstresses, needles up, await the winner.
ts-bounty-title-4 = The Mayor's Handshake
ts-bounty-tale-4 = The mayor shakes your hand for an hour. His doctor works on the other one.
ts-bounty-short-4 = The mayor's doctor treats whoever wins here.

ts-technique-title-1 = The Torn-Out Lesson
ts-technique-tale-1 = One lesson is missing from every fencing manual. Here are its footprints.
ts-technique-short-1 = The lesson missing from every manual is drawn here.
ts-technique-title-2 = The Master in the Carpet
ts-technique-tale-2 = A carpet, woven of a master's last duel. The threads still shift their feet.
ts-technique-short-2 = In the carpet, an old master still shifts his feet.
ts-technique-title-3 = A Flipbook of Bricks
ts-technique-tale-3 = Thumb along the bricks, and a small figure does what nobody does any more.
ts-technique-short-3 = Thumb the bricks: a small figure makes a lost move.
ts-technique-title-4 = Written in Lemon Juice
ts-technique-tale-4 = The blank scroll smells of lemon. Held to the lamp, it begins to boast.
ts-technique-short-4 = A blank scroll that smells of lemon. Bring a lamp.

ts-guardian-title-1 = The Last Pupil
ts-guardian-tale-1 = Somebody stayed behind after class, a century ago, and wants no classmates.
ts-guardian-short-1 = Somebody has stayed here after class for a century.
ts-guardian-title-2 = Do Not Wake the Dust
ts-guardian-tale-2 = The dust lies in tidy rows. Beneath it something sleeps with one eye open.
ts-guardian-short-2 = Under the tidy dust, something keeps one eye open.
ts-guardian-title-3 = Who Guards Never Learnt
ts-guardian-tale-3 = Its keeper never learnt it, and will not forgive anybody who could.
ts-guardian-short-3 = It is kept by somebody who never learnt it.
ts-guardian-title-4 = A Wall with a Pulse
ts-guardian-tale-4 = You touch the wall: warm. It draws a breath and takes up its post.
ts-guardian-short-4 = The wall is warm. It draws a breath and stands guard.

ts-theft-title-1 = One Glove Short
ts-theft-tale-1 = Your left glove is gone. Where it was, there is a small tick in pencil.
ts-theft-short-1 = Your left glove is gone. A pencil tick is left.
ts-theft-title-2 = The Polite Pickpocket
ts-theft-tale-2 = A voice begs your pardon. Your spoon is gone, and struck off a list.
ts-theft-short-2 = “Pardon me.” Your spoon is gone, and struck off.
ts-theft-title-3 = The Button Collection
ts-theft-tale-3 = A button is cut from your coat. On the cloth there is a number, in pencil.
ts-theft-short-3 = A button is gone. In its place, a number in pencil.
ts-theft-title-4 = A Stolen Tune
ts-theft-tale-4 = The tune you were whistling stops. Somebody has it, and pencils it down.
ts-theft-short-4 = Your tune is stolen in mid-whistle. A pencil scratches.

ts-thief-title-1 = Ten Left Gloves
ts-thief-tale-1 = Somebody waves to you with ten gloves, all left ones, one on each finger.
ts-thief-short-1 = A wave, from ten left gloves. One of them is yours.
ts-thief-title-2 = Soup for One
ts-thief-tale-2 = A pot, a fire, and your own spoon going round in it. Nobody looks up.
ts-thief-short-2 = Your own spoon is stirring somebody's soup.
ts-thief-title-3 = The Case of Buttons
ts-thief-tale-3 = A thousand buttons under glass. The label on yours: “They will come for it.”
ts-thief-short-3 = Buttons in a case. On yours: “They will come for it.”
ts-thief-title-4 = Who Is Humming?
ts-thief-tale-4 = Round the corner comes your tune, a little flat, and then a face, quite red.
ts-thief-short-4 = Your tune, out of tune. Then a face, going red.

ts-chest-title-1 = It Is Raining Inside
ts-chest-tale-1 = Something sealed, with weather in it. You hear the drops, from within.
ts-chest-short-1 = It is sealed, and inside it is raining.
ts-chest-title-2 = The Copyist's Savings
ts-chest-tale-2 = A copyist locked forty years of full stops in here and never spent one.
ts-chest-short-2 = Forty years of full stops, under lock and key.
ts-chest-title-3 = To Be Opened by Mistake
ts-chest-tale-3 = “Open only by mistake,” says the tag. That can be arranged.
ts-chest-short-3 = The tag says: “Open only by mistake.”
ts-chest-title-4 = Light in the Crack
ts-chest-tale-4 = Out of the crack comes lamplight, and a very small cough.
ts-chest-short-4 = Lamplight in the crack, and a very small cough.

ts-trap-title-1 = Far Too Tidy
ts-trap-tale-1 = No dust, no cobwebs, and a sign: “Perfectly Safe”. The paint is wet.
ts-trap-short-1 = A sign, its paint still wet: “Perfectly Safe”.
ts-trap-title-2 = Somebody Else's Hat
ts-trap-tale-2 = In the middle of the way lies a hat. Nobody came back for it. Why?
ts-trap-short-2 = A good hat. Nobody ever came back for it.
ts-trap-title-3 = Click
ts-trap-tale-3 = Under your heel something says click. Somewhere else, something agrees.
ts-trap-short-3 = Click, says the floor, and something agrees.
ts-trap-title-4 = Bait with a Bow
ts-trap-tale-4 = A present, with your name on it. Its ribbon, though, runs into the wall.
ts-trap-short-4 = A present for you. Its ribbon runs into the wall.

ts-forge-title-1 = The Typefounder
ts-forge-tale-1 = She casts letters all day. For you she would pour something that is not one.
ts-forge-short-1 = A typefounder, with one of her moulds still empty.
ts-forge-title-2 = Anvil in the Snow
ts-forge-tale-2 = An anvil stands in paper snow. It is hot, and no one has lit a fire.
ts-forge-short-2 = A hot anvil in paper snow. Nobody lit the fire.
ts-forge-title-3 = The Smith Who Folds
ts-forge-tale-3 = “Steel is only stubborn paper,” says the smith, and folds it a tenth time.
ts-forge-short-3 = A smith folds steel as if it were a letter.
ts-forge-title-4 = The Sleeping Bellows
ts-forge-tale-4 = The bellows breathe on their own, and in their sleep they mutter recipes.
ts-forge-short-4 = Bellows, fast asleep, and muttering recipes.

ts-hostage-title-1 = Filed Away
ts-hostage-tale-1 = Somebody is in the filing cabinet, under H, and would like to be under Out.
ts-hostage-short-1 = In a filing cabinet, a voice asks to be let out.
ts-hostage-title-2 = A Tap on the Glass
ts-hostage-tale-2 = In a bottle a tiny sailor taps three times on the glass and lifts his cap.
ts-hostage-short-2 = In a bottle, a tiny sailor taps on the glass.
ts-hostage-title-3 = The Pressed Botanist
ts-hostage-tale-3 = A botanist lies pressed between two boards: well, flat, and very bored.
ts-hostage-short-3 = Between two boards, a botanist asks for help.
ts-hostage-title-4 = Sewn into the Curtain
ts-hostage-tale-4 = The curtain is sobbing: they have sewn the prompter into its hem.
ts-hostage-short-4 = The prompter is sewn into the curtain, and sobs.

ts-helper-title-1 = Out of the Cabinet
ts-helper-tale-1 = Out of the drawer, dusted off: “I know where everything is. Even that.”
ts-helper-short-1 = “I know where everything is kept. Even that thing.”
ts-helper-title-2 = A Sailor at Large
ts-helper-tale-2 = The tiny sailor rolls up his sleeves. They are two apostrophes.
ts-helper-short-2 = A tiny sailor rolls up his sleeves for you.
ts-helper-title-3 = A Flat Friend
ts-helper-tale-3 = The botanist slides under a door, has a look, slides back and nods.
ts-helper-short-3 = The botanist slides under a door, and back, and nods.
ts-helper-title-4 = A Whispered Cue
ts-helper-tale-4 = “Duck at the word thunder,” whispers the prompter, who has read all this.
ts-helper-short-4 = “Duck now,” whispers the prompter, script in hand.

## Events: what is given, taken and turned

ts-healer-title-1 = The Ironer of Dog-Ears
ts-healer-tale-1 = She irons out dog-ears: on books, on dogs, and, if you hold still, on you.
ts-healer-short-1 = She irons out dog-ears. You seem to have a few.
ts-healer-title-2 = Doctor of Loose Leaves
ts-healer-tale-2 = “Tongue out,” says the doctor, reads it, and turns the page.
ts-healer-short-2 = “Tongue out.” The doctor reads it with interest.
ts-healer-title-3 = The Glue Hermit
ts-healer-tale-3 = A hermit with a brush. He has mended a cup, a bridge, a marriage. Next, please.
ts-healer-short-3 = A hermit with a glue brush calls: “Next, please.”
ts-healer-title-4 = The Pulp Spring
ts-healer-tale-4 = A spring of warm pulp. Torn leaves sit in it up to the neck and gossip.
ts-healer-short-4 = Torn leaves gossip in a spring of warm pulp.

ts-challenge-title-1 = Parade of Pennants
ts-challenge-tale-1 = On a tower a row of flags counts your banners, and giggles in the wind.
ts-challenge-short-1 = A row of flags counts your banners, and giggles.
ts-challenge-title-2 = The Herald's Ruler
ts-challenge-tale-2 = A herald lays a ruler to your banners and does not say what for.
ts-challenge-short-2 = A herald measures your banners, and says nothing.
ts-challenge-title-3 = The Inkpot Knight
ts-challenge-tale-3 = A knight no taller than an inkpot: “Show your banners! I shall show mine.”
ts-challenge-short-3 = A knight in an inkpot cries: “Out with your banners!”
ts-challenge-title-4 = Judged by the Wind
ts-challenge-tale-4 = The wind lifts your banners one by one, as a tailor lifts a sleeve.
ts-challenge-short-4 = The wind lifts your banners, one by one, and judges.

ts-ritual-title-1 = The Paper Shrine
ts-ritual-tale-1 = The shrine has a slot for one card, no more. Inside, something is turning.
ts-ritual-short-1 = A shrine, with a slot just wide enough for one card.
ts-ritual-title-2 = Moths at the Altar
ts-ritual-tale-2 = Twelve moths round a candle. They eat slowly, and they never forget.
ts-ritual-short-2 = Round a candle, twelve moths wait to be fed.
ts-ritual-title-3 = The Well of Endings
ts-ritual-tale-3 = A well with no bottom, only last lines. It asks for one more, and waits.
ts-ritual-short-3 = A well full of last lines asks for one more.
ts-ritual-title-4 = Turn, Turn, Bow
ts-ritual-tale-4 = Masked clerks in a ring: turn, turn, bow. In the ring one is missing.
ts-ritual-short-4 = Masked clerks turn in a ring. One is missing.

ts-trade-title-1 = The Sighing Scales
ts-trade-tale-1 = “What goes up on this side,” says the keeper, “sighs on the other.”
ts-trade-short-1 = A pair of scales: one pan hums, the other sighs.
ts-trade-title-2 = Left for Right
ts-trade-tale-2 = A pedlar changes left shoes for right ones, and right ones for rumours.
ts-trade-short-2 = A pedlar changes left shoes for right ones.
ts-trade-title-3 = A Stall of Hourglasses
ts-trade-tale-3 = The stall sells nothing but hourglasses. Half of them are upside down already.
ts-trade-short-3 = A stall of hourglasses, half of them upside down.
ts-trade-title-4 = The Honest Mirror
ts-trade-tale-4 = The mirror gives a smile for a frown, and keeps strict accounts.
ts-trade-short-4 = A mirror changes frowns for smiles. No credit.

ts-swap-title-1 = Lost Property
ts-swap-tale-1 = At the hatch they return what you lost, and want what you are holding.
ts-swap-short-1 = Lost property: leave one thing, ask for another.
ts-swap-title-2 = Meeting Pockets
ts-swap-tale-2 = A tailor has sewn pockets that meet in the middle. Your hands are introduced.
ts-swap-short-2 = Pockets that meet. Your hands introduce themselves.
ts-swap-title-3 = The Magpie Library
ts-swap-tale-3 = The magpies lend by weight: a key for a spoon, a spoon for a secret.
ts-swap-short-3 = A library run by magpies, who lend by weight.
ts-swap-title-4 = The Envious Wardrobe
ts-swap-tale-4 = A wardrobe coughs up your coat of last year, and eyes the one you have on.
ts-swap-short-4 = A wardrobe offers your old coat and eyes the new one.

ts-recover-title-1 = The Second Printing
ts-recover-tale-1 = What was out of print hangs on the line again, pegged up, still damp.
ts-recover-short-1 = What was out of print hangs here to dry.
ts-recover-title-2 = The Ragpicker
ts-recover-tale-2 = The ragpicker digs in her barrow: “You threw this away? Really, this?”
ts-recover-short-2 = “You threw this away?” asks the ragpicker.
ts-recover-title-3 = Backward on the Blotter
ts-recover-tale-3 = On the blotting paper, pale and backward, is all that you thought was lost.
ts-recover-short-3 = On the blotting paper, backward: what was lost.
ts-recover-title-4 = The Slot for Returns
ts-recover-tale-4 = A slot in the stone: “Returns”. On the far side, something is pushing.
ts-recover-short-4 = A slot marked “Returns”. From within, something pushes.

ts-quiet-title-1 = The Sea Turns a Page
ts-quiet-tale-1 = A hill of blank paper. Far below, the Vellum Sea turns a page, very slowly.
ts-quiet-short-1 = Through a crack you hear the sea turn a page.
ts-quiet-title-2 = The Orchard of Vowels
ts-quiet-tale-2 = Ripe vowels hang in the boughs. Now and then one drops, and says itself.
ts-quiet-short-2 = A small tree. Ripe vowels drop from it, one by one.
ts-quiet-title-3 = A Lamp and a Chair
ts-quiet-tale-3 = A lamp, a chair, an open book. Somebody has just got up: the page is warm.
ts-quiet-short-3 = Lamp, chair, open book. The page is still warm.
ts-quiet-title-4 = Kites at Anchor
ts-quiet-tale-4 = Forty kites sleep at anchor. Their tails write something, and cross it out.
ts-quiet-short-4 = Up in the dark, kites sleep. Their tails are writing.

ts-weakness-title-1 = The Yawning Fog
ts-weakness-tale-1 = A grey fog yawns. It is catching, and the fingers catch it first.
ts-weakness-short-1 = A fog yawns, and your fingers with it.
ts-weakness-title-2 = Eraser Rain
ts-weakness-tale-2 = It rains eraser crumbs. The thoughts you hold go pale from the edges in.
ts-weakness-short-2 = Eraser crumbs rain down. Your grip goes pale.
ts-weakness-title-3 = A Heavy Word
ts-weakness-tale-3 = On the way lies a heavy word. You read it, and your arms sink.
ts-weakness-short-3 = A heavy word on the floor. You read it: your arms sink.
ts-weakness-title-4 = The Customs of Sleep
ts-weakness-tale-4 = “Nothing to declare?” asks a pillow in uniform, and begins to unpack you.
ts-weakness-short-4 = A pillow in uniform: “Nothing to declare?”

ts-camp-title-1 = The Tent of Maps
ts-camp-tale-1 = A tent of old maps. By the fire somebody reads you the coast you come from.
ts-camp-short-1 = A tent of maps, and a fire the size of a match.
ts-camp-title-2 = Tea with the Postman
ts-camp-tale-2 = The postman boils tea in his horn. He has mail for you, but it is next year's.
ts-camp-short-2 = The postman makes tea. Your mail is next year's.
ts-camp-title-3 = Under the Great Page
ts-camp-tale-3 = You camp under a leaning page. The rain reads it out, from the top.
ts-camp-short-3 = A leaning page for a roof. Somebody has swept here.
ts-camp-title-4 = Embers of Stories
ts-camp-tale-4 = Burnt stories glow here. They warm the hands, and they love to be asked.
ts-camp-short-4 = Burnt stories, still warm. They love to be asked.

## Events: roads, stars and wagers

ts-migration-title-1 = The Wandering Hill
ts-migration-tale-1 = The hill has packed: two trees, a cow, the view. It asks you where to go.
ts-migration-short-1 = This place has packed its bags, view included.
ts-migration-title-2 = A Village on Stilts
ts-migration-tale-2 = The village gets up on its stilts and sets off, soup and all.
ts-migration-short-2 = The houses rise on stilts, and the soup with them.
ts-migration-title-3 = Loose Leaf
ts-migration-tale-3 = This page of the world was never bound. You feel it lift at one corner.
ts-migration-short-3 = This page was never bound. One corner is lifting.
ts-migration-title-4 = The Inn That Moves
ts-migration-tale-4 = The inn travels by night. Guests wake to another sea, and to the same egg.
ts-migration-short-4 = The inn travels by night. Breakfast stays the same.

ts-observatory-title-1 = The Pinhole Sky
ts-observatory-tale-1 = Somebody pricked the sky with a pin. They read it here like a music roll.
ts-observatory-short-1 = A ceiling pricked with pins. The stars want order.
ts-observatory-title-2 = Stars by Post
ts-observatory-tale-2 = New stars come by post, two at a time. The instructions are missing.
ts-observatory-short-2 = Two stars in an envelope, without instructions.
ts-observatory-title-3 = The Wrong-Way Telescope
ts-observatory-tale-3 = You look in at the wrong end. Far off stands someone like you, and waves.
ts-observatory-short-3 = In the telescope, someone like you is waving.
ts-observatory-title-4 = One Constellation Short
ts-observatory-tale-4 = The chart of the sky lacks one constellation: the one that everybody sees.
ts-observatory-short-4 = The constellation you see from here is on no chart.

ts-gamble-title-1 = The Handless Dealer
ts-gamble-tale-1 = The cards deal themselves. The dealer, who has no hands, watches your face.
ts-gamble-short-1 = A dealer without hands. The cards deal themselves.
ts-gamble-title-2 = A Bet with the Echo
ts-gamble-tale-2 = “I bet,” you say. “You bet?” says the wall, and a doubt comes up.
ts-gamble-short-2 = “You bet?” says the wall, before you have said it.
ts-gamble-title-3 = The Weathercock's Table
ts-gamble-tale-3 = A weathercock keeps the bank. It always knows, and at the last it turns away.
ts-gamble-short-3 = A weathercock keeps the bank, and turns away.
ts-gamble-title-4 = Heads, Tails or Edge
ts-gamble-tale-4 = The coin has been in the air since spring. Stakes are still accepted.
ts-gamble-short-4 = A coin, in the air since spring. Stakes, please.

ts-sacrifice-title-1 = The Greedy Grindstone
ts-sacrifice-tale-1 = The grindstone sharpens whatever you like, and eats a little of it.
ts-sacrifice-short-1 = A grindstone. It sharpens, and it eats a little.
ts-sacrifice-title-2 = Burn After Reading
ts-sacrifice-tale-2 = The stove reads out what it burns. A fine voice, and no manners at all.
ts-sacrifice-short-2 = A stove reads out whatever it is given.
ts-sacrifice-title-3 = Lit at Both Ends
ts-sacrifice-tale-3 = A candle burns at both ends and offers you the middle, to hold for a while.
ts-sacrifice-short-3 = A candle burns at both ends. The middle is free.
ts-sacrifice-title-4 = A Loan of Ink
ts-sacrifice-tale-4 = The lender draws a drop of ink from your sleeve. He hopes it will not fade.
ts-sacrifice-short-4 = A lender asks for one drop of ink from your sleeve.

ts-key-title-1 = Nobody's Doormat
ts-key-tale-1 = Who looks under a doormat that has no house? Under it lies { $object }.
ts-key-short-1 = Under nobody's doormat: { $object }.
ts-key-title-2 = In the Gull's Nest
ts-key-tale-2 = A gull broods on an egg, two buttons and { $object }. She lets you look.
ts-key-short-2 = In a nest, beside the egg: { $object }.
ts-key-title-3 = The Drowned Post Office
ts-key-tale-3 = Here the fish sort the mail. One parcel is yours: inside is { $object }.
ts-key-short-3 = A damp parcel. Inside it is { $object }.
ts-key-title-4 = The Statue's Palm
ts-key-tale-4 = The statue has held its hand out for ages. Today in the palm lies { $object }.
ts-key-short-4 = On the palm of a statue lies { $object }.

ts-curse-title-1 = The Coat Inside Out
ts-curse-tale-1 = A coat drops on you with its lining outside. You feel yourself turn with it.
ts-curse-short-1 = A coat drops on you inside out, and you turn with it.
ts-curse-title-2 = A Line in the Mirror
ts-curse-tale-2 = You read a line in the mirror. Now it is the line that reads you, backward.
ts-curse-short-2 = A line in the mirror reads you, backward.
ts-curse-title-3 = The Bell with One Stroke
ts-curse-tale-3 = A bell rings, once. What was under goes over, what was inside goes out.
ts-curse-short-3 = A bell rings once, and what was under goes over.
ts-curse-title-4 = A Stain in Your Shape
ts-curse-tale-4 = On the ground is a stain in your shape. It gets up, and you lie in its place.
ts-curse-short-4 = A stain in your shape gets up, and puts you on.

ts-portal-title-1 = A Book with a Doorknob
ts-portal-tale-1 = The first chapter has a doorknob, and so has the last. Both are well polished.
ts-portal-short-1 = A book with two doorknobs: first chapter and last.
ts-portal-title-2 = The Creased Floor
ts-portal-tale-2 = They creased the floor so well that two far rooms now lie face to face.
ts-portal-short-2 = The floor has a crease here, and far is near.
ts-portal-title-3 = The Umbrella Stand
ts-portal-tale-3 = Twelve umbrellas. One is dripping, but it rains only at the other end.
ts-portal-short-3 = One umbrella drips: it is raining at the other end.
ts-portal-title-4 = Post Yourself
ts-portal-tale-4 = A letterbox, cut to your size. Collection times: now, and now, and now.
ts-portal-short-4 = A letterbox, cut to your size. Collection: now.

ts-pitfall-title-1 = A Very Soft Armchair
ts-pitfall-tale-1 = The armchair is soft, and softer, and has no bottom. Below, somebody waits.
ts-pitfall-short-1 = An armchair: soft, and softer, and without a bottom.
ts-pitfall-title-2 = The Helpful Arrow
ts-pitfall-tale-2 = “Treasure,” says the arrow, and underlines itself twice. Then the floor nods.
ts-pitfall-short-2 = “Treasure,” says an arrow, and underlines itself twice.
ts-pitfall-title-3 = A Picture of a Door
ts-pitfall-tale-3 = A painted door, rather well done. The hand on the handle is painted too.
ts-pitfall-short-3 = A painted door. Rather deep, for a picture.
ts-pitfall-title-4 = Sign at the Bottom
ts-pitfall-tale-4 = You sign at the bottom. Only then do you see how far down the bottom is.
ts-pitfall-short-4 = Sign here, at the bottom. It is a long way down.
