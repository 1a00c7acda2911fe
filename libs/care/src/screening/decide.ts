import type { CrisisKind } from './kinds.ts';
import { type CrisisMatch, phrasesIn } from './phrases-in.ts';
import type { CrisisLevel } from './rule.ts';

/** Which side decided the level: the rules, the trained classifier, or both. */
export type Decider = 'rules' | 'classifier' | 'both' | 'nothing';

/** The outcome of a screening. */
export interface CrisisScreening {
  /** The level that classifier and phrases give together. */
  level: CrisisLevel;
  /** The subjects, as far as the phrases tell; `other` where only the classifier found danger. */
  kinds: CrisisKind[];
  decidedBy: Decider;
  /** The phrases that counted. */
  matched: CrisisMatch[];
}

/**
 * Log-odds from which a text is `crisis`, set by `npm run care:report` (libs/care/README.md). Where the words may mean it,
 * less is enough; where the rules know them for a denial, a saying or a mere worry, more is needed. What is said outright
 * needs no consent of the classifier.
 */
const DANGER = { unknown: 0, likely: -0.7, concern: -0.2, cleared: 0.8 } as const;
// In a few words the rules know what is said; what was learnt of long texts adds nothing to a worry or a denial.
const FEW_WORDS = 14;
const IN_FEW_WORDS = { ...DANGER, concern: 1.2, cleared: Infinity } as const;
// From here on help is offered although no rule knows why.
const WORRY = -0.2;

/** Rules of level `crisis` whose words are often meant otherwise. */
const LIKELY: ReadonlySet<string> = new Set([
  'en.death-words',
  'en.tired-of-life',
  'en.suicide-intent',
  'en.means',
  'en.loose-crisis',
  'en.thoughts-of-death',
  'en.not-live',
  'en.farewell',
  'en.goodbye',
  'en.better-without-me',
  'en.height-or-traffic',
  'en.sleep-forever',
  'ar.not-live',
  'ar.not-exist',
  'ar.farewell',
  'ar.goodbye',
  'ar.death-better',
  'ar.tired-of-life',
  'ar.loose-crisis',
  'ar.thoughts-of-death',
  'ar.height-or-traffic',
  'ar.no-reason-live',
]);

/**
 * The level of a text.
 *
 * @param danger log-odds as learnt; null where the classifier could not be had, so that the rules decide alone.
 */
export function decide(text: string, danger: number | null): CrisisScreening {
  if (!/\p{L}/u.test(text)) return { level: 'none', kinds: [], decidedBy: 'nothing', matched: [] };
  const { matched, isCleared } = phrasesIn(text);
  const kinds = [...new Set(matched.map(({ kind }) => kind))];
  const said = classifyStatus(matched, isCleared);
  if (danger === null) {
    const level = said === 'outright' || said === 'likely' ? 'crisis' : 'concern';
    if (matched.length > 0) return { level, kinds, decidedBy: 'rules', matched };
    return { level: 'none', kinds: [], decidedBy: 'nothing', matched };
  }
  const lines = text.trim().split(/\s+/).length <= FEW_WORDS ? IN_FEW_WORDS : DANGER;
  const isHeavy = danger >= (said === 'outright' ? lines.unknown : lines[said]);
  if (said === 'outright') {
    return { level: 'crisis', kinds, decidedBy: isHeavy ? 'both' : 'rules', matched };
  }
  if (isHeavy && matched.length > 0) return { level: 'crisis', kinds, decidedBy: 'both', matched };
  if (isHeavy) return { level: 'crisis', kinds: ['other'], decidedBy: 'classifier', matched };
  if (matched.length > 0) return { level: 'concern', kinds, decidedBy: 'rules', matched };
  if (danger >= WORRY && said !== 'cleared')
    return { level: 'concern', kinds: ['other'], decidedBy: 'classifier', matched };
  return { level: 'none', kinds: [], decidedBy: 'nothing', matched };
}

function classifyStatus(
  matched: readonly CrisisMatch[],
  isCleared: boolean,
): keyof typeof DANGER | 'outright' {
  const crisis = matched.filter(({ level }) => level === 'crisis');
  if (crisis.some(({ rule }) => !LIKELY.has(rule))) return 'outright';
  if (crisis.length > 0) return 'likely';
  if (matched.length > 0) return 'concern';
  return isCleared ? 'cleared' : 'unknown';
}
