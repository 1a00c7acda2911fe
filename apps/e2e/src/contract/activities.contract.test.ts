import { createSupabaseActivities, newActivity } from '@nafas/data-service/activities';
import { activityContract } from '@nafas/data-service/activities/contract';
import { setUpBackend } from '../support/test-backend.ts';
import type { TestClient } from '../support/test-client.ts';
import { describe, expect, it, test } from 'vitest';

const backend = setUpBackend();

const signedUp = async (name: string) => (await backend.signUp(name)).user;

describe('activities on the embedded backend', () => {
  let user: Promise<TestClient> | undefined;
  activityContract(async () => createSupabaseActivities(await (user ??= signedUp('contract'))), {
    describe,
    it,
    expect,
  });

  test('are seen by their owner only, and an id of another user is a conflict', async () => {
    const ada = createSupabaseActivities(await signedUp('ada'));
    const bea = createSupabaseActivities(await signedUp('bea'));
    const done = { exercise: 'mindful-breathing', minutes: 2, now: new Date(), timeZone: 'UTC' };
    const hers = await ada.record(newActivity(done));
    expect(await bea.list({ sinceLocalDate: '2000-01-01' })).toEqual([]);
    await expect(bea.record(hers)).rejects.toMatchObject({ code: 'conflict' });
    const nobody = createSupabaseActivities(backend.client());
    await expect(nobody.record(newActivity(done))).rejects.toMatchObject({ code: 'denied' });
  });
});
