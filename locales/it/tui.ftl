# Il programma a tutto schermo e i tavoli.

## Che cosa dice il programma

mazzo-tui-asked = Posto { $seat }: { $prompt }
mazzo-tui-busy = Giocano gli altri …
mazzo-tui-thinking-for = { $what } { $seconds } s
mazzo-tui-hint-title = Consiglio
mazzo-tui-hint-thinking = Un bot di livello difficile sta pensando a un consiglio … (Esc lo ferma)
mazzo-tui-hint-ready = Il consiglio è pronto: h lo mostra.
mazzo-tui-hint-keys = Invio: fallo · un altro tasto: torna alla lista, dove * lo segna
mazzo-tui-watching = Qui giocano i bot; tu guardi.
mazzo-tui-watch-next = La prossima mossa
mazzo-tui-watch-run = Gioca fino alla fine
mazzo-tui-several-fit = { $count } azioni corrispondono: scrivi di più, o scegline una con le frecce.
mazzo-tui-misspelt = “{ $found }” non corrisponde a nessuna azione. Esc le mostra tutte.
mazzo-tui-no-action = Con { $thing } ora non c'è niente da fare.
mazzo-tui-not-now = Non ora: { $why } (regola { $rule })
mazzo-tui-usable-now = Si può usare ora: Invio mostra come.
mazzo-tui-nothing-to-read = Su questo tavolo non c'è niente da indicare.
mazzo-tui-no-mate = Ora nessuno della tua parte può agire oltre a te.
mazzo-tui-no-cards = Questo gioco non ha carte da cercare.
mazzo-tui-search-title = Cerca una carta: scrivi parole, ↑↓ scegli, Esc chiude
mazzo-tui-search-none = Nessuna carta ha queste parole.
mazzo-tui-curtain = Posto { $seat }, premi Invio quando solo tu vedi lo schermo.
mazzo-tui-curtain-keys = Invio: avanti · u: annulla l'ultima mossa · l: lingua · q: esci
mazzo-tui-too-small = A Mazzo serve una finestra di { $width } x { $height } caratteri; questa ne ha { $columns } x { $lines }. Ingrandiscila, per favore.
mazzo-tui-quit-ask = Lasciare la partita?
mazzo-tui-quit-kept = È conservata in { $file }, e puoi riprenderla con mazzo play --resume.
mazzo-tui-quit-keys = s o Invio: lascia · un altro tasto: resta
mazzo-tui-concede-ask = Abbandonare la partita?
mazzo-tui-concede-keys = s: abbandona · un altro tasto: continua a giocare
mazzo-tui-end-rematch = Gioca ancora, con carte nuove
mazzo-tui-end-quit = Esci
mazzo-tui-end-kept = La partita è registrata in { $file }; mazzo replay la mostra.

## Tasti

mazzo-tui-hints-menu = h consiglio  : scrivi  w leggi  / carte  u annulla  l lingua  ? aiuto  q esci
mazzo-tui-hints-team = m compagno  h consiglio  : scrivi  w leggi  / carte  l lingua  ? aiuto  q esci
mazzo-tui-hints-busy = Tab tavolo, cronaca  w leggi  / carte  u annulla  l lingua  ? aiuto  q esci
mazzo-tui-hints-typing = Invio gioca  ↑↓ scegli  Esc smetti di scrivere
mazzo-tui-hints-board = ←↑↓→ indica  Invio le azioni  PgSu PgGiù scorri  Tab cronaca  Esc torna
mazzo-tui-log-forgotten = Quanto detto prima sta a te ricordarlo; la cronaca completa si vede a fine partita.
mazzo-tui-hints-log = ↑↓ PgSu PgGiù Home Fine scorri  Tab o Esc torna
mazzo-tui-help-title = Aiuto: ogni altro tasto chiude, ↑↓ scorrono
mazzo-tui-help-keys =
    ↑ ↓ ← → PgSu PgGiù Home Fine  spostano nella lista; Invio sceglie
    da 1 a 9  sceglie la riga con quel numero (poi Invio, se la lista ne ha più di nove); “…” segna un gruppo di azioni
    Esc, Backspace  fuori da un gruppo
    : o Spazio, o una lettera senza significato qui sotto  cominciano a scrivere
    Tab  dalla lista al tavolo, alla cronaca, e di nuovo alla lista
    w  leggi che cosa c'è sul tavolo: le frecce indicano, e sotto sta che cosa dice la carta, se si può usare ora, e se no, perché e per quale regola; Invio mostra le azioni che la riguardano
    /  cerca qualsiasi carta del gioco
    h  un consiglio: che cosa farebbe un bot forte al tuo posto, e quanto è meglio del resto
    u  annulla: liberamente finché nulla di nascosto è stato mostrato e nessun altro ha agito; sempre se tutti gli altri sono bot
    m  lascia agire un compagno: un'altra persona della tua parte, o un bot che ti aspetta
    s  salva ora; la partita si salva comunque dopo ogni mossa
    l  la prossima lingua
    q  esci; la partita è conservata, e puoi riprenderla (Ctrl-C esce subito)
mazzo-tui-help-typing =
    Scrivere filtra la lista man mano. Un'azione si scrive come nelle registrazioni, e ogni parola si può abbreviare: “att clo w 1” è “attack close-strike with 1 on 1” se non corrisponde altro. Valgono anche le parole delle descrizioni, e il numero di una riga. Ctrl-U svuota la riga, Ctrl-W cancella una parola. “concede” abbandona.
    Nella cronaca, › segna che cosa è successo dopo la tua ultima decisione.
mazzo-tui-help-nature =
    Il nemico sta sopra, girato di 180 gradi: le due File I si incontrano in mezzo.
    “4*Portatore d'Onice” nello slot 4; sotto, 3 ♥2/4 p1 s2: FOR 3, restano 2 PS su 4, 1 potenziamento, 2 scudi (d: segnalini danno).
    Segni: * si può usare ora, x ha attaccato in questo turno, > sta attaccando, ! è attaccato. Un piccolo numero in alto è il posto del proprietario.
    Nella tabella dei posti, > segna chi deve agire. Le azioni fazione stanno con il loro livello, tra parentesi finché bloccate.
    Il numero davanti a un mercato è quanto resta nel suo mazzo; il numero davanti a una carta è il suo costo.

## Parole di ogni gioco

mazzo-tui-hand = Mano:
mazzo-tui-hand-of = Mano { $seat }:
mazzo-tui-seat = Posto { $seat }
mazzo-tui-seat-you = Posto { $seat } (tu)

## Gruppi di azioni

mazzo-tui-verb-attack = attacca
mazzo-tui-verb-summon = evoca
mazzo-tui-verb-swap = scambia
mazzo-tui-verb-play = gioca
mazzo-tui-verb-faction = azione fazione
mazzo-tui-verb-dawn = effetto alba
mazzo-tui-verb-buy = compra
mazzo-tui-verb-sell = vendi
mazzo-tui-verb-refresh = rinnova
mazzo-tui-verb-discard = scarta
mazzo-tui-verb-instant = Comando Istantaneo
mazzo-tui-verb-choose = scegli
mazzo-tui-verb-target = bersaglio
mazzo-tui-verb-take = prendi
mazzo-tui-verb-put = metti scudi
mazzo-tui-verb-move = fai avanzare
mazzo-tui-verb-support = sostieni
mazzo-tui-verb-chimera = chimera
mazzo-tui-verb-flip = scopri
mazzo-tui-verb-strike = colpisci un'astronave
mazzo-tui-verb-power = dono di zona
mazzo-tui-verb-activate = usa un dono
mazzo-tui-verb-rift = apri la Fessura
mazzo-tui-verb-use = usa
mazzo-tui-verb-drop = getta via
mazzo-tui-verb-substitute = sostituisci
mazzo-tui-verb-redirect = devia
mazzo-tui-verb-order = prima viene
mazzo-tui-verb-card = scegli una carta
mazzo-tui-verb-cell = scegli un posto
mazzo-tui-verb-estro = estro
mazzo-tui-verb-total = dichiara
mazzo-tui-verb-face = faccia del dado
mazzo-tui-verb-sovereign-exchange = scambia
mazzo-tui-verb-sovereign-begin = chi comincia
mazzo-tui-verb-sovereign-move = muovi
mazzo-tui-verb-sovereign-fight = combatti
mazzo-tui-verb-sovereign-raze = attacca un Edificio
mazzo-tui-verb-sovereign-strike = colpisci l'avversario
mazzo-tui-verb-sovereign-access = accedi ai Reami Luminosi
mazzo-tui-verb-sovereign-vocation = Vocazione
mazzo-tui-verb-sovereign-pay = paga
mazzo-tui-verb-sovereign-haerian = scegli un Haerian
mazzo-tui-verb-sovereign-building = scegli un Edificio
mazzo-tui-verb-sovereign-cover = scegli una carta coperta
mazzo-tui-verb-sovereign-zone = scegli una zona
mazzo-tui-verb-sovereign-equipment = scegli un Equipaggiamento
mazzo-tui-verb-sovereign-crystal = scegli un Cristallo
mazzo-tui-verb-sovereign-mode = scegli un effetto
mazzo-tui-verb-sovereign-bottom = metti in fondo
mazzo-tui-verb-sovereign-top = metti in cima
mazzo-tui-word-down = coperta
mazzo-tui-word-with = con
mazzo-tui-word-on = su
mazzo-tui-word-at = in
mazzo-tui-word-to = in
mazzo-tui-word-for = per

## Esempi

mazzo-tui-connect-four-column = Colonna { $column }
mazzo-tui-connect-four-legend = x: posto 1, o: posto 2
mazzo-tui-duel-player = { $who }: salute { $health }, mana { $mana }/{ $most }, mano { $hand }, mazzo { $deck }
mazzo-tui-duel-unit = Nella casella { $place }, attacco { $attack }, salute { $health }.
mazzo-tui-duel-no-units = nessuna unità

## Command of Nature

mazzo-tui-nature-status = Turno { $turn } ({ $side }) · { $phase } · PA { $ap } · oro { $gold }, nemico { $enemy }
mazzo-tui-nature-status-public = Turno { $turn } ({ $side }) · { $phase } · PA { $ap } · oro { $gold } : { $enemy }
mazzo-tui-nature-phase-sages = Preparazione: Saggi
mazzo-tui-nature-phase-warriors = Preparazione: Guerrieri
mazzo-tui-nature-phase-dawn = I Alba
mazzo-tui-nature-phase-actions = II Azioni
mazzo-tui-nature-phase-markets = III Mercati
mazzo-tui-nature-phase-clean-up = IV Fine turno
mazzo-tui-nature-side = Parte { $side }
mazzo-tui-nature-side-own = Tu
mazzo-tui-nature-side-enemy = Nemico
mazzo-tui-nature-market-elementals = { $deck } Elementali
mazzo-tui-nature-market-commands = { $deck } Comandi
mazzo-tui-nature-removed = fuori dalla partita: { $count }
mazzo-tui-nature-attack = { $command }, FOR { $strength }: { $attacker } → { $targets }
mazzo-tui-nature-attack-target = { $name } ({ $space }) { $hit } DANNI
mazzo-tui-nature-spot = { $name } ({ $space })
mazzo-tui-nature-attacker-gone = (non c'è più)
mazzo-tui-nature-strength = FOR
mazzo-tui-nature-health = PS
mazzo-tui-nature-token-damage = d
mazzo-tui-nature-token-boost = p
mazzo-tui-nature-token-shield = s
mazzo-tui-nature-mark-usable = usabile
mazzo-tui-nature-mark-has-attacked = ha attaccato
mazzo-tui-nature-mark-attacks = attacca
mazzo-tui-nature-mark-is-attacked = attaccato
mazzo-tui-nature-columns = mano/mazzo/scarti
mazzo-tui-nature-level = L
mazzo-tui-nature-gold = oro
mazzo-tui-nature-hand = mano
mazzo-tui-nature-deck = mazzo
mazzo-tui-nature-discard = scarti
mazzo-tui-nature-actions = azioni
mazzo-tui-nature-row = Fila { $row ->
        [1] I
        [2] II
       *[other] III
    }
mazzo-tui-nature-where = { $side }: Fila { $row ->
        [1] I
        [2] II
       *[other] III
    }, slot { $space }.
mazzo-tui-nature-owner = Proprietario: posto { $seat }.
mazzo-tui-nature-numbers = FOR { $strength }, PS { $left } su { $health }.
mazzo-tui-nature-tokens = { $damage } danni, { $boosts ->
        [one] { $boosts } potenziamento
       *[other] { $boosts } potenziamenti
    }, { $shields ->
        [one] { $shields } scudo
       *[other] { $shields } scudi
    }.
mazzo-tui-nature-has-attacked = Ha attaccato in questo turno.
mazzo-tui-nature-effect-works = Il suo effetto funziona in questa fila.
mazzo-tui-nature-effect-idle = Il suo effetto non funziona in questa fila.
mazzo-tui-nature-for-sale = In vendita a { $price } { $price ->
        [one] moneta
       *[other] monete
    } d'oro.
mazzo-tui-nature-in-hand = Nella tua mano.
mazzo-tui-nature-in-hand-of = Nella mano del posto { $seat }.
mazzo-tui-nature-faction-action = Azione fazione di livello { $level }
mazzo-tui-nature-action-line = Livello { $level }: { $text }
mazzo-tui-nature-seat-state = Livello { $level }; mano { $hand }, mazzo { $deck }, scarti { $discard }.
mazzo-tui-nature-discard-pile = Pila degli scarti dall'alto: { $cards }.
mazzo-tui-nature-locked-champions = Campioni ancora bloccati: { $cards }.
mazzo-tui-nature-chosen-warriors = Guerrieri scelti, a sinistra e a destra: { $cards }.
mazzo-tui-nature-sage-gone = Il Saggio non è nella formazione.
mazzo-tui-nature-done = Ha finito questa fase.
mazzo-tui-nature-conceded = Ha abbandonato.

## Estro

mazzo-tui-estro-letter-ardo = A
mazzo-tui-estro-letter-granito = G
mazzo-tui-estro-letter-armonio = R
mazzo-tui-estro-letter-illusio = I
mazzo-tui-estro-letter-manpo = M
mazzo-tui-estro-round-of = Round { $round } di { $last }
mazzo-tui-estro-round = Round { $round }
mazzo-tui-estro-turn-own = il tuo turno
mazzo-tui-estro-turn = turno del posto { $seat }
mazzo-tui-estro-attacks = attacchi rimasti: { $count }
mazzo-tui-estro-phase-start = inizio
mazzo-tui-estro-phase-draw = pesca
mazzo-tui-estro-phase-play = gioca una carta
mazzo-tui-estro-phase-main = fase principale
mazzo-tui-estro-phase-end = fine
mazzo-tui-estro-phase-ships = turno delle astronavi
mazzo-tui-estro-phase-horde = fase dell'Orda
mazzo-tui-estro-phase-dreamers = fase dei Dreamer
mazzo-tui-estro-phase-over = la partita è finita
mazzo-tui-estro-horde = Orda
mazzo-tui-estro-guardians = Guardiani
mazzo-tui-estro-side = Lato { $side }
mazzo-tui-estro-side-own = Il tuo lato
mazzo-tui-estro-side-enemy = Lato nemico
mazzo-tui-estro-cell = Corsia { $lane }, zona di profondità { $depth }
mazzo-tui-estro-no-cards = nessuna carta
mazzo-tui-estro-looked-at = Vedi:
mazzo-tui-estro-player = { $player }: { $counts }
mazzo-tui-estro-count-hand = mano { $count }
mazzo-tui-estro-count-deck = mazzo { $count }
mazzo-tui-estro-count-incinerator = inceneritore { $count }
mazzo-tui-estro-count-tokens = token { $count }
mazzo-tui-estro-count-rerolls = rilanci { $count }
mazzo-tui-estro-count-skips = pescate da saltare { $count }
mazzo-tui-estro-count-actions = AS { $count }
mazzo-tui-estro-must-engage = deve ingaggiare
mazzo-tui-estro-chimera-declared = Chimera dichiarata
mazzo-tui-estro-done = ha finito
mazzo-tui-estro-conceded = si è arreso
mazzo-tui-estro-zone = { $zone } (dono pronto)
mazzo-tui-estro-zone-used = { $zone } (dono usato)
mazzo-tui-estro-connections = Connessioni Quantiche { $count }
mazzo-tui-estro-rift = Fessura: { $count } carte
mazzo-tui-estro-inverted = bonus e malus di estro invertiti
mazzo-tui-estro-ship-shields = { $shields }/{ $most }
mazzo-tui-estro-ship-destroyed = distrutta
mazzo-tui-estro-ship-alarm = allarme { $count }
mazzo-tui-estro-ship-silent = allarme ×
mazzo-tui-estro-ship-gone = È distrutta.
mazzo-tui-estro-ship-exposed = Non ha guardiani e può essere attaccata.
mazzo-tui-estro-ship-guarded = I suoi guardiani la riparano dagli attacchi.
mazzo-tui-estro-clash = { $attacker } → { $defender }
mazzo-tui-estro-clash-dice = dadi { $attack } : { $defence }
mazzo-tui-estro-clash-totals = TOT { $attack } : { $defence }
mazzo-tui-estro-clash-primaries = primario { $attack } : { $defence }
mazzo-tui-estro-mark-usable = usabile
mazzo-tui-estro-mark-attacks = attacca
mazzo-tui-estro-mark-is-attacked = sotto attacco
mazzo-tui-estro-mark-has-attacked = ha attaccato
mazzo-tui-estro-mark-cannot-attack = non può attaccare
mazzo-tui-estro-mark-protected = non può essere distrutta
mazzo-tui-estro-state-up = { $player }: #{ $number }, scoperta.
mazzo-tui-estro-state-down = { $player }: #{ $number }, coperta.
mazzo-tui-estro-state-owner = Proprietario: { $player }.
mazzo-tui-estro-state-values = Ora { $estri }, ATK { $atk }, DEF { $def }, HEL { $hel }, DEX { $dex }, MAP { $map }, TOT { $tot }.
mazzo-tui-estro-state-chimera = Una Chimera con il dono di { $donor }.
mazzo-tui-estro-state-field = Nel campo della { $zone }.
mazzo-tui-estro-state-lane = Corsia { $lane }, zona di profondità { $depth }.
mazzo-tui-estro-state-guards = Guardiano dell'astronave { $ship }.
mazzo-tui-estro-state-gift-of = Ha il dono di { $card }: { $text }
mazzo-tui-estro-state-gift-inhibited = Il suo dono è inibito.
mazzo-tui-estro-state-gift-used = Il suo dono è già stato usato.
mazzo-tui-estro-state-gift-unused = Il suo dono non è ancora stato usato.
mazzo-tui-estro-state-gift-armed = { $turns ->
        [0] Il suo dono è armato.
        [one] Il suo dono agisce fra { $turns } turno.
       *[other] Il suo dono agisce fra { $turns } turni.
    }
mazzo-tui-estro-state-gift-primed = Il suo dono è innescato.
mazzo-tui-estro-state-shield = Scudo vitale: { $damage } danni su { $strength }.
mazzo-tui-estro-state-support = Supporto di #{ $number }.
mazzo-tui-estro-state-attacked = Ha attaccato in questo turno.
mazzo-tui-estro-state-cannot-attack = Non può attaccare.
mazzo-tui-estro-state-protected = Per ora non può essere distrutta.
mazzo-tui-estro-state-put-down-now = È stata coperta in questo turno.
mazzo-tui-estro-state-in-hand = Nella tua mano.
mazzo-tui-estro-state-in-hand-of = Nella mano del posto { $seat }.
mazzo-tui-estro-state-looked-at = Ora guardi questa carta.
mazzo-tui-estro-known-hand = Carte note in mano: { $cards }.
mazzo-tui-estro-incinerator = Inceneritore: { $cards }.
mazzo-tui-estro-deck-list = Nel mazzo, in ordine ignoto: { $cards }.
mazzo-tui-estro-power-ready = Il suo dono non è ancora stato usato.
mazzo-tui-estro-power-used = Il suo dono è già stato usato.
mazzo-tui-estro-zone-points = Punti zona: lato 1 { $one }, lato 2 { $two }.

mazzo-tui-help-estro =
    Il campo: una carta mostra posto, nome, estro, ATK DEF HEL DEX MAP e TOT come sono ora; • segna il valore primario
    Estri: A Ardo, G Granito, R Armonio, I Illusio, M Manpo
    1V dono non usato · 0V usato · ∞ sempre attivo · ×V ×∞ inibito · V2 armato, tra tanti turni · V! pronto
    x ha attaccato · - non può attaccare · = non può essere distrutta · * si può usare ora
    > attacca · ! è attaccata · └ sostiene il Granito sopra · ▲ difende il Bastione
    #7 è il posto di una carta; una carta coperta si conosce solo da quello
    Uno scontro: ogni lato somma il TOT, il dado (+5 se la faccia è del suo estro) e, per l'attaccante, il bonus o malus di estro. Vince la somma maggiore; oppure un valore primario più che doppio dell'altro

## Sovereign

mazzo-tui-sovereign-status = Turno { $turn } · { $player } · { $phase }
mazzo-tui-sovereign-status-late = Turno { $turn } di { $last }, poi vince il muro più grande · { $player } · { $phase }
mazzo-tui-sovereign-status-mulligan = Preparazione: scambio di carte
mazzo-tui-sovereign-status-starter = Preparazione: chi comincia
mazzo-tui-sovereign-status-over = La battaglia è finita, turno { $turn }
mazzo-tui-sovereign-you = { $player } (tu)
mazzo-tui-sovereign-now = Ora:
mazzo-tui-sovereign-shown = Vedi:
mazzo-tui-sovereign-picked-up = Raccolta in { $zone }:
mazzo-tui-sovereign-picking-up = si raccoglie la carta coperta in { $zone }
mazzo-tui-sovereign-playing = { $player } gioca { $card }
mazzo-tui-sovereign-playing-at = { $player } gioca { $card } in { $zone }
mazzo-tui-sovereign-resolving = { $card }: la sua abilità
mazzo-tui-sovereign-no-crystals = nessun Cristallo
mazzo-tui-sovereign-count-vocations = voc { $count }
mazzo-tui-sovereign-count-hand = mano { $count }
mazzo-tui-sovereign-count-chronicles = cron { $count }
mazzo-tui-sovereign-count-wall = muro { $count }
mazzo-tui-sovereign-count-realms = reami { $down }+{ $up } { $used }/{ $quota }
mazzo-tui-sovereign-count-afterlife = aldilà { $count }
mazzo-tui-sovereign-count-afterlife-top = aldilà { $count } { $card }
mazzo-tui-sovereign-window-none = nessun Equipaggiamento
mazzo-tui-sovereign-window-used = usato: { $cards }
mazzo-tui-sovereign-window-you-decide = tocca a te
mazzo-tui-sovereign-window-decides = decide ora
mazzo-tui-sovereign-window-passed = ha passato
mazzo-tui-sovereign-window-waits = attende
mazzo-tui-sovereign-window-closed = finestra chiusa
mazzo-tui-sovereign-fighter-gone = (non c'è più)
mazzo-tui-sovereign-state-yours = Tuo.
mazzo-tui-sovereign-state-of = Di { $player }.
mazzo-tui-sovereign-state-force = Forza { $residual } su { $force }, danni { $damage }.
mazzo-tui-sovereign-state-shield = Uno scudo contro { $amount } danni.
mazzo-tui-sovereign-state-traits = Ha { $traits }.
mazzo-tui-sovereign-effect = { $effect } { $until }.
mazzo-tui-sovereign-effect-force = Forza { $by }
mazzo-tui-sovereign-effect-set-force = La sua Forza vale { $force }
mazzo-tui-sovereign-effect-immune = Immune ai danni
mazzo-tui-sovereign-effect-immune-combat = Immune ai danni da combattimento
mazzo-tui-sovereign-effect-immune-other = Immune ai danni non da combattimento
mazzo-tui-sovereign-effect-armor = Ogni danno è ridotto di { $by }
mazzo-tui-sovereign-effect-direct = I suoi attacchi diretti infliggono { $by } in più
mazzo-tui-sovereign-state-stunned = Stordito: resta esaurito nel suo prossimo Recupero.
mazzo-tui-sovereign-state-exhausted = Esaurito: non fa nulla finché non recupera.
mazzo-tui-sovereign-state-silenced = Le sue parole chiave e abilità sono annullate.
mazzo-tui-sovereign-state-fresh = Entrato in questo turno.
mazzo-tui-sovereign-state-actions = Ancora in questo turno: mosse { $moves }, combattimenti { $combats }.
mazzo-tui-sovereign-state-durability = Resistenza { $residual } su { $force }.
mazzo-tui-sovereign-state-controller = Lo controlla { $player }.
mazzo-tui-sovereign-state-no-controller = Nessuno vi sta sopra: nessuno lo controlla.
mazzo-tui-sovereign-state-empty = Una zona libera.
mazzo-tui-sovereign-state-cover = Una carta coperta di { $player }.
mazzo-tui-sovereign-state-cover-known = Una carta coperta di { $player }; la conosci: { $card }.
mazzo-tui-sovereign-state-in-hand = { $count ->
        [one] Nella tua mano.
       *[other] { $count } copie nella tua mano.
    }
mazzo-tui-sovereign-state-known-hand = { $count ->
        [one] Il tuo avversario sa che la hai.
       *[other] Il tuo avversario ne conosce { $count }.
    }
mazzo-tui-sovereign-state-shown = Ora guardi questa carta.
mazzo-tui-sovereign-state-limbo = In risoluzione: { $cards }.
mazzo-tui-sovereign-state-known-cards = Carte note in mano: { $cards }.
mazzo-tui-sovereign-state-removed = Rimosse dal gioco: { $cards }.
mazzo-tui-sovereign-state-safeguard = I prossimi { $amount } danni diretti sono prevenuti.
mazzo-tui-sovereign-state-exchanged = Carte scambiate: { $count }.
mazzo-tui-sovereign-state-kept = Ha scelto le carte da scambiare.
mazzo-tui-sovereign-state-on-turn = È il suo turno.
mazzo-tui-sovereign-state-chronicles = { $count ->
        [one] 1 carta nelle Cronache.
       *[other] { $count } carte nelle Cronache.
    }
mazzo-tui-sovereign-state-known-place = La numero { $place } dalla cima: { $card }.
mazzo-tui-sovereign-state-accesses = Reami Luminosi: { $used } accessi usati su { $quota }. Ogni due carte coperte mancanti ne permettono uno.
mazzo-tui-sovereign-state-realms-down = Coperte: { $cards }.
mazzo-tui-sovereign-state-realms-up = Scoperte: { $cards }.
mazzo-tui-sovereign-state-afterlife = Dalla cima: { $cards }.
mazzo-tui-sovereign-state-no-afterlife = Non c'è nessuna carta.
mazzo-tui-sovereign-state-vocations = Vocazioni rimaste in questo turno: { $count }.
mazzo-tui-sovereign-state-crystals = { $colour }: { $ready } pronti su { $all }.
mazzo-tui-sovereign-state-hand = { $count ->
        [one] 1 carta in mano.
       *[other] { $count } carte in mano.
    }
mazzo-tui-sovereign-state-wall = { $count ->
        [0] Il muro è finito: il prossimo danno diretto fa perdere la battaglia.
        [one] 1 carta coperta sul campo di battaglia.
       *[other] { $count } carte coperte sul campo di battaglia.
    }
mazzo-tui-sovereign-state-wielded = Usato in questo combattimento.
mazzo-tui-sovereign-state-used-up = Esaurito: si recupera nel prossimo Recupero del proprietario.
mazzo-tui-sovereign-state-ready = Pronto.
mazzo-tui-sovereign-line-player = { $player }: { $classes }. Cristalli pronti: { $crystals }. Vocazioni rimaste: { $vocations }. Mano { $hand }, Cronache { $chronicles }, muro { $wall }, Aldilà { $afterlife }{ $top }. Reami Luminosi: { $down } coperte, { $up } scoperte, { $used } accessi usati su { $quota }. Equipaggiamento: { $equipment }.
mazzo-tui-sovereign-line-row = Fila { $row } ({ $line }): { $zones }
mazzo-tui-sovereign-line-row-of = Fila { $row } ({ $line }, { $player }): { $zones }
mazzo-tui-sovereign-line-combat = Combattimento: { $attacker } attacca { $defender }. { $one }: { $deeds }. { $other }: { $answers }.
mazzo-tui-sovereign-text-card = { $player } { $card } ({ $states })
mazzo-tui-sovereign-text-force = { $damage ->
        [0] Forza { $residual }
       *[other] Forza { $residual }, danni { $damage }
    }
mazzo-tui-sovereign-text-stunned = stordito
mazzo-tui-sovereign-text-exhausted = esaurito
mazzo-tui-sovereign-text-idle = non può agire
mazzo-tui-sovereign-text-moves = può solo muoversi
mazzo-tui-sovereign-text-fights = può solo combattere
mazzo-tui-sovereign-text-building = Edificio { $residual } su { $force }
mazzo-tui-sovereign-text-no-controller = nessuno lo controlla
mazzo-tui-sovereign-text-cover = carta coperta
mazzo-tui-sovereign-text-covers = carte coperte in { $zones }
mazzo-tui-sovereign-text-cover-known = carta coperta ({ $card })

mazzo-tui-help-sovereign =
    Il campo di battaglia: il tuo lato è in basso. ▲ avanza verso l'alto, ▼ verso il basso; ▒ è una carta coperta del muro, ▓ una che conosci
    Un Haerian mostra la sua Forza, o quella rimasta: 3/5 ha 2 danni
    → può muoversi · × può combattere · - non può agire in questo turno · ~ esaurito · ≈ stordito · # Baluardo · ◊2 scudo contro 2 danni
    ⌂ un Edificio: ⌂▲5 sta sotto un Haerian, è di ▲ e resiste a 5
    Segni: * si può scegliere o giocare ora · > attacca · ! è attaccato
    Accanto, per ogni giocatore: > si aspetta lui; W2/3 due Cristalli Bianchi pronti su tre (G Verde, R Rosso, U Blu, V Viola); voc: Vocazioni rimaste; cron: Cronache; reami 3+1 0/2: 3 carte coperte, 1 scoperta, 0 accessi usati su 2; (tra parentesi) Equipaggiamento esaurito
    In un combattimento i due possono usare a turno un Equipaggiamento: due rinunce di fila chiudono la finestra e si colpisce

## Il tavolo di Viaggiatori

mazzo-tui-travelers-status = { $adventure } ({ $set }) · { $hero }, { $class }
mazzo-tui-travelers-status-training = Allenamento · { $hero }, { $class }
mazzo-tui-travelers-standing = Mana { $mana } su { $level } · Livello { $level } · Vita { $life }
mazzo-tui-travelers-points = Attacco { $attack } · Difesa { $defense }
mazzo-tui-travelers-values = L{ $level } A{ $attack } D{ $defense }
mazzo-tui-travelers-trap-values = { $level ->
   *[other] Trappola A{ $attack }
}
mazzo-tui-travelers-changed = Con il nemico alla sua destra: Livello { $level }, Attacco { $attack }, Difesa { $defense }.
mazzo-tui-travelers-here = @tu
mazzo-tui-travelers-used = usata
mazzo-tui-travelers-no-card = (vuota)
mazzo-tui-travelers-empty-cell = Qui non c'è nessuna carta.
mazzo-tui-travelers-you-are-here = Sei qui.
mazzo-tui-travelers-once-used = Il suo «per 1 volta» è consumato.
mazzo-tui-travelers-gone = Carte del Mondo fuori mappa: { $cards }
mazzo-tui-travelers-room = Stanza { $room } · { $symbol }: { $title } ({ $timing })
mazzo-tui-travelers-room-bare = Stanza { $room } · { $symbol }: senza voce
mazzo-tui-travelers-door-open = { $room } { $way }: sul tavolo
mazzo-tui-travelers-door-new = { $room } { $way }: costa una carta
mazzo-tui-travelers-door-new-free = { $room } { $way }: da posare, gratis
mazzo-tui-travelers-door-blocked = { $room } { $way }: chiuso
mazzo-tui-travelers-apart = Sul tavolo, lontane da qui: { $rooms }
mazzo-tui-travelers-return = Vai sul simbolo della stanza 1A per vincere.
mazzo-tui-travelers-deck = Scarti:
mazzo-tui-travelers-deck-empty = vuoto
mazzo-tui-travelers-deck-unknown = (mescolate)
mazzo-tui-travelers-deck-known = (in cima)
mazzo-tui-travelers-removed = Eliminate:
mazzo-tui-travelers-in-hand = In mano.
mazzo-tui-travelers-in-deck = Nel Mazzo degli Scarti.
mazzo-tui-travelers-in-deck-unknown = Nel Mazzo degli Scarti, nella parte bassa mescolata.
mazzo-tui-travelers-is-removed = Eliminata.
mazzo-tui-travelers-in-column = Nella colonna: la Carta di Apertura, poi quelle aggiunte.
mazzo-tui-travelers-is-loaded = Caricata: ha dato il suo valore in Mana e mostra lo stendardo.
mazzo-tui-travelers-is-infused = Infusa: mostra l'elemento e le stelle.
mazzo-tui-travelers-is-strained = Sforzata: ha dato un punto e verrà esaurita.
mazzo-tui-travelers-column = Colonna:
mazzo-tui-travelers-loaded = Caricate:
mazzo-tui-travelers-infused = Infuse:
mazzo-tui-travelers-strained = Sforzate:
mazzo-tui-travelers-next = Prossima abilità, { $cost } Mana: { $text }
mazzo-tui-travelers-next-none = Prossima abilità: nessuna; aggiungi una carta per averne un'altra.
mazzo-tui-travelers-ability = [{ $cost } Mana] { $text }
mazzo-tui-travelers-shown = In gioco: { $shown }
mazzo-tui-travelers-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
mazzo-tui-travelers-constellation = Costellazione { $row }
mazzo-tui-travelers-value-changed = { $now } (stampato { $printed })
mazzo-tui-travelers-enemy = Livello { $level } · Attacco { $attack } · Difesa { $defense } · turno { $turn }
mazzo-tui-travelers-enemy-trap = Livello { $level } · Attacco { $attack } · { $defense ->
   *[other] nessuna Difesa
} · turno { $turn }
mazzo-tui-travelers-modifier = { $title }: { $rule }
mazzo-tui-travelers-modifier-ignored = { $title } (ignorato in questo turno): { $rule }
mazzo-tui-travelers-beaten = Il tuo Attacco { $mine } raggiunge la sua Difesa { $needed }:{ $missing ->
   *[other] { " " }cade.
}
mazzo-tui-travelers-short = Il tuo Attacco { $mine }, la sua Difesa { $needed }: mancano { $missing }.
mazzo-tui-travelers-trap-beaten = La tua Difesa { $mine } raggiunge il suo Attacco { $needed }:{ $missing ->
   *[other] { " " }cade.
}
mazzo-tui-travelers-trap-short = La tua Difesa { $mine }, il suo Attacco { $needed }: mancano { $missing }.
mazzo-tui-travelers-steps = { $steps ->
    [one] Ma sei a 1 passo; un passo costa 1 Attacco.
   *[other] Ma sei a { $steps } passi; ognuno costa 1 Attacco.
}
mazzo-tui-travelers-hits = { $hits ->
    [0] Se resiste: il suo Attacco { $attack }, la tua Difesa { $defense }: nessun colpo.
    [one] Se resiste: il suo Attacco { $attack }, la tua Difesa { $defense }: 1 colpo.
   *[other] Se resiste: il suo Attacco { $attack }, la tua Difesa { $defense }: { $hits } colpi.
}
mazzo-tui-travelers-hits-pulled = { $hits ->
    [0] Se resiste: il suo Attacco { $attack }, { $pulled } per attirarti, la tua Difesa { $defense }: nessun colpo.
    [one] Se resiste: il suo Attacco { $attack }, { $pulled } per attirarti, la tua Difesa { $defense }: 1 colpo.
   *[other] Se resiste: il suo Attacco { $attack }, { $pulled } per attirarti, la tua Difesa { $defense }: { $hits } colpi.
}
mazzo-tui-travelers-text-row = Riga { $row }: { $cells }
mazzo-tui-verb-travelers-go = vai
mazzo-tui-verb-travelers-open = apri con
mazzo-tui-verb-travelers-load = carica per avere Mana
mazzo-tui-verb-travelers-infuse = infondi elemento e stelle
mazzo-tui-verb-travelers-add = aggiungi alla colonna
mazzo-tui-verb-travelers-strain = sforza per un punto
mazzo-tui-verb-travelers-exhaust = non pagare
mazzo-tui-verb-travelers-pay = paga
mazzo-tui-verb-travelers-hit = subisce il colpo
mazzo-tui-verb-travelers-pulled = fatti attirare
mazzo-tui-verb-travelers-enter = entra su
mazzo-tui-verb-travelers-migrate = cambia posto
mazzo-tui-verb-travelers-beside = posa contro
mazzo-tui-verb-travelers-land = arriva su
mazzo-tui-help-travelers =
    Viaggiatori: Maiusc con un tasto freccia fa un passo.
    Mondo: ogni passo costa una carta della mano, poi si legge la carta d'arrivo. L3 A4 D6 sono Livello, Attacco e Difesa di un nemico; ↑ e ↓ segnano ciò che cambia il nemico alla sua destra.
    Dungeon: @ sei tu, β1 il simbolo di una stanza, 2B un arco verso quella stanza, ███ un muro. Una linea doppia è un arco verso una stanza da posare, che costa una carta.
    Le carte sono la tua vita: una carta sulla metà I regge due colpi, sulla metà II uno solo; poi è eliminata.
    Un turno: apri con una carta (il suo valore è Mana), poi Carica carte per avere Mana, Infondile per elemento e stelle, Aggiungile alla colonna per le loro abilità, Sforzale per un punto, Attiva abilità. Chiudi il piano: le carte della colonna e quelle sforzate girano, o sulla metà II sono eliminate, se non paghi.
    Un Attacco pari almeno alla sua Difesa sconfigge il nemico. Altrimenti colpisce tante volte quanto il suo Attacco supera la tua Difesa.
    Scarti: si pesca dal fondo e si scarta in cima.
