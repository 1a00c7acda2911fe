import { dangerOf } from './classifier/danger-of.ts';
import { phrasesIn, type CrisisMatch } from './phrases-in.ts';
import type { CrisisLevel } from './rule.ts';

/** The outcome of {@link screenForCrisis}. */
export interface CrisisScreening {
  /** What the classifier and the phrases say together. */
  level: CrisisLevel;
  /** The phrases that counted. */
  matched: CrisisMatch[];
}

/**
 * Log-odds from which a text is `crisis`: set where of harmless sentences of strangers five in a hundred are taken for
 * danger (labelled/README.md). Where a rule knows the words as well, less is enough; where the rules know them for a
 * denial, a saying or a mere worry, more is needed.
 */
const DANGER = { unknown: 0, crisis: -0.6, concern: 0.3, cleared: 1.2 } as const;
// A phrase that worries is passed over where the classifier is as sure as this that all is well …
const HARMLESS = -0.8;
// … unless it is about all that is said, or is about someone else, of whom the classifier has learnt nothing.
const FEW_WORDS = 5;
const OTHER_PERSON = /(?:^|\.)other-person$/;

/**
 * Looks for crisis language (suicide, self-harm, the wish not to exist, being a burden, farewell, means and plans) in a
 * text, in English and Arabic with its dialects and its Latin spelling, on the device. A classifier that learnt from
 * labelled sentences decides; rules tell it what is said outright, denied or a saying, and what worries. Run it on every
 * free text before anything answers. `crisis`: show help first, ask directly, never end the conversation. `concern`:
 * offer help beside the answer.
 *
 * It is a net, not a diagnosis: a card too many costs a glance and a card too few may cost a life. What it finds and
 * what it misses is measured in `labelled/README.md`. So `none` never says that someone is well, and Help now stays one
 * press away everywhere. Violence by or against others is outside its scope.
 *
 * Decided one by one:
 * - Exaggeration that can't be told from the real thing stays `crisis`: "this exam makes me want to die".
 * - A denial says nothing: "I would never kill myself" is `none`. "I don't want to live" is no denial; neither is
 *   "why not …".
 * - The bare word "suicide" / "انتحار" is `concern`, as is someone else's danger ("my friend wants to die"): the help page
 *   serves those who worry about a friend too. News, films and lessons about it are `none`.
 * - The past ("last year I wanted to die") counts like the present, unless it is told as overcome.
 * - Weariness ("I can't do this anymore", "تعبت ولا اقدر اكمل") is `concern` although it is mostly about work.
 */
export function screenForCrisis(text: string): CrisisScreening {
  if (!/\p{L}/u.test(text)) return { level: 'none', matched: [] };
  const danger = dangerOf(text);
  const { matched, isCleared } = phrasesIn(text);
  const said = levelOf(matched) ?? (isCleared ? 'cleared' : 'unknown');
  if (danger >= DANGER[said]) return { level: 'crisis', matched };
  const isWorrying =
    danger >= HARMLESS ||
    text.trim().split(/\s+/).length <= FEW_WORDS ||
    matched.some(({ rule }) => OTHER_PERSON.test(rule));
  if (matched.length === 0 || !isWorrying) return { level: 'none', matched: [] };
  return { level: 'concern', matched };
}

function levelOf(matched: readonly CrisisMatch[]): CrisisMatch['level'] | null {
  if (matched.length === 0) return null;
  return matched.some(({ level }) => level === 'crisis') ? 'crisis' : 'concern';
}
