import { act, renderHook } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createStore } from '../contract/store.ts';
import type { PlatformV1 } from '../contract/platform.ts';
import { fakePlatform } from '../testing/fake-platform.ts';
import { TestRemote } from '../testing/TestRemote.tsx';
import { useAddressTab } from './use-address-tab.ts';

const TABS = ['days', 'weeks', 'years'] as const;

function show(search = '', parameter?: string) {
  const went: Parameters<PlatformV1['navigate']>[] = [];
  const navigate = (...how: Parameters<PlatformV1['navigate']>) => void went.push(how);
  const { platform, stores } = fakePlatform({ navigate });
  const here = { ...stores.location.get(), pathname: '/page', search };
  stores.location.set(here);
  // As the shell does: a page is not told of addresses of others.
  const location = createStore(here);
  const { result } = renderHook(() => useAddressTab(TABS, parameter), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <TestRemote {...{ platform, i18n: createInstance() }} mount={{ location }}>
        {children}
      </TestRemote>
    ),
  });
  const select = (tab: (typeof TABS)[number]) => act(() => result.current[1](tab));
  return { stores, went, select, tab: () => result.current[0] };
}

it.each([
  ['', 'days'],
  ['?tab=weeks', 'weeks'],
  ['?tab=secrets', 'days'],
])('with %s is %s', (search, tab) => {
  expect(show(search).tab()).toBe(tab);
});

it('leads to another without a step back, and to the first by the address without a tab', () => {
  const { went, select } = show('?tab=weeks');
  select('years');
  select('days');
  expect(went).toEqual([
    ['/page?tab=years', { replace: true }],
    ['/page', { replace: true }],
  ]);
});

it('leaves what else the address says', () => {
  const { went, select } = show('?from=2026-11-01&tab=weeks&to=2026-11-30');
  select('years');
  select('days');
  expect(went.map(([to]) => to)).toEqual([
    '/page?from=2026-11-01&tab=years&to=2026-11-30',
    '/page?from=2026-11-01&to=2026-11-30',
  ]);
});

it('goes nowhere when it is there already', () => {
  const { went, select } = show('?tab=weeks');
  select('weeks');
  expect(went).toEqual([]);
});

it('brings nobody back who has left the page', () => {
  const { stores, went, select } = show();
  stores.location.set({ ...stores.location.get(), pathname: '/elsewhere' });
  select('years');
  expect(went).toEqual([]);
});

it('may be named by another parameter', () => {
  const { tab, went, select } = show('?view=weeks&tab=x', 'view');
  expect(tab()).toBe('weeks');
  select('years');
  expect(went.map(([to]) => to)).toEqual(['/page?view=years&tab=x']);
});
