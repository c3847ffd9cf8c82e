# Antagonisti, nemici, serrature e trappole delle avventure generate (TS-8.60).
# Nomi e righe si stampano sulle carte accanto al testo di regola: ognuno ha un limite di lunghezza.
# Un antagonista con due forme: intro, first (non è finita), second (la nuova forma), end.

## Villains

ts-villain-1 = Madre Macchia
ts-villain-1-about = Nacque goccia. Non ha mai smesso di allargarsi.
ts-villain-1-intro-1 = «Vieni, parolina. Mamma ti riempie tutte le o.»
ts-villain-1-intro-2 = La pagina si fa nera dal centro. Il nero canta la nanna.
ts-villain-1-intro-3 = Ha il grembiule zuppo di diecimila lettere abbracciate.
ts-villain-1-defeat-1 = Asciutta, resta un anello: come di tazza sul tavolo.
ts-villain-1-defeat-2 = Le lettere che stringeva scappano e si scrollano.
ts-villain-1-defeat-3 = Un foglio di carta assorbente, e lei è un'ombra grigia.
ts-villain-1-first-1 = Scoppia. Ma le gocce rotolano a cercarsi.
ts-villain-1-first-2 = La macchia si ritira, e prende un gran respiro.
ts-villain-1-first-3 = «Ecco, hai fatto piangere la mamma», dice la pozza.
ts-villain-1-second-1 = La pozza si alza in piedi, col calamaio per corona.
ts-villain-1-second-2 = Una marea nera con cento manine, e tutte fanno ciao.
ts-villain-1-second-3 = Ora è tutto l'inchiostro che c'è, e il tuo nome è d'inchiostro.
ts-villain-1-end-1 = La marea cala. Lontano, una stilografica starnutisce.
ts-villain-1-end-2 = La corona rotola via: un calamaio vuoto, e basta.
ts-villain-1-end-3 = Torna il bianco. La ninnananna ci mette un po' di più.

ts-villain-2 = Re Margine
ts-villain-2-about = Tutti i bordi sono suoi, e ogni notte li sposta.
ts-villain-2-intro-1 = «Questo bianco è mio. E la tua casa ci sta sopra.»
ts-villain-2-intro-2 = Qui il mondo è più stretto di stamattina.
ts-villain-2-intro-3 = Una corte di sedie vuote. La più vuota sta parlando.
ts-villain-2-defeat-1 = I suoi confini scattano indietro: i paesi respirano.
ts-villain-2-defeat-2 = La corona era il contorno di una corona. Si affloscia.
ts-villain-2-defeat-3 = L'erba corre nel bianco, gridandogli verde.
ts-villain-2-first-1 = Fa un passo fuori dalla pagina. Lo senti voltarla.
ts-villain-2-first-2 = Il trono è vuoto. Lo è sempre stato: e lui dov'è?
ts-villain-2-first-3 = Il re si accartoccia, e i bordi avanzano di un dito.
ts-villain-2-second-1 = Tutto il bianco si alza insieme, e ti guarda.
ts-villain-2-second-2 = Né volto né manto: un foglio immenso che cammina su un angolo.
ts-villain-2-second-3 = «E allora niente margini», dice il bianco. «E niente pagina.»
ts-villain-2-end-1 = Qualcuno gli disegna addosso un fiore. È la fine.
ts-villain-2-end-2 = Il gran foglio si strappa dove nessuno l'aveva segnato.
ts-villain-2-end-3 = Il bianco si distende, e si lascia calpestare.

ts-villain-3 = Zio Refuso
ts-villain-3-about = Cambia una lettera, e il tuo pane abbaia.
ts-villain-3-intro-1 = «E quella sarebbe una lama? Rileggi bene: è lana.»
ts-villain-3-intro-2 = Il cartello è sbagliato. La strada ha deciso di credergli.
ts-villain-3-intro-3 = Lecca la matita e ti chiede come si scrive il tuo nome.
ts-villain-3-defeat-1 = Un frego di righello, e poi un altro: cancellato.
ts-villain-3-defeat-2 = I cani tornano pane. La colazione è servita.
ts-villain-3-defeat-3 = La matita si spezza. Il mondo si ricontrolla.
ts-villain-3-first-1 = Si cancella da sé. La gomma però continua a muoversi.
ts-villain-3-first-2 = «Un lapsus», dice, e sparisce dentro la penna.
ts-villain-3-first-3 = Sotto il frego, conta le lettere avanzate.
ts-villain-3-second-1 = Si è scritto male: troppe ginocchia, e un'acca per testa.
ts-villain-3-second-2 = Un coso di lettere avanzate. Nessuno sa pronunciarlo.
ts-villain-3-second-3 = Ora è l'errore a indossare l'uomo, e lo indossa a rovescio.
ts-villain-3-end-1 = Letto piano e ad alta voce, non si regge in piedi.
ts-villain-3-end-2 = Le lettere cadono e si rimettono in fila.
ts-villain-3-end-3 = Resta un foglietto: «Si prega di non tenerne conto».

ts-villain-4 = Zia Cesoia
ts-villain-4-about = Adora il mondo: ha un così bel tratteggio.
ts-villain-4-intro-1 = «Stai così, tesoro. Verrai una ghirlanda deliziosa.»
ts-villain-4-intro-2 = L'orizzonte penzola, tagliato pulito lungo i colli.
ts-villain-4-intro-3 = Un paese intero per mano. Era un uomo solo, piegato bene.
ts-villain-4-defeat-1 = Le lame si chiudono, e chiuse restano.
ts-villain-4-defeat-2 = Un capello nel perno, e non taglia più.
ts-villain-4-defeat-3 = L'orizzonte è riappuntato. Cede un po' al centro.
ts-villain-4-first-1 = La vite salta via. «Finalmente», dicono due voci.
ts-villain-4-first-2 = Le lame si staccano. Nessuna delle due cade.
ts-villain-4-first-3 = È tagliata a metà, come aveva sempre sognato.
ts-villain-4-second-1 = Due lame, due zie, e in mezzo tu: la carta.
ts-villain-4-second-2 = Una metà ritaglia la luce, l'altra ritaglia le ombre.
ts-villain-4-second-3 = Vanno al passo, destra e sinistra, e si incontrano dove sei tu.
ts-villain-4-end-1 = Le due metà si ritrovano, e tu non sei nel mezzo.
ts-villain-4-end-2 = Destra taglia sinistra. Sinistra, destra. Poi silenzio.
ts-villain-4-end-3 = Due ferri vecchi. Qualcuno li appende in un fienile.

ts-villain-5 = Mastro Palinsesto
ts-villain-5-about = Raschia via la gente e ci scrive sopra sé stesso.
ts-villain-5-intro-1 = «Buona pelle, la tua. Chi l'ha scritta così male?»
ts-villain-5-intro-2 = Sotto la sua voce ce ne sono altre, raschiate quasi via.
ts-villain-5-intro-3 = Pomice in una mano, penna nell'altra. Ti studia il viso.
ts-villain-5-defeat-1 = Sbiadisce. Il fornaio che c'era sotto chiede l'ora.
ts-villain-5-defeat-2 = Ormai è così sottile che la luce lo passa.
ts-villain-5-defeat-3 = Strato dopo strato, i vecchi nomi riprendono fiato.
ts-villain-5-first-1 = Si spella. Sotto di lui sorride qualcun altro.
ts-villain-5-first-2 = Salta lo strato di sopra. Era solo il più recente.
ts-villain-5-first-3 = «Mi hai raschiato», dice. «Ora conosci il primo.»
ts-villain-5-second-1 = Si desta la scritta di fondo, più vecchia dell'alfabeto.
ts-villain-5-second-2 = Non parole: graffi, in righe ordinate, e stanno contando.
ts-villain-5-second-3 = Ciò che lui aveva coperto si affaccia, e rivuole la pagina.
ts-villain-5-end-1 = Il graffio più antico si chiude. La pagina è pagina.
ts-villain-5-end-2 = Sotto l'ultimo strato c'è solo un vitello che dorme.
ts-villain-5-end-3 = I graffi contano fino a zero, e sono di parola.

ts-villain-6 = Suor Muffa
ts-villain-6-about = Bisbiglia ai libri chiusi finché si fanno molli.
ts-villain-6-intro-1 = «Sst. Tutto ciò che è chiuso è mio.»
ts-villain-6-intro-2 = Odore di cantine antiche. Si inginocchia e giunge le mani.
ts-villain-6-intro-3 = Ha il velo di pelo grigio. Cresce quando ti volti.
ts-villain-6-defeat-1 = Una finestra aperta, e resta solo un cattivo odore.
ts-villain-6-defeat-2 = I libri stanno al sole e si sgranchiscono i dorsi.
ts-villain-6-defeat-3 = Il bisbiglio le si secca a metà parola.
ts-villain-6-first-1 = Si stende piano, e il pavimento si fa molle.
ts-villain-6-first-2 = Uno sbuffo grigio. Era meglio non respirare.
ts-villain-6-first-3 = «Bene», bisbiglia. «Adesso sono nell'aria.»
ts-villain-6-second-1 = Sboccia: una cattedrale grigia, con campane di velluto.
ts-villain-6-second-2 = Ogni cosa chiusa si schiude un poco, e dentro ha il pelo.
ts-villain-6-second-3 = Le spore cantano a quattro voci. La quinta è la tua.
ts-villain-6-end-1 = Le campane avvizziscono. Il coro tossisce e va a casa.
ts-villain-6-end-2 = Aria asciutta, infine. Perfino il silenzio crepita.
ts-villain-6-end-3 = La cattedrale viene giù come polvere da uno scaffale.

ts-villain-7 = Capitan Ottavo
ts-villain-7-about = Piega le navi che cattura e le tiene nel cappello.
ts-villain-7-intro-1 = «Piccolo è sicuro», dice, e fa una piega nell'aria.
ts-villain-7-intro-2 = Otto marinai sull'attenti: sono tutti lo stesso foglio.
ts-villain-7-intro-3 = La tua ombra ha una piega. Qualcuno si sta esercitando.
ts-villain-7-defeat-1 = La sua bandiera si spiega. È solo un tovagliolo.
ts-villain-7-defeat-2 = Saluta, piega il ginocchio, e piegato rimane.
ts-villain-7-defeat-3 = Dal cappello salpano quaranta navi, un po' sgualcite.
ts-villain-7-first-1 = S'inchina, s'inchina ancora, e l'inchino si disfa.
ts-villain-7-first-2 = Una piega si apre. Le conti: ne restano sette.
ts-villain-7-first-3 = «Di me hai visto un ottavo», dice il capitano.
ts-villain-7-second-1 = Si spiega otto volte. Il soffitto del mondo fruscia.
ts-villain-7-second-2 = Ora è lui la mappa, e la mappa arrotola le sue coste.
ts-villain-7-second-3 = Il capitano, a grandezza vera. Nel cappello gli sta il Mar Velino.
ts-villain-7-end-1 = Troppo grande per reggersi, va alla deriva come vela.
ts-villain-7-end-2 = Una piega di troppo: cede giusto nel mezzo.
ts-villain-7-end-3 = Il gran foglio affonda. I gabbiani se lo leggono.

ts-villain-8 = Nonno Colophon
ts-villain-8-about = Scrive «Fine» sotto le cose che non sono finite.
ts-villain-8-intro-1 = «Siediti. La tua storia si ferma a questa riga.»
ts-villain-8-intro-2 = Qui gli orologi segnano un'ora sola: l'ultima.
ts-villain-8-intro-3 = Ha letto la tua ultima pagina. Si aspettava di meglio.
ts-villain-8-defeat-1 = Al suo punto spunta la coda: era solo una virgola.
ts-villain-8-defeat-2 = «Continua», scrive qualcuno di traverso su di lui.
ts-villain-8-defeat-3 = Si appisola con la penna ferma su «Fi».
ts-villain-8-first-1 = Si chiude come un libro. La quarta ha gli occhi.
ts-villain-8-first-2 = «Fine», sospira. E poi la volta dall'altra parte.
ts-villain-8-first-3 = Si ferma. Ma dopo di lui c'è ancora qualche pagina.
ts-villain-8-second-1 = Ha un retro: bianco, freddo, con la data di domani.
ts-villain-8-second-2 = Dopo la fine c'è quello che nessuno ha voluto rilegare.
ts-villain-8-second-3 = L'ultima pagina si volta da sola. È più alta di te.
ts-villain-8-end-1 = Fai un'orecchia all'ultima pagina: non si chiude più.
ts-villain-8-end-2 = Dopo di lui, niente. Poi, tossendo, arriva il mattino.
ts-villain-8-end-3 = Sul suo cappotto comincia un capitolo, a matita.

## Lieutenants

ts-lieutenant-1 = Caporal Virgola
ts-lieutenant-1-about = Non finisce mai una frase, tanto meno la tua.
ts-lieutenant-1-intro-1 = «Alt, aspetta, piano, un attimo, anzi due, e inoltre…»
ts-lieutenant-1-intro-2 = Piantato lì, col piede a ricciolo, in mezzo a ogni cosa.
ts-lieutenant-1-intro-3 = Per ordine di { $villain }: qui si respira, e qui…
ts-lieutenant-1-defeat-1 = Un punto, e resta sull'attenti per sempre.
ts-lieutenant-1-defeat-2 = Gli manca il fiato a metà di un elenco.
ts-lieutenant-1-defeat-3 = La strada si legge tutta d'un fiato.

ts-lieutenant-2 = Nonna Segnalibro
ts-lieutenant-2-about = Si ricorda la pagina in cui perdi.
ts-lieutenant-2-intro-1 = «Ero rimasta qui, gioia: dove inciampi.»
ts-lieutenant-2-intro-2 = Un nastro rosso traversa la via. Fa la calza.
ts-lieutenant-2-intro-3 = Ti tiene il segno per { $villain }, con uno spillo.
ts-lieutenant-2-defeat-1 = Il nastro si sfilaccia. Ha perso il segno.
ts-lieutenant-2-defeat-2 = Scivola fuori dal libro, e il libro si chiude.
ts-lieutenant-2-defeat-3 = «E va bene, va' avanti», dice, e pare curiosa.

ts-lieutenant-3 = Fra Graffetta
ts-lieutenant-3-about = Unisce ciò che non aveva chiesto d'essere unito.
ts-lieutenant-3-intro-1 = «Beati i congiunti», dice, e fa scattare la mascella.
ts-lieutenant-3-intro-2 = Due estranei s'inchinano in un solo cappotto. Opera sua.
ts-lieutenant-3-intro-3 = Ha preso i voti, e c'è posto accanto a { $villain }.
ts-lieutenant-3-defeat-1 = Morde il vuoto, e si piega.
ts-lieutenant-3-defeat-2 = Clic, clic, clic. Il caricatore è finito.
ts-lieutenant-3-defeat-3 = I due estranei scoprono di avere due cappotti.

ts-lieutenant-4 = Ser Ceralacca
ts-lieutenant-4-about = Tiene al caldo i suoi segreti e chiusi gli altrui.
ts-lieutenant-4-intro-1 = «Silenzio: firmato e sigillato.» E si scalda il pollice.
ts-lieutenant-4-intro-2 = Gocce rosse per terra. È solo cera. È ancora calda.
ts-lieutenant-4-intro-3 = Attesta che { $villain } non è qui, e tu nemmeno.
ts-lieutenant-4-defeat-1 = Il sigillo si crepa, e cento segreti starnutiscono.
ts-lieutenant-4-defeat-2 = Si scioglie in una pozza con lo stemma in mezzo.
ts-lieutenant-4-defeat-3 = Tutte le bocche chiuse del paese dicono: «Era ora».

ts-lieutenant-5 = Madamigella Marezzo
ts-lieutenant-5-about = Nessuno l'ha mai vista due volte uguale.
ts-lieutenant-5-intro-1 = I colori girano insieme, e il vortice fa la riverenza.
ts-lieutenant-5-intro-2 = Pettina il pavimento a onde e t'invita a ballare.
ts-lieutenant-5-intro-3 = «{ $villain } mi vuole in blu», dice, e si fa rossa.
ts-lieutenant-5-defeat-1 = I colori si posano: un bellissimo foglio di guardia.
ts-lieutenant-5-defeat-2 = Una goccia di sapone, goffa, e si disperde.
ts-lieutenant-5-defeat-3 = Le onde si spianano. Il pettine balla ancora.

ts-lieutenant-6 = Compare Idem
ts-lieutenant-6-about = Fa quello che è stato fatto nella riga di sopra.
ts-lieutenant-6-intro-1 = «Chi va là?», chiedi. «Chi va là?», chiede.
ts-lieutenant-6-intro-2 = Due virgolette nel buio. Respirano come respiri tu.
ts-lieutenant-6-intro-3 = Ha ordini da { $villain }, e idem, e idem.
ts-lieutenant-6-defeat-1 = Sbadigli. Sbadiglia, e si addormenta.
ts-lieutenant-6-defeat-2 = T'inchini. S'inchina, e scorda che veniva dopo.
ts-lieutenant-6-defeat-3 = Senza nessuno sopra, non ha niente da dire.

ts-lieutenant-7 = Dottor Postilla
ts-lieutenant-7-about = Piccolo, in basso, e ha sempre ragione.
ts-lieutenant-7-intro-1 = «Nota uno: inesatto», dice una voce vicino alla tua scarpa.
ts-lieutenant-7-intro-2 = Dimostra che sei un'eccezione, e affila un asterisco.
ts-lieutenant-7-intro-3 = «Vedi sotto», dice. Sotto: il sigillo di { $villain }.
ts-lieutenant-7-defeat-1 = Citato fuori contesto, svanisce.
ts-lieutenant-7-defeat-2 = Nessuno guarda giù. Non lo sopporta.
ts-lieutenant-7-defeat-3 = L'ultimo rimando è a una pagina che non c'è.

ts-lieutenant-8 = Cugino Coriandolo
ts-lieutenant-8-about = Dove ha riso lui, non c'è più niente d'intero.
ts-lieutenant-8-intro-1 = Neve a colori. Una parte, prima, era un ponte.
ts-lieutenant-8-intro-2 = «Che festa! Tu fai la tovaglia», grida.
ts-lieutenant-8-intro-3 = Un pugno per { $villain }: una lettera, un prato.
ts-lieutenant-8-defeat-1 = Uno starnuto, ed è sparso dappertutto.
ts-lieutenant-8-defeat-2 = La neve si posa. È stata una festa breve.
ts-lieutenant-8-defeat-3 = Qualcuno va a prendere la scopa. Impallidisce.

## Key objects

ts-object-1 = il ditale d'ottone
ts-object-2 = la chiave mancina
ts-object-3 = la maiuscola fuggita
ts-object-4 = la stecca di balena
ts-object-5 = la lanterna delle tarme
ts-object-6 = la lettera mai spedita
ts-object-7 = il timbro al contrario
ts-object-8 = la bussola di nastro

## Foes

ts-foe-t1-1 = Pulce d'inchiostro
ts-foe-t1-1-about = Salta da una parola all'altra e si beve i puntini.
ts-foe-t1-1-intro-1 = Hai un punto sulla manica. Il punto saltella.
ts-foe-t1-1-intro-2 = Una macchiolina balla dove dovrebbe stare la tua ombra.
ts-foe-t1-1-intro-3 = Qui qualcosa ha morso le i: non un puntino è rimasto.
ts-foe-t1-1-defeat-1 = Uno schizzo minuscolo, e la parola si legge di nuovo.
ts-foe-t1-1-defeat-2 = Salta in una boccetta. Tappo.
ts-foe-t1-1-defeat-3 = Un battito di mani. Un puntino perfetto.

ts-foe-t1-2 = Vespa cartaia
ts-foe-t1-2-about = Si fa il nido con le lettere degli altri.
ts-foe-t1-2-intro-1 = Una busta ronza. Il francobollo ha il pungiglione.
ts-foe-t1-2-intro-2 = Vuole la carta che porti, e ha chiamato le sorelle.
ts-foe-t1-2-intro-3 = Una lanterna grigia ronza: lettere d'amore masticate.
ts-foe-t1-2-defeat-1 = La busta tace e si lascia aprire.
ts-foe-t1-2-defeat-2 = Vola via contenta, con una lista della spesa.
ts-foe-t1-2-defeat-3 = Il nido si srotola: «Cara, questo non te l'ho scritto».

ts-foe-t1-3 = Tarlo lettore
ts-foe-t1-3-about = Mangia per primo l'ultimo capitolo.
ts-foe-t1-3-intro-1 = Sporge la testa da un buco e ti racconta il finale.
ts-foe-t1-3-intro-2 = Buchi tondi, pagina dopo pagina, dritti verso di te.
ts-foe-t1-3-intro-3 = Un lettore piccolo e tondo, briciole di trama sul mento.
ts-foe-t1-3-defeat-1 = Si arrotola nel risvolto e non ne esce più.
ts-foe-t1-3-defeat-2 = Sazio di avverbi, si addormenta.
ts-foe-t1-3-defeat-3 = Rientra nel buco leggendo all'indietro.

ts-foe-t1-4 = Timbro randagio
ts-foe-t1-4-about = Nessun ufficio, nessun padrone, molte opinioni.
ts-foe-t1-4-intro-1 = Fa un salto e ti marchia: RESPINTO.
ts-foe-t1-4-intro-2 = Un tonfo alle spalle. Sul tuo tallone c'è scritto URGENTE.
ts-foe-t1-4-intro-3 = Ha timbrato ogni sassolino. L'attesa è stata lunga.
ts-foe-t1-4-defeat-1 = Asciutto, infine. Batte, e non lascia segno.
ts-foe-t1-4-defeat-2 = Si timbra da solo, si legge, e se ne va.
ts-foe-t1-4-defeat-3 = Giace su un fianco e non dice più nulla d'ufficiale.

ts-foe-t1-5 = Bozza offesa
ts-foe-t1-5-about = L'hanno appallottolata una volta. Se lo ricorda.
ts-foe-t1-5-intro-1 = Una palla di carta ti rotola davanti: vuole delle scuse.
ts-foe-t1-5-intro-2 = «Dovevo essere un romanzo!» E ti colpisce un orecchio.
ts-foe-t1-5-intro-3 = Nel cestino qualcosa fruscia. Si è allenata.
ts-foe-t1-5-defeat-1 = Lisciata con una mano, arrossisce.
ts-foe-t1-5-defeat-2 = La leggi ad alta voce. Non era poi male.
ts-foe-t1-5-defeat-3 = Si apre in mezza poesia, ed è felice.

ts-foe-t1-6 = Lumaca di colla
ts-foe-t1-6-about = Lenta, affettuosa, impossibile da lasciare.
ts-foe-t1-6-intro-1 = La tua scarpa sinistra resta indietro. Piace a qualcuno.
ts-foe-t1-6-intro-2 = Una scia lucida, con dentro tre guanti e un cappello.
ts-foe-t1-6-intro-3 = Vuole solo abbracciare. Abbraccia un palo da nove anni.
ts-foe-t1-6-defeat-1 = Ritira le corna e si stacca con uno schiocco.
ts-foe-t1-6-defeat-2 = La scia si secca e si crepa come vernice vecchia.
ts-foe-t1-6-defeat-3 = Abbraccia un sasso, invece. Sembrano contenti.

ts-foe-t2-1 = Volpe piegata
ts-foe-t2-1-about = Sa nascondersi in una qualsiasi delle sue pieghe.
ts-foe-t2-1-intro-1 = Un quadrato rosso sbatte gli occhi, e gli cresce un muso.
ts-foe-t2-1-intro-2 = Vedi un orecchio, una coda, e troppi angoli.
ts-foe-t2-1-intro-3 = S'inchina tanto da farsi barca, e poi di nuovo volpe.
ts-foe-t2-1-defeat-1 = Si ripiega tutta e scivola sotto una pietra.
ts-foe-t2-1-defeat-2 = Piatta come un tovagliolo, fa finta di esserlo.
ts-foe-t2-1-defeat-3 = Disfatta una piega, non ritrova più la coda.

ts-foe-t2-2 = Gabelliere di sillabe
ts-foe-t2-2-about = Si passa, lasciando un pezzo del proprio nome.
ts-foe-t2-2-intro-1 = Una sbarra, un lume, una mano: «Due sillabe, prego».
ts-foe-t2-2-intro-2 = Pesa il tuo nome su una bilancia d'ottone e storce la bocca.
ts-foe-t2-2-intro-3 = Il suo sacco borbotta. È pieno di mezzi nomi.
ts-foe-t2-2-defeat-1 = La sbarra si alza, e il sacco ringrazia sillabando.
ts-foe-t2-2-defeat-2 = Si scorda il suo nome, e va a cercarlo.
ts-foe-t2-2-defeat-3 = La bilancia si rovescia: vocali dappertutto.

ts-foe-t2-3 = Spauracchio di carta
ts-foe-t2-3-about = Imbottito di notizie mai successe.
ts-foe-t2-3-intro-1 = Volta verso di te il titolo. C'è il tuo ritratto.
ts-foe-t2-3-intro-2 = Paglia, spago e il giornale della prossima settimana.
ts-foe-t2-3-intro-3 = Fruscia: «Viandante si perde. Servizio a pagina due».
ts-foe-t2-3-defeat-1 = Le notizie cascano fuori. Era quasi tutto meteo.
ts-foe-t2-3-defeat-2 = Giornale di ieri: qualcuno ci incarta il pesce.
ts-foe-t2-3-defeat-3 = Stampa una smentita, piccolissima, e si siede.

ts-foe-t2-4 = Pipistrello di guardia
ts-foe-t2-4-about = Dorme dentro la copertina di ogni cosa.
ts-foe-t2-4-intro-1 = Nel buio un libro si apre, sbatte, e punta al tuo cappello.
ts-foe-t2-4-intro-2 = Sente gli spazi vuoti, e intorno a te ce n'è uno.
ts-foe-t2-4-intro-3 = Ali di pelle, orecchie d'oro. Il titolo è grattato via.
ts-foe-t2-4-defeat-1 = Si appende al nastrino e tiene il broncio.
ts-foe-t2-4-defeat-2 = Si richiude di scatto: è un libro piccolissimo.
ts-foe-t2-4-defeat-3 = Svolazza via, tra due copertine.

ts-foe-t2-5 = Istrice scrivano
ts-foe-t2-5-about = Scrive su chi incontra, e incontra con forza.
ts-foe-t2-5-intro-1 = Quaranta pennini bagnati si drizzano. Cerca una pagina.
ts-foe-t2-5-intro-2 = Ha scritto su ogni sasso: «Mio». E poi: «Mio anche questo».
ts-foe-t2-5-intro-3 = Ti volta le spalle, che è il lato sgarbato.
ts-foe-t2-5-defeat-1 = Inchiostro finito. Se ne va graffiando a secco.
ts-foe-t2-5-defeat-2 = Firma per terra e trotta via, risentito.
ts-foe-t2-5-defeat-3 = Quaranta punte smussate: gli serve un po' di pace.

ts-foe-t2-6 = Bandito di spago
ts-foe-t2-6-about = Prima lega, e poi chiede l'indirizzo.
ts-foe-t2-6-intro-1 = «Fermi tutti! Tranne gli angoli: quelli piegateli.»
ts-foe-t2-6-intro-2 = Dietro l'angolo spunta un cappio di spago, poi un uomo.
ts-foe-t2-6-intro-3 = Ha carta da pacchi, un nodo sicuro e le tue misure.
ts-foe-t2-6-defeat-1 = Si lega i pollici da solo, con il fiocco.
ts-foe-t2-6-defeat-2 = Con su scritto «Fragile», non osa più muoversi.
ts-foe-t2-6-defeat-3 = Il nodo si scioglie. Lui pure, alla chetichella.

ts-foe-t3-1 = Fante di piombo
ts-foe-t3-1-about = Di piombo fuso: stampa la lettera dove colpisce.
ts-foe-t3-1-intro-1 = Una colonna di caratteri marcia, scritta allo specchio.
ts-foe-t3-1-intro-2 = Saluta con la mano sbagliata. È tutto al contrario.
ts-foe-t3-1-intro-3 = Per faccia ha una lettera, e la lettera è un ordine.
ts-foe-t3-1-defeat-1 = Si ribalta, e con lui tutta la riga.
ts-foe-t3-1-defeat-2 = Rimesso in cassa, fra la N e la P.
ts-foe-t3-1-defeat-3 = Gli si fondono un po' i piedi, e lì rimane.

ts-foe-t3-2 = Censore a strisce
ts-foe-t3-2-about = Ciò che non gli piace diventa una bella riga nera.
ts-foe-t3-2-intro-1 = Alza il righello e cerca in te le parti rumorose.
ts-foe-t3-2-intro-2 = Il cartello ormai tace, in tre righe nere.
ts-foe-t3-2-intro-3 = «Tu non mi hai visto», dichiara, e annerisce «visto».
ts-foe-t3-2-defeat-1 = Rilegge il suo rapporto, e ci si cancella.
ts-foe-t3-2-defeat-2 = Le strisce nere si staccano come nastro vecchio.
ts-foe-t3-2-defeat-3 = Il pennello è secco. Non ha altro da osservare.

ts-foe-t3-3 = Tarma corazzata
ts-foe-t3-3-about = Mangiò il mantello a un cavaliere, poi la fama.
ts-foe-t3-3-intro-1 = Ali di feltro, una celata e un gran debole per la lana.
ts-foe-t3-3-intro-2 = Gira due volte intorno al lume, cala la lancia, e piomba.
ts-foe-t3-3-intro-3 = Un elmo tutto buchi. Dentro, qualcosa svolazza.
ts-foe-t3-3-defeat-1 = L'armatura cade. Ne esce a piedi una tarmetta.
ts-foe-t3-3-defeat-2 = Trova una sciarpa, e scorda il duello.
ts-foe-t3-3-defeat-3 = Polvere sulle dita: argento, come uno stemma.

ts-foe-t3-4 = Gemello di carta nera
ts-foe-t3-4-about = Il tuo contorno, a passeggio senza di te.
ts-foe-t3-4-intro-1 = Qualcuno di piatto e nero sta in piedi proprio come te.
ts-foe-t3-4-intro-2 = Sei tu, di profilo. L'altro lato non te lo mostra.
ts-foe-t3-4-intro-3 = Ti mostra il buco da cui viene. È della tua misura.
ts-foe-t3-4-defeat-1 = Si gira a guardarti, e così svanisce.
ts-foe-t3-4-defeat-2 = Rientra nel suo buco, orlo contro orlo.
ts-foe-t3-4-defeat-3 = Un filo di vento, e il gemello è solo carta.

ts-foe-t3-5 = Squalo di pergamena
ts-foe-t3-5-about = Nuota sotto il foglio sul quale ti trovi.
ts-foe-t3-5-intro-1 = Il pavimento si gonfia: un suo angolo prende a girare.
ts-foe-t3-5-intro-2 = Una pinna fende la pagina senza un suono.
ts-foe-t3-5-intro-3 = Le vecchie mappe qui avevano una costa. È stata morsa.
ts-foe-t3-5-defeat-1 = Lo strappo si richiude come una busta.
ts-foe-t3-5-defeat-2 = Vira via, con un pezzo di costa fra i denti.
ts-foe-t3-5-defeat-3 = Il pavimento torna piatto. O quasi.

ts-foe-t3-6 = Diavoletto di bottega
ts-foe-t3-6-about = Ditate nere su ogni pagina di cui ti fidavi.
ts-foe-t3-6-intro-1 = Impronte di manine nere ti vengono incontro, a una a una.
ts-foe-t3-6-intro-2 = «Il capo ti vuole in due copie. Pancia a terra.»
ts-foe-t3-6-intro-3 = Sorride con tutte le lettere che ha rubato alla cassa.
ts-foe-t3-6-defeat-1 = Lavato dietro le orecchie, urla e scappa.
ts-foe-t3-6-defeat-2 = Gli cascano le lettere: dicono «scusi», più o meno.
ts-foe-t3-6-defeat-3 = Suona la campana del pranzo, e non c'è più.

ts-foe-t4-1 = Orco matita rossa
ts-foe-t4-1-about = Corregge il paesaggio, e poi chi ci passa.
ts-foe-t4-1-intro-1 = Un albero cerchiato di rosso: «Troppo verde». Ora ti vede.
ts-foe-t4-1-intro-2 = Trascina una matita lunga come un albero di nave.
ts-foe-t4-1-intro-3 = «Torna col diario firmato», ringhia il colle, e si alza.
ts-foe-t4-1-defeat-1 = Ti dà il massimo dei voti, ma piccolo piccolo.
ts-foe-t4-1-defeat-2 = La matita si spezza. Il colle torna a sedersi.
ts-foe-t4-1-defeat-3 = Trova un errore nel suo piede, e lì si ferma.

ts-foe-t4-2 = Tigre millepieghe
ts-foe-t4-2-about = Ogni sua piega è un balzo che non ha ancora fatto.
ts-foe-t4-2-intro-1 = Carta arancione a righe nere, e le righe sono cerniere.
ts-foe-t4-2-intro-2 = Si affila gli angoli sulla pietra, uno per uno.
ts-foe-t4-2-intro-3 = Sta piegata, piccola come un francobollo. Poi si apre.
ts-foe-t4-2-defeat-1 = Si disfa, balzo dopo balzo, in un foglio liscio.
ts-foe-t4-2-defeat-2 = Si strappa alla coda, e ci ripensa.
ts-foe-t4-2-defeat-3 = Fusa stropicciate. Le pieghe si fanno molli.

ts-foe-t4-3 = Golem da torchio
ts-foe-t4-3-about = Due piastre, una vite e nessun senso della misura.
ts-foe-t4-3-intro-1 = Il muro fa un passo, e il passo lascia un'incisione.
ts-foe-t4-3-intro-2 = Apre le due piastre come braccia. È in buona fede.
ts-foe-t4-3-intro-3 = L'ultimo visitatore gli sta accanto, in tiratura limitata.
ts-foe-t4-3-defeat-1 = La vite torna indietro. Resta a piastre aperte.
ts-foe-t4-3-defeat-2 = S'inceppa su un sassolino, e lo stampa all'infinito.
ts-foe-t4-3-defeat-3 = Si ferma su una gamba: numerato e firmato.

ts-foe-t4-4 = Ragno rilegatore
ts-foe-t4-4-about = Cuce ciò che cattura, in bei volumi.
ts-foe-t4-4-intro-1 = Filo cerato attraverso la via. Otto aghi in attesa.
ts-foe-t4-4-intro-2 = Da una tela pendono grossi libri. Uno scalcia.
ts-foe-t4-4-intro-3 = Ti misura il dorso e sceglie la pelle.
ts-foe-t4-4-defeat-1 = Il filo finisce a metà di un punto.
ts-foe-t4-4-defeat-2 = Si cuce da solo allo scaffale, con cura.
ts-foe-t4-4-defeat-3 = I libri cadono, si aprono, e si rialzano.

ts-foe-t4-5 = Granchio d'atlante
ts-foe-t4-5-about = Sul guscio ha una mappa, e sulla mappa ci sei tu.
ts-foe-t4-5-intro-1 = Un paese passa di lato, con tutte le montagne.
ts-foe-t4-5-intro-2 = Due chele si chiudono sull'orizzonte, come un compasso.
ts-foe-t4-5-intro-3 = Sul suo dorso si muove un punto. Ti fermi. Si ferma.
ts-foe-t4-5-defeat-1 = Si sotterra, e al suo posto resta un'isola.
ts-foe-t4-5-defeat-2 = Esce di lato dalla sua stessa mappa.
ts-foe-t4-5-defeat-3 = Le chele si piegano. Sul guscio il punto prosegue.

ts-foe-t4-6 = Scrivano fantasma
ts-foe-t4-6-about = Scrive le tue memorie, ed è quasi alla fine.
ts-foe-t4-6-intro-1 = Una penna sospesa scrive che hai paura.
ts-foe-t4-6-intro-2 = Una mano fredda prende in prestito la tua grafia.
ts-foe-t4-6-intro-3 = «E qui l'eroe cadde», annota. E aspetta.
ts-foe-t4-6-defeat-1 = La penna cambia mano. La prossima frase è tua.
ts-foe-t4-6-defeat-2 = Non è firmato: dunque non c'è mai stato.
ts-foe-t4-6-defeat-3 = Gli cade una macchia, e non sa andare avanti.

ts-foe-t5-1 = Idra dell'indice
ts-foe-t5-1-about = Ogni testa sa a che pagina vali di meno.
ts-foe-t5-1-intro-1 = «Tallone, nove.» «Orgoglio, quaranta.» «Gola: vedi Collo.»
ts-foe-t5-1-intro-2 = Molti colli in ordine alfabetico. L'ultimo è Z, e ha fame.
ts-foe-t5-1-intro-3 = Ti cerca tra le voci. Ci sei tre volte.
ts-foe-t5-1-defeat-1 = Testa dopo testa si chiude, fino a «A, vedi anche».
ts-foe-t5-1-defeat-2 = Le teste litigano su una pagina, e si mordono.
ts-foe-t5-1-defeat-3 = Fuori ordine, non riesce più a trovarti.

ts-foe-t5-2 = Drago in folio
ts-foe-t5-2-about = Ha per squame le pagine scampate ai suoi incendi.
ts-foe-t5-2-intro-1 = Inspira, e ogni pezzo di carta si piega verso di lui.
ts-foe-t5-2-intro-2 = Sul dorso gli si drizzano pagine bruciacchiate, e frusciano.
ts-foe-t5-2-intro-3 = Legge ad alta voce una squama. È un elenco di cavalieri.
ts-foe-t5-2-defeat-1 = Il fuoco si spegne: le squame si leggono in pace.
ts-foe-t5-2-defeat-2 = Chiude le ali, ed è rilegato in pelle verde.
ts-foe-t5-2-defeat-3 = Una pagina si stacca. La insegue, come un bambino.

ts-foe-t5-3 = Cavaliere in bianco
ts-foe-t5-3-about = Nessuno l'ha ancora scritto. Lui non ha fretta.
ts-foe-t5-3-intro-1 = Armatura bianca, spada bianca, e passi senza suono.
ts-foe-t5-3-intro-2 = Alza la celata. Dentro, il bianco continua.
ts-foe-t5-3-intro-3 = Dove posa il piede, la terra scorda che cos'era.
ts-foe-t5-3-defeat-1 = Scrivi una parola sull'armatura. Lo trattiene.
ts-foe-t5-3-defeat-2 = S'inginocchia, e tiene sul guanto un segnetto blu.
ts-foe-t5-3-defeat-3 = L'armatura resta vuota. Lo era anche prima.

ts-foe-t5-4 = Balena assorbente
ts-foe-t5-4-about = Beve i colori. Non le bastano mai.
ts-foe-t5-4-intro-1 = Prima va via il rosso, poi il blu. Poi viene su per te.
ts-foe-t5-4-intro-2 = Una montagna pallida inspira: il tuo mantello è grigio.
ts-foe-t5-4-intro-3 = Si sente il mare: qualcuno se lo sta bevendo.
ts-foe-t5-4-defeat-1 = Soffia un arcobaleno e s'inabissa, vergognosa.
ts-foe-t5-4-defeat-2 = Zuppa fino al cuore, cede sotto il suo peso.
ts-foe-t5-4-defeat-3 = I colori corrono a casa. Qualcuno sbaglia porta.

ts-foe-t5-5 = Ultima Scadenza
ts-foe-t5-5-about = Avanza sempre uguale, qualunque cosa tu faccia.
ts-foe-t5-5-intro-1 = Una sottile riga nera per terra. Prima era più in là.
ts-foe-t5-5-intro-2 = Né volto né fretta. Dietro, tutto è già in ritardo.
ts-foe-t5-5-intro-3 = Non combatte. Si limita ad arrivare.
ts-foe-t5-5-defeat-1 = Passa oltre. E tu, chissà come, sei ancora di qua.
ts-foe-t5-5-defeat-2 = Si ferma a un dito da te, e torna indietro.
ts-foe-t5-5-defeat-3 = «Prorogata», dice la riga, e ingrigisce tutta.

ts-foe-t5-6 = Tempesta di caratteri
ts-foe-t5-6-about = Tutte le lettere mai cadute, e dietro il vento.
ts-foe-t5-6-intro-1 = Grandine corpo dodici. Cadendo, compita.
ts-foe-t5-6-intro-2 = L'aria è piena di piombo. Cerca una frase da finire.
ts-foe-t5-6-intro-3 = Prima le virgole, che pungono. Poi le maiuscole.
ts-foe-t5-6-defeat-1 = Le lettere cadono lì, una parola mai finita.
ts-foe-t5-6-defeat-2 = Il vento perde il filo. Silenzio, in corsivo.
ts-foe-t5-6-defeat-3 = È passata. Hai una e commerciale nei capelli.

ts-foe-mini-1 = Archivista cieca
ts-foe-mini-1-about = Da cent'anni non dà nulla in prestito.
ts-foe-mini-1-intro-1 = «La tessera, prego.» Ti legge il palmo col pollice.
ts-foe-mini-1-intro-2 = Conosce tutto dalla polvere. E tu non ne hai.
ts-foe-mini-1-intro-3 = Diecimila cassetti. Esce da quello con scritto «Mai».
ts-foe-mini-1-defeat-1 = Timbra l'aria, e lascia andare lo scaffale.
ts-foe-mini-1-defeat-2 = «Si restituisca presto», dice, e chiude il cassetto.
ts-foe-mini-1-defeat-3 = Riconta ciò che resta. Per una volta, non torna.

ts-foe-mini-2 = Leone in filigrana
ts-foe-mini-2-about = Lo vedi solo controluce, e allora è tardi.
ts-foe-mini-2-intro-1 = Alzi il lume, e all'aria vuota spunta la criniera.
ts-foe-mini-2-intro-2 = Qualcosa d'invisibile lascia orme nella grana del foglio.
ts-foe-mini-2-intro-3 = Custodisce il foglio da tanto, che il foglio è lui.
ts-foe-mini-2-defeat-1 = La luce lo attraversa, lo attraversa, e va oltre.
ts-foe-mini-2-defeat-2 = Si accuccia di nuovo nella carta, e fa le fusa.
ts-foe-mini-2-defeat-3 = Svanisce per ultima la criniera. Al tatto c'è ancora.

ts-foe-mini-3 = Codice incatenato
ts-foe-mini-3-about = La catena non serviva a fermare i ladri.
ts-foe-mini-3-intro-1 = Il libro tira la catena, e ti volta contro una pagina.
ts-foe-mini-3-intro-2 = I fermagli si aprono, dente per dente. Sa d'incenso.
ts-foe-mini-3-intro-3 = Il leggio ha graffi d'artiglio: vanno tutti verso fuori.
ts-foe-mini-3-defeat-1 = I fermagli si chiudono. Continua a leggersi da solo.
ts-foe-mini-3-defeat-2 = Trovi l'ultima pagina, e si mette quieto.
ts-foe-mini-3-defeat-3 = La catena si allenta. Aveva ben poca trama.

ts-foe-mini-4 = Airone custode
ts-foe-mini-4-about = Sta su una zampa. Nell'altra stringe un anello.
ts-foe-mini-4-intro-1 = Un bastone grigio apre un occhio. Non era un bastone.
ts-foe-mini-4-intro-2 = Ha un tagliacarte per becco, e tu sembri una busta.
ts-foe-mini-4-intro-3 = Non batte ciglio da quando fa la guardia.
ts-foe-mini-4-defeat-1 = Batte ciglio. Non gli restava altro.
ts-foe-mini-4-defeat-2 = Cambia zampa, e guarda dall'altra parte.
ts-foe-mini-4-defeat-3 = Si spiega, alto come una vela, e va.

ts-foe-mini-5 = Reggilibro vedovo
ts-foe-mini-5-about = Senza più gemello, non lascia cadere lo scaffale.
ts-foe-mini-5-intro-1 = Un ariete di bronzo regge un miglio di libri. E spinge te.
ts-foe-mini-5-intro-2 = Spinge. Dall'altro lato, un tempo, qualcosa rispondeva.
ts-foe-mini-5-intro-3 = «Attenzione allo scaffale», dice, e abbassa le corna.
ts-foe-mini-5-defeat-1 = Lascia andare. I libri stanno su, per rispetto.
ts-foe-mini-5-defeat-2 = Si appoggia all'altro muro, e finalmente dorme.
ts-foe-mini-5-defeat-3 = Una lunga frana di volumi. Poi un sospiro di bronzo.

ts-foe-mini-6 = Sentinella dorata
ts-foe-mini-6-about = Più sottile del fiato, e brilla più del dovuto.
ts-foe-mini-6-intro-1 = La foglia d'oro si alza dalla cornice e snuda la spada.
ts-foe-mini-6-intro-2 = Trattieni il fiato. Tanto se n'è già accorta.
ts-foe-mini-6-intro-3 = Brilla perché tu non veda a che cosa fa la guardia.
ts-foe-mini-6-defeat-1 = Un soffio, e vola via a scaglie.
ts-foe-mini-6-defeat-2 = Si sfoglia al gomito. Sotto c'è legno onesto.
ts-foe-mini-6-defeat-3 = Ti si posa sulla manica, e luccica soltanto.

## Locks

ts-lock-1 = Baule in folio
ts-lock-1-about = Sette fermagli, e nessuno d'accordo con l'altro.
ts-lock-1-intro-1 = Un baule di ferro, alto come un libro per giganti. Chiuso.
ts-lock-1-intro-2 = Un baule senza coperchio, finché non trovi la piega.
ts-lock-1-intro-3 = Pece, ferro e un'etichetta: «Non prima di cena».
ts-lock-1-defeat-1 = Il settimo fermaglio cede, con un sospiro di ruggine.
ts-lock-1-defeat-2 = Il coperchio si spiega: odore di arance.
ts-lock-1-defeat-3 = Si apre lungo una linea soltanto disegnata.

ts-lock-2 = Porta dei nove sigilli
ts-lock-2-about = È sigillata da dentro: ecco la stranezza.
ts-lock-2-intro-1 = Una porta e nove sigilli. Il più vecchio ha le tue iniziali.
ts-lock-2-intro-2 = Cera nella toppa. Di là, si è voltata una pagina.
ts-lock-2-intro-3 = Nove sigilli, nove stemmi, e nessun casato esiste più.
ts-lock-2-defeat-1 = La cera si crepa in forma di piccola mappa.
ts-lock-2-defeat-2 = Cade l'ultimo sigillo. I cardini tossicchiano.
ts-lock-2-defeat-3 = Aperta. La pagina, di là, adesso è ferma.

ts-lock-3 = Cofanetto a incastro
ts-lock-3-about = Chi lo fece scordò la risposta, e non lasciò note.
ts-lock-3-intro-1 = Una scatola fatta di scatole. Ognuna chiede di un'altra.
ts-lock-3-intro-2 = I lati scorrono in tondo: quattro parole, e la prima qual è?
ts-lock-3-intro-3 = Suona a scuoterlo, e anche a lasciarlo stare.
ts-lock-3-defeat-1 = Clic. Era il lato che tenevi in mano.
ts-lock-3-defeat-2 = I pezzi si staccano, e si stendono in ordine.
ts-lock-3-defeat-3 = L'ultimo pezzo scorre da sé, per cortesia.

ts-lock-4 = Cassa dei caratteri
ts-lock-4-about = Cento cassetti: la chiave è la parola giusta.
ts-lock-4-intro-1 = Un mobile di lettere. Ne mancano tre: le tre che servono.
ts-lock-4-intro-2 = Nella serratura è composta mezza parola. L'altra metà no.
ts-lock-4-intro-3 = Cassetti duri d'inchiostro vecchio e segreti più vecchi.
ts-lock-4-defeat-1 = La parola entra. Cento cassetti scorrono insieme.
ts-lock-4-defeat-2 = La serratura la rilegge due volte, e ci crede.
ts-lock-4-defeat-3 = L'inchiostro si crepa, il piombo cede: è aperta.

## Traps

ts-snag-1 = Torchio in caduta
ts-snag-1-about = Lassù, inchiostrato, attende la prima impressione.
ts-snag-1-intro-1 = Un'ombra a forma di pagina. I bordi si fanno netti.
ts-snag-1-intro-2 = Lassù una vite comincia a girare. Da sola.
ts-snag-1-intro-3 = Per terra vecchie stampe. In tutte ci sono scarpe.
ts-snag-1-defeat-1 = Cade di fianco, e stampa un bianco perfetto.
ts-snag-1-defeat-2 = La vite si ferma, a una lettera dal tuo cappello.
ts-snag-1-defeat-3 = Un tacco nell'ingranaggio, e può solo gemere.

ts-snag-2 = Pavimento di velina
ts-snag-2-about = Dipinto come pietra da chi odiava i piedi.
ts-snag-2-intro-1 = Le lastre frusciano. Una ha la piega nel mezzo.
ts-snag-2-intro-2 = Il prossimo passo ha il suono di un regalo che si scarta.
ts-snag-2-intro-3 = Un lume caduto, e un buco a forma di corsa.
ts-snag-2-defeat-1 = Ci passi sopra con la leggerezza di una lettera.
ts-snag-2-defeat-2 = Si strappa dietro il tallone, un passo in ritardo.
ts-snag-2-defeat-3 = Un angolo tiene. È l'angolo dove stai tu.

ts-snag-3 = Galleria degli aghi
ts-snag-3-about = Mille aghi già infilati, in attesa della stoffa.
ts-snag-3-intro-1 = Tic, e tic, e tic. Il buio sta cucendo.
ts-snag-3-intro-2 = Un filo rosso all'altezza delle caviglie. Si è mosso.
ts-snag-3-intro-3 = Qui un cappotto sta appeso all'aria, cucito al nulla.
ts-snag-3-defeat-1 = Gli aghi s'incontrano tra loro, e fanno un bell'orlo.
ts-snag-3-defeat-2 = Filo finito. Ticchettano ancora, a vuoto.
ts-snag-3-defeat-3 = Un bottone in meno, ma il resto di te è passato.

ts-snag-4 = Chiusa d'inchiostro
ts-snag-4-about = Un gesto sbagliato, ed è notte fino al ginocchio.
ts-snag-4-intro-1 = Qualcosa gorgoglia. La riga nera, laggiù, è bagnata.
ts-snag-4-intro-2 = Un rubinetto goccia: blu, blu, nero. Poi tutto insieme.
ts-snag-4-intro-3 = La paratia è chiusa, e gonfia come una guancia piena.
ts-snag-4-defeat-1 = Scorre via, e lascia una costa bellissima.
ts-snag-4-defeat-2 = La paratia si blocca, appena sotto il tuo mento.
ts-snag-4-defeat-3 = Macchie fino alla cintola, ma sei ancora in stampa.
