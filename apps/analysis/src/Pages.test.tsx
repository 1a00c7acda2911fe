import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import Pages from './Pages.tsx';
import { renderView } from './testing/render-view.tsx';

test.each([
  '/dashboard/emotional-analysis/x',
  '/dashboard/report/xyz',
  '/dashboard/week/xyz',
  '/dashboard/week/2026-02-30',
  '/dashboard/week/2026-11-21/more',
])('at %s there is nothing', async (at) => {
  const onNotFound = vi.fn();
  await renderView(<Pages />, { at, mount: { onNotFound } });
  await waitFor(() => expect(onNotFound).toHaveBeenCalledWith(at));
});

test.each(['/dashboard/emotional-analysis/', '/dashboard/week/2026-11-07'])(
  'at %s there is a page',
  async (at) => {
    const onNotFound = vi.fn();
    const { findByRole } = await renderView(<Pages />, { at, mount: { onNotFound } });
    await findByRole('heading', { level: 1 });
    expect(onNotFound).not.toHaveBeenCalled();
  },
);
