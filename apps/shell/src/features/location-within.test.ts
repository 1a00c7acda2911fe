import { createStore, type PlatformLocation } from '@nafas/platform';
import { expect, it, vi } from 'vitest';
import { locationWithin } from './location-within.ts';

const at = (pathname: string): PlatformLocation => ({
  pathname,
  search: '',
  hash: '',
  state: null,
  key: pathname,
});
const ROUTES = { routes: [{ path: '/dashboard/profile' }, { path: '/dashboard/settings' }] };

it('a page hears of its own addresses, and of no other', () => {
  const all = createStore(at('/dashboard/profile'));
  const own = locationWithin(ROUTES, all);
  const heard = vi.fn<(pathname: string) => void>();
  const stop = own.subscribe(() => heard(own.get().pathname));
  all.set(at('/dashboard/settings/import'));
  all.set(at('/dashboard/settings-of-others'));
  all.set(at('/dashboard/journal'));
  all.set(at('/dashboard/settings'));
  expect(heard.mock.calls).toEqual([['/dashboard/settings/import'], ['/dashboard/settings']]);
  stop();
  all.set(at('/dashboard/profile'));
  expect(heard).toHaveBeenCalledTimes(2);
});

it('who asks is told where the person is, wherever that is', () => {
  const all = createStore(at('/dashboard/profile'));
  const own = locationWithin(ROUTES, all);
  all.set(at('/dashboard/journal'));
  expect(own.get().pathname).toBe('/dashboard/journal');
});
