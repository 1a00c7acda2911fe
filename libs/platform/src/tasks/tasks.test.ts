import { afterEach, describe, expect, it, vi } from 'vitest';
import { inTurns } from './in-turns.ts';
import { nextTask } from './next-task.ts';
import { whenIdle } from './when-idle.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('nextTask', () => {
  it('leaves a turn to what waits', async () => {
    const other = vi.fn();
    setTimeout(other);
    await nextTask();
    expect(other).toHaveBeenCalled();
  });

  it('yields where the browser can', async () => {
    const yielded = vi.fn(() => Promise.resolve());
    vi.stubGlobal('scheduler', { yield: yielded });
    await nextTask();
    expect(yielded).toHaveBeenCalledOnce();
  });
});

describe('inTurns', () => {
  /** Runs items that take so many ms each, and tells which stand in one task. */
  async function turns(ms: readonly number[]): Promise<number[][]> {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const tasks: number[][] = [[]];
    vi.stubGlobal('scheduler', { yield: () => Promise.resolve(void tasks.push([])) });
    await inTurns(ms, (each) => {
      now += each;
      tasks.at(-1)?.push(each);
    });
    return tasks;
  }

  it('runs in order, in one task as long as it is short', async () => {
    expect(await turns([1, 2, 3])).toEqual([[1, 2, 3]]);
    expect(await turns([])).toEqual([[]]);
  });

  it('goes on in another task when one has taken long', async () => {
    expect(await turns([5, 5, 1, 30, 1])).toEqual([[5, 5], [1, 30], [1]]);
  });

  it('ends with what fails', async () => {
    const run = vi.fn(() => {
      throw new Error('no');
    });
    await expect(inTurns([1, 2], run)).rejects.toThrow('no');
    expect(run).toHaveBeenCalledOnce();
  });
});

describe('whenIdle', () => {
  it('runs when the browser is idle, or at the latest when it is told to', () => {
    const request = vi.fn<(run: () => void, options: object) => number>(() => 7);
    const cancel = vi.fn();
    vi.stubGlobal('requestIdleCallback', request);
    vi.stubGlobal('cancelIdleCallback', cancel);
    const run = vi.fn();
    const stop = whenIdle(run, 3_000);
    expect(run).not.toHaveBeenCalled();
    expect(request).toHaveBeenCalledWith(expect.any(Function), { timeout: 3_000 });
    request.mock.calls[0]?.[0]();
    expect(run).toHaveBeenCalledOnce();
    stop();
    expect(cancel).toHaveBeenCalledWith(7);
  });

  it('runs soon in a browser that cannot tell, unless it is stopped', () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', undefined);
    const run = vi.fn();
    whenIdle(run)();
    vi.runAllTimers();
    expect(run).not.toHaveBeenCalled();
    whenIdle(run);
    vi.runAllTimers();
    expect(run).toHaveBeenCalledOnce();
  });
});
