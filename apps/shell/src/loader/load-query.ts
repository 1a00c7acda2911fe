import { nextTask } from '@nafas/platform/tasks';
import type * as Query from '@tanstack/react-query';

/** What one answer draws in a task; the views that are left are drawn in the next. */
const TURN_MS = 8;

/**
 * Tells those who wait for an answer, in order: the first at once, each after what the one before it has drawn, and in
 * another task once that took long. Without it, the answer of which a dashboard is made is drawn in one task by all views.
 */
export function createPacedNotifier(): (tell: () => void) => void {
  const waiting: (() => void)[] = [];
  let isTelling = false;
  async function tellAll(): Promise<void> {
    isTelling = true;
    let begun = performance.now();
    for (let tell = waiting.shift(); tell; tell = waiting.shift()) {
      try {
        tell();
      } catch (error) {
        // As it would be in a task of its own: the others are told.
        reportError(error);
      }
      // React draws in a microtask, which stands in line before this one.
      await Promise.resolve();
      if (waiting.length > 0 && performance.now() - begun >= TURN_MS) {
        await nextTask();
        begun = performance.now();
      }
    }
    isTelling = false;
  }
  return (tell) => {
    waiting.push(tell);
    if (!isTelling) void tellAll();
  };
}

/** Loads TanStack Query for all apps; one answer that several views wait for draws each of them by itself. */
export async function loadQuery(): Promise<typeof Query> {
  const query = await import('@tanstack/react-query');
  // Set anew for each app that loads it: what an earlier one still has to tell, it tells.
  query.notifyManager.setNotifyFunction(createPacedNotifier());
  return query;
}
