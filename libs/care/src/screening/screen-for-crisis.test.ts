import { describe, expect, test, vi } from 'vitest';
import { PHRASES } from './phrases.ts';
import { screenForCrisis } from './screen-for-crisis.ts';

describe.each(['en', 'ar'] as const)('%s', (language) => {
  describe.each(['crisis', 'concern', 'none'] as const)('%s', (level) => {
    test.each(PHRASES[language][level])('%s', (phrase) => {
      expect(screenForCrisis(phrase)).toMatchObject({ level });
    });
  });
});

test('there are at least eighty phrases in each language', () => {
  for (const levels of Object.values(PHRASES)) {
    expect(new Set(Object.values(levels).flat()).size).toBeGreaterThanOrEqual(80);
  }
});

test('says nothing of a text without words, and compiles no pattern for it', () => {
  const search = vi.spyOn(String.prototype, 'search');
  for (const text of ['', ' \n\t ', '42 – 7/10 …', '🌿🙂']) {
    expect(screenForCrisis(text)).toEqual({ level: 'none', matched: [] });
  }
  expect(search).not.toHaveBeenCalled();
  search.mockRestore();
});

test('what it found is named by rule', () => {
  expect(screenForCrisis('I will kill myself.').matched).toContainEqual({
    rule: 'en.kill-self',
    level: 'crisis',
    phrase: 'kill myself',
  });
  expect(screenForCrisis('I would never kill myself.')).toEqual({ level: 'none', matched: [] });
});

test('a denial does not reach into the next sentence', () => {
  expect(screenForCrisis('No. I want to die').level).toBe('crisis');
  expect(screenForCrisis('لا. أريد أن أموت').level).toBe('crisis');
});

test('one saying does not hide what stands beside it', () => {
  expect(screenForCrisis('I was dying of laughter but at night I want to die').level).toBe(
    'crisis',
  );
  expect(screenForCrisis('هموت من الضحك بس بالليل بدي أموت').level).toBe('crisis');
});

test('a long text is read to its end, in time', () => {
  const start = performance.now();
  const text = `${'I do not want anything from the shop today, لا أريد شيئًا من السوق. '.repeat(400)}I want to die`;
  expect(screenForCrisis(text).level).toBe('crisis');
  expect(performance.now() - start).toBeLessThan(1000);
});
