import { expect, test } from 'vitest';
import { toDays } from './ProgressHistory.tsx';

const step = (day: string, progress: number) => ({
  goalId: '11111111-1111-4111-8111-111111111111',
  progress,
  recordedAt: `${day}T12:00:00.000Z`,
});

test('each day has the progress it ended with, a quiet one that of the day before', () => {
  const steps = [
    step('2026-11-18', 0),
    step('2026-11-18', 20),
    step('2026-11-20', 60),
    step('2026-11-20', 50),
  ];
  expect(toDays({ startedOn: '2026-11-18' }, steps, '2026-11-21', 'UTC')).toEqual([20, 20, 50, 50]);
});

test('a step is on the day of the person, not of UTC', () => {
  const late = { ...step('2026-11-19', 40), recordedAt: '2026-11-18T22:30:00.000Z' };
  const steps = [step('2026-11-18', 0), late];
  const start = { startedOn: '2026-11-18' };
  expect(toDays(start, steps, '2026-11-19', 'Asia/Riyadh')).toEqual([0, 40]);
});
