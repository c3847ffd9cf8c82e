# The table of Estro in the browser.

## Places

mazzo-stage-estro-hand-own = La tua mano
mazzo-stage-estro-hand = Mano di { $seat }
mazzo-stage-estro-deck-own = Il tuo mazzo
mazzo-stage-estro-deck = Mazzo di { $seat }
mazzo-stage-estro-deck-horde = Mazzo dell'Orda
mazzo-stage-estro-deck-list = Carte nel tuo mazzo, in ordine sparso
mazzo-stage-estro-incinerator-own = Il tuo inceneritore
mazzo-stage-estro-incinerator = Inceneritore di { $seat }
mazzo-stage-estro-incinerator-horde = Inceneritore dell'Orda
mazzo-stage-estro-incinerator-guardians = Inceneritore dei guardiani
mazzo-stage-estro-guardians = Guardiani dell'astronave { $ship }
mazzo-stage-estro-side-of = Lato di { $side }
mazzo-stage-estro-half = { $side }, { $zone }
mazzo-stage-estro-looking = Carte che vedi
mazzo-stage-estro-ashes = Carte tra cui scegliere
mazzo-stage-estro-announced = Doni annunciati
mazzo-stage-estro-announced-by = Annunciato: { $player }.
mazzo-stage-estro-announced-for = Per { $targets }.
mazzo-stage-estro-objects = Oggetti
mazzo-stage-estro-bastion = Bastione
mazzo-stage-estro-modes = Modalità

## How the match stands

mazzo-stage-estro-round = Round
mazzo-stage-estro-round-of = { $round } di { $last }
mazzo-stage-estro-turn = Turno
mazzo-stage-estro-phase = Fase
mazzo-stage-estro-attacks = Attacchi rimasti
mazzo-stage-estro-connections = Connessioni Quantiche
mazzo-stage-estro-points = Punti zona: { $side } { $one }, { $other } { $two }.
mazzo-stage-estro-modifiers = Bonus e malus di estro
mazzo-stage-estro-inverted = invertiti
mazzo-stage-estro-result = Esito
mazzo-stage-estro-masked = Nascosto dalla Modalità Mnemonica

## How a player stands

mazzo-stage-estro-team = Squadra
mazzo-stage-estro-tokens = Necrotoken
mazzo-stage-estro-rerolls = Rilanci
mazzo-stage-estro-skips = Pescate da saltare
mazzo-stage-estro-actions = Azioni Sinaptiche
mazzo-stage-estro-standing = Stato

## A clash

mazzo-stage-estro-attack-die = Dado dell'attaccante
mazzo-stage-estro-defence-die = Dado del difensore
mazzo-stage-estro-attack-total = TOT dell'attaccante
mazzo-stage-estro-defence-total = TOT del difensore
mazzo-stage-estro-attack-primary = Valore primario dell'attaccante
mazzo-stage-estro-defence-primary = Valore primario del difensore
