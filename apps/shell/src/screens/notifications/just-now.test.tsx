import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { bell, panel, prepareBell, press } from './testing/open-bell.ts';
import { renderBell } from './testing/render-bell.tsx';
import userEvent from '@testing-library/user-event';

vi.mock('./get-notification-service.ts', () => ({ getNotificationService: vi.fn() }));
vi.mock('./subscribe.ts', () => ({ subscribe: vi.fn() }));
prepareBell();

test('what was deleted can be brought back from the bell, when its notice is gone', async () => {
  const { runtime } = await renderBell();
  const run = vi.fn();
  const { notices } = runtime;
  notices.notify({ kind: 'done', message: 'Entry deleted', action: { label: 'Undo', run } });
  notices.dismiss(notices.shown.get()[0]?.key ?? -1);
  await userEvent.click(bell());
  const section = within(panel()).getByRole('region', { name: 'Just now' });
  expect(within(section).getByText('Entry deleted')).toBeTruthy();
  await press('Undo');
  expect(run).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('region', { name: 'Just now' })).toBeNull();
  expect(document.activeElement).toBe(panel());
});

test('a notice that goes away while the bell is open is there at once', async () => {
  const { runtime } = await renderBell();
  await userEvent.click(bell());
  expect(screen.queryByRole('region', { name: 'Just now' })).toBeNull();
  const { notices } = runtime;
  const action = { label: 'Undo', run: vi.fn() };
  act(() => {
    notices.notify({ kind: 'done', message: 'Goal removed', action });
    notices.dismiss(notices.shown.get()[0]?.key ?? -1);
  });
  expect(screen.getByRole('region', { name: 'Just now' }).textContent).toContain('Goal removed');
});
