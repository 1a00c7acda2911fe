import type { OutboxConflict, OutboxWrite } from '@nafas/platform';
import type { OutboxEntry } from './entries.ts';
import { getRowKey } from './operation-id.ts';

interface Clash {
  readonly theirs: OutboxConflict['theirs'];
  /** The entry that met another version, and the one that it was made on. */
  readonly operationId: string;
  readonly expected: number | null;
}

/** The version that a write was made on; null for one that adds a row. */
export function getExpected(write: OutboxWrite): number | null {
  return write.op === 'update' || write.op === 'delete' ? write.expectedVersion : null;
}

/** The rows whose writes wait for the person's choice, by row. They are found anew after a reload. */
export function createClashes() {
  const clashes = new Map<string, Clash>();
  const isHeld = ({ write }: OutboxEntry) => clashes.has(getRowKey(write));

  return {
    get: (rowKey: string) => clashes.get(rowKey),
    add({ operationId, write }: OutboxEntry, theirs: Clash['theirs']): void {
      clashes.set(getRowKey(write), { theirs, operationId, expected: getExpected(write) });
    },
    end: (rowKey: string) => void clashes.delete(rowKey),
    /** Whether an entry waits for a choice. */
    isHeld,
    /** Forgets those that another tab has ended. */
    keepThoseOf(all: readonly OutboxEntry[]): void {
      for (const [key, clash] of clashes) {
        const entry = all.find(({ operationId }) => operationId === clash.operationId);
        if (!entry || getExpected(entry.write) !== clash.expected) clashes.delete(key);
      }
    },
    list: (all: readonly OutboxEntry[]): readonly OutboxConflict[] =>
      [...clashes].map(([id, { theirs }]) => ({
        id,
        theirs,
        writes: all.map(({ write }) => write).filter((write) => getRowKey(write) === id),
      })),
  };
}
