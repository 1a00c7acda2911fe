import { type Quadrant, QUADRANTS } from '@nafas/insights';
import { bundledLanguage, type Language } from '@nafas/platform';

/** The names by which the words are kept, in every language, in the order in which they are offered. */
const IDS: Readonly<Record<Quadrant, string>> = {
  'at-ease':
    'calm content rested grateful relieved peaceful tender safe at-home unhurried settled trusting warm accepting patient satisfied quietly-proud close comforted mellow clear hopeful thoughtful light soothed',
  lively:
    'happy excited playful proud inspired curious confident eager delighted joyful motivated energetic amused brave focused moved free strong connected amazed enthusiastic loving radiant determined surprised',
  stirred:
    'anxious worried angry irritated frustrated tense overwhelmed restless afraid jealous impatient hurt stressed resentful panicky embarrassed guilty shocked nervous pressed furious torn suspicious offended startled',
  weary:
    'sad tired lonely empty disappointed numb hopeless bored homesick ashamed discouraged heavy drained lost missing-someone grieving regretful small fragile distant indifferent melancholy helpless sluggish dejected',
};

/** An emotion word in one language. */
export interface EmotionWord {
  /** The name by which check-ins keep it. */
  readonly id: string;
  readonly quadrant: Quadrant;
  readonly label: string;
  /** One line on what it means. */
  readonly meaning: string;
}

/** Label and meaning of each word, as locales/<language>/words.json holds them. */
type WordTexts = Readonly<Record<string, readonly [label: string, meaning: string]>>;

/** The words of one language. */
export interface WordBook {
  readonly all: readonly EmotionWord[];
  /** The label of a word by its id; what is none of ours is its own label. */
  label(id: string): string;
  /** The words whose label begins with what was typed, then those that hold it anywhere in label or meaning. */
  search(typed: string): readonly EmotionWord[];
}

/** Loads the words of a language: a file of its own, which nothing else needs. */
export async function loadWords(language: Language): Promise<WordBook> {
  const found = await import(`./locales/${bundledLanguage(language)}/words.json`);
  const texts: WordTexts = found.default;
  const all = QUADRANTS.flatMap((quadrant) =>
    IDS[quadrant].split(' ').map((id): EmotionWord => {
      const [label, meaning] = texts[id] ?? [id, ''];
      return { id, quadrant, label, meaning };
    }),
  );
  return {
    all,
    label: (id) => texts[id]?.[0] ?? id,
    search(typed) {
      const wanted = fold(typed);
      if (wanted === '') return all;
      const begins = all.filter(({ label }) => fold(label).startsWith(wanted));
      const holds = all.filter(
        (word) => !begins.includes(word) && fold(`${word.label} ${word.meaning}`).includes(wanted),
      );
      return [...begins, ...holds];
    },
  };
}

/** As search compares: without case, marks and the forms of alef, yeh and heh. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}ـ]/gu, '')
    .replace(/[ٱ]/gu, 'ا')
    .replace(/ى/gu, 'ي')
    .replace(/ة/gu, 'ه')
    .toLowerCase()
    .trim();
}
