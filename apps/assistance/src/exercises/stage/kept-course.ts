import type { PlatformV1 } from '@nafas/platform';

/** An exercise that was under way when the page was loaded anew. */
export interface KeptCourse {
  readonly exercise: string;
  /** Whole seconds that were over. */
  readonly seconds: number;
  /** How it was before, 0-10; null where it was not said. */
  readonly ratingBefore: number | null;
  /** When it was last under way, in milliseconds since 1970. */
  readonly at: number;
}

/**
 * The key of a scope: with the id that signing out looks for, and in the demo with the prefix that ends with it. It has no
 * version, so that it is none of the demo's tables.
 */
function toKey({ mode, userId }: PlatformV1['scope']): string {
  return mode === 'demo' || userId === null
    ? 'nafas.demo.exercise'
    : `nafas.assistance.exercise.${userId}`;
}

/** What was under way in this tab, if it is this exercise of so many seconds; what is broken is nothing. */
export function readCourse(
  scope: PlatformV1['scope'],
  { id, total }: { id: string; total: number },
): KeptCourse | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(toKey(scope)) ?? 'null');
    return isCourse(kept) && kept.exercise === id && kept.seconds < total ? kept : null;
  } catch {
    return null;
  }
}

function isCourse(value: unknown): value is KeptCourse {
  const { exercise, seconds, ratingBefore, at } = (value ?? {}) as Record<
    keyof KeptCourse,
    unknown
  >;
  const isWhole = (number: unknown, most: number) =>
    Number.isInteger(number) && Number(number) >= 0 && Number(number) <= most;
  return (
    typeof exercise === 'string' &&
    isWhole(seconds, Number.MAX_SAFE_INTEGER) &&
    (ratingBefore === null || isWhole(ratingBefore, 10)) &&
    isWhole(at, Number.MAX_SAFE_INTEGER)
  );
}

/** Keeps it for this tab; without storage a reload begins anew. */
export function keepCourse(scope: PlatformV1['scope'], course: KeptCourse | null): void {
  try {
    if (course === null) sessionStorage.removeItem(toKey(scope));
    else sessionStorage.setItem(toKey(scope), JSON.stringify(course));
  } catch {
    // Forbidden or full.
  }
}
