import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backOffMs, createRetryTimer } from './retry-timer.ts';

describe('backOffMs', () => {
  it('doubles from five seconds to five minutes, a quarter more or less', () => {
    expect([0, 1, 2, 5, 6, 60].map((failures) => backOffMs(failures, 0.5))).toEqual([
      5_000, 10_000, 20_000, 160_000, 300_000, 300_000,
    ]);
    expect(backOffMs(0, 0)).toBe(3_750);
    expect(backOffMs(0, 1)).toBe(6_250);
  });
});

describe('the retry timer', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    return () => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    };
  });

  function start() {
    const run = vi.fn();
    const scope = new AbortController();
    return { run, scope, timer: createRetryTimer(scope.signal, run) };
  }

  it('runs once after the latest wait asked for', () => {
    const { run, timer } = start();
    timer.backOff();
    timer.backOff();
    vi.advanceTimersByTime(9_999);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000_000);
    expect(run).toHaveBeenCalledOnce();
  });

  it('brings a long wait forward, but never puts a short one off', () => {
    const { run, timer } = start();
    timer.backOff();
    timer.atLatestIn(1_000);
    timer.atLatestIn(60_000);
    vi.advanceTimersByTime(1_000);
    expect(run).toHaveBeenCalledOnce();
  });

  it('waits shortly again once the server answers', () => {
    const { run, timer } = start();
    timer.backOff();
    timer.backOff();
    timer.reset();
    timer.backOff();
    vi.advanceTimersByTime(5_000);
    expect(run).toHaveBeenCalledOnce();
  });

  it('stops for good with its scope', () => {
    const { run, scope, timer } = start();
    timer.backOff();
    scope.abort();
    timer.atLatestIn(1);
    timer.backOff();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(1_000_000);
    expect(run).not.toHaveBeenCalled();
  });
});
