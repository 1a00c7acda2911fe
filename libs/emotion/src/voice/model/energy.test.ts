import { describe, expect, it } from 'vitest';
import { sigmoid, type Arousal } from './arousal.ts';
import { compareToUsual, toEnergy, toNeutral, USUAL_ENERGY } from './energy.ts';

const USUAL = -2.4;
const at = (logit: number): Arousal => ({
  logit,
  probability: sigmoid(logit),
  contributions: [],
  model: { weights: [], bias: USUAL, usual: { logit: USUAL, spread: 1 } },
});

describe('toEnergy', () => {
  it('is 45 for the usual voice, 50 where arousal is as likely as not, the probability above', () => {
    expect(toEnergy(at(USUAL))).toBeCloseTo(USUAL_ENERGY);
    expect(toEnergy(at(0))).toBeCloseTo(50);
    expect(toEnergy(at(2))).toBeCloseTo(100 * sigmoid(2));
  });
  it('rises everywhere, without a jump, from 0 to 100', () => {
    let before = toEnergy(at(-20));
    expect(before).toBeLessThan(0.01);
    for (let logit = -20; logit <= 20; logit += 0.01) {
      const energy = toEnergy(at(logit));
      expect(energy).toBeGreaterThanOrEqual(before);
      expect(energy - before).toBeLessThan(0.5);
      before = energy;
    }
    expect(before).toBeGreaterThan(99.99);
  });
});

describe('toNeutral', () => {
  it('is 100 at the usual and 0 at both ends', () => {
    expect([toNeutral(USUAL_ENERGY), toNeutral(0), toNeutral(100)]).toEqual([100, 0, 0]);
  });
});

describe('compareToUsual', () => {
  it('says tenser where arousal is likelier than not, calmer far under the usual', () => {
    expect([1, USUAL, USUAL - 1, USUAL - 2].map((logit) => compareToUsual(at(logit)))).toEqual([
      'tenser',
      'usual',
      'usual',
      'calmer',
    ]);
  });
});
