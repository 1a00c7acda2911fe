import { expect, vi } from 'vitest';

/** Expects that what a call gives comes after so many milliseconds, and not one sooner. The clock is a false one meanwhile. */
export async function expectToSettleAfter(
  milliseconds: number,
  call: () => Promise<unknown>,
): Promise<void> {
  vi.useFakeTimers();
  try {
    const settled = vi.fn();
    void call().then(settled);
    await vi.advanceTimersByTimeAsync(milliseconds - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
}
