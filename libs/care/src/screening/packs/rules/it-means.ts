import { PILLS, UP } from './it-words.ts';

const HIGH =
  '(ponte|viadotto|cavalcavia|tetto|terrazz[oa]|cornicione|parapetto|davanzale|ringhiera|binari|rotaie|dirupo|balcone)';

const CALLS =
  '(ponte|viadotto|cavalcavia|fiume|vuoto|binari|rotaie|tetto|terrazzo|balcone|treno|finestra|lago|cava|pressa|gas|corda|cornicione|diga|mare|pontile|[a-z]+ piano)';

/** Heights, water, ropes, pills, roads: means at hand, thought of or tried. */
export const MEANS: readonly string[] = [
  '(ho|tengo|fra ho|controllare che|ci vuole|manca|meglio|guardo|penso a|pensando a|scelto|trovato|provato|arrotolato|comprato|preso|cerco) (gia |oggi |solo |sempre )*(la|una|un|il|quella|mia)? ?(corda|cappio|trave|ramo|nodo|nodo scorsoio|lenzuolo)(?! (della|del|per|da|dei|delle|di|che|in|al|a|nuov[oa]|matrimoniale|vocale|alla) )( (e|nel|ci|regge|sotto|la|cosi|dove|dietro|pront[oa]|stasera) .*)?(?! (della|del|per|da|di|al|a|in|alla|matrimoniale))',
  '(corda|trave|lenzuolo|cappio) (e |sta |ci sia |in )*(in |nel |nella )?(garage|cantina|bagagliaio|soffitta|robusta|regge|mio|fienile|armadio)(?! (della|con gli attrezzi) )',
  `(pistola|fucile|arma|revolver|pistola d ?ordinanza) ${UP}(mi guarda|la guardo|guardo lei|mento|tempia|bocca|a un metro|troppo tempo|penso|pensarci)|(appoggio|se avessi) ([a-z]+ ){0,2}(una |la )(pistola|canna)(?! da pesca)`,
  `(stanotte|stasera|stamattina|io|se|forse|un ?altr[oa]|ancora|ora|oggi|domenica|domani) ${UP}(mi|me) (lancio|butto|getto|scaravento)( (giu|ora|adesso|di sotto|davvero)( .*)?)?(?! [^ ])`,
  `(volerei|voglio volare|cadere|cado|saltare|salto|lanciarmi|buttarmi|volare|scaravento|precipitare) (giu|da (li|lassu|quassu)|di sotto|dal (decimo|sesto|quinto|settimo|terzo|quarto|ottavo|nono|nono) piano|nel vuoto)(?! (dal letto|dal divano|per le scale|in piscina) )`,
  '(di non|voglia di|tentazione di|a|sul|pensato di|penso di|paura di) (saltare|buttarmi|lanciarmi|gettarmi)(?! (la|il|un|i|le|su|in|nel|nella|sul|sulla|a|di|dal trampolino|sui|via|lo|pasto) )',
  `(penso|pensare|pensando|ripenso|attratt[oa]|attira|attrae|confidenza|gola|culla|calma|stanno bene|bene) (solo |sempre |spesso |ancora |ogni notte |quando penso )*(al|alla|ai|alle|dal|dalla|il|la|con il|col) ${CALLS}(?! (di|del|della|che|per|in|da|delle|dei|dove|a|al|con|ferroviari~) )`,
  `(il|la|quel|i|le|ogni) ${CALLS} ${UP}(mi chiama|chiama per nome|mi attira|mi tenta|l ?unica cosa che mi calma|sembra un letto|sembra una porta|pare morbido|mi aspetta)(?! (il|la|mamma) )`,
  `(aiuto|sono|sto|ci sto|ti scrivo|vi scrivo|cammino|sdrai~|sedut[oa]) (gia |qui |sedut[oa] |in piedi |da |di nuovo |salit[oa] )*(sul|sui|sulle|sulla|da sopra il|sopra il|sul bordo del|sul bordo della) (bordo del |bordo della |orlo del |ciglio del )?${HIGH}(?! (a|col|con|per|in|di (rialto|casa)|al sole|che|da|all) )`,
  '(tra|fra) me e (il|la|l) (viadotto|ringhiera|fine|vuoto|ponte|balcone|binario|mare)|(un|il|quel) piede (di la|nel vuoto|oltre)',
  '(sono|stasera sono|ero) (proprio |davvero )?a (un passo|tanto cosi)(?! (da|dal|dalla|dalle|dai|di) )( dal (vuoto|farlo).*)?(?! [^ ])',
  '(un passo in piu|mezzo passo|un passo) ([a-z]+ ){0,2}(verso|oltre|e) ([a-z]+ ){0,2}(riga|linea gialla|vuoto|finisce|e finita)|penso che basterebbe (poco|un (passo|attimo|salto))',
  `(prendo|preso|prendere|prenderei|prenderle|ingoio|ingoia[a-z]*|ingoi|bevo|aggiungo|butto giu|svuoto) ${UP}(tutto il flacone|tutte le ${PILLS}|tutto quello che (cera|ce|c e) in casa|i sonniferi|tutta la scatola|tutte insieme|la ingoio tutta|tutta insieme)(?! (per|come|prescri~) )`,
  `(ho messo|messo|ho|guardo|guardando|fisso|contando|contato|contarle|conservo|tenuto da parte|tengo da parte|accumul~|nascosto|in mano|penso alle) ${UP}(tutte )?${PILLS} ${UP}(in fila|a memoria|come si guarda|non penso niente|in mano|e (nn|non) so|sul comodino e|nella custodia|ogni sera un pochino|senza dirlo)`,
  `${PILLS} ${UP}(in fila|sono tantissime|contarle a memoria|so contarle|come si guarda una porta|per morire)|(da parte|conservo) (le gocce|le cure|le pastiglie|le compresse)`,
  '(quali|quanti|quante|che) (farmaci|pastiglie|gocce|pillole|medicine) ([a-z]+ ){0,2}(prendere|servono|bastano|ci vogliono) (e quant[ie]|per (morire|non svegli~|farla))?',
  '(comprato|preso|cerco|ho) (tutto )?(quello|cio) che (mi )?(serviva|serve|servira) (per farlo|in (tre|due|quattro) farmacie|e (pronto|nascosto))|il (modo|mezzo) (ce l ?ho|lo ho|c ?e) (gia )?(in casa|pronto)?',
  '(sacchetto|busta|busta di plastica) (in|sulla|intorno alla) testa|(gas|monossido|bombola) ([a-z]+ ){0,3}(sarebbe|una gentilezza|solo il gas|sonno|garage)|aperto il gas',
  '(garage|macchina) ([a-z]+ ){0,5}(accendere il motore|col motore acceso|motore acceso|chiude bene e chi)',
  '(guido|guidare|attraverso|motorino|autostrada|statale|curvone|curva|moto|macchina) ([a-z]+ ){0,7}(senza (cintura|guardare|casco)|chiudo gli occhi|chiudere gli occhi|occhi chiusi|non giro|di non girare|aspettando un muro|lasciare il volante|non frenare|non frenassi|sperando)(?!.*(autogrill|caffe))',
  '(chiudo gli occhi|occhi chiusi) ([a-z]+ ){0,3}(motorino|autostrada|guid[oa]~|macchina|volante|moto)(?! (dietro|e dormo) )',
  '(buttarmi|finire|finisco|mettermi|vado|andare|schiant[a-z]+|lanciarmi|andro) ([a-z]+ ){0,3}(sotto|contro) (un|il|al|a un|ad un|la|l) ?(treno|tir|camion|muro|pilone|albero|metro|metropolitana|guard ?rail)(?! (di|per|per lui|in ritardo) )',
  '(sopravvissut[oa]|primo tentativo|nemmeno il suicidio|dopo il tentativo) ([a-z]+ ){0,6}(riprov~|rincorsa|tentativo|riuscit[oa]|peccato)',
  '(prossima( volta)?|la terza|stavolta) (il cane dormira|non lascio la porta aperta|solo il gas|la terza no|non mi (salvano|trovano|riacchiapp~))',
  '(ci ho|lho|l ho) (gia )?(provato|tentato) ([a-z]+ ){0,3}(e poi ho vomitato|e mi hanno|la prossima|riacchiappat[oa]|salvat[oa]|nessuno lo sa)|(la notte scorsa|ieri( notte)?|stanotte) ci ho provato(?! (con|a) )',
  '(faccio|fare|faccia|facci|fara|sto per fare|rischio di fare) (la|una|quella|sta) (cazzata|sciocchezza|stupidaggine|pazzia)(?!.*(compr|ex|taglio|capelli|tatu|iscriv|scriv))',
  '(paura|terrore) (di|delle|del) (me|mie mani|quello che (posso|potrei) fare( (stanotte|stasera|a me).*)?|restare (sol[oa]) stasera perche so.*)(?! [^ ])|(lasciarmi|lasciatemi|resto|restare|stare) (da )?sol[oa] con (me|le forbici|le lamette|le pastiglie)',
  '(ho|in mano|medicine|lame~|vicino) ([a-z]+ ){0,5}(e )?(non|nn) so (cosa|che|ke) (faccio|fo|posso fare)( stasera| stanotte)?(?! [^ ])|so (cosa|quello che) faccio(?! [^ ])',
  '(o chiamo qualcuno|chiamo) o lo faccio|vado a farlo(?! [^ ])|sto per farlo|poi devo farlo|lo faccio (per davvero|o nn lo faccio|o non lo faccio)|(vado|adesso) (e )?lo faccio(?! [^ ])|non (averlo|l ?ho) ancora fatto(?! [^ ])',
  'se (non fosse|non avessi|avessi|non ci fossero|mia madre|mamma|non ci fosse) ([a-z]+ ){0,5}(l ?avrei|lo avrei) (gia )?(fatto|fatta finita)|l ?avrei gia fatta finita',
  '(cercato|cerco|googlato|informat[oa]|studiato|letto|ripensato|immaginare|scelgo|penso|pensando|ripassando) (su (internet|google) |bene |gia |spesso |ancora |solo )*(come (si fa senza soffrire|si fa a morire|farlo|lo farei|morire|andarmene|farla finita)|quanto (tempo ci vuole a morire|soffre chi resta|si soffre)|quale modo e meno|al (come|metodo)|il metodo|il come(?! [^ ])|perche sembri un incidente)',
  '(modo|maniera) (meno|piu) (brutt[oa]|doloros[oa]|veloce|indolore|pulit[oa]) (per|di) (andarsene|andarmene|morire|farla finita|sparire)|che (mi )?resta e il come',
  '(testa|voce|cervello) ([a-z]+ ){0,5}(fallo|muori|buttati|ammazzati|ucciditi|sparisci)',
  '(scritto|detto|dicono|dice|scrivono|urlano) (ammazzati|ucciditi|sparisci|muori) ([a-z]+ ){0,7}(retta|ragione|accontento|accontentarli|quasi quasi|lo faccio)|li accontento|sto per dargli ragione',
  '(nascosto|nascondete|nascondi|nascondetemi|dato via) (i coltelli|le lame|le lamette|le medicine|le pastiglie)(?! (ai|al|del|dai) )',
];
