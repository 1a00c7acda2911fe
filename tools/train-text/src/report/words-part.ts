import { LEXICON_CONFIDENCE, OnDeviceTextEngine } from '@nafas/emotion/text';
import { type Half, readFeelings, TONES, WORD_LANGUAGES } from './feelings.ts';
import { table, three } from './table.ts';
import { measureWords, type WordFigures } from './word-figures.ts';

/** The part of docs/emotion.md on the languages that are read by a list of words alone, measured now. */
export async function wordsPart(): Promise<string> {
  // The lists need no pack: asking for one is an error.
  const engine = new OnDeviceTextEngine((lang) => Promise.reject(new Error(`A pack of ${lang}?`)));
  const measure = (half: Half) =>
    Promise.all(
      WORD_LANGUAGES.map(
        async (lang) => [lang, await measureWords(engine, lang, readFeelings(lang, half))] as const,
      ),
    );
  const judged = await measure('even');
  const mended = await measure('odd');
  return [
    '## Text by a list of words: French, Italian, Japanese',
    "Made by `npm run emotion:report -- --lexicons`, which needs no data and measures the engine as the app runs it. There is no corpus of these languages that we may ship a model of; a list of words of our own is looked up, with negation. Every reading of it carries the note 'lexicon-only', which the app shows beside the reading, and a confidence of at most " +
      `${String(LEXICON_CONFIDENCE)}.`,
    'The sentences (`tools/train-text/labelled/feelings`) are **made up by a language model and read by no native speaker**: a third each pleasant, unpleasant and neutral, a quarter of them with negation, contrast or slang; the three languages say much the same. They were written before the lists were looked at. The lists were then mended, in words and in negation, by what they missed of the odd lines. The even lines judge; but who mended had written both halves, so expect less of what people write.',
    table(
      [
        'language',
        'sentences',
        'with a known word',
        'of those, right sign (pleasant or unpleasant)',
        'of those, right feeling where one is named',
        'accuracy',
        'accuracy of always one label',
        'macro-F1',
        'macro-F1 of always one label',
      ],
      judged.map(([lang, f]) => [
        lang,
        String(f.sentences),
        three(f.covered),
        three(f.rightSign),
        three(f.rightFeeling),
        three(f.accuracy),
        three(f.baselineAccuracy),
        three(f.macroF1),
        three(f.baselineF1),
      ]),
    ),
    "Accuracy and macro-F1 are of pleasant, unpleasant and neutral over all sentences, those without a known word included; a reading is what its largest value says. With so few sentences each share is uncertain by some nine points either way. A single word that is merely good or bad ('super', 'bello') moves the sign and leaves neutral the largest value.",
    table(
      [
        'language',
        ...TONES.map((tone) => `F1 ${tone}`),
        'mean confidence',
        'highest confidence',
        "say 'lexicon-only'",
        'macro-F1 of the odd lines',
      ],
      judged.map(([lang, f]) => [
        lang,
        ...TONES.map((tone) => three(f.f1[tone])),
        three(f.meanConfidence),
        three(f.maxConfidence),
        three(f.saysSo),
        three(oddF1(mended, lang)),
      ]),
    ),
    'It does not see irony, takes a feeling that is only talked about (a play about a sad man) for one that is felt, and weighs both halves of "sad, but …" alike.',
  ].join('\n\n');
}

function oddF1(mended: readonly (readonly [string, WordFigures])[], lang: string): number {
  return mended.find(([each]) => each === lang)?.[1].macroF1 ?? 0;
}
