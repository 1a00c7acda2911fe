/** The subject of a dangerous statement; each needs another answer. */
export type CrisisKind =
  | 'ideation'
  | 'passive'
  | 'self-harm'
  | 'method'
  | 'plan'
  | 'goodbye'
  | 'third-person'
  | 'eating'
  | 'violence'
  | 'abuse'
  | 'other';

/** By the name of the rule, without its language. A rule that is not here speaks of the wish to die. */
const KINDS: Readonly<Record<string, CrisisKind>> = {
  'self-harm': 'self-harm',
  'hurts-self': 'self-harm',
  bleeds: 'self-harm',
  means: 'method',
  'means-asked': 'method',
  'dose-asked': 'method',
  'way-asked': 'method',
  'means-ready': 'method',
  'means-at-hand': 'method',
  attempt: 'method',
  'height-or-traffic': 'method',
  'other-means': 'method',
  plan: 'plan',
  'time-set': 'plan',
  'plan-unclear': 'plan',
  farewell: 'goodbye',
  goodbye: 'goodbye',
  'left-words': 'goodbye',
  'leaves-things': 'goodbye',
  'not-live': 'passive',
  'wish-dead': 'passive',
  'sleep-forever': 'passive',
  'better-without-me': 'passive',
  'no-reason-live': 'passive',
  'tired-of-life': 'passive',
  'would-not-mind': 'passive',
  'just-dies': 'ideation',
  'wish-hit': 'passive',
  'not-exist': 'passive',
  disappear: 'passive',
  'not-alive': 'passive',
  hint: 'passive',
  'hint-unmissed': 'passive',
  'hint-until': 'passive',
  'hint-absent': 'passive',
  'hint-farewell': 'goodbye',
  'hint-settled': 'plan',
  'hint-unsafe': 'passive',
  'hint-place': 'method',
  'other-person': 'third-person',
  'worried-for': 'third-person',
  'speaks-to-one': 'third-person',
  starves: 'eating',
  purges: 'eating',
  'fears-food': 'eating',
  'eating-illness': 'eating',
  'is-hurt': 'violence',
  'latin-is-hurt': 'violence',
  'stays-for-others': 'passive',
  'home-unsafe': 'violence',
  'may-hurt-others': 'violence',
  abuse: 'abuse',
  hopeless: 'other',
  'cannot-go-on': 'other',
  worthless: 'other',
};

/** Returns the subject of a rule. */
export function getKind(rule: string): CrisisKind {
  return KINDS[rule.slice(rule.indexOf('.') + 1)] ?? 'ideation';
}
