import { appI18n } from '@nafas/platform/i18n';
import { fakePlatform, TestRemote } from '@nafas/platform/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import CarePage, { prepare } from './CarePage.tsx';

test.each(['/dashboard/thought-records/x', '/dashboard/safety-plan/x', '/safety-plan/x'])(
  'at %s there is nothing',
  async (pathname) => {
    const { platform, stores } = fakePlatform();
    stores.location.set({ pathname, search: '', hash: '', state: null, key: 'a' });
    const i18n = await appI18n(platform, (l) => import(`../locales/${l}/app.json`));
    const onNotFound = vi.fn();
    render(
      <TestRemote platform={platform} i18n={i18n} mount={{ onNotFound }}>
        <CarePage />
      </TestRemote>,
    );
    await waitFor(() => expect(onNotFound).toHaveBeenCalledWith(pathname));
  },
);

test('a page that was loaded ahead stands at once when its address comes', async () => {
  const { platform, stores } = fakePlatform();
  const goTo = (pathname: string) =>
    stores.location.set({ pathname, search: '', hash: '', state: null, key: pathname });
  goTo('/dashboard/thought-records');
  const i18n = await appI18n(platform, (l) => import(`../locales/${l}/app.json`));
  render(
    <TestRemote platform={platform} i18n={i18n}>
      <CarePage />
    </TestRemote>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Thought records' });
  await prepare('/dashboard/safety-plan');
  act(() => goTo('/dashboard/safety-plan'));
  expect(screen.getByRole('heading', { level: 1, name: 'Your safety plan' })).toBeTruthy();
});
