import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { getNotificationService } from '../get-notification-service.ts';
import { subscribe } from '../subscribe.ts';
import { fakeService, renderBell, told } from './render-bell.tsx';

export const bell = () => screen.getByRole('button', { name: /^Notifications, / });
export const panel = () => screen.getByRole('dialog', { name: 'Notifications' });
/** A notification of the panel, as the button that marks it as read. */
export const item = (title: string) =>
  within(panel()).getByRole('button', { name: new RegExp(`^(Unread:\\s*)?${title}`) });
export const titles = () =>
  within(panel())
    .queryAllByRole('listitem')
    .map((row) => row.querySelector('bdi')?.textContent);
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Lets time go by, where it is faked. */
export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** The bell with its panel open. */
export async function opened() {
  const rendered = await renderBell();
  await userEvent.click(bell());
  return rendered;
}

/**
 * To be called once in a test file, which mocks `get-notification-service.ts` and `subscribe.ts` with functions of
 * vi.fn(). Gives the service of the running test: two unread notifications of today, one read earlier.
 */
export function prepareBell(): () => ReturnType<typeof fakeService> {
  let faked: ReturnType<typeof fakeService>;
  beforeEach(() => {
    // Far from midnight, where today is another day a minute later.
    vi.setSystemTime(new Date(2026, 10, 21, 12));
    faked = fakeService([told('New', 1), told('Second', 2), told('Old', 3 * 24 * 60, false)]);
    vi.mocked(getNotificationService).mockResolvedValue(faked.service);
    // The embedded backend tells nothing by itself.
    vi.mocked(subscribe).mockReset().mockResolvedValue();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return () => faked;
}
