# I giochi di esempio: il duello, Forza 4, il poker di Leduc.

## Il duello

duel-name = Il duello
duel-blurb = Una piccola battaglia di carte: unità, magie e mani nascoste.

duel-prompt = { $mana ->
    [one] Tocca a te, con 1 mana: gioca una carta, attacca o passa.
   *[other] Tocca a te, con { $mana } mana: gioca carte, attacca o passa.
}
duel-prompt-wait = È il turno di { $seat }.

duel-action-play = { $copy ->
    [1] Gioca { $card } per { $cost } mana
   *[other] Gioca { $card } per { $cost } mana (copia { $copy })
}
duel-action-attack-player = Attacca { $seat } con { $card } nello slot { $place }
duel-action-attack-unit = Attacca { $target } nello slot { $on } con { $card } nello slot { $place }
duel-action-pass = Termina il turno

duel-target-player = { $seat }
duel-target-place = l'unità nello slot { $place }

duel-turn-began = Comincia il turno di { $seat }, con { $mana } mana.
duel-drew = { $seat } pesca { $card }.
duel-drew-unseen = { $count ->
    [one] { $seat } pesca una carta.
   *[other] { $seat } pesca { $count } carte.
}
duel-lost = La mano di { $seat } è piena: { $card } va persa.
duel-tired = { $damage ->
    [one] { $seat } non ha più carte da pescare e subisce 1 danno.
   *[other] { $seat } non ha più carte da pescare e subisce { $damage } danni.
}
duel-played-unit = { $seat } gioca { $card } nello slot { $place }.
duel-played-spell = { $seat } lancia { $card }.
duel-attacked = { $card } di { $seat }, nello slot { $place }, attacca { $target }.
duel-struck = La magia di { $seat } colpisce { $target }.
duel-player-hit = { $damage ->
    [one] { $seat } subisce 1 danno.
   *[other] { $seat } subisce { $damage } danni.
}
duel-unit-hit = { $damage ->
    [one] { $card } di { $seat }, nello slot { $place }, subisce 1 danno.
   *[other] { $card } di { $seat }, nello slot { $place }, subisce { $damage } danni.
}
duel-unit-left = { $seat } perde { $card } nello slot { $place }.
duel-passed = { $seat } termina il turno.
duel-conceded = { $seat } si arrende.
duel-won = { $seat } vince il duello.
duel-drawn = Cadono entrambi i giocatori: il duello finisce in parità.

duel-reason-game-over = Il duello è finito.
duel-reason-not-your-turn = È il turno dell'altro giocatore.
duel-reason-not-in-hand = { $copies ->
    [0] Non hai { $card } in mano.
    [one] Hai in mano una sola copia di { $card }.
   *[other] Hai in mano solo { $copies } copie di { $card }.
}
duel-reason-not-enough-mana = Questa carta costa { $cost } mana; tu ne hai { $mana }.
duel-reason-board-full = Tutti i tuoi slot sono occupati: non c'è spazio per un'altra unità.
duel-reason-no-unit = Non hai unità nello slot { $place }.
duel-reason-not-ready = La tua unità nello slot { $place } non è pronta ad attaccare.
duel-reason-no-target = Non c'è nessuna unità nemica nello slot { $place }.

duel-card-unit = Unità, costo { $cost }, attacco { $attack }, salute { $health }
duel-card-spell = Magia, costo { $cost }
duel-effect-none = Nessun effetto.
duel-effect-draw = { $count ->
    [one] Pesca una carta.
   *[other] Pesca { $count } carte.
}
duel-effect-hit-player = { $damage ->
    [one] Infliggi 1 danno al giocatore nemico.
   *[other] Infliggi { $damage } danni al giocatore nemico.
}
duel-effect-hit-random = { $damage ->
    [one] Infliggi 1 danno a un bersaglio a caso fra le unità nemiche e il giocatore nemico.
   *[other] Infliggi { $damage } danni a un bersaglio a caso fra le unità nemiche e il giocatore nemico.
}

## Forza 4

connect-four-name = Forza 4
connect-four-blurb = Quattro gettoni in fila vincono.

connect-four-prompt = Tocca a te: scegli una colonna.
connect-four-prompt-wait = { $seat } sta scegliendo una colonna.
connect-four-action-drop = Lascia cadere un gettone nella colonna { $column }
connect-four-dropped = { $seat } lascia cadere un gettone nella colonna { $column }; si ferma alla riga { $row }.
connect-four-end-line = { $seat } ne allinea quattro e vince.
connect-four-end-full = La griglia è piena: parità.
connect-four-end-conceded = { $seat } si arrende.
connect-four-reason-game-over = La partita è finita.
connect-four-reason-not-your-turn = È il turno dell'altro giocatore.
connect-four-reason-column-full = La colonna { $column } è piena.

## Poker di Leduc

leduc-name = Poker di Leduc
leduc-blurb = Poker con sei carte: punta su quella che hai e su quella che verrà.

leduc-prompt-open = Tocca a te: fai check o rilancia.
leduc-prompt-bet = { $chips ->
    [one] Tocca a te: vedere costa 1 fiche.
   *[other] Tocca a te: vedere costa { $chips } fiche.
}
leduc-prompt-wait = { $seat } sta pensando.
leduc-action-fold = Lascia
leduc-action-check = Check
leduc-action-call = { $chips ->
    [one] Vedi con 1 fiche
   *[other] Vedi con { $chips } fiche
}
leduc-action-raise = { $chips ->
    [one] Rilancia di 1 fiche
   *[other] Rilancia di { $chips } fiche
}
leduc-checked = { $seat } fa check.
leduc-called = { $chips ->
    [one] { $seat } vede con 1 fiche.
   *[other] { $seat } vede con { $chips } fiche.
}
leduc-raised = { $chips ->
    [one] { $seat } rilancia, mettendo 1 fiche.
   *[other] { $seat } rilancia, mettendo { $chips } fiche.
}
leduc-public-card = La carta comune: { $card }.
leduc-shown = Posto 1 mostra { $first }, posto 2 { $second }.
leduc-end-folded = { $chips ->
    [one] { $seat } lascia e perde 1 fiche.
   *[other] { $seat } lascia e perde { $chips } fiche.
}
leduc-end-won = { $chips ->
    [one] { $seat } vince 1 fiche.
   *[other] { $seat } vince { $chips } fiche.
}
leduc-end-split = Carte pari: ognuno tiene le proprie fiche.
leduc-reason-game-over = La partita è finita.
leduc-reason-not-your-turn = È il turno dell'altro giocatore.
leduc-reason-nothing-to-fold-to = Non c'è nessuna puntata da lasciare: puoi fare check gratis.
leduc-reason-raises-spent = In questo giro ci sono già stati due rilanci.
leduc-card-line = Valore { $rank } su 3
leduc-card-text = Con una carta comune dello stesso valore batte tutto; altrimenti vince il valore più alto.
