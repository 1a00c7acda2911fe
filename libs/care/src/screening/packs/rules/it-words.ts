// Pieces of the Italian patterns, as people type them: apostrophes are gone ("l'ho" is read as "lho"), "non" is often "nn".

export const NOT = '(non|nn|nun|nin|nu)';

const SOME =
  '(solo |soltanto |davvero |veramente |proprio |tanto |solamente |semplicemente |ormai |spesso |sempre |piu |ancora |quasi |solo una cosa |un |ke |che )*';

/** "I want", "I would like", "I feel like", up to the infinitive. */
export const WANT = `(?<!non )(?<!nn )(voglio|vojo|vogl|volio|vorrei|vurria|desidero|sogno di|ho voglia di|voglia di|mi va di|mi verrebbe da|mi viene da|ho bisogno di|preferirei|preferisco|meglio|avrei voglia di|ho deciso di|ho scelto di|intendo|spero di|spero solo di|muoio dalla voglia di|non vedo l ?ora di|merito di|mi merito di|devo|dovrei|potrei|sto per|sono pronta? (a|per)|sono pronto (a|per)|penso (spesso |sempre |solo |ancora )?(di|a)|pensato di|pensando di|pensare di|tentata di|tentato di|volevo|volessi|ho paura di|stavo per|meglio) ${SOME}`;

/** To die, in many words. */
export const DIE =
  '(morire|morì|morir|crepare|schiattare|moriee|mrire|morie|stirare le zampe|ammazzarmi|ammazzarme|amazzarmi|ammazarmi|uccidermi|ucidermi|uccidere me stess[oa]|suicidarmi|suicidarme|sucidarmi|suicidami|suicidio|impiccarmi|spararmi|annegarmi|affogarmi|tagliarmi la gola|avvelenarmi|buttarmi (giu|sotto|di sotto|dal|dalla|nel|in mare)|gettarmi (giu|sotto|dal|dalla|nel)|lanciarmi (giu|nel vuoto|dal|dalla|sotto)|farla finita|farl afinita|finirla (qui|qua|per sempre|una volta)|farmi fuori|levarmi di mezzo|togliermi di mezzo|levarmi dal mondo|togliermi (la|questa) vita|levarmi la vita|essere mort[oa]|sparire (per sempre|dal mondo|da questo mondo|dalla faccia|e non tornare|nel nulla|definitivamente)|scomparire (per sempre|dal mondo|da questo mondo|dalla faccia)|smettere di (esistere|vivere|respirare|essere)|cessare di (esistere|vivere)|non (esistere|esserci|essere) (piu|mai)|non esserci|non esistere|non essere (mai )?nat[oa]|non svegliarmi( piu| mai)?|non svegliarmi|nn svegliarmi|non risvegliarmi|andarmene (per sempre|da questo mondo|da questa vita|all altro mondo)|chiudere (tutto per sempre|gli occhi per sempre|gli occhi e non)|dormire (per sempre|e non svegliarmi|in eterno)|addormentarmi (e non|per sempre|e nn)|spegnermi|suicidarsi anche io|lasciarmi morire|lasciarmi andare per sempre|mettere fine (a tutto|alla mia vita|a questa vita|alle mie sofferenze|al mio dolore)|porre fine (a tutto|alla mia vita|a questa vita|alla mia esistenza|alle mie sofferenze)|raggiungere (mamma|papa|mia madre|mio padre|mia nonna|mio nonno|mio figlio|mio marito|mia moglie) (lassu|in cielo|nell aldila)|stare sotto terra|sottoterra)';

/** "I shall kill myself". */
export const I_END =
  '(mi (ammazzo|amazzo|ammazzero|uccido|uccidero|suicido|suicidero|sucido|impicco|impicchero|sparo (in testa|in bocca|un colpo|alla tempia)|tolgo (la vita|di mezzo|dal mondo)|togliero (la vita|di mezzo)|levo (di mezzo|la vita|dal mondo)|faccio fuori|faro fuori|butto (di sotto|giu|sotto|dal|dalla|nel)|buttero (di sotto|giu|sotto|dal|dalla|nel)|getto (giu|sotto|dal|dalla|nel)|lancio (nel vuoto|dal|dalla|giu|sotto)|lascio (morire|cadere giu)|taglio le vene|taglio i polsi|apro le vene|avveleno))';

/** A time that is near, or a day. */
export const SOON =
  '(oggi|stasera|stanotte|sta notte|sta sera|domani|dopodomani|domattina|adesso|ora|tra poco|fra poco|presto|questa notte|questa sera|questa settimana|questo weekend|questo fine settimana|sabato|domenica|lunedi|martedi|mercoledi|giovedi|venerdi|prima di (natale|domani|lunedi|pasqua)|dopo (natale|le feste|gli esami|il compleanno|la laurea|la maturita|il funerale)|a natale|entro (domani|domenica|natale|sera)|quando (dormono|tutti dormono|escono|sono sol[oa]|saro sol[oa]|esce|dorme)|appena (dormono|escono|sono sol[oa]))';

/** Those who are left behind. */
export const THEM =
  '(tutti|gli altri|il mondo|la mia famiglia|famiglia|i miei( genitori| figli| amici)?|mia (madre|moglie|sorella|figlia)|mio (padre|marito|fratello|figlio)|mamma|papa|i (bambini|ragazzi|figli|colleghi)|i miei bambini|i miei nipoti|loro|lui|lei|voi|a tutti|chi mi (vuole bene|ama|sta vicino)|chi mi sta intorno|ognuno|chiunque|a casa)';

/** What is swallowed. */
export const PILLS =
  '(pillol~|pasticc~|pastigli~|compress~|farmac~|medicin~|sonnifer~|gocce|tranquillant~|ansiolitic~|antidepressiv~|tachipirin~|paracetamolo|xanax|tavor|lexotan|valium|insulina|benzo|benzodiazepin~|blister|psicofarmac~|morfina|rivotril|minias|candeggina|varechina|topicida|veleno)';

/** Heights, water, rails. */
export const EDGE =
  '(ponte|viadotto|cavalcavia|tetto|balcone|balconcino|terrazz~|finestra|scoglier~|dirupo|burrone|strapiombo|parapetto|ringhiera|davanzale|cornicione|binar~|rotai~|treno|treni|metro|camion|tir|vuoto|fiume|po|tevere|arno|adige|mare|lago|diga|piano|palazzo|tram|stazione|campanile|pozzo)';

/** Where one hurts oneself. */
export const BODY =
  '(bracci~|pols~|cosc~|gamb~|pancia|vene|pelle|avambracci~|fianch~|carne|caviglie|mani|dita|spalle|coscia|polpacc~|gola)';

/** With what one hurts oneself. */
export const BLADE =
  '(lamett~|lama|lame|rasoi~|taglierin~|cutter|coltell~|forbic~|compasso|vetro|temperamatite|temperino|spill~|ago|accendino|sigarett~|forbicin~|bisturi|puntina|gillette)';

/** "When I am gone". */
export const GONE =
  '(senza (di )?me( tra i piedi| intorno| in giro)?|se (io )?(non ci fossi|non esistessi|sparissi|scomparissi|morissi|muoio|crepassi|crepo|schiattassi|non fossi (mai )?nat[oa]|fossi mort[oa]|me ne andassi|mi ammazzassi|mi ammazzo|mi uccidessi|mi togliessi|mi suicidassi|nn ci fossi|non ci sono piu|smettessi di esistere)|quando (io )?(non ci (saro|sono) piu|saro mort[oa]|saro sotto ?terra|me ne saro andat[oa]|saro andat[oa] via|non esistero piu|nn ci saro piu|saro morta|saro morto|muoio|moriro|non ci saro)|(dopo|alla) (la )?mia morte|(una volta|da) mort[oa]|il mio funerale|dopo di me)';

/** Up to five words between two. */
export const UP = '([a-z0-9]+ ){0,5}';
