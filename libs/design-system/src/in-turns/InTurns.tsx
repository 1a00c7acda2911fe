import { Children, startTransition, useEffect, useState, type ReactNode } from 'react';

/** Props of {@link InTurns}. */
export interface InTurnsProps {
  /** Parts of a page, from its top to its end. */
  children: ReactNode;
}

/**
 * Draws a long page part by part: the next one once those before it are painted. What is pressed meanwhile waits for one
 * part, and the first can be read while the others come. A part that is added when all are drawn is drawn at once.
 */
export function InTurns({ children }: InTurnsProps) {
  const parts = Children.toArray(children);
  const [drawn, setDrawn] = useState(parts.length > 1 ? 1 : Infinity);
  const isWhole = drawn === Infinity;
  useEffect(() => {
    if (isWhole) return;
    // All of them from then on: none may go for one that is added above it.
    const next = drawn + 1 < parts.length ? drawn + 1 : Infinity;
    startTransition(() => setDrawn(next));
  }, [drawn, isWhole, parts.length]);
  return (
    <>
      {parts.slice(0, drawn)}
      {/* Tells whoever waits for the whole page, as benchmarks and tests do. */}
      {isWhole ? null : <span hidden aria-busy="true" />}
    </>
  );
}
