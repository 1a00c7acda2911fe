import type { PlatformV1 } from '@nafas/platform';
import { forgetSealed, keepSealed, readSealed } from './sealed.ts';

/** What must outlive a tab that is closed for good, encrypted and under the person's id, so that it goes when they sign out. */
export interface ClosedTab {
  /** Whether another tab may have left something that is not read yet. */
  readonly mayHold: boolean;
  /** What was left before anything was written here; null where there is nothing. */
  readonly left: Promise<unknown>;
  /** Keeps a list instead of the one before, in a few milliseconds; an empty one is forgotten. */
  write(list: readonly unknown[]): void;
}

/** Of the demo nothing is kept: it ends with its tab. */
export function openClosedTab(platform: PlatformV1, name: string): ClosedTab {
  const { mode, userId, signal } = platform.scope;
  if (mode !== 'real' || userId === null) {
    return { mayHold: false, left: Promise.resolve(null), write: () => undefined };
  }
  const key = `nafas.${name}.${userId}`;
  const mayHold = localStorage.getItem(key) !== null;
  const left = mayHold ? readSealed(key) : Promise.resolve(null);
  let wanted: readonly unknown[] | null = null;
  let isWriting = false;

  async function writeAll(): Promise<void> {
    isWriting = true;
    // Only then is it known what would be written over.
    await left;
    while (wanted !== null) {
      const list = wanted;
      wanted = null;
      // Where the device can't keep it, a closed tab loses what it had not saved.
      if (list.length > 0) await keepSealed(key, list).catch(() => undefined);
      if (list.length === 0 || signal.aborted) forgetSealed(key);
    }
    isWriting = false;
  }
  return {
    mayHold,
    left,
    write(list) {
      if (signal.aborted) return;
      wanted = list;
      if (!isWriting) void writeAll();
    },
  };
}
