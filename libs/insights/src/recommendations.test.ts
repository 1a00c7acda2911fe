import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayFigures } from './day-figures.ts';
import { recommendations } from './recommendations.ts';
import { recommendedToday } from './recommended-today.ts';
import { checkInOn, dailyCheckIns } from './testing.ts';

const calm = { happiness: 60, sadness: 10, neutral: 10, stress: 10, energy: 60 };
const ids = (percents: Partial<typeof calm>, text?: string) =>
  recommendations({ ...calm, ...percents }, text).map(({ id }) => id);

describe('the rules', () => {
  test.each([
    [{ stress: 31 }, 'deep-breathing-exercise'],
    [{ happiness: 39 }, 'positive-affirmations'],
    [{ sadness: 31 }, 'gratitude-journaling'],
    [{ energy: 39 }, 'quick-walk'],
    [{ stress: 30, happiness: 40, sadness: 30, energy: 40 }, 'mindfulness-meditation'],
  ])('%j gives %s', (percents, id) => {
    expect(ids(percents)).toEqual([id]);
  });

  test('stress is looked at first, nothing on a limit counts, and meditation is for the rest (ASSIST-060, ASSIST-061, ASSIST-065)', () => {
    expect(ids({ stress: 31, happiness: 10 })[0]).toBe('deep-breathing-exercise');
    expect(ids({ stress: 30, happiness: 40, sadness: 30, energy: 40 })).toEqual([
      'mindfulness-meditation',
    ]);
  });

  test('then happiness, sadness and energy (ASSIST-062, ASSIST-063, ASSIST-064)', () => {
    expect(ids({ happiness: 39, sadness: 90, energy: 5 })[0]).toBe('positive-affirmations');
    expect(ids({ sadness: 31, energy: 5 })[0]).toBe('gratitude-journaling');
    expect(ids({ energy: 39 })[0]).toBe('quick-walk');
  });

  test('each is an exercise or something mental (DATA-100, DATA-101, DATA-113, DATA-114)', () => {
    const types = (percents: Partial<typeof calm>) =>
      recommendations({ ...calm, ...percents }).map(({ type }) => type);
    expect([types({ stress: 31 }), types({ energy: 39 })]).toEqual([['Exercise'], ['Exercise']]);
    expect([types({ happiness: 39 }), types({ sadness: 31 }), types({})]).toEqual([
      ['Mental'],
      ['Mental'],
      ['Mental'],
    ]);
  });

  test('stand in their order, and at most three are given (DATA-096, DECISION-043, DECISION-044)', () => {
    expect(ids({ energy: 0, sadness: 100, happiness: 0, stress: 100 })).toEqual([
      'deep-breathing-exercise',
      'positive-affirmations',
      'gratitude-journaling',
    ]);
  });

  test('a text with "Stress" adds relief and stays within three (ASSIST-059, DECISION-045)', () => {
    expect(ids({}, 'No STRESS at all')).toEqual(['mindfulness-meditation', 'stress-relief']);
    expect(ids({ energy: 0, happiness: 0, stress: 99 }, 'stressed')).toEqual([
      'deep-breathing-exercise',
      'positive-affirmations',
      'stress-relief',
    ]);
  });

  test('what could not be read is skipped, whatever the rest', () => {
    const percent = fc.option(fc.integer({ min: 0, max: 100 }));
    const values = fc.record({
      happiness: percent,
      sadness: percent,
      neutral: percent,
      stress: percent,
      energy: percent,
    });
    fc.assert(
      fc.property(values, fc.string(), (read, text) => {
        const given = recommendations(read, text);
        expect(given.length).toBeGreaterThan(0);
        expect(given.length).toBeLessThanOrEqual(3);
        expect(new Set(given.map(({ id }) => id)).size).toBe(given.length);
        for (const { because } of given)
          expect(because === null || read[because] !== null).toBe(true);
      }),
    );
  });
});

describe('what is recommended today', () => {
  const TODAY = '2026-11-21';

  test('rests on the mean of the last day, today or yesterday', () => {
    const days = dayFigures([
      checkInOn('2026-11-20', { stress: 8, mood: 9, energy: 9 }),
      checkInOn('2026-11-20', { stress: 1, mood: 9, energy: 9 }),
    ]);
    expect(recommendedToday(days, TODAY)).toEqual([
      { id: 'deep-breathing-exercise', type: 'Exercise', because: 'stress', percent: 45 },
    ]);
    expect(recommendedToday(days, '2026-11-22')).toMatchObject([{ id: 'mindfulness-meditation' }]);
  });

  test('takes no advice from a slider that nobody touched, and a 5 as any answer (DECISION-110)', () => {
    const untouched = dayFigures([
      checkInOn(TODAY, { touched: [] }),
      checkInOn(TODAY, { touched: ['energy'] }),
    ]);
    expect(recommendedToday(untouched, TODAY)).toEqual([
      { id: 'mindfulness-meditation', type: 'Mental', because: null, percent: null },
    ]);
    const moved = dayFigures([
      checkInOn(TODAY, { stress: 5 }),
      checkInOn(TODAY, { stress: 10, touched: ['mood'] }),
    ]);
    expect(recommendedToday(moved, TODAY)).toMatchObject([
      { id: 'deep-breathing-exercise', percent: 50 },
    ]);
  });

  test('adds company, something social, from five points under the score of a week ago (DATA-102)', () => {
    const fallen = (mood: number) =>
      dayFigures(dailyCheckIns(TODAY, 14, (index) => ({ mood: index < 8 ? 8 : mood, stress: 0 })));
    expect(recommendedToday(fallen(7), TODAY).at(-1)).toMatchObject({
      id: 'reach-out',
      type: 'Social',
    });
    expect(recommendedToday(fallen(8), TODAY).map(({ id }) => id)).toEqual([
      'mindfulness-meditation',
    ]);
    const alone = recommendedToday(fallen(7), TODAY, { social: false });
    expect(alone).toEqual(recommendedToday(fallen(7), TODAY).slice(0, -1));
  });
});
