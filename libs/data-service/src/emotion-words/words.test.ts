import { ANXIOUS_WORDS, QUADRANTS } from '@nafas/insights';
import { describe, expect, test } from 'vitest';
import { loadWords } from './words.ts';

/** Those that were offered from the beginning: check-ins have them. */
const FIRST =
  'calm happy grateful hopeful proud tired bored sad lonely angry overwhelmed anxious worried nervous afraid';

describe.each(['en', 'ar'] as const)('the emotion words in %s', (language) => {
  test('are a hundred, each with a label of its own and a meaning, in four quarters (DECISION-111)', async () => {
    const { all } = await loadWords(language);
    expect(all).toHaveLength(100);
    expect(new Set(all.map(({ label }) => label)).size).toBe(100);
    expect(new Set(all.map(({ id }) => id)).size).toBe(100);
    for (const { label, meaning } of all) {
      expect(label).not.toBe('');
      expect(meaning).toMatch(/^.{8,60}[.]$/u);
      expect(/\p{Script=Arabic}/u.test(label + meaning)).toBe(language === 'ar');
    }
    for (const quadrant of QUADRANTS) {
      expect(all.filter((word) => word.quadrant === quadrant)).toHaveLength(25);
    }
  });

  test('hold those of before, and the words of anxiety', async () => {
    const { all, label } = await loadWords(language);
    const ids = all.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([...FIRST.split(' '), ...ANXIOUS_WORDS]));
    expect(label('my own word')).toBe('my own word');
  });

  test('are found by their beginning first, then by what they mean', async () => {
    const { all, search } = await loadWords(language);
    expect(search(' ')).toBe(all);
    const [typed, first, other] =
      language === 'en' ? ['HO', 'hopeful', 'homesick'] : ['حن', 'tender', 'homesick'];
    const found = search(typed).map(({ id }) => id);
    expect(found[0]).toBe(first);
    expect(found).toContain(other);
    expect(search('zzz')).toEqual([]);
  });
});

test('Arabic is found without its marks', async () => {
  const { search } = await loadWords('ar');
  expect(search('الفه').map(({ id }) => id)).toContain('at-home');
});
