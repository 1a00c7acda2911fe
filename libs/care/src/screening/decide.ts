import { isAmbition } from './ambition.ts';
import type { TextScores } from './classifier/score-danger.ts';
import { afterContrast } from './contrast.ts';
import { isEveryday } from './everyday.ts';
import { DANGEROUS, FEW_WORDS, findKinds, PAGE, SURE_OF_KIND } from './find-kinds.ts';
import type { CrisisKind } from './kinds.ts';
import { isHarmlessWord } from './lone-word.ts';
import { normalise } from './normalise.ts';
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
 * Log-odds from which a text is `crisis`, set by `npm run care:report` (docs/care.md). Where the words may mean it,
 * less is enough; where the rules know them for a denial, a saying or a mere worry, more is needed. What is said outright
 * needs no consent of the classifier.
 */
const DANGER = {
  unknown: 0.05,
  likely: -0.66,
  concern: -0.35,
  cleared: 0.8,
  everyday: 0.8,
} as const;
const IN_FEW_WORDS = {
  ...DANGER,
  unknown: -0.08,
  concern: 1.2,
  cleared: Infinity,
  everyday: 1.2,
} as const;
// What follows a "but" is weighed alone where a few words are cleared by what stands before it.
const TAIL = { alone: 0.6, inDanger: 0.05, danger: 1.25 } as const;
// On a page more is needed where no rule knows why.
const ON_PAGE = { ...DANGER, unknown: 0.6 } as const;
// From here on help is offered although no rule knows why.
const WORRY = { short: -0.1, long: 0.5 } as const;

/**
 * Rules of a bare word ("suicide", "to die"), no statement of anyone: alone they count only where the whole text is not
 * plainly calm, since most of what says them is news, games and fear of illness.
 */
const BARE: ReadonlySet<string> = new Set([
  'en.suicide',
  'en.death-words',
  'ar.suicide',
  'ar.death-words',
]);
const BARE_CALM = -0.85;

/** Rules of level `crisis` whose words are often meant otherwise. */
const LIKELY: ReadonlySet<string> = new Set([
  'en.end-life',
  'en.just-dies',
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
  'en.oblique',
  'en.hint-unmissed',
  'en.hint-until',
  'en.hint-absent',
  'en.hint-farewell',
  'en.hint-settled',
  'en.hint-unsafe',
  'en.hint-place',
  'ar.hint',
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

// Self-harm and method are danger where the classifier of danger does not speak against it; else a worry.
const AGREES = -0.4;
// Without a rule one of the two must be sure in a few words, and danger itself on a page.
const AGREES_ALONE = WORRY.short;

/**
 * The level of a text.
 *
 * @param scores log-odds as learnt; null where the classifier could not be had, so that the rules decide alone.
 */
export function decide(text: string, scores: TextScores | null): CrisisScreening {
  if (!/\p{L}/u.test(text)) return { level: 'none', kinds: [], decidedBy: 'nothing', matched: [] };
  const { matched, isCleared } = phrasesIn(text);
  const status = classifyStatus(matched, isCleared);
  const ruled = [...new Set(matched.map(({ kind }) => kind))];
  if (scores === null) {
    const level = status === 'outright' || status === 'likely' ? 'crisis' : 'concern';
    if (matched.length > 0) return { level, kinds: ruled, decidedBy: 'rules', matched };
    return { level: 'none', kinds: [], decidedBy: 'nothing', matched };
  }
  if (matched.length === 0 && (isAmbition(text) || isHarmlessWord(text))) {
    return { level: 'none', kinds: [], decidedBy: 'nothing', matched: [] };
  }
  const { danger, tail } = scores;
  const count = text.trim().split(/\s+/).length;
  const isShort = count <= FEW_WORDS;
  const isMatched = matched.length > 0;
  const isOrdinary = status === 'unknown' && isShort && isEveryday(normalise(text));
  const said = isOrdinary ? 'everyday' : status;
  const isCalm = isOrdinary || status === 'cleared';
  const found = findKinds(scores, { count, isCleared: isCalm, isMatched });
  // Where somebody says outright that they want to die, a way or self-harm is told of by its own words only.
  const learnt = said === 'outright' ? found.filter((kind) => !DANGEROUS.has(kind)) : found;
  const kinds = [...new Set<CrisisKind>([...ruled, ...learnt])];
  const lines = isShort ? IN_FEW_WORDS : count < PAGE ? DANGER : ON_PAGE;
  // A denial that stands in what follows is still one.
  const isTurned =
    said === 'cleared' &&
    tail >= (danger >= TAIL.danger ? TAIL.inDanger : TAIL.alone) &&
    !phrasesIn(afterContrast(text)).isCleared;
  const isHeavy = isTurned || danger >= (said === 'outright' ? lines.unknown : lines[said]);
  if (said === 'outright') {
    return { level: 'crisis', kinds, decidedBy: isHeavy ? 'both' : 'rules', matched };
  }
  const isBare = matched.length > 0 && matched.every(({ rule }) => BARE.has(rule));
  if (isBare && danger < BARE_CALM && found.length === 0)
    return { level: 'none', kinds: [], decidedBy: 'classifier', matched: [] };
  // Of somebody else's danger, and of what the rules know in a few words, the kinds learnt decide no more than a worry.
  const isOfOther = matched.length > 0 && matched.every(({ kind }) => kind === 'third-person');
  const isKnown = isOfOther || (isShort && matched.length > 0 && said === 'concern');
  const needsSure = isShort && !isMatched && danger < AGREES_ALONE;
  const isFound =
    !isKnown &&
    danger >= (count >= PAGE && !isMatched ? AGREES_ALONE : AGREES) &&
    found.some((k) => DANGEROUS.has(k) && (!needsSure || scores.kinds[k] >= SURE_OF_KIND));
  // What is gone and told as overcome is no danger of today.
  const isPast = isShort && isMatched && matched.every((each) => each.isPast);
  const isDanger = !isPast && (isHeavy || isFound);
  if (isDanger && matched.length > 0) return { level: 'crisis', kinds, decidedBy: 'both', matched };
  const named: CrisisKind[] = kinds.length > 0 ? kinds : ['other'];
  if (isDanger) return { level: 'crisis', kinds: named, decidedBy: 'classifier', matched };
  if (matched.length > 0) return { level: 'concern', kinds, decidedBy: 'rules', matched };
  if (found.length > 0 || (danger >= (isShort ? WORRY.short : WORRY.long) && !isCalm))
    return { level: 'concern', kinds: named, decidedBy: 'classifier', matched };
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
