import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DEFAULT_SCHEDULE } from '@nafas/data-service/settings';
import { findMorningZone } from '../../testing/morning-zone.ts';
import { pushService } from '../../testing/push-service.ts';
import { TestBackend, type TestUser } from '../../testing/test-backend.ts';
import { deliverPushes } from './deliver-pushes.ts';
import type { PushKeys } from './push-keys.ts';
import type { PushMessage } from './push.ts';
import { createSendPush } from './send-push.ts';

const CONTACT = 'mailto:operator@nafas.test';

describe('what waits to be pushed', () => {
  let test: TestBackend;
  let own: PushKeys;
  beforeAll(async () => {
    test = await TestBackend.start();
    own = JSON.parse(readFileSync(join(test.dataDir, 'push-keys.json'), 'utf8')) as PushKeys;
  });
  afterAll(() => test.remove());
  const service = () => test.client(test.backend.serviceKey);
  const deliver = (standIn: string) =>
    deliverPushes(
      service(),
      createSendPush({ keys: own, contact: CONTACT, standIn }),
      own.publicKey,
    );
  const started = () => pushService(() => own.publicKey);
  type Service = Awaited<ReturnType<typeof started>>;

  /** Somebody whose reminder is due all day, with a device for each name. */
  async function someone(name: string, push: Service, devices: readonly string[]) {
    const user = await test.signUp(name);
    const schedule = {
      ...DEFAULT_SCHEDULE,
      checkIn: { at: '00:00', days: [1, 2, 3, 4, 5, 6, 7] },
      quiet: { from: '00:00', until: '00:00', days: [] },
    };
    // Jobs run over the profiles.
    expect((await user.client.rpc('ensure_profile')).error).toBeNull();
    const saved = await user.client
      .from('user_settings')
      .insert({ schedule, time_zone: findMorningZone(), ai: { exerciseReminders: false } });
    expect(saved.error).toBeNull();
    for (const device of devices) await turnOn(user, await push.subscribe(device));
    return user;
  }
  const turnOn = async (user: TestUser, subscription: unknown) => {
    const { error } = await user.client.rpc('save_push_subscription', { subscription });
    expect(error).toBeNull();
  };
  const remind = async () => expect((await service().rpc('run_jobs')).error).toBeNull();
  const readDevices = async ({ client }: TestUser) => {
    const { data, error } = await client.from('push_subscriptions').select('endpoint, used_at');
    expect(error).toBeNull();
    return data ?? [];
  };

  it('reaches each device once, though several deliver at the same time (DECISION-136)', async () => {
    const push = await started();
    const ada = await someone('ada', push, ['ada-phone', 'ada-laptop']);
    await someone('bea', push, ['bea-phone']);
    await someone('cem', push, []);
    await remind();
    const sent = await Promise.all([1, 2, 3, 4].map(() => deliver(push.url)));
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect(push.received.map(({ path }) => path).sort()).toEqual([
      '/ada-laptop',
      '/ada-phone',
      '/bea-phone',
    ]);
    expect(await deliver(push.url)).toBe(0);
    expect((await readDevices(ada)).every(({ used_at: usedAt }) => usedAt !== null)).toBe(true);
    // Browsers subscribe with the key of this installation.
    expect((await ada.client.rpc('push_key')).data).toBe(own.publicKey);
  });

  it('is put off from the lock screen, signed out, and by nobody who did not get it (DECISION-136)', async () => {
    const push = await started();
    const dia = await someone('dia', push, ['dia-phone']);
    await remind();
    expect(await deliver(push.url)).toBe(1);
    const { id: delivery } = JSON.parse(push.received[0]?.text ?? '') as PushMessage;
    const anybody = test.client();
    const wrong = { delivery: crypto.randomUUID(), till: 'not-today' };
    expect((await anybody.rpc('put_off_push', wrong)).data).toBe(false);
    expect((await anybody.rpc('put_off_push', { delivery, till: 'not-today' })).data).toBe(true);
    const { data } = await dia.client.from('notifications').select('unread');
    expect(data).toEqual([{ unread: false }]);
  });

  it('ends with a device that is gone, and with a sign-out (DECISION-136)', async () => {
    const push = await started();
    const eli = await someone('eli', push, ['eli-phone', 'eli-laptop']);
    await remind();
    push.forget('eli-phone');
    expect(await deliver(push.url)).toBe(1);
    expect((await readDevices(eli)).map(({ endpoint }) => endpoint as string)).toEqual([
      'https://push.nafas.test/eli-laptop',
    ]);
    await eli.client.auth.signOut({ scope: 'local' });
    const { count } = await service()
      .from('push_subscriptions')
      .select('id', { count: 'exact', head: true })
      .eq('user_id', eli.id);
    expect(count).toBe(0);
  });

  it('waits while a service asks to, and is not lost with a worker that dies', async () => {
    const push = await started();
    await someone('fay', push, ['fay-phone']);
    await remind();
    // Leased, and never settled.
    expect((await service().rpc('lease_pushes', { seconds: 1 })).data).toHaveLength(1);
    await vi.waitFor(async () => expect(await deliver(push.url)).toBe(1), {
      timeout: 60_000,
      interval: 200,
    });
    expect(push.received).toHaveLength(1);

    await someone('gus', push, ['gus-phone']);
    await remind();
    push.state.answer = { status: 429, retryAfter: '3600' };
    expect(await deliver(push.url)).toBe(0);
    push.state.answer = { status: 201 };
    expect(await deliver(push.url)).toBe(0);
    expect(push.received).toHaveLength(1);
  });
});
