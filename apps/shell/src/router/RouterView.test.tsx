import { act, cleanup, render, screen } from '@testing-library/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { Link, Navigate, Outlet, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { memoryRouter } from '../testing/memory-router.ts';
import { lazyPage } from './lazy-page.tsx';
import { RouterView } from './RouterView.tsx';
import type { ShellRoute } from './shell-router.ts';

afterEach(cleanup);

const show = (routes: ShellRoute[], path: string, beside?: ReactNode) => {
  const router = memoryRouter(routes, path);
  render(
    <>
      {beside}
      <RouterView router={router} fallback={<p>coming</p>} failed={<p>failed</p>} />
    </>,
  );
  return router;
};
const text = () => document.body.textContent;

function Place() {
  return <p>{useLocation().pathname}</p>;
}

test('shows the page at the address inside its frame, and follows links', () => {
  const frame = (
    <>
      frame <Outlet />
    </>
  );
  show(
    [
      {
        element: frame,
        children: [
          { path: '/one', element: <Link to="/two">on</Link> },
          { path: '*', element: <Place /> },
        ],
      },
    ],
    '/one',
  );
  act(() => screen.getByRole('link').click());
  expect(text()).toBe('frame /two');
});

test('leads on where a page says so', async () => {
  const routes = [
    { path: '/old', element: <Navigate to="/new" replace /> },
    { path: '*', element: <Place /> },
  ];
  const router = show(routes, '/old');
  await vi.waitFor(() => expect(text()).toBe('/new'));
  expect(router.state.historyAction).toBe('REPLACE');
});

test('shows what stands for the first page until its code is there', async () => {
  let come: (page: () => ReactNode) => void = () => undefined;
  const page = lazyPage(() => new Promise((resolve) => (come = resolve)));
  show([{ path: '/late', element: <page.Page />, handle: page }], '/late');
  expect(text()).toBe('coming');
  await act(async () => {
    come(() => <p>here</p>);
    await Promise.resolve();
  });
  expect(text()).toBe('here');
});

test('shows an address that was gone to while the first one was drawn', () => {
  const router = memoryRouter([{ path: '*', element: <Place /> }], '/one');
  function Early() {
    useLayoutEffect(() => void router.navigate('/two'), []);
    return null;
  }
  render(
    <>
      <Early />
      <RouterView router={router} failed={null} />
    </>,
  );
  expect(text()).toBe('/two');
});

test('code that does not come shows what stands for a page that fails, until another page is gone to', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = lazyPage(() => Promise.reject(new Error('no network')));
  const router = show(
    [
      { path: '/late', element: <page.Page />, handle: page },
      { path: '*', element: <Place /> },
    ],
    '/one',
  );
  await act(() => router.navigate('/late'));
  expect(text()).toBe('failed');
  await act(() => router.navigate('/two'));
  expect(text()).toBe('/two');
  silent.mockRestore();
});
