import { UP } from './it-words.ts';

const PLACE =
  '(bracci[oa]|cosc[ei]~|coscia|gamb[ae]|pols[oi]|pancia|cavigli[ae]|collo|pelle|vene|fianchi|avambracci[oa]|nocche)';

/** Hurting oneself, hiding it, and falling back into it. */
export const HARM: readonly string[] = [
  '(mi taglio|me tajo|mi ferisco|mi incido|mi faccio del male|mi taglio ancora)(?! (i|il|la|le|un|una|fuori|sempre|spesso|con (la|il|un)|se|quando (cuc~|affett~|sbuc~)|corti) )',
  `(mi faccio|farmi|facendomi|facendo) (di nuovo |abbastanza )?(del )?male(?! (a|al|alla|agli|in|con|cadendo|giocando|se|quando|quel|da mangiare) )( (tanto|apposta|da sol[oa]|smettono|e non riesco|ogni sera|di nascosto).*)?(?! [^ ])`,
  '(mi|me) sto (facendo (del )?male|tagliando|graffiando|bruciando)(?! (i|la barba|le unghie|un|una|a|al) )',
  `(mi|me) (sono|so|ero) (di nuovo |ancora |gia |appena )*(fatt[oa] (del )?male|segnat[oa]|tagliat[oa]|tajat[oa]|bruciat[oa]|graffiat[oa]|apert[oa]|incis[oa]|ferit[oa]) (da sol[oa] )?(apposta|de novo|di nuovo(?! (col|con))|ancora(?! (col|con))|di proposito|pure stasera|(n ?)?artra vorta|anche oggi poco|con quello che|(il |le |la |tutte |e |sulle |sulla |sul |sui )+${PLACE}|e poi ho (sistemato|coperto|nascosto))(?! (con (la crema|il ferro|la ceretta)|col (ferro|rosmarino|forno)|cucin~|depil~) )`,
  '(ho )?(ricominciat[oa]|ripres[oa]|tornat[oa]|ricadut[oa]|ricascat[oa]) (con|coi|a|ai|nei|con i|con le|di nuovo a) (tagli|tagli[oa]~|farmi (del )?male|lamett[ae]|autolesion~)',
  '(mesi|giorni|anni|settimane) (pulit[oa]|senza tagli~|senza farmi male|senza lamett~)( e poi| poi| buttat~| e stanotte| e ieri| ma).*',
  '(?<!ci )sono (di nuovo )?ricadut[oa](?! [^ ])',
  `(l ?ho|lo) (rifatto|fatto di nuovo|rifaccio) ([a-z]+ ){0,3}(sulle|sulla|sul|sui|alle) ([a-z]+ )?${PLACE}~?|che l ?ho rifatto(?! [^ ])`,
  `(tagli|tajo|cicatrici|righe rosse|segni|graffi|lividi) ${UP}(non|nn) (si|me li|li) ved[eo]~|(tagli|cicatrici|lividi) ${UP}(ne faccio altr[ie]|li rifaccio|coi tagli|nuovi|prud~)`,
  `(i|due|tre|nuovi|altri|dei) (tagli|graffi) (nuovi )?(sulla|sulle|sul|sui) ${PLACE}`,
  `(maniche lunghe|manica lunga|felpa lunga|la felpa) ${UP}(di nuovo|vedono|quaranta|trenta~|agosto|luglio|non si ved~|tagli)|odio maniche lunghe|maniche lunghe di nuovo`,
  `(voglia|urgenza|prudono|prude|bisogno|tentazione) ([a-z]+ ){0,3}(di|dalla voglia di|la) (farlo di nuovo|rifarlo|sangue|tagliarmi|lama|lametta)(?! (del|di|che mangi) )`,
  `(lametta|lamette|rasoio|taglierino|cutter|forbici|cocci|vetro) ${UP}(ricomincia~|in mano|dove l ?ho lasciat[oa]|mi calma|vicino a me|per non usarl[ao]|comprat[ao])(?! (per|nuov~|da|al) )`,
  `(ho|con|tengo) ([a-z]+ ){0,3}(lametta|lamette|rasoio|taglierino|forbici|lama|pillole|medicine|pastiglie|corda) ([a-z]+ ){0,3}(in mano|vicino|addosso|accanto)|(vasca|bagno) (con|e) (il|la|le) (rasoio|lametta|lamette)`,
  `(premo|immagin~|cullo|ferisco|sento|penso|chiama|pensando) ([a-z]+ ){0,3}(la|alla|col|con la|nemmeno la) (lama|lametta|vetro)(?! (del|di|da) )`,
  `(graffio|graffiat[oa]|gratto|pugni|testa contro|sbatto|schiaccio|strappo|spacc~|sbuccio|morso|mordo|brucio) ${UP}(fino al sangue|finche (non )?(vedo|passa|sanguin~|esce)|almeno (quello )?(lo )?sent~|apposta|di proposito|ogni volta che sbaglio|per punir~|cosi (almeno )?(sento|penso|passa))`,
  '(mi|me) (odio|detesto) ([a-z]+ ){0,4}(mi brucio|mi taglio|mi punisco|mi graffio)',
  `(mi incido|incido|scrivo|scritto) ([a-z]+ ){0,2}(parole )?(sul|sulla|sulle|nel) ${PLACE} (col|con il|con la|con un) (compasso|lametta|coltello|taglierino|vetro|forbici)`,
  '(corpo|pancia|braccia|gambe) (lo |le |la )?punisco|autolesionismo (e|mi|era) (l|la|il|un|una|calma|lunica)~',
  '(cerco|rifaccio|faccio) (i |altri |nuovi |di nuovo )*(lividi|tagli|bruciature)(?! (di|col|con|alla|al) )|un taglietto (solo|ancora)',
  `(smesso|smetto|smettere|salto|non (prendo|faccio)) ([a-z]+ ){0,2}(l ?insulina|le cure|la dialisi) ${UP}(apposta|vero|cosi|muo~|morire)|(smesso|smetto|non faccio piu) l ?insulina apposta`,
  '(non|nn) mangio ([a-z0-9]+ ){0,5}(cuore|morire|svanire|sparire|cosi (muoio|finisce))|(sperando|spero) di sbagliare dose',
  '(ho|sono) (15|14|13|16|17|dodici|tredici|quattordici|quindici|sedici) anni ([a-z]+ ){0,4}(taglio|tagli|uccidermi|morire|male da sol[oa]|lametta|lamette)',
];
