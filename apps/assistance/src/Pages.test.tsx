import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import Pages from './Pages.tsx';
import { renderView } from './testing/render-view.tsx';

test.each([
  '/dashboard/real-time-assistance/x',
  '/dashboard/exercises/nothing',
  '/dashboard/exercises/box-breathing/x',
])('at %s there is nothing', async (pathname) => {
  const onNotFound = vi.fn();
  const place = { pathname, search: '', hash: '', state: null, key: 'a' };
  await renderView(<Pages />, { place, mount: { onNotFound } });
  await waitFor(() => expect(onNotFound).toHaveBeenCalledWith(pathname));
});
