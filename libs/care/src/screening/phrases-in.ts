import { ARABIC, ARABIC_IDIOMS } from './arabic.ts';
import { EATING } from './eating.ts';
import { ENGLISH, ENGLISH_IDIOMS } from './english.ts';
import { type CrisisKind, getKind } from './kinds.ts';
import { HINTS } from './hints.ts';
import { METHOD } from './method.ts';
import { spellings } from './normalise.ts';
import { OTHER, OTHER_RULES, OTHERS } from './others.ts';
import { PEOPLE_SAY } from './people-say.ts';
import { PLAN } from './plan.ts';
import { mayMatch, type Pattern, type Rule, wordPattern } from './rule.ts';
import { SELF_HARM } from './self-harm.ts';
import { readStance } from './stance.ts';
import { titlesIn } from './titles.ts';
import { VIOLENCE } from './violence.ts';

/** What one rule found in a text, in its own words: nothing of it leaves the device. */
export interface CrisisMatch {
  /** The rule's stable name, such as `en.want-die`. */
  rule: string;
  level: 'concern' | 'crisis';
  kind: CrisisKind;
  /** The words as normalised. A person wrote them: never log or send them. */
  phrase: string;
  /** It is told as gone and overcome. */
  isPast?: true;
}

const RULES: readonly Rule[] = [
  ...ENGLISH,
  ...ARABIC,
  ...PEOPLE_SAY,
  ...METHOD,
  ...PLAN,
  ...HINTS,
  ...SELF_HARM,
  ...EATING,
  ...VIOLENCE,
  ...OTHER_RULES,
];
const IDIOMS = [...ENGLISH_IDIOMS, ...ARABIC_IDIOMS].map(wordPattern);

/** Every pattern of the rules. */
export const PATTERNS: readonly Pattern[] = [
  ...RULES.map(({ pattern }) => pattern),
  ...OTHERS,
  ...IDIOMS,
];

/** The result of the rules for a text. */
export interface Phrases {
  matched: CrisisMatch[];
  /** Words of a crisis stand in it, and are a saying, a matter of fact or a denial: "I would never kill myself". */
  isCleared: boolean;
}

/**
 * Finds the statements of danger in a text by rules over its words. Sayings and matters of fact are taken out first
 * ("dying of laughter", "بموت فيك"); what is denied, supposed or quoted in its clause does not count, and what is
 * overcome or somebody else's is a worry.
 */
export function phrasesIn(text: string): Phrases {
  const matched = new Map<string, CrisisMatch>();
  const titles = titlesIn(text);
  let isSeen = false;
  for (const spelling of spellings(text)) {
    const plain = replaceAll(spelling, OTHERS, OTHER);
    // Most texts hold no such word at all: the many sayings need not be compiled for them.
    const rules = rulesIn(plain);
    if (rules.length === 0) continue;
    isSeen = true;
    const own = titles.reduce((rest, title) => rest.replaceAll(title, ' _ '), plain);
    for (const match of findMatches(replaceAll(own, IDIOMS, ' _ '), rules)) {
      matched.set(`${match.rule} ${match.phrase}`, match);
    }
  }
  return { matched: [...matched.values()], isCleared: isSeen && matched.size === 0 };
}

/** The rules whose words occur in a text, whatever they mean there. */
function rulesIn(text: string): Rule[] {
  const fits = mayMatch(text);
  return RULES.filter(({ pattern }) => fits(pattern) && text.search(pattern.of) >= 0);
}

function findMatches(text: string, rules: readonly Rule[]): CrisisMatch[] {
  return rules.flatMap(({ id, level, pattern }) =>
    [...text.matchAll(pattern.of)].flatMap((found): CrisisMatch[] => {
      const [phrase] = found;
      const stance = readStance(text, found.index, phrase);
      const kind = getKind(id);
      if (stance === 'said') return [{ rule: id, level, kind, phrase }];
      if (stance === 'overcome')
        return [{ rule: id, level: 'concern', kind, phrase, isPast: true }];
      if (stance !== 'of-another') return [];
      return [{ rule: id, level: 'concern', kind: 'third-person', phrase }];
    }),
  );
}

function replaceAll(text: string, patterns: readonly Pattern[], by: string): string {
  // By what earlier patterns left of the text.
  return patterns.reduce(
    (rest, pattern) => (mayMatch(rest)(pattern) ? rest.replace(pattern.of, by) : rest),
    text,
  );
}
