import { expect, test } from 'vitest';
import { confidenceTone } from './confidence-tone.ts';

test.each([
  [100, 'green'],
  [71, 'green'],
  [70, 'yellow'],
  [41, 'yellow'],
  [40, 'red'],
  [0, 'red'],
])('%i percent is %s (DECISION-039)', (percent, tone) => {
  expect(confidenceTone(percent)).toBe(tone);
});
