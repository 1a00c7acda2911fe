import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addLoadingView } from '../testing/add-loading-view.ts';
import { whenSettled } from './when-settled.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('waits until no view is loading', () => {
  const view = addLoadingView();
  const run = vi.fn();
  whenSettled(run);
  vi.advanceTimersByTime(1_000);
  expect(run).not.toHaveBeenCalled();
  view.dataset['state'] = 'mounted';
  vi.advanceTimersByTime(1_000);
  expect(run).toHaveBeenCalledOnce();
});

it('waits for a page that does not know its views yet', () => {
  const page = addLoadingView();
  delete page.dataset['feature'];
  const run = vi.fn();
  whenSettled(run);
  vi.advanceTimersByTime(1_000);
  expect(run).not.toHaveBeenCalled();
  page.remove();
  vi.advanceTimersByTime(1_000);
  expect(run).toHaveBeenCalledOnce();
});

it('does nothing once it is stopped', () => {
  const view = addLoadingView();
  const run = vi.fn();
  const stop = whenSettled(run);
  vi.advanceTimersByTime(1_000);
  stop();
  view.remove();
  vi.advanceTimersByTime(1_000);
  expect(run).not.toHaveBeenCalled();
});

it('looks after its time at a page that is never idle', () => {
  vi.stubGlobal('requestIdleCallback', (look: () => void, { timeout }: IdleRequestOptions) =>
    setTimeout(look, timeout),
  );
  const run = vi.fn();
  whenSettled(run, 3_000);
  vi.advanceTimersByTime(2_999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
});
