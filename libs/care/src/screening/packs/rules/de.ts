import { CLEARS } from './de-clears.ts';
import { FAREWELL } from './de-farewell.ts';
import { OBLIQUE } from './de-oblique.ts';
import { PLANS } from './de-plans.ts';
import { WISH } from './de-wish.ts';
import type { RuleSet } from './rule-set.ts';

const DEAR =
  '(freund|freundin|kumpel|bruder|schwester|sohn|tochter|mann|frau|mutter|vater|mama|papa|opa|oma|cousine?|kolleg(e|in)|schuler(in)?|nachbar(in)?|partner(in)?|ex|tante|onkel|mitbewohner(in)?|nichte|neffe|enkel(in)?|kind|madchen|junge|jemand|er|sie)';

/** What people say in this language (README.md). */
export const RULES: RuleSet = {
  crisis: [...WISH, ...PLANS, ...FAREWELL, ...OBLIQUE],
  concern: [
    `${DEAR} ([^ ]+ ){0,6}(sterben will|will (nicht mehr leben|sterben)|umbring~|umzubringen|das leben nehmen|ritzt|suizid~|selbstmord~|aufhang~|springt|tabletten|abschiedsbrief)`,
    '(kann|pack|packe|schaff|schaffe|halte?|ertrage?) ([^ ]+ ){0,3}(nicht mehr|nimmer|nich mehr)',
    '(alles|nichts|leben) ([^ ]+ ){0,2}(sinnlos|egal|keinen sinn|hoffnungslos)',
    '(ich hasse mich|hasse mein leben|innerlich (tot|leer)|spure nichts mehr|gebe? auf|am ende)',
    '(suizid|selbstmord|selbstverletz~|suizidgefahrdet)',
  ],
  clears: CLEARS,
};
