# What lies on a table in the browser. Estro's words are in a file of their own.

## Any game

mazzo-stage-who = { $seat }
mazzo-stage-you = { $seat } (tu)
mazzo-stage-hand-own = La tua mano
mazzo-stage-hand = Mano di { $seat }
mazzo-stage-deck-own = Il tuo mazzo
mazzo-stage-deck = Mazzo di { $seat }
mazzo-stage-turn = Turno
mazzo-stage-result = Esito

## Command of Nature: places

mazzo-stage-nature-space-own = La tua Fila { $row ->
        [1] I
        [2] II
       *[other] III
    }, slot { $space }
mazzo-stage-nature-space-enemy = Fila { $row ->
        [1] I
        [2] II
       *[other] III
    } nemica, slot { $space }
mazzo-stage-nature-space = { $side }: Fila { $row ->
        [1] I
        [2] II
       *[other] III
    }, slot { $space }
mazzo-stage-nature-discard-own = La tua pila degli scarti
mazzo-stage-nature-discard = Pila degli scarti di { $seat }
mazzo-stage-nature-board-own = La tua plancia Saggio
mazzo-stage-nature-board = Plancia Saggio di { $seat }
mazzo-stage-nature-champions-own = I tuoi Campioni bloccati
mazzo-stage-nature-champions = Campioni bloccati di { $seat }
mazzo-stage-nature-warriors-own = I tuoi Guerrieri: a sinistra, poi a destra
mazzo-stage-nature-warriors = Guerrieri di { $seat }: a sinistra, poi a destra
mazzo-stage-nature-sages = Saggi tra cui scegliere
mazzo-stage-nature-amounts = Quanti scudi?
mazzo-stage-nature-shields = { $count ->
    [one] { $count } scudo
   *[other] { $count } scudi
}
mazzo-stage-nature-market-elementals = Mercato Elementale
mazzo-stage-nature-market-commands = Mercato Comando
mazzo-stage-nature-stock-elementals = Mazzo Mercato Elementale
mazzo-stage-nature-stock-commands = Mazzo Mercato Comando
mazzo-stage-nature-removed = Fuori dalla partita
mazzo-stage-nature-in-play = Comandi in corso

## Command of Nature: how it stands

mazzo-stage-nature-active = Di turno
mazzo-stage-nature-phase = Fase
mazzo-stage-nature-ap = Punti azione
mazzo-stage-nature-gold = Oro
mazzo-stage-nature-gold-own = Il tuo oro
mazzo-stage-nature-gold-enemy = Oro nemico
mazzo-stage-nature-gold-side = Oro di { $side }
mazzo-stage-nature-of = { $count } su { $most }
mazzo-stage-nature-level = Livello
mazzo-stage-nature-dawn-ready = Il suo effetto alba si può usare in questo turno.
mazzo-stage-nature-dawn-used = Il suo effetto alba è già stato usato in questo turno.
mazzo-stage-nature-chosen = Scelto.
mazzo-stage-nature-owner = Proprietario: { $seat }.
mazzo-stage-nature-locked = Bloccata fino al livello { $level }.
mazzo-stage-nature-used = In questo turno è già stata fatta un'azione fazione.
mazzo-stage-nature-passed = Ha passato.

## Command of Nature: an attack, or another effect

mazzo-stage-nature-strength = FOR dell'attacco
mazzo-stage-nature-hit = DANNI a { $name } ({ $space })
mazzo-stage-nature-reduction = Riduzione per { $name } ({ $space })
mazzo-stage-nature-annulled = tutti
mazzo-stage-nature-promised = Carte pescate se { $name } ({ $space }) viene sconfitto
mazzo-stage-nature-damage = DANNI

## The duel

mazzo-stage-duel-units-own = Le tue unità
mazzo-stage-duel-units = Unità di { $seat }
mazzo-stage-duel-gone-own = Le tue carte perse
mazzo-stage-duel-gone = Carte perse di { $seat }
mazzo-stage-duel-health = Salute
mazzo-stage-duel-mana = Mana
mazzo-stage-duel-tired = La prossima pescata costa
