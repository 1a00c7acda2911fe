import type { BackendV1 } from '@nafas/platform';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeBackend, profileRow } from '../testing/fake-backend.ts';
import { renderPage } from '../testing/render-page.tsx';
import { settingsRow } from '../testing/settings-row.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:143.0) Gecko/20100101 Firefox/143.0';
const row = (id: string, userAgent: string | null, isThis: boolean) => ({
  id,
  started_at: '2026-11-20T08:00:00+00:00',
  used_at: '2026-11-22T07:30:00+00:00',
  user_agent: userAgent,
  is_this: isThis,
});

/** The settings over a server that knows three sign-ins; `broken` functions fail. */
async function shown(language: 'en' | 'ar' = 'en', broken: string[] = []) {
  const fake = fakeBackend({
    profiles: [profileRow()],
    user_settings: [settingsRow({ language })],
  });
  const ended: unknown[] = [];
  const rpc = async (name: string, args?: Record<string, unknown>) => {
    if (broken.includes(name)) return { data: null, error: { code: '', message: '' }, status: 503 };
    if (name === 'end_session') ended.push(args);
    const rows = [row('a', null, true), row('b', FIREFOX, false), row('c', null, false)];
    return { data: name === 'my_sessions' ? rows : true, error: null, status: 200 };
  };
  const backend = { ...fake.backend, rpc } as unknown as BackendV1;
  await renderPage('settings', { language, fake: { ...fake, backend } });
  const name = language === 'en' ? 'See All' : 'عرض الكل';
  fireEvent.click(await screen.findByRole('button', { name }));
  return { ended, broken };
}
const dialog = () => within(screen.getByRole('dialog'));

test('lists where somebody is signed in, this one first, and signs one out', async () => {
  const { ended } = await shown();
  const [here, other] = await dialog().findAllByRole('listitem');
  expect(here?.textContent).toContain('This Device');
  expect(within(here as HTMLElement).queryByRole('button')).toBeNull();
  expect(other?.textContent).toContain('Firefox, Windows');
  expect(other?.textContent).toContain('Nov 20, 2026');
  fireEvent.click(dialog().getByRole('button', { name: 'Sign out Firefox, Windows' }));
  await waitFor(() => expect(dialog().getAllByRole('listitem')).toHaveLength(2));
  expect(ended).toEqual([{ session: 'b' }]);
});

test('says in Arabic what it can’t name', async () => {
  await shown('ar');
  const [, , last] = await dialog().findAllByRole('listitem');
  expect(last?.textContent).toContain('جهاز غير معروف');
});

test('a sign-out that fails leaves it in the list and says so', async () => {
  const { broken } = await shown();
  await dialog().findAllByRole('listitem');
  broken.push('end_session');
  fireEvent.click(dialog().getByRole('button', { name: 'Sign out Firefox, Windows' }));
  await dialog().findByText('That did not work this time.');
  expect(dialog().getAllByRole('listitem')).toHaveLength(3);
});

test('a list that can’t be read is tried again', async () => {
  const { broken } = await shown('en', ['my_sessions']);
  await dialog().findByText('That did not work this time.');
  broken.length = 0;
  fireEvent.click(dialog().getByRole('button', { name: 'Try Again' }));
  expect(await dialog().findAllByRole('listitem')).toHaveLength(3);
});
