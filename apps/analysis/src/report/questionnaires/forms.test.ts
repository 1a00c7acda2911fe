import { expect, test } from 'vitest';
import { type Answers, FORM_IDS, FORMS, needsHelp, scoreForm } from './forms.ts';

const all = (items: number, points: number): Answers =>
  Object.fromEntries(Array.from({ length: items }, (_, at) => [at + 1, points]));

test.each([
  ['who-5', 5, 100],
  ['who-5', 0, 0],
  ['who-5', 3, 60],
  ['phq-9', 3, 27],
  ['phq-9', 1, 9],
  ['gad-7', 3, 21],
] as const)('%s with %i everywhere scores %i', (id, points, score) => {
  expect(scoreForm(FORMS[id], all(FORMS[id].items, points))).toBe(score);
});

test.each(FORM_IDS)(
  '%s: the highest score is that of the highest answers, and a gap has none',
  (id) => {
    const form = FORMS[id];
    const highest = Math.max(...form.answers);
    expect(scoreForm(form, all(form.items, highest))).toBe(form.most);
    expect(scoreForm(form, all(form.items - 1, highest))).toBeNull();
  },
);

test('only item 9 of PHQ-9 above 0 leads to help first', () => {
  const { 'phq-9': phq, 'gad-7': gad } = FORMS;
  expect(needsHelp(phq, { ...all(9, 3), 9: 0 })).toBe(false);
  expect(needsHelp(phq, { ...all(9, 0), 9: 1 })).toBe(true);
  expect(needsHelp(phq, {})).toBe(false);
  expect(needsHelp(gad, all(7, 3))).toBe(false);
});
