import { expect, test } from 'vitest';
import { toAnsweredTexts } from './answered-text.ts';
import type { Reading } from './reading.ts';

const ID = '11111111-1111-4111-8111-111111111111';
const reading = (values: Partial<Reading>): Reading => ({
  id: ID,
  source: 'text',
  happiness: 10,
  sadness: 20,
  neutral: 0,
  stress: 70,
  energy: null,
  confidence: 0.8,
  engine: 'on-device-text',
  version: '2 en',
  answer: 'accepted',
  correction: null,
  checkInId: null,
  occurredAt: '2026-11-20T18:12:07.014Z',
  timeZone: 'Asia/Riyadh',
  localDate: '2026-11-20',
  ...values,
});
const mine = { happiness: 80, sadness: 0, neutral: null, stress: 5, energy: 60 };

test('are the values agreed to, and the person’s own where they corrected them', () => {
  const corrected = reading({ answer: 'corrected', correction: mine });
  expect(toAnsweredTexts([reading({}), corrected])).toEqual([
    { id: ID, localDate: '2026-11-20', happiness: 10, sadness: 20, neutral: 0, stress: 70 },
    { id: ID, localDate: '2026-11-20', happiness: 80, sadness: 0, neutral: null, stress: 5 },
  ]);
});

test('are nothing that was rejected or left open, and no picture or voice', () => {
  const others = [
    reading({ answer: 'rejected' }),
    reading({ answer: null }),
    reading({ source: 'camera' }),
    reading({ source: 'voice' }),
  ];
  expect(toAnsweredTexts(others)).toEqual([]);
});
