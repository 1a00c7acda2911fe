/** How many attempts one key has within a window. */
export interface ThrottleOptions {
  readonly limit: number;
  readonly windowMs: number;
  /** Milliseconds; the clock of the tests. */
  readonly now?: () => number;
}

interface Window {
  count: number;
  readonly endsAt: number;
}

// About 10 MB at most, whatever is thrown at it.
const MAX_KEYS = 50_000;

/** Counts attempts per key in fixed windows, in memory: a restart forgives everybody. */
export class Throttle {
  readonly #windows = new Map<string, Window>();
  readonly #limit: number;
  readonly #windowMs: number;
  readonly #now: () => number;

  constructor(options: ThrottleOptions) {
    this.#limit = options.limit;
    this.#windowMs = options.windowMs;
    this.#now = options.now ?? Date.now;
  }

  /**
   * Counts one attempt, before it is carried out: forty at the same moment are forty.
   * @returns 0 when it may go on, else the seconds to wait (whole, at least 1).
   */
  take(key: string): number {
    const now = this.#now();
    const open = this.#windows.get(key);
    const window = open !== undefined && open.endsAt > now ? open : this.#open(key, now);
    if (window.count >= this.#limit) return Math.max(1, Math.ceil((window.endsAt - now) / 1000));
    window.count += 1;
    return 0;
  }

  /** Takes one attempt back, when it turned out not to be one that counts. */
  giveBack(key: string): void {
    const window = this.#windows.get(key);
    if (window !== undefined && window.count > 0) window.count -= 1;
  }

  /** Forgets a key, after a success. */
  clear(key: string): void {
    this.#windows.delete(key);
  }

  #open(key: string, now: number): Window {
    // A Map keeps the order of insertion and all windows are equally long: the oldest ends first.
    this.#windows.delete(key);
    for (const [old, { endsAt }] of this.#windows) {
      if (endsAt > now && this.#windows.size < MAX_KEYS) break;
      this.#windows.delete(old);
    }
    const window = { count: 0, endsAt: now + this.#windowMs };
    this.#windows.set(key, window);
    return window;
  }
}
