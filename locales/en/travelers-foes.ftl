# The villains, enemies, locks and traps of the generated adventures (TS-8.60).
# Names and lines are printed on cards beside rules text, so each has a hard length limit.
# A villain in two forms: intro, first (not over yet), second (the new form), end.

## Villains

ts-villain-1 = Mother Blot
ts-villain-1-about = She began as one drop and never stopped.
ts-villain-1-intro-1 = “Come closer, little word. Mother will fill you in.”
ts-villain-1-intro-2 = The page goes dark from the middle. The dark hums a lullaby.
ts-villain-1-intro-3 = Her apron is wet with ten thousand letters she has hugged.
ts-villain-1-defeat-1 = She dries to a ring, like a cup left on a table.
ts-villain-1-defeat-2 = Every letter she held slips out and shakes itself.
ts-villain-1-defeat-3 = One sheet of blotting paper, and she is a grey shadow.
ts-villain-1-first-1 = She bursts. The drops roll back toward each other.
ts-villain-1-first-2 = The stain shrinks, and takes a very deep breath.
ts-villain-1-first-3 = “Now you've made Mother cry,” says the puddle.
ts-villain-1-second-1 = The puddle stands up, wearing the inkwell as a crown.
ts-villain-1-second-2 = A black tide with a hundred small hands, all of them waving.
ts-villain-1-second-3 = Now she is all the ink there is, and your name is made of ink.
ts-villain-1-end-1 = The tide goes out. Far away, a fountain pen sneezes.
ts-villain-1-end-2 = The crown rolls off: an empty inkwell, nothing else.
ts-villain-1-end-3 = White again. Only the lullaby takes a while to fade.

ts-villain-2 = King Margin
ts-villain-2-about = He owns every edge, and every night he moves it.
ts-villain-2-intro-1 = “You stand on my white. So do your house and your hills.”
ts-villain-2-intro-2 = The world is narrower here than it was this morning.
ts-villain-2-intro-3 = A court of empty chairs. The emptiest one is talking.
ts-villain-2-defeat-1 = His borders spring back, and villages breathe out.
ts-villain-2-defeat-2 = The crown was the outline of a crown. It folds flat.
ts-villain-2-defeat-3 = Grass runs into the white, shouting green at it.
ts-villain-2-first-1 = He steps back, off the page. You hear him turn it.
ts-villain-2-first-2 = The throne is empty. It always was: so where is he?
ts-villain-2-first-3 = The king crumples, and every edge moves one inch in.
ts-villain-2-second-1 = All the white stands up at once, and it is looking at you.
ts-villain-2-second-2 = No face, no robe: one huge blank sheet, walking on its corner.
ts-villain-2-second-3 = “Then no margins,” says the white. “Then no page either.”
ts-villain-2-end-1 = Somebody draws a flower on him. That is the end.
ts-villain-2-end-2 = The great sheet tears along a line nobody had drawn.
ts-villain-2-end-3 = The white lies down, and lets itself be walked on.

ts-villain-3 = Uncle Erratum
ts-villain-3-about = He moves one letter, and your bread is a beard.
ts-villain-3-intro-1 = “You call that a sword? Read it again: only words.”
ts-villain-3-intro-2 = The signpost is wrong. The road has decided to believe it.
ts-villain-3-intro-3 = He licks his pencil and asks how you spell your name.
ts-villain-3-defeat-1 = He is struck out, twice, with a ruler.
ts-villain-3-defeat-2 = The beards turn back to bread. Breakfast is served.
ts-villain-3-defeat-3 = His pencil breaks. The world checks its spelling.
ts-villain-3-first-1 = He rubs himself out. The rubber goes on moving.
ts-villain-3-first-2 = “A slip of the pen,” he says, and slips into the pen.
ts-villain-3-first-3 = Crossed out, he counts the letters left over.
ts-villain-3-second-1 = He has misspelt himself: too many knees, and an H for a head.
ts-villain-3-second-2 = A thing of leftover letters. Nobody can pronounce it.
ts-villain-3-second-3 = Now the mistake wears the man, and it wears him inside out.
ts-villain-3-end-1 = Read aloud, slowly and correctly, it cannot stand.
ts-villain-3-end-2 = The letters fall apart and queue up, in order.
ts-villain-3-end-3 = All that remains is a small slip: “Please ignore.”

ts-villain-4 = Aunt Scissors
ts-villain-4-about = She adores the world: such a nice dotted line.
ts-villain-4-intro-1 = “Hold still, dear. You will make a charming garland.”
ts-villain-4-intro-2 = The horizon hangs loose, cut neatly along the hills.
ts-villain-4-intro-3 = A whole village holds hands here. It was one man, folded.
ts-villain-4-defeat-1 = The blades shut on themselves, and stay shut.
ts-villain-4-defeat-2 = A single hair in the hinge, and she is stuck.
ts-villain-4-defeat-3 = The horizon is pinned back. It sags a little.
ts-villain-4-first-1 = The screw drops out. “Good,” say two voices.
ts-villain-4-first-2 = Her blades come apart. Neither of them falls.
ts-villain-4-first-3 = She is cut in half, as she had always wished.
ts-villain-4-second-1 = Two blades, two aunts, and you are the paper between them.
ts-villain-4-second-2 = One half snips the light, the other half snips the shadows.
ts-villain-4-second-3 = They walk in step, left and right, and meet wherever you are.
ts-villain-4-end-1 = The two halves meet at last, and miss you.
ts-villain-4-end-2 = Left cuts right. Right cuts left. Then it is quiet.
ts-villain-4-end-3 = Two rusty blades. Somebody hangs them over a barn.

ts-villain-5 = Master Palimpsest
ts-villain-5-about = He scrapes people clean and writes himself there.
ts-villain-5-intro-1 = “You are a good skin. Who is it that wrote you so badly?”
ts-villain-5-intro-2 = His voice has other voices under it, scratched almost away.
ts-villain-5-intro-3 = Pumice in one hand, pen in the other. He nods at your face.
ts-villain-5-defeat-1 = He fades, and the baker under him asks the time.
ts-villain-5-defeat-2 = Too thin at last: the light goes straight through him.
ts-villain-5-defeat-3 = Layer by layer, the old names come up for air.
ts-villain-5-first-1 = He peels. Beneath him somebody else is smiling.
ts-villain-5-first-2 = The top layer flakes off. It was only the newest.
ts-villain-5-first-3 = “You have scraped me,” he says. “Now meet the first.”
ts-villain-5-second-1 = The lowest writing wakes. It is older than the alphabet.
ts-villain-5-second-2 = No words now: claw marks, in neat rows, and they are counting.
ts-villain-5-second-3 = What he was written over looks out, hungry for its page.
ts-villain-5-end-1 = The oldest scratch heals over. The page is a page.
ts-villain-5-end-2 = Under the last layer there is only calf, asleep.
ts-villain-5-end-3 = The claw marks count to zero, and keep their promise.

ts-villain-6 = Sister Mildew
ts-villain-6-about = She whispers to shut books until they are soft.
ts-villain-6-intro-1 = “Hush. Everything that is closed belongs to me.”
ts-villain-6-intro-2 = A smell of old cellars. It kneels, and folds its hands.
ts-villain-6-intro-3 = Her veil is grey fur. It grows when you look away.
ts-villain-6-defeat-1 = One open window, and she is only a bad smell.
ts-villain-6-defeat-2 = The books lie in the sun with their spines cracking.
ts-villain-6-defeat-3 = Her whisper dries up in the middle of a word.
ts-villain-6-first-1 = She lies down gently, and the floor goes soft.
ts-villain-6-first-2 = A puff of grey. You wish you had not breathed in.
ts-villain-6-first-3 = “Good,” she whispers. “Now I am in the air.”
ts-villain-6-second-1 = She blooms: a grey cathedral, with bells of velvet.
ts-villain-6-second-2 = Every shut thing here opens a little, and is furred inside.
ts-villain-6-second-3 = The spores sing in four parts. The fifth part is yours.
ts-villain-6-end-1 = The bells shrivel. The choir coughs and goes home.
ts-villain-6-end-2 = Dry air, at last. Even the silence is crisp.
ts-villain-6-end-3 = The cathedral comes down like dust off a shelf.

ts-villain-7 = Captain Octavo
ts-villain-7-about = He folds captured ships and keeps them in a hat.
ts-villain-7-intro-1 = “Small is safe,” he says, and creases the air between you.
ts-villain-7-intro-2 = Eight sailors salute. They are all the same sheet of paper.
ts-villain-7-intro-3 = Your shadow has a crease in it. Somebody is practising.
ts-villain-7-defeat-1 = His flag comes unfolded. It is only a napkin.
ts-villain-7-defeat-2 = He salutes, bends at the knee, and stays bent.
ts-villain-7-defeat-3 = Out of his hat sail forty ships, a bit creased.
ts-villain-7-first-1 = He bows, and bows again, and the bow comes undone.
ts-villain-7-first-2 = One fold opens. You count: seven are left.
ts-villain-7-first-3 = “You have seen the eighth of me,” says the captain.
ts-villain-7-second-1 = He unfolds eight times over. The ceiling of the world rustles.
ts-villain-7-second-2 = Now he is the map, and the map is rolling up its shores.
ts-villain-7-second-3 = The captain, full size. His hat could hold the Vellum Sea.
ts-villain-7-end-1 = Too large to stand, he drifts off as a sail.
ts-villain-7-end-2 = One crease too many: he gives along the middle.
ts-villain-7-end-3 = The great sheet sinks. Gulls are reading it.

ts-villain-8 = Grandpa Colophon
ts-villain-8-about = He writes “The End” on things that are not over.
ts-villain-8-intro-1 = “Sit down, child. This is where your story stops.”
ts-villain-8-intro-2 = Clocks here show only one hour: the last one.
ts-villain-8-intro-3 = He has read your last page, and he is not impressed.
ts-villain-8-defeat-1 = His full stop grows a tail. It was only a comma.
ts-villain-8-defeat-2 = “To be continued,” somebody writes across him.
ts-villain-8-defeat-3 = He dozes off before he can finish “The E”.
ts-villain-8-first-1 = He closes like a book. The back cover has eyes.
ts-villain-8-first-2 = “The End,” he sighs, and then he turns it over.
ts-villain-8-first-3 = He stops. After him there are still some pages.
ts-villain-8-second-1 = He has a back: blank, cold, and dated tomorrow.
ts-villain-8-second-2 = After the end comes what the printer never wanted to bind.
ts-villain-8-second-3 = The last page turns by itself. It stands taller than you.
ts-villain-8-end-1 = You dog-ear the last page. It can never close.
ts-villain-8-end-2 = Nothing follows him. Then, with a cough, morning does.
ts-villain-8-end-3 = A new chapter starts on his coat, in pencil.

## Lieutenants

ts-lieutenant-1 = Corporal Comma
ts-lieutenant-1-about = Never ends a sentence, least of all yours.
ts-lieutenant-1-intro-1 = “Halt, wait, stay, pause, hold on, and another thing…”
ts-lieutenant-1-intro-2 = He stands with one curled foot in the way of everything.
ts-lieutenant-1-intro-3 = By order of { $villain }: breathe here, and here…
ts-lieutenant-1-defeat-1 = A full stop, and he comes to attention for ever.
ts-lieutenant-1-defeat-2 = He runs out of breath in the middle of a list.
ts-lieutenant-1-defeat-3 = The road reads straight on, without a pause.

ts-lieutenant-2 = Granny Bookmark
ts-lieutenant-2-about = She remembers the page on which you lose.
ts-lieutenant-2-intro-1 = “I left off just here, dear: where you trip.”
ts-lieutenant-2-intro-2 = A red ribbon lies across the way. It is knitting.
ts-lieutenant-2-intro-3 = She saves your place for { $villain }, with a pin.
ts-lieutenant-2-defeat-1 = The ribbon frays. She has lost her page.
ts-lieutenant-2-defeat-2 = She falls out of the book, and the book falls shut.
ts-lieutenant-2-defeat-3 = “Read on, then,” she says, and sounds curious.

ts-lieutenant-3 = Brother Staple
ts-lieutenant-3-about = Joins what never asked to be joined.
ts-lieutenant-3-intro-1 = “Blessed are the fastened,” he says, and clicks his jaw.
ts-lieutenant-3-intro-2 = Two strangers bow to you in one coat. His work.
ts-lieutenant-3-intro-3 = He has a vow, and a space left beside { $villain }.
ts-lieutenant-3-defeat-1 = He bites on nothing, and bends.
ts-lieutenant-3-defeat-2 = Click, click, click. His magazine is empty.
ts-lieutenant-3-defeat-3 = The strangers find that they have two coats.

ts-lieutenant-4 = Notary Sealwax
ts-lieutenant-4-about = Keeps his secrets warm and other people's shut.
ts-lieutenant-4-intro-1 = “Silence, signed and sealed.” He warms his thumb.
ts-lieutenant-4-intro-2 = Red drips on the floor. It is only wax. It is still warm.
ts-lieutenant-4-intro-3 = He attests that { $villain } is not here, nor are you.
ts-lieutenant-4-defeat-1 = The seal cracks, and a hundred secrets sneeze.
ts-lieutenant-4-defeat-2 = He melts to a puddle with a crest in it.
ts-lieutenant-4-defeat-3 = Every shut mouth in the parish says “At last”.

ts-lieutenant-5 = Miss Marbling
ts-lieutenant-5-about = No one has seen her the same way twice.
ts-lieutenant-5-intro-1 = Colours swim together, and the swirl drops a curtsy.
ts-lieutenant-5-intro-2 = She combs the floor into waves and asks you to dance.
ts-lieutenant-5-intro-3 = “{ $villain } likes me blue,” she says, turning red.
ts-lieutenant-5-defeat-1 = The colours settle. She is a very pretty endpaper.
ts-lieutenant-5-defeat-2 = One clumsy drop of soap, and she scatters.
ts-lieutenant-5-defeat-3 = The waves lie flat. The comb goes on dancing.

ts-lieutenant-6 = Gaffer Ditto
ts-lieutenant-6-about = He does whatever was done in the line above.
ts-lieutenant-6-intro-1 = “Who goes there?” you ask. “Who goes there?” he asks.
ts-lieutenant-6-intro-2 = Two small marks float in the dark. They copy your breathing.
ts-lieutenant-6-intro-3 = Orders from { $villain }, and ditto, and ditto.
ts-lieutenant-6-defeat-1 = You yawn. He yawns, and sleeps.
ts-lieutenant-6-defeat-2 = You bow. He bows, and forgets what came next.
ts-lieutenant-6-defeat-3 = With nobody above him, he has nothing to say.

ts-lieutenant-7 = Doctor Footnote
ts-lieutenant-7-about = Tiny, low down, and always right.
ts-lieutenant-7-intro-1 = “Note one: not true,” says a voice beside your shoe.
ts-lieutenant-7-intro-2 = He proves that you are an exception, and sharpens a star.
ts-lieutenant-7-intro-3 = “See below,” he says. Below: the seal of { $villain }.
ts-lieutenant-7-defeat-1 = He is quoted out of context, and vanishes.
ts-lieutenant-7-defeat-2 = Nobody looks down. He cannot bear it.
ts-lieutenant-7-defeat-3 = His last remark refers to a page that is gone.

ts-lieutenant-8 = Cousin Confetti
ts-lieutenant-8-about = Where he has laughed, nothing is in one piece.
ts-lieutenant-8-intro-1 = Coloured snow. Some of it used to be a bridge.
ts-lieutenant-8-intro-2 = “A party! You are the tablecloth,” he cries.
ts-lieutenant-8-intro-3 = A handful for { $villain }: a letter, a lawn.
ts-lieutenant-8-defeat-1 = One sneeze, and he is all over the place.
ts-lieutenant-8-defeat-2 = The snow settles. The party was very short.
ts-lieutenant-8-defeat-3 = Somebody fetches a broom. He pales.

## Key objects

ts-object-1 = the brass thimble
ts-object-2 = the left-handed key
ts-object-3 = the runaway capital
ts-object-4 = the whalebone folder
ts-object-5 = the moth lantern
ts-object-6 = the unsent letter
ts-object-7 = the backward stamp
ts-object-8 = the ribbon compass

## Foes

ts-foe-t1-1 = Ink Flea
ts-foe-t1-1-about = It jumps from word to word and drinks the dots.
ts-foe-t1-1-intro-1 = Your sleeve has a full stop on it. The full stop hops.
ts-foe-t1-1-intro-2 = A black speck is dancing where your shadow should be.
ts-foe-t1-1-intro-3 = Something has bitten the i's here: not one dot is left.
ts-foe-t1-1-defeat-1 = A tiny splash, and the word can be read again.
ts-foe-t1-1-defeat-2 = It hops into a bottle. Cork.
ts-foe-t1-1-defeat-3 = One clap of the hands. One neat dot.

ts-foe-t1-2 = Paper Wasp
ts-foe-t1-2-about = It builds its nest out of other people's letters.
ts-foe-t1-2-intro-1 = A humming envelope. The stamp has a sting.
ts-foe-t1-2-intro-2 = It wants the paper you carry. It has brought its sisters.
ts-foe-t1-2-intro-3 = A grey lantern buzzes. Love letters, chewed quite small.
ts-foe-t1-2-defeat-1 = The envelope goes quiet and lets itself be opened.
ts-foe-t1-2-defeat-2 = It flies off with a shopping list, contented.
ts-foe-t1-2-defeat-3 = The nest unrolls: “Dearest, I never wrote you this.”

ts-foe-t1-3 = Bookworm
ts-foe-t1-3-about = It eats the last chapter first.
ts-foe-t1-3-intro-1 = It lifts its head out of a hole and tells you the ending.
ts-foe-t1-3-intro-2 = Round holes run through page after page, straight at you.
ts-foe-t1-3-intro-3 = A small fat reader with crumbs of plot on its chin.
ts-foe-t1-3-defeat-1 = It rolls up in the blurb and will not come out.
ts-foe-t1-3-defeat-2 = Full of adverbs, it falls asleep.
ts-foe-t1-3-defeat-3 = It backs into its hole, reading backwards.

ts-foe-t1-4 = Stray Stamp
ts-foe-t1-4-about = Nobody's office, nobody's ink, many opinions.
ts-foe-t1-4-intro-1 = It hops up and marks you REFUSED.
ts-foe-t1-4-intro-2 = A thump behind you. Your heel now says URGENT.
ts-foe-t1-4-intro-3 = It has marked each pebble here. It has been a long wait.
ts-foe-t1-4-defeat-1 = Dry at last. It thumps, and leaves no mark.
ts-foe-t1-4-defeat-2 = It stamps itself, reads it, and goes away.
ts-foe-t1-4-defeat-3 = It lies on its side and says nothing official.

ts-foe-t1-5 = Offended Draft
ts-foe-t1-5-about = Crumpled once, and it has not forgotten.
ts-foe-t1-5-intro-1 = A ball of paper rolls up and demands an apology.
ts-foe-t1-5-intro-2 = “I was going to be a novel!” It hits you on the ear.
ts-foe-t1-5-intro-3 = Something rustles in the basket. It has been practising.
ts-foe-t1-5-defeat-1 = Smoothed out with one hand, it blushes.
ts-foe-t1-5-defeat-2 = You read it aloud. It was not so bad.
ts-foe-t1-5-defeat-3 = It unfolds into half a poem, and is happy.

ts-foe-t1-6 = Glue Snail
ts-foe-t1-6-about = Slow, friendly, and impossible to leave.
ts-foe-t1-6-intro-1 = Your left shoe stays behind. Something has taken to it.
ts-foe-t1-6-intro-2 = A shining trail with three gloves and a hat stuck in it.
ts-foe-t1-6-intro-3 = It only wants to hug. It has hugged a post for nine years.
ts-foe-t1-6-defeat-1 = It draws in its horns and lets go with a pop.
ts-foe-t1-6-defeat-2 = The trail dries, and cracks like old varnish.
ts-foe-t1-6-defeat-3 = It hugs a stone instead. They look content.

ts-foe-t2-1 = Folded Fox
ts-foe-t2-1-about = It can hide inside any one of its creases.
ts-foe-t2-1-intro-1 = A square of red paper blinks, and grows a muzzle.
ts-foe-t2-1-intro-2 = You see an ear, a tail, and far too many corners.
ts-foe-t2-1-intro-3 = It bows so deeply that it becomes a boat, then a fox again.
ts-foe-t2-1-defeat-1 = It folds itself up and slips under a stone.
ts-foe-t2-1-defeat-2 = Flat as a napkin, it pretends to be one.
ts-foe-t2-1-defeat-3 = One crease undone, and it cannot find its tail.

ts-foe-t2-2 = Syllable Toll-man
ts-foe-t2-2-about = You may pass, if you leave some of your name.
ts-foe-t2-2-intro-1 = A barrier, a lamp, a palm: “Two syllables, please.”
ts-foe-t2-2-intro-2 = He weighs your name on a brass scale and sucks his teeth.
ts-foe-t2-2-intro-3 = His sack is mumbling. It is full of half-names.
ts-foe-t2-2-defeat-1 = The barrier lifts, and the sack spells out its thanks.
ts-foe-t2-2-defeat-2 = He forgets his own name, and goes to look for it.
ts-foe-t2-2-defeat-3 = The scale tips over. Vowels roll everywhere.

ts-foe-t2-3 = Gazette Scarecrow
ts-foe-t2-3-about = Stuffed with news that never happened.
ts-foe-t2-3-intro-1 = It turns its headline toward you. It has your face on it.
ts-foe-t2-3-intro-2 = Straw, string, and a morning paper dated next week.
ts-foe-t2-3-intro-3 = It rustles: “Traveler Lost. Full Report on Page Two.”
ts-foe-t2-3-defeat-1 = The news falls out. It was mostly weather.
ts-foe-t2-3-defeat-2 = Yesterday's paper. Somebody wraps fish in it.
ts-foe-t2-3-defeat-3 = It prints a correction, very small, and sits down.

ts-foe-t2-4 = Flyleaf Bat
ts-foe-t2-4-about = It sleeps inside the front cover of everything.
ts-foe-t2-4-intro-1 = A book opens in the dark, flaps, and comes for your hat.
ts-foe-t2-4-intro-2 = It hears the blank spaces, and there is one around you.
ts-foe-t2-4-intro-3 = Leather wings, gilt ears. The title has been scratched off.
ts-foe-t2-4-defeat-1 = It hangs itself up by the ribbon and sulks.
ts-foe-t2-4-defeat-2 = It claps shut, and is a very small book.
ts-foe-t2-4-defeat-3 = It flutters back between two covers.

ts-foe-t2-5 = Scribbling Porcupine
ts-foe-t2-5-about = It writes on whatever it meets, and it meets hard.
ts-foe-t2-5-intro-1 = Forty wet nibs bristle. It is looking for a page.
ts-foe-t2-5-intro-2 = It has written on every stone here: “Mine.” And: “Mine too.”
ts-foe-t2-5-intro-3 = It turns its back on you, which is the rude end.
ts-foe-t2-5-defeat-1 = Out of ink. It leaves in a row of dry scratches.
ts-foe-t2-5-defeat-2 = It signs the ground and trots away, offended.
ts-foe-t2-5-defeat-3 = Forty blunt nibs. It needs a quiet afternoon.

ts-foe-t2-6 = Parcel Bandit
ts-foe-t2-6-about = He ties first and asks for the address later.
ts-foe-t2-6-intro-1 = “Nobody moves! Except the corners. Fold those in.”
ts-foe-t2-6-intro-2 = A loop of string comes round the bend, and then a man.
ts-foe-t2-6-intro-3 = He has brown paper, a firm knot, and just your measure.
ts-foe-t2-6-defeat-1 = He ties his own thumbs together, with a bow.
ts-foe-t2-6-defeat-2 = Marked “Fragile”, he is afraid to move.
ts-foe-t2-6-defeat-3 = The knot slips. So does he.

ts-foe-t3-1 = Type-metal Soldier
ts-foe-t3-1-about = Cast in lead, it prints its letter where it hits.
ts-foe-t3-1-intro-1 = A column of type marches up, in mirror writing.
ts-foe-t3-1-intro-2 = It salutes with the wrong hand. Everything is reversed.
ts-foe-t3-1-intro-3 = Its face is one letter, and the letter is an order.
ts-foe-t3-1-defeat-1 = It tips over, and the whole line goes with it.
ts-foe-t3-1-defeat-2 = Put back in its case, between N and P.
ts-foe-t3-1-defeat-3 = It melts a little at the feet, and stays there.

ts-foe-t3-2 = Black-Bar Censor
ts-foe-t3-2-about = What he does not like becomes a neat black line.
ts-foe-t3-2-intro-1 = He raises a ruler and looks for the loud parts of you.
ts-foe-t3-2-intro-2 = The signpost says nothing now, in three black lines.
ts-foe-t3-2-intro-3 = “You have not seen me,” he states, and inks the word “seen”.
ts-foe-t3-2-defeat-1 = He reads his own report, and strikes himself out.
ts-foe-t3-2-defeat-2 = The black bars fall off like old tape.
ts-foe-t3-2-defeat-3 = His brush is dry. He has no further remarks.

ts-foe-t3-3 = Armoured Moth
ts-foe-t3-3-about = It ate a knight's coat, then his reputation.
ts-foe-t3-3-intro-1 = Wings of felt, a visor, and a great love of wool.
ts-foe-t3-3-intro-2 = It circles your lamp twice, lowers its lance, and dives.
ts-foe-t3-3-intro-3 = A helmet full of holes. Something inside flutters.
ts-foe-t3-3-defeat-1 = The armour clatters down. A small moth walks out.
ts-foe-t3-3-defeat-2 = It finds a scarf, and the duel is forgotten.
ts-foe-t3-3-defeat-3 = Dust on your fingers, silver, like a coat of arms.

ts-foe-t3-4 = Cut-out Twin
ts-foe-t3-4-about = Your outline, out for a walk without you.
ts-foe-t3-4-intro-1 = Somebody flat and black has your way of standing.
ts-foe-t3-4-intro-2 = It is you, from the side. It will not show you the other.
ts-foe-t3-4-intro-3 = It holds up the hole that it was cut from. It is your size.
ts-foe-t3-4-defeat-1 = It turns to face you, and so it vanishes.
ts-foe-t3-4-defeat-2 = It fits back into its hole, edge to edge.
ts-foe-t3-4-defeat-3 = A breath of wind, and your twin is only paper.

ts-foe-t3-5 = Parchment Shark
ts-foe-t3-5-about = It swims under whatever sheet you stand on.
ts-foe-t3-5-intro-1 = The floor bulges, and a corner of it starts to circle.
ts-foe-t3-5-intro-2 = A fin slits the page without a sound.
ts-foe-t3-5-intro-3 = Last year's maps showed a coast here. It was bitten off.
ts-foe-t3-5-defeat-1 = The slit closes like an envelope.
ts-foe-t3-5-defeat-2 = It turns away, trailing a line of torn coast.
ts-foe-t3-5-defeat-3 = The floor is flat again. Mostly.

ts-foe-t3-6 = Printer's Imp
ts-foe-t3-6-about = Its inky hands are on every page you ever trusted.
ts-foe-t3-6-intro-1 = Small black handprints come toward you, one by one.
ts-foe-t3-6-intro-2 = “Boss says print you in two copies. Hold flat.”
ts-foe-t3-6-intro-3 = It grins with every letter it has stolen from the case.
ts-foe-t3-6-defeat-1 = Washed behind the ears, it howls and flees.
ts-foe-t3-6-defeat-2 = It drops the letters. They spell “sorry”, nearly.
ts-foe-t3-6-defeat-3 = The bell rings for lunch, and it is gone.

ts-foe-t4-1 = Red-Pencil Ogre
ts-foe-t4-1-about = It corrects the landscape, and then the travelers.
ts-foe-t4-1-intro-1 = A tree is circled in red. “Too green.” Now it sees you.
ts-foe-t4-1-intro-2 = It drags a pencil as long as a mast. The line is your road.
ts-foe-t4-1-intro-3 = “See me after,” growls the hill, and stands up.
ts-foe-t4-1-defeat-1 = It gives you full marks, in very small figures.
ts-foe-t4-1-defeat-2 = The pencil snaps. The hill sits down again.
ts-foe-t4-1-defeat-3 = It finds a mistake in its own foot and stays there.

ts-foe-t4-2 = Thousandfold Tiger
ts-foe-t4-2-about = Each crease in it is a leap it has not made yet.
ts-foe-t4-2-intro-1 = Orange paper, black stripes, and the stripes are hinges.
ts-foe-t4-2-intro-2 = It sharpens its corners on the stone, one by one.
ts-foe-t4-2-intro-3 = It lies folded, small as a stamp. Then it opens.
ts-foe-t4-2-defeat-1 = It comes undone, leap after leap, into a flat sheet.
ts-foe-t4-2-defeat-2 = It tears at the tail, and thinks better of it.
ts-foe-t4-2-defeat-3 = A crumpled purr. The creases go soft.

ts-foe-t4-3 = Press Golem
ts-foe-t4-3-about = Two plates, one screw, and no sense of proportion.
ts-foe-t4-3-intro-1 = The wall takes a step, and the step leaves an engraving.
ts-foe-t4-3-intro-2 = It opens its two plates like arms. It means well.
ts-foe-t4-3-intro-3 = Its last visitor hangs beside it, in a limited edition.
ts-foe-t4-3-defeat-1 = The screw turns back. The plates yawn and stay open.
ts-foe-t4-3-defeat-2 = It jams on a pebble, and prints the pebble for ever.
ts-foe-t4-3-defeat-3 = It stops on one leg, numbered and signed.

ts-foe-t4-4 = Bookbinder Spider
ts-foe-t4-4-about = It sews what it catches into a set of volumes.
ts-foe-t4-4-intro-1 = Waxed thread hums across the way. Eight needles wait.
ts-foe-t4-4-intro-2 = A row of thick books hangs from a web. One is kicking.
ts-foe-t4-4-intro-3 = It measures your spine and chooses a leather.
ts-foe-t4-4-defeat-1 = The thread runs out in the middle of a stitch.
ts-foe-t4-4-defeat-2 = It sews itself to the shelf, neatly.
ts-foe-t4-4-defeat-3 = The books drop, open, and climb to their feet.

ts-foe-t4-5 = Atlas Crab
ts-foe-t4-5-about = On its shell is a map, and you are on the map.
ts-foe-t4-5-intro-1 = A country walks by sideways, mountains and all.
ts-foe-t4-5-intro-2 = Two claws close on the horizon like a pair of compasses.
ts-foe-t4-5-intro-3 = On its back, a dot is moving. You stop. It stops.
ts-foe-t4-5-defeat-1 = It buries itself and leaves an island behind.
ts-foe-t4-5-defeat-2 = It walks off the edge of its own map.
ts-foe-t4-5-defeat-3 = The claws fold. On the shell, the dot walks on.

ts-foe-t4-6 = Ghost Writer
ts-foe-t4-6-about = It is writing your memoirs, and is near the end.
ts-foe-t4-6-intro-1 = A pen hangs in the air and writes that you are afraid.
ts-foe-t4-6-intro-2 = A cold hand borrows your handwriting.
ts-foe-t4-6-intro-3 = “Then the hero fell,” it notes, and waits for you to do it.
ts-foe-t4-6-defeat-1 = The pen changes hands. The next sentence is yours.
ts-foe-t4-6-defeat-2 = It is unsigned, so it was never here.
ts-foe-t4-6-defeat-3 = It drops a blot, and cannot go on.

ts-foe-t5-1 = Index Hydra
ts-foe-t5-1-about = Each head knows on which page you are weakest.
ts-foe-t5-1-intro-1 = “Heel, page nine.” “Pride, page forty.” “Throat: see Neck.”
ts-foe-t5-1-intro-2 = Many necks in alphabetical order. The last is Z, and hungry.
ts-foe-t5-1-intro-3 = It looks you up. You are in it three times.
ts-foe-t5-1-defeat-1 = Head by head, it closes, back to “A, see Also”.
ts-foe-t5-1-defeat-2 = The heads disagree on a page, and bite each other.
ts-foe-t5-1-defeat-3 = Out of order, it cannot find you any more.

ts-foe-t5-2 = Folio Dragon
ts-foe-t5-2-about = Its scales are pages saved from its own fires.
ts-foe-t5-2-intro-1 = It inhales, and every scrap in the place leans toward it.
ts-foe-t5-2-intro-2 = Pages rise along its back, singed at the edges, and rustle.
ts-foe-t5-2-intro-3 = It reads one scale aloud. It is a list of knights.
ts-foe-t5-2-defeat-1 = The fire goes out, and the scales can be read in peace.
ts-foe-t5-2-defeat-2 = It shuts its wings, and is bound in green leather.
ts-foe-t5-2-defeat-3 = One page comes loose. It follows it, like a child.

ts-foe-t5-3 = Blank Knight
ts-foe-t5-3-about = Nobody has written him yet. He is in no hurry.
ts-foe-t5-3-intro-1 = White armour, white sword, and no sound when he walks.
ts-foe-t5-3-intro-2 = He lifts his visor. It goes on being white in there.
ts-foe-t5-3-intro-3 = Where he steps, the ground forgets what it was.
ts-foe-t5-3-defeat-1 = You write one word on the armour. It holds him.
ts-foe-t5-3-defeat-2 = He kneels, and keeps one small blue mark on his glove.
ts-foe-t5-3-defeat-3 = The armour stands empty. It was, before, as well.

ts-foe-t5-4 = Blotting Whale
ts-foe-t5-4-about = It drinks colour. It has not had enough.
ts-foe-t5-4-intro-1 = The red goes first, then the blue. Then it comes up for you.
ts-foe-t5-4-intro-2 = A pale mountain breathes in, and your cloak turns grey.
ts-foe-t5-4-intro-3 = You hear the sea, and it is being drunk.
ts-foe-t5-4-defeat-1 = It spouts a rainbow and sinks, ashamed.
ts-foe-t5-4-defeat-2 = Soaked through, it tears under its own weight.
ts-foe-t5-4-defeat-3 = The colours run home. Some get the wrong house.

ts-foe-t5-5 = Deadline
ts-foe-t5-5-about = It comes at the same speed, whatever you do.
ts-foe-t5-5-intro-1 = A thin black line on the ground. It was farther off before.
ts-foe-t5-5-intro-2 = No face, no haste. Behind it everything is already late.
ts-foe-t5-5-intro-3 = It does not fight. It simply arrives.
ts-foe-t5-5-defeat-1 = It passes. You are, somehow, still on this side.
ts-foe-t5-5-defeat-2 = It stops one inch short of you, and turns back.
ts-foe-t5-5-defeat-3 = “Extended,” says the line, and goes quite grey.

ts-foe-t5-6 = Typestorm
ts-foe-t5-6-about = Every letter ever dropped, and the wind behind it.
ts-foe-t5-6-intro-1 = Hail, in twelve points. It spells as it falls.
ts-foe-t5-6-intro-2 = The air is full of lead. It is looking for a sentence.
ts-foe-t5-6-intro-3 = First come the commas, stinging. Then the capitals.
ts-foe-t5-6-defeat-1 = The letters drop and lie there, an unfinished word.
ts-foe-t5-6-defeat-2 = The wind loses its thread. Silence, in italics.
ts-foe-t5-6-defeat-3 = It blows over. There is an ampersand in your hair.

ts-foe-mini-1 = Blind Archivist
ts-foe-mini-1-about = She has lent nothing for a hundred years.
ts-foe-mini-1-intro-1 = “Your card, please.” She reads your palm with her thumb.
ts-foe-mini-1-intro-2 = She knows each thing here by its dust. You have none.
ts-foe-mini-1-intro-3 = Ten thousand drawers. She steps out of the one marked Never.
ts-foe-mini-1-defeat-1 = She stamps the air, and lets the shelf go.
ts-foe-mini-1-defeat-2 = “Due back soon,” she says, and shuts her drawer.
ts-foe-mini-1-defeat-3 = She counts what is left. For once it is wrong.

ts-foe-mini-2 = Watermark Lion
ts-foe-mini-2-about = Seen only against the light, and then too late.
ts-foe-mini-2-intro-1 = You hold up the lamp, and the empty air has a mane.
ts-foe-mini-2-intro-2 = Something invisible leaves paw prints in the paper's grain.
ts-foe-mini-2-intro-3 = It has guarded the sheet so long that it is the sheet.
ts-foe-mini-2-defeat-1 = The light goes through it, and through it, and past.
ts-foe-mini-2-defeat-2 = It lies down in the paper again, and purrs.
ts-foe-mini-2-defeat-3 = The mane fades last. You can still feel it.

ts-foe-mini-3 = Chained Codex
ts-foe-mini-3-about = The chain was never meant to stop thieves.
ts-foe-mini-3-intro-1 = The book strains at its chain, and turns a page at you.
ts-foe-mini-3-intro-2 = Its clasps open, tooth by tooth, with a smell of incense.
ts-foe-mini-3-intro-3 = The reading desk has claw marks, all pointing outward.
ts-foe-mini-3-defeat-1 = The clasps close. It goes on reading itself, quietly.
ts-foe-mini-3-defeat-2 = You find its last page, and it lies still.
ts-foe-mini-3-defeat-3 = The chain goes slack. It had hardly any plot.

ts-foe-mini-4 = Custodian Heron
ts-foe-mini-4-about = It stands on one leg. In the other foot is a ring.
ts-foe-mini-4-intro-1 = A grey stick opens one eye. It was not a stick.
ts-foe-mini-4-intro-2 = Its beak is a paper knife, and you look like an envelope.
ts-foe-mini-4-intro-3 = It has not blinked since it was given this to guard.
ts-foe-mini-4-defeat-1 = It blinks. That was all it had left.
ts-foe-mini-4-defeat-2 = It changes legs, and looks the other way.
ts-foe-mini-4-defeat-3 = It unfolds, as tall as a sail, and leaves.

ts-foe-mini-5 = Widowed Bookend
ts-foe-mini-5-about = Its twin is gone. It will not let the shelf fall.
ts-foe-mini-5-intro-1 = A bronze ram leans on a mile of books, and on you.
ts-foe-mini-5-intro-2 = It pushes. On the far side, something used to push back.
ts-foe-mini-5-intro-3 = “Mind the shelf,” it says, and lowers its horns.
ts-foe-mini-5-defeat-1 = It lets go. The books stay up, out of respect.
ts-foe-mini-5-defeat-2 = It leans on the other wall, and sleeps at last.
ts-foe-mini-5-defeat-3 = A long, slow slide of volumes. Then a bronze sigh.

ts-foe-mini-6 = Gilded Sentry
ts-foe-mini-6-about = Thinner than breath, and brighter than it is wise.
ts-foe-mini-6-intro-1 = Gold leaf rises off the frame and draws a golden sword.
ts-foe-mini-6-intro-2 = Do not breathe out. It has already noticed.
ts-foe-mini-6-intro-3 = It shines so that you cannot see what it is guarding.
ts-foe-mini-6-defeat-1 = One breath, and it flies up in flakes.
ts-foe-mini-6-defeat-2 = It peels at the elbow. Under it is honest wood.
ts-foe-mini-6-defeat-3 = It settles on your sleeve, and only glitters.

## Locks

ts-lock-1 = Folio Chest
ts-lock-1-about = Seven clasps, and no two of the same opinion.
ts-lock-1-intro-1 = An iron chest as tall as a book for giants. It is shut hard.
ts-lock-1-intro-2 = A chest without a lid, till you find where it is folded.
ts-lock-1-intro-3 = Tar, iron, and a label: “Not Before Supper.”
ts-lock-1-defeat-1 = The seventh clasp gives up with a sigh of rust.
ts-lock-1-defeat-2 = The lid unfolds, and it smells of oranges.
ts-lock-1-defeat-3 = It opens along a line that was only drawn.

ts-lock-2 = Wax-Sealed Door
ts-lock-2-about = Sealed on the inside, which is the odd part.
ts-lock-2-intro-1 = A door, red with seals. The oldest has your initials.
ts-lock-2-intro-2 = Wax fills the keyhole. Behind it, somebody turned a page.
ts-lock-2-intro-3 = Nine seals, nine crests, and not one of them still exists.
ts-lock-2-defeat-1 = The wax cracks in the shape of a small map.
ts-lock-2-defeat-2 = The last seal drops. The hinges clear their throat.
ts-lock-2-defeat-3 = Open. The page on the other side lies still.

ts-lock-3 = Puzzle Coffer
ts-lock-3-about = Its maker forgot the answer, and left no notes.
ts-lock-3-intro-1 = A box made of boxes. Each one asks after another.
ts-lock-3-intro-2 = The sides slide round: four words, but which comes first?
ts-lock-3-intro-3 = It rattles when held upright, and also when left alone.
ts-lock-3-defeat-1 = Click. It was the side you had been holding.
ts-lock-3-defeat-2 = The pieces come apart, and lie down in order.
ts-lock-3-defeat-3 = The last slide moves by itself, out of politeness.

ts-lock-4 = Type-Case Safe
ts-lock-4-about = A hundred drawers; the right word is the key.
ts-lock-4-intro-1 = A cabinet of letters. Three are missing: the three you need.
ts-lock-4-intro-2 = Somebody has set half a word in the lock and gone away.
ts-lock-4-intro-3 = The drawers are stiff with old ink and older secrets.
ts-lock-4-defeat-1 = The word fits. A hundred drawers slide out at once.
ts-lock-4-defeat-2 = The lock reads it twice, and believes it.
ts-lock-4-defeat-3 = Ink cracks, lead shifts, and the cabinet is open.

## Traps

ts-snag-1 = Falling Press
ts-snag-1-about = It waits overhead, inked, for a first impression.
ts-snag-1-intro-1 = A shadow the shape of a page. It is getting sharper.
ts-snag-1-intro-2 = Overhead a screw begins to turn. Nobody is turning it.
ts-snag-1-intro-3 = The floor is covered in old prints. All have shoes.
ts-snag-1-defeat-1 = It lands beside you, and prints a perfect blank.
ts-snag-1-defeat-2 = The screw stops, one letter above your hat.
ts-snag-1-defeat-3 = Wedged with a boot heel, it only groans.

ts-snag-2 = Tissue Floor
ts-snag-2-about = Painted as stone by somebody who hated feet.
ts-snag-2-intro-1 = The flagstones rustle. One of them has a fold in it.
ts-snag-2-intro-2 = Your next step sounds like unwrapping a present.
ts-snag-2-intro-3 = A chalk line, a dropped lamp, and a hole shaped like a run.
ts-snag-2-defeat-1 = You go over it as flat and light as a letter.
ts-snag-2-defeat-2 = It tears behind your heel, a step too late.
ts-snag-2-defeat-3 = One corner holds. It is the corner you are on.

ts-snag-3 = Needle Gallery
ts-snag-3-about = A thousand threaded needles, waiting for cloth.
ts-snag-3-intro-1 = A tick, and a tick, and a tick. The dark is sewing.
ts-snag-3-intro-2 = Thread lies ankle-high, red, and it has just moved.
ts-snag-3-intro-3 = A coat hangs in the air here, stitched to nothing at all.
ts-snag-3-defeat-1 = The needles meet each other, and make a neat hem.
ts-snag-3-defeat-2 = Out of thread. They click on, sewing nothing.
ts-snag-3-defeat-3 = One button less, but the rest of you is through.

ts-snag-4 = Ink Sluice
ts-snag-4-about = One wrong touch, and it is night to the knees.
ts-snag-4-intro-1 = Something gurgles. The black line on the wall is wet.
ts-snag-4-intro-2 = A tap drips: blue, blue, black. Then all of it at once.
ts-snag-4-intro-3 = The gate is shut, and it bulges like a full cheek.
ts-snag-4-defeat-1 = It runs off, and leaves a very handsome coastline.
ts-snag-4-defeat-2 = The gate sticks, just below your chin.
ts-snag-4-defeat-3 = Stained to the waist, and otherwise still in print.
