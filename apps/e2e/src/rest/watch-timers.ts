import type { Page } from '@playwright/test';

/** What one place in the code did with the clock while the page was hidden. */
export interface TimerUse {
  readonly kind: 'setTimeout' | 'setInterval' | 'requestIdleCallback';
  /** The frames that set it, the nearest first. */
  readonly from: string;
  /** How often it ran: of the one that ran most, where the place set several intervals. */
  readonly runs: number;
}

declare global {
  interface Window {
    timersWhileHidden?: () => TimerUse[];
    hidePage?: () => void;
  }
}

/**
 * Has the page's timers counted from the moment it is hidden, on the page's own clock, which a test moves on. A browser
 * without a window hides no tab, so the page is told that it is hidden; and as a browser does then, it is drawn no more:
 * callbacks of animation frames wait.
 */
export async function watchTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let isHidden = false;
    const uses = new Map<
      string,
      { kind: TimerUse['kind']; from: string; runs: Map<number, number> }
    >();
    let made = 0;
    const here = () =>
      new Error().stack
        ?.split('\n')
        .slice(3, 9)
        .map((line) => line.trim())
        .join(' < ') ?? '';
    const count = (kind: TimerUse['kind'], from: string, one: number) => {
      if (!isHidden) return;
      const key = kind + from;
      const use = uses.get(key) ?? { kind, from, runs: new Map<number, number>() };
      uses.set(key, use);
      use.runs.set(one, (use.runs.get(one) ?? 0) + 1);
    };
    function watch(kind: TimerUse['kind'], eachIsOne: boolean): void {
      const real = window[kind] as (
        run: (...args: unknown[]) => void,
        ...rest: unknown[]
      ) => number;
      const watched = (run: unknown, ...rest: unknown[]) => {
        if (typeof run !== 'function') throw new Error('A timer of a text');
        const from = here();
        // Those that set themselves again are one, an interval is one of its own.
        const one = eachIsOne ? (made += 1) : 0;
        return real.call(
          window,
          (...args: unknown[]) => {
            count(kind, from, one);
            (run as (...args: unknown[]) => void)(...args);
          },
          ...rest,
        );
      };
      Object.assign(window, { [kind]: watched });
    }
    watch('setTimeout', false);
    watch('setInterval', true);
    watch('requestIdleCallback', false);
    const frame = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (run) =>
      isHidden ? 0 : frame((at) => (isHidden ? undefined : run(at)));
    for (const [name, value] of [
      ['visibilityState', () => (isHidden ? 'hidden' : 'visible')],
      ['hidden', () => isHidden],
    ] as const) {
      Object.defineProperty(Document.prototype, name, { configurable: true, get: value });
    }
    window.hidePage = () => {
      isHidden = true;
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      window.dispatchEvent(new Event('blur'));
    };
    window.timersWhileHidden = () =>
      [...uses.values()].map(({ kind, from, runs }) => ({
        kind,
        from,
        runs: Math.max(...runs.values()),
      }));
  });
}
