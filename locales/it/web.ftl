# Il programma nel browser.

## Pagine

web-title = { $page } · Mazzo
web-skip = Vai al contenuto
web-pages = Pagine
web-home-link = Mazzo, pagina iniziale
web-to-home = Pagina iniziale
web-new = Nuova partita
web-table = Tavolo
web-watch = Tavoli
web-settings = Impostazioni
web-lost = Questa pagina non esiste.
web-loading = Si apparecchia il tavolo …
web-close = Chiudi
web-more = Altro

## Pagina iniziale

web-greeting = A che cosa giochiamo?
web-greeting-more = Scegli un gioco e comincia subito: contro un bot, con un amico, o in due davanti a uno schermo. Senza account e senza installare nulla.
web-games = Giochi
web-continue = Riprendi
web-level = Livello dei bot
web-level-easy = Facile
web-level-normal = Normale
web-level-hard = Difficile
web-level-expert = Esperto
web-play-now = Gioca subito
web-play-now-at = Gioca subito a { $game } contro un bot, livello { $level }
web-with-friend = Con un amico
web-with-friend-at = Gioca a { $game } con un amico
web-one-screen = Su uno schermo
web-one-screen-at = Gioca a { $game } con altri davanti a uno schermo
web-set-up = Modalità e opzioni
web-set-up-at = Modalità e opzioni di { $game }
web-rules = Regole (in inglese)
web-rules-at = Regole (in inglese): { $game }
web-not-yet = Non è ancora nel browser. Nel terminale si gioca già oggi:
web-table-gathering = Posti liberi
web-table-playing = Stanno giocando
web-table-yours = Tocca a te
web-table-over = Finita
web-seat-open = Posto libero

## Tavoli per tutti

web-lobby-open = Tavoli aperti
web-lobby-none-open = In questo momento nessuno aspetta altri.
web-lobby-open-one = Apri tu un tavolo.
web-lobby-playing = Partite da guardare
web-lobby-none-playing = In questo momento non c'è nessuna partita pubblica.

## Richieste

web-trouble = Qui qualcosa non ha funzionato. Riprova.
web-no-answer = Il server non risponde. Controlla la connessione.
web-try-again = Riprova

## Una nuova partita

web-new-of = Nuova partita di { $game }
web-no-such-game = Questo gioco non c'è nel browser.
web-mode = Come si gioca
web-extras = In aggiunta
web-extra-unfit = Non va insieme a ciò che hai scelto.
web-seats = Posti
web-seat = Posto { $seat }
web-seat-count = Numero di posti
web-seats-number = { $count ->
    [one] { $count } posto
   *[other] { $count } posti
}
web-against-bots = Contro i bot
web-with-friends = Con amici
web-sitter-of = Chi siede al posto { $seat }
web-sitter-me = Io
web-sitter-open = Chi arriva
web-sitter-bot = Bot, { $level }
web-deck-of = Mazzo del posto { $seat }
web-deck-chance = Mazzo a caso
web-options = Opzioni
web-public = Mostra il tavolo a tutti
web-public-more = Altrimenti può sedersi solo chi ha il tuo link.
web-clock = Orologi
web-clock-none = Nessuno
web-clock-pace = { $seconds } s a mossa e { $minutes } min
web-clock-left = { $move } per questa mossa, { $bank } di riserva
web-seed = Ridai le stesse carte
web-seed-more = Lo stesso seme dà le stesse carte. Vuoto: carte nuove.
web-open-table = Apri il tavolo

## Impostazioni

web-settings-kept = Ricordate in questo browser; non c'è nessun account.
web-your-name = Il tuo nome
web-keep = Conserva
web-language = Lingua
web-as-browser = Del browser
web-as-device = Del dispositivo
web-theme = Colori
web-theme-light = Chiari
web-theme-dark = Scuri
web-theme-contrast = Alto contrasto
web-motion = Movimento
web-on = Sì
web-off = No
web-sound = Suoni
web-card-size = Grandezza delle carte
web-percent = { $number } %
web-control = Controllo completo
web-control-more = Chiedimelo anche quando c'è una sola risposta.

## Prima della partita

web-gathering = Il tavolo è pronto
web-gathering-watching = Stai guardando: la partita comincia quando tutti i posti sono presi.
web-sit = Siediti qui
web-rise = Alzati
web-begin = Comincia
web-invite-bot = Fai giocare un bot
web-name-you = { $name } (tu)
web-invite = Invita un amico
web-invite-more = Chi ha questo link può sedersi.
web-invite-link = Link per sedersi
web-invite-qr = Il link come codice QR
web-watch-link = Link per guardare
web-watch-link-more = Con questo si può guardare, ma non sedersi.
web-copy = Copia
web-copied = Copiato
web-copy-failed = Qui non si può copiare: seleziona il link e copialo.

## Al tavolo

web-the-table = Sul tavolo
web-prompt = Che cosa si chiede
web-no-such-table = Questo tavolo non esiste.
web-no-cards = Non è stato possibile caricare le carte.
web-you = tu
web-away = assente
web-stood-in = gioca un bot
web-is-asked = deve giocare
web-watchers = Spettatori
web-you-watch = Stai guardando.
web-over = La partita è finita.
web-wait = Un momento …
web-waits-for = Tocca a { $name } …
web-sent = Inviato …
web-where = { $thing }: ora scegli un elemento illuminato.
web-where-one = { $thing }: ora scegli «{ $next }».
web-or-further = { $thing }: scegli una risposta, o un elemento illuminato.
web-which = { $thing }: quale?
web-how-many = { $thing }: quanti?
web-back = Indietro
web-number = Un numero da { $least } a { $most }
web-number-say = Rispondi
web-label-joint = , { "" }
web-usable = si può usare
web-usable-now = Si può usare ora.
web-face-down = Carta coperta
web-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
web-zone-usable = { $zone }, si può scegliere
web-zone-open = { $zone }, sfoglia
web-zone-open-usable = { $zone }, sfoglia, qualcosa si può usare
web-pile-empty = Qui non c'è nulla.
web-peek-closer = Tieni premuto, tasto destro o Z: guarda da vicino
web-why-not = Perché non ora?
web-rule = regola { $rule }
web-rule-read = Leggi la regola (in inglese)
web-value = Valore
web-printed = Stampato
web-now = Ora
web-value-cost = Costo
web-value-price = Prezzo
web-value-strength = Forza
web-value-health = Salute
web-value-damage = Danni
web-value-boosts = Potenziamenti
web-value-shields = Scudi
web-value-attack = Attacco
web-value-power = Potere
web-log = Cronaca
web-log-empty = Non è ancora successo nulla.

## Che cosa si può fare sempre

web-undo = Annulla
web-undo-ask = Chiedi di annullare
web-undo-asked = { $name } vorrebbe annullare la mossa.
web-undo-waiting = Si chiede agli altri se puoi annullare.
web-allow = Permetti
web-refuse = Rifiuta
web-hint = Consiglio
web-hint-thinking = Un bot forte sta pensando …
web-hint-none = Non c'è nulla da consigliare.
web-hint-do = Fallo
web-emote = Mostra come ti senti
web-emote-hello = Ciao!
web-emote-well-played = Bella mossa!
web-emote-thanks = Grazie!
web-emote-oops = Ops …
web-emote-thinking = Fammi pensare …
web-emote-wow = Accidenti!
web-concede = Abbandona
web-concede-ask = Abbandonare la partita?
web-concede-more = Vincono gli altri, e non si può annullare.
web-play-on = Continua a giocare

## La connessione col server

web-offline = La connessione è caduta e si sta ristabilendo. Nulla va perso.
web-absent = { $name } se n'è andato.
web-absent-bot = Fai continuare un bot
web-absent-claim = Rivendica la vittoria

## Davanti a uno schermo

web-curtain = { $name }, la scelta è tua
web-curtain-more = Nessun altro guarda lo schermo?
web-curtain-raise = Mostra le mie carte

## La fine

web-won = Hai vinto!
web-lost-game = Hai perso
web-draw = Pareggio
web-others-won = Vince { $names }.
web-result = Risultato
web-rematch = Gioca ancora
web-rematch-waits = Si aspettano gli altri …
web-rematch-wished = Vuole giocare ancora: { $names }.
web-rematch-go = Alla nuova partita
web-look-back = Guarda il tavolo

## Aiuto

web-help = Aiuto e tasti
web-help-pointing = Ciò che si può usare è illuminato. Indicalo, poi indica dove va; oppure trascinalo lì.
web-help-why = Se qualcosa non si può usare, fermati sopra o tienilo premuto: leggerai perché, con il numero della regola.
web-help-rules = Tutte le regole di questo gioco (in inglese)
web-key-tab = al prossimo elemento che si può usare
web-key-arrows = da un elemento all'altro sul tavolo
web-key-enter-name = Invio, Spazio
web-key-enter = indicalo
web-key-escape = un passo indietro
web-key-numbers = le risposte sotto il tavolo
web-key-zoom = guarda da vicino
web-key-undo = annulla
web-key-hint = consiglio
web-key-log = cronaca
web-key-help = questo aiuto
