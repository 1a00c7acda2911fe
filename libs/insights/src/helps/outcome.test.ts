import { expect, test } from 'vitest';
import { findQuadrantAt, type HelpCheckIn, toOutcomes } from './outcome.ts';
import { rankHelps } from './ranking.ts';

const at = (hour: string) => `2026-11-21T${hour}:00.000Z`;
const checkIn = (
  hour: string,
  mood: number | null,
  energy: number | null,
  stress: number | null,
): HelpCheckIn => ({
  occurredAt: at(hour),
  mood,
  energy,
  stress,
});
const did = (
  hour: string,
  ratingBefore: number | null = null,
  ratingAfter: number | null = null,
) => ({
  exercise: 'body-scan',
  occurredAt: at(hour),
  ratingBefore,
  ratingAfter,
});

test('a quadrant is that of the last check-in of six hours, of what was touched', () => {
  const checkIns = [checkIn('06:00', 3, 8, 5), checkIn('08:00', 7, 2, 5)];
  expect(findQuadrantAt(checkIns, at('07:00'))).toBe('stirred');
  expect(findQuadrantAt(checkIns, at('09:00'))).toBe('at-ease');
  expect(findQuadrantAt(checkIns, at('14:01'))).toBeNull();
  expect(findQuadrantAt([checkIn('06:00', null, 8, 5)], at('07:00'))).toBeNull();
});

test('what helps is learnt by the quadrant that the mood pad told: at an energy of 5, the calm one', () => {
  expect(findQuadrantAt([checkIn('06:00', 3, 5, 5)], at('07:00'))).toBe('weary');
  expect(findQuadrantAt([checkIn('06:00', 5, 5, 5)], at('07:00'))).toBe('at-ease');
});

test('it helped when it was better after, or stress went down by a point; a rating that fell did not', () => {
  const checkIns = [checkIn('06:00', 3, 3, 8), checkIn('08:00', 4, 3, 7)];
  const outcomes = toOutcomes([did('07:00'), did('07:30', 6, 4)], checkIns);
  expect(outcomes.map(({ hasHelped }) => hasHelped)).toEqual([true, true]);
  expect(toOutcomes([did('07:30', 6, 4), did('07:40', 4, 5)], [])).toMatchObject([
    { hasHelped: false, quadrant: null },
    { hasHelped: true },
  ]);
});

test('what nothing is known of is no outcome', () => {
  const late = [checkIn('06:00', 3, 3, 8), checkIn('11:00', 4, 3, 2)];
  expect(toOutcomes([did('07:00'), did('07:00', 4, null)], late)).toEqual([]);
});

test('a ranking: enough outcomes first, and few weigh less than many', () => {
  const outcomes = (exercise: string, helped: number, of: number) =>
    Array.from({ length: of }, (_, index) => ({
      exercise,
      quadrant: null,
      hasHelped: index < helped,
    }));
  const ranked = rankHelps([
    ...outcomes('once', 1, 1),
    ...outcomes('three', 3, 3),
    ...outcomes('ten', 9, 10),
    ...outcomes('seldom', 1, 4),
  ]);
  expect(ranked.map(({ exercise, isEnough }) => [exercise, isEnough])).toEqual([
    ['ten', true],
    ['three', true],
    ['seldom', true],
    ['once', false],
  ]);
});
