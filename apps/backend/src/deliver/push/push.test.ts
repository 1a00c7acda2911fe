import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyDataDir } from '../../testing/empty-data-dir.ts';
import { pushService } from '../../testing/push-service.ts';
import { composePush } from './compose-push.ts';
import { loadPushKeys, makePushKeys, readPushKeys } from './push-keys.ts';
import type { Push } from './push.ts';
import { createSendPush, readPushPlace } from './send-push.ts';

const PUSH: Push = {
  id: '00000000-0000-4000-8000-00000000000a',
  attempt: 1,
  endpoint: 'https://push.nafas.test/phone',
  p256dh: '',
  auth: '',
  language: 'en',
  notification_id: '00000000-0000-4000-8000-00000000000b',
  type: 'reminder',
  kind: 'mood-reminder-1800',
  week_to: null,
  titles: null,
  messages: null,
};
const CONTACT = 'mailto:operator@nafas.test';
const keys = await makePushKeys();

describe('what is pushed', () => {
  it('says on a lock screen nothing of what it is about, in both languages (DECISION-136)', () => {
    const { message } = composePush(PUSH);
    expect(message).toMatchObject({
      title: 'Nafas',
      body: 'A moment for you, whenever it suits.',
      actions: [{ title: 'Later' }, { title: 'Not today' }],
    });
    expect(composePush({ ...PUSH, language: 'ar' }).message).toMatchObject({
      title: 'نَفَس',
      body: 'لحظة لك، متى ناسبك.',
      dir: 'rtl',
    });
    const report = { ...PUSH, type: 'support', kind: 'weekly-report', week_to: '2026-11-22' };
    expect(composePush(report).message.body).toBe(message.body);
  });

  it('has the words of its own where that was chosen (DECISION-136)', () => {
    const [titles, messages] = [
      { en: 'Your week', ar: 'أسبوعك' },
      { en: 'Mood 6', ar: 'المزاج 6' },
    ];
    const { message } = composePush({ ...PUSH, language: 'ar', titles, messages });
    expect([message.title, message.body]).toEqual(['أسبوعك', 'المزاج 6']);
  });

  it('is all in English, and says so, where its own words are not in the person’s language', () => {
    const words = { titles: { en: 'Your week' }, messages: { en: 'Mood 6' } };
    const { message } = composePush({ ...PUSH, language: 'ar', ...words });
    expect(message).toMatchObject({ title: 'Your week', lang: 'en', dir: 'ltr' });
    expect(message.actions.map(({ title }) => title)).toEqual(['Later', 'Not today']);
  });

  it('replaces the reminder before it, and itself when it comes twice; a reminder is let go after half a day', () => {
    const other = { ...PUSH, notification_id: '00000000-0000-4000-8000-00000000000c' };
    const [first, second] = [composePush(PUSH), composePush(other)];
    expect([second.topic, second.message.tag]).toEqual([first.topic, first.message.tag]);
    expect(first.ttl).toBe(43_200);
    const [one, two] = [PUSH, other].map((push) => composePush({ ...push, type: 'support' }));
    expect(one?.topic).toMatch(/^[\w-]{32}$/);
    expect(two?.topic).not.toBe(one?.topic);
    expect(one?.ttl).toBe(86_400);
  });

  it.each([
    ['mood-reminder-1800', '/dashboard'],
    ['exercise-reminder-1700', '/dashboard/realtime-assistance'],
    ['goal-1', '/dashboard/motivation-hub'],
    ['achievement-first-check-in', '/dashboard/motivation-hub'],
    ['news-1', '/dashboard/notifications'],
  ])('of %s leads to %s', (kind, page) => {
    expect(composePush({ ...PUSH, kind }).message.open).toBe(page);
  });
});

describe('the keys', () => {
  it('are made once, for this user only, and stay (DECISION-136)', async () => {
    const path = join(emptyDataDir(), 'push-keys.json');
    const made = await loadPushKeys(path);
    expect(await loadPushKeys(path)).toEqual(made);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    writeFileSync(path, '{}');
    await expect(loadPushKeys(path)).rejects.toThrow('is damaged');
    expect(readFileSync(path, 'utf8')).toBe('{}');
  });

  it('come from the environment of a hosted project, whole or not at all', () => {
    const { publicKey, privateKey } = keys;
    expect(readPushKeys({})).toBeNull();
    const env = { NAFAS_PUSH_PUBLIC_KEY: publicKey, NAFAS_PUSH_PRIVATE_KEY: privateKey };
    expect(readPushKeys(env)).toEqual(keys);
    expect(() => readPushKeys({ NAFAS_PUSH_PUBLIC_KEY: publicKey })).toThrow('push:keys');
  });

  it('and a contact that push services take; only this machine stands in for one', () => {
    expect(readPushPlace({}, 'https://nafas.test').contact).toBe('https://nafas.test');
    expect(readPushPlace({}, 'http://127.0.0.1:1').contact).toMatch(/^mailto:/);
    expect(() => readPushPlace({ NAFAS_PUSH_CONTACT: 'me' }, '')).toThrow('NAFAS_PUSH_CONTACT');
    const foreign = { NAFAS_PUSH_STAND_IN: 'http://10.0.0.1:80' };
    expect(() => readPushPlace(foreign, '')).toThrow('NAFAS_PUSH_STAND_IN');
  });
});

describe('pushing', () => {
  async function device() {
    const service = await pushService(() => keys.publicKey);
    const subscription = await service.subscribe('phone');
    const push = { ...PUSH, endpoint: subscription.endpoint, ...subscription.keys };
    return { service, push };
  }

  it('reaches a device encrypted for it alone, signed for its service, with how long it counts (DECISION-136)', async () => {
    const { service, push } = await device();
    const send = createSendPush({ keys, contact: CONTACT, standIn: service.url });
    const composed = composePush(push);
    expect(await send(push, composed)).toEqual({ outcome: 'sent' });
    const [taken] = service.received;
    expect(JSON.parse(taken?.text ?? '')).toEqual(composed.message);
    expect(taken?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '43200',
      topic: 'moment',
    });
    const stranger = createSendPush({
      keys: await makePushKeys(),
      contact: CONTACT,
      standIn: service.url,
    });
    expect(await stranger(push, composed)).toEqual({ outcome: 'dead', problem: '403' });
  });

  it.each([
    [{ status: 404 }, { outcome: 'gone', problem: '404' }],
    [{ status: 410 }, { outcome: 'gone', problem: '410' }],
    [{ status: 413 }, { outcome: 'dead', problem: '413' }],
    [{ status: 400 }, { outcome: 'dead', problem: '400' }],
    [{ status: 302 }, { outcome: 'dead', problem: '302' }],
    [
      { status: 429, retryAfter: '120' },
      { outcome: 'retry', problem: '429', retryAfter: 120 },
    ],
    [{ status: 503 }, { outcome: 'retry', problem: '503' }],
    [{ status: 'drops' }, { outcome: 'retry', problem: 'ECONNRESET' }],
  ] as const)('to a service that answers %j: %j (DECISION-136)', async (answer, outcome) => {
    const { service, push } = await device();
    service.state.answer = answer;
    const send = createSendPush({ keys, contact: CONTACT, standIn: service.url });
    expect(await send(push, composePush(push))).toEqual(outcome);
  });

  it('waits until the date that a service names', async () => {
    const { service, push } = await device();
    const retryAfter = new Date(Date.now() + 3_600_000).toUTCString();
    service.state.answer = { status: 503, retryAfter };
    const send = createSendPush({ keys, contact: CONTACT, standIn: service.url });
    const result = await send(push, composePush(push));
    expect(result).toMatchObject({ outcome: 'retry' });
    const { retryAfter: seconds = 0 } = result as { retryAfter?: number };
    expect(seconds).toBeGreaterThan(3_590);
    expect(seconds).toBeLessThanOrEqual(3_600);
  });

  it.each(['https://127.0.0.1/x', 'https://10.1.2.3/x', 'https://[::1]/x', 'https://localhost/x'])(
    'asks nothing inside: %s',
    async (endpoint) => {
      const { push } = await device();
      const send = createSendPush({ keys, contact: CONTACT });
      expect(await send({ ...push, endpoint }, composePush(push))).toEqual({
        outcome: 'dead',
        problem: 'forbidden address',
      });
    },
  );

  it('with keys that are none is not tried again', async () => {
    const send = createSendPush({ keys, contact: CONTACT });
    expect(await send({ ...PUSH, p256dh: 'x', auth: 'y' }, composePush(PUSH))).toEqual({
      outcome: 'dead',
      problem: 'unusable keys',
    });
  });
});
