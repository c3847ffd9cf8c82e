# Le missioni e gli eventi delle avventure generate (TS-8.60). Ogni testo ha un limite di lunghezza.
# Un numero è una storia: il suo titolo, la missione, il finale o il racconto vanno insieme.
# Mondo: title, mission, end, ending, tale. Dungeon: short, won.

## Main quest: hunt

ts-main-hunt-title-1 = La domenica strappata
ts-main-hunt-mission-1 = A Quinterno la settimana ha sei giorni: { $villain } ha strappato la domenica e ci dorme sopra. Sconfiggi { $villain }, poi torna alla partenza, in 1A, che le frittelle si freddano.
ts-main-hunt-short-1 = Sconfiggi { $villain }, che ha strappato la domenica alla settimana, e torna nella stanza 1A.
ts-main-hunt-won-1 = La domenica è al sicuro sotto il cappotto. Torna nella stanza 1A.
ts-main-hunt-end-1 = Di nuovo sette
ts-main-hunt-ending-1 = Spiani la domenica e la riappendi al chiodo. Campane, frittelle, nessuno con le scarpe. Poi il calendario fruscia: dietro c'è un ottavo giorno, e nessuno ci ha ancora messo piede.

ts-main-hunt-title-2 = Stanotte niente luna
ts-main-hunt-mission-2 = A Barbaporto la luna si stampa fresca ogni mese. { $villain } ha rubato la lastra, e le notti vengono fuori nere e basta. Sconfiggi { $villain }, poi torna alla partenza, in 1A.
ts-main-hunt-short-2 = Sconfiggi { $villain }, che ha rubato la lastra della luna. Poi torna nella stanza 1A.
ts-main-hunt-won-2 = La lastra è tua, ancora argentata. Torna nella stanza 1A.
ts-main-hunt-end-2 = Luna fresca di stampa
ts-main-hunt-ending-2 = Il torchio geme, il foglio si solleva: una luna, ancora umida. Alle dieci è appesa sopra il porto. Ha un'impronta di pollice, la tua, e i poeti ne discuteranno per un mese.

ts-main-hunt-title-3 = L'eco nel cassetto
ts-main-hunt-mission-3 = Da nove giorni le montagne piegate non rispondono a nessuno: { $villain } ne tiene l'eco in un cassetto. Sconfiggi { $villain } e torna alla partenza, in 1A. Senza gridare.
ts-main-hunt-short-3 = Le montagne hanno perso l'eco. Sconfiggi { $villain }, che l'ha rubata, e torna nella stanza 1A.
ts-main-hunt-won-3 = Il cassetto borbotta nella sacca. Torna nella stanza 1A.
ts-main-hunt-end-3 = Nove giorni di ehilà
ts-main-hunt-ending-3 = Apri il cassetto in cima al passo. Nove giorni di ehilà volano fuori tutti insieme, ognuno verso il suo monte. L'ultimo ha la tua voce. Eppure non hai ancora chiamato nessuno.

ts-main-hunt-title-4 = Il faro a rovescio
ts-main-hunt-mission-4 = { $villain } ha girato il faro di Punta Grazia: adesso abbaglia culle e gatti, e il Mar Velino è al buio. Sconfiggi { $villain }, poi torna alla partenza, in 1A.
ts-main-hunt-short-4 = Il faro guarda dalla parte sbagliata. Sconfiggi { $villain }, che l'ha girato, e torna nella stanza 1A.
ts-main-hunt-won-4 = Lontano, una luce riprende a girare. Torna nella stanza 1A.
ts-main-hunt-end-4 = Luce verso il largo
ts-main-hunt-ending-4 = Il fascio torna sul Mar Velino. Nave dopo nave, ammainano un poco la bandiera per ringraziare. La guardiana annota i nomi. Al quarto si ferma: quella affondò duecento anni fa.

## Main quest: key

ts-main-key-title-1 = Fumo, ma niente porta
ts-main-key-mission-1 = La casa di { $villain } è disegnata da dietro: camino, fumo e nessuna porta. Trova { $object } per aprirti la via, sconfiggi { $villain } e torna alla partenza, in 1A.
ts-main-key-short-1 = Una casa senza porta. Trova { $object } per entrare, sconfiggi { $villain }, torna nella stanza 1A.
ts-main-key-won-1 = Il camino non fuma più. Torna nella stanza 1A.
ts-main-key-end-1 = Una porta rossa
ts-main-key-ending-1 = Qualcuno ha disegnato una porta alla casa di { $villain } e l'ha dipinta di rosso. I bambini suonano e scappano. A volte si apre, educata, e non c'è nessuno. Però sul fuoco c'è la minestra.

ts-main-key-title-2 = Tra due righe
ts-main-key-mission-2 = Di notte, tra due righe della cronaca cittadina, { $villain } cammina su e giù. Trova { $object } per aprire il varco, sconfiggi chi ci passeggia e torna alla partenza, in 1A.
ts-main-key-short-2 = Trova { $object } per infilarti tra le righe, sconfiggi { $villain } e torna nella stanza 1A.
ts-main-key-won-2 = Il varco ti si chiude alle spalle. Torna nella stanza 1A.
ts-main-key-end-2 = Interlinea semplice
ts-main-key-ending-2 = Le due righe si accostano con un sospiro. La cronaca ha una frase in più: parla del tuo arrivo, del tuo cappotto e del tuo ritorno. L'inchiostro di «ritorno» è ancora fresco.

ts-main-key-title-3 = L'isola a matita
ts-main-key-mission-3 = Sulle carte del Mar Velino un'isola è a matita: { $villain } la cancella se arriva una nave. Trova { $object } per sbarcare, sconfiggi { $villain }, torna alla partenza, in 1A.
ts-main-key-short-3 = Un'isola a matita. Trova { $object } per sbarcarci, sconfiggi { $villain }, torna nella stanza 1A.
ts-main-key-won-3 = L'isola tiene il contorno. Torna nella stanza 1A.
ts-main-key-end-3 = Ripassata a china
ts-main-key-ending-3 = L'isola è ripassata a china, blu, con un porto e due capre. La cartografa chiede come si chiama. Dici la prima cosa che ti viene in mente, e adesso l'isola dovrà conviverci.

ts-main-key-title-4 = Il tredicesimo cassetto
ts-main-key-mission-4 = La cassa dei caratteri ha dodici cassetti; di notte, tredici. Nell'ultimo sta { $villain }. Trova { $object } per aprirlo, sconfiggi chi c'è dentro e torna alla partenza, in 1A.
ts-main-key-short-4 = Trova { $object } per aprire il tredicesimo cassetto, sconfiggi { $villain }, torna nella stanza 1A.
ts-main-key-won-4 = Il tredicesimo cassetto si chiude. Torna nella stanza 1A.
ts-main-key-end-4 = Dodici e un buco
ts-main-key-ending-4 = Dodici cassetti. Al posto dell'ultimo c'è un buco, giusto per la merenda dell'apprendista. Al mattino la merenda è sparita; c'è una moneta, di un paese non ancora stampato.

## Main quest: lieutenant

ts-main-lieutenant-title-1 = Due nomi al campanello
ts-main-lieutenant-mission-1 = Due campanelli al cancello. Quello di { $villain } è muto finché non sconfiggi { $lieutenant } al pianterreno. Poi sali, sconfiggi { $villain } e torna alla partenza, in 1A.
ts-main-lieutenant-short-1 = Sconfiggi { $lieutenant } e ti aprirà { $villain }. Sconfiggi anche chi ti apre; torna nella stanza 1A.
ts-main-lieutenant-won-1 = Al campanello non risponde più nessuno. Torna nella stanza 1A.
ts-main-lieutenant-end-1 = Campanelli guasti
ts-main-lieutenant-ending-1 = I due nomi sono raschiati via. Ora ci abita una famiglia che fa aquiloni. Una volta l'anno, all'imbrunire, il campanello di sopra suona da solo, e loro apparecchiano per uno in più.

ts-main-lieutenant-title-2 = Il reggimento di carta
ts-main-lieutenant-mission-2 = { $villain } ha un reggimento ritagliato da un giornale; il filo lo regge { $lieutenant }. Sconfiggi prima { $lieutenant }, poi { $villain }, e torna alla partenza, in 1A.
ts-main-lieutenant-short-2 = Soldati di carta, un filo solo. Sconfiggi { $lieutenant }, poi { $villain }; torna nella stanza 1A.
ts-main-lieutenant-won-2 = Il reggimento si sdraia, foglio a foglio. Torna nella stanza 1A.
ts-main-lieutenant-end-2 = Soldati di ieri
ts-main-lieutenant-ending-2 = Il reggimento viene disteso e letto. Notizie vecchie: il caldo, un circo, un pappagallo smarrito. A sera tutta Legatura chiede del pappagallo. Di notte, da un tetto, ti chiamano per nome.

ts-main-lieutenant-title-3 = La torre delle bozze
ts-main-lieutenant-mission-3 = { $villain } ha una torre di storie mai finite. La regge { $lieutenant }, dalla scala. Sconfiggi prima { $lieutenant }, poi { $villain } in cima, e torna alla partenza, in 1A.
ts-main-lieutenant-short-3 = Una torre di storie a metà. Sconfiggi { $lieutenant }, poi { $villain }; torna nella stanza 1A.
ts-main-lieutenant-won-3 = La torre ondeggia e fruscia. Torna nella stanza 1A.
ts-main-lieutenant-end-3 = Un capitolo a testa
ts-main-lieutenant-ending-3 = La torre viene giù piano, una nevicata di primi capitoli. Ognuno ne porta a casa uno e lo finisce. Il tuo comincia così: «Al ritorno dal viaggio, la poltrona era già occupata».

ts-main-lieutenant-title-4 = Le nozze di Cerniera
ts-main-lieutenant-mission-4 = A Cerniera si balla da martedì: { $lieutenant } sbarra la porta, { $villain } mangia la torta. Sconfiggi prima { $lieutenant }, poi { $villain }, e torna alla partenza, in 1A.
ts-main-lieutenant-short-4 = Nozze senza uscita. Sconfiggi { $lieutenant } alla porta, poi { $villain }; torna nella stanza 1A.
ts-main-lieutenant-won-4 = La musica può smettere. Torna nella stanza 1A.
ts-main-lieutenant-end-4 = Finalmente scalzi
ts-main-lieutenant-ending-4 = I violini tacciono. Gli invitati si sfilano le scarpe e contano i piedi: duecento sinistri, duecentouno destri. Nessuno fa domande. La sposa ti dà il piano più alto della torta.

## Main quest: forms

ts-main-forms-title-1 = Stampa fronte e retro
ts-main-forms-mission-1 = Il manifesto dice: si cerca { $villain }. Giralo: dietro c'è un altro volto. Sconfiggi le due forme, prima il fronte e poi il retro, e torna alla partenza, in 1A.
ts-main-forms-short-1 = { $villain } ha un fronte e un retro. Sconfiggi le due forme e torna nella stanza 1A.
ts-main-forms-won-1 = Bianco davanti, bianco dietro. Torna nella stanza 1A.
ts-main-forms-end-1 = Il retro del manifesto
ts-main-forms-ending-1 = Il manifesto è vuoto da tutte e due le parti. Finisce a scuola, e a mezzogiorno è pieno di cavalli. Uno ha sei zampe e l'aria di chi sa qualcosa. È il più riuscito.

ts-main-forms-title-2 = La seconda ombra
ts-main-forms-mission-2 = { $villain } fa due ombre. La seconda sta un po' in disparte e aspetta il suo turno. Le forme da sconfiggere sono due; poi torna alla partenza, in 1A, con un'ombra sola.
ts-main-forms-short-2 = { $villain } ha due ombre e due forme. Sconfiggile entrambe e torna nella stanza 1A.
ts-main-forms-won-2 = Resta soltanto la tua ombra. Torna nella stanza 1A.
ts-main-forms-end-2 = Un'ombra a testa
ts-main-forms-ending-2 = A mezzogiorno la piazza è piena di gente che guarda per terra e conta. Una ciascuno. Manca solo quella del gatto del fornaio: gli presti la tua per la sera. Te la rende un po' più lunga.

ts-main-forms-title-3 = Mezzanotte due volte
ts-main-forms-mission-3 = L'orologio di Recto batte la mezzanotte due volte: una per { $villain }, una per quel che viene dopo. Sconfiggi la prima forma, poi la seconda, e torna alla partenza, in 1A.
ts-main-forms-short-3 = La mezzanotte suona due volte: { $villain } ha due forme. Sconfiggile e torna nella stanza 1A.
ts-main-forms-won-3 = Dodici rintocchi, e basta. Torna nella stanza 1A.
ts-main-forms-end-3 = Una mezzanotte sola
ts-main-forms-ending-3 = Stanotte l'orologio batte dodici colpi e si ferma, un po' stupito. Avanza un'ora. Il consiglio vota di darla a te. È piccola, tiepida, e sta in una scatola di fiammiferi.

ts-main-forms-title-4 = Il pacco nel pacco
ts-main-forms-mission-4 = Alla posta di Legatura c'è un pacco. Contenuto: { $villain }. Contenuto del contenuto: una seconda forma, peggiore. Sconfiggi l'una, poi l'altra, e torna alla partenza, in 1A, a firmare.
ts-main-forms-short-4 = Dentro { $villain } c'è una seconda forma. Sconfiggi l'una, poi l'altra; torna nella stanza 1A a firmare.
ts-main-forms-won-4 = Non resta che lo spago. Torna nella stanza 1A.
ts-main-forms-end-4 = Firma per ricevuta
ts-main-forms-ending-4 = Firmi. L'impiegato si tiene lo spago, perché lo spago è spago, e ti dà la scatola. Non pesa niente. Per strada qualcosa pesa, e arrivata al ponte comincia a fare le fusa.

## Main quest: curse

ts-main-curse-title-1 = Qui non si paga in monete
ts-main-curse-mission-1 = Il traghetto per { $villain } non vuole monete, solo gente con una maledizione. La tua ti aspetta: gira le tue carte. Portala, sconfiggi { $villain } e torna alla partenza, in 1A.
ts-main-curse-short-1 = Senza maledizione non si traghetta. Portala, sconfiggi { $villain } e torna nella stanza 1A.
ts-main-curse-won-1 = Il traghetto aspetta, col lume acceso. Torna nella stanza 1A.
ts-main-curse-end-1 = Il conto è saldato
ts-main-curse-ending-1 = Il traghettatore ti sfila la maledizione come un cappotto bagnato e l'appende con le altre. «C'è chi torna a prendersela.» Guardi i ganci. Uno porta il tuo nome, e da anni.

ts-main-curse-title-2 = L'altro lato del foglio
ts-main-curse-mission-2 = { $villain } abita l'altro lato del foglio: ci vede attraverso solo chi ha su di sé una maledizione. Trovala, portala, sconfiggi { $villain } e torna alla partenza, in 1A.
ts-main-curse-short-2 = Solo chi porta la maledizione vede { $villain }. Sconfiggi quel che vedi e torna nella stanza 1A.
ts-main-curse-won-2 = La carta è di nuovo solo carta. Torna nella stanza 1A.
ts-main-curse-end-2 = Dal verso giusto
ts-main-curse-ending-2 = Esci dal verso giusto, con le tasche all'interno. Il paese applaude, e per sicurezza ti rilegge da sinistra a destra. Soltanto lo specchio esita un attimo, prima di fare come te.

ts-main-curse-title-3 = Il tuo nome capovolto
ts-main-curse-mission-3 = Nel registro di Verso il tuo nome è capovolto: una maledizione, e l'unico lasciapassare per il cancello. Portala, sconfiggi { $villain } là dietro e torna alla partenza, in 1A.
ts-main-curse-short-3 = Un nome capovolto: maledizione e lasciapassare. Portala, sconfiggi { $villain }, torna nella stanza 1A.
ts-main-curse-won-3 = Una penna raddrizza il tuo nome. Torna nella stanza 1A.
ts-main-curse-end-3 = In bella copia
ts-main-curse-ending-3 = L'impiegata di Verso asciuga la pagina e legge il tuo nome, finalmente dritto. In sala rispondono in due: «Presente». Guarda da sopra gli occhiali, chiude il registro e va a pranzo.

ts-main-curse-title-4 = Pedaggio in sfortuna
ts-main-curse-mission-4 = I cani di { $villain } mordono solo chi ha fortuna. C'è una maledizione che gira la sorte, e le tue carte. Portala, passa, sconfiggi { $villain } e torna alla partenza, in 1A.
ts-main-curse-short-4 = Qui i cani mordono chi ha fortuna. Porta la maledizione, sconfiggi { $villain }, torna nella stanza 1A.
ts-main-curse-won-4 = I cani scodinzolano, incerti. Torna nella stanza 1A.
ts-main-curse-end-4 = Fortuna di seconda mano
ts-main-curse-ending-4 = Dal banco ti rendono la fortuna, lavata e stirata. Tira un po' sulle spalle. Sulla via di casa trovi tre monete, un gattino, e i cani, che vorrebbero venire anche loro.

## Side quests

ts-bounty-title-1 = Pagamento in bende
ts-bounty-tale-1 = La taglia sul manifesto: un'infermiera con la colla e le mani gelate.
ts-bounty-short-1 = In premio: un'infermiera e un barattolo di colla.
ts-bounty-title-2 = Il bagno blu
ts-bounty-tale-2 = Il paese di Assorba ti prepara un bagno: caldo, blu, e odora di scuola.
ts-bounty-short-2 = Per chi vince: un bagno, caldo e blu.
ts-bounty-title-3 = Lite fra sarte
ts-bounty-tale-3 = Sette sarte si contendono il tuo gomito strappato. Il bollitore segna i punti.
ts-bounty-short-3 = Sette sarte, ago in mano, aspettano chi vince.
ts-bounty-title-4 = La stretta del sindaco
ts-bounty-tale-4 = Il sindaco ti stringe la mano per un'ora. Il suo medico lavora sull'altra.
ts-bounty-short-4 = Il medico del sindaco cura chi vince qui.

ts-technique-title-1 = La lezione strappata
ts-technique-tale-1 = A tutti i manuali di scherma manca una lezione. Qui ci sono le sue impronte.
ts-technique-short-1 = La lezione che manca a ogni manuale è disegnata qui.
ts-technique-title-2 = Il maestro nel tappeto
ts-technique-tale-2 = Un tappeto tessuto con l'ultimo duello di un maestro. I fili cambiano guardia.
ts-technique-short-2 = Nel tappeto un vecchio maestro cambia ancora guardia.
ts-technique-title-3 = Il muro da sfogliare
ts-technique-tale-3 = Sfogli i mattoni col pollice: un omino fa una mossa che nessuno fa più.
ts-technique-short-3 = Sfogli i mattoni: un omino fa una mossa perduta.
ts-technique-title-4 = Scritto col limone
ts-technique-tale-4 = La pergamena bianca sa di limone. Accostata al lume, comincia a vantarsi.
ts-technique-short-4 = Una pergamena bianca che sa di limone. Serve un lume.

ts-guardian-title-1 = L'ultimo della classe
ts-guardian-tale-1 = Un secolo fa qualcuno restò in aula dopo la lezione. Non vuole compagni.
ts-guardian-short-1 = Da un secolo qualcuno resta qui dopo la lezione.
ts-guardian-title-2 = Non svegliare la polvere
ts-guardian-tale-2 = La polvere è in file ordinate. Sotto, qualcosa dorme con un occhio aperto.
ts-guardian-short-2 = Sotto la polvere in ordine, un occhio resta aperto.
ts-guardian-title-3 = Chi custodisce non sa
ts-guardian-tale-3 = Chi la custodisce non l'ha mai imparata, e non perdona chi potrebbe.
ts-guardian-short-3 = La custodisce chi non l'ha mai imparata.
ts-guardian-title-4 = Il muro ha il polso
ts-guardian-tale-4 = Tocchi il muro: è caldo. Prende fiato e si mette di guardia.
ts-guardian-short-4 = Il muro è caldo. Prende fiato e monta la guardia.

ts-theft-title-1 = Un guanto di meno
ts-theft-tale-1 = Il guanto sinistro è sparito. Dov'era, c'è un piccolo segno a matita.
ts-theft-short-1 = Sparito il guanto sinistro. Resta un segno a matita.
ts-theft-title-2 = Un ladro beneducato
ts-theft-tale-2 = Una voce chiede permesso. Il cucchiaio non c'è più: depennato da un elenco.
ts-theft-short-2 = «Permesso.» Il cucchiaio è sparito, e depennato.
ts-theft-title-3 = Collezione di bottoni
ts-theft-tale-3 = Ti hanno tagliato un bottone. Sulla stoffa c'è un numero, a matita.
ts-theft-short-3 = Manca un bottone. Al suo posto, un numero a matita.
ts-theft-title-4 = Furto di motivetto
ts-theft-tale-4 = Il motivo che fischiettavi si ferma. Ora è di qualcuno, che lo annota a matita.
ts-theft-short-4 = Ti rubano il motivo a metà fischio. Una matita gratta.

ts-thief-title-1 = Dieci guanti sinistri
ts-thief-tale-1 = Qualcuno ti saluta con dieci guanti, tutti sinistri, uno per dito.
ts-thief-short-1 = Ti salutano dieci guanti sinistri. Uno è tuo.
ts-thief-title-2 = Minestra per uno
ts-thief-tale-2 = Una pentola, un fuoco, e dentro gira il tuo cucchiaio. Nessuno alza gli occhi.
ts-thief-short-2 = Il tuo cucchiaio gira nella minestra di qualcuno.
ts-thief-title-3 = La vetrina dei bottoni
ts-thief-tale-3 = Mille bottoni sotto vetro. L'etichetta del tuo: «Verranno a cercarlo».
ts-thief-short-3 = Bottoni in vetrina. Sul tuo: «Verranno a cercarlo».
ts-thief-title-4 = Chi è che canticchia?
ts-thief-tale-4 = Da dietro l'angolo arriva il tuo motivo, un po' calante, e poi una faccia rossa.
ts-thief-short-4 = Il tuo motivo, stonato. Poi una faccia che arrossisce.

ts-chest-title-1 = Dentro piove
ts-chest-tale-1 = Qualcosa di sigillato, con dentro il brutto tempo. Senti battere le gocce.
ts-chest-short-1 = È ben sigillato, e dentro piove.
ts-chest-title-2 = I risparmi del copista
ts-chest-tale-2 = Un copista chiuse qui quarant'anni di punti fermi, e non ne spese mai uno.
ts-chest-short-2 = Quarant'anni di punti fermi, sotto chiave.
ts-chest-title-3 = Da aprire per sbaglio
ts-chest-tale-3 = «Aprire solo per sbaglio», dice il cartellino. Si può organizzare.
ts-chest-short-3 = Il cartellino dice: «Aprire solo per sbaglio».
ts-chest-title-4 = Luce nella fessura
ts-chest-tale-4 = Dalla fessura viene luce di lampada, e un piccolissimo colpo di tosse.
ts-chest-short-4 = Luce nella fessura, e un minuscolo colpo di tosse.

ts-trap-title-1 = Troppo in ordine
ts-trap-tale-1 = Né polvere né ragnatele, e un cartello: «Sicurissimo». La vernice è fresca.
ts-trap-short-1 = Un cartello, vernice ancora fresca: «Sicurissimo».
ts-trap-title-2 = Il cappello di un altro
ts-trap-tale-2 = In mezzo alla via c'è un cappello. Nessuno è tornato a prenderlo. Perché?
ts-trap-short-2 = Un buon cappello. Nessuno è mai tornato a prenderlo.
ts-trap-title-3 = Clic
ts-trap-tale-3 = Sotto il tallone qualcosa fa clic. Altrove, qualcosa gli dà ragione.
ts-trap-short-3 = Clic, fa il pavimento, e qualcosa gli dà ragione.
ts-trap-title-4 = Esca col fiocco
ts-trap-tale-4 = Un regalo, col tuo nome. Il nastro, però, finisce dentro il muro.
ts-trap-short-4 = Un regalo per te. Il nastro finisce nel muro.

ts-forge-title-1 = La fonditrice di lettere
ts-forge-tale-1 = Fonde lettere dalla mattina alla sera. Per te colerebbe qualcosa di diverso.
ts-forge-short-1 = Una fonditrice di lettere, con uno stampo vuoto.
ts-forge-title-2 = L'incudine nella neve
ts-forge-tale-2 = Un'incudine nella neve di carta. Scotta, e nessuno ha acceso il fuoco.
ts-forge-short-2 = Un'incudine rovente nella neve. Chi ha acceso il fuoco?
ts-forge-title-3 = Il fabbro che piega
ts-forge-tale-3 = «L'acciaio è carta cocciuta», dice il fabbro, e lo piega per la decima volta.
ts-forge-short-3 = Un fabbro piega l'acciaio come fosse una lettera.
ts-forge-title-4 = Il mantice addormentato
ts-forge-tale-4 = Il mantice respira da solo, e nel sonno borbotta ricette.
ts-forge-short-4 = Un mantice dorme della grossa e borbotta ricette.

ts-hostage-title-1 = Pratica archiviata
ts-hostage-tale-1 = Nello schedario, alla O di ostaggio, qualcuno vorrebbe passare alla U di uscita.
ts-hostage-short-1 = Da uno schedario una voce chiede di uscire.
ts-hostage-title-2 = Tre colpi sul vetro
ts-hostage-tale-2 = In una bottiglia un minuscolo marinaio bussa tre volte e si leva il berretto.
ts-hostage-short-2 = In bottiglia, un minuscolo marinaio bussa sul vetro.
ts-hostage-title-3 = La botanica pressata
ts-hostage-tale-3 = Una botanica sta pressata fra due assi: in salute, piatta, e molto annoiata.
ts-hostage-short-3 = Fra due assi, una botanica chiede aiuto.
ts-hostage-title-4 = Cucito nel sipario
ts-hostage-tale-4 = Il sipario singhiozza: nell'orlo hanno cucito il suggeritore.
ts-hostage-short-4 = Nel sipario è cucito il suggeritore, e singhiozza.

ts-helper-title-1 = Fuori dallo schedario
ts-helper-tale-1 = Fuori dal cassetto, una spolverata: «So dove sta tutto. Anche quello».
ts-helper-short-1 = «So dove si trova ogni cosa. Anche quella.»
ts-helper-title-2 = Marinaio in franchigia
ts-helper-tale-2 = Il minuscolo marinaio si rimbocca le maniche. Sono due apostrofi.
ts-helper-short-2 = Un minuscolo marinaio si rimbocca le maniche per te.
ts-helper-title-3 = Un'amica piatta
ts-helper-tale-3 = La botanica s'infila sotto una porta, dà un'occhiata, torna e annuisce.
ts-helper-short-3 = La botanica passa sotto la porta, torna, annuisce.
ts-helper-title-4 = Battuta sussurrata
ts-helper-tale-4 = «Giù, alla parola tuono», sussurra il suggeritore, che ha già letto tutto.
ts-helper-short-4 = «Adesso giù», sussurra il suggeritore, copione in mano.

## Events: what is given, taken and turned

ts-healer-title-1 = La stiratrice d'orecchie
ts-healer-tale-1 = Stira le orecchie: ai libri, ai cani e, se non ti muovi, anche a te.
ts-healer-short-1 = Stira le orecchie alle pagine. Ne hai qualcuna.
ts-healer-title-2 = Medico dei fogli sciolti
ts-healer-tale-2 = «Fuori la lingua», dice il medico. La legge, e volta pagina.
ts-healer-short-2 = «Fuori la lingua.» Il medico la legge, assorto.
ts-healer-title-3 = L'eremita della colla
ts-healer-tale-3 = Un eremita col pennello. Ha riparato una tazza, un ponte, un matrimonio. Avanti.
ts-healer-short-3 = Un eremita col pennello da colla: «Avanti un altro».
ts-healer-title-4 = Terme di pasta di carta
ts-healer-tale-4 = Una sorgente di pasta calda. Fogli strappati, a mollo fino al collo, spettegolano.
ts-healer-short-4 = Fogli strappati, a mollo nel caldo, spettegolano.

ts-challenge-title-1 = Sfilata di bandierine
ts-challenge-tale-1 = Su una torre una fila di bandiere conta i tuoi stendardi, e ridacchia al vento.
ts-challenge-short-1 = Le bandiere contano i tuoi stendardi, e ridacchiano.
ts-challenge-title-2 = Il righello dell'araldo
ts-challenge-tale-2 = Un araldo accosta il righello ai tuoi stendardi, e non dice perché.
ts-challenge-short-2 = Un araldo misura i tuoi stendardi, e tace.
ts-challenge-title-3 = Il cavaliere calamaio
ts-challenge-tale-3 = Un cavaliere alto quanto un calamaio: «Mostra gli stendardi! Io mostro i miei».
ts-challenge-short-3 = Dal calamaio un cavaliere: «Fuori gli stendardi!»
ts-challenge-title-4 = Giudica il vento
ts-challenge-tale-4 = Il vento solleva i tuoi stendardi uno a uno, come un sarto una manica.
ts-challenge-short-4 = Il vento solleva i tuoi stendardi, uno a uno. Giudica.

ts-ritual-title-1 = Il tempietto di carta
ts-ritual-tale-1 = Il tempietto ha una fessura per una carta, non di più. Dentro, qualcosa gira.
ts-ritual-short-1 = Un tempietto, con la fessura giusta per una carta.
ts-ritual-title-2 = Tarme all'altare
ts-ritual-tale-2 = Dodici tarme attorno a una candela. Mangiano piano, e non dimenticano.
ts-ritual-short-2 = Attorno a una candela, dodici tarme aspettano il pasto.
ts-ritual-title-3 = Il pozzo dei finali
ts-ritual-tale-3 = Un pozzo senza fondo, solo ultime righe. Ne chiede ancora una, e aspetta.
ts-ritual-short-3 = Un pozzo pieno di ultime righe ne chiede un'altra.
ts-ritual-title-4 = Gira, gira, inchino
ts-ritual-tale-4 = Impiegati in maschera, in cerchio: gira, gira, inchino. Nel cerchio ne manca uno.
ts-ritual-short-4 = Impiegati in maschera girano in tondo. Ne manca uno.

ts-trade-title-1 = La bilancia che sospira
ts-trade-tale-1 = «Quel che sale di qua», dice chi pesa, «sospira di là.»
ts-trade-short-1 = Una bilancia: un piatto canticchia, l'altro sospira.
ts-trade-title-2 = Destra per sinistra
ts-trade-tale-2 = Un ambulante cambia scarpe sinistre con destre, e destre con dicerie.
ts-trade-short-2 = Un ambulante cambia scarpe sinistre con destre.
ts-trade-title-3 = Bancarella di clessidre
ts-trade-tale-3 = La bancarella vende soltanto clessidre. Metà sono già a testa in giù.
ts-trade-short-3 = Una bancarella di clessidre, metà a testa in giù.
ts-trade-title-4 = Lo specchio onesto
ts-trade-tale-4 = Lo specchio dà un sorriso in cambio di un broncio, e tiene bene i conti.
ts-trade-short-4 = Uno specchio cambia bronci in sorrisi. Niente credito.

ts-swap-title-1 = Oggetti smarriti
ts-swap-tale-1 = Allo sportello ti rendono ciò che hai perso, e vogliono ciò che hai in mano.
ts-swap-short-1 = Oggetti smarriti: ne lasci uno, ne chiedi un altro.
ts-swap-title-2 = Tasche comunicanti
ts-swap-tale-2 = Un sarto ha cucito tasche che si toccano nel mezzo. Le tue mani si presentano.
ts-swap-short-2 = Tasche comunicanti: le tue mani si presentano.
ts-swap-title-3 = La biblioteca di gazze
ts-swap-tale-3 = Le gazze prestano a peso: una chiave per un cucchiaio, un cucchiaio per un segreto.
ts-swap-short-3 = Una biblioteca di gazze, dove si presta a peso.
ts-swap-title-4 = L'armadio invidioso
ts-swap-tale-4 = Un armadio sputa il tuo cappotto dell'anno scorso, e adocchia quello che porti.
ts-swap-short-4 = Un armadio rende il cappotto vecchio e vuole il nuovo.

ts-recover-title-1 = Seconda tiratura
ts-recover-tale-1 = Ciò che era fuori stampa pende di nuovo dal filo, con le mollette, umido.
ts-recover-short-1 = Ciò che era fuori stampa è qui, steso ad asciugare.
ts-recover-title-2 = La straccivendola
ts-recover-tale-2 = La straccivendola rovista nel carretto: «E questo l'hai buttato? Proprio questo?»
ts-recover-short-2 = «Questo l'hai buttato?», chiede la straccivendola.
ts-recover-title-3 = A rovescio, ma c'è
ts-recover-tale-3 = Sulla carta assorbente, pallido e a rovescio, c'è tutto quel che credevi perso.
ts-recover-short-3 = Sulla carta assorbente, a rovescio: ciò che era perso.
ts-recover-title-4 = La buca dei resi
ts-recover-tale-4 = Nella pietra una fessura: «Resi». Dall'altra parte, qualcosa spinge.
ts-recover-short-4 = Una buca con scritto «Resi». Da dentro, si spinge.

ts-quiet-title-1 = Il mare volta pagina
ts-quiet-tale-1 = Una collina di carta bianca. Laggiù il Mar Velino volta pagina, pianissimo.
ts-quiet-short-1 = Da una crepa si sente il mare voltare pagina.
ts-quiet-title-2 = Il frutteto delle vocali
ts-quiet-tale-2 = Vocali mature sui rami. Ogni tanto una cade, e si pronuncia da sé.
ts-quiet-short-2 = Un alberello. Ne cadono vocali mature, una a una.
ts-quiet-title-3 = Una lampada, una sedia
ts-quiet-tale-3 = Una lampada, una sedia, un libro. Chi leggeva si è appena alzato: la pagina è tiepida.
ts-quiet-short-3 = Lampada, sedia, libro aperto. La pagina è tiepida.
ts-quiet-title-4 = Aquiloni all'ancora
ts-quiet-tale-4 = Quaranta aquiloni dormono all'ancora. Le code scrivono qualcosa, e lo cancellano.
ts-quiet-short-4 = Lassù, al buio, dormono aquiloni. Le code scrivono.

ts-weakness-title-1 = La nebbia che sbadiglia
ts-weakness-tale-1 = Una nebbia grigia sbadiglia. È contagiosa, e comincia dalle dita.
ts-weakness-short-1 = Una nebbia sbadiglia, e con lei le tue dita.
ts-weakness-title-2 = Pioggia di gomma
ts-weakness-tale-2 = Piovono briciole di gomma. I pensieri che tieni sbiadiscono dai bordi.
ts-weakness-short-2 = Piovono briciole di gomma. La presa sbiadisce.
ts-weakness-title-3 = Una parola pesante
ts-weakness-tale-3 = Sulla via c'è una parola pesante. La leggi, e ti cascano le braccia.
ts-weakness-short-3 = Per terra, una parola pesante: cascano le braccia.
ts-weakness-title-4 = La dogana del sonno
ts-weakness-tale-4 = «Niente da dichiarare?», chiede un cuscino in divisa, e comincia a svuotarti.
ts-weakness-short-4 = Un cuscino in divisa: «Niente da dichiarare?»

ts-camp-title-1 = La tenda di mappe
ts-camp-tale-1 = Una tenda di vecchie mappe. Al fuoco, qualcuno ti legge la costa da cui vieni.
ts-camp-short-1 = Una tenda di mappe, e un fuoco da fiammifero.
ts-camp-title-2 = Tè col postino
ts-camp-tale-2 = Il postino fa il tè nella cornetta. Ha posta per te, ma è dell'anno prossimo.
ts-camp-short-2 = Il postino fa il tè. La tua posta è per l'anno nuovo.
ts-camp-title-3 = Sotto la gran pagina
ts-camp-tale-3 = Ti accampi sotto una pagina inclinata. La pioggia la legge forte, dall'inizio.
ts-camp-short-3 = Una pagina inclinata fa da tetto. Qui hanno spazzato.
ts-camp-title-4 = Brace di storie
ts-camp-tale-4 = Qui covano storie bruciate. Scaldano le mani, e adorano le domande.
ts-camp-short-4 = Storie bruciate, ancora calde. Adorano le domande.

## Events: roads, stars and wagers

ts-migration-title-1 = Il colle viaggiatore
ts-migration-tale-1 = Il colle ha fatto i bagagli: due alberi, una mucca, la vista. Ti chiede dove andare.
ts-migration-short-1 = Questo posto ha fatto i bagagli, vista compresa.
ts-migration-title-2 = Il paese sui trampoli
ts-migration-tale-2 = Il paese si alza sui trampoli e s'incammina, minestra compresa.
ts-migration-short-2 = Le case si alzano sui trampoli, e la minestra con loro.
ts-migration-title-3 = Foglio sciolto
ts-migration-tale-3 = Questa pagina del mondo non fu mai rilegata. Senti che si solleva a un angolo.
ts-migration-short-3 = Questa pagina non è rilegata. Un angolo si solleva.
ts-migration-title-4 = La locanda in cammino
ts-migration-tale-4 = La locanda viaggia di notte. Ci si sveglia su un altro mare, con lo stesso uovo.
ts-migration-short-4 = La locanda viaggia di notte. La colazione non cambia.

ts-observatory-title-1 = Cielo a punta di spillo
ts-observatory-tale-1 = Qualcuno ha bucato il cielo con uno spillo. Qui lo leggono come un rullo di pianola.
ts-observatory-short-1 = Un soffitto bucato a spillo. Le stelle vogliono ordine.
ts-observatory-title-2 = Stelle per posta
ts-observatory-tale-2 = Le stelle nuove arrivano per posta, a due a due. Mancano le istruzioni.
ts-observatory-short-2 = Due stelle in una busta, senza istruzioni.
ts-observatory-title-3 = Il telescopio a rovescio
ts-observatory-tale-3 = Guardi dalla parte sbagliata. Lontanissima, una figura come te ti saluta.
ts-observatory-short-3 = Nel telescopio, una figura come te saluta.
ts-observatory-title-4 = Una costellazione in meno
ts-observatory-tale-4 = Alla carta del cielo manca una costellazione: quella che vedono tutti.
ts-observatory-short-4 = La costellazione che si vede da qui non è sulle carte.

ts-gamble-title-1 = Il mazziere senza mani
ts-gamble-tale-1 = Le carte si danno da sole. Il mazziere, che non ha mani, ti guarda in faccia.
ts-gamble-short-1 = Un mazziere senza mani. Le carte si danno da sole.
ts-gamble-title-2 = Scommessa con l'eco
ts-gamble-tale-2 = «Scommetto», dici. «Scommetti?», dice il muro, e ti viene un dubbio.
ts-gamble-short-2 = «Scommetti?», dice il muro, prima ancora di te.
ts-gamble-title-3 = Il banco del galletto
ts-gamble-tale-3 = Un galletto segnavento tiene il banco. Sa sempre tutto, e all'ultimo si volta.
ts-gamble-short-3 = Un galletto segnavento tiene il banco, e si volta.
ts-gamble-title-4 = Testa, croce o bordo
ts-gamble-tale-4 = La moneta è in aria da primavera. Si accettano ancora puntate.
ts-gamble-short-4 = Una moneta, in aria da primavera. Puntate, prego.

ts-sacrifice-title-1 = La mola golosa
ts-sacrifice-tale-1 = La mola affila tutto quel che vuoi, e se ne mangia un pochino.
ts-sacrifice-short-1 = Una mola. Affila, e un pochino mangia.
ts-sacrifice-title-2 = Leggere e poi bruciare
ts-sacrifice-tale-2 = La stufa legge forte quel che brucia. Bella voce, nessuna educazione.
ts-sacrifice-short-2 = Una stufa legge forte tutto quel che le danno.
ts-sacrifice-title-3 = Accesa ai due capi
ts-sacrifice-tale-3 = Una candela arde ai due capi e ti offre il mezzo, da tenere per un po'.
ts-sacrifice-short-3 = Una candela arde ai due capi. Il mezzo è libero.
ts-sacrifice-title-4 = Inchiostro in prestito
ts-sacrifice-tale-4 = L'usuraio ti preleva una goccia d'inchiostro dalla manica. Spera che non stinga.
ts-sacrifice-short-4 = Un usuraio chiede una goccia d'inchiostro dalla manica.

ts-key-title-1 = Lo zerbino di nessuno
ts-key-tale-1 = Chi guarda sotto uno zerbino senza casa? Lì sotto c'è { $object }.
ts-key-short-1 = Sotto lo zerbino di nessuno: { $object }.
ts-key-title-2 = Nel nido del gabbiano
ts-key-tale-2 = Una gabbiana cova un uovo, due bottoni e { $object }. Ti lascia guardare.
ts-key-short-2 = In un nido, accanto all'uovo: { $object }.
ts-key-title-3 = La posta sommersa
ts-key-tale-3 = Qui la posta la smistano i pesci. Un pacco è tuo: dentro c'è { $object }.
ts-key-short-3 = Un pacco umido. Dentro c'è { $object }.
ts-key-title-4 = Il palmo della statua
ts-key-tale-4 = La statua tende la mano da secoli. Oggi sul palmo c'è { $object }.
ts-key-short-4 = Sul palmo di una statua c'è { $object }.

ts-curse-title-1 = Il cappotto rivoltato
ts-curse-tale-1 = Un cappotto ti cade addosso con la fodera fuori. Senti che giri con lui.
ts-curse-short-1 = Un cappotto rivoltato ti cade addosso, e giri con lui.
ts-curse-title-2 = Una riga allo specchio
ts-curse-tale-2 = Leggi una riga allo specchio. Adesso è la riga che legge te, a rovescio.
ts-curse-short-2 = Una riga allo specchio ti legge, a rovescio.
ts-curse-title-3 = Un rintocco solo
ts-curse-tale-3 = Una campana suona, una volta sola. Il sotto va di sopra, il dentro va di fuori.
ts-curse-short-3 = Suona una campana, e il sotto va di sopra.
ts-curse-title-4 = La macchia che ti somiglia
ts-curse-tale-4 = Per terra una macchia ha la tua forma. Si alza, e al suo posto ci sei tu.
ts-curse-short-4 = Una macchia con la tua forma si alza, e ti indossa.

ts-portal-title-1 = Un libro con la maniglia
ts-portal-tale-1 = Il primo capitolo ha una maniglia, e anche l'ultimo. Tutte e due belle lucide.
ts-portal-short-1 = Un libro con due maniglie: primo capitolo e ultimo.
ts-portal-title-2 = Il pavimento piegato
ts-portal-tale-2 = Hanno piegato il pavimento così bene che due stanze lontane si guardano.
ts-portal-short-2 = Qui il pavimento fa una piega, e il lontano è vicino.
ts-portal-title-3 = Il portaombrelli
ts-portal-tale-3 = Dodici ombrelli. Uno gocciola, ma piove soltanto dall'altra parte.
ts-portal-short-3 = Un ombrello gocciola: piove dall'altra parte.
ts-portal-title-4 = Spedizione in proprio
ts-portal-tale-4 = Una buca delle lettere a misura tua. Orari di ritiro: adesso, adesso e adesso.
ts-portal-short-4 = Una buca delle lettere a misura tua. Ritiro: adesso.

ts-pitfall-title-1 = Poltrona morbidissima
ts-pitfall-tale-1 = La poltrona è morbida, più morbida, e non ha fondo. Di sotto, qualcuno aspetta.
ts-pitfall-short-1 = Una poltrona: morbida, più morbida, e senza fondo.
ts-pitfall-title-2 = La freccia premurosa
ts-pitfall-tale-2 = «Tesoro», dice la freccia, e si sottolinea due volte. Poi il pavimento annuisce.
ts-pitfall-short-2 = «Tesoro», dice una freccia, e si sottolinea due volte.
ts-pitfall-title-3 = Il quadro di una porta
ts-pitfall-tale-3 = Una porta dipinta, e dipinta bene. Anche la mano sulla maniglia è dipinta.
ts-pitfall-short-3 = Una porta dipinta. Assai profonda, per un quadro.
ts-pitfall-title-4 = Firmare in fondo
ts-pitfall-tale-4 = Firmi in fondo. Soltanto allora vedi quanto è in fondo, il fondo.
ts-pitfall-short-4 = Si firma qui, in fondo. Molto in fondo.
