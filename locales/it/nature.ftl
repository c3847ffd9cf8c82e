nature-name = Command of Nature
nature-blurb = Guida una formazione di Elementali, costruisci il tuo mazzo e sconfiggi il Saggio nemico.

## Words

nature-phase-sages = Preparazione (Saggi)
nature-phase-warriors = Preparazione (Guerrieri)
nature-phase-dawn = Fase I (alba)
nature-phase-actions = Fase II (azioni)
nature-phase-markets = Fase III (mercati)
nature-phase-clean-up = Fase IV (riordino)

nature-faction-pebble = Ciottolo
nature-faction-droplet = Goccia
nature-faction-twig = Rametto
nature-faction-leaf = Foglia

nature-rows = { $rows ->
    [i] Fila I
    [ii] Fila II
    [iii] Fila III
    [i-ii] Fila I o II
    [i-iii] Fila I o III
    [ii-iii] Fila II o III
   *[other] qualsiasi fila
}

nature-space = slot { $space }
nature-named = { $card }
nature-standing = { $card } (slot { $space })
nature-spot = { $card } (slot { $space }) di { $side }

## A card in one line

nature-line-elemental = { $kind } · FOR { $strength } · PS { $health } · { $price } · effetto in { $rows }
nature-line-basic = { $kind } · FOR { $strength } · PS { $health } · { $price }
nature-line-command = { $kind } · { $price }
nature-kind-sage = Saggio { $faction }
nature-kind-champion = Campione { $faction } di livello { $level }
nature-kind-warrior = Guerriero { $faction }
nature-kind-basic = Elementale Base { $faction }
nature-kind-attack = { $style ->
    [melee] Comando Attacco in Mischia
   *[ranged] Comando Attacco a Distanza
}
nature-kind-instant = Comando Istantaneo
nature-kind-utility = Comando Utilità
nature-price = costo { $cost }
nature-price-pack = ★

## The text of a card: sentences

nature-text = { $sentences }
nature-text-basic = Nessun effetto.
nature-no-effect = non succede nulla
nature-dawn = Alba: { $effect }.
nature-dawn-needs = Alba, se questo Elementale ha almeno 1 { $token ->
    [boost] potenziamento
   *[shield] scudo
}: { $effect }.
nature-trigger-auto = Quando { $event }: { $effect }.
nature-trigger-ask = Quando { $event }: se vuoi, { $effect }.
nature-instant = Gioca quando { $event }: { $effect }.
nature-utility = Gioca: { $effect }.
nature-faction-action = Azione di livello { $level }: { $effect }.
nature-afterwards = Poi { $effect }.

nature-lends-wounds = Quando { $subject } effettua un attacco { $style ->
    [melee] in mischia
   *[ranged] a distanza
}: quell'Elementale ha +1 FOR durante l'attacco per ogni segnalino danno su questo Elementale.
nature-keeps-boosts = I potenziamenti su questo Elementale non vengono rimossi dopo il suo attacco.
nature-returns-to-hand = Quando questo Elementale viene sconfitto: torna nella tua mano invece di essere rimosso dalla partita.
nature-guards = Quando { $subject } sta per subire danni: se vuoi, questo Elementale subisce quei danni al suo posto.
nature-steps-in = Quando uno dei tuoi Elementali collegati a questo Elementale sta per subire danni: se vuoi, i due si scambiano di posto e questo Elementale subisce quei danni al posto dell'altro.

nature-attack-rows = Attacco { $style ->
    [melee] in mischia
   *[ranged] a distanza
} di { $attacker } contro { $count ->
    [1] un Elementale nemico
   *[other] un massimo di { $count } Elementali nemici
}{ $place }.
nature-attack-away = Attacco { $style ->
    [melee] in mischia
   *[ranged] a distanza
} di { $attacker } contro { $count ->
    [1] un Elementale nemico
   *[other] un massimo di { $count } Elementali nemici
} a { $away ->
    [one] { $away } fila
   *[other] { $away } file
} di distanza.
nature-attack-damage = Infligge { $targets ->
    [several] a ciascuno{ " " }
   *[one] { "" }
}danni pari alla sua FOR.
nature-attack-damage-changed = Infligge { $targets ->
    [several] a ciascuno{ " " }
   *[one] { "" }
}danni pari alla sua FOR { $change ->
    [less] − { $count }
   *[more] + { $count }
}.
nature-shields-become-strength = Rimuovi tutti gli scudi dall'attaccante: ha +1 FOR durante l'attacco per ciascuno di essi.
nature-basic-bonus = Se l'attaccante è un Elementale Base, ha +{ $count } FOR durante l'attacco.

## Events that effects answer

nature-when-attacks = { $subject } { $style ->
    [melee] effettua un attacco in mischia
    [ranged] effettua un attacco a distanza
   *[any] attacca
}
nature-when-attacked = { $subject } viene attaccato{ $style ->
    [melee] { " " }in mischia
    [ranged] { " " }a distanza
   *[any] { "" }
}
nature-when-deals-damage = questo Elementale infligge danni attaccando
nature-when-defeats = questo Elementale sconfigge un Elementale nemico attaccando
nature-when-enters-formation = { $who ->
    [this] questo Elementale
    [another] un altro Elementale
   *[any] un Elementale
} entra nella tua formazione
nature-when-left-formation = { $who ->
    [this] questo Elementale
    [another] un altro Elementale
   *[any] un Elementale
} lascia la tua formazione
nature-when-enters-row = { $subject } entra in { $rows }
nature-when-shields-added = { $subject } riceve uno o più scudi
nature-when-shields-removed = vengono rimossi uno o più scudi da { $subject }

## Steps of an effect

nature-then = { $first }, poi { $later }
nature-choose = scegli fino a { $count } { $side ->
    [own] dei tuoi Elementali{ $sort }
   *[enemy] Elementali nemici{ $sort }
}{ $place }{ $linked } e { $clause }
nature-gain = guadagna { $what }
nature-put = metti { $what } { $who }
nature-put-both = metti { $boosts ->
    [one] { $boosts } potenziamento
   *[other] { $boosts } potenziamenti
} e { $shields ->
    [one] { $shields } scudo
   *[other] { $shields } scudi
} { $who }
nature-put-either = metti 1 potenziamento o 1 scudo { $who }
nature-deal = infliggi { $what } { $who }
nature-draw = pesca { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
nature-draw-if-defeated = pesca { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} se quell'Elementale viene sconfitto da questo attacco
nature-discard = scarta { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} dalla mano
nature-discard-up-to = scarta { $count ->
    [1] 1 carta
   *[other] fino a { $count } carte
} dalla mano
nature-fetch-up-to = sposta { $count ->
    [1] 1 carta
   *[other] fino a { $count } carte
} dalla tua pila degli scarti alla tua mano
nature-recall = sposta 1 carta dalla tua pila degli scarti in cima al tuo mazzo
nature-revive = sposta 1 Elementale dalla tua pila degli scarti nella tua formazione, come se lo evocassi
nature-attack-from-discard = gioca un Comando Attacco dalla tua pila degli scarti
nature-exchange = scambia di posto { $one } e { $other }
nature-exchange-two = scambia di posto due { $side ->
    [own] dei tuoi Elementali{ $sort }
   *[enemy] Elementali nemici{ $sort }
}{ $place }{ $linked }
nature-withdraw = sposta { $who } nella pila degli scarti del suo proprietario
nature-strip = rimuovi tutti i potenziamenti e gli scudi { $who }
nature-heal = rimuovi tutti i segnalini danno { $who }
nature-spend = rimuovi { $token ->
    [boost] { $count ->
        [1] 1 potenziamento
       *[other] fino a { $count } potenziamenti
    }
   *[shield] { $count ->
        [1] 1 scudo
       *[other] fino a { $count } scudi
    }
} { $who }
nature-divide-shields = rimuovi tutti gli scudi dai tuoi Elementali, poi metti altrettanti scudi sui tuoi Elementali, divisi come preferisci
nature-reduce = riduci di { $count } i danni inflitti a quell'Elementale
nature-annul = riduci a 0 i danni inflitti a quell'Elementale

## How much

nature-what-fixed = { $thing ->
    [gold] { $count ->
        [one] { $count } moneta d'oro
       *[other] { $count } monete d'oro
    }
    [boost] { $count ->
        [one] { $count } potenziamento
       *[other] { $count } potenziamenti
    }
    [shield] { $count ->
        [one] { $count } scudo
       *[other] { $count } scudi
    }
   *[damage] { $count ->
        [one] { $count } danno
       *[other] { $count } danni
    }
}
nature-what-per-paid = { $thing ->
    [gold] { $count ->
        [one] { $count } moneta d'oro
       *[other] { $count } monete d'oro
    }
    [boost] { $count ->
        [one] { $count } potenziamento
       *[other] { $count } potenziamenti
    }
    [shield] { $count ->
        [one] { $count } scudo
       *[other] { $count } scudi
    }
   *[damage] { $count ->
        [one] { $count } danno
       *[other] { $count } danni
    }
} per ogni { $paid ->
    [card] carta scartata
    [boost] potenziamento rimosso
   *[shield] scudo rimosso
}
nature-what-per-token = { $thing ->
    [gold] 1 moneta d'oro
    [boost] 1 potenziamento
    [shield] 1 scudo
   *[damage] 1 danno
} per ogni { $token ->
    [boost] potenziamento
   *[shield] scudo
} su questo Elementale
nature-what-attack-strength = { $thing ->
    [gold] monete d'oro
    [boost] potenziamenti
    [shield] scudi
   *[damage] danni
} pari alla FOR dell'attacco
nature-what-some = { $thing ->
    [gold] monete d'oro
    [boost] potenziamenti
    [shield] scudi
   *[damage] danni
}
nature-more-for = { $clause }, più { $more } se quell'Elementale è della fazione { $faction }
nature-per-connected = { $clause }, 1 per ogni Elementale { $faction } collegato ad esso
nature-by-paid = { $clause }: { $table }
nature-by-paid-more = { $before }, { $next }
nature-by-paid-entry = { $amount } { $thing ->
    [gold] { $amount ->
        [one] moneta d'oro
       *[other] monete d'oro
    }
    [boost] { $amount ->
        [one] potenziamento
       *[other] potenziamenti
    }
    [shield] { $amount ->
        [one] scudo
       *[other] scudi
    }
   *[damage] { $amount ->
        [one] danno
       *[other] danni
    }
} per { $paid ->
    [card] { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
    [boost] { $count ->
        [one] { $count } potenziamento
       *[other] { $count } potenziamenti
    }
   *[shield] { $count ->
        [one] { $count } scudo
       *[other] { $count } scudi
    }
}
nature-by-sage-row = { $clause }: { $first } se il tuo Saggio è in Fila I, { $second } in Fila II, { $third } in Fila III

## Whom

nature-who-this = { $role ->
    [on] su questo Elementale
    [to] a questo Elementale
    [from] da questo Elementale
   *[other] questo Elementale
}
nature-who-this-in-rows = questo Elementale, trovandosi in { $rows },
nature-who-that = { $role ->
    [on] su quell'Elementale
    [to] a quell'Elementale
    [from] da quell'Elementale
   *[other] quell'Elementale
}
nature-who-attacker = { $role ->
    [on] sull'attaccante
    [to] all'attaccante
    [from] dall'attaccante
   *[other] l'attaccante
}
nature-who-sage = { $role ->
    [on] sul tuo Saggio
    [to] al tuo Saggio
    [from] dal tuo Saggio
   *[other] il tuo Saggio
}
nature-who-them = { $role ->
    [on] su ciascuno
    [to] a ciascuno
    [from] da ciascuno
   *[other] ciascuno
}
nature-who-one = { $role ->
    [on] su{ " " }
    [to] a{ " " }
    [from] da{ " " }
   *[other] { "" }
}{ $side ->
    [own] { $another ->
        [yes] un altro
       *[no] uno
    } dei tuoi Elementali{ $sort }
   *[enemy] { $another ->
        [yes] un altro
       *[no] un
    } Elementale nemico{ $sort }
}{ $place }{ $linked }
nature-who-each = { $role ->
    [on] su{ " " }
    [to] a{ " " }
    [from] da{ " " }
   *[other] { "" }
}{ $side ->
    [own] ciascuno dei tuoi Elementali{ $sort }
   *[enemy] ciascun Elementale nemico{ $sort }
}{ $place }{ $linked }
nature-sort-any = { "" }
nature-sort-no-sage = { " " }(Saggi esclusi)
nature-sort-faction = { " " }{ $faction }
nature-sort-faction-no-sage = { " " }{ $faction } (Saggi esclusi)
nature-place-any = { "" }
nature-place = { " " }in { $rows }
nature-linked-any = { "" }
nature-linked-sage = { " " }collegati al tuo Saggio
nature-linked-this = { " " }collegati a questo
nature-linked-both = { " " }collegati a questo e al tuo Saggio

## The log

nature-event-sage-chosen = { $seat } ha scelto { $card } come Saggio.
nature-event-warriors-chosen = { $seat } ha scelto in segreto i suoi Guerrieri.
nature-event-warriors-revealed = { $seat } ha rivelato i suoi Guerrieri: { $left } a sinistra, { $right } a destra.
nature-event-turn-began = Turno { $turn }: ora tocca a { $side }.
nature-event-phase-began = Inizio della { $phase }.
nature-event-said-done = { $seat } ha detto di aver concluso la fase.
nature-event-dawn-used = { $seat } ha usato l'effetto alba di { $card } (slot { $space }).
nature-event-summoned = { $seat } ha evocato { $card } nello slot { $space }.
nature-event-revived = { $seat } ha riportato { $card } dalla pila degli scarti allo slot { $space }.
nature-event-attacked = { $seat } ha giocato { $command }: { $attacker } ha attaccato { $targets }.
nature-event-played = { $seat } ha giocato { $card }.
nature-event-instant-played = { $seat } ha risposto con { $command } per { $target }.
nature-event-passed = { $seat } ha passato.
nature-event-faction-action-taken = { $seat } ha usato l'azione di livello { $level } di { $sage }.
nature-event-exchanged = { $one } e { $other } si sono scambiati di posto.
nature-event-drew = { $seat } ha pescato { $cards }.
nature-event-drew-hidden = { $seat } ha pescato { $count ->
    [one] una carta.
   *[other] { $count } carte.
}
nature-event-reshuffled = { $seat } ha rimescolato la pila degli scarti in un nuovo mazzo.
nature-event-discarded = { $seat } ha scartato { $card }.
nature-event-fetched = { $seat } ha ripreso in mano { $card } dalla pila degli scarti.
nature-event-recalled = { $seat } ha messo { $card } dalla pila degli scarti in cima al mazzo.
nature-event-bought = { $seat } ha comprato { $card } per { $price ->
    [one] { $price } moneta d'oro
   *[other] { $price } monete d'oro
}.
nature-event-bought-into-formation = { $seat } ha comprato { $card } per { $price ->
    [one] { $price } moneta d'oro
   *[other] { $price } monete d'oro
}, direttamente nello slot { $space }.
nature-event-sold = { $seat } ha venduto { $card }.
nature-event-refreshed = { $seat } ha rinnovato il { $market ->
    [elementals] Mercato Elementale
   *[commands] Mercato Comando
}.
nature-event-turned-up = Il { $market ->
    [elementals] Mercato Elementale
   *[commands] Mercato Comando
} ha rivelato { $card }.
nature-event-gold-gained = Oro guadagnato da { $side }: { $count }.
nature-event-boosts-put = { $spot } ha ricevuto { $count ->
    [one] { $count } potenziamento
   *[other] { $count } potenziamenti
}.
nature-event-shields-put = { $spot } ha ricevuto { $count ->
    [one] { $count } scudo
   *[other] { $count } scudi
}.
nature-event-boosts-removed = { $spot } ha perso { $count ->
    [one] { $count } potenziamento
   *[other] { $count } potenziamenti
}.
nature-event-shields-removed = { $spot } ha perso { $count ->
    [one] { $count } scudo
   *[other] { $count } scudi
}.
nature-event-reduced = I danni contro { $spot } si sono ridotti di { $count }.
nature-event-annulled = I danni contro { $spot } si sono ridotti a 0.
nature-event-redirected = { $to } ha preso su di sé i danni destinati a { $from }.
nature-event-damaged = { $spot } ha subito { $count ->
    [one] { $count } danno
   *[other] { $count } danni
}.
nature-event-healed = { $spot } ha rimosso tutti i suoi segnalini danno.
nature-event-defeated = { $spot } ha subito la sconfitta.
nature-event-defeated-by = { $seat } ha sconfitto { $spot }.
nature-event-returned = { $seat } ha ripreso in mano { $card } dopo la sconfitta.
nature-event-withdrawn = { $spot } ha lasciato la formazione per la pila degli scarti del suo proprietario.
nature-event-level-gained = { $seat } ha raggiunto il livello { $level }.
nature-event-champion-unlocked = { $seat } ha sbloccato il Campione { $card } e l'azione fazione di livello { $level }.
nature-event-reformed = { $card } di { $side } ha preso il posto vuoto davanti: dallo slot { $from } allo slot { $to }.
nature-event-triggered = Si è innescato l'effetto di { $spot }.
nature-event-declined = { $seat } ha rinunciato all'effetto di { $card } (slot { $space }).
nature-event-attack-failed = L'attacco con { $command } non ha avuto seguito.
nature-event-conceded = { $seat } ha abbandonato la partita.
nature-event-turn-limit-reached = Il limite di { $count ->
    [one] { $count } turno è stato raggiunto.
   *[other] { $count } turni è stato raggiunto.
}
nature-event-drawn = La partita è finita in parità.
nature-event-won = { $count ->
    [one] { $winners } ha vinto e diventa Maestro degli Elementi!
   *[other] { $winners } hanno vinto e diventano Maestri degli Elementi!
}

## Refusals

nature-reason-game-over = La partita è finita: non si può fare altro.
nature-reason-has-conceded = Hai abbandonato la partita: il tuo posto non agisce più.
nature-reason-not-your-turn = È il turno dell'avversario: aspetta che ti venga chiesto qualcosa.
nature-reason-answer-first = Qualcun altro deve prima rispondere a una domanda: aspetta.
nature-reason-not-an-answer = Questo non risponde alla domanda: scegli una delle risposte proposte.
nature-reason-not-asked = Ora non viene chiesto nulla del genere: scegli una delle azioni proposte.
nature-reason-wrong-phase = Si può fare soltanto in questa fase: { $phase }.
nature-reason-already-done = Hai già concluso questa parte: aspetta gli altri.
nature-reason-sage-taken = Il Saggio { $card } è già stato preso: scegline un altro.
nature-reason-not-a-sage = { $card } non è un Saggio: scegli un Saggio.
nature-reason-not-your-warriors = Scegli due Guerrieri diversi del tuo mazzetto Saggio.
nature-reason-not-in-hand = { $card } non è nella tua mano: usa una carta che hai in mano.
nature-reason-not-in-discard = { $card } non è nella tua pila degli scarti: scegli una carta che ne fa parte.
nature-reason-no-such-space = La formazione non ha uno slot { $space }.
nature-reason-empty-space = Lo slot { $space } è vuoto: scegline uno con un Elementale.
nature-reason-space-taken = Lo slot { $space } è occupato: scegline uno vuoto.
nature-reason-formation-full = La tua formazione è al completo: serve uno slot vuoto.
nature-reason-not-frontmost = Un Elementale va nella fila più avanzata che ha uno slot vuoto: ora { $rows }.
nature-reason-not-an-elemental = { $card } non è un Elementale: si evocano soltanto Elementali.
nature-reason-no-action-points = Non restano punti azione: concludi la fase.
nature-reason-instant-as-action = { $card } è un Comando Istantaneo: giocalo quando uno dei tuoi Elementali viene attaccato.
nature-reason-not-an-attack = { $card } non è un Comando Attacco: per attaccare ne serve uno.
nature-reason-not-a-utility = { $card } non è un Comando Utilità: solo questi si giocano così.
nature-reason-not-an-instant = { $card } non è un Comando Istantaneo: solo questi rispondono a un attacco.
nature-reason-attacker-row = L'attaccante deve trovarsi in { $rows }.
nature-reason-has-attacked = { $card } ha già attaccato in questo turno: attacca con un altro Elementale.
nature-reason-out-of-reach = Il Comando non arriva allo slot { $space }: scegli un bersaglio alla sua portata.
nature-reason-no-attack-possible = Ora nessuno dei tuoi Elementali può attaccare qualcuno con { $card }.
nature-reason-target-count = { $count ->
    [1] Scegli esattamente 1 bersaglio.
   *[other] Scegli da 1 a { $count } bersagli.
}
nature-reason-not-connected = Gli slot { $one } e { $other } non sono collegati: scambia due slot collegati.
nature-reason-nothing-to-draw = Il tuo mazzo e la tua pila degli scarti sono vuoti: non c'è nulla da pescare.
nature-reason-no-dawn-effect = { $card } non ha un effetto alba.
nature-reason-not-the-owner = { $card } appartiene al tuo compagno di squadra: solo il proprietario ne usa l'effetto.
nature-reason-not-there-at-dawn = { $card } non era in una fila adatta all'inizio del turno: il suo effetto alba deve attendere un turno successivo.
nature-reason-wrong-row = L'effetto di { $card } funziona soltanto in { $rows }.
nature-reason-dawn-used = L'effetto alba di { $card } è già stato usato in questo turno: si usa una volta per turno.
nature-reason-nothing-to-do = Ora non avrebbe alcun effetto.
nature-reason-cannot-be-done = { $card } richiede qualcosa che ora non si può fare.
nature-reason-locked = Questa azione fazione è bloccata fino al livello { $level }.
nature-reason-no-such-action = Questa azione fazione non esiste: si sbloccano ai livelli 4, 6 e 8.
nature-reason-faction-action-taken = Hai già usato un'azione fazione in questo turno: il limite è una per turno.
nature-reason-sage-gone = Il tuo Saggio è stato sconfitto: non puoi più usare azioni fazione.
nature-reason-not-on-display = { $card } non è in vendita: compra una carta esposta in un mercato.
nature-reason-not-enough-gold = { $price ->
    [one] Serve { $price } moneta d'oro
   *[other] Servono { $price } monete d'oro
}: il tuo schieramento ne ha { $gold }.
nature-reason-only-elementals-stand = { $card } non è un Elementale: si può comprare soltanto per la pila degli scarti.
nature-reason-market-deck-empty = Il mazzo di questo mercato è vuoto: il mercato non si può rinnovare.
nature-reason-not-attacked = L'Elementale nello slot { $space } non è attaccato: scegline uno che lo sia.
nature-reason-wrong-style = { $card } non risponde a questo tipo di attacco.
nature-reason-wrong-faction = { $card } non aiuta gli Elementali di questa fazione.
nature-reason-hand-too-large = Scarta prima { $count ->
    [one] ancora { $count } carta
   *[other] ancora { $count } carte
}: il limite della mano è 5.
nature-reason-not-offered = Non è tra le scelte possibili: scegli una di quelle proposte.

## Questions

nature-prompt-wait = In attesa degli altri.
nature-prompt-over = La partita è finita.
nature-prompt-sage = Scegli il tuo Saggio.
nature-prompt-warriors = Scegli i Guerrieri a sinistra e a destra del tuo Saggio.
nature-prompt-dawn = Fase I (alba): { $count ->
    [0] nessun effetto alba si può usare; concludi la fase.
    [one] puoi usare { $count } effetto alba.
   *[other] puoi usare { $count } effetti alba.
}
nature-prompt-actions = Fase II (azioni): il tuo schieramento ha { $count ->
    [one] { $count } punto azione.
   *[other] { $count } punti azione.
}
nature-prompt-markets = Fase III (mercati): compra, vendi o rinnova; il tuo schieramento ha { $count ->
    [one] { $count } moneta d'oro.
   *[other] { $count } monete d'oro.
}
nature-prompt-clean-up = Fase IV (riordino): { $count ->
    [0] scarta le carte che vuoi, poi concludi la fase per pescare fino ad averne 5.
    [one] scarta almeno { $count } carta, poi concludi la fase per pescare fino ad averne 5.
   *[other] scarta almeno { $count } carte, poi concludi la fase per pescare fino ad averne 5.
}
nature-prompt-instants = { $attacker } attacca con { $command }: giochi un Comando Istantaneo?
nature-prompt-redirect = Vuoi che { $guard } subisca { $count ->
    [one] { $count } danno
   *[other] { $count } danni
} al posto di { $target }?
nature-prompt-reform = C'è un vuoto nella tua formazione: quale Elementale avanza?
nature-prompt-choose-own = { $card }: scegli uno dei tuoi Elementali{ $optional ->
    [yes] , oppure fermati qui.
   *[no] .
}
nature-prompt-choose-enemy = { $card }: scegli un Elementale nemico{ $optional ->
    [yes] , oppure fermati qui.
   *[no] .
}
nature-prompt-use = Vuoi usare l'effetto di { $card }?
nature-prompt-discard = { $card }: { $how ->
    [optional] scarta ancora fino a { $count ->
        [one] { $count } carta, oppure fermati qui.
       *[other] { $count } carte, oppure fermati qui.
    }
    [exact] scegli una carta da scartare; ancora da scartare: { $count }.
   *[first] scegli una carta da scartare, fino a { $count } in tutto.
}
nature-prompt-take = { $card }: { $optional ->
    [yes] prendi ancora fino a { $count ->
        [one] { $count } carta dalla tua pila degli scarti, oppure fermati qui.
       *[other] { $count } carte dalla tua pila degli scarti, oppure fermati qui.
    }
   *[no] scegli una carta dalla tua pila degli scarti.
}
nature-prompt-spend = { $card }: quanti { $token ->
    [boost] potenziamenti
   *[shield] scudi
} rimuovi?
nature-prompt-divide = { $card }: { $count ->
    [one] resta { $count } scudo
   *[other] restano { $count } scudi
} da mettere sui tuoi Elementali.
nature-prompt-boost-or-shield = { $card }: un potenziamento o uno scudo?
nature-prompt-revive = { $card }: quale Elementale della tua pila degli scarti torna, e dove?
nature-prompt-attack-from-discard = { $card }: con quale Comando della tua pila degli scarti attacchi?

## Choices

nature-label-sage = Prendi { $card } come Saggio
nature-label-warriors = { $left } a sinistra, { $right } a destra
nature-label-dawn = Usa l'effetto alba di { $who }
nature-label-summon = Evoca { $card } nello slot { $space }
nature-label-attack = { $command }: attacca { $targets } con { $attacker }
nature-label-play = Gioca { $card }
nature-label-swap = Scambia { $one } e { $other }
nature-label-draw = Pesca una carta
nature-label-faction = Usa l'azione fazione di livello { $level }
nature-label-end = Concludi la fase
nature-label-buy = Compra { $card } per { $count ->
    [one] { $count } moneta d'oro
   *[other] { $count } monete d'oro
}
nature-label-buy-into-formation = Compra { $card } per { $count ->
    [one] { $count } moneta d'oro
   *[other] { $count } monete d'oro
}, direttamente nello slot { $space }
nature-label-sell = Vendi { $card } per { $count ->
    [one] { $count } moneta d'oro
   *[other] { $count } monete d'oro
}
nature-label-refresh = Rinnova il { $market ->
    [elementals] Mercato Elementale
   *[commands] Mercato Comando
} per 1 moneta d'oro
nature-label-discard = Scarta { $card }
nature-label-instant = Gioca { $card } per { $who }
nature-label-pass = Non giocare Comandi Istantanei
nature-label-accept = Accetta
nature-label-decline = Rinuncia
nature-label-choose = Scegli { $who } dei tuoi
nature-label-target = Scegli { $who } tra i nemici
nature-label-take = Prendi { $card }
nature-label-done = Basta così
nature-label-spend = Rimuovine { $count }
nature-label-put = Metti { $count ->
    [one] { $count } scudo
   *[other] { $count } scudi
} su { $who }
nature-label-boost = Un potenziamento
nature-label-shield = Uno scudo
nature-label-move = Fai avanzare { $who } allo slot { $space }

## Che cosa non va in una preparazione

nature-setup-seats = si gioca in 2 o in 4 (CN-2.1.1)
nature-setup-turn-limit = va da 1 a 10000 (R61)
nature-setup-sage-twice = { $sage } è indicato due volte, ma ogni Saggio esiste una volta sola (R9)
nature-setup-sages = i Saggi sono { $sages }
nature-setup-sage-count = { $count ->
    [one] è indicato { $count } Saggio
   *[other] sono indicati { $count } Saggi
} per { $seats } posti; indicane uno per posto
