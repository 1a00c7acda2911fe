import { useEffect } from 'react';

/** Tells before-paint.ts that the page answers now: a press that came earlier is made again. */
export function HydrationSignal() {
  useEffect(() => {
    dispatchEvent(new Event('nafas-hydrated'));
  }, []);
  return null;
}
