import { createRequire } from 'node:module';
import { unstable_forceFrameRate as forceFrameRate } from 'scheduler';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addLoadingView } from '../testing/add-loading-view.ts';
import { HYDRATED } from './hydrated.ts';
import { drawInLongSlices } from './slices.ts';

vi.mock('scheduler', () => ({ unstable_forceFrameRate: vi.fn() }));
const rates = () => vi.mocked(forceFrameRate).mock.calls.map(([perSecond]) => perSecond);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (look: () => void) => setTimeout(look));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.mocked(forceFrameRate).mockClear();
  document.body.replaceChildren();
});

it('slices are long until the first views stand', () => {
  const view = addLoadingView();
  drawInLongSlices();
  expect(rates()).toEqual([20]);
  dispatchEvent(new Event(HYDRATED));
  vi.advanceTimersByTime(3_000);
  expect(rates()).toEqual([20]);
  view.dataset['state'] = 'mounted';
  vi.advanceTimersByTime(300);
  expect(rates()).toEqual([20, 0]);
});

it.each(['pointerdown', 'keydown'])('they are short again from a %s on', (press) => {
  addLoadingView();
  drawInLongSlices();
  document.body.dispatchEvent(new Event(press, { bubbles: true }));
  expect(rates()).toEqual([20, 0]);
  document.body.dispatchEvent(new Event(press, { bubbles: true }));
  expect(rates()).toEqual([20, 0]);
});

it('the scheduler that is told is the one by which React draws', async () => {
  const ours = createRequire(import.meta.url);
  const ofReact = createRequire(ours.resolve('react-dom'));
  expect(ours.resolve('scheduler')).toBe(ofReact.resolve('scheduler'));
  expect(await vi.importActual('scheduler')).toHaveProperty('unstable_forceFrameRate');
});
