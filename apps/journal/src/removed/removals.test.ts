import type { EnqueueResult, OutboxWrite } from '@nafas/platform';
import { fakePlatform } from '@nafas/platform/testing';
import { expect, it, vi } from 'vitest';
import { createEntry } from '../testing/render-journal.tsx';
import { createRemovals } from './removals.ts';

const ENTRY = createEntry('2025-11-18T18:30:00Z', { notes: 'The sea was flat as paper.' });

// What went with the entry is asked for first, and again when that fails.
const PATIENCE = { timeout: 15_000 };

/** Removals of somebody who is signed in; each write ends when the test says how. */
function start() {
  const writes: { write: OutboxWrite; end: (result: EnqueueResult) => void }[] = [];
  const { platform } = fakePlatform({
    scope: { mode: 'real', userId: 'u1', signal: new AbortController().signal },
    enqueue: (write) => new Promise((end) => writes.push({ write, end })),
  });
  const t = ((key: string) => key) as Parameters<typeof createRemovals>[1];
  const ops = () => writes.map(({ write }) => write.op ?? 'insert');
  return { ...createRemovals(platform, t, () => undefined), writes, ops };
}

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
