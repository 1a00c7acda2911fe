import { ANALYSIS_RATE } from '@nafas/emotion/voice';
import { expect, it } from 'vitest';
import { addNoise, seededRandom, telephone } from './degrade.ts';

const tone = (hz: number) =>
  Float32Array.from({ length: ANALYSIS_RATE }, (_, i) =>
    Math.sin((2 * Math.PI * hz * i) / ANALYSIS_RATE),
  );
const power = (samples: Float32Array) =>
  samples.reduce((sum, s) => sum + s * s, 0) / samples.length;

it('adds noise of the wanted strength, the same every time', () => {
  const clean = tone(200);
  const noisy = addNoise(clean, 5, seededRandom(1));
  const noise = noisy.map((s, i) => s - (clean[i] ?? 0));
  expect(10 * Math.log10(power(clean) / power(noise))).toBeCloseTo(5, 0);
  expect(addNoise(clean, 5, seededRandom(1))).toEqual(noisy);
});

it('keeps 1 kHz on the telephone and loses 150 Hz and 5 kHz', () => {
  expect(power(telephone(tone(1000)))).toBeCloseTo(0.5, 1);
  expect(power(telephone(tone(150)))).toBeLessThan(0.005);
  expect(power(telephone(tone(5000)))).toBeLessThan(0.005);
});
