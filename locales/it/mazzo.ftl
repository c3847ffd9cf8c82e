# Le parole del programma. Quelle dei giochi sono nei loro file.

## Unire

mazzo-list-more = { $before }, { $next }
mazzo-list-last = { $before } e { $next }
mazzo-sentences = { $before } { $next }
mazzo-name = { $name }
mazzo-seat = Posto { $seat }

## mazzo play senza un gioco

mazzo-greeting = Benvenuti in Mazzo. Conosce le regole: a voi basta giocare.
mazzo-greeting-game = { $number }. { $name }: { $blurb } { $seats }
mazzo-greeting-ask = Quale? (un numero; q per uscire)
mazzo-greeting-unknown = Nell'elenco non c'è nessun gioco «{ $found }».
mazzo-greeting-level = { $number }. { $name }: { $idea }
mazzo-level-easy = facile, per una prima partita: si può battere
mazzo-level-normal = normale, per chi conosce le regole
mazzo-level-hard = difficile, per chi conosce il gioco
mazzo-level-expert = esperto, il meglio che c'è
mazzo-greeting-against = Contro chi? (un numero o un nome; Invio per normal; q per uscire)
mazzo-greeting-no-level = Nell'elenco non c'è nessun livello «{ $found }».

## mazzo serve

mazzo-serve-open = Mazzo è aperto: { $address }
mazzo-serve-kept = Le partite si conservano in { $place }.
mazzo-serve-stop = Ctrl+C lo ferma.

## mazzo games

mazzo-games-game = { $name } ({ $id })
mazzo-games-sample = { $name } ({ $id }), un esempio
mazzo-games-seats = Posti: { $counts }.
mazzo-games-option = Opzione { $key }: { $values } (predefinita: { $default })

## mazzo cards

mazzo-cards-none = Questo gioco non ha carte da consultare.
mazzo-cards-drawn = { $count ->
    [one] 1 carta disegnata: { $place }
   *[other] { $count } carte disegnate: { $place }
}

## mazzo daily

mazzo-daily-hero = Eroe: { $title }, { $class } ({ $code })
mazzo-daily-adventure = Avventura: { $title }, { $kind ->
    [world] nel Mondo
   *[dungeon] in un Dungeon
} ({ $code })
mazzo-daily-play = Per giocare: { $command }
mazzo-daily-print = Per stampare: { $command }
mazzo-daily-printed = Il foglio è pronto: { $place } (stampalo al 100 %, senza adattarlo alla pagina)
mazzo-daily-checked =
    { $proven } giorni su { $days } dimostrati in { $attempts } tentativi; { $distinct } set diversi.
    Secondi al giorno: mediana { $median }, nove su dieci al massimo { $most }, il peggiore { $worst }.
mazzo-daily-unproven = Non dimostrati: { $days }
mazzo-daily-differs = Diversi dall'archivio: { $days }
mazzo-daily-rated = Difficoltà: { $stars } stelle su 5
mazzo-daily-rate = { $bot ->
    [novice] Un principiante
    [standard] Il bot standard
   *[master] Un maestro, che prevede le pescate,
 } vince { $wins } partite su { $games } ({ $turns } Turni di Combattimento a partita)
mazzo-daily-solved = Una partita che vince è in { $file }. Per vederla: mazzo replay { $file }
mazzo-daily-how-to-win = Per vedere come si vince: { $command }

## mazzo deck

mazzo-deck-right = ok        { $file }: { $title }
mazzo-deck-untitled = ok        { $file }
mazzo-deck-wrong = ERRATO    { $file }
mazzo-deck-ready = { $name } ({ $id }): { $idea }
mazzo-deck-cards = Carte: { $cards }
mazzo-deck-none = Questo gioco non ha mazzi da scegliere.

## mazzo sim

mazzo-sim-overview = { $name }: { $finished } partite su { $games } in { $seconds } s ({ $rate } partite/s, { $actions } azioni/s)
mazzo-sim-seat = Posto { $seat } ({ $bot }): { $wins } vinte, { $percent } % (sicuro al 95 %: da { $low } a { $high })
mazzo-sim-draws = Pareggi: { $draws }, { $percent } % (sicuro al 95 %: da { $low } a { $high })
mazzo-sim-first = Vinte da chi ha agito per primo: { $percent } % (sicuro al 95 %: da { $low } a { $high })
mazzo-sim-length = Azioni a partita: { $mean } in media, minimo { $shortest }, mediana { $median }, massimo { $longest }
mazzo-sim-truncated = Interrotte perché troppo lunghe: { $count }
mazzo-sim-tag = { $tag }: { $wins } vinte su { $played }, { $percent } % (sicuro al 95 %: da { $low } a { $high })
mazzo-sim-tournament = { $name }, { $format ->
    [ladder] scala
   *[other] girone all'italiana
}: { $finished } partite su { $games } in { $seconds } s
mazzo-sim-standing = { $place }. { $entrant }: Elo { $elo } (sicuro al 95 %: da { $low } a { $high }); { $wins } vinte su { $games }, { $percent } %
mazzo-sim-matrix = Vinte dalla riga contro la colonna, in %:
mazzo-sim-matrix-alone = Semi con cui la riga ha fatto meglio della colonna, in %:
mazzo-sim-cards-best = Carte con cui si è vinto di più:
mazzo-sim-cards-worst = Carte con cui si è vinto di meno:
mazzo-sim-card = { $card }: chi l'ha giocata ha vinto { $wins } volte su { $played }, { $percent } % (sicuro al 95 %: da { $low } a { $high }); pescata { $drawn } volte
mazzo-sim-written = Il rapporto è in { $folder }.
mazzo-sim-stopped = Interrotto. Quanto fatto è conservato in { $folder }; lo stesso comando con --resume prosegue.

## mazzo bench

mazzo-bench-machine = { $processor }, { $cores ->
        [one] { $cores } nucleo
       *[other] { $cores } nuclei
    }, { $system }; un solo thread, gioco casuale, secondi di tempo del processore{ $optimized ->
        [yes] .
       *[other] . NON ottimizzato: compilare con --release.
    }
mazzo-bench-game = { $name }, { $seats } posti: { $actions } azioni/s, { $playouts } partite/s; una posizione occupa { $bytes } byte e si copia in { $clone } ns; { $length } azioni a partita, { $legal } scelte a decisione; una ricerca fa { $iterations } iterazioni/s, { $ratio } delle partite a caso dalle stesse posizioni

## mazzo replay

mazzo-replay-heading = { $name }, seme { $seed }. { $setup }
mazzo-replay-same = { $moves ->
        [one] { $moves } mossa porta
       *[other] { $moves } mosse portano
    } alla stessa posizione, { $position }.
mazzo-replay-unchecked = { $moves ->
        [one] { $moves } mossa porta
       *[other] { $moves } mosse portano
    } alla posizione { $position }. La registrazione non dice dove dovrebbe finire.

## mazzo scenario

mazzo-scenario-holds = ok        { $file }: { $title }
mazzo-scenario-differs = DIVERSO   { $file }: { $title }: { $what }
mazzo-scenario-unreadable = ERRATO    { $file }: { $what }

## Com'è finita una partita

mazzo-end-won = { $count ->
        [one] Ha vinto il posto { $seats }.
       *[other] Hanno vinto i posti { $seats }.
    }
mazzo-end-draw = Nessuno ha vinto: è un pareggio.
mazzo-end-lost = Hanno perso tutti.
mazzo-end-unfinished = { $moves ->
        [one] Dopo { $moves } mossa la partita non è finita.
       *[other] Dopo { $moves } mosse la partita non è finita.
    }

## Giocare

mazzo-asked = Posto { $seat }: { $prompt }
mazzo-answered-itself = C'era una sola risposta possibile: { $answer }.
mazzo-thinking = Posto { $seat } ({ $bot }) sta pensando …
mazzo-curtain = Posto { $seat }, premi Invio quando solo tu puoi vedere lo schermo.
mazzo-undone = Annullato.
mazzo-not-undone = Non si può annullare: non c'è nulla di tuo da annullare, qualcun altro ha agito dopo, oppure è stato mostrato o pescato qualcosa di nascosto.
mazzo-no-number = Non c'è una scelta { $number }; sono numerate da 1 a { $count }.
mazzo-no-seat = «{ $found }» non è un posto che qui abbia qualcosa da decidere.
mazzo-no-mate = Nessun bot della tua parte può agire adesso.
mazzo-no-language = «{ $found }» non è una lingua che Mazzo parla; scegli en, it o zh-Hant.
mazzo-misspelt = «{ $found }» qui non si capisce. Scrivi il numero di una scelta, il suo testo tra parentesi quadre, oppure ? per l'aiuto.
mazzo-misspelt-near = «{ $found }» qui non si capisce. Intendevi «{ $nearest }»?
mazzo-ambiguous = Potrebbe voler dire { $count } cose: { $candidates }
mazzo-forbidden = { $why } (regola { $rule })
mazzo-look-what = Scrivi che cosa cercare dopo la barra, per esempio /pesca.
mazzo-look-more = ... e altre { $count }. Un'altra parola restringerebbe la ricerca.
mazzo-no-card = Nessuna carta ha «{ $words }».
mazzo-no-card-near = Nessuna carta ha «{ $words }». Intendevi «{ $nearest }»?
mazzo-why-what = Scrivi una carta o un'azione dopo w.
mazzo-why-possible = Questo si può fare adesso.
mazzo-why-hidden = Questa modalità non dà consigli: ricorda ciò che ti è stato detto.
mazzo-why-elsewhere = Questa carta non è dove potresti usarla.
mazzo-help =
    Scrivi il numero di una scelta, il suo testo tra parentesi quadre, o l'inizio di ogni sua parola.
    Invio   mostra di nuovo tutto
    u       annulla: liberamente finché nulla di nascosto è stato mostrato e nessun altro ha agito; sempre, se tutti gli altri sono bot
    /parole cerca carte
    h       un consiglio: che cosa farebbe un bot forte al tuo posto, e quanto è meglio del resto
    w carta perché una carta non si può usare adesso, e per quale regola; vale anche per un'azione
    s file  salva una copia della registrazione
    l lang  un'altra lingua: en, it, zh-Hant
    seat 2  fa agire un'altra persona che ha anch'essa qualcosa da decidere
    mate    fa agire il bot della tua parte prima che tu abbia finito
    concede abbandona
    q       esci; la partita è conservata e si può riprendere

## Consigli

mazzo-hint-best = Un bot di livello difficile farebbe questo: { $move }
mazzo-hint-chance = La tua probabilità di vincere, secondo lui: { $percent } %
mazzo-hint-chance-side = La probabilità di vincere della tua parte, secondo lui: { $percent } %
mazzo-hint-chance-alone = La tua probabilità di riuscire, secondo lui: { $percent } %
mazzo-hint-next = Seconda scelta: { $move } ({ $percent } %)
mazzo-hint-third = Poi: { $move } ({ $percent } %)
mazzo-hint-clearly = È nettamente meglio della seconda scelta.
mazzo-hint-slightly = È un po' meglio della seconda scelta.
mazzo-hint-hardly = Tra questa e la seconda scelta non c'è quasi differenza.
mazzo-hint-tries = { $count ->
    [one] Ha provato un solo modo di proseguire.
   *[other] Ha provato { $count } modi di proseguire.
}
mazzo-hint-thinking = Un bot di livello difficile sta pensando a un consiglio …
mazzo-hint-single = Non c'è niente da scegliere: è possibile una sola risposta.
mazzo-hint-not-asked = Adesso non ti si chiede nulla, perciò non c'è un consiglio.
mazzo-hint-memory = Qui serve soltanto la memoria, e dev'essere la tua.

## Conservare

mazzo-kept = La partita è conservata in { $file }. Per riprenderla: { $command }
mazzo-kept-over = La registrazione è in { $file }. Per rivederla: { $command }
mazzo-not-kept = Non è stato possibile salvare la partita in { $file }: { $why }
mazzo-saved = Salvata in { $file }.
mazzo-save-exists = { $file } esiste già ed è altro; scegli un altro nome.
mazzo-save-where = Scrivi il nome di un file dopo s.

## The list of games: ways to play

mazzo-games-mode = Modalità { $id } ({ $name }): { $text }

## Che cosa non va in una preparazione

mazzo-setup-no-option = Non c'è l'opzione «{ $key }»: { $wanted }
mazzo-setup-bad-value = { $key }={ $value } non è possibile: { $wanted }
mazzo-setup-near = intendevi «{ $near }»?
mazzo-setup-no-options = questo gioco non ha opzioni
mazzo-setup-options = le opzioni sono { $keys }
mazzo-setup-games = i giochi sono { $ids }
mazzo-setup-one-of = è uno tra { $words } ({ $rule })
mazzo-setup-one-of-near = è uno tra { $words } ({ $rule }); intendevi «{ $near }»?
