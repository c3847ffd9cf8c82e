# Quello che dice il server quando qualcosa non è possibile.

server-guest = Ospite { $number }
server-malformed = Non è stato possibile capirlo: { $what }
server-too-large = È troppo grande: il massimo è { $most } byte.
server-too-fast = Troppe volte di seguito. Aspetta un momento e riprova.
server-too-many-tables = Hai aperto molti tavoli da poco. Aspetta un momento e riprova.
server-too-many-connections = L’hai aperto in troppe finestre: al massimo { $most }. Chiudine una.
server-full = Al momento non c’è posto. Riprova tra poco.
server-no-such-table = Non c’è nessun tavolo con questo codice.
server-not-found = Qui non c’è nulla.
server-not-yours = Questo non è il tuo posto.
server-elsewhere = Questo è arrivato da un altro sito.
server-not-allowed = Qui non si può fare.
server-trouble = Qualcosa è andato storto da noi. Quello che vedi viene aggiornato.
server-too-slow = La connessione era troppo lenta.
server-closing = Il server si sta fermando. Tornerà.
server-not-playable = A { $name } non si può ancora giocare nel browser.
server-no-hint-against-people = Contro altre persone non ci sono suggerimenti.
server-no-client = In questo programma non c’è la versione per il browser.
server-no-client-debug = È una build di debug, e solo quelle di rilascio la contengono: usa cargo run --release, oppure indica --web-dir.
server-no-client-skipped = È stata lasciata fuori apposta, con MAZZO_SKIP_WEB.
server-no-client-no-node = Quando il programma è stato compilato mancava Node. Installa Node e ricompila con cargo build --release.
server-no-client-old-node = Il Node che c’era quando il programma è stato compilato è troppo vecchio. Installane uno più recente e ricompila con cargo build --release.
server-no-client-folder = La cartella indicata con --web-dir non ha index.html.

## Che cosa si può scegliere prima di una partita

server-option-by-chance = a caso
server-option-usual = come al solito
server-option-first = Chi comincia
server-option-seat = Posto { $seat }
server-option-side = Lato { $side }
server-option-deck = Mazzo del posto { $seat }
server-option-mode = Modalità
server-option-seats = Posti
server-option-sages = Saggi
server-option-sages-choose = scelti all’inizio della partita
server-option-turn-limit = Turni dopo i quali la partita è decisa
server-option-format = Mazzi
server-option-format-chosen = scelti, più cinque carte a caso
server-option-zone = Zona
server-option-zone-power = Dono di zona
server-option-zone-power-shared = una volta per partita
server-option-zone-power-each = una volta per giocatore
server-option-compensation = Stratega: una carta in più per chi gioca per secondo
server-option-yes = sì
server-option-no = no
server-option-hands = Mani dei compagni
server-option-hands-open = scoperte
server-option-hands-closed = coperte
server-option-targets = Single Player: chi attaccano i guardiani
server-option-targets-tactical = il bersaglio migliore
server-option-clash = Scontri
server-option-clash-full = con dadi e tutti i modificatori
server-option-clash-bare = solo i valori delle carte

## Che cosa non va nel tavolo richiesto

server-setup-sitter = un posto è me, open o un bot: { $levels }
server-setup-listed = { $seats ->
    [one] è elencato { $seats } posto
   *[other] sono elencati { $seats } posti
}
server-setup-long = un'opzione ha al massimo { $most } byte
server-setup-clock = da 1 a { $most } secondi per mossa, e al massimo altrettanti di riserva
server-setup-seed-alone = un seme si può scegliere solo se non gioca nessun altro
server-setup-seed = un seme è un numero intero fino a 18446744073709551615 o 64 cifre esadecimali
