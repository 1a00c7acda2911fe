import { makeRecall } from '../../recall-parts.ts';
import type { Finder } from './finder.ts';
import { toRuled } from './normalise-for-rules.ts';
import type { ReadRules, RuleSet, Said } from './rule-set.ts';

/** What begins a clause of its own: what clears the words before it says nothing of those after. */
export const BUT: Readonly<Record<string, RegExp>> = {
  es: /(?<![^ ])(?:pero|aunque|sino|solo (?=quier|quisier|dese))(?![^ ])/u,
  fr: /(?<![^ ])(?:mais|sauf qu[^ ]*|par contre|je veux juste)(?![^ ])/u,
  de: /(?<![^ ])(?:aber|sondern|ich (?:will|mochte) (?:einfach )?nur)(?![^ ])/u,
  it: /(?<![^ ])(?:ma|pero|solo che)(?![^ ])/u,
  pt: /(?<![^ ])(?:mas|porem|so que)(?![^ ])/u,
  ru: /(?<![^ ])(?:но|однако|зато|просто)(?![^ ])/u,
  zh: /但是?|可是|不过|然而/u,
  ja: /けれど|けど|でも|しかし|ただ/u,
  ko: /하지만|그렇지만|그치만|근데|그런데|지만|다만/u,
};

/** The rules of a language, ready to be looked for. */
export interface Finders extends Readonly<Record<keyof RuleSet, readonly Finder[]>> {
  readonly isSpaced: boolean;
  readonly but: RegExp | undefined;
}

/** From so much of a text on that only worries, all of it is taken for a worry. */
const MOSTLY = 0.4;

/** Reads texts sentence by sentence. */
export function toReader(finders: Finders): ReadRules {
  const recall = makeRecall<Sentence>();
  const stepsFor = (text: string) => {
    recall.begin();
    return toRuled(text, finders.isSpaced).map(
      (spellings) => () => recall.get(spellings[0] ?? '', () => readWhole(spellings, finders)),
    );
  };
  const readRules = (text: string): Said => {
    const read = stepsFor(text).map((step) => step());
    if (read.length > 0 && read.every(({ said }) => said === 'denied')) return 'denied';
    const said = read
      .map((each) => (each.said === 'denied' ? 'cleared' : each.said))
      .reduce<Said>(toHeavier, null);
    return said === 'worry' && sum(read, 'cut') < MOSTLY * sum(read, 'length') ? 'concern' : said;
  };
  return Object.assign(readRules, { stepsFor });
}

/** What a sentence says; how long it is, and how much was taken out of it. */
interface Sentence {
  readonly said: Said;
  readonly length: number;
  readonly cut: number;
}

const sum = (sentences: readonly Sentence[], key: 'length' | 'cut'): number =>
  sentences.reduce((all, each) => all + each[key], 0);

function readWhole(spellings: readonly string[], finders: Finders): Sentence {
  const length = spellings[0]?.length ?? 0;
  const isDenied = spellings.some((each) =>
    finders.denials.some((finder) => finder.cutFrom(each).every((part) => part === '')),
  );
  if (isDenied) return { said: 'denied', length, cut: 0 };
  const parts = spellings.map((each) => cutAll(finders.worries, each));
  const isWorry = parts.some(({ length: count }) => count > 1);
  if (!isWorry) return { said: readPart(spellings, finders), length, cut: 0 };
  // Most spellings leave the same.
  const said = [...new Set(parts.flat())]
    .map((each) => readPart([each], finders))
    .reduce(toHeavier, 'worry');
  const left = Math.min(...parts.map((each) => each.join('').length));
  return { said, length, cut: length - left };
}

function readPart(spellings: readonly string[], finders: Finders): Said {
  const isSaid = (kind: keyof RuleSet) =>
    finders[kind].some((finder) => spellings.some((text) => finder.isIn(text)));
  if (!isSaid('clears')) return isSaid('crisis') ? 'crisis' : isSaid('concern') ? 'concern' : null;
  const { but } = finders;
  const rest = spellings.flatMap((each) => (but ? each.split(but).slice(1) : []));
  return [...new Set(rest)]
    .map((each) => readPart([each.trim()], finders))
    .reduce(toHeavier, 'cleared');
}

const HEAVIEST: readonly Said[] = [null, 'denied', 'cleared', 'concern', 'worry', 'crisis'];

const toHeavier = (a: Said, b: Said): Said => (HEAVIEST.indexOf(b) > HEAVIEST.indexOf(a) ? b : a);

function cutAll(finders: readonly Finder[], text: string): readonly string[] {
  let parts: readonly string[] = [text];
  for (const each of finders) parts = parts.flatMap((part) => each.cutFrom(part));
  return parts;
}
