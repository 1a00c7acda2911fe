// The one place where the data service meets the real backend: neither may import the other.
import { createSupabaseCheckIns, newCheckIn } from '@nafas/data-service/check-ins';
import { checkInContract } from '@nafas/data-service/check-ins/contract';
import { createSupabaseConsents } from '@nafas/data-service/consents';
import {
  createSupabaseRecommendations,
  newRecommendationRecord,
} from '@nafas/data-service/recommendations';
import { setUpBackend } from '../support/test-backend.ts';
import type { TestClient } from '../support/test-client.ts';
import { describe, expect, it, test } from 'vitest';
import { agreeTo } from '../support/agree.ts';

const backend = setUpBackend();

const stranger = async (name: string) => (await backend.signUp(name)).user;

/** Somebody who agreed that check-ins are kept. */
async function signedUp(name: string): Promise<TestClient> {
  const user = await stranger(name);
  await agreeTo(user, 'check_ins');
  return user;
}

const checkIn = (now = new Date('2026-11-20T18:00:00Z')) =>
  newCheckIn({ mood: 6, energy: 5, stress: 4, now, timeZone: 'Asia/Riyadh' });
const ALL = { sinceLocalDate: '2000-01-01' };

describe('submit analysis on the embedded backend', () => {
  let user: Promise<TestClient> | undefined;
  checkInContract(
    async () => createSupabaseCheckIns(await (user ??= signedUp('contract'))),
    async () => createSupabaseCheckIns(await stranger('unasked')),
    { describe, it, expect },
  );
});

describe('check-ins on the embedded backend', () => {
  test('are seen by their owner only, and an id of another user is a conflict', async () => {
    const ada = createSupabaseCheckIns(await signedUp('ada'));
    const bea = createSupabaseCheckIns(await signedUp('bea'));
    const hers = await ada.submit(checkIn());
    expect(await bea.list(ALL)).toEqual([]);
    await expect(bea.submit({ ...checkIn(), id: hers.id })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await ada.list(ALL)).toEqual([hers]);
  });

  test('stay when the consent is taken back, are sent again in peace, and none is added', async () => {
    const user = await signedUp('ivy');
    const checkIns = createSupabaseCheckIns(user);
    const hers = await checkIns.submit(checkIn());
    await createSupabaseConsents(user).withdraw('check_ins');
    expect(await checkIns.submit(hers)).toEqual(hers);
    await expect(checkIns.submit(checkIn())).rejects.toMatchObject({ code: 'consent' });
    expect(await checkIns.list(ALL)).toEqual([hers]);
    await agreeTo(user, 'check_ins');
    await checkIns.submit(checkIn());
    expect(await checkIns.list(ALL)).toHaveLength(2);
  });

  test('take what was recommended because of them along when they are erased, and nothing of others', async () => {
    const [eve, fay] = await Promise.all([signedUp('eve'), signedUp('fay')]);
    const [hers, others] = [eve, fay].map(createSupabaseRecommendations);
    const [id, icon] = ['quick-walk', 'trending-up'] as const;
    const now = new Date();
    await createSupabaseCheckIns(fay).submit(checkIn());
    for (const list of [hers, others]) {
      await list?.show(newRecommendationRecord({ id, icon, now, timeZone: 'Asia/Riyadh' }));
      expect(await list?.list(ALL)).toHaveLength(1);
    }
    await createSupabaseCheckIns(eve).erase();
    expect(await hers?.list(ALL)).toEqual([]);
    expect(await others?.list(ALL)).toHaveLength(1);
    expect(await createSupabaseCheckIns(fay).list(ALL)).toHaveLength(1);
  });

  test('are denied without a session', async () => {
    await expect(createSupabaseCheckIns(backend.client()).submit(checkIn())).rejects.toMatchObject({
      code: 'denied',
    });
  });

  test('more than one page of them are all listed, in order', async () => {
    const user = await signedUp('many');
    const start = Date.parse('2026-06-01T00:00:00Z');
    const rows = Array.from({ length: 1203 }, (_, index) => {
      const made = checkIn(new Date(start + Math.floor(index / 2) * 3_600_000));
      return {
        id: made.id,
        mood: index % 11,
        energy: 5,
        stress: 5,
        occurred_at: made.occurredAt,
        time_zone: made.timeZone,
        local_date: made.localDate,
      };
    });
    const { error } = await user.from('check_ins').insert(rows);
    expect(error).toBeNull();
    const listed = await createSupabaseCheckIns(user).list(ALL);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(1203);
    const times = listed.map(({ occurredAt }) => occurredAt);
    expect(times).toEqual([...times].sort());
  });

  test('a day that is not near the instant is refused by the database as invalid', async () => {
    const dora = createSupabaseCheckIns(await signedUp('dora'));
    await expect(dora.submit({ ...checkIn(), localDate: '2026-01-01' })).rejects.toMatchObject({
      code: 'invalid',
    });
    expect(await dora.list(ALL)).toEqual([]);
  });

  test('are offline when nothing answers', async () => {
    // Port 9 (discard) is refused at once.
    const nobody = createSupabaseCheckIns(backend.client({ url: 'http://127.0.0.1:9' }));
    await expect(nobody.list(ALL)).rejects.toMatchObject({ name: 'DataError', code: 'offline' });
    await expect(nobody.submit(checkIn())).rejects.toMatchObject({ code: 'offline' });
  });
});
