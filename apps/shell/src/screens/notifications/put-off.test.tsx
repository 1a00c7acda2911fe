import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { opened, prepareBell, press } from './testing/open-bell.ts';
import { told } from './testing/render-bell.tsx';

vi.mock('./get-notification-service.ts', () => ({ getNotificationService: vi.fn() }));
vi.mock('./subscribe.ts', () => ({ subscribe: vi.fn() }));
const faked = prepareBell();
let reminder: ReturnType<typeof told>;
beforeEach(async () => {
  reminder = told('Breathe', 0, true, 'reminder');
  await faked().service.add(reminder);
});

test.each([
  ['Later', 'later', 'It comes once more in an hour.'],
  ['Not today', 'not-today', 'No more of these today.'],
] as const)('a reminder can be put off: %s (DECISION-140)', async (name, till, message) => {
  const { calls } = await opened();
  await press(name);
  expect(faked().service.putOff.mock.calls).toEqual([[reminder.id, till]]);
  await waitFor(() => expect(calls.notices).toMatchObject([{ kind: 'done', message }]));
  // Only an unread reminder asks to be put off, and the keyboard goes on in the list.
  expect(screen.queryByRole('button', { name })).toBeNull();
  expect(document.activeElement?.closest('[role="dialog"]')).toBeTruthy();
});

test('one that could not be put off is as it was, and Try Again does it', async () => {
  faked().service.putOff.mockRejectedValueOnce(new Error('no server'));
  const { calls } = await opened();
  await press('Later');
  await waitFor(() =>
    expect(calls.notices[0]?.message).toBe('That could not be put off. It is as it was.'),
  );
  expect(screen.getByRole('button', { name: 'Later' })).toBeTruthy();
});
