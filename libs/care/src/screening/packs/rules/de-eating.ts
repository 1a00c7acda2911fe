import { NEAR } from './de-others.ts';
import { toPattern, toPatterns } from './to-patterns.ts';

// Illness, pregnancy, treatment, faith.
const ILL = toPattern(`
(schwanger|magen darm|grippe|virus|noro|vergift|chemo|ubelkeit|kater|verdorben|abgelaufen|seekrank|reisekrank|boot|schiff|flug|blut|untersuch|operation|arzt|verstopf|darmspieg|ramadan|fastenzeit|auto|katz|hund|baby|migrane|besoffen|betrunken)
`);
const UNLESS_ILL = `(?!.* ${ILL})(?<!${ILL}[^ ]* .*)`;
const THIN = toPattern(`
(nicht (zunehme|zuzunehmen|dick (werde|zu werden)|fett (werde|zu werden))|abzunehmen|abnehme|dunn(er)? (zu )?(werde|werden|bleibe|bleiben|bin|sein)|schlank (zu )?(werde|werden|bleibe|bin|sein)|gewicht (zu verlieren|verliere)|zunehmen|weniger (zu )?wieg[a-z]+)
`);
const PURGE = '(kotze?n?|kotz|erbreche?n?|erbrochen|ubergebe?n?|gekotzt|wurge|breche)';

/** Purging, and starving to be thin. */
export const EATING = toPatterns(`
(ich |i )?${PURGE} ([a-z]+ ){0,3}(nach (jedem|jeder|dem|allen|jeglichem) (essen|mahlzeit|mahlzeiten|abendessen|fressanfall|fressanfallen|bissen|mittagessen)|alles (wieder )?(aus|was ich)|das essen|mein essen)${UNLESS_ILL}

nach (jedem|jeder|dem|allen) (essen|mahlzeit|abendessen|fressanfall|mittagessen) ([a-z]+ ){0,4}(${PURGE}|finger in den hals|auf klo und|aufs klo und)${UNLESS_ILL}

(finger in den hals|zum (kotzen|erbrechen|ubergeben) (bringe|zwinge|gebracht)|(bringe|zwinge) mich (selbst )?(dazu |zum |zu )*(zu )?(kotzen|erbrechen|ubergeben)|abfuhrmittel (um|damit|nach|weil|seit|genommen um)|(nehme|schlucke|brauche|fresse) ([a-z]+ ){0,3}abfuhrmittel)${UNLESS_ILL}

(${PURGE}|esse (nichts|nix|kaum|fast nichts|gar nichts|nicht mehr|seit)|nichts (mehr )?gegessen|nix gegessen|hungere|hunger mich|lass(e)? (alle )?mahlzeiten aus|faste|abfuhrmittel) (?!(brot|zucker|fleisch|intervall)[a-z]* )([a-z0-9]+ ){0,7}${THIN}${UNLESS_ILL}

(hungere|hungre) (mich |seit |weiter|fur )[a-z0-9 ]*|seit [a-z0-9]+ (tagen|tage) (esse ich )?(nichts|nix|gar nichts|kaum was)( mehr)? (gegessen|runtergekriegt)(?! (au(ß|ss)er|was))${UNLESS_ILL}

${NEAR} ([a-z]+ ){0,3}(kotzt|erbricht|ubergibt sich|erbricht sich|hungert|nimmt abfuhrmittel|steckt sich den finger in den hals|isst (nichts|kaum noch|fast nichts|nicht mehr) (mehr )?(um|weil sie sich|damit)|ist magersuchtig|hat (magersucht|bulimie)|kotzt sich)( [a-z]+)?( (essen|mahlzeit))?${UNLESS_ILL}

(hab|habe|bin|ruckfall|wieder|leide|rutsche) ([a-z]+ ){0,4}(magersucht|magersuchtig|bulimie|bulimisch|anorexie|essstorung|ess storung)
`);
