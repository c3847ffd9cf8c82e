# Gli eroi dei set generati: classi, titoli e nomi delle metà delle Carte Eroe (TS-8.18).
# Una metà si chiama con un nome e un epiteto; ogni nome può incontrare ogni epiteto, quindi sono corti.
# Un nome che finisce in -2 spetta alla metà con lo Stendardo 2 dello stesso modello.

## Classes

ts-class-b = Portastendardo
ts-class-e = Mescinchiostri
ts-class-c = Bucacielo

## Heroes of the banners

ts-class-b-title-1 = Oda Rammendabandiere
ts-class-b-about-1 = Cucì una bandiera di tregua così bella che nessuno osò sciuparla.
ts-class-b-title-2 = Tullo il cambiaspade
ts-class-b-about-2 = Cambia spade in scudi al giusto prezzo, e si tiene le briciole.
ts-class-b-title-3 = Nives, araldo d'aquilone
ts-class-b-about-3 = Manda gli ordini in volo. Il vento ora sa leggere, e spettegola.
ts-class-b-title-4 = Gaspare, tornitore d'aste
ts-class-b-about-4 = Le sue aste fioriscono ad aprile. Le truppe si fermano per le susine.
ts-class-b-title-5 = Mina Mezzotamburo
ts-class-b-about-5 = Suona mezza marcia. L'altra metà se la inventa l'eco.
ts-class-b-title-6 = Berto, sarto di rondini
ts-class-b-about-6 = Taglia bandiere a due punte: una ubbidisce, l'altra risponde male.
ts-class-b-title-7 = Zita, lavandaia di campo
ts-class-b-about-7 = Lavò pure la bandiera nemica. Dal bucato uscì la nostra.
ts-class-b-title-8 = Fosco, banderuola a riposo
ts-class-b-about-8 = Per trent'anni indicò il vento. Adesso è il vento a indicare lui.

## Heroes of the elements

ts-class-e-title-1 = Pia Cercafuliggine
ts-class-e-about-1 = Brucia lettere d'amore per la fuliggine: il nero che scalda di più.
ts-class-e-title-2 = Doro, vinaio di piogge
ts-class-e-about-2 = Vende piogge d'annata. La migliore, se la scuoti, tuona ancora.
ts-class-e-title-3 = Sibilla, balia dei venti
ts-class-e-about-3 = Alleva venti orfani. Non ce n'è uno che chiuda la porta uscendo.
ts-class-e-title-4 = Tobia, cavatore d'ocra
ts-class-e-about-4 = Scavava il giallo e trovò un tramonto. Non è ancora tramontato.
ts-class-e-title-5 = Lucilla, cuoca di insulti
ts-class-e-about-5 = Fa bollire parolacce finché sono inchiostro: morde, e non sbiadisce.
ts-class-e-title-6 = Timo, postino di braci
ts-class-e-about-6 = Le sue lettere arrivano accese: conviene leggere in fretta.
ts-class-e-title-7 = Vesna, archivista di maree
ts-class-e-about-7 = Archiviò male una marea, e un paese intero si svegliò al largo.
ts-class-e-title-8 = Elio, barista di tempeste
ts-class-e-about-8 = Un cucchiaino per elemento. Se la tazza ronza, bevi; se canta, via!

## Heroes of the constellations

ts-class-c-title-1 = Alba, sarta della notte
ts-class-c-about-1 = Ogni sera appunta il buio al suo posto. Le stelle sono i buchini.
ts-class-c-title-2 = Ivo il timbracomete
ts-class-c-about-2 = Timbra le comete in partenza. Una è tornata a protestare per la data.
ts-class-c-title-3 = Cleo, stiratrice di lune
ts-class-c-about-3 = Stira la luna per l'almanacco. Le grinze sono del mese scorso.
ts-class-c-title-4 = Taddeo delle stelle perse
ts-class-c-about-4 = Restituisce le stelle cadute. Quella rossa non la reclama nessuno.
ts-class-c-title-5 = Beata Uniscipuntini
ts-class-c-about-5 = Lega le stelle con lo spago. Ieri notte ne è uscita una porta.
ts-class-c-title-6 = Orso, maestro dei gufi
ts-class-c-about-6 = Ha insegnato ai gufi a contare le stelle. Dicono che ne avanza una.
ts-class-c-title-7 = Mirta, astronoma di pozzo
ts-class-c-about-7 = Studia le stelle in fondo al pozzo. Una sta guardando in su.
ts-class-c-title-8 = Zeno, maschera d'eclissi
ts-class-c-about-8 = Strappa i biglietti delle eclissi. Il posto accanto al tuo è preso.

## Nouns of the banners

ts-noun-b-basic-1 = Pungolo
ts-noun-b-basic-2 = Orlo doppio
ts-noun-b-basic-3 = Mulinello
ts-noun-b-basic-4 = Telone
ts-noun-b-basic-5 = Gran valzer
ts-noun-b-basic-6 = Ridotta
ts-noun-b-basic-7 = Cavalcata
ts-noun-b-basic-8 = Tenda murata
ts-noun-b-s1 = Monetina
ts-noun-b-s1-2 = Moneta furba
ts-noun-b-s2 = Ambasceria
ts-noun-b-s2-2 = Cavillo
ts-noun-b-1 = Adunata
ts-noun-b-1-2 = Gran raduno
ts-noun-b-2 = Vela chiusa
ts-noun-b-2-2 = Armata muta
ts-noun-b-3 = Ago e forca
ts-noun-b-3-2 = Bicolore
ts-noun-b-4 = Scudo alato
ts-noun-b-4-2 = Svendita
ts-noun-b-5 = Sfilata
ts-noun-b-5-2 = Fiumana
ts-noun-b-6 = Tasche fonde
ts-noun-b-6-2 = Retroguardia
ts-noun-b-7 = Coda forcuta
ts-noun-b-7-2 = Artigliata
ts-noun-b-8 = Blasone muto
ts-noun-b-8-2 = Mastio
ts-noun-b-9 = Baratto
ts-noun-b-9-2 = Lancia fusa
ts-noun-b-10 = Picca e pane
ts-noun-b-10-2 = Panoplia
ts-noun-b-11 = Porta aperta
ts-noun-b-11-2 = Ponte rotto
ts-noun-b-12 = Voltagabbana
ts-noun-b-12-2 = Muro a ruote
ts-noun-b-13 = Scacchiera
ts-noun-b-13-2 = Trapunta
ts-noun-b-14 = Campo quieto
ts-noun-b-14-2 = Bivacco
ts-noun-b-15 = Palizzata
ts-noun-b-15-2 = Siepe irta
ts-noun-b-legacy = Orifiamma

## Nouns of the elements

ts-noun-e-basic-1 = Graffio
ts-noun-e-basic-2 = Turacciolo
ts-noun-e-basic-3 = Spruzzo
ts-noun-e-basic-4 = Orcio
ts-noun-e-basic-5 = Ribollita
ts-noun-e-basic-6 = Inceratura
ts-noun-e-basic-7 = Paiolata
ts-noun-e-basic-8 = Mortaio
ts-noun-e-s1 = Versa o bevi
ts-noun-e-s1-2 = Punta fessa
ts-noun-e-s2 = Coperchio
ts-noun-e-s2-2 = Ampolla
ts-noun-e-1 = Bollore
ts-noun-e-1-2 = Trabocco
ts-noun-e-2 = Fialette
ts-noun-e-2-2 = Doppio fondo
ts-noun-e-3 = Mestolata
ts-noun-e-3-2 = Crogiolo
ts-noun-e-4 = Grembiule
ts-noun-e-4-2 = Vacchetta
ts-noun-e-5 = Intruglio
ts-noun-e-5-2 = Guazzabuglio
ts-noun-e-6 = Colore puro
ts-noun-e-6-2 = Taglio netto
ts-noun-e-7 = Portaspezie
ts-noun-e-7-2 = Speziale
ts-noun-e-8 = Doppia tinta
ts-noun-e-8-2 = Ristampa
ts-noun-e-9 = Seconda mano
ts-noun-e-9-2 = Coppale
ts-noun-e-10 = Saponetta
ts-noun-e-10-2 = Guanto lindo
ts-noun-e-11 = Sferzata
ts-noun-e-11-2 = Pettinata
ts-noun-e-12 = Mantellina
ts-noun-e-12-2 = Agata lustra
ts-noun-e-13 = Smalto rotto
ts-noun-e-13-2 = Tino vuoto
ts-noun-e-14 = Ferro spento
ts-noun-e-14-2 = Posatura
ts-noun-e-15 = Tela cerata
ts-noun-e-15-2 = Pettorina
ts-noun-e-legacy = Primo colore

## Nouns of the constellations

ts-noun-c-basic-1 = Puntura
ts-noun-c-basic-2 = Ditale
ts-noun-c-basic-3 = Spillone
ts-noun-c-basic-4 = Cortina
ts-noun-c-basic-5 = Punteruolo
ts-noun-c-basic-6 = Paraluna
ts-noun-c-basic-7 = Bolide
ts-noun-c-basic-8 = Volta scura
ts-noun-c-s1 = Sole o luna
ts-noun-c-s1-2 = Scommessa
ts-noun-c-s2 = Luce o velo
ts-noun-c-s2-2 = Luna celata
ts-noun-c-1 = Cielo vuoto
ts-noun-c-1-2 = Notte cieca
ts-noun-c-2 = Nuvolaglia
ts-noun-c-2-2 = Coltre
ts-noun-c-3 = Ascendente
ts-noun-c-3-2 = Zenit
ts-noun-c-4 = Orbita lenta
ts-noun-c-4-2 = Nove aloni
ts-noun-c-5 = Amo notturno
ts-noun-c-5-2 = Guinzaglio
ts-noun-c-6 = Risacca
ts-noun-c-6-2 = Ormeggio
ts-noun-c-7 = Presagio
ts-noun-c-7-2 = Congiunzione
ts-noun-c-8 = Aureola
ts-noun-c-8-2 = Aurora
ts-noun-c-9 = Cielo doppio
ts-noun-c-9-2 = Comete pari
ts-noun-c-10 = Luna vitrea
ts-noun-c-10-2 = Lago fermo
ts-noun-c-11 = Solstizio
ts-noun-c-11-2 = Squarcio
ts-noun-c-12 = Equinozio
ts-noun-c-12-2 = Crepuscolo
ts-noun-c-legacy = Stella nonna

## Epithets

ts-epithet-fire-1 = di cenere
ts-epithet-fire-2 = di camino
ts-epithet-fire-3 = di stoppini
ts-epithet-fire-4 = di lanterne
ts-epithet-water-1 = di pioviggine
ts-epithet-water-2 = di tè freddo
ts-epithet-water-3 = di risucchio
ts-epithet-water-4 = di pozze
ts-epithet-air-1 = di spifferi
ts-epithet-air-2 = d'aquiloni
ts-epithet-air-3 = di soffioni
ts-epithet-air-4 = di starnuti
ts-epithet-earth-1 = d'argilla
ts-epithet-earth-2 = di radici
ts-epithet-earth-3 = di talpe
ts-epithet-earth-4 = di selce
ts-epithet-plain-1 = di carta
ts-epithet-plain-2 = di spago
ts-epithet-plain-3 = di gesso
ts-epithet-plain-4 = di bottoni
ts-epithet-shield = nella manica
ts-epithet-deflect = di rimbalzo
ts-epithet-tenacity = del mulo
ts-epithet-perk-1 = con fodera
ts-epithet-perk-2 = di falò
ts-epithet-perk-3 = di colline
ts-epithet-perk-4 = di burrasche
ts-epithet-perk-5 = di rapide
ts-epithet-perk-6 = di cerini
ts-epithet-perk-7 = di semi
ts-epithet-perk-8 = di fischi
ts-epithet-perk-9 = di spugne
ts-epithet-perk-10 = di rabbocco
ts-epithet-perk-11 = d'una stella
ts-epithet-perk-12 = di due stelle
ts-epithet-perk-13 = di bandierine
ts-epithet-perk-14 = di rondini
ts-epithet-perk-15 = di spallucce
ts-epithet-perk-16 = dell'eco
ts-half-name = { $noun } { $epithet }
