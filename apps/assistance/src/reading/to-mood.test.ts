import { expect, test } from 'vitest';
import { createReading } from '../testing/readings.ts';
import { toMood } from './to-mood.ts';

const NOTHING = { happiness: null, sadness: null, neutral: null, stress: null, energy: null };

test.each([
  ['happy', { happiness: 80, sadness: 5, neutral: 10, stress: 5 }],
  ['sad', { happiness: 5, sadness: 60, neutral: 10, stress: 30 }],
  ['calm', { happiness: 20, sadness: 5, neutral: 70, stress: 5 }],
  ['tense', { happiness: 10, sadness: 20, neutral: 5, stress: 65 }],
  ['mixed', { happiness: 42, sadness: 5, neutral: 10, stress: 41 }],
  ['mixed', { happiness: 20, sadness: 20, neutral: 20, stress: 30 }],
  ['tense', { ...NOTHING, stress: 50 }],
  ['lively', { ...NOTHING, energy: 60 }],
  ['quiet', { ...NOTHING, energy: 30 }],
  ['even', { ...NOTHING, energy: 45, neutral: 90 }],
])('%s: %j', (mood, values) => {
  expect(toMood(createReading(values))).toBe(mood);
});
