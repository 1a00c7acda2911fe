import { changedCheckIn, createSupabaseCheckIns, newCheckIn } from '@nafas/data-service/check-ins';
import { createSupabaseJournal, EMPTY_FILTER } from '@nafas/data-service/journal';
import { journalContract } from '@nafas/data-service/journal/contract';
import { describe, expect, it, test } from 'vitest';
import { agreeTo } from '../support/agree.ts';
import { setUpBackend } from '../support/test-backend.ts';
import type { TestClient } from '../support/test-client.ts';

const backend = setUpBackend();
let people = 0;

async function signedUp(): Promise<TestClient> {
  const { user } = await backend.signUp(`journal${++people}`);
  await agreeTo(user, 'check_ins');
  return user;
}

const createServices = (user: TestClient) => ({
  journal: createSupabaseJournal(user),
  checkIns: createSupabaseCheckIns(user),
});

describe('the journal on the embedded backend', () => {
  journalContract(
    async () => {
      const services = createServices(await (one ??= signedUp()));
      await services.checkIns.erase();
      return services;
    },
    { describe, it, expect },
  );
  let one: Promise<TestClient> | undefined;

  const entry = newCheckIn({
    mood: 6,
    energy: 5,
    stress: 4,
    notes: 'The sea was calm',
    timeZone: 'UTC',
    now: new Date('2026-11-20T18:00:00Z'),
  });

  test('[DECISION-116] keeps what an entry said before it was edited, for its owner only', async () => {
    const { journal, checkIns } = createServices(await signedUp());
    const stored = await checkIns.submit(entry);
    await checkIns.change(changedCheckIn(stored, { notes: 'The sea was flat' }));
    expect(await journal.versions(entry.id)).toMatchObject([
      { version: 1, notes: 'The sea was calm' },
    ]);
    const other = createServices(await signedUp()).journal;
    expect(await other.versions(entry.id)).toEqual([]);
    const typed = [{ text: 'sea', words: [] }];
    const found = await other.page({ filter: { ...EMPTY_FILTER, typed }, after: null, most: 9 });
    expect(found).toEqual({ entries: [], next: null, total: 0 });
  });

  test('opens within 60 KB with notes of any length', async () => {
    const { journal, checkIns } = createServices(await signedUp());
    for (let n = 0; n < 31; n += 1) {
      const now = new Date(Date.UTC(2026, 9, 1 + n, 12));
      const notes = 'ن'.repeat(2000);
      await checkIns.submit(
        newCheckIn({ mood: 6, energy: 5, stress: 4, notes, timeZone: 'UTC', now }),
      );
    }
    const page = await journal.page({ filter: EMPTY_FILTER, after: null, most: 30 });
    const days = await journal.days('2026-08-01', '2026-10-31');
    expect(page.entries).toHaveLength(30);
    expect(page.entries.every(({ isCut }) => isCut)).toBe(true);
    expect(Buffer.byteLength(JSON.stringify([page, days]))).toBeLessThan(60_000);
  });
});
