import { Children, startTransition, useEffect, useState, type ReactNode } from 'react';

/** Props of {@link InTurns}. */
export interface InTurnsProps {
  /** Parts of a page, from its top to its end. */
  children: ReactNode;
  /** How many parts are drawn at first, and in each turn after that. */
  step?: number;
}

/**
 * Draws a long page part by part: the next one once those before it are painted. What is pressed meanwhile waits for one
 * part, and the first can be read while the others come. A part that is added when all are drawn is drawn at once.
 */
export function InTurns({ children, step = 1 }: InTurnsProps) {
  const parts = Children.toArray(children);
  const [drawn, setDrawn] = useState(step);
  useEffect(() => {
    if (drawn === Infinity) return;
    // All of them from then on: none may go for one that is added above it.
    const next = drawn + step < parts.length ? drawn + step : Infinity;
    startTransition(() => setDrawn(next));
  }, [drawn, step, parts.length]);
  return parts.slice(0, drawn);
}
