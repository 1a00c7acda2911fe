const FIRST_MS = 5_000;
const LONGEST_MS = 5 * 60_000;

/** The wait before try number `failures` + 1, ±25 % so that devices don't all return at once after an outage. */
export function backOffMs(failures: number, random = Math.random()): number {
  return Math.min(FIRST_MS * 2 ** failures, LONGEST_MS) * (0.75 + random / 2);
}

export interface RetryTimer {
  /** Runs after the next wait, which grows from 5 s to 5 min until {@link RetryTimer.reset}. */
  backOff(): void;
  /** Runs after `ms`, unless it will run sooner. */
  atLatestIn(ms: number): void;
  /** The server answers: the next wait is short again. */
  reset(): void;
}

/** One timer for trying again; it stops for good when `signal` aborts. */
export function createRetryTimer(signal: AbortSignal, run: () => void): RetryTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = 0;
  let failures = 0;

  function arm(ms: number): void {
    clearTimeout(timer);
    if (signal.aborted) return;
    dueAt = Date.now() + ms;
    timer = setTimeout(() => {
      timer = undefined;
      run();
    }, ms);
  }

  signal.addEventListener('abort', () => clearTimeout(timer));
  return {
    backOff: () => arm(backOffMs(failures++)),
    atLatestIn: (ms) => {
      if (timer === undefined || dueAt > Date.now() + ms) arm(ms);
    },
    reset: () => (failures = 0),
  };
}
