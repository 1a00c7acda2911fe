import { toPattern, toPatterns } from '../to-patterns.ts';

const TOOK = toPattern(`
((j ?ai |g |je viens d ?(e |)|jviens d ?(e |)|jai |je les ai |je l ?ai )(deja |tout |encore |vraiment )*(pris|prise|avaler?|avalee?s?|gober?|prendre|ingurgiter?|enfiler?|descendre?|descendu|boire|bu))
`);
const PILLS = toPattern(`
(comprimes?|cachets?|pilules?|gelules?|medocs?|medicaments?|dolipranes?|efferalgans?|xanax|lexomils?|somniferes?|anxiolytiques?|stilnox|valium|antidepresseurs?|tercian|paracetamols?|aspirines?|calmants?|anxios?)
`);

/** Pills that were swallowed, without a word for them, or counted. */
export const OVERDOSE = toPatterns(`
${TOOK} (au moins |environ |pres de |plus de |genre |deja |presque |une |les )*([1-9][0-9]|quinze|quinzaine|vingt|vingtaine|trente|trentaine|quarante|quarantaine|cinquante|cinquantaine|soixante|cent|je sais pas combien) (de |d ?)?${PILLS}(?! (en (une|un|deux|trois|dix|tout|l ?espace)|par mois|sur (une|deux|dix)|
depuis|de (menthe|spiruline|vitamine|magnesium)))

${TOOK} (toute |tout |toutes |l ?|la |le |les |une |un |deux |trois )+(plaquettes?|boites?(?= ?(entiere )?(d ?un|tout|il y|ce soir|hier|ya|cul|et|pour))|tablettes?|flacons?|tubes?)( entiere?s?| complete?s?| tout entiere?)?( (d ?un coup|tout a l ?heure|il y a|ce soir|hier|ya|et|pour|cul sec|entiere?|d ?une traite).*|(?! ))(?!.*(medecin|prescri|ordonnance|chocolat|bonbon|biscuit|jus|biere|antibio))(?<!(chocolats?|bonbons?|
biscuits?|medecin) .*)
`);
