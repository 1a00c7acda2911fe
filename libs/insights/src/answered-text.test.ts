import { expect, test } from 'vitest';
import { type AnsweredText, findStrongest, addTextAnxiety, addTextMoods } from './answered-text.ts';
import { dayFigures } from './day-figures.ts';
import { metrics } from './metrics.ts';
import { checkInOn } from './testing.ts';
import { trends } from './trends.ts';

const DAY = '2026-11-20';
const text = (values: Partial<AnsweredText>): AnsweredText => ({
  localDate: DAY,
  happiness: 0,
  sadness: 0,
  neutral: null,
  stress: 0,
  ...values,
});
const tense = text({ stress: 80 });
const happy = text({ happiness: 80 });
const calm = text({ neutral: 70 });

test('a reading is named after what stands out, and after nothing when that is little or close', () => {
  expect([tense, happy, calm].map(findStrongest)).toEqual(['stress', 'happiness', 'neutral']);
  expect(findStrongest(text({ sadness: 34 }))).toBeNull();
  expect(findStrongest(text({ sadness: 60, stress: 53 }))).toBeNull();
  expect(findStrongest(text({ sadness: 60, stress: 52 }))).toBe('sadness');
});

test('without an answered text the days are those of the check-ins', () => {
  const days = dayFigures([checkInOn(DAY)]);
  expect(addTextAnxiety(days, [])).toBe(days);
  expect(addTextMoods(days, [])).toBe(days);
});

test('anxiety comes from texts beside emotion words, and moves nothing else (DECISION-062, DECISION-063)', () => {
  const days = dayFigures(
    ['16', '17', '18', '19', '20'].map((day) => ({
      ...checkInOn(`2026-11-${day}`, { mood: 8 }),
      words: ['calm'],
    })),
  );
  const today = DAY;
  const alone = metrics(days, today);
  expect(alone.anxiety).toMatchObject({ kind: 'score', value: 0 });
  const texts = ['16', '17', '18', '19', '20'].map((day) => ({
    ...tense,
    localDate: `2026-11-${day}`,
  }));
  const both = metrics(days, today, texts);
  expect(both.anxiety).toMatchObject({ kind: 'score', value: 50 });
  expect({ ...both, anxiety: null }).toEqual({ ...alone, anxiety: null });
});

test('texts alone give anxiety, and no other figure', () => {
  const days = ['16', '17', '18', '19', '20'].map((day) => `2026-11-${day}`);
  const texts = days.flatMap((localDate) => [
    { ...tense, localDate },
    { ...calm, localDate },
  ]);
  const found = metrics([], DAY, texts);
  expect(found.anxiety).toMatchObject({ kind: 'score', value: 50 });
  expect(found.happiness).toMatchObject({ kind: 'not-enough' });
});

test('in trends a text counts like a check-in of its mood (DECISION-066)', () => {
  const days = dayFigures([checkInOn(DAY, { mood: 9 })]);
  const sad = text({ sadness: 90 });
  const [point] = trends(addTextMoods(days, [tense, sad, calm]), DAY, DAY);
  expect(point).toEqual({ day: DAY, positive: 0.25, negative: 0.5, neutral: 0.25 });
  expect(trends(addTextMoods([], [happy]), DAY, DAY)).toEqual([
    { day: DAY, positive: 1, negative: 0, neutral: 0 },
  ]);
});
