import { scoreDanger } from '@nafas/care/classifier';
import { prepareScreening } from '@nafas/care/packs';
import { screenForCrisis } from '@nafas/care/screening';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Label, labelledByKind, labelledIn } from './labelled.ts';

beforeAll(() => prepareScreening());

const TRAINED_ON = (['phrases', 'early', 'written'] as const).flatMap(labelledIn);
const UNSEEN = labelledIn('unseen');

/** The sentences of a language by their label. */
function byLabel(sentences: typeof UNSEEN, language: string): Record<Label, string[]> {
  const found: Record<Label, string[]> = { crisis: [], concern: [], none: [] };
  for (const each of sentences) if (each.language === language) found[each.label].push(each.text);
  return found;
}

const share = (sentences: string[], counts: (level: string) => boolean): number =>
  sentences.filter((sentence) => counts(screenForCrisis(sentence).level)).length / sentences.length;
const isCrisis = (level: string) => level === 'crisis';
// Log-odds of what nobody would take for danger.
const CALM = -0.8;
// Written without any stop, less is found; least in Arabic, whose words each carry more.
const ENDLESS: Readonly<Record<string, number>> = { en: 0.92, ar: 0.8 };
const ANY_DANGER: Readonly<Record<string, number>> = { en: 0.9, ar: 0.94 };
const isAny = (level: string) => level !== 'none';

describe.each(['en', 'ar'])('the labelled sentences: %s', (language) => {
  const { crisis, none } = byLabel(TRAINED_ON, language);
  const unseen = byLabel(UNSEEN, language);

  test('are thousands', () => {
    expect(crisis.length + none.length).toBeGreaterThanOrEqual(10_000);
  });

  test('that it was trained on are told apart', () => {
    // Sentences people wrote count more than those written to mislead (docs/care.md).
    expect(share(crisis, isCrisis)).toBeGreaterThanOrEqual(0.87);
    expect(share(none, isCrisis)).toBeLessThanOrEqual(0.09);
  });

  test('that measure it are none that it was trained on', () => {
    const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    const known = new Set([...crisis, ...none].map(plain));
    const judged = [...unseen.crisis, ...unseen.none];
    expect(judged.filter((sentence) => known.has(plain(sentence)))).toEqual([]);
    expect(judged.length).toBeGreaterThanOrEqual(950);
  });

  test('that nobody trained it on: danger is found', () => {
    expect(share(unseen.crisis, isCrisis)).toBeGreaterThanOrEqual(0.86);
    expect(share(unseen.crisis, isAny)).toBeGreaterThanOrEqual(ANY_DANGER[language] ?? 1);
  });

  test('what is said outright is found on a page of calm sentences, however it is punctuated', () => {
    const outright = byLabel(labelledIn('phrases'), language).crisis;
    const calm = unseen.none.filter(
      (sentence) => scoreDanger(sentence) < CALM && screenForCrisis(sentence).level === 'none',
    );
    const pages = outright.map((sentence, at) => {
      const around = Array.from({ length: 20 }, (_, n) => calm[(at + n) % calm.length] ?? '');
      return [...around.slice(0, 10), sentence, ...around.slice(10)];
    });
    const stopped = pages.map((page) => page.map((one) => `${one}.`).join(' '));
    expect(share(stopped, isCrisis)).toBeGreaterThanOrEqual(0.97);
    const endless = pages.map((page) => page.join(' ').replace(/[.!?؟…,،]+/g, ''));
    expect(share(endless, isCrisis)).toBeGreaterThanOrEqual(ENDLESS[language] ?? 1);
    const without = pages.map((page) =>
      page
        .toSpliced(10, 1)
        .map((one) => `${one}.`)
        .join(' '),
    );
    expect(share(without, isCrisis)).toBeLessThanOrEqual(0.03);
  });

  test('that nobody trained it on: what means no danger is left alone', () => {
    expect(share(unseen.none, isCrisis)).toBeLessThanOrEqual(0.09);
    // A match of an undenied rule is at least a worry, whatever the classifier says.
    expect(share(unseen.none, isAny)).toBeLessThanOrEqual(0.21);
  });
});

/** What was measured when the lines were set, less two of forty sentences. */
const FOUND = {
  en: {
    ideation: 0.82,
    'self-harm': 0.67,
    method: 0.55,
    'third-person': 0.75,
    violence: 0.7,
    eating: 0.55,
  },
  ar: {
    ideation: 0.87,
    'self-harm': 0.8,
    method: 0.8,
    'third-person': 0.8,
    violence: 0.67,
    eating: 0.8,
  },
} as const;

describe.each(['en', 'ar'] as const)(
  'the sentences of each kind, that nobody trained it on: %s',
  (language) => {
    const sentences = labelledByKind().filter((each) => each.language === language);
    const getTexts = (kind: string) =>
      sentences.filter((s) => s.kind === kind).map(({ text }) => text);

    test.each(Object.entries(FOUND[language]))('%s is found', (kind, least) => {
      const texts = getTexts(kind);
      expect(texts.length).toBeGreaterThanOrEqual(40);
      const isDanger = ['ideation', 'self-harm', 'method'].includes(kind);
      expect(share(texts, isDanger ? isCrisis : isAny)).toBeGreaterThanOrEqual(least);
    });

    test('sadness and sayings are left alone', () => {
      expect(share(getTexts('sad'), isCrisis)).toBeLessThanOrEqual(0.08);
      expect(share(getTexts('sad'), isAny)).toBeLessThanOrEqual(0.15);
      expect(share(getTexts('saying'), isCrisis)).toBeLessThanOrEqual(0.08);
      expect(share(getTexts('saying'), isAny)).toBeLessThanOrEqual(0.18);
    });

    test('each variety of the language is among them, and none is left out', () => {
      for (const variety of new Set(sentences.map((each) => each.variety))) {
        const danger = sentences.filter((s) => s.variety === variety && s.label !== 'none');
        expect(danger.length, variety).toBeGreaterThanOrEqual(25);
        expect(
          share(
            danger.map(({ text }) => text),
            isAny,
          ),
          variety,
        ).toBeGreaterThanOrEqual(0.65);
      }
    });
  },
);
