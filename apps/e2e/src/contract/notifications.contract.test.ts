import { createSupabaseCheckIns, newCheckIn } from '@nafas/data-service/check-ins';
import {
  createSupabaseNotifications,
  newNotification,
  notificationRow,
  NOTIFICATIONS_TABLE,
} from '@nafas/data-service/notifications';
import { notificationContract } from '@nafas/data-service/notifications/contract';
import { createSupabaseGoals, newGoal } from '@nafas/data-service/goals';
import { setUpBackend } from '../support/test-backend.ts';
import type { TestClient } from '../support/test-client.ts';
import { describe, expect, it, test } from 'vitest';
import { agreeTo } from '../support/agree.ts';

const backend = setUpBackend();

async function signedUp(name: string): Promise<TestClient> {
  const { user } = await backend.signUp(name);
  await agreeTo(user, 'check_ins');
  return user;
}

const sample = () =>
  newNotification({ type: 'support', title: 'Hello', message: 'You', now: new Date() });

describe('notifications on the embedded backend', () => {
  let user: Promise<TestClient> | undefined;
  const service = async () => createSupabaseNotifications(await (user ??= signedUp('contract')));
  notificationContract(service, { describe, it, expect });

  test('check new and delete all too, to the last microsecond (DATA-211, DATA-216, DATA-227)', async () => {
    const own = await signedUp('micro');
    const row = { ...notificationRow(sample()), time: '2026-11-20T18:12:07.014999Z' };
    expect((await own.from(NOTIFICATIONS_TABLE).insert(row)).error).toBeNull();
    const notifications = createSupabaseNotifications(own);
    const [stored] = await notifications.checkNew('2026-11-20T18:12:00Z');
    expect(stored?.time).toBe('2026-11-20T18:12:07.014Z');
    await notifications.removeAll(stored?.time ?? '');
    expect(await notifications.list()).toEqual([]);
  });
});

describe('notifications of real events', () => {
  test('a goal that is reached, an achievement that is earned (DATA-212, DATA-309)', async () => {
    const user = await signedUp('events');
    const goals = createSupabaseGoals(user);
    const words = { title: 'Walk', description: 'To the sea', category: 'Health' } as const;
    const now = new Date();
    const goal = await goals.add(
      newGoal({ ...words, deadline: '2100-01-01', now, timeZone: 'UTC' }),
    );
    await goals.setProgress(goal, 100);
    await createSupabaseCheckIns(user).submit(
      newCheckIn({ mood: 6, energy: 5, stress: 4, now, timeZone: 'UTC' }),
    );
    const listed = await createSupabaseNotifications(user).list();
    expect(listed.map(({ type, title }) => [type, title])).toEqual([
      ['achievement', 'First breath'],
      ['milestone', 'Goal reached: Walk'],
      ['achievement', 'A direction'],
    ]);
    expect(listed.every(({ unread, titles }) => unread && titles !== null)).toBe(true);
  });
});

describe('row-level security of notifications', () => {
  test('nobody else reads, marks, deletes or writes any of them (DATA-171)', async () => {
    const ada = await signedUp('ada');
    const hers = createSupabaseNotifications(ada);
    const told = await hers.add(sample());
    const { id: adasId } = (await ada.auth.getUser()).data.user ?? { id: '' };
    const strangers: [string, TestClient][] = [
      ['another user', await signedUp('bea')],
      ['nobody', backend.client()],
    ];
    for (const [who, stranger] of strangers) {
      const table = () => stranger.from(NOTIFICATIONS_TABLE);
      expect((await table().select()).data ?? [], who).toEqual([]);
      await table().update({ unread: false }).eq('id', told.id);
      await table().delete().eq('id', told.id);
      const forged = { ...notificationRow(sample()), user_id: adasId };
      expect((await table().insert(forged)).error, who).toMatchObject({ code: '42501' });
      const over = createSupabaseNotifications(stranger).add({ ...sample(), id: told.id });
      await expect(over, who).rejects.toMatchObject({ name: 'DataError' });
      expect(await hers.list(), who).toEqual([told]);
    }
  });

  test('a user runs no jobs and writes to nobody’s bell', async () => {
    const user = await signedUp('curious');
    const person = crypto.randomUUID();
    const words = { titles: { en: 'a', ar: 'ب' }, messages: { en: 'a', ar: 'ب' } };
    const told = { type: 'support', icon: 'Heart', kind: 'x', day: '2026-11-21', ...words };
    const calls = {
      run_jobs: user.rpc('run_jobs'),
      add_notification: user.rpc('add_notification', { person, ...told }),
      wants_notification: user.rpc('wants_notification', { person, switch: 'inApp' }),
    };
    for (const [name, call] of Object.entries(calls)) {
      expect((await call).error, name).toMatchObject({ code: '42501' });
    }
  });
});

test('notifications are offline when nothing answers', async () => {
  // Port 9 (discard) is refused at once.
  const nowhere = createSupabaseNotifications(backend.client({ url: 'http://127.0.0.1:9' }));
  await expect(nowhere.list()).rejects.toMatchObject({ name: 'DataError', code: 'offline' });
  await expect(nowhere.markAllRead(new Date().toISOString())).rejects.toMatchObject({
    code: 'offline',
  });
});
