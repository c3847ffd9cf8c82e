# Che cosa succede a un tavolo nel browser, e perché un desiderio non viene esaudito.

## Chi

table-person = { $name }
table-bot = Bot ({ $level ->
    [easy] facile
    [normal] normale
    [hard] difficile
   *[expert] esperto
})
table-some-bot = Bot
table-twin = { $who } ({ $seat })
table-nobody = il posto { $seat }

## Il registro

table-sat = { $who } si siede al posto { $seat }.
table-rose = { $who } lascia il posto { $seat }.
table-left = { $who } ha lasciato il tavolo.
table-began = La partita comincia.
table-answered-itself = C'era una sola risposta possibile: { $answer }.
table-undo-asked = { $who } chiede di annullare la mossa.
table-undo-granted = { $who } è d'accordo.
table-undo-refused = { $who } non è d'accordo.
table-undo-lapsed = Nessuno ha risposto: la mossa resta.
table-undone = { $who } ha annullato la mossa.
table-claimed = { $absent } non c'è più: { $who } reclama la vittoria.
table-stood-in = Un bot gioca al posto di { $who }.
table-returned = { $who } è di nuovo in gioco.
table-time-lost = { $who } ha finito il tempo.
table-time-out = { $who } ha finito il tempo: continua un bot.
table-rematch-wished = { $who } vorrebbe giocare ancora.
table-rematch-begun = Si gioca ancora, a un nuovo tavolo.

## Rifiuti

table-no-such-seat = Questo tavolo non ha quel posto.
table-not-your-seat = Non è il tuo posto.
table-not-seated = Può farlo solo chi è seduto al tavolo.
table-not-invited = Per sederti qui ti serve il link d'invito.
table-seat-taken = Il posto è già occupato.
table-already-yours = Quel posto è già tuo.
table-already-left = Hai già lasciato il tavolo.
table-bad-name = Un nome ha da 1 a { $most } caratteri, tutti visibili.
table-no-such-level = Non esiste un bot così.
table-bad-wish-id = Il messaggio non era come dovrebbe. Ricarica la pagina.
table-seats-open = Ci sono ancora posti liberi.
table-not-begun = La partita non è ancora cominciata.
table-already-begun = La partita è già cominciata.
table-game-over = La partita è finita.
table-not-over = La partita non è ancora finita.
table-stale = La partita era già andata avanti.
table-nothing-to-undo = Non hai ancora deciso nulla che si possa annullare.
table-undo-forbidden = Le regole non permettono di annullare questa mossa.
table-undo-pending = Gli altri stanno già decidendo.
table-undo-pause = Gli altri non erano d'accordo. Puoi chiedere di nuovo tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
table-nothing-to-answer = Nessuno ti chiede di annullare una mossa.
table-not-away = Non manca ancora da abbastanza tempo.
table-no-claim = La vittoria si può reclamare solo dove si gioca in due, uno contro l'altro.
table-bot-plays = Lì gioca un bot.
table-already-wished = Hai già detto che vorresti giocare ancora.
table-already-rematch = Si gioca già ancora, a un nuovo tavolo.
table-misspelt = “{ $found }” non è qualcosa che si possa fare in questo gioco.
table-ambiguous = Potrebbe voler dire più cose.

## Che cosa non va in un tavolo da aprire

table-setup-seats = una partita preparata così ha { $seats ->
    [one] { $seats } posto
   *[other] { $seats } posti
}
table-setup-no-time = serve almeno un secondo
