import { newNotification, type Notification } from '@nafas/data-service/notifications';
import type { NotificationService, PutOffTill } from '@nafas/data-service/notifications';
import { fakePlatform } from '@nafas/platform/testing';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { renderInShell } from '../../../testing/render-in-shell.tsx';
import { NotificationBell } from '../NotificationBell.tsx';

/** A notification `minutes` ago. */
export const told = (
  title: string,
  minutes: number,
  unread = true,
  type: Notification['type'] = 'milestone',
): Notification => ({
  ...newNotification({
    type,
    title,
    message: `About ${title}`,
    now: new Date(Date.now() - minutes * 60_000),
    titles: { en: title, ar: `عن ${title}` },
    messages: { en: `About ${title}`, ar: `بخصوص ${title}` },
  }),
  unread,
});

/** A service on a list in memory; each operation can be made to fail. */
export function fakeService(initial: readonly Notification[]) {
  let all = [...initial];
  const change = (to: (one: Notification) => Notification[]) => {
    all = all.flatMap(to);
    return Promise.resolve();
  };
  const read = (one: Notification): Notification => ({ ...one, unread: false });
  const service = {
    list: vi.fn(() => Promise.resolve([...all])),
    checkNew: vi.fn((since: string) => Promise.resolve(all.filter(({ time }) => time > since))),
    add: vi.fn((one: Notification) => {
      all = [one, ...all];
      return Promise.resolve(one);
    }),
    markRead: vi.fn((id: string) => change((one) => [one.id === id ? read(one) : one])),
    putOff: vi.fn((id: string, _till: PutOffTill) =>
      change((one) => [one.id === id ? read(one) : one]),
    ),
    markAllRead: vi.fn((until: string) => change((one) => [one.time <= until ? read(one) : one])),
    remove: vi.fn((id: string) => change((one) => (one.id === id ? [] : [one]))),
    removeAll: vi.fn((until: string) => change((one) => (one.time <= until ? [] : [one]))),
  } satisfies NotificationService;
  return { service, stored: () => all };
}

/** The header's bell of a signed-in person, on screen and loaded. */
export async function renderBell() {
  const faked = fakePlatform();
  const platform = {
    ...faked.platform,
    scope: { ...faked.platform.scope, mode: 'real', userId: 'a' } as const,
  };
  const rendered = await renderInShell(
    <>
      <NotificationBell />
      <button>elsewhere</button>
    </>,
    { platform },
  );
  await screen.findByRole('button', { name: /^Notifications, / });
  return { ...rendered, ...faked, fakes: faked.stores, platform };
}
