import 'fake-indexeddb/auto';
import type { BackendV1 } from '@nafas/platform';
import { fakePlatform } from '@nafas/platform/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { checkInCodec, newCheckIn } from '../../check-ins/check-in.ts';
import { createDeviceJournal } from './device-journal.ts';

const PATIENCE = { timeout: 10_000 };

/** A journal of one entry, whose first answer comes when the test says so; each answer is of when it was asked for. */
function start() {
  const entry = newCheckIn({ mood: 6, energy: 4, stress: 2, timeZone: 'UTC', now: new Date() });
  const asked: string[] = [];
  let note = '';
  let held: Promise<void> | undefined;
  let fails = false;
  const query = {
    select: () => query,
    order: () => query,
    limit: () => query,
    gte: () => query,
    async retry() {
      const row = { ...checkInCodec.toRow({ ...entry, notes: note }), version: 1 };
      asked.push(note);
      const until = held;
      held = undefined;
      await until;
      const isFailing = fails;
      fails = false;
      return isFailing
        ? { status: 0, data: null, error: { code: '', message: 'no network' } }
        : { status: 200, data: [row], error: null };
    },
  };
  const rpc = () => ({
    // Somebody deleted one: everything is asked for each time.
    retry: () => Promise.resolve({ status: 200, data: [], error: null }),
  });
  const ended = new AbortController();
  onTestFinished(() => ended.abort());
  const { platform } = fakePlatform({
    scope: { mode: 'real', userId: entry.id, isRemembered: true, signal: ended.signal },
    backend: () => Promise.resolve({ from: () => query, rpc } as unknown as BackendV1),
  });
  const journal = createDeviceJournal(platform, entry.id);
  return {
    journal,
    asked,
    fail: () => (fails = true),
    write: (text: string) => (note = text),
    hold() {
      let release: () => void = () => undefined;
      held = new Promise((resolve) => (release = resolve));
      return () => release();
    },
    kept: async () => (await journal.read())?.get(entry.id)?.notes,
  };
}

test('an answer that comes late never takes the place of a newer one', async () => {
  const { journal, asked, write, hold, kept } = start();
  const release = hold();
  write('before');
  const first = journal.refresh(0);
  await vi.waitFor(() => expect(asked).toEqual(['before']), PATIENCE);
  write('after');
  const second = journal.refresh(0);
  // Were it not to wait, it would be asked and kept by then.
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
  expect(asked).toEqual(['before']);
  release();
  await Promise.all([first, second]);
  expect(await kept()).toBe('after');
});

test('one that fails holds up no later one', async () => {
  const { journal, fail, write, kept } = start();
  fail();
  write('here');
  const failed = journal.refresh(0);
  const later = journal.refresh(0);
  await expect(failed).rejects.toMatchObject({ code: 'offline' });
  await later;
  expect(await kept()).toBe('here');
});
