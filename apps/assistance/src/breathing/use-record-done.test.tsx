import { act, fireEvent, screen } from '@testing-library/react';
import { fakePlatform } from '@nafas/platform/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Breathing } from './Breathing.tsx';
import { MINDFUL_BREATHING, SLOW_BREATHING, type Exercise } from './exercise.ts';
import { renderView } from '../testing/render-view.tsx';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

// In small parts: the next timer is set by an effect, and effects run when `act` ends.
async function pass(seconds: number) {
  for (let left = seconds; left > 0; left -= 1) {
    await act(() => vi.advanceTimersByTimeAsync(1000));
  }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function setUp(exercise: Exercise) {
  const signal = fakePlatform().platform.scope.signal;
  const scope = { mode: 'real' as const, userId: 'u', signal };
  const view = await renderView(<Breathing exercise={exercise} />, { overrides: { scope } });
  const written = () =>
    view.calls.written.map(({ table, row }) => [
      table,
      row['exercise'],
      row['minutes'],
      row['completed'],
    ]);
  return { ...view, written };
}

test('an exercise that is over is recorded once, with its minutes', async () => {
  const { written, unmount } = await setUp(SLOW_BREATHING);
  press('Start');
  await pass(300);
  unmount();
  expect(written()).toEqual([['activities', 'slow-breathing', 5, true]]);
});

test('one that is stopped or begun again counts the minutes it lasted; one that was only looked at does not', async () => {
  const { written } = await setUp(MINDFUL_BREATHING);
  press('Start');
  await pass(45);
  press('Stop');
  press('Start');
  await pass(29);
  press('Start again');
  await pass(60);
  press('Start again');
  expect(written()).toEqual([
    ['activities', 'mindful-breathing', 0.75, false],
    ['activities', 'mindful-breathing', 1, false],
  ]);
});

test('one that is left by closing counts too', async () => {
  const { written, unmount } = await setUp(MINDFUL_BREATHING);
  press('Start');
  await pass(90);
  unmount();
  expect(written()).toEqual([['activities', 'mindful-breathing', 1.5, false]]);
});

test('how it was and is may be said afterwards, and is stored with the minutes', async () => {
  await renderView(<Breathing exercise={MINDFUL_BREATHING} />);
  press('Start');
  await pass(123);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  fireEvent.change(screen.getByRole('slider', { name: 'Now' }), { target: { value: '8' } });
  press('Save');
  await pass(2);
  expect(screen.getByText('Saved. Thank you for taking the time.')).toBeTruthy();
  const stored = JSON.parse(sessionStorage.getItem('nafas.demo.activities.v1') ?? '') as object[];
  expect(stored.at(-1)).toMatchObject({ minutes: 2, ratingBefore: null, ratingAfter: 8 });
});

test('in the demo it stays in this tab', async () => {
  const { calls } = await renderView(<Breathing exercise={MINDFUL_BREATHING} />);
  press('Start');
  await pass(123);
  expect(calls.written).toEqual([]);
  expect(sessionStorage.getItem('nafas.demo.activities.v1')).toContain('2026-11-21');
});
