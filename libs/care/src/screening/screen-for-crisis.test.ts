import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { screenForCrisis } from './screen-for-crisis.ts';
import { prepareScreening } from './prepare-screening.ts';

beforeAll(() => prepareScreening());

const NOTHING = { level: 'none', kinds: [], decidedBy: 'nothing', matched: [] };

/** Phrases that every version is held to, with the level expected of them; made up, no one's real words. */
const phrases = (language: string) =>
  readFileSync(new URL(`./phrases.${language}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t') as [string, string]);

describe.each(['en', 'ar'])('%s', (language) => {
  test.each(phrases(language))('%s: %s', (level, phrase) => {
    expect(screenForCrisis(phrase)).toMatchObject({ level });
  });

  test('there are at least eighty phrases', () => {
    expect(new Set(phrases(language).map(([, phrase]) => phrase)).size).toBeGreaterThanOrEqual(80);
  });

  test.each(['', ' ', '…'])('says nothing of "%s"', (text) => {
    expect(screenForCrisis(text)).toEqual(NOTHING);
  });
});

test('says nothing of a text without words, and compiles no pattern for it', () => {
  const search = vi.spyOn(String.prototype, 'search');
  for (const text of ['', ' \n\t ', '42 – 7/10 …', '🌿🙂']) {
    expect(screenForCrisis(text)).toEqual(NOTHING);
  }
  expect(search).not.toHaveBeenCalled();
  search.mockRestore();
});

test('what it found is named by rule', () => {
  expect(screenForCrisis('I will kill myself.').matched).toContainEqual({
    rule: 'en.kill-self',
    level: 'crisis',
    kind: 'ideation',
    phrase: 'kill myself',
  });
  expect(screenForCrisis('I would never kill myself.')).toEqual(NOTHING);
});

test('a denial does not reach into the next sentence (DECISION-124)', () => {
  expect(screenForCrisis('No. I want to die').level).toBe('crisis');
  expect(screenForCrisis('لا. أريد أن أموت').level).toBe('crisis');
});

test('one saying does not hide what stands beside it', () => {
  expect(screenForCrisis('I was dying of laughter but at night I want to die').level).toBe(
    'crisis',
  );
  expect(screenForCrisis('هموت من الضحك بس بالليل بدي أموت').level).toBe('crisis');
});

/** A text of this many sentences that end well, and one that does not. */
const longText = (sentences: number) =>
  `${'I do not want anything from the shop today, لا أريد شيئًا من السوق. '.repeat(sentences)}I want to die`;

test('a long text is read to its end', () => {
  expect(screenForCrisis(longText(400)).level).toBe('crisis');
});

test('eight times the text takes less than 32 times as long', () => {
  const quickest = (text: string) => {
    const runs = Array.from({ length: 5 }, () => {
      const began = performance.now();
      screenForCrisis(text);
      return performance.now() - began;
    });
    return Math.min(...runs);
  };
  expect(quickest(longText(400)) / quickest(longText(50))).toBeLessThan(32);
});
