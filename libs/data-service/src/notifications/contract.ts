import type * as vitest from 'vitest';
import { newNotification } from './new-notification.ts';
import { type Notification, NOTIFICATION_TYPES } from './notification.ts';
import type { NotificationService } from './service.ts';

/** After every sample of the demo, whenever the test runs. */
const at = (second: number): Date => new Date(Date.UTC(2100, 0, 1, 12, 0, second, 14));

function made(values: Partial<Parameters<typeof newNotification>[0]> = {}): Notification {
  return newNotification({
    type: 'milestone',
    title: 'Ten days 🌿',
    message: 'سطر\nوسطر',
    now: at(0),
    ...values,
  });
}

/**
 * The tests that every NotificationService must pass. Each asks `service` for one of a user who may already
 * have notifications of other ids.
 */
export function notificationContract(
  service: () => Promise<NotificationService>,
  { describe, it, expect }: Pick<typeof vitest, 'describe' | 'it' | 'expect'>,
): void {
  const only = (all: readonly Notification[], wanted: readonly Notification[]): Notification[] =>
    all.filter(({ id }) => wanted.some((one) => one.id === id));
  const listed = async (from: NotificationService, ...wanted: Notification[]) =>
    only(await from.list(), wanted);
  const added = async (to: NotificationService, ...all: Notification[]) => {
    for (const one of all) await to.add(one);
    return all;
  };
  const read = (notification: Notification): Notification => ({ ...notification, unread: false });

  describe('putOff', () => {
    it.each(['later', 'not-today'] as const)('%s counts as reading', async (till) => {
      const notifications = await service();
      const [one, other] = [made({ type: 'reminder' }), made({ type: 'reminder' })];
      await added(notifications, one, other);
      await notifications.putOff(one.id, till);
      expect(await listed(notifications, one)).toEqual([read(one)]);
      expect(await listed(notifications, other)).toEqual([other]);
      await expect(notifications.putOff(crypto.randomUUID(), till)).resolves.toBeUndefined();
    });
  });

  describe('add', () => {
    it('stores everything as told, unread, with its instant (DATA-212)', async () => {
      const notifications = await service();
      const titles = { en: 'Ten days', ar: 'عشرة أيام' };
      const messages = { en: 'In a row', ar: 'متتالية' };
      const [one, both] = [made(), made({ titles, messages })];
      expect(await notifications.add(one)).toEqual(one);
      expect(await notifications.add(both)).toEqual(both);
      expect(await listed(notifications, one)).toEqual([one]);
      expect(await listed(notifications, both)).toEqual([both]);
      expect(one).toMatchObject({ unread: true, time: at(0).toISOString(), titles: null });
    });

    it('keeps its id, type, title and message (DATA-149, DATA-150, DATA-151, DATA-152)', async () => {
      const notifications = await service();
      const id = crypto.randomUUID();
      await notifications.add({ ...made(), id });
      const [kept] = (await notifications.list()).filter((each) => each.id === id);
      const words = { title: 'Ten days 🌿', message: 'سطر\nوسطر' };
      expect(kept).toMatchObject({ id, type: 'milestone', ...words });
    });

    it('keeps its time as an ISO date, icon, colors, and that it is unread (DATA-153, DATA-154, DATA-155, DATA-156, DATA-157)', async () => {
      const notifications = await service();
      const look = { icon: 'Heart', color: 'text-red-500', bgColor: 'bg-red-100' } as const;
      const one = { ...made(), ...look };
      await notifications.add(one);
      const [kept] = await listed(notifications, one);
      expect(kept).toMatchObject({ ...look, time: '2100-01-01T12:00:00.014Z', unread: true });
    });

    it.each([
      { type: 'achievement', row: 'DATA-158' },
      { type: 'reminder', row: 'DATA-159' },
      { type: 'support', row: 'DATA-160' },
      { type: 'milestone', row: 'DATA-161' },
    ] as const)('accepts the type $type ($row)', async ({ type }) => {
      const notifications = await service();
      const one = made({ type });
      await notifications.add(one);
      expect(await listed(notifications, one)).toMatchObject([{ type }]);
    });

    it.each(NOTIFICATION_TYPES)('accepts the type %s of those that there are', async (type) => {
      expect(await (await service()).add(made({ type }))).toMatchObject({ type });
    });

    it.each([
      { icon: 'Trophy', row: 'DATA-162' },
      { icon: 'Calendar', row: 'DATA-163' },
      { icon: 'MessageSquare', row: 'DATA-164' },
      { icon: 'Heart', row: 'DATA-165' },
    ] as const)('accepts the icon $icon ($row)', async ({ icon }) => {
      const notifications = await service();
      const one = { ...made(), icon };
      await notifications.add(one);
      expect(await listed(notifications, one)).toMatchObject([{ icon }]);
    });

    const wrong: [string, Partial<Notification>][] = [
      ['a type that is none', { type: 'advert' as Notification['type'] }],
      ['an icon that is none', { icon: 'Skull' as Notification['icon'] }],
      ['a blank title', { title: ' \n' }],
      ['a title of 201 characters', { title: 't'.repeat(201) }],
      ['a blank message', { message: '' }],
      ['a message of 1001 characters', { message: 'm'.repeat(1001) }],
      ['a colour that is a style', { color: 'url(x)' }],
      ['a time without a zone', { time: '2026-11-20T12:00:00' }],
      ['titles without messages', { titles: { en: 'a', ar: 'ب' } }],
    ];
    it.each(wrong)('refuses %s as invalid and stores nothing', async (_what, values) => {
      const notifications = await service();
      const bad = { ...made(), ...values };
      await expect(notifications.add(bad)).rejects.toMatchObject({ code: 'invalid' });
      expect(await listed(notifications, bad)).toEqual([]);
    });

    it('repeated, also at the same time, stores once and leaves the first as it was', async () => {
      const notifications = await service();
      const first = made();
      await Promise.all([notifications.add(first), notifications.add(first)]);
      expect(await notifications.add({ ...first, title: 'Other' })).toEqual(first);
      expect(await listed(notifications, first)).toEqual([first]);
    });
  });

  describe('list', () => {
    it('is newest first, whatever the order of adding (DATA-210)', async () => {
      const notifications = await service();
      const [late, early, middle] = [
        made({ now: at(3) }),
        made({ now: at(1) }),
        made({ now: at(2) }),
      ];
      await added(notifications, late, early, middle);
      expect(await listed(notifications, late, early, middle)).toEqual([late, middle, early]);
    });
  });

  describe('check new', () => {
    it('gives what came since, newest first, and nothing from long before', async () => {
      const notifications = await service();
      const long = made({ now: at(0) });
      const [first, second] = [made({ now: at(301) }), made({ now: at(302) })];
      await added(notifications, long, first, second);
      const found = await notifications.checkNew(at(300).toISOString());
      expect(only(found, [long, first, second])).toEqual([second, first]);
    });

    it('refuses what is no instant as invalid', async () => {
      await expect((await service()).checkNew('yesterday')).rejects.toMatchObject({
        code: 'invalid',
      });
    });
  });

  describe('mark one read', () => {
    it('marks it and nothing else; again it does no harm (DATA-213)', async () => {
      const notifications = await service();
      const [one, other] = [made({ now: at(2) }), made({ now: at(1) })];
      await added(notifications, one, other);
      await notifications.markRead(one.id);
      await notifications.markRead(one.id);
      expect(await listed(notifications, one, other)).toEqual([read(one), other]);
    });
  });

  describe('mark all read', () => {
    it('marks all that were seen, and leaves what came since unread (DATA-214)', async () => {
      const notifications = await service();
      const [seen, last, since] = [
        made({ now: at(1) }),
        made({ now: at(2) }),
        made({ now: at(3) }),
      ];
      await added(notifications, seen, last, since);
      await notifications.markAllRead(last.time);
      expect(await listed(notifications, seen, last, since)).toEqual([
        since,
        read(last),
        read(seen),
      ]);
    });
  });

  describe('delete one', () => {
    it('takes it away for good, and only it; again it does no harm (DATA-215)', async () => {
      const notifications = await service();
      const [one, other] = await added(notifications, made(), made());
      if (!one || !other) throw new Error('two were made');
      await notifications.remove(one.id);
      await notifications.remove(one.id);
      expect(await listed(notifications, one, other)).toEqual([other]);
    });

    it('is undone by adding it again, read as it was', async () => {
      const notifications = await service();
      const one = read(made());
      await added(notifications, one);
      await notifications.remove(one.id);
      expect(await notifications.add(one)).toEqual(one);
    });
  });

  describe('delete all', () => {
    it('takes away all that were seen, and leaves what came since', async () => {
      const notifications = await service();
      const [seen, last, since] = [
        made({ now: at(1) }),
        made({ now: at(2) }),
        made({ now: at(3) }),
      ];
      await added(notifications, seen, last, since);
      await notifications.removeAll(last.time);
      expect(await listed(notifications, seen, last, since)).toEqual([since]);
    });
  });
}
