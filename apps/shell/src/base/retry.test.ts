import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withRetries, withTimeLimit } from './retry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('withRetries', () => {
  it('numbers the attempts and stops at the first success', async () => {
    const attempt = vi.fn(async (n: number) => {
      if (n < 2) throw new Error(`failure ${n}`);
      return 'done';
    });
    const outcome = withRetries(attempt, { attempts: 5 });
    await vi.runAllTimersAsync();
    expect(await outcome).toBe('done');
    expect(attempt.mock.calls).toEqual([[0], [1], [2]]);
  });

  it('rejects with the last failure', async () => {
    const outcome = withRetries((n) => Promise.reject(new Error(`failure ${n}`)), { attempts: 3 });
    const failure = outcome.catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await failure).toEqual(new Error('failure 2'));
  });

  it('does not try again what trying can not help', async () => {
    const attempt = vi.fn(() => Promise.reject(new Error('forever')));
    await expect(withRetries(attempt, { attempts: 3, retryIf: () => false })).rejects.toThrow();
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('tells how often it has tried', async () => {
    const retryIf = vi.fn(() => true);
    withRetries(() => Promise.reject(new Error('x')), { attempts: 3, retryIf }).catch(() => null);
    await vi.runAllTimersAsync();
    expect(retryIf.mock.calls).toEqual([
      [new Error('x'), 1],
      [new Error('x'), 2],
    ]);
  });

  it.each([
    ['none', 0, [400, 800]],
    ['a quarter', 1, [300, 600]],
  ])('doubles the wait; with %s of it taken off at random', async (_case, random, waits) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const attempt = vi.fn(() => Promise.reject(new Error('failure')));
    withRetries(attempt, { attempts: 3, backoffMs: 400 }).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    for (const [index, wait] of waits.entries()) {
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(attempt).toHaveBeenCalledTimes(index + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(attempt).toHaveBeenCalledTimes(index + 2);
    }
  });
});

describe('withTimeLimit', () => {
  const tooLate = () => new Error('too late');

  it('passes on what comes in time, and leaves no timer', async () => {
    expect(await withTimeLimit(Promise.resolve('value'), 100, tooLate)).toBe('value');
    await expect(withTimeLimit(Promise.reject(new Error('own')), 100, tooLate)).rejects.toThrow(
      'own',
    );
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects at the limit, not before', async () => {
    const failed = vi.fn();
    withTimeLimit(new Promise(() => undefined), 100, tooLate).catch(failed);
    await vi.advanceTimersByTimeAsync(99);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed.mock.calls).toEqual([[new Error('too late')]]);
  });
});
