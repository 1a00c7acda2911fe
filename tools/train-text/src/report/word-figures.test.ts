import { OnDeviceTextEngine } from '@nafas/emotion/text';
import { expect, it } from 'vitest';
import { measureWords } from './word-figures.ts';

it('counts what is covered, the sign, the feeling and the tone', async () => {
  const engine = new OnDeviceTextEngine(() => Promise.reject(new Error('no pack is asked for')));
  const figures = await measureWords(engine, 'fr', [
    { tone: 'positive', feeling: 'happiness', text: 'Quelle joie' },
    { tone: 'negative', feeling: 'sadness', text: 'Je suis triste' },
    // Wrong in sign, feeling and tone.
    { tone: 'negative', feeling: 'stress', text: 'Quelle joie, vraiment' },
    // Without a known word: neutral, and no part of the share of signs.
    { tone: 'positive', feeling: null, text: 'Xyz xyz' },
  ]);
  expect(figures).toMatchObject({
    ...{ sentences: 4, covered: 3 / 4, rightSign: 2 / 3, rightFeeling: 2 / 3, accuracy: 2 / 4 },
    f1: { positive: 2 / 4, negative: 2 / 3, neutral: 0 },
    ...{ baselineAccuracy: 2 / 4, saysSo: 1 },
  });
  expect(figures.baselineF1).toBeCloseTo(2 / 3 / 3);
  expect(figures.macroF1).toBeCloseTo((2 / 4 + 2 / 3) / 3);
  expect(figures.maxConfidence).toBe(0.25);
});
