# Ciò che è stampato sulle carte di un set. Si legge a 9 punti: ogni parola deve meritarsi il
# posto. Gli emblemi ($symbol, $stars, $values e simili) sono singoli caratteri disegnati, o
# scritti in lettere in un terminale. Dopo «puoi» il verbo va all'infinito ($mood = may).

## Frasi: per 1 volta, o, condizioni, offerta, ciò che si fa

travelers-text = { $sentences }
travelers-sentence = { CAPITAL($clause) }.
travelers-once = per 1 volta: { $clause }
travelers-once-headed = per 1 volta, { $clause }
travelers-or = o: { $clause }
travelers-or-headed = o, { $clause }
travelers-if = se { $conditions }: { $clause }
travelers-if-paying = se { $conditions }, { $clause }
travelers-paid = { $payment }: { $effects }
travelers-pay = { $mood ->
    [may] pagare
   *[do] paga
} { $points }
travelers-points = { $amount } { $symbol }
travelers-may = puoi { $clause }
travelers-then = { $before }, { $next }
travelers-and = { $before } e { $next }
travelers-nothing = non succede nulla

## Carte e luoghi

travelers-cards = { $number } { $number ->
    [one] carta
   *[other] carte
}
travelers-cards-with = { $number } { $number ->
    [one] carta
   *[other] carte
} { $symbol }
travelers-place = { $place ->
    [hand] { " " }in mano
    [discard] { " " }negli scarti
   *[either] { "" }
}
travelers-enters = metà { $symbol } in alto
travelers-enters-chosen = metà a scelta in alto
travelers-timing = { $timing ->
    [immediate] Immediato
    [walk-on] Attraversare
   *[choice] Scelta
}

## Condizioni

travelers-counted = { $things } { $place ->
    [play] in gioco
   *[hand] in mano
}
travelers-count = { $how ->
    [least] almeno { $number }
    [most] al massimo { $number }
    [none] zero
   *[exactly] esattamente { $number }
} { $symbol }
travelers-count-cards = { $how ->
    [least] almeno { $number }
    [most] al massimo { $number }
    [none] zero
   *[exactly] esattamente { $number }
} { $number ->
    [one] carta
   *[other] carte
}
travelers-constellation = { $stars }
travelers-constellation-absent = { $stars } non { $place ->
    [play] in gioco
   *[hand] in mano
}
travelers-previous = la carta precedente è { $symbol }
travelers-mapped = { $what } è in mappa
travelers-not-mapped = { $what } non { $count ->
    [one] è
   *[other] sono
} in mappa
travelers-mapped-pair = { $absent } non { $count ->
    [one] è
   *[other] sono
} in mappa e { $mapped } sì
travelers-code = { $code }
travelers-empty-box = { $symbol } ha una casella vuota
travelers-letter = { $letter } è più a sinistra

## Ciò che fanno le abilità

travelers-gain = +{ $amount } { $symbol }
travelers-gains = { $gains }
travelers-get = ottenere { $gains }
travelers-zero = { $mood ->
    [may] portare
   *[do] porta
} { $symbol } a 0
travelers-transfer = { $mood ->
    [may] spostare
   *[do] sposta
} tutti i punti { $from } su { $to }
travelers-take-back = { $mood ->
    [may] riprendere
   *[do] riprendi
} fino a { $most } { $most ->
    [one] carta infusa
   *[other] carte infuse
}
travelers-legacy = { $mood ->
    [may] riempire la casella più a sinistra, aggiungere
   *[do] riempi la casella più a sinistra, aggiungi
} ad { $symbol } il numero più a sinistra
travelers-ignore-modifiers = { $mood ->
    [may] ignorare
   *[do] ignora
} i Modificatori del nemico in questo turno
travelers-repeat = { $mood ->
    [may] ripetere
   *[do] ripeti
} l'abilità precedente pagandone il costo
travelers-multiply = { $mood ->
    [may] moltiplicare
   *[do] moltiplica
} { $symbol } per { $by }

## Ciò che fanno le avventure

travelers-turn = { $mood ->
    [may] girare
   *[do] gira
} { $cards }{ $place }
travelers-trade = { $mood ->
    [may] girare
   *[do] gira
} { $one } e { $two } { $place ->
    [hand] in mano
    [discard] negli scarti
   *[either] nello stesso luogo
}
travelers-swap = { $mood ->
    [may] scambiare
   *[do] scambia
} { $most ->
    [1] { $cards } in mano con una carta negli scarti
   *[other] fino a { $cards } in mano con carte negli scarti
}
travelers-recover = { $mood ->
    [may] scambiare
   *[do] scambia
} { $most ->
    [1] { $cards } negli scarti con una Carta Eliminata, { $enters }
   *[other] fino a { $cards } negli scarti con Carte Eliminate, { $enters }
}
travelers-discard = { $mood ->
    [may] scartare
   *[do] scarta
} { $cards }
travelers-challenge = se { $count }{ $counted }: gira { $cards }{ $prize }; altrimenti esaurisci 1 carta{ $penalty }
travelers-challenge-count = { $how ->
    [more] più di { $number }
    [fewer] meno di { $number }
   *[exactly] esattamente { $number }
} { $number ->
    [one] carta
   *[other] carte
} { $symbol }
travelers-camp = { $mood ->
    [may] scartare
   *[do] scarta
} { $cards } per pescare 2 carte
travelers-helper = { $mood ->
    [may] scartare
   *[do] scarta
} { $cards } per ottenere { $gain }
travelers-observatory = { $mood ->
    [may] scartare
   *[do] scarta
} 1 carta { $first } e 1 carta { $second } { $order ->
    [higher] di valore più alto
    [lower] di valore più basso
   *[same] di uguale valore
} per ottenere { $gain }
travelers-ritual = { $mood ->
    [may] eliminare
   *[do] elimina
} 1 carta per girare { $most ->
    [one] fino a { $most } altra carta
   *[other] fino a { $most } altre carte
}
travelers-curse = { $mood ->
    [may] scartare la mano, girare tutto il Mazzo degli Scarti, pescare
   *[do] scarta la mano, gira tutto il Mazzo degli Scarti, pesca
} 5 carte
travelers-migration = { $mood ->
    [may] scambiare
   *[do] scambia
} questa carta con un'altra della mappa
travelers-gamble = { $mood ->
    [may] scegliere una carta in mano e pescarne
   *[do] scegli una carta in mano e pescane
} 1: se vale { $order ->
    [higher] di più
    [lower] di meno
   *[same] lo stesso
}, tienile; altrimenti scartale
travelers-sacrifice = { $mood ->
    [may] esaurire
   *[do] esaurisci
} 1 carta{ $place } per ottenere { $gain }
travelers-leave = { $mood ->
    [may] lasciare
   *[do] lascia
} lo scontro
travelers-forge = { $mood ->
    [may] scartare
   *[do] scarta
} 1 carta { $first } e 1 carta { $second } per prendere il retro di { $setting ->
    [world] questa carta
   *[dungeon] questa Carta Stanza
}, { $enters }
travelers-take-hero-card = { $mood ->
    [may] prendere
   *[do] prendi
} il retro di { $setting ->
    [world] questa carta
   *[dungeon] questa Carta Stanza
}, { $enters }
travelers-reveal = { $mood ->
    [may] rivelare
   *[do] rivela
} { $code }
travelers-remove-this = { $mood ->
    [may] eliminare
   *[do] elimina
} questa carta
travelers-blank = { $setting ->
    [world] vuota
   *[dungeon] la stanza è vuota
}
travelers-fill-mark = { $mood ->
    [may] riempire
   *[do] riempi
} la casella più a sinistra
travelers-teleport = { $mood ->
    [may] andare
   *[do] vai
} in una cella qualsiasi di { $code }
travelers-fight = { $mood ->
    [may] combattere
   *[do] combatti
}
travelers-fight-enemy = { $mood ->
    [may] combattere
   *[do] combatti
} { $enemy }
travelers-win = hai vinto
travelers-boss-defeated = { $mood ->
    [may] tornare
   *[do] torna
} in 1A per vincere

## La riga sotto il nome di una metà

travelers-exhaust = Paga { $cost } { $symbol }: scarta. O: { $otherwise }.
travelers-exhaust-shield = In mano, o paga { $cost } { $symbol }: scarta. O: { $otherwise }.
travelers-exhaust-turn = gira, scarta
travelers-exhaust-remove = elimina

## Nemici

travelers-enemy = { $name } { $values }
travelers-enemy-modified = { $name } { $values }, { $title } ({ $rule })
travelers-modifier-change = ha { $symbol } { $by }
travelers-trap = Trappola
travelers-trap-rule = niente { $defense }; cede se la tua { $defense } è almeno il suo { $attack }
travelers-attack-debuff = { $sign ->
    [air] Teme le raffiche
    [earth] Teme il fango
    [fire] Teme le scintille
    [water] Teme gli schizzi
    [cards] Ti sottovaluta
    [I] Si distrae
   *[II] Teme i grandi
}
travelers-defense-debuff = { $sign ->
    [air] Vola via
    [earth] Friabile
    [fire] Infiammabile
    [water] Solubile
    [cards] Guardia bassa
    [I] Spalle scoperte
   *[II] Scudo incrinato
}
travelers-attack-buff = { $sign ->
    [air] Corre col vento
    [earth] Pugno di pietra
    [fire] Mangia fuoco
    [water] Cavalca l'onda
    [cards] Perde la pazienza
    [I] Cerca la rissa
   *[II] Invidia i grandi
}
travelers-defense-buff = { $sign ->
    [air] Antivento
    [earth] Salde radici
    [fire] A prova di fiamma
    [water] Impermeabile
    [cards] Sta in guardia
    [I] Testa dura
   *[II] Dietro le mura
}
