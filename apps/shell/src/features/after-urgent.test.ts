import { afterEach, expect, it, vi } from 'vitest';
import { afterUrgent } from './after-urgent.ts';

afterEach(() => vi.unstubAllGlobals());

it('asks the browser for a task of low priority', () => {
  const postTask = vi.fn(() => Promise.resolve());
  vi.stubGlobal('scheduler', { postTask });
  const run = vi.fn();
  afterUrgent(run);
  expect(postTask).toHaveBeenCalledWith(run, { priority: 'background' });
});

it('runs soon where there are no priorities, but not at once', async () => {
  vi.stubGlobal('scheduler', undefined);
  const run = vi.fn();
  afterUrgent(run);
  expect(run).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1));
});
