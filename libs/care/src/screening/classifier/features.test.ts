import { expect, it } from 'vitest';
import { BUCKET_BITS, extractFeatures } from './features.ts';

const options = { letters: 0.5, reach: 3 };
const shared = (a: string, b: string) => {
  const other = extractFeatures(b, options);
  return [...extractFeatures(a, options)].reduce(
    (sum, [bucket, value]) => sum + value * (other.get(bucket) ?? 0),
    0,
  );
};

it('have length 1 and stand in the buckets there are', () => {
  const features = extractFeatures('I do not want to be here', options);
  expect(Math.hypot(...features.values())).toBeCloseTo(1);
  for (const bucket of features.keys()) {
    expect(bucket).toBeGreaterThanOrEqual(0);
    expect(bucket).toBeLessThan(2 ** BUCKET_BITS);
  }
});

it('are the same for another spelling of the same', () => {
  expect(shared('I don’t want this', 'i DONT want this')).toBeCloseTo(1);
  expect(shared('تعبتُ كثيراً', 'تعبت كثيرا')).toBeCloseTo(1);
  expect(shared('soooooo tired', 'so tired')).toBeCloseTo(1);
});

it('tell the order of words and not only which', () => {
  expect(shared('man bites dog', 'dog bites man')).toBeLessThan(0.7);
  expect(shared('I want to live', 'I want to leave')).toBeGreaterThan(
    shared('I want to live', 'the bus was late'),
  );
});

it('of a text without letters are none', () => {
  expect([...extractFeatures('', options).values()].some(Number.isNaN)).toBe(false);
});
