import { loadedLearnt } from './classifier/learnt.ts';
import { scoreSteps, scoreText } from './classifier/score-danger.ts';
import { type CrisisScreening, decide } from './decide.ts';
import { loadedPack, type PackLanguage } from './packs/pack.ts';
import { findReaders } from './packs/pack-language.ts';
import { packSteps, readByPack } from './packs/score-pack.ts';
import { atPace } from './pace.ts';
import type { CrisisLevel } from './rule.ts';

export { hasPack, loadedLanguages, loadPack, type PackLanguage } from './packs/pack.ts';
export { languageByScript } from './packs/script-language.ts';
export type { CrisisScreening, Decider } from './decide.ts';

/**
 * Looks for crisis language (suicide, self-harm, the wish not to exist, being a burden, farewell, means and plans) and
 * for what worries (someone else's danger, starving and purging, violence) in a text, in English and Arabic with its
 * dialects and its Latin spelling, on the device, once `loadPack` is done with any language; in a further language once it is
 * done with that. Rules know what is said outright: undenied it is never less than `concern`, and most of it is
 * `crisis` whatever the classifier says, which learnt from labelled sentences and finds what no rule knows. Run it on every free text before anything answers. `crisis`: show help first, ask directly, never end
 * the conversation. `concern`: offer help beside the answer.
 *
 * It is a net, not a diagnosis: a card too many costs a glance and a card too few may cost a life. What it finds and
 * what it misses is measured in docs/care.md. So `none` never says that someone is well, and Help now stays one
 * press away everywhere.
 *
 * Decided one by one:
 * - Exaggeration that can't be told from the real thing stays `crisis`: "this exam makes me want to die".
 * - A denial says nothing, in its own clause: "I would never kill myself" is `none`. "I don't want to live" is no denial;
 *   neither is "why not …", nor "a reason not to …". What follows a "but" is weighed by itself: "I'm not suicidal, but …".
 * - The bare word "suicide" / "انتحار" is `concern`, as is someone else's danger ("my friend wants to die"): the help page
 *   serves those who worry about a friend too. News, films and lessons about it are `none`.
 * - The past ("last year I wanted to die") counts like the present; told as overcome it is `concern`.
 * - Weariness ("I can't do this anymore", "تعبت ولا اقدر اكمل") is `concern` although it is mostly about work.
 */
export function screenForCrisis(text: string): CrisisScreening {
  const [first, ...others] = findReaders(text).map((language) =>
    language === null ? screenByScript(text) : screenByPack(text, language),
  );
  if (first === undefined) return screenByScript(text);
  return others.reduce(
    (worst, each) => (HEAVIER[each.level] > HEAVIER[worst.level] ? each : worst),
    first,
  );
}

/**
 * Reads a text part by part at the pace that was set, so that a pasted page holds nothing up: what `screenForCrisis` then has
 * left of the same text are the rules of English and Arabic. Another text that is screened meanwhile costs no more than that time.
 */
export async function readAhead(text: string): Promise<void> {
  const steps = findReaders(text).flatMap((language) => {
    const pack = language === null ? null : loadedPack(language);
    if (pack !== null) return packSteps(text, pack);
    const learnt = loadedLearnt();
    return learnt === null ? [] : scoreSteps(text, learnt);
  });
  await atPace(steps, (step) => step());
}

const HEAVIER: Readonly<Record<CrisisLevel, number>> = { none: 0, concern: 1, crisis: 2 };

function screenByScript(text: string): CrisisScreening {
  const learnt = loadedLearnt();
  return decide(text, learnt !== null && /\p{L}/u.test(text) ? scoreText(text, learnt) : null);
}

function screenByPack(text: string, language: PackLanguage): CrisisScreening {
  // What is said outright in English or Arabic is danger in any text; the rest their classifiers can't read here.
  const ruled = decide(text, null);
  const pack = loadedPack(language);
  if (pack === null || ruled.level === 'crisis') return ruled;
  const { level, decidedBy } = readByPack(text, pack);
  if (HEAVIER[level] <= HEAVIER[ruled.level])
    return level === 'none' || ruled.level !== level ? ruled : { ...ruled, decidedBy: 'both' };
  return {
    level,
    kinds: ruled.kinds.length > 0 ? ruled.kinds : ['other'],
    decidedBy,
    matched: ruled.matched,
  };
}
