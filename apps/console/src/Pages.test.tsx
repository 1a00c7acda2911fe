import { appI18n } from '@nafas/platform/i18n';
import { fakePlatform, TestRemote } from '@nafas/platform/testing';
import { render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import Pages from './Pages.tsx';

test.each(['/dashboard/releases/x'])('at %s there is nothing', async (pathname) => {
  const { platform, stores } = fakePlatform();
  stores.location.set({ pathname, search: '', hash: '', state: null, key: 'a' });
  const i18n = await appI18n(platform, (l) => import(`./locales/${l}/app.json`));
  const onNotFound = vi.fn();
  render(
    <TestRemote platform={platform} i18n={i18n} mount={{ onNotFound }}>
      <Pages />
    </TestRemote>,
  );
  await waitFor(() => expect(onNotFound).toHaveBeenCalledWith(pathname));
});
