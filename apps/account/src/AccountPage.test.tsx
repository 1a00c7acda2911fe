import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import feature from './feature.ts';
import { renderPage } from './testing/render-page.tsx';

const routes = feature.routes.map(({ path }) => path as `/${string}`);

// Two deeper: some routes have pages right below them.
test.each(routes)('far below %s there is nothing, and the shell is told', async (route) => {
  const { missing } = await renderPage(`${route}/a/b`);
  await waitFor(() => expect(missing).toEqual([`${route}/a/b`]));
});

test.each(['/dashboard/settings/nonsense', '/dashboard/profile/x', '/with/xyz'] as const)(
  'there is nothing at %s',
  async (path) => {
    const { missing } = await renderPage(path);
    await waitFor(() => expect(missing).toEqual([path]));
  },
);

test('what is there is not said to be missing', async () => {
  const { missing, findByRole } = await renderPage('settings');
  await findByRole('heading', { level: 1 });
  expect(missing).toEqual([]);
});
