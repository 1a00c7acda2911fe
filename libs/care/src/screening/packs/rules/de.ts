import { DENIALS } from './de-denials.ts';
import { EATING } from './de-eating.ts';
import { OTHERS } from './de-others.ts';
import { OVERDOSE } from './de-overdose.ts';
import { VIOLENCE } from './de-violence.ts';
import { CLEARS, TOPICS } from './de-clears.ts';
import { DIALECTS } from './de-dialects.ts';
import { ENDING } from './de-ending.ts';
import { FAREWELL } from './de-farewell.ts';
import { LONGING } from './de-longing.ts';
import { OBLIQUE } from './de-oblique.ts';
import { PARTING } from './de-parting.ts';
import { PLAIN } from './de-plain.ts';
import { PLANS } from './de-plans.ts';
import { SELF_HARM } from './de-self-harm.ts';
import { STEPS } from './de-steps.ts';
import { WISH } from './de-wish.ts';
import type { RuleSet } from './rule-set.ts';

const DEAR =
  '(freund|freundin|kumpel|bruder|schwester|sohn|tochter|mann|frau|mutter|vater|mama|papa|opa|oma|cousine?|kolleg(e|in)|schuler(in)?|nachbar(in)?|partner(in)?|ex|tante|onkel|mitbewohner(in)?|nichte|neffe|enkel(in)?|kind|madchen|junge|jemand|er|sie)';

/** Said outright of oneself: no film, sport or tool beside it makes it harmless. */
const OUTRIGHT =
  '((will|mochte|werde|wollt) ((ich|mich|nur|einfach|echt|wirklich|noch|endlich|auch|jetzt|bald|heute) ){0,4}' +
  '(sterben|tot sein|umbringen|erhangen|aufhangen|nicht mehr (leben|aufwachen|da sein))|' +
  '(?<!(nicht|nie|keine?n?) )(mich (heute |jetzt |endlich |selbst )?(umzubringen|zu toten|zu erhangen)|' +
  'mir (heute |jetzt |endlich |selbst )?das leben (zu )?nehmen|' +
  '(meinen|den) (suizid|selbstmord|freitod) ([^ ]+ )?(durchgespielt|geplant|vorbereitet|beschlossen|verschoben)))';

const unlessOutright = (topic: string): string =>
  `(?!(.* )?${OUTRIGHT})(?<!${OUTRIGHT} (.* )?)(${topic})`;

/** What people say in this language (README.md). */
export const RULES: RuleSet = {
  crisis: [
    ...OVERDOSE,
    ...PLAIN,
    ...WISH,
    ...PLANS,
    ...FAREWELL,
    ...OBLIQUE,
    ...LONGING,
    ...STEPS,
    ...ENDING,
    ...PARTING,
    ...SELF_HARM,
    ...DIALECTS,
  ],
  concern: [
    `${DEAR} ([^ ]+ ){0,6}(sterben will|will (nicht mehr leben|sterben)|umbring~|umzubringen|das leben nehmen|ritzt|suizid~|selbstmord~|aufhang~|springt|tabletten|abschiedsbrief)`,
    '(kann|pack|packe|schaff|schaffe|halte?|ertrage?) ([^ ]+ ){0,3}(nicht mehr|nimmer|nich mehr)',
    '(alles|nichts|leben) ([^ ]+ ){0,2}(sinnlos|egal|keinen sinn|hoffnungslos)',
    '(ich hasse mich|hasse mein leben|innerlich (tot|leer)|spure nichts mehr|gebe? auf|am ende)',
    '(niemand|keiner) (braucht|will|liebt) mich',
    '(mein leben ist vorbei|fotos von mir ([^ ]+ )?(verbrannt|geloscht))',
    '(suizid|selbstmord|selbstverletz~|suizidgefahrdet)',
  ],
  worries: [...VIOLENCE, ...OTHERS, ...EATING],
  denials: DENIALS,
  clears: [...CLEARS, ...TOPICS.map(unlessOutright)],
};
