import type { OutboxWrite, PlatformV1 } from '@nafas/platform';
import { useStore } from '@nafas/platform/use-store';
import { useMemo } from 'react';
import { type Writes, getWrites } from './query-client.ts';
import type { Topic } from './topics.ts';

/** The server's data, and how many writes had left the outbox when it was read. */
export interface Snapshot<T> {
  readonly value: T;
  readonly asOf: number;
}

/** Asks the server, in a query whose answer is shown with the writes that it leaves out. */
export async function snapshot<T>(
  platform: PlatformV1,
  load: (waiting: readonly OutboxWrite[]) => Promise<T>,
): Promise<Snapshot<T>> {
  const { waiting, left } = getWrites(platform).get();
  return { value: await load(waiting), asOf: left.length };
}

/** The writes that may not be in a snapshot: those that wait, and those that left the outbox since. */
export function writesSince({ waiting, left }: Writes, asOf: number): readonly OutboxWrite[] {
  return [...left.slice(asOf), ...waiting];
}

/**
 * A snapshot with the writes that it leaves out, until the server is read again. A write may be on both sides; `join`
 * counts it once. Pass a `join` that keeps its identity.
 */
export function useWithWrites<T, Joined>(
  platform: PlatformV1,
  known: Snapshot<T> | undefined,
  join: (value: T, writes: readonly OutboxWrite[]) => Joined,
): Joined | undefined {
  const writes = useStore(getWrites(platform));
  return useMemo(
    () => known && join(known.value, writesSince(writes, known.asOf)),
    [known, writes, join],
  );
}

/**
 * The server's rows followed by those it does not have; the same list where there are none. The server's version wins.
 */
export function withMissing<Row extends { readonly id: string }>(
  rows: readonly Row[],
  more: readonly Row[],
): readonly Row[] {
  const known = new Set(rows.map(({ id }) => id));
  const missing = new Map(more.filter(({ id }) => !known.has(id)).map((row) => [row.id, row]));
  return missing.size === 0 ? rows : [...rows, ...missing.values()];
}

/** Where a write is now: at the server, on this device until it can be sent, or in the demo's tab. */
export type Saved = 'sent' | 'queued' | 'demo';

/**
 * Puts a write into the outbox; in the demo, which has none, does `inDemo`. Repeating it with the same row stores it
 * once. Rejects when it is nowhere but in the caller's hands.
 */
export async function save(
  platform: PlatformV1,
  write: OutboxWrite & { readonly topic: Topic },
  inDemo: () => Promise<unknown>,
): Promise<Saved> {
  if (platform.scope.mode === 'demo') {
    await inDemo();
    platform.invalidate(write.topic);
    return 'demo';
  }
  return (await platform.enqueue(write)) === 'queued' ? 'queued' : 'sent';
}
