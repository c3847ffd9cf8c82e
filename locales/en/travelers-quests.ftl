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
ts-main-key-short-2 = { $villain } paces between two lines. Find { $object } to slip in, win, and return to room 1A.
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
ts-main-key-short-4 = { $villain } is in the thirteenth drawer. Find { $object } to open it, win, return to room 1A.
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
