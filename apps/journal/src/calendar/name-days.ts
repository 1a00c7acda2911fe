import type { Cells } from './draw-year.ts';

/** Browsers without `requestIdleCallback` wait so many ms. */
const SOON_MS = 200;

/** Names all cells of a grid when the page has nothing else to do, a few at a time. Returns the end of it. */
export function nameDays(cells: Cells, name: (date: string) => string): () => void {
  const left = cells.entries();
  let stop: () => void = () => undefined;
  const go = (mayGoOn: () => boolean) => {
    do {
      const { done, value } = left.next();
      if (done) return;
      const [date, cell] = value;
      cell.ariaLabel = name(date);
    } while (mayGoOn());
    wait();
  };
  function wait(): void {
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(() => go(() => true), SOON_MS);
      stop = () => clearTimeout(timer);
    } else {
      const handle = requestIdleCallback((idle) => go(() => idle.timeRemaining() > 1));
      stop = () => cancelIdleCallback(handle);
    }
  }
  wait();
  return () => stop();
}
