/** What a language writes otherwise than English between the parts that a screen puts together. */
interface Marks {
  /** Between a label and what it names. */
  readonly colon: string;
  /** Around what is added to a text, with the space before it. */
  readonly brackets: readonly [open: string, close: string];
  /** Ends a sentence. */
  readonly stop: string;
  /** Between one sentence and the next. */
  readonly space: string;
}

const ENGLISH: Marks = { colon: ': ', brackets: [' (', ')'], stop: '.', space: ' ' };
/** Their marks are as wide as a letter and bring their own space along. */
const FULL_WIDTH: Marks = { colon: '：', brackets: ['（', '）'], stop: '。', space: '' };
const MARKS: Readonly<Record<string, Marks>> = {
  // A no-break space stands before the colon.
  fr: { ...ENGLISH, colon: '\u00A0: ' },
  zh: FULL_WIDTH,
  ja: FULL_WIDTH,
};

const getMarks = (locale: string): Marks => MARKS[locale.split('-')[0] ?? ''] ?? ENGLISH;

/** The colon of a language with the spaces around it, for where the label or the value is an element. */
export const colon = (locale: string): string => getMarks(locale).colon;

/** A label and what it names: `Language: English`, `Langue : Français`, `语言：中文`. */
export const labelled = (locale: string, label: string, value: string): string =>
  `${label}${colon(locale)}${value}`;

/** A text with something added in brackets: `WHO-5 (0 to 25)`, `WHO-5（0～25）`. */
export function bracketed(locale: string, text: string, added: string): string {
  const [open, close] = getMarks(locale).brackets;
  return `${text}${open}${added}${close}`;
}

/** What stands between one sentence and the next, for where one of them is an element: a space, in Chinese nothing. */
export const sentenceSpace = (locale: string): string => getMarks(locale).space;

/** Sentences one after the other; those that are not there are left out. */
export function joinSentences(
  locale: string,
  sentences: readonly (string | false | null | undefined)[],
): string {
  return sentences.filter(Boolean).join(sentenceSpace(locale));
}

/** A text without a full stop as a sentence. */
export const endSentence = (locale: string, text: string): string =>
  `${text}${getMarks(locale).stop}`;

/** A text that stands alone, such as a date as a heading: many languages write weekdays and months small. */
export function capitalise(locale: string, text: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
}
