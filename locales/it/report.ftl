# Le pagine su cui si scrivono simulazioni, tornei e confronti fra insiemi di carte.

mazzo-report-kind-tournament = Un torneo
mazzo-report-kind-simulation = Una simulazione
mazzo-report-kind-comparison = Che cosa ha fatto la modifica?
mazzo-report-title-round-robin = { $game }: tutti contro tutti
mazzo-report-title-ladder = { $game }: una scala
mazzo-report-title-simulation = { $game }: { $bots }
mazzo-report-title-comparison = { $game }: { $before } e { $after }
mazzo-report-against = { $one } contro { $two }
mazzo-report-built-in = le carte del gioco

mazzo-report-lead-surely = { $name } è il più forte, con certezza: Elo { $elo } (sicuro al 95 %: da { $low } a { $high }).
mazzo-report-lead-unsure = { $name } è in testa con Elo { $elo } (sicuro al 95 %: da { $low } a { $high }), ma { $next } potrebbe valere altrettanto.
mazzo-report-lead-seat = { $name } vince il { $percent } % delle partite (sicuro al 95 %: da { $low } a { $high }).
mazzo-report-lead-changed = { $count ->
    [0] Nulla di ciò che è stato misurato è cambiato con certezza.
    [one] 1 misura su { $all } è cambiata con certezza.
   *[other] { $count } misure su { $all } sono cambiate con certezza.
}
mazzo-report-stopped = Fermato prima della fine: giocate { $finished } partite su { $games }.

mazzo-report-games = Partite
mazzo-report-games-value = { $finished } su { $games }
mazzo-report-pairs = Semi giocati con entrambi
mazzo-report-setup = Preparazione
mazzo-report-setup-default = quella consueta
mazzo-report-cards-used = Carte
mazzo-report-bots = Bot
mazzo-report-seed = Seme
mazzo-report-version = Versione
mazzo-report-version-value = Mazzo { $program }, regole { $rules }
mazzo-report-truncated = Interrotte, troppo lunghe

mazzo-report-standings = Classifica
mazzo-report-standings-words = L'Elo dice chi è più forte: 400 punti in più significano circa dieci partite vinte per ognuna persa; la media è 1500. La linea che attraversa un punto è dove sta la forza vera con il 95 % di confidenza: dove due linee si sovrappongono, non è deciso chi sia il più forte.
mazzo-report-standings-plot = Elo di { $count } partecipanti con intervalli al 95 %
mazzo-report-elo = Elo
mazzo-report-entrant = Partecipante
mazzo-report-interval = Sicuro al 95 %
mazzo-report-won = Vinte
mazzo-report-drawn = Pari
mazzo-report-range = da { $low } a { $high }
mazzo-report-elo-title = { $name }: Elo { $elo }, sicuro al 95 %: da { $low } a { $high }

mazzo-report-seats = Posti
mazzo-report-seats-words = Quante partite ha vinto ciascun posto. La linea che attraversa un punto è dove sta la percentuale vera con il 95 % di confidenza.
mazzo-report-seats-plot = Percentuali di vittoria dei posti con intervalli al 95 %
mazzo-report-seat = Posto { $seat }: { $bot }
mazzo-report-win-rate = Partite vinte
mazzo-report-rate-title = { $name }: { $wins } vinte su { $games }, { $percent } % (sicuro al 95 %: da { $low } a { $high })

mazzo-report-matrix = Chi batte chi
mazzo-report-matrix-words = Ogni numero è la percentuale di partite che la riga ha vinto contro la colonna. Arancione: vince di più la riga; blu: la colonna.
mazzo-report-matrix-alone = Qui nessuno gioca contro qualcuno: tutti hanno giocato da soli gli stessi { $games } semi, e un seme lo vince chi ha fatto meglio. Ogni numero è la percentuale di semi che la riga ha vinto contro la colonna.
mazzo-report-matrix-plot = Percentuali di vittoria di { $count } partecipanti l'uno contro l'altro
mazzo-report-matrix-title = { $row } contro { $column }: { $wins } vinte, { $draws } pari, { $losses } perse (sicuro al 95 %: da { $low } a { $high } %)

mazzo-report-first = Chi agisce per primo
mazzo-report-first-words = Di { $games } partite che qualcuno ha vinto, chi ha agito per primo ne ha vinte il { $percent } % (sicuro al 95 %: da { $low } a { $high }). { $verdict ->
    [ahead] Agire per primi aiuta, con certezza.
    [behind] Agire per primi nuoce, con certezza.
   *[unsure] Forse non fa differenza.
}
mazzo-report-first-axis = partite vinte da chi ha agito per primo
mazzo-report-first-first = meglio primi
mazzo-report-first-second = meglio secondi

mazzo-report-length = Quanto durano le partite
mazzo-report-length-words = { $mean } azioni a partita in media; la più corta ne ha avute { $shortest }, la più lunga { $longest }. Metà delle partite non ne ha avute più di { $median }.
mazzo-report-length-axis = azioni a partita
mazzo-report-length-bar = da { $from } a { $to } azioni: { $count ->
    [one] 1 partita
   *[other] { $games } partite
}
mazzo-report-length-median = mediana { $median }

mazzo-report-cards = Carte
mazzo-report-cards-words = La percentuale di vittoria dei posti che hanno giocato una carta. Una carta che i bravi giocano quando sono già in vantaggio vince molto senza essere forte: è un indizio su dove guardare. La linea tratteggiata è quanto hanno vinto tutti i posti, il { $percent } %; i punti vuoti possono stare da una parte o dall'altra.
mazzo-report-cards-some = Le { $shown } più sicuramente forti o deboli, su { $all }. Tutte sono nella tabella qui sotto.
mazzo-report-cards-plot = Percentuali di vittoria per carta con intervalli al 95 %
mazzo-report-cards-axis = vinto dai posti che hanno giocato la carta
mazzo-report-cards-table = { $count ->
    [one] La tabella di 1 carta
   *[other] La tabella di tutte le { $count } carte
}
mazzo-report-card = Carta
mazzo-report-card-drawn = Pescata da
mazzo-report-card-won-drawn = Vinto se pescata
mazzo-report-card-played = Giocata da
mazzo-report-card-won-played = Vinto se giocata

mazzo-report-tags = Nel dettaglio
mazzo-report-tags-words = Com'è andata ai posti secondo ciò che avevano.
mazzo-report-tags-table = { $count ->
    [one] La tabella di 1 riga
   *[other] La tabella di tutte le { $count } righe
}
mazzo-report-tag = Che cosa avevano
mazzo-report-tag-had = Avuto da

mazzo-report-changed = Che cosa è cambiato
mazzo-report-changed-none = Nulla, per quanto possono dire { $pairs } coppie di partite.
mazzo-report-changed-words = Queste differenze di certo non sono un caso: la probabilità che una qualsiasi lo sia è meno di una su venti, tutte le misure insieme. A destra: più di prima; a sinistra: meno.
mazzo-report-changed-plot = Differenze con intervalli al 95 %
mazzo-report-changed-axis = differenza in punti percentuali
mazzo-report-length-change = Le azioni a partita sono passate da { $before } a { $after } ({ $difference }; sicuro al 95 %: da { $low } a { $high }).
mazzo-report-same = Che cosa no
mazzo-report-same-words = Qui nulla è certo. L'ultima colonna dice quanto grande avrebbe dovuto essere un cambiamento per vedersi con tante partite; uno più piccolo può nascondersi.
mazzo-report-changes-table = { $count ->
    [one] La tabella di 1 misura
   *[other] La tabella di tutte le { $count } misure
}
mazzo-report-measure = Misura
mazzo-report-before = Prima
mazzo-report-after = Dopo
mazzo-report-difference = Differenza
mazzo-report-p = p, corretto
mazzo-report-would-be-seen = Si vedrebbe da
mazzo-report-change-title = { $name }: { $before } prima, { $after } dopo, { $difference } (sicuro al 95 %: da { $low } a { $high })
mazzo-report-points = { $points } punti

mazzo-measure-seat-wins = Vinte dal posto { $seat }
mazzo-measure-first-seat-wins = Vinte da chi agisce per primo
mazzo-measure-draws = Pari
mazzo-measure-length = Azioni a partita
mazzo-measure-tag-had = { $name }: quanto spesso
mazzo-measure-tag-wins = { $name }: vinte
mazzo-measure-card-drawn = { $name }: pescata
mazzo-measure-card-played = { $name }: giocata
mazzo-measure-card-wins = { $name }: vinte se giocata

mazzo-report-again = Rifallo
mazzo-report-again-words = Lo stesso comando dà le stesse partite su qualunque macchina:
mazzo-report-files = I numeri stanno accanto a questa pagina, per programmi e fogli di calcolo: { $files }.
mazzo-report-reading = Come si legge
mazzo-report-reading-words = I bot non sono persone: ciò con cui vincono loro, le persone forse non lo trovano, e viceversa. Ogni numero viene da un numero limitato di partite, perciò ha un intervallo in cui la verità sta 19 volte su 20. Più partite restringono gli intervalli: quattro volte le partite, metà della larghezza.

## mazzo sim --compare, nel terminale

mazzo-compare-overview = { $name }: { $before } e { $after }, { $pairs } semi con ciascuno.
mazzo-compare-changed = Cambiato con certezza:
mazzo-compare-nothing = Nulla è cambiato con certezza.
mazzo-compare-change = { $name }: { $before } → { $after } ({ $difference }; sicuro al 95 %: da { $low } a { $high }; p { $p })
mazzo-compare-same = Non cambiato con certezza:
mazzo-compare-no-change = { $name }: { $before } → { $after } ({ $difference }; si sarebbe visto un cambiamento di { $seen }; sicuro al 95 %: da { $low } a { $high })
mazzo-compare-more = { $count ->
    [one] ... e 1 altra misura, che si trova con --json e --report.
   *[other] ... e altre { $count } misure, che si trovano con --json e --report.
}
