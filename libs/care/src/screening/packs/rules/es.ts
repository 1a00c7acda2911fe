import { DENIALS } from './es-denials.ts';
import { EATING } from './es-eating.ts';
import { OTHERS } from './es-others.ts';
import { OVERDOSE } from './es-overdose.ts';
import { VIOLENCE } from './es-violence.ts';
import { toPattern } from './to-patterns.ts';
import { CLEARS } from './es-clears.ts';
import { FAREWELL } from './es-farewell.ts';
import { HINTS } from './es-hints.ts';
import { HURT_AND_BURDEN } from './es-hurt.ts';
import { LEAVING } from './es-leaving.ts';
import { MEANS } from './es-means.ts';
import { NEAR } from './es-near.ts';
import { OBLIQUE } from './es-oblique.ts';
import { PASSIVE } from './es-passive.ts';
import { PLAIN } from './es-plain.ts';
import { READY } from './es-ready.ts';
import { REGRET } from './es-regret.ts';
import type { RuleSet } from './rule-set.ts';
import { WISH } from './es-wish.ts';

const DEAR = toPattern(`
(amig[oa]|herman[oa]|hij[oa]|prim[oa]|novi[oa]|vecin[oa]|alumn[oa]|companer[oa]|ti[oa]|abuel[oa]|madre|padre|mama|
papa|cunad[oa]|sobrin[oa]|niet[oa]|marido|mujer|espos[oa]|pareja|ex)
`);

/** What people say in this language (README.md). */
export const RULES: RuleSet = {
  crisis: [
    ...OVERDOSE,
    ...WISH,
    ...PASSIVE,
    ...MEANS,
    ...FAREWELL,
    ...OBLIQUE,
    ...PLAIN,
    ...HINTS,
    ...LEAVING,
    ...READY,
    ...HURT_AND_BURDEN,
    ...REGRET,
    ...NEAR,
  ],
  concern: [
    `(mi|un|una) (mejor )?${DEAR} ([a-z]+ ){0,6}(quiere morir~|se quiere (morir|matar)|suicid~` +
      `|matarse|quitarse (la vida|de en medio)` +
      `|no quiere (vivir|seguir)|se corta|autolesion~|hacerse dano|se despid~)`,
    '(no puedo|no aguanto|no doy|ya no puedo|ya no aguanto|ya no doy) mas',
    '(nada|nada de esto|todo) (ya )?(no )?(tiene sentido|vale la pena|importa|me importa|perdio sentido)',
    '(me odio|me doy asco|odio mi vida|me desprecio|me detesto)',
    '(me rindo|tiro la toalla|no me quedan fuerzas|sin esperanza|toque fondo|he tocado fondo)',
    '(me (dijeron|dicen|escriben|dijo|dice)|en el grupo) ([a-z]+ ){0,4}(que me (mate|muera)|matate|muerete)',
    '(muert[oa] (por dentro|en vida)|vaci[oa] por dentro|no siento nada|me siento (vaci[oa]|muert[oa]))',
    '(hacer|cometer) una (locura|tonteria|estupidez|barbaridad)',
    '(quiero|quisiera|ganas de) (desaparecer|dormir y|huir de todo|no sentir)',
    '(suicidio|suicida|autolesion|autolesiones)',
  ],
  worries: [...VIOLENCE, ...OTHERS, ...EATING],
  denials: DENIALS,
  clears: CLEARS,
};
