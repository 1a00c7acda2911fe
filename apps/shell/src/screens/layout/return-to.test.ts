import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { returnTo } from './return-to.ts';

/** What the observer of the page's height does when that changes. */
let changed: () => void = () => undefined;
let height = 0;
const onEnd = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  height = 900;
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollTo', (_x: number, y: number) => vi.stubGlobal('scrollY', y));
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(900);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(run: () => void) {
        changed = run;
      }
      observe() {
        changed();
      }
      disconnect() {
        changed = () => undefined;
      }
    },
  );
});
afterEach(() => {
  // What a test began is over with it.
  dispatchEvent(new Event('keydown'));
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  onEnd.mockReset();
});

const grow = (to: number) => {
  height = to;
  changed();
};

it('goes to where a page was left as soon as the page is that high', () => {
  returnTo(1_500, onEnd);
  grow(2_000);
  expect(scrollY).toBe(0);
  grow(4_000);
  expect(scrollY).toBe(1_500);
  vi.advanceTimersByTime(1_000);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('goes there again when what was left of the page before is gone', () => {
  height = 4_000;
  returnTo(1_500, onEnd);
  expect(scrollY).toBe(1_500);
  vi.stubGlobal('scrollY', 0);
  grow(900);
  grow(3_000);
  expect(scrollY).toBe(1_500);
});

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'leaves the page to who scrolls it themselves: %s',
  (way) => {
    returnTo(1_500, onEnd);
    dispatchEvent(new Event(way));
    expect(onEnd).toHaveBeenCalledOnce();
    grow(4_000);
    expect(scrollY).toBe(0);
  },
);

it('gives up on a page that does not become that high again', () => {
  returnTo(1_500, onEnd);
  vi.advanceTimersByTime(5_000);
  expect(onEnd).toHaveBeenCalledOnce();
  grow(4_000);
  expect(scrollY).toBe(0);
});

it('goes to the top at once', () => {
  vi.stubGlobal('scrollY', 700);
  returnTo(0, onEnd);
  expect(scrollY).toBe(0);
  expect(onEnd).toHaveBeenCalledOnce();
});
