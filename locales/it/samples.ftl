# I giochi di esempio: il duello, Forza 4, il poker di Leduc.

## Il duello

duel-name = Il duello
duel-blurb = Una piccola battaglia di carte: unità, magie e mani nascoste.

duel-prompt = { $mana ->
    [one] Tocca a te, con 1 mana: gioca una carta, attacca o passa.
   *[other] Tocca a te, con { $mana } mana: gioca carte, attacca o passa.
}
duel-prompt-wait = È il turno del giocatore { $seat }.

duel-action-play = { $copy ->
    [1] Gioca { $card } per { $cost } mana
   *[other] Gioca { $card } per { $cost } mana (copia { $copy })
}
duel-action-attack = Attacca { $target } con { $unit }
duel-action-pass = Termina il turno

duel-target-player = il giocatore { $seat }
duel-target-place = l’unità al posto { $place }
duel-target-named = { $card } al posto { $place }

duel-turn-began = Comincia il turno del giocatore { $seat }, con { $mana } mana.
duel-drew = Il giocatore { $seat } pesca { $card }.
duel-drew-unseen = { $count ->
    [one] Il giocatore { $seat } pesca una carta.
   *[other] Il giocatore { $seat } pesca { $count } carte.
}
duel-lost = La mano del giocatore { $seat } è piena: { $card } va persa.
duel-tired = { $damage ->
    [one] Il giocatore { $seat } non ha più carte da pescare e subisce 1 danno.
   *[other] Il giocatore { $seat } non ha più carte da pescare e subisce { $damage } danni.
}
duel-played-unit = Il giocatore { $seat } gioca { $card } al posto { $place }.
duel-played-spell = Il giocatore { $seat } lancia { $card }.
duel-attacked = { $card } del giocatore { $seat }, al posto { $place }, attacca { $target }.
duel-struck = La magia del giocatore { $seat } colpisce { $target }.
duel-player-hit = { $damage ->
    [one] Il giocatore { $seat } subisce 1 danno.
   *[other] Il giocatore { $seat } subisce { $damage } danni.
}
duel-unit-hit = { $damage ->
    [one] { $card } del giocatore { $seat }, al posto { $place }, subisce 1 danno.
   *[other] { $card } del giocatore { $seat }, al posto { $place }, subisce { $damage } danni.
}
duel-unit-left = Il giocatore { $seat } perde { $card } al posto { $place }.
duel-passed = Il giocatore { $seat } termina il turno.
duel-conceded = Il giocatore { $seat } si arrende.
duel-won = Il giocatore { $seat } vince il duello.
duel-drawn = Cadono entrambi i giocatori: il duello finisce in parità.

duel-reason-game-over = Il duello è finito.
duel-reason-not-your-turn = È il turno dell’altro giocatore.
duel-reason-not-in-hand = { $copies ->
    [0] Non hai { $card } in mano.
    [one] Hai in mano una sola copia di { $card }.
   *[other] Hai in mano solo { $copies } copie di { $card }.
}
duel-reason-not-enough-mana = Questa carta costa { $cost } mana; tu ne hai { $mana }.
duel-reason-board-full = Tutti i tuoi posti sono occupati: non c’è spazio per un’altra unità.
duel-reason-no-unit = Non hai unità al posto { $place }.
duel-reason-not-ready = La tua unità al posto { $place } non è pronta ad attaccare.
duel-reason-no-target = Non c’è nessuna unità nemica al posto { $place }.

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
connect-four-prompt-wait = Il giocatore { $seat } sta scegliendo una colonna.
connect-four-action-drop = Lascia cadere un gettone nella colonna { $column }
connect-four-dropped = Il giocatore { $seat } lascia cadere un gettone nella colonna { $column }; si ferma alla riga { $row }.
connect-four-end-line = Il giocatore { $seat } ne allinea quattro e vince.
connect-four-end-full = La griglia è piena: parità.
connect-four-end-conceded = Il giocatore { $seat } si arrende.
connect-four-reason-game-over = La partita è finita.
connect-four-reason-not-your-turn = È il turno dell’altro giocatore.
connect-four-reason-column-full = La colonna { $column } è piena.

## Poker di Leduc

leduc-name = Poker di Leduc
leduc-blurb = Poker con sei carte: punta su quella che hai e su quella che verrà.

leduc-prompt-open = Tocca a te: fai check o rilancia.
leduc-prompt-bet = { $chips ->
    [one] Tocca a te: vedere costa 1 fiche.
   *[other] Tocca a te: vedere costa { $chips } fiche.
}
leduc-prompt-wait = Il giocatore { $seat } sta pensando.
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
leduc-checked = Il giocatore { $seat } fa check.
leduc-called = { $chips ->
    [one] Il giocatore { $seat } vede con 1 fiche.
   *[other] Il giocatore { $seat } vede con { $chips } fiche.
}
leduc-raised = { $chips ->
    [one] Il giocatore { $seat } rilancia, mettendo 1 fiche.
   *[other] Il giocatore { $seat } rilancia, mettendo { $chips } fiche.
}
leduc-public-card = La carta comune: { $card }.
leduc-shown = Il giocatore 1 mostra { $first }, il giocatore 2 { $second }.
leduc-end-folded = { $chips ->
    [one] Il giocatore { $seat } lascia e perde 1 fiche.
   *[other] Il giocatore { $seat } lascia e perde { $chips } fiche.
}
leduc-end-won = { $chips ->
    [one] Il giocatore { $seat } vince 1 fiche.
   *[other] Il giocatore { $seat } vince { $chips } fiche.
}
leduc-end-split = Carte pari: ognuno tiene le proprie fiche.
leduc-reason-game-over = La partita è finita.
leduc-reason-not-your-turn = È il turno dell’altro giocatore.
leduc-reason-nothing-to-fold-to = Non c’è nessuna puntata da lasciare: puoi fare check gratis.
leduc-reason-raises-spent = In questo giro ci sono già stati due rilanci.
leduc-card-line = Valore { $rank } su 3
leduc-card-text = Con una carta comune dello stesso valore batte tutto; altrimenti vince il valore più alto.
