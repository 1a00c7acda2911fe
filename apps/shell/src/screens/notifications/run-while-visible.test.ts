import { createStore, type Connectivity } from '@nafas/platform';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runWhileVisible } from './run-while-visible.ts';

const EVERY = 30_000;
let visibility: DocumentVisibilityState;
const look = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function started() {
  const connectivity = createStore<Connectivity>('online');
  const run = vi.fn();
  const isRealtimeConnected = createStore(false);
  const stop = runWhileVisible(run, { everyMs: EVERY, connectivity, isRealtimeConnected });
  return { connectivity, isRealtimeConnected, run, stop };
}

test('runs at every interval, not before the first, until it is ended', () => {
  const { run, stop } = started();
  vi.advanceTimersByTime(EVERY - 1);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2 * EVERY);
  expect(run).toHaveBeenCalledTimes(3);
  stop();
  look('hidden');
  look('visible');
  vi.advanceTimersByTime(2 * EVERY);
  expect(run).toHaveBeenCalledTimes(3);
});

test('rests while the page is hidden, and runs at once when it is seen again', () => {
  const { run, stop } = started();
  look('hidden');
  vi.advanceTimersByTime(10 * EVERY);
  expect(run).not.toHaveBeenCalled();
  look('visible');
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(EVERY);
  expect(run).toHaveBeenCalledTimes(2);
  stop();
});

test('rests without a network, and runs at once when it is back', () => {
  const { run, stop, connectivity } = started();
  connectivity.set('offline');
  vi.advanceTimersByTime(10 * EVERY);
  look('hidden');
  connectivity.set('online');
  expect(run).not.toHaveBeenCalled();
  look('visible');
  expect(run).toHaveBeenCalledTimes(1);
  stop();
});

test('rests while somebody else tells, and runs at once when nobody does any more', () => {
  const { run, stop, isRealtimeConnected } = started();
  isRealtimeConnected.set(true);
  vi.advanceTimersByTime(10 * EVERY);
  expect(run).not.toHaveBeenCalled();
  isRealtimeConnected.set(false);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(EVERY);
  expect(run).toHaveBeenCalledTimes(2);
  stop();
});
