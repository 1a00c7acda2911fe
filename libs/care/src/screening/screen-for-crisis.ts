import { ARABIC, ARABIC_IDIOMS } from './arabic.ts';
import { ARABIC_CONCEPTS, ARABIC_SAFE } from './arabic-concepts.ts';
import { ARABIC_EVERYDAY } from './arabic-everyday.ts';
import { ENGLISH, ENGLISH_IDIOMS } from './english.ts';
import { ENGLISH_CONCEPTS, ENGLISH_SAFE } from './english-concepts.ts';
import { ENGLISH_EVERYDAY } from './english-everyday.ts';
import { isNegated } from './negation.ts';
import { spellings } from './normalise.ts';
import { OTHER, OTHERS } from './others.ts';
import {
  inScriptOf,
  rule,
  wordPattern,
  type CrisisLevel,
  type Pattern,
  type Rule,
} from './rule.ts';

/** What one rule found. */
export interface CrisisMatch {
  /** The rule's stable name, such as `en.want-die`. */
  rule: string;
  level: 'concern' | 'crisis';
  /** The words as normalised. A person wrote them: never log or send them. */
  phrase: string;
}

/** The outcome of {@link screenForCrisis}. */
export interface CrisisScreening {
  /** The highest level of any match. */
  level: CrisisLevel;
  matched: CrisisMatch[];
}

const RULES: readonly Rule[] = [
  ...ENGLISH,
  ...ENGLISH_CONCEPTS,
  ...ENGLISH_EVERYDAY,
  ...ARABIC,
  ...ARABIC_CONCEPTS,
  ...ARABIC_EVERYDAY,
  rule('other-person', 'concern', OTHER),
];
const IDIOMS = [...ENGLISH_SAFE, ...ENGLISH_IDIOMS, ...ARABIC_SAFE, ...ARABIC_IDIOMS].map(
  wordPattern,
);

/** The rules whose words occur in a text, whatever they mean there. */
function rulesIn(text: string): Rule[] {
  const fits = inScriptOf(text);
  return RULES.filter(({ pattern }) => fits(pattern) && text.search(pattern.of) >= 0);
}

function matchesOf(text: string, rules: readonly Rule[]): CrisisMatch[] {
  return rules.flatMap(({ id, level, pattern }) =>
    [...text.matchAll(pattern.of)].flatMap((found): CrisisMatch[] => {
      const negated = isNegated(text, found.index);
      return negated ? [] : [{ rule: id, level, phrase: found[0] }];
    }),
  );
}

function replaceAll(text: string, patterns: readonly Pattern[], by: string): string {
  return patterns.filter(inScriptOf(text)).reduce((rest, { of }) => rest.replace(of, by), text);
}

/**
 * Looks for crisis language (suicide, self-harm, the wish not to exist, being a burden, farewell, means and plans) in a
 * text, in English and Arabic with its dialects and its Latin spelling, on the device and without any model. Run it on
 * every free text before anything answers. `crisis`: show help first, ask directly, never end the conversation.
 * `concern`: offer help beside the answer.
 *
 * It is a net, not a diagnosis: a card too many costs a glance and a card too few may cost a life. It sees words, not
 * meaning, and oblique wording passes through; what it finds and what it misses is measured in `labelled/README.md`. So
 * `none` never says that someone is well, and Help now stays one press away everywhere. Violence by or against others is
 * outside its scope.
 *
 * Decided one by one:
 * - Sayings and matters of fact are taken out first: "dying of laughter", "my phone died", "scared of death", "بموت فيك".
 *   What is left of the strongest words counts, also where no rule foresaw the sentence.
 * - Exaggeration that can't be told from the real thing stays `crisis`: "this exam makes me want to die".
 * - A denial says nothing: "I would never kill myself" is `none`. "I don't want to live" is no denial; neither is
 *   "why not …".
 * - The bare word "suicide" / "انتحار" is `concern`, as is someone else's danger ("my friend wants to die"): the help page
 *   serves those who worry about a friend too. News, films and lessons about it are `none`.
 * - The past ("last year I wanted to die") counts like the present, unless it is told as overcome.
 * - Weariness ("I can't do this anymore", "تعبت ولا اقدر اكمل") is `concern` although it is mostly about work.
 */
export function screenForCrisis(text: string): CrisisScreening {
  // An empty form is screened with every drawing of it; the first screening of words compiles hundreds of patterns.
  if (!/\p{L}/u.test(text)) return { level: 'none', matched: [] };
  // Most texts hold no such word at all: the many sayings need not be compiled for them.
  const found = spellings(text)
    .map((spelling) => replaceAll(spelling, OTHERS, OTHER))
    .flatMap((spelling) => {
      const rules = rulesIn(spelling);
      return rules.length > 0 ? matchesOf(replaceAll(spelling, IDIOMS, ' _ '), rules) : [];
    });
  const matched = [
    ...new Map(found.map((match) => [`${match.rule} ${match.phrase}`, match])).values(),
  ];
  const level = matched.some((match) => match.level === 'crisis')
    ? 'crisis'
    : matched.length > 0
      ? 'concern'
      : 'none';
  return { level, matched };
}
