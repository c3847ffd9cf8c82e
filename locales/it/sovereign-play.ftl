## Words

sovereign-play-south = Sud
sovereign-play-north = Nord
sovereign-play-both-players = entrambi i giocatori
sovereign-play-spot = { $card } di { $player } ({ $zone })
sovereign-play-there = { $card } ({ $zone })
sovereign-play-card = { $card }
sovereign-play-zone = zona { $zone }
sovereign-play-fighter = { $card } ({ $zone }, Forza { $force })
sovereign-play-cover = la carta coperta su { $zone }
sovereign-play-cover-known = la carta coperta su { $zone } ({ $card })
sovereign-play-an-effect = un effetto

sovereign-play-crystals-white = { $count ->
    [one] 1 Cristallo Bianco
   *[other] { $count } Cristalli Bianchi
}
sovereign-play-crystals-green = { $count ->
    [one] 1 Cristallo Verde
   *[other] { $count } Cristalli Verdi
}
sovereign-play-crystals-red = { $count ->
    [one] 1 Cristallo Rosso
   *[other] { $count } Cristalli Rossi
}
sovereign-play-crystals-blue = { $count ->
    [one] 1 Cristallo Blu
   *[other] { $count } Cristalli Blu
}
sovereign-play-crystals-violet = { $count ->
    [one] 1 Cristallo Viola
   *[other] { $count } Cristalli Viola
}
sovereign-play-crystals-any = { $count ->
    [0] nessun Cristallo
    [one] 1 Cristallo di qualsiasi colore
   *[other] { $count } Cristalli di qualsiasi colore
}
sovereign-play-no-crystals = nessun Cristallo

sovereign-play-until-sunset = fino al Tramonto
sovereign-play-until-combat = fino alla fine del combattimento
sovereign-play-until-next-turn = fino al prossimo turno del giocatore a cui appartiene l'effetto
sovereign-play-until-gone = finché resta sul campo di battaglia

sovereign-play-to-hand = nella mano del proprietario
sovereign-play-to-top = in cima alle Cronache del proprietario
sovereign-play-to-bottom = in fondo alle Cronache del proprietario
sovereign-play-to-chronicles = nelle Cronache del proprietario, poi mescolate
sovereign-play-to-nowhere = fuori dal gioco
sovereign-play-to-realms = tra le carte scoperte dei Reami Luminosi del proprietario
sovereign-play-to-afterlife = nell'Aldilà del proprietario

## What a step does

sovereign-play-deed-on = { $deed } ({ $what })
sovereign-play-deed-by = { $deed } ({ $player })
sovereign-play-deed-damage = { $amount ->
    [one] infliggere 1 danno
   *[other] infliggere { $amount } danni
}
sovereign-play-deed-hit = { $amount ->
    [one] infliggere 1 danno diretto a { $player }
   *[other] infliggere { $amount } danni diretti a { $player }
}
sovereign-play-deed-destroy = distruggere
sovereign-play-deed-sacrifice = sacrificare { $count } Haerian
sovereign-play-deed-exile = rimuovere dal gioco
sovereign-play-deed-duel = due Haerian si infliggono a vicenda danni pari alla propria Forza
sovereign-play-deed-break = { $count ->
    [one] distruggere 1 Equipaggiamento
   *[other] distruggere { $count } Equipaggiamenti
}
sovereign-play-deed-force = Forza { $by }
sovereign-play-deed-set-force = portare la Forza a { $amount }
sovereign-play-deed-heal = { $amount ->
    [one] togliere 1 danno
   *[other] togliere { $amount } danni
}
sovereign-play-deed-heal-all = togliere tutti i danni
sovereign-play-deed-shield = { $amount ->
    [one] dare uno scudo contro il prossimo danno
   *[other] dare uno scudo contro i prossimi { $amount } danni
}
sovereign-play-deed-immune = rendere immune ai danni
sovereign-play-deed-armor = corazza { $by }
sovereign-play-deed-trait = dare { $trait }
sovereign-play-deed-silence = togliere keyword e abilità
sovereign-play-deed-exhaust = esaurire
sovereign-play-deed-stun = stordire
sovereign-play-deed-ready = recuperare
sovereign-play-deed-extra-move = { $count ->
    [one] 1 movimento in più
   *[other] { $count } movimenti in più
}
sovereign-play-deed-extra-combat = { $count ->
    [one] 1 azione di combattimento in più
   *[other] { $count } azioni di combattimento in più
}
sovereign-play-deed-move = muovere
sovereign-play-deed-swap = scambiare di zona due Haerian
sovereign-play-deed-bounce = far tornare nella mano del proprietario
sovereign-play-deed-tuck-top = mettere in cima alle Cronache del proprietario
sovereign-play-deed-tuck-bottom = mettere in fondo alle Cronache del proprietario
sovereign-play-deed-tuck-shuffled = mescolare nelle Cronache del proprietario
sovereign-play-deed-blink = rimuovere e far tornare sulla Linea Iniziale del proprietario
sovereign-play-deed-draw = { $count ->
    [one] pescare 1 carta
   *[other] pescare { $count } carte
}
sovereign-play-deed-discard = { $count ->
    [one] scartare 1 carta
   *[other] scartare { $count } carte
}
sovereign-play-deed-discard-random = { $count ->
    [one] scartare 1 carta a caso
   *[other] scartare { $count } carte a caso
}
sovereign-play-deed-mill = { $count ->
    [one] mettere nell'Aldilà la prima carta delle Cronache
   *[other] mettere nell'Aldilà le prime { $count } carte delle Cronache
}
sovereign-play-deed-look = { $count ->
    [one] guardare la prima carta delle tue Cronache e tenerne al massimo { $keep }
   *[other] guardare le prime { $count } carte delle tue Cronache e tenerne al massimo { $keep }
}
sovereign-play-deed-foresee = prevedere { $count }
sovereign-play-deed-search = cercare nelle tue Cronache
sovereign-play-deed-retrieve = prendere in mano
sovereign-play-deed-revive = mettere sul campo di battaglia
sovereign-play-deed-restore = mescolare nelle Cronache
sovereign-play-deed-purge = rimuovere dal gioco
sovereign-play-deed-deploy = mettere sul campo di battaglia
sovereign-play-deed-spy = guardare una mano
sovereign-play-deed-crystallize = ottenere { $crystals }
sovereign-play-deed-refresh = { $count ->
    [one] recuperare 1 Cristallo
   *[other] recuperare fino a { $count } Cristalli
}
sovereign-play-deed-shatter = { $count ->
    [one] sacrificare 1 Cristallo
   *[other] sacrificare { $count } Cristalli
}
sovereign-play-deed-drain = { $count ->
    [one] esaurire 1 Cristallo
   *[other] esaurire { $count } Cristalli
}
sovereign-play-deed-cost = costo delle carte { $by }
sovereign-play-deed-germinate = { $count ->
    [one] far spuntare 1 Germoglio
   *[other] far spuntare { $count } Germogli
}
sovereign-play-deed-sanctify = { $count ->
    [one] santificare 1 Anima Luminosa
   *[other] santificare { $count } Anime Luminose
}
sovereign-play-deed-generate = generare { $card } × { $count }
sovereign-play-deed-cover = { $count ->
    [one] mettere 1 carta coperta sul campo di battaglia
   *[other] mettere { $count } carte coperte sul campo di battaglia
}
sovereign-play-deed-pick-up = { $count ->
    [one] raccogliere 1 carta coperta
   *[other] raccogliere { $count } carte coperte
}
sovereign-play-deed-forfeit = { $count ->
    [one] perdere 1 carta coperta
   *[other] perdere { $count } carte coperte
}
sovereign-play-deed-breach = { $count ->
    [one] l'avversario perde 1 carta coperta a tua scelta
   *[other] l'avversario perde { $count } carte coperte a tua scelta
}
sovereign-play-deed-peek = { $count ->
    [one] guardare 1 carta coperta
   *[other] guardare { $count } carte coperte
}
sovereign-play-deed-shift = { $count ->
    [one] spostare 1 carta coperta
   *[other] spostare fino a { $count } carte coperte
}
sovereign-play-deed-safeguard = { $amount ->
    [one] prevenire il prossimo danno diretto
   *[other] prevenire i prossimi { $amount } danni diretti
}
sovereign-play-deed-take = { $count ->
    [one] prendere 1 carta dai tuoi Reami Luminosi
   *[other] prendere fino a { $count } carte dai tuoi Reami Luminosi
}
sovereign-play-deed-veil = { $count ->
    [one] coprire 1 carta dei tuoi Reami Luminosi
   *[other] coprire fino a { $count } carte dei tuoi Reami Luminosi
}
sovereign-play-deed-rearm = { $count ->
    [one] recuperare 1 Equipaggiamento
   *[other] recuperare fino a { $count } Equipaggiamenti
}
sovereign-play-deed-direct = danni diretti { $by }
sovereign-play-deed-vocations = { $count ->
    [one] 1 Vocazione in più
   *[other] { $count } Vocazioni in più
}
sovereign-play-deed-choose = a scelta tra: { $options }
sovereign-play-deed-at-sunset = al Tramonto: { $deed }
sovereign-play-deed-at-dawn = alla tua prossima Alba: { $deed }
sovereign-play-deed-repeat = { $deed }, per { $count } volte
sovereign-play-deed-lasting = effetto continuo finché è in gioco

## What a seat is asked

sovereign-play-ask-over = La battaglia è finita.
sovereign-play-ask-wait = Il tuo avversario sta decidendo.
sovereign-play-ask-mulligan = { $count ->
    [0] Scegli le carte della tua mano da cambiare, oppure tienile tutte.
    [one] Hai messo da parte 1 carta da cambiare. Scegline un'altra, oppure tieni il resto.
   *[other] Hai messo da parte { $count } carte da cambiare. Scegline un'altra, oppure tieni il resto.
}
sovereign-play-ask-begin = La sorte ha scelto te: chi gioca il primo turno?
sovereign-play-ask-day = Il tuo Giorno, turno { $turn }. A disposizione: { $crystals }. { $vocations ->
    [0] Nessuna Vocazione rimasta.
    [one] 1 Vocazione rimasta.
   *[other] { $vocations } Vocazioni rimaste.
}{ $accesses ->
    [0] { "" }
    [one] { " " }I tuoi Reami Luminosi si aprono per 1 carta.
   *[other] { " " }I tuoi Reami Luminosi si aprono per { $accesses } carte.
}
sovereign-play-ask-pay = { $count ->
    [one] { $for }: resta da pagare 1 Cristallo di qualsiasi colore. Di quale colore?
   *[other] { $for }: restano da pagare { $count } Cristalli di qualsiasi colore. Da quale colore cominci?
}
sovereign-play-ask-attack = Il tuo combattente { $own } affronta l'avversario { $other }. Usa un Equipaggiamento, oppure passa. { $then }
sovereign-play-ask-defend = L'avversario { $other } affronta il tuo combattente { $own }. Usa un Equipaggiamento, oppure passa. { $then }
sovereign-play-pass-goes-on = Se passi, il tuo avversario può ancora usarne uno.
sovereign-play-pass-ends = Il tuo avversario non ne usa: se passi anche tu, volano i colpi.
sovereign-play-ask-lose = { $count ->
    [one] Hai subito danni diretti: scegli la carta coperta che perdi.
   *[other] Hai subito danni diretti: scegli una carta coperta che perdi (ne mancano { $count }).
}
sovereign-play-ask-forfeit = { $count ->
    [one] { $source }: scegli la tua carta coperta che va nell'Aldilà.
   *[other] { $source }: scegli una tua carta coperta che va nell'Aldilà (ne mancano { $count }).
}
sovereign-play-ask-breach = { $count ->
    [one] { $source }: scegli la carta coperta che il tuo avversario perde.
   *[other] { $source }: scegli una carta coperta che il tuo avversario perde (ne mancano { $count }).
}
sovereign-play-ask-snare-on = Hai raccolto { $card } su { $zone }: l'intruso è { $intruder }. Attivi la sua Insidia, o prendi la carta in mano?
sovereign-play-ask-snare = Hai raccolto { $card } su { $zone }. Attivi la sua Insidia, o prendi la carta in mano?
sovereign-play-ask-no-snare = Hai raccolto { $card } su { $zone }. Non ha Insidia: prendi la carta in mano.
sovereign-play-ask-realms = I tuoi Reami Luminosi sono aperti: prendi in mano una carta, o nessuna.
sovereign-play-ask-offer = { $source }: usi la sua abilità? Effetto: { $deeds }.
sovereign-play-ask = { $left ->
    [one] { $source } ({ $deed }): scegli { $what }.
   *[other] { $source } ({ $deed }): scegli { $what } (restano { $left } scelte).
}
sovereign-play-ask-optional = { $left ->
    [one] { $source } ({ $deed }): scegli { $what }, oppure basta così.
   *[other] { $source } ({ $deed }): scegli { $what } (al massimo { $left } scelte), oppure basta così.
}
sovereign-play-ask-mode = { $source }: scegli uno dei suoi effetti.
sovereign-play-ask-rest = { $source }: scegli la prossima carta che va in fondo alle tue Cronache.
sovereign-play-ask-bottom = { $source }: scegli una carta che va in fondo alle tue Cronache, oppure basta così.
sovereign-play-ask-top = { $source }: scegli la prossima carta che va in cima alle tue Cronache; l'ultima si pesca per prima.

sovereign-play-what-own-haerian = un tuo Haerian
sovereign-play-what-enemy-haerian = un Haerian avversario
sovereign-play-what-haerian = un Haerian
sovereign-play-what-partner = { $what } da abbinare a { $first }
sovereign-play-what-building = un Edificio
sovereign-play-what-zone = una zona
sovereign-play-what-zone-for = una zona per { $what }
sovereign-play-what-own-cover = una tua carta coperta
sovereign-play-what-enemy-cover = una carta coperta del tuo avversario
sovereign-play-what-own-hand = una carta della tua mano
sovereign-play-what-enemy-hand = una carta della mano avversaria
sovereign-play-what-own-afterlife = una carta del tuo Aldilà
sovereign-play-what-enemy-afterlife = una carta dell'Aldilà avversario
sovereign-play-what-chronicles = una carta delle tue Cronache
sovereign-play-what-realms-up = una carta scoperta dei tuoi Reami Luminosi
sovereign-play-what-realms-down = una carta coperta dei tuoi Reami Luminosi
sovereign-play-what-looked-at = una delle carte che guardi
sovereign-play-what-own-equipment = un tuo Equipaggiamento
sovereign-play-what-enemy-equipment = un Equipaggiamento avversario
sovereign-play-what-exhausted-equipment = un tuo Equipaggiamento esaurito
sovereign-play-what-crystal = un tuo Cristallo
sovereign-play-what-ready-crystal = un tuo Cristallo non esaurito
sovereign-play-what-exhausted-crystal = un tuo Cristallo esaurito

sovereign-play-some-own-haerian = { $count ->
    [one] fino a 1 tuo Haerian
   *[other] fino a { $count } tuoi Haerian
}
sovereign-play-some-enemy-haerian = { $count ->
    [one] fino a 1 Haerian avversario
   *[other] fino a { $count } Haerian avversari
}
sovereign-play-some-haerian = fino a { $count } Haerian
sovereign-play-some-buildings = { $count ->
    [one] fino a 1 Edificio
   *[other] fino a { $count } Edifici
}
sovereign-play-all-own-haerian = tutti i tuoi Haerian interessati
sovereign-play-all-enemy-haerian = tutti gli Haerian avversari interessati
sovereign-play-all-haerian = tutti gli Haerian interessati
sovereign-play-all-buildings = tutti gli Edifici interessati

## Choices

sovereign-play-label-exchange = Cambia { $card }
sovereign-play-label-keep-hand = Tieni il resto
sovereign-play-label-keep-card = Prendi in mano { $card }
sovereign-play-label-begin = Gioca tu il primo turno
sovereign-play-label-begin-other = Lascia cominciare l'avversario
sovereign-play-label-play = Gioca { $card }
sovereign-play-label-play-at = Gioca { $card } su { $zone }
sovereign-play-label-move = Muovi { $spot } su { $zone }
sovereign-play-label-fight = Affronta { $defender } con { $attacker }
sovereign-play-label-raze = Assalta l'Edificio { $building } con { $attacker }
sovereign-play-label-strike = Colpisci l'avversario con { $attacker }
sovereign-play-label-access = Metti { $card } nei tuoi Reami Luminosi per aprirli
sovereign-play-label-vocation = { $class }, { $text }
sovereign-play-label-end = Termina il Giorno
sovereign-play-label-pay = Paga con { $crystals }
sovereign-play-label-pay-rest = Paga il resto con i colori di cui hai di più
sovereign-play-label-use = Usa { $card } (Forza { $bonus })
sovereign-play-label-pass = Passa
sovereign-play-label-activate = Attiva l'Insidia di { $card }
sovereign-play-label-activate-snare = Attiva l'Insidia
sovereign-play-label-choose = Scegli { $what }
sovereign-play-label-zone = Scegli { $zone }
sovereign-play-label-card = Scegli { $card }
sovereign-play-label-exhausted-equipment = Scegli { $card } (Equipaggiamento esaurito)
sovereign-play-label-ready-crystal = Scegli { $crystals } (non esaurito)
sovereign-play-label-exhausted-crystal = Scegli { $crystals } (esaurito)
sovereign-play-label-mode = Effetto { $number }: { $deed }
sovereign-play-label-accept = Usa l'abilità
sovereign-play-label-decline = Non usarla
sovereign-play-label-done = Basta così
sovereign-play-label-bottom = Metti { $card } in fondo
sovereign-play-label-top = Metti { $card } in cima

## What happened

sovereign-play-told-exchanged = { $count ->
    [0] { $player } ha tenuto tutta la mano.
    [one] { $player } ha cambiato 1 carta.
   *[other] { $player } ha cambiato { $count } carte.
}
sovereign-play-told-walls-raised = Entrambi i giocatori hanno messo dieci carte coperte sulle prime due file.
sovereign-play-told-starter-drawn = La sorte ha fatto scegliere a { $player } chi comincia.
sovereign-play-told-starter-chosen = Il primo turno è andato a { $player }.
sovereign-play-told-turn-began = Turno { $turn }: { $player }.
sovereign-play-told-recovered = { $player } ha recuperato Cristalli, Haerian ed Equipaggiamenti.
sovereign-play-told-drew-card = { $player } ha pescato { $card }.
sovereign-play-told-drew = { $player } ha pescato una carta.
sovereign-play-told-nothing-to-draw = { $player } non aveva più carte da pescare.
sovereign-play-told-played = { $player } ha giocato { $card }.
sovereign-play-told-played-at = { $player } ha giocato { $card } su { $zone }.
sovereign-play-told-paid = { $player } ha pagato { $crystals }.
sovereign-play-told-entered-generated = Un effetto ha generato { $spot }.
sovereign-play-told-entered-revived = { $spot } ha fatto ritorno dall'Aldilà.
sovereign-play-told-entered-deployed = Un effetto ha messo in campo { $spot }.
sovereign-play-told-entered-blinked = { $spot } ha fatto ritorno sul campo di battaglia.
sovereign-play-told-moved = { $card } di { $player } ha raggiunto { $zone } da { $from }.
sovereign-play-told-fight = { $attacker } ha attaccato { $defender }.
sovereign-play-told-equipment-used = { $player } ha usato { $card } su { $spot }: Forza { $bonus }.
sovereign-play-told-combat-broken = Il combattimento è finito senza colpi: i due non erano più uno di fronte all'altro.
sovereign-play-told-blows = { $attacker } ha colpito { $defender }. Danni inflitti: { $dealt }; danni subiti in risposta: { $returned }.
sovereign-play-told-razed = { $attacker } ha assaltato l'Edificio { $building }.
sovereign-play-told-struck = { $amount ->
    [one] { $attacker } ha colpito { $player } con 1 danno diretto.
   *[other] { $attacker } ha colpito { $player } con { $amount } danni diretti.
}
sovereign-play-told-damaged = { $amount ->
    [one] { $spot } ha subito 1 danno; Forza rimasta: { $left }.
   *[other] { $spot } ha subito { $amount } danni; Forza rimasta: { $left }.
}
sovereign-play-told-prevented = { $spot } non ha subito danni: sono stati tutti prevenuti.
sovereign-play-told-died = { $spot } ha perso la vita.
sovereign-play-told-fell = L'Edificio { $spot } è stato distrutto.
sovereign-play-told-direct-damage = { $amount ->
    [one] { $player } ha subito 1 danno diretto.
   *[other] { $player } ha subito { $amount } danni diretti.
}
sovereign-play-told-safeguarded = { $amount ->
    [one] 1 danno diretto a { $player } è stato prevenuto.
   *[other] { $amount } danni diretti a { $player } sono stati prevenuti.
}
sovereign-play-told-cover-lost = { $player } ha perso per danni diretti la carta coperta su { $zone }: { $card }.
sovereign-play-told-cover-forfeited = { $player } ha ceduto la carta coperta su { $zone }: { $card }.
sovereign-play-told-cover-breached = L'effetto dell'avversario è costato a { $player } la carta coperta su { $zone }: { $card }.
sovereign-play-told-cover-pillaged = La carta coperta di { $player } su { $zone } è stata saccheggiata: { $card }.
sovereign-play-told-picked-up = { $player } ha raccolto la carta coperta su { $zone }.
sovereign-play-told-picked-up-card = { $player } ha raccolto la carta coperta su { $zone }: { $card }.
sovereign-play-told-snare = { $player } ha attivato l'Insidia di { $card } su { $zone }.
sovereign-play-told-accessed = { $player } ha messo { $card } nei Reami Luminosi per aprirli.
sovereign-play-told-realms-taken = { $player } ha preso una carta dai Reami Luminosi.
sovereign-play-told-realms-taken-card = { $player } ha preso { $card } dai Reami Luminosi.
sovereign-play-told-vocation = { $player } ha usato una Vocazione di { $class }.
sovereign-play-told-crystallized = { $player } ha ottenuto { $crystals }.
sovereign-play-told-crystallized-exhausted = { $player } ha ottenuto { $crystals } in stato esaurito.
sovereign-play-told-triggered = Si è attivata l'abilità di { $card }, carta di { $player }.
sovereign-play-told-triggered-at = Si è attivata l'abilità di { $spot }.
sovereign-play-told-declined = { $player } non ha usato l'abilità di { $card }.
sovereign-play-told-force-changed = { $spot } ha ricevuto Forza { $by } { $until }.
sovereign-play-told-force-set = La Forza di { $spot } è stata portata a { $amount } { $until }.
sovereign-play-told-healed = { $amount ->
    [one] Un effetto ha tolto 1 danno a { $spot }.
   *[other] Un effetto ha tolto { $amount } danni a { $spot }.
}
sovereign-play-told-shielded = { $amount ->
    [one] { $spot } ha ricevuto uno scudo contro 1 danno { $until }.
   *[other] { $spot } ha ricevuto uno scudo contro { $amount } danni { $until }.
}
sovereign-play-told-made-immune = { $spot } ha ricevuto immunità ai danni { $until }.
sovereign-play-told-armored = { $spot } ha ricevuto corazza { $by } { $until }.
sovereign-play-told-trait-given = { $spot } ha ricevuto { $trait } { $until }.
sovereign-play-told-silenced = { $spot } ha perso keyword e abilità { $until }.
sovereign-play-told-exhausted = Un effetto ha esaurito { $spot }.
sovereign-play-told-stunned = Un effetto ha stordito { $spot }.
sovereign-play-told-readied = Un effetto ha fatto recuperare { $spot }.
sovereign-play-told-move-gained = { $count ->
    [one] { $spot } ha ricevuto 1 movimento in più.
   *[other] { $spot } ha ricevuto { $count } movimenti in più.
}
sovereign-play-told-combat-gained = { $count ->
    [one] { $spot } ha ricevuto 1 azione di combattimento in più.
   *[other] { $spot } ha ricevuto { $count } azioni di combattimento in più.
}
sovereign-play-told-direct-changed = { $spot } ha ricevuto danni diretti { $by } { $until }.
sovereign-play-told-left-field = Un effetto ha mandato { $spot } { $to }.
sovereign-play-told-discarded = { $player } ha scartato { $card }.
sovereign-play-told-milled = { $player } ha messo nell'Aldilà la prima carta delle Cronache: { $card }.
sovereign-play-told-looked-at = { $count ->
    [one] { $player } ha guardato la prima carta delle Cronache.
   *[other] { $player } ha guardato le prime { $count } carte delle Cronache.
}
sovereign-play-told-looked-at-card = { $player } ha guardato { $card }.
sovereign-play-told-kept = { $count ->
    [one] { $player } ne ha presa in mano 1.
   *[other] { $player } ne ha prese in mano { $count }.
}
sovereign-play-told-kept-card = { $player } ha preso in mano { $card }.
sovereign-play-told-search-began = { $player } cerca nelle Cronache.
sovereign-play-told-found = { $player } ha cercato nelle Cronache e ha preso { $card }.
sovereign-play-told-found-nothing = { $player } ha cercato nelle Cronache e non ha preso nulla.
sovereign-play-told-retrieved = Un effetto ha messo { $card } di { $player } { $to }.
sovereign-play-told-hand-shown = { $player } ha visto { $card } nella mano di { $other }.
sovereign-play-told-hand-seen = { $player } ha guardato la mano di { $other }.
sovereign-play-told-refreshed = { $player } ha recuperato { $crystals }.
sovereign-play-told-shattered = { $player } ha sacrificato { $crystals }.
sovereign-play-told-drained = { $player } ha dovuto esaurire { $crystals }.
sovereign-play-told-cost-changed = Il costo delle carte di { $player } in questo turno è cambiato: { $by }.
sovereign-play-told-generated = { $player } ha generato { $card } × { $count } { $to }.
sovereign-play-told-sanctified = { $count ->
    [one] { $player } ha santificato 1 Anima Luminosa nell'Aldilà.
   *[other] { $player } ha santificato { $count } Anime Luminose nell'Aldilà.
}
sovereign-play-told-covered = { $player } ha messo una carta coperta su { $zone }.
sovereign-play-told-covered-card = { $player } ha messo { $card } come carta coperta su { $zone }.
sovereign-play-told-peeked = { $player } ha guardato la carta coperta su { $zone }.
sovereign-play-told-peeked-card = { $player } ha guardato la carta coperta su { $zone }: { $card }.
sovereign-play-told-shifted = { $player } ha spostato la carta coperta da { $from } a { $zone }.
sovereign-play-told-veiled = { $player } ha coperto { $card } nei Reami Luminosi.
sovereign-play-told-rearmed = { $player } ha recuperato { $card }.
sovereign-play-told-broken = L'Equipaggiamento { $card } di { $player } è stato distrutto.
sovereign-play-told-vocations-gained = { $count ->
    [one] { $player } ha ottenuto 1 Vocazione in più in questo turno.
   *[other] { $player } ha ottenuto { $count } Vocazioni in più in questo turno.
}
sovereign-play-told-day-ended = { $player } ha terminato il Giorno.
sovereign-play-told-damage-removed = Il Tramonto ha tolto tutti i danni agli Haerian.
sovereign-play-told-chain-cut = Troppe abilità si sono attivate a vicenda: le altre non hanno effetto.
sovereign-play-told-conceded = { $player } ha abbandonato la battaglia.
sovereign-play-told-won = { $player } ha vinto: { $why }.
sovereign-play-told-drawn = Nessuno ha vinto: { $why }.
sovereign-play-ending-breakthrough = i danni diretti erano più delle carte coperte rimaste
sovereign-play-ending-turn-limit = l'ultimo turno è finito
sovereign-play-ending-concession = l'altra parte ha abbandonato

## Refusals

sovereign-play-no-over = La battaglia è finita.
sovereign-play-no-decision = Ora decide il tuo avversario; attendi che tocchi a te.
sovereign-play-no-question = Ora la domanda è un'altra; rispondi prima a quella.
sovereign-play-no-in-hand = { $card } non è nella tua mano; scegli una carta che hai in mano.
sovereign-play-no-puppet = { $card } è nei tuoi Reami Luminosi, da cui si giocano soltanto Fantocci.
sovereign-play-no-too-dear = { $card } costa { $cost }, più di quanto possano pagare i tuoi Cristalli non esauriti.
sovereign-play-no-tribute = Non puoi pagare per intero il Tributo di { $card }; gioca un'altra carta.
sovereign-play-no-target = Ora non c'è nulla che { $card } possa scegliere; gioca un'altra carta.
sovereign-play-no-zone-named = { $card } entra sul campo di battaglia: indica una zona.
sovereign-play-no-zone-wanted = { $card } non occupa una zona: gioca la carta senza indicarne una.
sovereign-play-no-free-zone = Su { $zone } c'è già un Haerian; scegli una zona libera.
sovereign-play-no-initial-line = { $zone } non è sulla tua Linea Iniziale, dove entrano gli Haerian.
sovereign-play-no-home-rows = { $zone } non è nelle tue prime due file, dove entrano gli Haerian con Avanguardia.
sovereign-play-no-enemy-line-building = { $zone } è sulla Linea Iniziale avversaria; costruisci in un'altra zona.
sovereign-play-no-second-building = Su { $zone } c'è già un Edificio; scegli una zona che non ne abbia.
sovereign-play-no-building-under-enemy = Su { $zone } c'è un Haerian avversario; costruisci dove non ce n'è.
sovereign-play-no-own-haerian = Su { $zone } non c'è un tuo Haerian; scegline uno tuo.
sovereign-play-no-exhausted = L'Haerian su { $zone } è esaurito e non può agire finché non recupera.
sovereign-play-no-move-left = L'Haerian su { $zone } ha già usato i suoi movimenti di questo turno; muovine un altro.
sovereign-play-no-rooted = L'Haerian su { $zone } è bloccato sul posto e non può muoversi; muovine un altro.
sovereign-play-no-reach = Da { $from } non si raggiunge { $to } con un movimento; scegli una zona vicina.
sovereign-play-no-just-entered = L'Haerian su { $zone } è entrato in questo turno; potrà combattere dal tuo prossimo turno.
sovereign-play-no-combat-left = L'Haerian su { $zone } ha già usato la sua azione di combattimento di questo turno; attacca con un altro.
sovereign-play-no-pacified = L'Haerian su { $zone } non può compiere azioni di combattimento; attacca con un altro.
sovereign-play-no-adjacent = { $to } non è adiacente a { $from }; attacca davanti, dietro o di lato.
sovereign-play-no-enemy = Su { $zone } non c'è alcun Haerian avversario; affrontane uno adiacente.
sovereign-play-no-bulwark = Bisogna prima affrontare il Baluardo adiacente, su { $zone }.
sovereign-play-no-force = L'Haerian su { $zone } ha Forza 0; per attaccare gliene serve almeno 1.
sovereign-play-no-building = Su { $zone } non c'è alcun Edificio; assaltane uno adiacente.
sovereign-play-no-empty-building = Sull'Edificio in { $zone } c'è un Haerian; si assaltano soltanto gli Edifici vuoti.
sovereign-play-no-enemy-line = L'Haerian su { $zone } non è sulla Linea Iniziale avversaria, l'unica da cui si colpisce l'avversario.
sovereign-play-no-access = Accessi ai Reami Luminosi: consentiti { $quota }, già usati { $used }; ogni due carte coperte che perdi ne consentono uno in più.
sovereign-play-no-puppet-access = Un Fantoccio non apre i Reami Luminosi; scegli un'altra carta.
sovereign-play-no-vocation-left = Hai già usato la tua Vocazione di questo turno; ne avrai una nel tuo prossimo turno.
sovereign-play-no-such-vocation = Nessuna delle tue Classi ha questa Vocazione; usane una che hanno.
sovereign-play-no-vocation-too-dear = Questa Vocazione costa { $cost }, più di quanto possano pagare i tuoi Cristalli non esauriti.
sovereign-play-no-vocation-target = Ora non c'è nulla su cui usare questa Vocazione; usane un'altra.
sovereign-play-no-snare = Questa carta non ha Insidia; prendila in mano.
sovereign-play-no-equipment = Non hai { $card } in gioco; usa un Equipaggiamento della tua Zona Giocatore.
sovereign-play-no-ready-equipment = L'Equipaggiamento { $card } è esaurito; torna utilizzabile nel tuo prossimo Recupero.
sovereign-play-no-more-equipment = In questo combattimento non puoi usare altri Equipaggiamenti; passa.
sovereign-play-no-use = Ora non puoi usare { $card }: la sua condizione non è soddisfatta.
sovereign-play-no-choice = Questo qui non si può scegliere; scegli tra ciò che è offerto.
sovereign-play-no-ready-crystal = Non hai Cristalli non esauriti di quel colore; paga con un altro.
sovereign-play-no-skipping = Questa scelta non si può saltare; scegli tra ciò che è offerto.
