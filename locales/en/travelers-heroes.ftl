# The heroes of the generated sets: classes, titles and the names of hero card halves (TS-8.18).
# A half is called by a noun and an epithet; any noun may meet any epithet, so both are short.
# A noun that ends in -2 belongs to the two-tip half of its template.

## Classes

ts-class-b = Banner-Bearer
ts-class-e = Ink-Brewer
ts-class-c = Sky-Piercer

## Heroes of the banners

ts-class-b-title-1 = Oda of the Mended Flags
ts-class-b-about-1 = She sewed a truce flag so well that neither army dared to spoil it.
ts-class-b-title-2 = Tullo, Sword Changer
ts-class-b-about-2 = He changes swords into shields at a fair rate, and keeps the crumbs.
ts-class-b-title-3 = Nives, Herald by Kite
ts-class-b-about-3 = She flies her orders. The wind learned to read, and prefers gossip.
ts-class-b-title-4 = Gaspar, Pole Whittler
ts-class-b-about-4 = His flagpoles bloom in spring. Armies camp under them for the plums.
ts-class-b-title-5 = Mina Half-Drum
ts-class-b-about-5 = She drums the first half of a march. The echo makes up the rest.
ts-class-b-title-6 = Berto, Swallowtail Tailor
ts-class-b-about-6 = He cuts flags with two tips: one to obey and one to answer back.
ts-class-b-title-7 = Zita, Camp Laundress
ts-class-b-about-7 = She washed the enemy's flag as well. It came out ours.
ts-class-b-title-8 = Fosco, Retired Weathercock
ts-class-b-about-8 = Thirty years he pointed at the wind. Now the wind points at him.

## Heroes of the elements

ts-class-e-title-1 = Pia the Soot Gatherer
ts-class-e-about-1 = She burns old love letters for their soot, the warmest black of all.
ts-class-e-title-2 = Doro, Rain Vintner
ts-class-e-about-2 = He sells rain by the year. Shake the best one and it still thunders.
ts-class-e-title-3 = Sybil, Nurse of Winds
ts-class-e-about-3 = She raises orphan winds. Not one has learned to shut the door.
ts-class-e-title-4 = Toby the Ochre Digger
ts-class-e-about-4 = Digging for yellow, he struck a sunset. It has not gone down since.
ts-class-e-title-5 = Lucilla, Insult Boiler
ts-class-e-about-5 = She boils rude words down to ink. It bites, and never fades.
ts-class-e-title-6 = Timo, Postman of Embers
ts-class-e-about-6 = His letters arrive still burning, so do learn to read quickly.
ts-class-e-title-7 = Vesna, Filer of Tides
ts-class-e-about-7 = She once misfiled a tide, and a whole town woke up out at sea.
ts-class-e-title-8 = Elio the Weather Mixer
ts-class-e-about-8 = A spoon of each element. If the cup hums, drink; if it sings, run.

## Heroes of the constellations

ts-class-c-title-1 = Alba, Tailor to the Night
ts-class-c-about-1 = Each evening she pins up the dark. The stars are the pinholes.
ts-class-c-title-2 = Ivo, Comet Stamper
ts-class-c-about-2 = He stamps comets on their way out. One came back about the date.
ts-class-c-title-3 = Cleo, Presser of Moons
ts-class-c-about-3 = She irons the moon for the almanac. The creases are last month's.
ts-class-c-title-4 = Tad of the Lost Stars
ts-class-c-about-4 = He gives fallen stars back. Nobody ever comes for the red one.
ts-class-c-title-5 = Beata Who Joins the Dots
ts-class-c-about-5 = She joins the stars with string. Last night they made a door.
ts-class-c-title-6 = Orso, Schoolmaster of Owls
ts-class-c-about-6 = He taught the owls to count the stars. They say there is one extra.
ts-class-c-title-7 = Myrtle, Well Astronomer
ts-class-c-about-7 = She studies the stars at the bottom of a well. One is looking up.
ts-class-c-title-8 = Zeno, Usher at Eclipses
ts-class-c-about-8 = He tears the tickets for eclipses. The seat beside yours is taken.

## Nouns of the banners

ts-noun-b-basic-1 = Pennon Jab
ts-noun-b-basic-2 = Double Hem
ts-noun-b-basic-3 = Pole Swing
ts-noun-b-basic-4 = Canvas Wall
ts-noun-b-basic-5 = Lance Waltz
ts-noun-b-basic-6 = Drum Rampart
ts-noun-b-basic-7 = Cavalry Jig
ts-noun-b-basic-8 = Tent Bastion
ts-noun-b-s1 = Coin Toss
ts-noun-b-s1-2 = Loaded Coin
ts-noun-b-s2 = Parley
ts-noun-b-s2-2 = Truce Clause
ts-noun-b-1 = Rallying Cry
ts-noun-b-1-2 = Grand Muster
ts-noun-b-2 = Furled Sail
ts-noun-b-2-2 = Silent Host
ts-noun-b-3 = Pin and Fork
ts-noun-b-3-2 = Both Colours
ts-noun-b-4 = Shield Toss
ts-noun-b-4-2 = Rampart Sale
ts-noun-b-5 = Full Parade
ts-noun-b-5-2 = Stampede
ts-noun-b-6 = Deep Pockets
ts-noun-b-6-2 = Rear Guard
ts-noun-b-7 = Split Ensign
ts-noun-b-7-2 = Twin Talons
ts-noun-b-8 = Muffled Coat
ts-noun-b-8-2 = Inner Keep
ts-noun-b-9 = Sword Swap
ts-noun-b-9-2 = Melted Lance
ts-noun-b-10 = Pike and Pan
ts-noun-b-10-2 = Full Panoply
ts-noun-b-11 = Open Gate
ts-noun-b-11-2 = Burnt Bridge
ts-noun-b-12 = Turned Coat
ts-noun-b-12-2 = Rolling Wall
ts-noun-b-13 = Checked Sail
ts-noun-b-13-2 = Quilted Host
ts-noun-b-14 = Quiet Camp
ts-noun-b-14-2 = Lone Bivouac
ts-noun-b-15 = Pike Fence
ts-noun-b-15-2 = Needle Hedge
ts-noun-b-legacy = Oriflamme

## Nouns of the elements

ts-noun-e-basic-1 = Nib Scratch
ts-noun-e-basic-2 = Cork Stopper
ts-noun-e-basic-3 = Ink Fling
ts-noun-e-basic-4 = Glazed Jar
ts-noun-e-basic-5 = Vat Surge
ts-noun-e-basic-6 = Wax Jacket
ts-noun-e-basic-7 = Kettle Burst
ts-noun-e-basic-8 = Stone Mortar
ts-noun-e-s1 = Spill or Sip
ts-noun-e-s1-2 = Split Nib
ts-noun-e-s2 = Lid or Ladle
ts-noun-e-s2-2 = Sealed Flask
ts-noun-e-1 = Rising Boil
ts-noun-e-1-2 = Overflow
ts-noun-e-2 = Kept Phials
ts-noun-e-2-2 = False Bottom
ts-noun-e-3 = Ladle Smack
ts-noun-e-3-2 = Crucible
ts-noun-e-4 = Thick Apron
ts-noun-e-4-2 = Tanned Hide
ts-noun-e-5 = Triple Brew
ts-noun-e-5-2 = Wild Recipe
ts-noun-e-6 = Pure Pigment
ts-noun-e-6-2 = Spotless Cut
ts-noun-e-7 = Spice Rack
ts-noun-e-7-2 = Apothecary
ts-noun-e-8 = Double Dip
ts-noun-e-8-2 = Reprint
ts-noun-e-9 = Second Coat
ts-noun-e-9-2 = Old Varnish
ts-noun-e-10 = Bar Soap
ts-noun-e-10-2 = White Gloves
ts-noun-e-11 = Marbled Lash
ts-noun-e-11-2 = Peacock Comb
ts-noun-e-12 = Swirled Cape
ts-noun-e-12-2 = Agate Mantle
ts-noun-e-13 = Peeled Glaze
ts-noun-e-13-2 = Emptied Vat
ts-noun-e-14 = Cooled Iron
ts-noun-e-14-2 = Sediment
ts-noun-e-15 = Oilcloth
ts-noun-e-15-2 = Leather Bib
ts-noun-e-legacy = First Colour

## Nouns of the constellations

ts-noun-c-basic-1 = Pin Prick
ts-noun-c-basic-2 = Thimble Cap
ts-noun-c-basic-3 = Needle Dart
ts-noun-c-basic-4 = Felt Curtain
ts-noun-c-basic-5 = Awl Thrust
ts-noun-c-basic-6 = Moon Parasol
ts-noun-c-basic-7 = Meteorite
ts-noun-c-basic-8 = Velvet Dome
ts-noun-c-s1 = Sun or Moon
ts-noun-c-s1-2 = Eclipse Bet
ts-noun-c-s2 = Veil or Glow
ts-noun-c-s2-2 = Hidden Moon
ts-noun-c-1 = Empty Sky
ts-noun-c-1-2 = Blind Night
ts-noun-c-2 = Cloud Cover
ts-noun-c-2-2 = Overcast
ts-noun-c-3 = Rising Sign
ts-noun-c-3-2 = Zenith
ts-noun-c-4 = Slow Orbit
ts-noun-c-4-2 = Nine Haloes
ts-noun-c-5 = Night Hook
ts-noun-c-5-2 = Comet Leash
ts-noun-c-6 = Tidal Pull
ts-noun-c-6-2 = Moon Mooring
ts-noun-c-7 = Bright Omen
ts-noun-c-7-2 = Conjunction
ts-noun-c-8 = Warm Halo
ts-noun-c-8-2 = Aurora Veil
ts-noun-c-9 = Mirror Sky
ts-noun-c-9-2 = Comet Pair
ts-noun-c-10 = Glass Moon
ts-noun-c-10-2 = Still Lake
ts-noun-c-11 = Solstice
ts-noun-c-11-2 = Sky Rip
ts-noun-c-12 = Equinox
ts-noun-c-12-2 = Long Dusk
ts-noun-c-legacy = Oldest Star

## Epithets

ts-epithet-fire-1 = of Cinders
ts-epithet-fire-2 = of Chimneys
ts-epithet-fire-3 = of Wicks
ts-epithet-fire-4 = of Lanterns
ts-epithet-water-1 = of Drizzle
ts-epithet-water-2 = of Cold Tea
ts-epithet-water-3 = of Undertow
ts-epithet-water-4 = of Puddles
ts-epithet-air-1 = of Draughts
ts-epithet-air-2 = of Kites
ts-epithet-air-3 = of Dandelions
ts-epithet-air-4 = of Sneezes
ts-epithet-earth-1 = of Clay
ts-epithet-earth-2 = of Roots
ts-epithet-earth-3 = of Moles
ts-epithet-earth-4 = of Flint
ts-epithet-plain-1 = of Paper
ts-epithet-plain-2 = of Twine
ts-epithet-plain-3 = of Chalk
ts-epithet-plain-4 = of Buttons
ts-epithet-shield = up a Sleeve
ts-epithet-deflect = of Ricochet
ts-epithet-tenacity = of the Mule
ts-epithet-perk-1 = with Lining
ts-epithet-perk-2 = of Bonfires
ts-epithet-perk-3 = of Hills
ts-epithet-perk-4 = of Gales
ts-epithet-perk-5 = of Rapids
ts-epithet-perk-6 = of Matchboxes
ts-epithet-perk-7 = of Seeds
ts-epithet-perk-8 = of Whistles
ts-epithet-perk-9 = of Sponges
ts-epithet-perk-10 = of Refills
ts-epithet-perk-11 = of One Star
ts-epithet-perk-12 = of Two Stars
ts-epithet-perk-13 = of Pennants
ts-epithet-perk-14 = of Swallows
ts-epithet-perk-15 = of Shrugs
ts-epithet-perk-16 = of Echoes
ts-half-name = { $noun } { $epithet }
