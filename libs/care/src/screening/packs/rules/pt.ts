import { DENIALS } from './pt-denials.ts';
import { EATING } from './pt-eating.ts';
import { OTHERS } from './pt-others.ts';
import { OVERDOSE } from './pt-overdose.ts';
import { VIOLENCE } from './pt-violence.ts';
import { CLEARS } from './pt-clears.ts';
import { FAREWELL } from './pt-farewell.ts';
import { OBLIQUE } from './pt-oblique.ts';
import { PASSIVE } from './pt-passive.ts';
import { PLANS } from './pt-plans.ts';
import { DYING } from './pt-dying.ts';
import { HURTING } from './pt-hurting.ts';
import { LEAVING } from './pt-leaving.ts';
import { MEANS } from './pt-means.ts';
import { asTyped } from './pt-typed.ts';
import { DEAR } from './pt-words.ts';
import { SELF_HARM } from './pt-self-harm.ts';
import type { RuleSet } from './rule-set.ts';
import { SIGNS } from './pt-signs.ts';
import { WISH } from './pt-wish.ts';

/** What people say in this language (README.md). */
export const RULES: RuleSet = {
  crisis: [
    ...[WISH, PASSIVE, PLANS, FAREWELL, SELF_HARM, OBLIQUE],
    ...[DYING, MEANS, LEAVING, HURTING, SIGNS, OVERDOSE],
  ]
    .flat()
    .map(asTyped),
  concern: [
    `(meu|minha|um|uma) (melhor )?${DEAR} ([a-z]+ ){0,6}` +
      '(quer morrer|quer se matar|se matar|suicid~|tirar a (propria )?vida|nao quer (mais )?viver|se cort~|' +
      'se machuc~|se despedi~)',
    '(nao|n) (aguento|guento|suporto|to aguentando|consigo) mais',
    '(nada|tudo|isso tudo) (mais )?(nao )?(faz sentido|vale a pena|importa|tem graca|perdeu o sentido)',
    '(me odeio|tenho nojo de mim|odeio minha vida|me detesto|me desprezo|sou um (lixo|fracasso|inutil|nada))',
    '(joguei a toalha|perdi as esperancas|sem esperanca|fundo do poco|no limite|nao tenho mais forcas)',
    '(vazi[oa] por dentro|mort[oa] por dentro|nao sinto nada|me sinto (vazi[oa]|mort[oa]))',
    '(fazer|cometer) (uma )?(besteira|loucura|bobagem)',
    '(quero|queria|vontade de) (sumir|desaparecer|nao sentir|fugir de tudo)',
    '(suicidio|suicida|automutilacao)',
  ],
  worries: [...VIOLENCE, ...OTHERS, ...EATING].map(asTyped),
  denials: DENIALS.map(asTyped),
  clears: CLEARS.map(asTyped),
};
