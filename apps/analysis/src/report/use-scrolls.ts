import { useCallback, useState, type RefCallback } from 'react';

/** Whether the element that gets `ref` scrolls, also when its window or what it holds changes; true until it is measured. */
export function useScrolls(): {
  readonly ref: RefCallback<HTMLElement>;
  readonly scrolls: boolean;
} {
  const [scrolls, setScrolls] = useState(true);
  const ref = useCallback((element: HTMLElement | null) => {
    // A test's document measures nothing.
    if (!element || !globalThis.ResizeObserver) return undefined;
    const measure = () => {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
      setScrolls(scrollHeight > clientHeight || scrollWidth > clientWidth);
    };
    const observer = new ResizeObserver(measure);
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  }, []);
  return { ref, scrolls };
}
