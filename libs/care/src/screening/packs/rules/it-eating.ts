import { NEAR } from './it-others.ts';
import { toPattern, toPatterns } from './to-patterns.ts';

// Illness, pregnancy, treatment, faith.
const ILL = toPattern(`
(incint|gravidanz|influenz|virus|gastr|intossic|chemio|nause|sbornia|ubriac|avariat|scadut|andat[oa] a male|mal d|aereo|nave|traghett|analisi|esame|esami|operazion|medic|stitichezz|colonscop|ramadan|quaresima|macchina|gatt|can[ei]|bimb|bebe|dentista)
`);
const UNLESS_ILL = `(?!.* ${ILL})(?<!(?<![^ ])${ILL}[^ ]* .*)`;
const UP = '([a-z0-9]+ ){0,4}';
const THIN = toPattern(`
(non ingrassare|nn ingrassare|dimagrire|perdere (peso|chili|kg)|essere (magr[oa]|piu magr[oa])|diventare magr[oa]|calare di peso|pesare (di )?meno)
`);

/** Purging, and starving to be thin. */
export const EATING = toPatterns(`
(mi )?(provoco|provocarmi|procuro|procurarmi|induco|indurmi|faccio|farmi|costringo a|costringermi a|sforzo di|obbligo a|metto a|provocat[oa]|procurat[oa]) (il |a )?vomit(o|are)${UNLESS_ILL}

(vomito|vomitare|vomitato|vomitando|rimetto|rigetto) ${UP}(dopo|quello che|tutte le volte che|ogni volta che|appena) (ogni |aver |che |ho |tutti i |il |la |le )*(mangio|mangiato|mangiare|pasto|pasti|cena|pranzo|abbuffata|abbuffat[ae]|abbuffarmi|cibo)${UNLESS_ILL}

(vomito|vomitare|vomitato|due dita in gola|dita in gola|lassativi|diuretici|non mangio|nn mangio|non ho mangiato|smesso di mangiare|senza mangiare|smetto di mangiare|faccio la fame|digiuno|salto i pasti|salto tutti i pasti) (?!(pane|dolci|carne|zuccher|glutin|pasta|fritt|carboidrat|
intermittente)[a-z]* )([a-z0-9]+ ){0,7}${THIN}${UNLESS_ILL}

non (mangio|tocco cibo)( niente| nulla)? da (due|tre|quattro|cinque|sei|sette|[0-9]+) giorni(?! (in|al|alla))${UNLESS_ILL}|(sono|da) [a-z0-9]+ (giorni|giorno) (che )?(non|nn|senza) (mangio|tocco cibo|mangiare)( (niente|nulla))?(?! (carne|pane|dolci|zuccher|glutine|pasta|fuori|pizza|cioccolat|fritt|frutta|pesce|nient altro)[a-z]*)${UNLESS_ILL}

((prendo|uso|abuso di|compro|presi|prendere|prendendo) ${UP}lassativi|(mi metto|metto|mettermi) (le |due )?dita in gola)${UNLESS_ILL}

${NEAR} ${UP}(vomita|si provoca il vomito|si fa vomitare|prende lassativi|non mangia (piu )?(niente|nulla|quasi niente) (per|perche si vede)|soffre di (anoressia|bulimia)|e (anoressica|bulimica))( (dopo|tutto|di nascosto|ogni))?${UNLESS_ILL}

(ho|soffro di|ricadut[oa] (nell|nella)|sono ricadut[oa]|ricasc[a-z]+|credo di avere|combatto con) ${UP}(l ?)?(anoressia|bulimia|binge|disturbo alimentare|disturbi alimentari|dca)
`);
