import { describe, expect, it } from 'vitest';
import { resample } from './resample.ts';

const tone = (hz: number, rate: number, seconds = 0.5) =>
  Float32Array.from({ length: rate * seconds }, (_, i) => Math.sin((2 * Math.PI * hz * i) / rate));

/** Largest difference, the edges (where the kernel reaches outside) left out. */
function largestError(a: Float32Array, b: Float32Array): number {
  let largest = 0;
  for (let i = 200; i < Math.min(a.length, b.length) - 200; i++) {
    largest = Math.max(largest, Math.abs((a[i] ?? 0) - (b[i] ?? 0)));
  }
  return largest;
}

describe('resample', () => {
  it('keeps a tone in its place at the rates microphones have', () => {
    for (const rate of [22_050, 44_100, 48_000, 96_000]) {
      const out = resample(tone(440, rate), rate, 16_000);
      expect(out).toHaveLength(8000);
      expect(largestError(out, tone(440, 16_000))).toBeLessThan(0.01);
    }
  });
  it('goes up as well', () => {
    expect(largestError(resample(tone(440, 8000), 8000, 16_000), tone(440, 16_000))).toBeLessThan(
      0.01,
    );
  });
  it('lets nothing fold back that the new rate cannot carry', () => {
    const out = resample(tone(9000, 48_000), 48_000, 16_000).subarray(200, -200);
    expect(Math.max(...out.map(Math.abs))).toBeLessThan(0.02);
  });
  it('gives the same samples back at the same rate, and refuses a rate of nothing', () => {
    const sound = tone(100, 16_000);
    expect(resample(sound, 16_000, 16_000)).toBe(sound);
    expect(() => resample(sound, 0, 16_000)).toThrow(RangeError);
  });
});
