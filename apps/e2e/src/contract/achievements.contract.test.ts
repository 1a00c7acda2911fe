import { createSupabaseAchievements } from '@nafas/data-service/achievements';
import { achievementContract } from '@nafas/data-service/achievements/contract';
import { createSupabaseActivities } from '@nafas/data-service/activities';
import { createSupabaseCheckIns, newCheckIn } from '@nafas/data-service/check-ins';
import { createSupabaseGoals } from '@nafas/data-service/goals';
import { createSupabaseQuotes } from '@nafas/data-service/quotes';
import { quoteContract } from '@nafas/data-service/quotes/contract';
import { setUpBackend } from '../support/test-backend.ts';
import type { TestClient } from '../support/test-client.ts';
import { describe, expect, it, test } from 'vitest';
import { agreeTo } from '../support/agree.ts';

const backend = setUpBackend();

let count = 0;
async function signedUp(): Promise<TestClient> {
  count += 1;
  const { user } = await backend.signUp(`person${count}`);
  await agreeTo(user, 'check_ins');
  return user;
}

describe('achievements on the embedded backend', () => {
  achievementContract(
    async () => {
      const user = await signedUp();
      return {
        achievements: createSupabaseAchievements(user),
        checkIns: createSupabaseCheckIns(user),
        goals: createSupabaseGoals(user),
        activities: createSupabaseActivities(user),
      };
    },
    { describe, it, expect },
  );
});

describe('quotes on the embedded backend', () => {
  quoteContract(async () => createSupabaseQuotes(await signedUp()), { describe, it, expect });
});

describe('who earns what', () => {
  const now = new Date('2026-11-20T18:00:00Z');

  test('nobody makes an award to themselves or another, and nobody sees another’s', async () => {
    const [ada, bea] = [await signedUp(), await signedUp()];
    const how = { mood: 6, energy: 5, stress: 4, now, timeZone: 'UTC' };
    await createSupabaseCheckIns(ada).submit(newCheckIn(how));
    const earned = { earned_at: now.toISOString(), local_date: '2026-11-20' };
    const adasId = (await ada.auth.getUser()).data.user?.id ?? '';
    for (const forged of [
      { ...earned, achievement_id: 'thirty-days' },
      { ...earned, achievement_id: 'thirty-days', user_id: adasId },
    ]) {
      expect((await bea.from('achievements_earned').insert(forged)).error?.code).toBe('42501');
    }
    for (const verb of ['award_achievements', 'achievement_progress']) {
      expect((await bea.rpc(verb, { person: adasId })).error?.code, verb).toBe('42501');
    }
    const getDates = async (user: TestClient) =>
      (await createSupabaseAchievements(user).list()).flatMap(({ date }) => date ?? []);
    expect(await getDates(bea)).toEqual([]);
    expect(await getDates(ada)).toEqual(['2026-11-20']);
  });

  test('an anonymous caller gets neither achievements nor quotes', async () => {
    await expect(createSupabaseAchievements(backend.client()).list()).rejects.toMatchObject({
      code: 'denied',
    });
    for (const table of ['daily_quotes', 'quotes']) {
      expect((await backend.client().from(table).select()).data ?? []).toEqual([]);
    }
  });
});

test('both are offline when nothing answers', async () => {
  // Port 9 (discard) is refused at once.
  const nobody = backend.client({ url: 'http://127.0.0.1:9' });
  const offline = { name: 'DataError', code: 'offline' };
  await expect(createSupabaseAchievements(nobody).list()).rejects.toMatchObject(offline);
  await expect(createSupabaseQuotes(nobody).list('en')).rejects.toMatchObject(offline);
});
