estro-name = Estro
estro-blurb = Cinque estri, 250 carte, un dono per ogni astuzia: tieni il tuo lato del campo e svuota quello avversario.

## Words

estro-ardo = Ardo
estro-granito = Granito
estro-armonio = Armonio
estro-illusio = Illusio
estro-manpo = Manpo

estro-value-atk = ATK
estro-value-def = DEF
estro-value-hel = HEL
estro-value-dex = DEX
estro-value-map = MAP
estro-value-tot = TOT
estro-value-primary = valore primario

estro-seat = { $seat }
estro-of-seat = di { $seat }
estro-enemy = il nemico
estro-enemy-first = Il nemico
estro-of-enemy = del nemico
estro-card = { $card }
estro-spot = { $card } #{ $number }
estro-of-spot = di { $card } #{ $number }
estro-face-down = la carta coperta #{ $number }
estro-face-down-first = La carta coperta #{ $number }
estro-of-face-down = della carta coperta #{ $number }
estro-place = la posizione #{ $number }
estro-of-place = della posizione #{ $number }
estro-lane = corsia { $lane }, zona { $depth }

estro-nothing = { "" }
estro-or-more = { $before }, { $next }
estro-or-last = { $before } o { $next }

## Zones

estro-zone-military = Zona Militare
estro-zone-tech = Zona Sviluppo Tech
estro-zone-medical = Zona Medica
estro-zone-civil = Zona Civile
estro-zone-control = Zona Controllo
estro-zone-text = Effetto passivo: ogni carta { $estro } scoperta, da entrambi i lati del campo, ha +2 { $value }. Dono di zona, una volta per partita: { $power }
estro-power-military = nel tuo turno o durante un attacco, sacrifica una carta Ardo dalla tua mano; una tua carta Ardo riceve +4 ATK in modo permanente.
estro-power-tech = durante un attacco, scambia i valori ATK e DEF della carta avversaria che vi partecipa, per questo attacco.
estro-power-medical = quando una tua carta Armonio sta per essere distrutta, resta sul campo.
estro-power-civil = durante un attacco, raddoppia il valore DEX della tua carta Illusio che vi partecipa, per questo attacco.
estro-power-control = nel tuo turno o durante un attacco, una tua carta scoperta diventa Manpo in modo permanente.

## Modes

estro-mode-duel = Duello
estro-mode-duel-text = Uno contro uno: dalla fine del round 5 in poi perde chi non ha più carte sul campo.
estro-mode-inferno = Inferno 2 vs 2
estro-mode-inferno-text = Due squadre di due, ciascuna con un lato del campo in comune, sotto due zone.
estro-mode-single = Single Player
estro-mode-single-text = Da soli contro cinque astronavi, i loro guardiani e i loro allarmi, con l'aiuto di oggetti.
estro-mode-conquest = Zona di Conquista
estro-mode-conquest-text = Cinque campi di zona: vince chi a fine round ha almeno 3 punti zona in ciascuna di 3 zone.
estro-mode-bastion = Ultimo Bastione
estro-mode-bastion-text = Da due a quattro Dreamer tengono insieme tre corsie contro l'Orda per dieci round.
estro-mode-strategist = Modalità Stratega
estro-mode-strategist-text = Nessun attacco prima del round 7, e nessuno vince prima della fine del round 8.
estro-mode-mnemonic = Modalità Mnemonica
estro-mode-mnemonic-text = Tutti i calcoli a mente: segni e somme sono nascosti, e ogni errore costa una carta della mano.
estro-mode-luck = Equalizzatore di fortuna
estro-mode-luck-text = Le carte che l'avversario ti distrugge ti danno necrotoken, con cui avere pescate, protezione e nuove carte.
estro-mode-lucid = Sogno Lucido
estro-mode-lucid-text = Le carte Granito stanno dietro scudi vitali con carte Armonio come supporto, e ogni estro ha una regola propria.
estro-mode-dial = Quadrante dell'Oblio
estro-mode-dial-text = Chi perde una carta sul campo fa girare il Quadrante, e uno dei 25 settori colpisce subito.
estro-mode-chimera = Chimera
estro-mode-chimera-text = Annunciate un turno prima, una carta vuota e una carta con dono si giocano come una sola carta con entrambi gli estri.
estro-mode-rift = Fessura Dimensionale
estro-mode-rift-text = Una volta per turno puoi distruggere una tua carta per la prima carta del mazzo dimensionale.
estro-mode-ambush = Imboscata Illusoria
estro-mode-ambush-text = Quando una carta coperta viene distrutta, una carta Illusio può balzare dalla mano sul campo.

## Starships and objects

estro-ship-cinderlance = Lancia di Brace
estro-ship-basalt-ark = Arca di Basalto
estro-ship-choral-haven = Porto Corale
estro-ship-veilrunner = Corsiera del Velo
estro-ship-axiom-drift = Deriva d'Assioma
estro-ship-cinderlance-text = Bordata: la tua carta scoperta con il TOT attuale più alto viene distrutta.
estro-ship-basalt-ark-text = Paratie: questa astronave recupera 60 scudi, fino a 300, e ogni guardiano sul campo riceve +5 DEF in modo permanente.
estro-ship-choral-haven-text = Seconda Strofa: un guardiano distrutto, a caso, torna coperto a questa astronave, come nuovo.
estro-ship-veilrunner-text = Furto Mentale: scarti 2 carte a caso dalla mano.
estro-ship-axiom-drift-text = Inversione: fino alla fine del tuo prossimo turno i modificatori di estro dei tuoi attacchi cambiano segno e i tuoi dadi non danno bonus.

estro-object-ion-lance = Lancia Ionica
estro-object-ion-lance-text = Un'astronave esposta perde 60 scudi.
estro-object-breach-charge = Carica da Breccia
estro-object-breach-charge-text = Un'astronave qualsiasi perde 30 scudi, ma ne conserva almeno 1.
estro-object-scanner-drone = Drone Scanner
estro-object-scanner-drone-text = Scopri 2 guardiani a tua scelta.
estro-object-deep-scan = Scansione Profonda
estro-object-deep-scan-text = Guarda tutti i guardiani coperti di un'astronave; restano coperti.
estro-object-jammer = Disturbatore
estro-object-jammer-text = Un allarme in corso sale di 3.
estro-object-alarm-cutter = Taglia-allarme
estro-object-alarm-cutter-text = L'allarme di un'astronave è fermato per il resto della partita.
estro-object-salvage-claw = Artiglio di Recupero
estro-object-salvage-claw-text = Una carta del tuo inceneritore va nella tua mano.
estro-object-stasis-pod = Capsula di Stasi
estro-object-stasis-pod-text = Una carta del tuo inceneritore entra scoperta sul tuo lato del campo, con il dono inibito in modo permanente.
estro-object-aegis-field = Campo Egida
estro-object-aegis-field-text = Una tua carta non può essere distrutta fino all'inizio del tuo prossimo turno.
estro-object-decoy-hull = Scafo Esca
estro-object-decoy-hull-text = Reazione, quando un guardiano attacca: un'altra tua carta diventa il difensore.
estro-object-overclock = Sovraccarico
estro-object-overclock-text = Una tua carta scoperta riceve +8 valore primario in modo permanente.
estro-object-weighted-die = Dado Truccato
estro-object-weighted-die-text = Reazione, quando si tirano i dadi: il tuo dado mostra una faccia a tua scelta.
estro-object-static-burst = Scarica Statica
estro-object-static-burst-text = I guardiani non attaccano nel prossimo turno delle astronavi.
estro-object-gravity-net = Rete Gravitazionale
estro-object-gravity-net-text = Un guardiano scoperto non può attaccare nei prossimi 2 turni delle astronavi.
estro-object-solvent = Solvente
estro-object-solvent-text = Un guardiano scoperto riceve −12 valore primario in modo permanente.
estro-object-null-signal = Segnale Nullo
estro-object-null-signal-text = Il dono di un guardiano scoperto è inibito in modo permanente.
estro-object-supply-drop = Rifornimento
estro-object-supply-drop-text = Pesca 2 carte.
estro-object-second-wind = Secondo Fiato
estro-object-second-wind-text = In questo turno hai un attacco in più.
estro-object-twin-link = Legame Gemello
estro-object-twin-link-text = Una tua carta può attaccare due volte in questo turno; ogni attacco conta tra i tuoi attacchi.
estro-object-estro-prism = Prisma d'Estro
estro-object-estro-prism-text = Una tua carta scoperta diventa di un estro a tua scelta in modo permanente.
estro-object-lure-beacon = Faro Richiamo
estro-object-lure-beacon-text = Nel prossimo turno delle astronavi i guardiani devono attaccare la tua carta che scegli ora, finché è sul campo.
estro-object-recall-tether = Cavo di Richiamo
estro-object-recall-tether-text = Una tua carta torna dal campo alla mano; in questo turno puoi giocare una carta in più.
estro-object-memory-shard = Scheggia di Memoria
estro-object-memory-shard-text = Il dono 1V già usato di una tua carta scoperta si può usare di nuovo; se agisce quando viene giocata, agisce subito.
estro-object-void-grenade = Granata del Vuoto
estro-object-void-grenade-text = Un guardiano scoperto con TOT 65 o meno viene distrutto.
estro-object-last-breath = Ultimo Respiro
estro-object-last-breath-text = Reazione, quando stai per perdere perché il tuo campo è vuoto: la prima carta del tuo mazzo entra scoperta sul campo, con il dono inibito in modo permanente.

## The Oblivion Dial

estro-category-dragonfly = Effetto Libellula (bonus)
estro-category-moth = Effetto Falena (malus)
estro-category-swarm = Effetto Sciame (caos)

estro-sector-emergency-reboot = Riavvio d'Emergenza
estro-sector-emergency-reboot-text = La carta distrutta torna subito scoperta sul campo di chi l'ha persa.
estro-sector-echo-recall = Richiamo dell'Eco
estro-sector-echo-recall-text = La carta distrutta va nella mano di chi l'ha persa.
estro-sector-quick-synapse = Sinapsi Rapida
estro-sector-quick-synapse-text = Chi ha perso la carta pesca 1 carta.
estro-sector-sorted-thoughts = Pensieri Ordinati
estro-sector-sorted-thoughts-text = Chi ha perso la carta pesca 2 carte, poi ne scarta 1.
estro-sector-armour-of-grief = Armatura del Lutto
estro-sector-armour-of-grief-text = Chi ha perso la carta sceglie una propria carta scoperta, che riceve +8 valore primario in modo permanente.
estro-sector-shared-fury = Furia Condivisa
estro-sector-shared-fury-text = Ogni carta scoperta di chi ha perso la carta ha +3 valore primario fino alla fine del suo prossimo turno.
estro-sector-phoenix-shell = Guscio della Fenice
estro-sector-phoenix-shell-text = Chi ha perso la carta sceglie una propria carta, che non può essere distrutta fino all'inizio del suo prossimo turno.
estro-sector-vengeful-spark = Scintilla Vendicativa
estro-sector-vengeful-spark-text = La carta avversaria che l'ha distrutta con un attacco o un dono, se è ancora scoperta sul campo, riceve −8 valore primario in modo permanente.
estro-sector-vacuum-gate = Varco del Vuoto
estro-sector-vacuum-gate-text = Chi ha perso la carta può mettere sul campo, scoperta, una carta dalla mano, con il dono inibito in modo permanente.
estro-sector-second-chance = Seconda Occasione
estro-sector-second-chance-text = Chi ha perso la carta può ritirare il proprio dado in uno scontro successivo; se ne possono conservare al massimo 2.
estro-sector-aftershock = Scossa di Assestamento
estro-sector-aftershock-text = Chi ha perso la carta scarta 1 carta a caso.
estro-sector-cold-ash = Cenere Fredda
estro-sector-cold-ash-text = La carta distrutta esce dal gioco.
estro-sector-contagion = Contagio
estro-sector-contagion-text = La carta scoperta con il TOT attuale più basso di chi ha perso la carta riceve −5 valore primario in modo permanente.
estro-sector-chain-collapse = Crollo a Catena
estro-sector-chain-collapse-text = La carta con il TOT attuale più basso di chi ha perso la carta viene distrutta; le carte coperte contano 0.
estro-sector-numbness = Torpore
estro-sector-numbness-text = Chi ha perso la carta ha un solo attacco nel prossimo turno.
estro-sector-short-circuit = Corto Circuito
estro-sector-short-circuit-text = Chi ha perso la carta salta la prossima pescata obbligatoria.
estro-sector-mute = Muto
estro-sector-mute-text = Il dono di una carta con dono scoperta, a caso, di chi ha perso la carta è inibito fino alla fine del suo prossimo turno.
estro-sector-floodlight = Riflettore
estro-sector-floodlight-text = Tutte le carte coperte di chi ha perso la carta vengono scoperte.
estro-sector-zone-drift = Deriva di Zona
estro-sector-zone-drift-text = La zona attiva viene sostituita da un'altra a caso.
estro-sector-mind-exchange = Scambio di Menti
estro-sector-mind-exchange-text = Chi ha perso la carta e l'avversario si scambiano per sempre una carta a caso delle loro mani.
estro-sector-value-storm = Tempesta di Valori
estro-sector-value-storm-text = Fino alla fine del round ogni carta scoperta ha il valore più alto e quello più basso scambiati.
estro-sector-estro-roulette = Roulette d'Estro
estro-sector-estro-roulette-text = Una carta scoperta a caso diventa di un altro estro a caso in modo permanente.
estro-sector-stray-bolt = Fulmine Vagante
estro-sector-stray-bolt-text = Una carta a caso sul campo viene distrutta.
estro-sector-resonance = Risonanza
estro-sector-resonance-text = Chi ha perso la carta e l'avversario pescano 1 carta ciascuno.
estro-sector-inversion = Inversione
estro-sector-inversion-text = Fino alla fine del round i bonus di estro diventano malus e viceversa.

## A card in one line

estro-line = { $estro } · ATK { $atk } · DEF { $def } · HEL { $hel } · DEX { $dex } · MAP { $map } · TOT { $tot } · { $gift }
estro-line-empty = carta vuota
estro-line-once = dono 1V
estro-line-always = dono ∞ (infinito)

## The text of a card: when, whether and what

estro-text-empty = Questa è una carta vuota: non ha alcun dono.
estro-text = { $when }: { $effect }.
estro-text-may = { $when }, se vuoi: { $effect }.
estro-text-if = { $when }, se { $condition }: { $effect }.
estro-text-if-may = { $when }, se { $condition } e se vuoi: { $effect }.

estro-when-played = Una volta sola, quando viene giocata o girata scoperta
estro-when-static = Finché è scoperta
estro-when-main = Una volta sola, in qualsiasi momento del tuo turno
estro-when-turn-start = All'inizio di ogni tuo turno
estro-when-turn-end = Alla fine di ogni tuo turno
estro-when-round-end = Alla fine di ogni round
estro-when-reroll = Una volta per turno, quando si tirano i dadi in uno scontro di questa carta
estro-when-force-reroll = Una volta sola, quando si tirano i dadi in uno scontro di questa carta
estro-when-clash = In ogni scontro di questa carta
estro-when-attacks = Ogni volta che attacca
estro-when-attacks-certain = Ogni volta che attacca una { $card }
estro-when-attacked = Ogni volta che viene attaccata
estro-when-attacked-by-certain = Ogni volta che viene attaccata da una { $card }
estro-when-in-attack = Ogni volta che attacca o viene attaccata
estro-when-underdog = In ogni scontro in cui il suo TOT attuale è inferiore a quello dell'altra carta
estro-when-attacked-once = Una volta sola, quando viene attaccata
estro-when-ally-attacked = Una volta sola, quando { $who } viene attaccata
estro-when-survives-each-turn = Una volta per turno, quando sopravvive a un attacco
estro-when-survives = Una volta sola, quando sopravvive a un attacco
estro-when-survives-certain = Una volta sola, quando sopravvive all'attacco di una { $card }
estro-when-kills = Una volta per turno, quando ha distrutto una carta attaccando
estro-when-dies = Una volta sola, quando viene distrutta, anche coperta
estro-when-dies-by-attack = Una volta sola, quando viene distrutta da un attacco, anche coperta
estro-when-would-die = Una volta sola, quando sta per essere distrutta, anche coperta
estro-when-ally-would-die-once = Una volta sola, quando { $who } sta per essere distrutta
estro-when-ally-would-die = Ogni volta che { $who } sta per essere distrutta
estro-when-enemy-gift-once = Una volta sola, quando l'avversario usa un { $gift }{ $scope ->
    [this] { " " }su questa carta
    [ally] { " " }su una tua carta
   *[any] { "" }
}
estro-when-enemy-gift = Ogni volta che l'avversario usa un { $gift }{ $scope ->
    [this] { " " }su questa carta
    [ally] { " " }su una tua carta
   *[any] { "" }
}
estro-when-enemy-plays = Una volta sola, quando l'avversario { $face ->
    [up] gioca o gira scoperta una { $card }
    [down] gioca coperta una { $card }
   *[any] gioca, scoperta o coperta, o gira una { $card }
}

## Conditions

estro-if-zone = la { $zone } è attiva
estro-if-round = è il round { $round } o uno successivo
estro-if-allies = hai almeno { $count ->
    [1] un'altra carta{ $sort } scoperta
   *[other] altre { $count } carte{ $sort } scoperte
}
estro-if-enemies = l'avversario ha almeno { $count ->
    [1] una carta{ $sort } scoperta
   *[other] { $count } carte{ $sort } scoperte
}
estro-if-fewer-cards = hai meno carte sul campo dell'avversario
estro-if-more-cards = hai più carte sul campo dell'avversario
estro-if-hand = { $count ->
    [0] non hai carte in mano
    [1] hai al massimo 1 carta in mano
   *[other] hai al massimo { $count } carte in mano
}
estro-if-incinerator = il tuo inceneritore ha almeno { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
estro-if-own-tot-less = il suo TOT attuale è inferiore a quello dell'altra carta
estro-if-opponent-estro = l'altra carta è { $estro }
estro-if-first-attack = è il primo attacco del turno
estro-if-destroyed-by-attack = è stata distrutta da un attacco
estro-if-was-face-down = era coperta

## Kinds of gifts

estro-gift-any = dono
estro-gift-of = dono di { $tags }
estro-tag-buff = potenziamento
estro-tag-debuff = indebolimento
estro-tag-destroy = distruzione
estro-tag-protect = protezione
estro-tag-draw = pesca
estro-tag-discard = scarto
estro-tag-revive = ritorno
estro-tag-steal = furto
estro-tag-copy = copia
estro-tag-swap = scambio
estro-tag-reveal = rivelazione
estro-tag-estro = cambio di estro
estro-tag-attack = attacco
estro-tag-dice = dadi
estro-tag-coin = moneta
estro-tag-zone = zona
estro-tag-silence = inibizione
estro-tag-counter = contromossa

## Which cards

estro-who-this = questa carta
estro-who-that = quella carta
estro-who-attacker = la carta attaccante
estro-who-one = { $pool ->
    [own] una tua carta{ $sort }{ $face }{ $such }
    [another] un'altra tua carta{ $sort }{ $face }{ $such }
    [enemy] una carta nemica{ $sort }{ $face }{ $such }
    [either] una carta{ $sort }{ $face }{ $such } di un lato qualsiasi del campo
   *[either-other] un'altra carta{ $sort }{ $face }{ $such } di un lato qualsiasi del campo
}
estro-who-up-to = fino a { $count } { $pool ->
    [own] tue carte{ $sort }{ $face }{ $such }
    [another] altre tue carte{ $sort }{ $face }{ $such }
    [enemy] carte nemiche{ $sort }{ $face }{ $such }
    [either] carte{ $sort }{ $face }{ $such } di un lato qualsiasi del campo
   *[either-other] altre carte{ $sort }{ $face }{ $such } di un lato qualsiasi del campo
}
estro-who-each = { $pool ->
    [own] ogni tua carta{ $sort }{ $face }{ $such }
    [another] ogni altra tua carta{ $sort }{ $face }{ $such }
    [enemy] ogni carta nemica{ $sort }{ $face }{ $such }
    [either] ogni carta{ $sort }{ $face }{ $such } di entrambi i lati del campo
   *[either-other] ogni altra carta{ $sort }{ $face }{ $such } di entrambi i lati del campo
}
estro-who-card = carta{ $sort }{ $such }
estro-face-up = { " " }scoperta
estro-face-hidden = { " " }coperta
estro-face-any = { " " }scoperta o coperta
estro-faces-up = { " " }scoperte
estro-faces-hidden = { " " }coperte
estro-faces-any = { " " }scoperte o coperte
estro-sort-empty = { " " }vuota
estro-sort-gift = { " " }con dono
estro-sort-estro = { " " }{ $estri }
estro-sort-estro-empty = { " " }{ $estri } vuota
estro-sort-estro-gift = { " " }{ $estri } con dono
estro-sorts-empty = { " " }vuote
estro-sorts-estro-empty = { " " }{ $estri } vuote
estro-such = { " " }con { $qualities }
estro-such-tot-at-most = TOT { $number } o meno
estro-such-tot-at-least = TOT { $number } o più
estro-such-primary-at-most = valore primario { $number } o meno
estro-such-primary-at-least = valore primario { $number } o più
estro-such-damaged = un valore ridotto in modo permanente

## What a gift does

estro-plus = +{ $amount } { $value }
estro-minus = −{ $amount } { $value }
estro-effect-give = { $who } { $count ->
    [1] riceve { $change }
   *[other] ricevono { $change } ciascuna
} in modo permanente
estro-effect-give-all = { $who } ora sul campo riceve { $change } in modo permanente
estro-effect-aura = { $who } ha { $change }
estro-effect-double = questa carta raddoppia in modo permanente il proprio { $value }
estro-effect-halve = { $who } dimezza in modo permanente il proprio { $value }, arrotondando per difetto
estro-effect-set = { $who } porta in modo permanente il proprio { $value } a { $amount }
estro-effect-swap-own = questa carta scambia in modo permanente il proprio { $value } con il proprio { $with }
estro-effect-swap-with = questa carta e { $who } si scambiano in modo permanente il proprio { $value }
estro-effect-drain = { $who } perde fino a { $amount } { $value } e questa carta guadagna quanto ha tolto, in modo permanente
estro-effect-pack = ha { $change } per { $who }, al massimo +{ $cap }
estro-effect-lone = ha { $change } finché non c'è nessun'altra carta sul tuo lato del campo
estro-effect-growth = questa carta riceve { $change } in modo permanente, finché questo dono non ha dato +{ $cap } in tutto
estro-effect-burnout = questa carta riceve { $change } in modo permanente, ma non nel turno in cui è entrata in campo
estro-effect-zone-bond = ha { $change } finché la { $zone } è attiva
estro-effect-round-surge = ha { $change } dal round { $round } in poi
estro-effect-coin-boost = scegli testa o croce e lancia una moneta; se indovini, questa carta riceve { $change } in modo permanente
estro-effect-coin-gamble = scegli testa o croce e lancia una moneta. Se indovini: { $right }. Se sbagli: { $wrong }
estro-effect-die-boost = tira un dado; questa carta riceve { $change } in modo permanente per ogni punto del dado
estro-effect-reroll-own = ritira il tuo dado
estro-effect-force-reroll = fai ritirare il dado dell'avversario
estro-die-face = { $face }
estro-effect-loaded-die = { $count ->
    [one] anche la faccia { $faces } del tuo dado le dà
   *[other] anche le facce { $faces } del tuo dado le danno
} il bonus di +5 sul valore primario
estro-effect-die-block = l'altra carta non riceve alcun bonus dal dado
estro-effect-surge = ha { $change } per questo scontro
estro-effect-estro-shield = un bonus di estro dell'attaccante vale 0
estro-effect-estro-mastery = un malus di estro di questa carta vale 0
estro-effect-pierce = nel TOT del difensore il suo { $value } vale 0; nel confronto dei valori primari conta per intero
estro-effect-breaker = vince anche se il suo valore primario supera i { $times }/{ $of } di quello del difensore, invece del doppio
estro-effect-steadfast = il valore primario dell'attaccante, anche più che doppio, non la sconfigge; può farlo solo un TOT maggiore
estro-effect-pacify = { $who } non può attaccare fino alla fine del prossimo turno di chi la controlla
estro-effect-stealth = non può essere attaccata finché l'attaccante potrebbe scegliere un'altra tua carta scoperta senza questo dono
estro-effect-taunt = le carte nemiche che attaccano devono scegliere questa, o un'altra carta con questo dono, se possono
estro-effect-intercept = questa carta diventa il difensore al suo posto
estro-effect-mirage = sposta l'attacco su un'altra tua carta che potrebbe essere attaccata, a caso
estro-effect-extra-attack = in questo turno hai { $count ->
    [one] { $count } attacco
   *[other] { $count } attacchi
} in più, con carte che non hanno ancora attaccato
estro-effect-double-strike = può attaccare due volte in ogni tuo turno; ogni attacco conta tra i tuoi attacchi
estro-effect-rampage = attacca subito con essa un'altra carta, senza consumare uno dei tuoi attacchi
estro-effect-destroy = distruggi { $who }
estro-effect-sacrifice = sacrifica un'altra tua carta sul campo. Se lo fai: { $effect }
estro-effect-survive = non viene distrutta
estro-effect-save-ally = quella carta non viene distrutta
estro-effect-martyr = questa carta viene distrutta al suo posto
estro-effect-turn-shield = { $who } non può essere distrutta fino all'inizio del tuo prossimo turno, ma può essere sacrificata
estro-effect-gift-ward = nessun { $gift } del nemico può prenderla come bersaglio né avere effetto su di essa
estro-effect-return-to-hand = va nella mano del proprietario invece di restare nell'inceneritore
estro-effect-return-to-deck = va in fondo al mazzo del proprietario invece di restare nell'inceneritore
estro-effect-draw = pesca { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
estro-effect-loot = pesca { $draw ->
    [one] { $draw } carta
   *[other] { $draw } carte
}, poi scarta { $discard ->
    [one] { $discard } carta
   *[other] { $discard } carte
} a tua scelta
estro-effect-enemy-discard-random = l'avversario scarta { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} a caso
estro-effect-enemy-discard = l'avversario scarta { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} a sua scelta
estro-effect-peek = guarda { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} a caso della mano dell'avversario
estro-effect-scry = guarda { $count ->
    [one] la prima carta del tuo mazzo e rimettila
   *[other] le prime { $count } carte del tuo mazzo e rimettile
} nell'ordine che vuoi
estro-effect-tutor = una { $card } a caso del tuo mazzo va nella tua mano, mostrata a tutti; poi il mazzo si mescola
estro-effect-extra-play = gioca dalla mano ancora una { $card }, scoperta o coperta
estro-effect-hand-limit = alla fine del tuo turno tieni in mano fino a { $count } carte invece di 5
estro-effect-skip-draw = l'avversario salta la prossima pescata obbligatoria
estro-effect-bounce = { $who } torna nella mano del proprietario
estro-effect-delayed = arma questo dono. All'inizio del tuo { $turns ->
    [1] prossimo turno
    [2] secondo turno a partire da ora
    [3] terzo turno a partire da ora
   *[other] turno dopo { $turns } turni
}, se questa carta è ancora scoperta sul tuo lato e non inibita (altrimenti il dono resta inutilizzato): { $effect }
estro-effect-revive = una { $card } del tuo inceneritore torna scoperta sul tuo lato del campo
estro-effect-recover = prendi in mano una { $card } dal tuo inceneritore
estro-effect-grave-rob = una { $card } dell'inceneritore dell'avversario entra scoperta sul tuo lato del campo
estro-effect-without-gift = { $effect }; il suo dono è inibito in modo permanente
estro-effect-counter = annullalo con una contromossa, così non ha effetto
estro-effect-silence = il dono di { $who } è inibito in modo permanente
estro-effect-silence-aura = il dono ∞ di { $who } è inibito
estro-effect-copy-gift = il dono di questa carta diventa una copia nuova del dono di { $who }, a meno che quello copi o rinnovi doni; se agisce quando viene giocata, agisce subito
estro-effect-recharge = il dono già usato di { $who } si può usare di nuovo, a meno che copi o rinnovi doni; se agisce quando viene giocata, agisce subito
estro-effect-seize-turn = prendi il controllo di { $who } fino alla fine del turno; può attaccare se non l'ha ancora fatto
estro-effect-seize = prendi in modo permanente il controllo di { $who }
estro-effect-copy-values = i cinque valori di questa carta diventano quelli di { $who } in modo permanente
estro-effect-reveal = scopri { $count ->
    [1] una carta nemica coperta
   *[other] fino a { $count } carte nemiche coperte
}, senza che ciò conti come giocarle
estro-effect-hide = copri { $who }
estro-effect-change-estro = { $who } diventa { $estro } in modo permanente
estro-effect-choose-estro = { $who } diventa di un estro a tua scelta in modo permanente
estro-effect-chameleon = scegli di quale estro conta per questo attacco
estro-effect-zone-shift-random = la zona attiva viene sostituita da un'altra a caso
estro-effect-zone-shift = la zona attiva viene sostituita da un'altra a tua scelta
estro-effect-zone-refresh = il dono di zona della zona attiva si può usare di nuovo
estro-effect-if = se { $condition }, { $effect }
estro-effect-choice = a tua scelta, (1) { $one }; oppure (2) { $other }
estro-effect-cleanse = libera { $who } da tutto ciò che ne ha ridotto i valori in modo permanente e da ogni divieto o inibizione a tempo
estro-effect-exile = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} a tua scelta dell'inceneritore dell'avversario { $count ->
    [one] esce
   *[other] escono
} dal gioco
estro-effect-own-discard = scarta { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} a tua scelta

## The log

estro-event-turn-began = Round { $round }: turno { $player }.
estro-event-dreamers-began = Round { $round }: agiscono i Dreamer.
estro-event-round-ended = Il round { $round } è finito.
estro-event-drew = { $player } ha pescato { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}.
estro-event-drew-card = { $player } ha pescato { $card }.
estro-event-draw-skipped = { $player } ha saltato la pescata.
estro-event-no-draw = { $player } non ha pescato nulla: il mazzo è vuoto.
estro-event-played = { $player } ha giocato { $spot } scoperta.
estro-event-played-down = { $player } ha giocato { $spot } coperta.
estro-event-played-hidden = { $player } ha giocato una carta coperta (#{ $number }).
estro-event-supported = { $player } ha giocato { $spot } come supporto { $under }.
estro-event-chimera-played = { $player } ha giocato la Chimera { $spot }, con il dono di { $donor }.
estro-event-chimera-declared = { $player } intende giocare una Chimera nel prossimo turno.
estro-event-entered = { $spot } è entrata in campo { $how }.
estro-entry-revived = da un inceneritore
estro-entry-rift = dalla Fessura Dimensionale
estro-entry-ambush = con un'Imboscata Illusoria
estro-entry-tokens = per tre necrotoken
estro-entry-sector = per il Quadrante dell'Oblio
estro-entry-object = con un oggetto
estro-entry-reinforcement = come rinforzo dell'Orda
estro-entry-guardian = come guardiano richiamato dalla sua astronave
estro-event-flipped = { $player } ha scoperto { $spot }.
estro-event-shown = { $spot } è stata scoperta.
estro-event-turned-down = { $spot } è stata coperta.
estro-event-gift = Agisce il dono { $spot }.
estro-event-gift-on = Agisce il dono { $spot }, con questi bersagli: { $targets }.
estro-event-gift-countered = { $spot } ha annullato con una contromossa il dono { $gift }.
estro-event-value-rose = { $value } { $spot }: da { $from } sale a { $to }.
estro-event-value-fell = { $value } { $spot }: da { $from } scende a { $to }.
estro-event-token-put = { $spot } ha ricevuto un segnalino +5 TOT.
estro-event-estro-changed = { $spot } è diventata { $estro }.
estro-event-principal-named = { $spot } conta come { $estro }.
estro-event-attack-declared = { $attacker } attacca { $defender }.
estro-event-attack-declared-as = { $attacker } attacca { $defender } come { $estro }.
estro-event-attack-redirected = { $attacker } si volge invece contro { $defender }.
estro-event-defender-changed = { $to } diventa il difensore al posto { $from }.
estro-event-attack-stopped = { $spot } ha fermato il suo attacco.
estro-event-attack-broken = L'attacco si è interrotto: una delle due carte non vi partecipa più.
estro-event-power-used = { $player } ha usato il dono di zona: { $zone }.
estro-event-power-on = { $player } ha usato il dono di zona ({ $zone }), bersaglio { $spot }.
estro-event-power-burnt = { $player } ha usato il dono di zona ({ $zone }), bersaglio { $spot }, e ha sacrificato { $card }.
estro-event-die-rolled = { $player } ha tirato { $face }.
estro-event-die-rerolled = { $player } ha tirato di nuovo: { $face }.
estro-event-coin-flipped = { $player } ha scelto { $call ->
    [heads] testa
   *[tails] croce
} ed è uscita { $shows ->
    [heads] testa
   *[tails] croce
}: { $right ->
    [yes] giusto!
   *[no] sbagliato.
}
estro-event-clashed = Scontro: { $attack }; { $defence }. { $verdict }
estro-sum-plain = { $card } { $total } (primario { $value } { $primary })
estro-sum = { $card } { $current } { $parts } = { $total } (primario { $value } { $primary })
estro-sum-surge-plus = +{ $amount } (doni ed effetti)
estro-sum-surge-minus = −{ $amount } (doni ed effetti)
estro-sum-shield-plus = +{ $amount } (supporti, danni subiti, effetti)
estro-sum-shield-minus = −{ $amount } (supporti, danni subiti, effetti)
estro-sum-die = +{ $amount } (dado { $face }: { $estro })
estro-sum-bonus = +{ $amount } ({ $estro } contro { $against })
estro-sum-malus = −{ $amount } ({ $estro } contro { $against })
estro-verdict-tot = { $attacker } sconfigge { $defender }: TOT { $attack } contro { $defence }.
estro-verdict-primary = { $attacker } sconfigge { $defender } con il valore primario: { $attack-value } { $attack } travolge { $defence-value } { $defence }.
estro-verdict-resists = { $defender } resiste.
estro-verdict-shield-falls = Lo scudo vitale di { $defender } è esaurito.
estro-verdict-shield-holds = Lo scudo vitale di { $defender } regge.
estro-event-shield-damaged = Lo scudo vitale { $spot } ha subito danni: { $damage } su { $strength }.
estro-event-saved = { $spot } è scampata alla distruzione.
estro-event-saved-by = { $spot } ha salvato { $saved } dalla distruzione.
estro-event-destroyed = { $spot } è stata distrutta { $cause }.
estro-cause-attack = da un attacco
estro-cause-gift = da un dono
estro-cause-object = da un oggetto
estro-cause-skill = dall'abilità di un'astronave
estro-cause-sector = dal Quadrante dell'Oblio
estro-cause-rift = per aprire la Fessura Dimensionale
estro-cause-group = all'esaurirsi dello scudo vitale
estro-event-sacrificed = { $player } ha sacrificato { $card }.
estro-event-discarded = { $player } ha scartato { $card }.
estro-event-to-hand = { $card } è andata nella mano { $player }.
estro-event-under-deck = { $card } è andata in fondo al mazzo { $player }.
estro-event-exiled = { $card } è uscita dal gioco.
estro-event-inhibited = Il dono { $spot } è inibito in modo permanente.
estro-event-inhibited-for-now = Il dono { $spot } è inibito per ora.
estro-event-gift-copied = { $spot } ha copiato il dono { $from }.
estro-event-recharged = Il dono { $spot } si può usare di nuovo.
estro-event-armed = Il dono { $spot } è armato e agisce tra { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}.
estro-event-primed = Il dono { $spot } è pronto per il suo momento.
estro-event-seized = { $player } ha preso il controllo { $spot }, carta { $from }.
estro-event-pacified = { $spot } per un po' non può attaccare.
estro-event-shielded = { $spot } per un po' non può essere distrutta.
estro-event-cleansed = { $spot } si è liberata di tutto ciò che le pesava.
estro-event-attacks-gained = { $player } ha { $count ->
    [one] { $count } attacco
   *[other] { $count } attacchi
} in più in questo turno.
estro-event-draw-will-be-skipped = { $player } salterà la prossima pescata obbligatoria.
estro-event-hand-seen = { $player } ha visto nella mano { $of }: { $cards }.
estro-event-hand-peeked = { $player } ha visto { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} della mano { $of }.
estro-event-deck-seen = { $player } ha guardato { $count ->
    [1] la prima carta
   *[other] le prime { $count } carte
} del proprio mazzo: { $cards }.
estro-event-deck-looked-at = { $player } ha guardato { $count ->
    [1] la prima carta
   *[other] le prime { $count } carte
} del proprio mazzo.
estro-event-fetched = { $player } ha preso { $card } dal mazzo e lo ha mescolato.
estro-event-hands-exchanged = { $player } e { $other } si sono scambiati una carta della mano.
estro-event-hand-exchanged = { $player } ha dato { $gave } e ha ricevuto { $got }.
estro-event-zone-changed = Cambia la zona: prima { $from }, ora { $to }.
estro-event-zone-refreshed = Il dono di zona si può usare di nuovo: { $zone }.
estro-event-modifiers-inverted = Bonus e malus di estro si scambiano per un po'.
estro-event-token-gained = { $player } ha ricevuto un necrotoken e ne ha { $count }.
estro-event-tokens-spent = { $player } ha speso { $count } necrotoken.
estro-event-dial-spun = { $player } ha girato il Quadrante dell'Oblio, settore { $sector }. { $text }
estro-event-reroll-kept = { $player } conserva un nuovo tiro per uno scontro successivo.
estro-event-numbed = { $player } ha un solo attacco nel prossimo turno.
estro-event-rift-opened = { $player } ha aperto la Fessura Dimensionale.
estro-event-object-received = Un nuovo oggetto: { $object }.
estro-event-object-used = Oggetto usato: { $object }.
estro-event-object-dropped = Oggetto gettato: { $object }.
estro-event-ship-damaged = L'astronave { $ship } ha perso { $damage } scudi e ne ha { $left }.
estro-event-ship-destroyed = L'astronave { $ship } è stata distrutta!
estro-event-alarm-rings = L'allarme dell'astronave { $ship } segna { $count }.
estro-event-alarm-stopped = L'allarme dell'astronave { $ship } è fermato per sempre.
estro-event-skill-fired = L'astronave { $ship } usa la sua abilità. { $text }
estro-event-horde-moved = { $spot } è avanzata alla corsia { $lane }, zona di profondità { $depth }.
estro-event-bastion-hit = { $spot } ha colpito il Bastione: Connessioni Quantiche perse { $damage }, rimaste { $left }.
estro-event-dreamer-done = { $player } ha finito questa fase.
estro-event-inspired-deployment = Il dono { $spot } qui non serve: { $player } riceve Ispirazione Tattica, un'Azione Sinaptica in più.
estro-event-inspired-analysis = Il dono { $spot } qui non serve: { $player } riceve Ispirazione Tattica, due carte da pescare e una da tenere.
estro-event-inspired-terrain = Il dono { $spot } qui non serve: { $player } riceve Ispirazione Tattica, un segnalino +5 TOT.
estro-event-declared = { $player } ha dichiarato { $total }: { $right ->
    [yes] giusto.
   *[no] sbagliato.
}
estro-event-slipped = { $player } ha tentato qualcosa contro le regole.
estro-event-went-out = { $player } è fuori: non restano né mazzo né mano.
estro-event-exhausted = { $player } non ha più né mazzo né mano da cui pescare.
estro-event-chain-cut = La catena di doni è diventata troppo lunga ed è stata interrotta.
estro-event-conceded = { $player } ha abbandonato la partita.
estro-event-no-winner = { $why } Nessuno vince.
estro-event-won = { $why } { $count ->
    [one] { $winners } vince!
   *[other] { $winners } vincono!
}
estro-ending-elimination = Un lato del campo è rimasto senza carte.
estro-ending-exhaustion = Non restavano né mazzo né mano da cui pescare.
estro-ending-last-round = L'ultimo round è finito.
estro-ending-conquest = Si contano le zone: decidono tre zone con tre punti ciascuna.
estro-ending-ships = Tutte le astronavi sono distrutte.
estro-ending-bastion-fell = L'ultima Connessione Quantica è persa e il Bastione è caduto.
estro-ending-bastion-held = L'Ultimo Bastione ha retto.
estro-ending-last-wave = L'Ultima Ondata è infranta: non resta alcuna carta dell'Orda.
estro-ending-standstill = Nulla si muoveva più.
estro-ending-concession = La partita è stata abbandonata.

## Refusals

estro-reason-match-over = La partita è finita: non si può fare altro.
estro-reason-not-your-turn = Non è il tuo turno: aspetta che ti venga chiesto qualcosa.
estro-reason-answer-first = Qualcun altro deve prima rispondere a una domanda: aspetta.
estro-reason-not-an-answer = Questo non risponde alla domanda: scegli una delle risposte proposte.
estro-reason-not-now = Ora non si può fare: scegli una delle azioni proposte.
estro-reason-play-first = Gioca prima una carta dalla mano: una giocata per turno è obbligatoria.
estro-reason-already-played = Hai già giocato la carta di questo turno: la regola è una per turno.
estro-reason-not-in-hand = { $card } non è nella tua mano: usa una carta che hai in mano.
estro-reason-not-there = { $card } non è tra le carte da scegliere: scegline una che lo sia.
estro-reason-empty-slot = Nessuna carta si trova nella posizione #{ $number }: scegline una sul campo.
estro-reason-not-yours = La carta #{ $number } non è tua: usa una carta che controlli.
estro-reason-not-an-enemy = La carta #{ $number } non è nemica: attaccane una dell'altro lato del campo.
estro-reason-no-face-down-yet = Si gioca coperto soltanto dopo il round { $round }: gioca la carta scoperta.
estro-reason-must-support = { $card } va giocata come supporto di un Granito, perché ne hai uno scoperto che può riceverla.
estro-reason-no-support = La carta #{ $number } non può ricevere supporto: scegli un Granito scoperto che ne ha meno di 2.
estro-reason-not-a-second-card = { $card } non può essere la tua seconda carta: serve un Manpo, giocato scoperto mentre sul tuo lato c'è esattamente una carta.
estro-reason-needs-cell = Indica dove va la carta.
estro-reason-bad-cell = La carta non può andare lì: scegli uno dei posti proposti.
estro-reason-cell-taken = Lì c'è già un difensore: scegli un posto libero.
estro-reason-field-not-full = Per una sostituzione devono essere occupati tutti e nove i posti: gioca la carta in uno libero.
estro-reason-chimera-not-declared = Una Chimera va dichiarata un turno prima: dichiarala all'inizio di un turno.
estro-reason-has-chimera = Hai già una Chimera sul campo: se ne può avere una sola.
estro-reason-not-a-chimera = Una Chimera è fatta di una carta vuota come ospitante e di una carta con dono come carta assorbita.
estro-reason-is-face-up = La carta #{ $number } è già scoperta.
estro-reason-is-face-down = La carta #{ $number } è coperta: prima va scoperta.
estro-reason-put-down-this-turn = La carta #{ $number } è stata giocata coperta in questo turno: si può scoprire in un turno successivo.
estro-reason-no-attacks-yet = Non si attacca fino al round { $round } compreso.
estro-reason-no-attacks-left = In questo turno non hai più attacchi.
estro-reason-has-attacked = La carta #{ $number } ha già attaccato in questo turno: attacca con un'altra.
estro-reason-cannot-attack = La carta #{ $number } ora non può attaccare: attacca con un'altra.
estro-reason-stealthy = La carta #{ $number } si nasconde dietro altre carte: attacca prima una di quelle.
estro-reason-taunted-away = La carta #{ $number } non si può scegliere: un'altra carta attira su di sé gli attacchi.
estro-reason-out-of-reach = La carta #{ $number } da qui non si raggiunge: scegli un bersaglio vicino.
estro-reason-out-of-range = La carta #{ $number } è fuori portata: attacca le carte dell'Orda nella casella del tuo difensore o, se non ce ne sono, nella zona successiva verso l'esterno della sua corsia.
estro-reason-no-defender-cell = I difensori stanno nelle zone da 1 a 3: scegli lì una casella libera.
estro-reason-granito-never-attacks = La carta #{ $number } è Granito e nel Sogno Lucido non attacca mai: attacca con un'altra.
estro-reason-not-as-granito = Nel Sogno Lucido la Chimera #{ $number } non può attaccare come Granito: indica l'altro suo estro.
estro-reason-rift-needs-own = La Fessura prende una delle tue carte: la carta #{ $number } non è tua.
estro-reason-is-support = La carta #{ $number } è un supporto e non si può attaccare: attacca il suo Granito.
estro-reason-name-estro = Carta #{ $number }: una Chimera attacca con uno dei suoi estri, che va indicato; le altre carte non ne indicano.
estro-reason-ship-guarded = L'astronave { $ship } ha ancora guardiani: distruggi prima quelli.
estro-reason-ship-destroyed = L'astronave { $ship } è già distrutta.
estro-reason-power-closed = Questa zona non è attiva, o il suo dono ora non si può usare.
estro-reason-power-used = Il dono di questa zona è già stato usato: agisce una volta per partita.
estro-reason-power-misfit = Il dono della zona non si può usare su questo, o non in questo momento.
estro-reason-no-gift-now = La carta #{ $number } non ha un dono che si possa usare ora.
estro-reason-gift-used = Il dono della carta #{ $number } è già stato usato: un dono 1V agisce una volta sola.
estro-reason-gift-inhibited = La carta #{ $number } ha un dono inibito.
estro-reason-no-target = La carta #{ $number } non si può scegliere per questo: scegline una proposta.
estro-reason-rift-closed = La Fessura si apre una volta per turno, dopo aver giocato una carta e prima del tuo primo attacco.
estro-reason-indestructible = La carta #{ $number } ora non può essere distrutta e quindi non apre la Fessura: scegline un'altra.
estro-reason-no-object = Non hai questo oggetto: { $object }.
estro-reason-object-useless = Ora non servirebbe a nulla: conserva { $object } per il momento giusto.
estro-reason-no-tokens = Hai troppo pochi necrotoken, o non è il loro momento.
estro-reason-no-actions-left = Hai troppo poche Azioni Sinaptiche.
estro-reason-must-engage = Un tuo difensore divide il posto con una carta dell'Orda: attacca prima con quello.
estro-reason-is-done = Hai finito questa fase: aspetta gli altri.
estro-reason-not-your-command = La carta #{ $number } appartiene a un altro Dreamer: comanda le carte giocate da te.

## Questions

estro-prompt-over = La partita è finita.
estro-prompt-wait = In attesa degli altri.
estro-prompt-declare-chimera = Annunci una Chimera, una carta vuota con una con dono, per il tuo prossimo turno?
estro-prompt-draw-two = Hai { $count } necrotoken: ne spendi uno per pescare 2 carte invece di 1?
estro-prompt-play = Gioca una carta dalla mano, scoperta o coperta.
estro-prompt-play-zone = Gioca una carta dalla mano in una delle zone, scoperta o coperta.
estro-prompt-play-up = Gioca una carta dalla mano, scoperta; coperta si può dal round { $round }.
estro-prompt-play-chimera = Gioca una carta dalla mano, oppure una carta vuota e una con dono insieme come Chimera.
estro-prompt-main = { $count ->
    [0] Non hai più attacchi: usa ciò che vuoi ancora usare, poi concludi il turno.
    [one] Ti resta { $count } attacco: attacca, scopri carte, usa doni o concludi il turno.
   *[other] Ti restano { $count } attacchi: attacca, scopri carte, usa doni o concludi il turno.
}
estro-prompt-main-not-now = Ora non si può attaccare nulla: usa ciò che vuoi usare, poi concludi il turno.
estro-prompt-main-no-attacks = Nessuno attacca prima del round { $round }: scopri carte, usa doni o concludi il turno.
estro-prompt-main-unsaid = Attacca, scopri carte, usa doni o concludi il turno.
estro-prompt-dreamer = { $count ->
    [one] Ti resta { $count } Azione Sinaptica
   *[other] Ti restano { $count } Azioni Sinaptiche
}: gioca, attacca, usa doni o passa.
estro-prompt-dreamer-engaged = { $count ->
    [one] Ti resta { $count } Azione Sinaptica
   *[other] Ti restano { $count } Azioni Sinaptiche
}; un difensore che divide il posto con l'Orda deve attaccare.
estro-prompt-extra-play = { $source } ti fa giocare un'altra carta: quale?
estro-prompt-respond = { $attacker } attacca { $defender }: rispondi o passa.
estro-prompt-after-power = Un dono di zona ha cambiato l'attacco: continui, scegli un altro bersaglio o ti fermi?
estro-prompt-principal = Come quale estro conta { $spot }?
estro-prompt-use-gift = Usi il dono { $source }?
estro-prompt-protect = { $spot } sta per essere distrutta: la salvi o la lasci andare?
estro-prompt-order = Agiscono insieme più tuoi doni: quale viene prima?
estro-prompt-target = { $card }: scegli una carta sul campo.
estro-prompt-targets = { $card }: scegli fino a { $count } carte sul campo; scelte finora: { $chosen }.
estro-prompt-sacrifice = { $card }: quale tua carta sacrifichi?
estro-prompt-ashes = Scegli una carta nell'inceneritore.
estro-prompt-ashes-for = { $card }: scegli una carta nell'inceneritore.
estro-prompt-either = { $card }: quale dei due effetti?
estro-prompt-opponent = { $card }: quale avversario?
estro-prompt-coin = { $card }: testa o croce?
estro-prompt-estro = Scegli un estro.
estro-prompt-estro-for = { $card }: scegli un estro.
estro-prompt-zone = { $card }: scegli una zona.
estro-prompt-discard = Scegli una carta da scartare; ancora da scartare: { $count }.
estro-prompt-arrange = Quale carta va ora in cima al mazzo? L'ultima scelta resta in cima; ancora da scegliere: { $count }.
estro-prompt-reroll = Hai tirato { $own }, l'altra parte { $other }: ritiri il tuo dado?
estro-prompt-force-reroll = Hai tirato { $own }, l'altra parte { $other }: fai ritirare l'altro dado?
estro-prompt-face = Quale faccia mostra il tuo dado?
estro-prompt-total = Qual è il TOT di scontro della tua carta?
estro-prompt-outcome = Il difensore viene distrutto o resiste?
estro-prompt-rampage = { $spot } può attaccare subito di nuovo: chi?
estro-prompt-ambush = Imboscata Illusoria: metti sul campo una carta Illusio dalla mano?
estro-prompt-vacuum-gate = Varco del Vuoto: metti sul campo una carta dalla mano senza il suo dono?
estro-prompt-deck-to-field = Spendi 3 necrotoken: una carta a caso del tuo mazzo entra in campo senza il suo dono?
estro-prompt-cell = Dove va { $card }?
estro-prompt-armour-of-grief = Armatura del Lutto: quale delle tue carte scoperte riceve +8 al valore primario in modo permanente?
estro-prompt-phoenix-shell = Guscio della Fenice: quale delle tue carte non può essere distrutta fino all'inizio del tuo prossimo turno?
estro-prompt-object = { $object }: scegli una carta.
estro-prompt-ship = { $object }: scegli un'astronave.
estro-prompt-drop-object = Puoi tenere solo 3 oggetti: quale getti?
estro-prompt-last-breath = Il tuo campo è vuoto: usi Ultimo Respiro?
estro-prompt-uncover = Scegli un guardiano coperto da scoprire; ancora da scegliere: { $count }.
estro-prompt-inspiration = { $card }: qui il suo dono non serve. Scegli un bonus di Ispirazione Tattica.
estro-prompt-keep-card = Quale delle due carte tieni?
estro-prompt-power = { $spot } sta per essere distrutta: usi il dono di zona ({ $zone }) per tenerla?

## Choices

estro-label-play = Gioca { $card } scoperta
estro-label-play-down = Gioca { $card } coperta
estro-label-play-at = Gioca { $card } scoperta: { $cell }
estro-label-play-down-at = Gioca { $card } coperta: { $cell }
estro-label-support = Gioca { $card } come supporto: sotto { $spot }
estro-label-chimera = Gioca una Chimera: ospitante { $host }, carta assorbita { $donor }
estro-label-chimera-at = Gioca una Chimera: ospitante { $host }, carta assorbita { $donor }: { $cell }
estro-label-flip = Scopri { $spot }
estro-label-attack = Attacca { $target } con { $attacker }
estro-label-attack-as = Attacca { $target } con { $attacker } come { $estro }
estro-label-strike = Attacca l'astronave { $ship } con { $attacker }
estro-label-power = Usa il dono di zona: { $zone }
estro-label-power-on = Usa il dono di zona ({ $zone }), bersaglio { $spot }
estro-label-power-burn = Usa il dono di zona ({ $zone }), sacrificando { $card }
estro-label-power-burn-on = Usa il dono di zona ({ $zone }), bersaglio { $spot }, sacrificando { $card }
estro-label-activate = Usa il dono { $spot }
estro-label-rift = Apri la Fessura Dimensionale: distruggi { $spot }
estro-label-use = Usa { $object }
estro-label-drop = Getta via { $object }
estro-label-substitute = Sostituisci { $spot } con { $card } scoperta
estro-label-substitute-down = Sostituisci { $spot } con { $card } coperta
estro-label-tokens-draw = Spendi 1 necrotoken: pesca 2 carte
estro-label-tokens-protect = Spendi 2 necrotoken: proteggi la carta in questo turno
estro-label-tokens-field = Spendi 3 necrotoken: una carta entra in campo
estro-label-declare = Annuncia una Chimera
estro-label-accept = Sì
estro-label-pass = Passa
estro-label-done = Basta così
estro-label-end = Concludi il turno
estro-label-continue = Continua l'attacco
estro-label-redirect = Attacca invece { $spot }
estro-label-stop = Ferma l'attacco
estro-label-target = Scegli { $spot }
estro-label-card = Scegli { $card }
estro-label-heads = Testa
estro-label-tails = Croce
estro-label-estro = { $estro }
estro-label-zone = { $zone }
estro-label-ship = Scegli l'astronave { $ship }
estro-label-one = Il primo effetto
estro-label-other = Il secondo effetto
estro-label-opponent = Scegli { $seat }
estro-label-order = Prima il dono { $spot }
estro-label-face = Il dado mostra { $face }
estro-label-total = Dichiara { $total }
estro-label-destroyed = Il difensore è distrutto
estro-label-resists = Il difensore resiste
estro-label-cell = Va qui: { $cell }
estro-label-deployment = Schieramento Rapido: un'Azione Sinaptica in più
estro-label-analysis = Analisi del Fronte: pesca 2 carte, tienine 1
estro-label-terrain = Uso del Terreno: un segnalino +5 TOT su un difensore

## Che cosa non va in una preparazione

estro-setup-seats = si gioca da 1 a 4 (ES-8.0.1)
estro-setup-played-by = { $frame } si gioca in { $counts } ({ $rule })
estro-setup-only-seats = { $seats ->
    [one] c'è solo { $seats } posto
   *[other] ci sono solo { $seats } posti
}
estro-setup-mode-twice = { $mode } è indicata due volte
estro-setup-one-frame = una partita ha una sola cornice, non più d'una: { $frames } (ES-8.0.1)
estro-setup-no-mode = non c'è la modalità «{ $mode }»; le modalità sono { $modes }
estro-setup-no-mode-near = non c'è la modalità «{ $mode }»; intendevi «{ $near }»?
estro-setup-apart = { $frame } e { $extra } non stanno insieme: { $why } (ES-8.0.1, R28)
estro-setup-apart-guardians = il divieto di attaccare contraddice l'obbligo dei guardiani di attaccare
estro-setup-apart-engagement = il divieto di attaccare contraddice l'ingaggio obbligatorio
estro-setup-apart-decks = i guardiani non hanno un mazzo con cinque carte per estro
estro-setup-apart-supports = i supporti contraddicono l'unico difensore per cella
estro-setup-apart-luck = non c'è un avversario di cui pareggiare la fortuna
estro-setup-apart-swamped = sommergerebbe il gioco cooperativo
estro-setup-all-dealt = inferno distribuisce tutti i mazzi a caso (ES-8.3.1)
estro-setup-needs-chosen = format=random distribuisce tutti i mazzi (ES-2.6); per i mazzi serve format=chosen
estro-setup-long-list = un elenco di carte ha al massimo { $most } byte
estro-setup-no-deck = è un elenco di id di carte separati da virgole, o un mazzo pronto: { $ids }
estro-setup-no-deck-near = non c'è un mazzo pronto così; intendevi «{ $near }»?
estro-setup-first = è random o un posto da 1 a { $seats } (ES-2.9)
estro-setup-human-starts = in single comincia la persona (ES-8.6.3)
estro-setup-horde-first = in bastion agisce prima l'Orda, poi tutti i Dreamer (ES-8.10.6)
estro-setup-all-zones = in conquest tutte e cinque le zone sono in tavola (ES-8.8.1)
estro-setup-human-power = in single solo la persona usa il dono di zona (ES-8.6.2)
estro-setup-dreamer-power = in bastion un solo Dreamer usa il dono di zona, una volta (ES-8.10.5)
estro-setup-belongs = fa parte di { $modes } ({ $rule })

## Che cosa non va in un mazzo

estro-deck-too-large = { $bytes } byte sono troppi: un mazzo ne ha al massimo { $most }
estro-deck-not-text = questa riga non è testo; un mazzo è una carta per riga, con l'id o il nome inglese
estro-deck-no-card = non c'è la carta «{ $card }»
estro-deck-no-card-near = non c'è la carta «{ $card }»; intendevi «{ $near }»?
estro-deck-twice = { $card } è già nel mazzo: nessun mazzo ha due volte la stessa carta (ES-2.4)
estro-deck-count = il mazzo ha { $count ->
    [one] { $count } carta
   *[other] { $count } carte diverse
}: se ne scelgono { $chosen } e { $drawn } vengono a caso (ES-2.5), oppure { $lucid } per Sogno Lucido, cinque per estro (ES-8.5.1)
estro-deck-not-chosen = il mazzo ha { $count ->
    [one] { $count } carta
   *[other] { $count } carte diverse
}: se ne scelgono { $chosen } e { $drawn } vengono a caso (ES-2.5)
estro-deck-not-lucid = il mazzo ha { $count ->
    [one] { $count } carta
   *[other] { $count } carte diverse
}: per Sogno Lucido se ne scelgono { $lucid }, cinque per estro (ES-8.5.1)
estro-deck-of-estro = { $count } di { $estro }
estro-deck-uneven = { $lucid } carte sono un mazzo per Sogno Lucido, con { $each } per ogni estro (ES-8.5.1), ma qui ci sono { $found }
estro-deck-more = e altri { $count } come questi
