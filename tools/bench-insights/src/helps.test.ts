import { expect, test } from 'vitest';
import { learnHelps } from './helps.ts';

test('what helps is learnt: less is lost than by chance, and ever less', () => {
  const [early, late] = learnHelps(60, [60, 240], 3);
  expect(early?.regret).toBeLessThan(early?.uniformRegret ?? 0);
  expect(late?.regret).toBeLessThan(0.9 * (late?.uniformRegret ?? 0));
  expect(late?.helped).toBeGreaterThan(early?.helped ?? 100);
});
