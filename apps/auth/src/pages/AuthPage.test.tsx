import { LANGUAGES } from '@nafas/platform';
import { isRemoteModule } from '@nafas/platform/remote';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import feature from '../feature.ts';
import remote from '../remote.ts';
import { renderAuth } from '../testing/render-auth.tsx';

afterEach(cleanup);

const pages = feature.routes.flatMap(({ path }) =>
  LANGUAGES.map((language) => ({ path, language })),
);

test.each(pages)('$path is a page in "$language"', async ({ path, language }) => {
  const { calls } = await renderAuth({ path, language });
  expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('');
  expect(calls.reported).toEqual([]);
});

test.each(feature.routes)(
  'below $path there is nothing, and the shell is told',
  async ({ path }) => {
    const { missing } = await renderAuth({ path: `${path}/x` });
    expect(missing).toEqual([`${path}/x`]);
  },
);

test('the exposed module has a page for the shell to mount', () => {
  expect(isRemoteModule(remote)).toBe(true);
  expect(remote.page).toBeTypeOf('function');
});
