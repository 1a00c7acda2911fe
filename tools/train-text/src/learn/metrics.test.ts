import { describe, expect, it } from 'vitest';
import { auc, bestThreshold, calibrationError, getColumn, f1At } from './metrics.ts';
import { fitPlatt } from './platt.ts';
import { seeded } from './random.ts';

const scores = Float32Array.of(0.9, 0.8, 0.4, 0.3, 0.1);
const truth = Uint8Array.of(1, 1, 0, 1, 0);

describe('metrics', () => {
  it('finds the threshold with the best F1', () => {
    const { threshold, f1 } = bestThreshold(scores, truth);
    expect(f1).toBeCloseTo(6 / 7);
    expect(f1At(scores, truth, threshold)).toBeCloseTo(6 / 7);
  });
  it('counts pairs in the right order, ties as half', () => {
    expect(auc(scores, truth)).toBeCloseTo(5 / 6);
    expect(auc(Float32Array.of(1, 1), Uint8Array.of(0, 1))).toBeCloseTo(0.5);
  });
  it('is 0 for probabilities that came true as said, and large for false certainty', () => {
    const said = Float32Array.from({ length: 10 }, () => 0.3);
    expect(calibrationError(said, Uint8Array.of(1, 1, 1, 0, 0, 0, 0, 0, 0, 0))).toBeCloseTo(0);
    expect(calibrationError(Float32Array.of(0.99, 0.99), Uint8Array.of(0, 0))).toBeCloseTo(0.99);
  });
  it('takes a column', () => {
    expect([...getColumn(Float32Array.of(1, 2, 3, 4), 2, 1)]).toEqual([2, 4]);
  });
});

describe('fitPlatt', () => {
  it('finds the scale of logits that are three times too sure', () => {
    const random = seeded(4);
    const logits = Float32Array.from({ length: 4000 }, () => (random() - 0.5) * 6);
    const labels = Uint8Array.from(logits, (z) => (random() < 1 / (1 + Math.exp(-z)) ? 1 : 0));
    const { slope, offset } = fitPlatt(
      logits.map((z) => z * 3),
      labels,
    );
    expect(slope).toBeCloseTo(1 / 3, 1);
    expect(Math.abs(offset)).toBeLessThan(0.15);
  });
});
