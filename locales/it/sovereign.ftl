# Alcuni messaggi scelgono qui tra una sola variante: serve ad altre lingue.

## Words

sovereign-type = { $type ->
    [haerian] Haerian
    [event] Evento
    [equipment] Equipaggiamento
   *[building] Edificio
}
sovereign-subtype = { $subtype ->
    [champion] Campione
   *[puppet] Fantoccio
}
sovereign-colour = { $colour ->
    [white] Bianco
    [green] Verde
    [red] Rosso
    [blue] Blu
   *[violet] Viola
}
sovereign-line-word = { $word ->
    [human] Umano
    [aurin] Aurin
    [sylvan] Silvano
    [cinderkin] Cineride
    [tideborn] Figlio delle Maree
    [umbral] Umbrale
    [beast] Bestia
    [construct] Costrutto
    [spirit] Spirito
    [plant] Pianta
    [giant] Gigante
    [soldier] Soldato
    [priest] Sacerdote
    [guardian] Guardiano
    [knight] Cavaliere
    [scout] Esploratore
    [druid] Druido
    [ranger] Ramingo
    [hunter] Cacciatore
    [warrior] Guerriero
    [totem] Totem
    [behemoth] Colosso
    [raider] Razziatore
    [shaman] Sciamano
    [mage] Mago
    [rogue] Furfante
    [scholar] Studioso
    [cultist] Cultista
    [necromancer] Negromante
    [smith] Fabbro
    [parasite] Parassita
    [light] Luce
    [nature] Natura
    [flame] Fiamma
    [tides] Maree
    [shadow] Ombra
    [tactics] Tattica
    [blade] Lama
    [axe] Ascia
    [hammer] Martello
    [club] Clava
    [spear] Lancia
    [shield] Scudo
    [armor] Armatura
    [charm] Amuleto
    [banner] Stendardo
    [temple] Tempio
    [wall] Muro
    [grove] Boschetto
    [camp] Accampamento
    [altar] Altare
    [tower] Torre
    [library] Biblioteca
    [tomb] Tomba
    [ruin] Rovina
   *[own] { CAPITAL($word) }
}
sovereign-keyword = { $keyword ->
    [base] Base
    [legion] Legione
    [glimmer] Barlume
    [bulwark] Baluardo
    [intervention] Intervento
    [testament] Testamento
    [assault] Assalto
    [immolation] Immolazione
    [snare] Insidia
    [tribute] Tributo
    [germinate] Germogliare
   *[sanctify] Santificare
}
sovereign-keyword-reminder = { $keyword ->
    [base] può stare sia nelle Cronache sia nei Reami Luminosi
    [legion] un mazzo può contenerne più copie
    [glimmer] può stare solo nei Reami Luminosi
    [bulwark] i nemici adiacenti possono attaccare solo Haerian con Baluardo
    [intervention] quando entra sul campo di battaglia
    [testament] quando muore
    [assault] quando attacca un Haerian
    [immolation] quando subisce danni non da combattimento
    [snare] quando la raccogli, puoi attivarla senza pagarla
    [tribute] un costo aggiuntivo
    [germinate] genera altrettanti Germogli scoperti nei tuoi Reami Luminosi
   *[sanctify] genera altrettante Anime Luminose nel tuo Aldilà
}
sovereign-trait = { $trait ->
    [first] Primo Colpo
    [unanswered] Senza Replica
    [pillager] Saccheggio
    [diagonal] Diagonale
    [leap] Balzo
    [strider] Passo Lesto
    [rooted] Radicamento
    [pacified] Pacificazione
    [warded] Protezione
    [swift] Rapidità
    [vanguard] Avanguardia
    [twinarmed] Doppia Arma
    [unarmed] Mani Nude
    [siege] Assedio
   *[steadfast] Fermezza
}
sovereign-trait-reminder = { $trait ->
    [first] infligge per primo i danni da combattimento
    [unanswered] l'Haerian che attacca non gli infligge danni da combattimento
    [pillager] le carte coperte su cui passa vanno nell'Aldilà, senza Insidia
    [diagonal] può muoversi anche in diagonale
    [leap] può anche saltare di esattamente due zone in linea retta
    [strider] un'azione di movimento in più ogni turno
    [rooted] non può compiere azioni di movimento
    [pacified] non può compiere azioni di combattimento
    [warded] gli effetti dell'avversario non possono sceglierlo
    [swift] può combattere nel turno in cui entra
    [vanguard] può essere giocato anche sulla tua seconda fila
    [twinarmed] puoi usare un Equipaggiamento in più nei suoi combattimenti
    [unarmed] non si possono usare Equipaggiamenti su di esso
    [siege] danni doppi agli Edifici che attacca
   *[steadfast] gli effetti dell'avversario non possono spostarlo né rimetterlo in mano o nelle Cronache
}
sovereign-term = { $term ->
    [sovereign] Sovereign
    [chronicles] Cronache
    [luminous-realms] Reami Luminosi
    [afterlife] Aldilà
    [hand] mano
    [player-zone] Zona Giocatore
    [battlefield] campo di battaglia
    [crystal] Cristallo
    [class] Classe
    [level] Livello
    [vocation] Vocazione
    [requirement] Requisito
    [force] Forza
    [exhausted] esaurito
    [ready] pronto
    [zone] zona
    [row] fila
    [column] colonna
    [initial-line] Linea Iniziale
    [second-line] seconda fila
    [home-rows] prime due file
    [frontier] frontiera
    [face-down-card] carta coperta
    [intruder] intruso
    [direct-damage] danno diretto
    [recovery] Recupero
    [dawn] Alba
    [day] Giorno
   *[sunset] Tramonto
}

## A card or class in one line

sovereign-line-join = { $before } { $next }
sovereign-type-line = { $type }: { $line }
sovereign-type-line-subtype = { $type } ({ $subtype }): { $line }
sovereign-line = { $type } · Forza { $force } · costo { $cost }
sovereign-line-equipment = { $type } · Forza +{ $force } · costo { $cost }
sovereign-line-event = { $type } · costo { $cost }
sovereign-class-line = Livello { $level }
sovereign-class-line-colours = { $class } · { $colours }
sovereign-class-name = { $class }
sovereign-requirement = Requisito: { $classes }
sovereign-requirement-and = { $before } e { $next }
sovereign-requirement-or = { $before } o { $next }
sovereign-cost-free = gratis
sovereign-cost-words = { $pips }
sovereign-pips = { $colour ->
    [generic] { $count ->
        [1] 1 generico
       *[other] { $count } generici
    }
    [white] { $count ->
        [1] 1 Bianco
       *[other] { $count } Bianchi
    }
    [green] { $count ->
        [1] 1 Verde
       *[other] { $count } Verdi
    }
    [red] { $count ->
        [1] 1 Rosso
       *[other] { $count } Rossi
    }
    [blue] { $count } Blu
   *[violet] { $count } Viola
}

## The text of a card: sentences

sovereign-text = { $sentences }
sovereign-text-none = Nessun effetto.
sovereign-nothing = { "" }
sovereign-no-effect = non succede nulla
sovereign-sentence = { CAPITAL($effect) }.
sovereign-ability = { CAPITAL($when) }: { $effect }.
sovereign-usable = Si può usare solo se { $conditions }.
sovereign-explained = { $word } ({ $meaning })
sovereign-legion = Legione { $most }
sovereign-legion-reminder = un mazzo può contenerne fino a { $most } copie
sovereign-may = se vuoi, { $effect }
sovereign-wish = se vuoi, { $effect }
sovereign-then = { $first }, poi { $later }
sovereign-if-done = { $first }; se lo fai, { $later }
sovereign-if = se { $conditions }, { $effect }
sovereign-while = { $effect } finché { $conditions }
sovereign-where = { $clause }, dove X è { $meaning }

## When

sovereign-when-if = { $when }, se { $conditions }
sovereign-once = { $when }, una volta per turno
sovereign-on-vocation = V
sovereign-on-vocation-cost = V ({ $cost })
sovereign-on-dawn = { $of ->
    [building] all'Alba di chi lo controlla
   *[you] alla tua Alba
}
sovereign-on-sunset = { $of ->
    [building] al Tramonto di chi lo controlla
   *[you] al tuo Tramonto
}
sovereign-on-use = { $by ->
    [attacker] quando lo usa un attaccante
    [defender] quando lo usa un difensore
   *[any] quando viene usato
}
sovereign-on-defend = quando viene attaccato da un Haerian
sovereign-on-kill = quando uccide { $subject } in combattimento
sovereign-on-direct-hit = quando infligge danni diretti
sovereign-on-step = quando si muove
sovereign-on-trespass = quando entra su una carta coperta nemica
sovereign-on-equipped = quando si usa un Equipaggiamento su di esso
sovereign-on-enters = quando { $subject } entra sul campo di battaglia
sovereign-on-dies = quando { $subject } muore
sovereign-on-you-event = quando giochi un Evento
sovereign-on-cover-lost = quando tue carte coperte lasciano il campo di battaglia
sovereign-on-capture = quando ne prendi il controllo

## Conditions

sovereign-is-attacking = { $object } sta attaccando
sovereign-is-defending = { $object } si sta difendendo
sovereign-stands-in = { $object } si trova { $rows ->
    [home] nelle tue prime due file
    [initial] sulla tua Linea Iniziale
    [frontier] sulla frontiera
    [enemy-home] nelle prime due file nemiche
   *[enemy-initial] sulla Linea Iniziale nemica
}
sovereign-stands-on-building = { $object } si trova su un Edificio
sovereign-is = { $object } è { $kind }
sovereign-conditions-join = { $before } e { $next }
sovereign-bound = { $bound ->
    [at-least] { $count ->
        [1] almeno 1
       *[other] { sovereign-number } o più
    }
    [at-most] al massimo { $count ->
        [1] 1
       *[other] { sovereign-number }
    }
   *[exactly] esattamente { $count ->
        [1] 1
       *[other] { sovereign-number }
    }
}
sovereign-there-are = { $side ->
    [ally] controlli
    [enemy] l'avversario controlla
   *[any] { $count ->
        [1] c'è
       *[other] ci sono
    }
} { sovereign-bound } { $counted }{ $side ->
    [ally] { "" }
    [enemy] { "" }
   *[any] { " " }sul campo di battaglia
}
sovereign-there-are-in = { $count ->
    [1] c'è
   *[other] ci sono
} { sovereign-bound } { $counted } { $area }
sovereign-hand-holds = { $who ->
    [you] hai
    [opponent] l'avversario ha
   *[each] i giocatori hanno insieme
} { sovereign-bound } { $count ->
    [1] carta
   *[other] carte
} in mano
sovereign-are-missing = { $who ->
    [you] ti
    [opponent] all'avversario
   *[each] ai giocatori insieme
} { $count ->
    [1] manca
   *[other] mancano
} { sovereign-bound } { $count ->
    [1] carta coperta
   *[other] carte coperte
}
sovereign-is-bounded = { $quantity } è { $bound ->
    [at-least] almeno { $count }
    [at-most] al massimo { $count }
   *[exactly] esattamente { $count }
}

## Amounts

sovereign-number = { $count ->
    [1] uno
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
   *[other] { $count }
}
sovereign-number-itself = { $count }
sovereign-at-most = { $quantity } (al massimo { $most })
sovereign-number-of = il numero { $counted }
sovereign-number-in = il numero { $counted } { $area }
sovereign-force-of = la Forza { $on }
sovereign-missing = il numero di carte coperte che { $who ->
    [you] ti mancano
    [opponent] mancano all'avversario
   *[each] mancano ai giocatori
}
sovereign-hand-size = il numero di carte { $who ->
    [you] nella tua mano
    [opponent] nella mano dell'avversario
   *[each] nelle mani dei giocatori
}
sovereign-crystals = il numero { $who ->
    [you] dei tuoi Cristalli
    [opponent] dei Cristalli dell'avversario
   *[each] dei Cristalli dei giocatori
}
sovereign-crystals-of = il numero { $who ->
    [you] dei tuoi Cristalli di colore { $colour }
    [opponent] dei Cristalli di colore { $colour } dell'avversario
   *[each] dei Cristalli di colore { $colour } dei giocatori
}
sovereign-until = { $until ->
    [sunset] { " " }fino al Tramonto
    [combat] { " " }fino alla fine di questo combattimento
    [next-turn] { " " }fino al tuo prossimo turno
   *[lasting] { " " }in modo permanente
}

## Nouns

sovereign-preposition = { $role ->
    [to] a{ " " }
    [from] da{ " " }
    [of] di{ " " }
   *[plain] { "" }
}
sovereign-postposition = { $role ->
   *[any] { "" }
}
sovereign-noun = { $head ->
    [haerian] { $number ->
       *[any] Haerian
    }
    [building] { $number ->
        [one] Edificio
       *[many] Edifici
    }
    [event] { $number ->
        [one] Evento
       *[many] Eventi
    }
    [equipment] { $number ->
        [one] Equipaggiamento
       *[many] Equipaggiamenti
    }
    [puppet] { $number ->
        [one] Fantoccio
       *[many] Fantocci
    }
    [champion] { $number ->
        [one] Campione
       *[many] Campioni
    }
    [sprout] { $number ->
        [one] Germoglio
       *[many] Germogli
    }
    [soul] { $number ->
        [one] Anima Luminosa
       *[many] Anime Luminose
    }
   *[card] { $number ->
        [one] carta
       *[many] carte
    }
}
sovereign-article = { $first ->
   *[any] { $head ->
        [soul] un'
        [card] una{ " " }
       *[other] un{ " " }
    }
}
sovereign-another = { $head ->
    [soul] un'altra
    [card] un'altra
   *[other] un altro
}
sovereign-other = { $head ->
    [soul] { $number ->
        [one] altra
       *[many] altre
    }
    [card] { $number ->
        [one] altra
       *[many] altre
    }
   *[other] { $number ->
        [one] altro
       *[many] altri
    }
}
sovereign-your = { $head ->
    [soul] { $number ->
        [one] tua
       *[many] tue
    }
    [card] { $number ->
        [one] tua
       *[many] tue
    }
   *[other] { $number ->
        [one] tuo
       *[many] tuoi
    }
}
sovereign-enemy = { $head ->
    [soul] { $number ->
        [one] nemica
       *[many] nemiche
    }
    [card] { $number ->
        [one] nemica
       *[many] nemiche
    }
   *[other] { $number ->
        [one] nemico
       *[many] nemici
    }
}
sovereign-one-your = { $head ->
    [soul] una tua
   *[other] un tuo
}
sovereign-all-your = { $head ->
    [soul] { $role ->
        [to] alle tue
        [from] dalle tue
        [of] delle tue
       *[plain] le tue
    }
   *[other] { $role ->
        [to] ai tuoi
        [from] dai tuoi
        [of] dei tuoi
       *[plain] i tuoi
    }
}
sovereign-such-your = { $head ->
    [haerian] gli{ " " }
    [building] gli{ " " }
    [event] gli{ " " }
    [equipment] gli{ " " }
    [soul] le{ " " }
    [card] le{ " " }
   *[other] i{ " " }
}
sovereign-next-such = { $head ->
    [soul] la prossima
    [card] la prossima
   *[other] il prossimo
}
sovereign-fresh = { $head ->
    [soul] { $count ->
        [1] una nuova
       *[other] { sovereign-number } nuove
    }
   *[other] { $count ->
        [1] un nuovo
       *[other] { sovereign-number } nuovi
    }
}
sovereign-one = { sovereign-preposition }{ $side ->
    [ally] { $other ->
        [yes] { sovereign-another } { sovereign-your }
       *[no] { sovereign-one-your }
    } { sovereign-noun }{ $kinds }
    [enemy] { $other ->
        [yes] { sovereign-another }{ " " }
       *[no] { sovereign-article }
    }{ sovereign-noun } { sovereign-enemy }{ $kinds }
    [any] { $other ->
        [yes] { sovereign-another } { sovereign-noun }{ $kinds }
       *[no] { sovereign-article }{ sovereign-noun } qualsiasi{ $kinds }
    }
   *[bare] { $other ->
        [yes] { sovereign-another }{ " " }
       *[no] { sovereign-article }
    }{ sovereign-noun }{ $kinds }
}{ $with }{ sovereign-postposition }
sovereign-exactly = { sovereign-number } { $other ->
    [yes] { sovereign-other }{ " " }
   *[no] { "" }
}{ $side ->
   *[bare] { sovereign-noun }{ $kinds }
}{ $with }
sovereign-up-to = { $role ->
    [plain] fino a
   *[other] { sovereign-preposition }non più di
} { $side ->
    [ally] { $count ->
        [1] { $other ->
            [yes] { sovereign-another } { sovereign-your } { sovereign-noun }
           *[no] { sovereign-one-your } { sovereign-noun }
        }
       *[other] { sovereign-number } { $other ->
            [yes] { sovereign-other } { sovereign-your } { sovereign-noun }
           *[no] { sovereign-your } { sovereign-noun }
        }
    }{ $kinds }
    [enemy] { $count ->
        [1] { sovereign-article }{ sovereign-noun } { sovereign-enemy }
       *[other] { sovereign-number } { sovereign-noun } { sovereign-enemy }
    }{ $kinds }
   *[bare] { $count ->
        [1] { sovereign-article }{ sovereign-noun }
       *[other] { sovereign-number } { $other ->
            [yes] { sovereign-other }{ " " }
           *[no] { "" }
        }{ sovereign-noun }
    }{ $kinds }
}{ $with }
sovereign-all = { $side ->
    [ally] { sovereign-all-your } { $other ->
        [yes] { sovereign-other }{ " " }
       *[no] { "" }
    }{ sovereign-noun }{ $kinds }
    [enemy] { sovereign-preposition }ogni { $other ->
        [yes] { sovereign-other }{ " " }
       *[no] { "" }
    }{ sovereign-noun } { sovereign-enemy }{ $kinds }
   *[any] { sovereign-preposition }ogni { $other ->
        [yes] { sovereign-other }{ " " }
       *[no] { "" }
    }{ sovereign-noun }{ $kinds }
}{ $with }
sovereign-counted = { $side ->
    [ally] { sovereign-all-your } { $other ->
        [yes] { sovereign-other }{ " " }
       *[no] { "" }
    }{ sovereign-noun }{ $kinds }
    [enemy] { sovereign-preposition }{ $other ->
        [yes] { sovereign-other }{ " " }
       *[no] { "" }
    }{ sovereign-noun } { sovereign-enemy }{ $kinds }
   *[any] { sovereign-preposition }{ $other ->
        [yes] { sovereign-other }{ " " }
       *[no] { "" }
    }{ sovereign-noun }{ $kinds }
}{ $with }
sovereign-bounded = { $other ->
    [yes] { sovereign-other }{ " " }
   *[no] { "" }
}{ $side ->
   *[any] { sovereign-noun }{ $kinds }
}{ $with }
sovereign-such = { $side ->
   *[any] { sovereign-such-your }
}{ sovereign-noun }{ $kinds }{ $with }
sovereign-next = { sovereign-next-such } { sovereign-noun }{ $kinds }{ $with }
sovereign-is-kind = { sovereign-article }{ sovereign-noun }{ $kinds }{ $with }
sovereign-new = { sovereign-fresh } { sovereign-noun }{ $kinds }{ $with }
sovereign-kinds = { " " }{ $all }
sovereign-kinds-join = { $before } { $next }
sovereign-kind = { $kind ->
    [damaged] con danni
    [vacant] senza Haerian sopra
    [nonpuppet] non Fantoccio
   *[nonchampion] non Campione
}
sovereign-kind-exhausted = { $head ->
    [soul] { $number ->
        [one] esaurita
       *[many] esaurite
    }
    [card] { $number ->
        [one] esaurita
       *[many] esaurite
    }
   *[other] { $number ->
        [one] esaurito
       *[many] esauriti
    }
}
sovereign-kind-colour = di colore { $colour }
sovereign-with = { " " }{ $all }
sovereign-with-join = { $before } { $next }
sovereign-with-named = di nome { $name }
sovereign-with-keyword = con { $keyword }
sovereign-with-force = con Forza { $count } { $bound ->
    [at-least] o più
   *[at-most] o meno
}
sovereign-with-cost = di costo { $count } { $bound ->
    [at-least] o più
   *[at-most] o meno
}
sovereign-anchor = { $anchor ->
    [bearer] al portatore
    [building] a questo Edificio
    [zone] alla sua zona
    [grave] alla zona in cui è morto
   *[haerian] a questo Haerian
}
sovereign-with-column = nella stessa colonna { $anchor ->
    [bearer] del portatore
    [building] di questo Edificio
    [zone] della sua zona
    [grave] della zona in cui è morto
   *[haerian] di questo Haerian
}
sovereign-with-adjacent = { $number ->
    [one] adiacente
   *[many] adiacenti
} { $anchor ->
   *[any] { sovereign-anchor }
}
sovereign-with-row = { $rows ->
    [home] nelle tue prime due file
    [initial] sulla tua Linea Iniziale
    [frontier] sulla frontiera
    [enemy-home] nelle prime due file nemiche
   *[enemy-initial] sulla Linea Iniziale nemica
}
sovereign-reference = { $to ->
    [this-haerian] { sovereign-preposition }questo Haerian
    [this-building] { sovereign-preposition }questo Edificio
    [this-equipment] { sovereign-preposition }questo Equipaggiamento
    [this-card] { sovereign-preposition }questa carta
    [bearer] { $role ->
        [to] al
        [from] dal
        [of] del
       *[plain] il
    } portatore
    [attacker] { $role ->
        [to] all'
        [from] dall'
        [of] dell'
       *[plain] l'
    }attaccante
    [attacked] { $role ->
        [to] all'
        [from] dall'
        [of] dell'
       *[plain] l'
    }Haerian che attacca
    [opposing] { $role ->
        [to] all'
        [from] dall'
        [of] dell'
       *[plain] l'
    }Haerian avversario
    [intruder] { $role ->
        [to] all'
        [from] dall'
        [of] dell'
       *[plain] l'
    }intruso
    [occupant] { $role ->
        [to] all'
        [from] dall'
        [of] dell'
       *[plain] l'
    }Haerian su questo Edificio
    [those-haerian] { sovereign-preposition }quegli Haerian
    [that-building] { sovereign-preposition }quell'Edificio
    [those-buildings] { sovereign-preposition }quegli Edifici
   *[that-haerian] { sovereign-preposition }quell'Haerian
}
sovereign-from-area = { $area ->
    [hand] dalla tua mano
    [afterlife] dal tuo Aldilà
    [opponent-afterlife] dall'Aldilà dell'avversario
    [chronicles] dalle tue Cronache
    [realms-up] dalle carte scoperte dei tuoi Reami Luminosi
   *[realms-down] dalle carte coperte dei tuoi Reami Luminosi
}
sovereign-in-area = { $area ->
    [hand] nella tua mano
    [afterlife] nel tuo Aldilà
    [opponent-afterlife] nell'Aldilà dell'avversario
    [chronicles] nelle tue Cronache
    [realms-up] tra le carte scoperte dei tuoi Reami Luminosi
   *[realms-down] tra le carte coperte dei tuoi Reami Luminosi
}
sovereign-place = { $place ->
    [initial] sulla tua Linea Iniziale
    [home] nelle tue prime due file
    [hand] nella tua mano
    [realms] tra le carte scoperte dei tuoi Reami Luminosi
   *[afterlife] nel tuo Aldilà
}
sovereign-place-adjacent = { $number ->
    [one] in una zona libera adiacente { $anchor ->
       *[any] { sovereign-anchor }
    }
   *[many] in zone libere adiacenti { sovereign-anchor }
}

## What something gets

sovereign-gets = { $on } { $number ->
    [one] ottiene
   *[many] ottengono
} { $items }{ $until }
sovereign-has = { $on } { $number ->
    [one] ha
   *[many] hanno
} { $items }
sovereign-item-force = { $amount } Forza
sovereign-item-direct = { $amount } ai danni diretti
sovereign-item-armor = Corazza { $amount }
sovereign-armor-reminder = ogni danno subito è ridotto di altrettanto
sovereign-item-shield = Scudo { $amount }
sovereign-shield-reminder = assorbe altrettanti danni
sovereign-item-action = { $count ->
    [1] un'azione di { $action ->
        [move] movimento
       *[combat] combattimento
    }
   *[other] { sovereign-number } azioni di { $action ->
        [move] movimento
       *[combat] combattimento
    }
} in più
sovereign-extra = { $on } { $number ->
    [one] ottiene
   *[many] ottengono
} { $items } in questo turno

## Steps: damage and removal

sovereign-damage = infliggi { $amount ->
    [1] 1 danno
   *[other] { $amount } danni
} { $on }
sovereign-hit = { $who ->
    [you] subisci
    [opponent] l'avversario subisce
   *[each] ogni giocatore subisce
} { $amount ->
    [1] 1 danno diretto
   *[other] { $amount } danni diretti
}
sovereign-destroy = { $number ->
   *[any] distruggi { $on }
}
sovereign-sacrifice = { $who ->
    [you] sacrifica
    [opponent] l'avversario sacrifica
   *[each] ogni giocatore sacrifica
} { $what }
sovereign-exile = { $number ->
   *[any] rimuovi { $on } dalla partita
}
sovereign-duel = { $one } e { $other } si infliggono a vicenda danni pari alla propria Forza
sovereign-break = { $who ->
    [you] distruggi { $count ->
        [1] un tuo Equipaggiamento
       *[other] { sovereign-number } tuoi Equipaggiamenti
    }
    [opponent] distruggi { $count ->
        [1] un Equipaggiamento nemico
       *[other] { sovereign-number } Equipaggiamenti nemici
    }
   *[each] distruggi { $count ->
        [1] un Equipaggiamento
       *[other] { sovereign-number } Equipaggiamenti
    } di ogni giocatore
}

## Steps: Force and protection

sovereign-set-force = la Forza base { $on } diventa { $amount }{ $until }
sovereign-heal = rimuovi fino a { $amount ->
    [1] 1 danno
   *[other] { $amount } danni
} { $on }
sovereign-heal-all = rimuovi tutti i danni { $on }
sovereign-immune = { $on } { $now ->
    [yes] ora sul campo di battaglia{ " " }
   *[no] { "" }
}non { $number ->
    [one] subisce
   *[many] subiscono
} danni{ $kind ->
    [combat] { " " }da combattimento
    [effect] { " " }non da combattimento
   *[all] { "" }
}{ $until }
sovereign-silence = { $on } { $number ->
    [one] perde
   *[many] perdono
} le parole chiave e le abilità stampate{ $until }

## Steps: tempo and position

sovereign-exhaust = { $number ->
   *[any] esaurisci { $on }
}
sovereign-stun = { $number ->
   *[any] stordisci { $on }
}
sovereign-stun-reminder = { $number ->
    [one] si esaurisce e non recupera al suo prossimo Recupero
   *[many] si esauriscono e non recuperano al loro prossimo Recupero
}
sovereign-ready = { $number ->
   *[any] recupera { $on }
}
sovereign-move = { $to ->
    [adjacent] sposta { $on } in una zona libera adiacente
    [back] respingi { $on } di una zona
    [forward] fai avanzare { $on } di una zona
    [initial] sposta { $on } in una zona libera della Linea Iniziale di chi lo controlla
   *[home] sposta { $on } in una zona libera delle prime due file di chi lo controlla
}
sovereign-swap = { $one } e { $other } si scambiano di zona
sovereign-bounce = { $number ->
   *[any] fai tornare { $on } in mano al proprietario
}
sovereign-tuck = { $to ->
    [top] metti { $on } in cima alle Cronache del proprietario
    [bottom] metti { $on } in fondo alle Cronache del proprietario
   *[shuffled] rimescola { $on } nelle Cronache del proprietario
}
sovereign-blink = rimuovi { $on } dal campo di battaglia, poi { $number ->
    [one] rimettilo in una zona libera
   *[many] rimettili in zone libere
} della Linea Iniziale del proprietario, o in mano se non ce ne sono

## Steps: cards

sovereign-draw = { $who ->
    [you] pesca
    [opponent] l'avversario pesca
   *[each] ogni giocatore pesca
} { $count ->
    [1] una carta
   *[other] { sovereign-number } carte
}
sovereign-mill = { $who ->
    [you] metti
    [opponent] l'avversario mette
   *[each] ogni giocatore mette
} { $count ->
    [1] la prima carta
   *[other] le prime { sovereign-number } carte
} delle { $who ->
    [you] tue Cronache nel tuo Aldilà
   *[other] sue Cronache nel suo Aldilà
}
sovereign-discard = { $who ->
    [you] scarta
    [opponent] l'avversario scarta
   *[each] ogni giocatore scarta
} { $count ->
    [1] una carta
   *[other] { sovereign-number } carte
}{ $how ->
    [random] { " " }a caso
   *[choice] { "" }
}
sovereign-discard-pick = guarda la mano { $who ->
    [you] tua
    [opponent] dell'avversario
   *[each] di ogni giocatore
} e scartane { $count ->
    [1] una carta
   *[other] { sovereign-number } carte
} a tua scelta
sovereign-look = guarda { $count ->
    [1] la prima carta
   *[other] le prime { sovereign-number } carte
} delle tue Cronache; puoi aggiungerne { $keep ->
    [1] una
   *[other] fino a { $keep }
} alla mano; metti le altre in fondo nell'ordine che vuoi
sovereign-foresee = prevedi { $count }
sovereign-foresee-reminder = guarda { $count ->
    [1] la prima carta
   *[other] le prime { sovereign-number } carte
} delle tue Cronache; mettine quante vuoi in fondo e le altre in cima, nell'ordine che vuoi
sovereign-search = cerca nelle tue Cronache { $what }; se vuoi, rivela la carta e aggiungila alla mano; poi rimescola
sovereign-retrieve = { $number ->
   *[any] riprendi in mano { $area } { $cards }
}
sovereign-revive = { $number ->
   *[any] metti { $cards } { $area } { $place }
}
sovereign-restore = { $number ->
   *[any] rimescola { $cards } { $area } nelle tue Cronache
}
sovereign-purge = { $number ->
   *[any] rimuovi dalla partita { $cards } { $area }
}
sovereign-deploy = metti { $cards } { $area } { $place } senza pagarne { $number ->
    [one] il costo
   *[many] i costi
}
sovereign-spy = guarda la mano { $who ->
    [you] tua
    [opponent] dell'avversario
   *[each] di ogni giocatore
}

## Steps: Crystals, costs, Puppets

sovereign-crystals-count = { $count ->
    [1] un Cristallo
   *[other] { sovereign-number } Cristalli
} { $colour ->
    [white] { $count ->
        [1] Bianco
       *[other] Bianchi
    }
    [green] { $count ->
        [1] Verde
       *[other] Verdi
    }
    [red] { $count ->
        [1] Rosso
       *[other] Rossi
    }
    [blue] Blu
   *[violet] Viola
}
sovereign-crystallize = cristallizza { $crystals }{ $state ->
    [exhausted] { $count ->
        [1] , esaurito
       *[other] , esauriti
    }
   *[ready] { "" }
}
sovereign-refresh = recupera fino a { $count ->
    [1] uno
   *[other] { sovereign-number }
} dei tuoi Cristalli { $colour ->
    [white] Bianchi{ " " }
    [green] Verdi{ " " }
    [red] Rossi{ " " }
    [blue] Blu{ " " }
    [violet] Viola{ " " }
   *[any] { "" }
}esauriti
sovereign-shatter = { $who ->
    [you] rimuovi
    [opponent] l'avversario rimuove
   *[each] ogni giocatore rimuove
} dalla partita { $count ->
    [1] uno
   *[other] { sovereign-number }
} dei { $who ->
    [you] tuoi Cristalli
   *[other] suoi Cristalli
}
sovereign-drain = { $who ->
    [you] esaurisci
    [opponent] l'avversario esaurisce
   *[each] ogni giocatore esaurisce
} { $count ->
    [1] un Cristallo pronto
   *[other] { sovereign-number } Cristalli pronti
}
sovereign-cost = { $such } che giochi costano { $count } in { $change ->
    [less] meno
   *[more] più
}
sovereign-cost-turn = in questo turno { $such } che giochi costano { $count } in { $change ->
    [less] meno
   *[more] più
}
sovereign-cost-next = { $such } che giochi in questo turno costa { $count } in { $change ->
    [less] meno
   *[more] più
}
sovereign-keyword-action = { $keyword } { $count }
sovereign-generate = metti { $new } { $place }

## Steps: wall, Luminous Realms, Equipment, player

sovereign-cover-chronicles = { $count ->
    [1] metti la prima carta delle tue Cronache coperta in una zona vuota delle tue prime due file
   *[other] metti le prime { sovereign-number } carte delle tue Cronache coperte in zone vuote delle tue prime due file
}
sovereign-cover-hand = { $count ->
    [1] metti una carta della tua mano coperta in una zona vuota delle tue prime due file
   *[other] metti { sovereign-number } carte della tua mano coperte in zone vuote delle tue prime due file
}
sovereign-pickup = { $who ->
    [you] raccogli
    [opponent] l'avversario raccoglie
   *[each] ogni giocatore raccoglie
} { $count ->
    [1] una
   *[other] { sovereign-number }
} delle { $who ->
    [you] tue carte coperte
   *[other] sue carte coperte
}
sovereign-forfeit = { $who ->
    [you] metti
    [opponent] l'avversario mette
   *[each] ogni giocatore mette
} { $count ->
    [1] una
   *[other] { sovereign-number }
} delle { $who ->
    [you] tue carte coperte nel tuo Aldilà
   *[other] sue carte coperte nel suo Aldilà
}
sovereign-breach = metti { $count ->
    [1] una
   *[other] { sovereign-number }
} delle carte coperte dell'avversario nel suo Aldilà
sovereign-peek = guarda { $count ->
    [1] una
   *[other] { sovereign-number }
} delle { $who ->
    [you] tue carte coperte
    [opponent] carte coperte dell'avversario
   *[each] carte coperte di ogni giocatore
}
sovereign-shift = { $count ->
    [1] sposta fino a una delle tue carte coperte in un'altra zona vuota delle tue prime due file
   *[other] sposta fino a { sovereign-number } delle tue carte coperte in altre zone vuote delle tue prime due file
}
sovereign-safeguard = previeni { $amount ->
    [1] il prossimo danno diretto
   *[other] i prossimi { $amount } danni diretti
} contro di te{ $until }
sovereign-take = aggiungi alla mano { $asked ->
    [yes] { $count ->
        [1] una carta coperta
       *[other] fino a { sovereign-number } carte coperte
    }
   *[no] fino a { $count ->
        [1] una carta coperta
       *[other] { sovereign-number } carte coperte
    }
} dei tuoi Reami Luminosi
sovereign-veil = copri { $asked ->
    [yes] { "" }
   *[no] fino a{ " " }
}{ $count ->
    [1] una
   *[other] { sovereign-number }
} delle tue carte scoperte non Fantoccio nei Reami Luminosi
sovereign-quota = hai { $count ->
    [1] un accesso
   *[other] { sovereign-number } accessi
} ai Reami Luminosi in { $change ->
    [less] meno
   *[more] più
}
sovereign-arms = puoi usare { $count ->
    [1] un Equipaggiamento
   *[other] { sovereign-number } Equipaggiamenti
} in { $change ->
    [less] meno
   *[more] più
} in ogni combattimento
sovereign-temper = { $such } che usi danno un ulteriore { $amount } Forza
sovereign-rearm = { $count ->
    [1] recupera uno dei tuoi Equipaggiamenti esauriti
   *[other] recupera fino a { sovereign-number } dei tuoi Equipaggiamenti esauriti
}
sovereign-vocations = puoi usare { $count ->
    [1] una Vocazione
   *[other] { sovereign-number } Vocazioni
} in più in questo turno

## Steps: flow

sovereign-choose = scegli un effetto: { $options }
sovereign-choose-or = { $before }; oppure { $next }
sovereign-repeat = { $effect }, { $count ->
   *[any] { sovereign-number } volte
}
sovereign-later = { $at ->
    [sunset] al Tramonto di questo turno
   *[dawn] alla tua prossima Alba
}, { $effect }

sovereign-name = Sovereign
sovereign-blurb = Marcia su un campo di cinque per cinque, abbatti il muro avversario e apri i Reami Luminosi.

sovereign-deck-levels = Livelli di classe { $levels } su 20; Reami Luminosi { $taken } posti su { $slots }
sovereign-deck-types = Haerian { $haerian }, Eventi { $events }, Equipaggiamenti { $equipment }, Edifici { $buildings }
sovereign-deck-advice = Consiglio: { $advice }
