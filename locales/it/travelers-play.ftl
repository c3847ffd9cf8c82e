# Ciò che il gioco dice mentre si gioca. Le parole sulle carte sono in travelers.ftl; i singoli
# caratteri ($track, $half, $symbol, $element, $stars) sono emblemi, scritti in lettere in un terminale.

travelers-name = Viaggiatori di Stampadia
travelers-blurb = Un'avventura in solitario da nove carte generate: un eroe di otto carte attraversa un Mondo o un Dungeon; il set di oggi è nuovo.
travelers-mode-adventure = Avventura
travelers-mode-adventure-text = Attraversa l'avventura di un set, nel Mondo o nel Dungeon, e vinci.
travelers-mode-training = Allenamento
travelers-mode-training-text = Turni di Combattimento contro un nemico di prova, finché ne hai voglia.
travelers-practice = Fantoccio da Allenamento
travelers-practice-about = Paglia, un sorriso dipinto e tutta la pazienza del mondo.

## Nomi

travelers-play-card = { $name } { $code }
travelers-play-card-number = carta { $number }
travelers-play-removed-card = carta { $number } ({ $one } / { $two })
travelers-play-half = { $code } { $title }
travelers-play-room = Stanza { $room }
travelers-play-way = { $way ->
    [up] su
    [left] a sinistra
    [down] giù
   *[right] a destra
}
travelers-play-loss-none = solo scartata
travelers-play-loss-turned = gira su { $half }
travelers-play-loss-removed = eliminata
travelers-play-loss-gaining = +{ $amount } { $track }, { $loss }

## Ciò che si chiede

travelers-play-ask-walk-world = { $hand ->
    [0] Dove vai? La mano è vuota, quindi il passo è gratis.
   *[other] Dove vai? Il passo costa 1 carta della mano; poi quella carta si legge.
}
travelers-play-ask-walk-dungeon = Dove vai? I passi sono gratis; posare una nuova stanza costa 1 carta della mano.
travelers-play-ask-walk-back = Il nemico finale è sconfitto. Torna sul simbolo della stanza 1A per vincere.
travelers-play-ask-toll = Quale carta scarti per andare { $way }?
travelers-play-ask-toll-room = Quale carta scarti per posare la stanza { $room } ed entrarci?
travelers-play-ask-visit = Sei sul simbolo: { $symbol }, { $title }. Lo usi?
travelers-play-ask-open = { $enemy }, turno { $turn }: qual è la tua Carta di Apertura?
travelers-play-ask-plan = Pianifica il turno contro { $enemy }; poi chiudi il piano.
travelers-play-ask-offer = Accetti? { $offer }
travelers-play-ask-take-back = Quale carta infusa riprendi? Fino a { $most }.
travelers-play-ask-exhaust = Tutte le carte escono dal gioco: quale adesso? Hai { $mana } { $track } per pagare.
travelers-play-ask-hits = { $hits ->
    [one] { $enemy } colpisce: resta 1 colpo. Quale carta lo subisce?
   *[other] { $enemy } colpisce: restano { $hits } colpi. Quale carta subisce il prossimo?
}
travelers-play-ask-march = { $steps ->
    [0] Sei sul simbolo di { $enemy }: colpisci, o allontanati per 1 { $track }.
    [one] { $enemy } è a 1 passo; un passo costa 1 { $track }. Si colpisce solo sul suo simbolo.
   *[other] { $enemy } è a { $steps } passi; un passo costa 1 { $track }. Si colpisce solo sul suo simbolo.
}
travelers-play-ask-march-far = Nessuna via porta a { $enemy }. Muoviti per 1 { $track } a passo, o resta.
travelers-play-ask-pull = { $enemy } ti attira: da che parte?
travelers-play-ask-turn = Quale carta { $half } giri?
travelers-play-ask-trade-two = E quale carta { $half } giri?
travelers-play-ask-swap-give = Quali carte della mano scambi con carte del Mazzo degli Scarti?
travelers-play-ask-swap-take = Quale carta del Mazzo degli Scarti prendi?
travelers-play-ask-recover-give = Quali carte del Mazzo degli Scarti elimini in cambio di Carte Eliminate?
travelers-play-ask-recover-take = Quale Carta Eliminata torna?
travelers-play-ask-recover-half = Su quale metà torna { $card }?
travelers-play-ask-weaken = { $left ->
    [one] Quale carta scarti? Ne resta 1 da scartare.
   *[other] Quale carta scarti? Ne restano { $left } da scartare.
}
travelers-play-ask-wear = Quale carta esaurisci?
travelers-play-ask-give = Quale carta { $element } scarti?
travelers-play-ask-observe-first = Qual è la prima carta della coppia?
travelers-play-ask-observe-second = Qual è la seconda carta della coppia?
travelers-play-ask-ritual-remove = Quale carta elimini?
travelers-play-ask-ritual-turn = Quale carta giri? Fino a { $most }.
travelers-play-ask-discard-order = Quale delle carte scelte si scarta adesso?
travelers-play-ask-discard-hand = La mano si scarta: quale carta adesso?
travelers-play-ask-migrate = Quale carta del Mondo cambia posto con questa?
travelers-play-ask-wager = Quale carta della mano scommetti?
travelers-play-ask-enter-half = Su quale metà si unisce a te la nuova carta?
travelers-play-ask-beside = Contro quale stanza si posa { $room }?
travelers-play-ask-land = Su quale casella della stanza { $room } arrivi?
travelers-play-ask-go-on = Continui l'allenamento?

## Ciò che si può fare

travelers-play-do-go = Un passo { $way }
travelers-play-do-go-card = Vai { $way }: { $card }
travelers-play-do-go-empty = Vai { $way }: una casella vuota
travelers-play-do-go-room = Vai { $way } nella stanza { $room }
travelers-play-do-go-new-room = { $hand ->
    [0] Vai { $way }: posa la stanza { $room } (gratis a mano vuota)
   *[other] Vai { $way }: posa la stanza { $room } (costa una carta)
}
travelers-play-do-march = Un passo { $way } (1 { $track })
travelers-play-do-open = Apri con { $card }: +{ $mana } { $track }
travelers-play-do-load = Carica { $card }: +{ $mana } { $track }
travelers-play-do-infuse = Infondi { $card }: { $stars }
travelers-play-do-infuse-element = Infondi { $card }: { $element }, { $stars }
travelers-play-do-add = Aggiungi { $card }: la sua abilità costa { $cost } { $track }
travelers-play-do-strain = Sforza { $card }: +1 { $track }
travelers-play-do-activate = Attiva per { $cost } { $track }: { $text }
travelers-play-do-end = Chiudi il piano
travelers-play-do-leave = Lascia il combattimento
travelers-play-do-leave-play = Scarta { $card }
travelers-play-do-pay = Paga { $cost } { $track } per { $card }: solo scartata
travelers-play-do-exhaust = { $card }: { $loss }
travelers-play-do-hit = { $card }: { $loss }
travelers-play-do-strike = Colpisci { $enemy } con { $attack } { $track }
travelers-play-do-wait = Resta qui e lascia agire { $enemy } ({ $attack } { $track } rimasti)
travelers-play-do-pulled = Fatti attirare { $way }
travelers-play-do-discard = Scarta { $card }
travelers-play-do-take = Prendi { $card }
travelers-play-do-turn = Gira { $card }
travelers-play-do-remove = Elimina { $card }
travelers-play-do-choose = Scegli { $card }
travelers-play-do-enter = Sulla metà { $half }: { $name }
travelers-play-do-enter-half = Sulla metà { $half }
travelers-play-do-migrate = Cambia posto con { $card }
travelers-play-do-beside = Contro la stanza { $room }
travelers-play-do-land = { $what ->
    [symbol] Colonna { $column }, riga { $row }: il simbolo
    [arch] Colonna { $column }, riga { $row }: un arco
   *[floor] Colonna { $column }, riga { $row }
}
travelers-play-do-visit = Usalo
travelers-play-do-pass-by = Non usarlo
travelers-play-do-go-on = Continua
travelers-play-do-stop = Smetti di allenarti
travelers-play-do-stay = Resta qui
travelers-play-do-accept = Accetta
travelers-play-do-decline = Rifiuta
travelers-play-do-done = Basta così

## Ciò che è successo

travelers-play-told-shuffled = Il Mazzo degli Scarti viene mescolato.
travelers-play-told-drew = Peschi { $card }.
travelers-play-told-opened = Apri con { $card }.
travelers-play-told-loaded = Carichi { $card }.
travelers-play-told-infused = Infondi { $card }.
travelers-play-told-added = Aggiungi { $card }.
travelers-play-told-strained = Sforzi { $card }.
travelers-play-told-activated = Attivi l'abilità { $ability } di { $card }.
travelers-play-told-repeated = Ripeti l'abilità { $ability } di { $card }.
travelers-play-told-gained = +{ $amount } { $track }.
travelers-play-told-paid = Paghi { $amount } { $track }.
travelers-play-told-zeroed = { $track } scende a 0.
travelers-play-told-transferred = { $amount } { $from } diventano { $to }.
travelers-play-told-took-back = { $card } torna in mano.
travelers-play-told-filled-mark = Una casella viene annerita a matita.
travelers-play-told-ignored = In questo turno i modificatori del nemico sono ignorati.
travelers-play-told-declined = Rifiuti.
travelers-play-told-plan-ended = Il piano è chiuso: tutte le carte escono dal gioco.
travelers-play-told-turned = { $card }: ora è dritta la metà { $half }.
travelers-play-told-discarded = { $card } viene scartata.
travelers-play-told-removed = { $card } viene eliminata.
travelers-play-told-hit = { $card } subisce un colpo.
travelers-play-told-took = Prendi { $card }.
travelers-play-told-fight-began = { $enemy } ti sbarra la strada: si combatte.
travelers-play-told-defeated = { $enemy }: nemico sconfitto.
travelers-play-told-defeated-after = { $enemy }: nemico sconfitto. { $story }
travelers-play-told-struck = { $hits ->
    [0] Il nemico resiste, ma non riesce a ferirti.
    [one] Il nemico resiste e colpisce una volta.
   *[other] Il nemico resiste e colpisce { $hits } volte.
}
travelers-play-told-level-rose = Raggiungi il Livello { $level }.
travelers-play-told-left-fight = Lasci il combattimento.
travelers-play-told-fled = Sei fuggito in un'altra stanza.
travelers-play-told-stepped = Vai { $way }.
travelers-play-told-pulled = Il nemico ti attira { $way }.
travelers-play-told-read = { $code } { $title }.
travelers-play-told-read-tale = { $code } { $title }: { $story }
travelers-play-told-blank = Qui non c'è nulla.
travelers-play-told-revealed = { $code } { $title }: metà rivelata.
travelers-play-told-card-removed = La carta del Mondo { $card } lascia la mappa.
travelers-play-told-card-gained = { $card } si unisce alle tue Carte Eroe.
travelers-play-told-migrated = Le carte del Mondo { $card } e { $other } si scambiano di posto.
travelers-play-told-room-laid = La stanza { $room } viene posata sul tavolo.
travelers-play-told-room-forgotten = La stanza { $room } non c'è più: la sua carta è posata altrove.
travelers-play-told-teleported = Sei subito nella stanza { $room }.
travelers-play-told-boss-defeated = Il nemico finale è sconfitto. Torna sul simbolo della stanza 1A.

travelers-play-end-won = L'avventura è vinta!
travelers-play-end-scored = L'avventura è vinta, con { $score } punti!
travelers-play-end-defeated = La tua ultima Carta Eroe è eliminata: l'avventura è persa.
travelers-play-end-conceded = Hai rinunciato.
travelers-play-end-stopped = L'allenamento è finito.

## Perché no

travelers-play-no-over = La partita è finita.
travelers-play-no-seat = È un gioco per una persona sola, e non sei tu.
travelers-play-no-question = Adesso si chiede altro.
travelers-play-no-in-hand = { $card } non è nella tua mano.
travelers-play-no-ability = L'ultima carta della colonna non ha più abilità da attivare.
travelers-play-no-mana = Costa { $cost } Mana, e ne hai { $mana }.
travelers-play-no-mana-to-strain = Sforzare costa Mana che non hai.
travelers-play-no-leave = Nulla ti permette di lasciare questo combattimento.
travelers-play-no-in-play = { $card } non è in gioco.
travelers-play-no-pay = Il costo di { $card } ora non si può pagare, o non serve.
travelers-play-no-there = { $card } non è tra le carte da scegliere.
travelers-play-no-edge = Lì il Mondo finisce.
travelers-play-no-wall = C'è un muro, o il bordo della stanza.
travelers-play-no-blocked = Da questo lato quell'arco è chiuso.
travelers-play-no-attached = In combattimento si entra solo in stanze che sono sul tavolo.
travelers-play-no-shortest = Il nemico attira solo per la via più corta.
travelers-play-no-in-grid = Quella carta del Mondo non è in mappa, o è proprio questa.
travelers-play-no-choice = Quello non è uno dei posti da scegliere.
travelers-play-no-none-chosen = Scegline almeno una.

## Carte da cercare

travelers-play-line-hero = Carta Eroe { $number }, metà { $half }: valore { $value }, nessun elemento, { $stars }
travelers-play-line-hero-element = Carta Eroe { $number }, metà { $half }: valore { $value }, { $element }, { $stars }
travelers-play-line-world = Carta del Mondo, metà { $code }
travelers-play-line-world-enemy = Carta del Mondo, metà { $code }: { $values }
travelers-play-line-entry = Indice: { $symbol }, { $timing }
travelers-play-line-room = Carta Stanza { $card }, lato { $side }. Il suo simbolo: { $symbol }, senza voce
travelers-play-line-room-entry = Carta Stanza { $card }, lato { $side }. Il suo simbolo: { $symbol }, { $title } ({ $timing })
travelers-play-lines =
    { $before }
    { $next }
travelers-play-text-hero =
    { $abilities }
    Effetto di Esaurimento: { $exhaust }
travelers-play-text-ability = Abilità per { $cost } Mana: { $text }
travelers-play-text-after = Dopo la vittoria: { $text }
travelers-play-text-none = Non ha testo.
travelers-play-text-open-slots = Un nemico alla sua destra cambia: { $values }.
travelers-play-text-gives = A un nemico alla sua sinistra dà: { $bonuses }.
travelers-play-bonus = { $value } { $bonus }
travelers-play-text-arches = Archi: { $arches }.
travelers-play-text-no-arches = Su questo lato non ha archi aperti.
travelers-play-arch = { $way } verso { $room }
