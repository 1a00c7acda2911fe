import { describe, expect, it, test } from 'vitest';
import { expectToSettleAfter } from '../testing/expect-to-settle.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { notificationContract } from './contract.ts';
import {
  type Notification,
  NOTIFICATION_ICONS,
  NOTIFICATION_TYPES,
  parseNotification,
} from './notification.ts';
import { newNotification } from './new-notification.ts';
import { createSimulatedNotifications, DEMO_NOTIFICATIONS_KEY } from './simulated.ts';

const NOW = new Date('2026-11-21T06:30:00Z');

const create = (storage = createMemoryStorage(), random = () => 0.99) =>
  createSimulatedNotifications({
    storage,
    random,
    now: () => NOW,
    delayMs: { read: 0, write: 0 },
  });

describe('simulated notifications', () => {
  notificationContract(async () => create(), { describe, it, expect });
});
test('all operations are offered, check new and delete all too (DATA-211, DATA-216)', async () => {
  const notifications = create();
  const [newest] = await notifications.list();
  if (!newest) throw new Error('the demo has samples');
  await notifications.add(newNotification({ ...newest, now: NOW }));
  expect(await notifications.checkNew(newest.time)).toHaveLength(1);
  await notifications.removeAll(NOW.toISOString());
  expect(await notifications.list()).toEqual([]);
});

describe('the entity', () => {
  const good = newNotification({ type: 'support', title: 'T', message: 'M', now: NOW });
  const without = (field: keyof Notification) => {
    const { [field]: _left, ...rest } = good;
    return rest;
  };
  const refused = (value: unknown) => {
    try {
      parseNotification(value);
    } catch (error) {
      return (error as Error).message;
    }
    return 'taken';
  };

  test.each(['id', 'type', 'title', 'message'] as const)('needs %s', (field) =>
    expect(refused(without(field))).toBe(`Not a notification: ${field}`),
  );
  test.each(['time', 'icon', 'color', 'bgColor', 'unread'] as const)('needs %s', (field) =>
    expect(refused(without(field))).toBe(`Not a notification: ${field}`),
  );
  test('its time is an ISO date, unread a boolean', () => {
    expect(parseNotification(good).time).toBe('2026-11-21T06:30:00.000Z');
    expect(refused({ ...good, time: '21 November' })).toBe('Not a notification: time');
    expect(refused({ ...good, unread: 'yes' })).toBe('Not a notification: unread');
  });
  test('has these types and takes no unknown one', () => {
    for (const type of NOTIFICATION_TYPES) expect(refused({ ...good, type })).toBe('taken');
    expect(refused({ ...good, type: 'advert' })).toBe('Not a notification: type');
  });
  test('has these icons and no other', () => {
    for (const icon of NOTIFICATION_ICONS) expect(refused({ ...good, icon })).toBe('taken');
    expect(refused({ ...good, icon: 'Skull' })).toBe('Not a notification: icon');
  });
});

describe('a check in the demo', () => {
  const found = async (random: () => number) => {
    const notifications = create(createMemoryStorage(), random);
    const before = await notifications.list();
    const since = before[0]?.time ?? '';
    const news = await notifications.checkNew(since);
    return { news, listed: (await notifications.list()).length - before.length };
  };

  test('finds one new milestone when chance says so (DATA-307, DATA-308)', async () => {
    const { news, listed } = await found(() => 0.1999);
    expect(news).toHaveLength(1);
    expect(news[0]).toMatchObject({ type: 'milestone', unread: true, time: NOW.toISOString() });
    expect(listed).toBe(1);
  });

  test('finds nothing otherwise, and chance is 20 % (DATA-306)', async () => {
    expect(await found(() => 0.2)).toEqual({ news: [], listed: 0 });
    const draws = Array.from({ length: 100 }, (_, index) => index / 100);
    let hits = 0;
    for (const draw of draws) hits += (await found(() => draw)).news.length;
    expect(hits).toBe(20);
  });
});

describe('the samples of the demo', () => {
  test('are in both languages, some read and some not', async () => {
    const samples = await create().list();
    expect(new Set(samples.map(({ unread }) => unread))).toEqual(new Set([true, false]));
    for (const { titles, messages } of samples) {
      expect(titles?.ar).toMatch(/^[\u0600-\u06ff]/);
      expect(messages?.ar).toMatch(/^[\u0600-\u06ff]/);
    }
  });

  test('can all be deleted without coming back', async () => {
    const storage = createMemoryStorage();
    await create(storage).removeAll(NOW.toISOString());
    expect(await create(storage).list()).toEqual([]);
  });

  test.each(['{', '{}', '[{"title":1}]'])(
    'begin again when they are broken: %s',
    async (broken) => {
      const storage = createMemoryStorage();
      storage.setItem(DEMO_NOTIFICATIONS_KEY, broken);
      expect(await create(storage).list()).toHaveLength(4);
    },
  );
});

test('a full store is an error of the server kind', async () => {
  const storage = createMemoryStorage();
  await create(storage).list();
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  await expect(create(storage).removeAll(NOW.toISOString())).rejects.toMatchObject({
    code: 'server',
  });
});

describe('the delays', () => {
  test.each([
    ['a read', 500, 'list'],
    ['a write', 1000, 'markAllRead'],
  ] as const)('%s takes %i ms', async (_what, milliseconds, call) => {
    const notifications = createSimulatedNotifications({
      storage: createMemoryStorage(),
      now: () => NOW,
    });
    await expectToSettleAfter(milliseconds, () => notifications[call](NOW.toISOString()));
  });
});
