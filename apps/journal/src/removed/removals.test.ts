import type { BackendV1, EnqueueResult, OutboxWrite } from '@nafas/platform';
import { getQueryClient } from '@nafas/data-service/client';
import { checkInReadings } from '@nafas/data-service/readings/client';
import { newRecommendationRecord } from '@nafas/data-service/recommendations';
import { checkInRecommendations } from '@nafas/data-service/recommendations/client';
import { fakePlatform } from '@nafas/platform/testing';
import { expect, it, vi } from 'vitest';
import { createEntry } from '../testing/render-journal.tsx';
import { NOTHING_REMOVED } from './removed-context.ts';
import { createRemovals } from './removals.ts';

const ENTRY = createEntry('2025-11-18T18:30:00Z', { notes: 'The sea was flat as paper.' });

const PATIENCE = { timeout: 10_000 };

/** Removals of somebody who is signed in; each write ends when the test says how. */
function start(
  backend?: () => Promise<BackendV1>,
  given?: (write: OutboxWrite) => Promise<EnqueueResult>,
) {
  const writes: { write: OutboxWrite; end: (result: EnqueueResult) => void }[] = [];
  const { platform, calls } = fakePlatform({
    scope: { mode: 'real', userId: 'u1', signal: new AbortController().signal },
    enqueue: given ?? ((write) => new Promise((end) => writes.push({ write, end }))),
    ...(backend && { backend }),
  });
  const t = ((key: string) => key) as Parameters<typeof createRemovals>[1];
  const ops = () => writes.map(({ write }) => write.op ?? 'insert');
  let shown = NOTHING_REMOVED;
  const removals = createRemovals(platform, t, (change) => (shown = change(shown)));
  return { ...removals, platform, calls, writes, ops, shown: () => shown };
}

it('shows an entry as gone until the list has it again', async () => {
  const { remove, restore, settle, writes, shown } = start();
  remove([ENTRY]);
  expect(shown()).toEqual({ entries: [ENTRY], returning: new Map() });
  restore([ENTRY]);
  expect(shown()).toEqual({ entries: [ENTRY], returning: new Map([[ENTRY.id, 'asked']]) });
  for (let sent = 0; sent < 2; sent += 1) {
    await vi.waitFor(() => expect(writes.length).toBeGreaterThan(sent), PATIENCE);
    writes[sent]?.end('sent');
  }
  await vi.waitFor(() => expect(shown().returning.get(ENTRY.id)).toBe('done'), PATIENCE);
  settle([ENTRY.id]);
  expect(shown()).toEqual(NOTHING_REMOVED);
});

it('can be asked again for what could not be brought back', async () => {
  const enqueue = vi
    .fn<() => Promise<EnqueueResult>>()
    .mockResolvedValueOnce('sent')
    .mockRejectedValueOnce(new Error('full'));
  const { remove, restore, calls, shown } = start(undefined, enqueue);
  remove([ENTRY]);
  restore([ENTRY]);
  await vi.waitFor(() => expect(calls.notices).toHaveLength(1), PATIENCE);
  expect(shown()).toEqual({ entries: [ENTRY], returning: new Map() });
});

it('brings an entry back only once its removal is through, whole', async () => {
  const { remove, restore, writes, ops } = start();
  remove([ENTRY]);
  restore([ENTRY]);
  await vi.waitFor(() => expect(ops()).toEqual(['delete']), PATIENCE);
  // However long the removal takes, nothing goes past it.
  await new Promise((resolve) => setImmediate(resolve));
  expect(ops()).toEqual(['delete']);
  writes[0]?.end('sent');
  await vi.waitFor(() => expect(ops()).toEqual(['delete', 'insert']), PATIENCE);
  expect(writes[1]?.write.row).toMatchObject({ id: ENTRY.id, notes: ENTRY.notes });
});

it('brings nothing back that met another version: it was not removed', async () => {
  const { remove, restore, writes, ops } = start();
  remove([ENTRY]);
  await vi.waitFor(() => expect(ops()).toEqual(['delete']), PATIENCE);
  restore([ENTRY]);
  writes[0]?.end('conflict');
  await new Promise((resolve) => setImmediate(resolve));
  expect(ops()).toEqual(['delete']);
});

it('keeps the removal although nobody says what goes with the entry', async () => {
  const { remove, ops } = start(() => new Promise(() => undefined));
  remove([ENTRY]);
  await vi.waitFor(() => expect(ops()).toEqual(['delete']), PATIENCE);
});

it('brings back what was recommended after the entry', async () => {
  const { platform, remove, restore, writes } = start();
  const record = newRecommendationRecord({
    ...{ id: 'quick-walk', icon: 'trending-up', timeZone: 'UTC', checkInId: ENTRY.id },
    now: new Date(ENTRY.occurredAt),
  });
  const client = getQueryClient(platform);
  client.setQueryData(checkInReadings(platform, ENTRY.id).queryKey, []);
  client.setQueryData(checkInRecommendations(platform, ENTRY.id).queryKey, [record]);
  remove([ENTRY]);
  restore([ENTRY]);
  for (let sent = 0; sent < 3; sent += 1) {
    await vi.waitFor(() => expect(writes.length).toBeGreaterThan(sent), PATIENCE);
    writes[sent]?.end('sent');
  }
  expect(writes.map(({ write }) => [write.op ?? 'insert', write.table])).toEqual([
    ['delete', 'check_ins'],
    ['insert', 'check_ins'],
    ['insert', 'recommendations_shown'],
  ]);
  expect(writes.at(-1)?.write.row).toMatchObject({ id: record.id, check_in_id: ENTRY.id });
});

it('offers the way back when the journal is left, as long as what went is kept: an hour', async () => {
  const { remove, leave, calls, ops } = start();
  remove([ENTRY]);
  await vi.waitFor(() => expect(ops()).toEqual(['delete']), PATIENCE);
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 59 * 60_000);
  leave();
  expect(calls.notices).toMatchObject([{ kind: 'done', action: { label: 'undo' } }]);
  clock.mockReturnValue(now + 61 * 60_000);
  leave();
  expect(calls.notices).toHaveLength(1);
  clock.mockRestore();
});
