import { useCallback, useState, type RefCallback } from 'react';

/** Until the place is measured, and where it can't be (a test's document). */
const INITIAL = 600;

/** The width of the element that gets `ref`, in whole pixels, also when it changes. */
export function useInlineSize(): {
  readonly ref: RefCallback<HTMLElement>;
  readonly size: number;
} {
  const [size, setSize] = useState(INITIAL);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    // A hidden element has no width; what it had is kept.
    const measure = () => setSize((known) => element.clientWidth || known);
    measure();
    const observer = globalThis.ResizeObserver && new ResizeObserver(measure);
    observer?.observe(element);
    return () => observer?.disconnect();
  }, []);
  return { ref, size };
}
