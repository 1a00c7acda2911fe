import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useCrisisLevel } from './use-crisis-level.ts';

afterEach(() => {
  // Nothing is left to render once the window of the test is gone.
  cleanup();
  vi.doUnmock('@nafas/care/screening');
  vi.resetModules();
});

it.each([
  ['Tea on the balcony before everyone woke up.', 'none'],
  ['I want to die', 'crisis'],
  ['أريد أن أموت', 'crisis'],
  ['I can’t do this anymore', 'concern'],
])('%s: %s', async (text, level) => {
  const { result, rerender } = renderHook(useCrisisLevel, { initialProps: 'I want to die' });
  await waitFor(() => expect(result.current).toBe('crisis'));
  rerender(text);
  expect(result.current).toBe(level);
});

it('loads nothing for an empty field; where the classifier cannot be had, the rules answer until it can', async () => {
  const load = vi.fn(() => {
    throw new Error('not reachable');
  });
  vi.resetModules();
  vi.doMock('@nafas/care/screening', load);
  const fresh = await import('./use-crisis-level.ts');
  const { result, rerender } = renderHook(fresh.useCrisisLevel, { initialProps: '' });
  expect(load).not.toHaveBeenCalled();
  rerender('I want to kill myself');
  await waitFor(() => expect(result.current).toBe('crisis'));
  const before = load.mock.calls.length;
  rerender('Tea on the balcony');
  await waitFor(() => expect(load.mock.calls.length).toBeGreaterThan(before));
  expect(result.current).toBe('none');
  vi.doUnmock('@nafas/care/screening');
  rerender('أريد أن أموت');
  await waitFor(() => expect(result.current).toBe('crisis'));
});
