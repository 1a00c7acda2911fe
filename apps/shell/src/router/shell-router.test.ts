import { UNSAFE_createBrowserHistory } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { memoryRouter } from '../testing/memory-router.ts';
import { lazyPage } from './lazy-page.tsx';
import { createShellRouter, type ShellRoute, type ShellRouter } from './shell-router.ts';

const ANYWHERE: ShellRoute[] = [{ path: '*', element: null }];

/** A page at /late whose code comes when the test says so. */
function late() {
  const come: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const page = lazyPage(
    () =>
      new Promise((resolve, reject) => {
        come.push({ resolve: () => resolve(() => null), reject });
      }),
  );
  const route = { path: '/late', element: null, handle: page };
  return { page, routes: [route, ...ANYWHERE], come };
}

const address = ({ state: { location } }: ShellRouter) =>
  location.pathname + location.search + location.hash;

afterEach(() => {
  history.replaceState(null, '', '/');
});

test('an address is gone to at once, told to whoever listens, and gone back from', async () => {
  const router = memoryRouter(ANYWHERE, '/one');
  const heard: string[] = [];
  const stop = router.subscribe(({ location, historyAction }) =>
    heard.push(`${historyAction} ${location.pathname} ${JSON.stringify(location.state)}`),
  );
  void router.navigate('/two', { state: { from: '/one' } });
  expect(address(router)).toBe('/two');
  await router.navigate('/three', { replace: true });
  await router.navigate(-1);
  expect(heard).toEqual(['PUSH /two {"from":"/one"}', 'REPLACE /three null', 'POP /one null']);
  stop();
  await router.navigate('/two');
  expect(heard).toHaveLength(3);
});

test('what names no path leads to another place of the same page', async () => {
  const router = memoryRouter(ANYWHERE, '/one');
  await router.navigate('?q=sea#top');
  expect(address(router)).toBe('/one?q=sea#top');
  await router.navigate({ hash: '#end' });
  expect(address(router)).toBe('/one#end');
});

test('links and hooks of React Router go the same way', () => {
  const router = memoryRouter(ANYWHERE, '/one');
  router.navigator.push({ pathname: '/two', search: '?q', hash: '' }, 'kept');
  expect([address(router), router.state.historyAction]).toEqual(['/two?q', 'PUSH']);
  expect(router.state.location.state).toBe('kept');
  router.navigator.replace('/three');
  expect([address(router), router.state.historyAction]).toEqual(['/three', 'REPLACE']);
  router.navigator.go(-1);
  expect(address(router)).toBe('/one');
  expect(router.navigator.createHref('/two')).toBe('/two');
});

test('until the code of a page is there, the page and the address before it stay', async () => {
  const { routes, come } = late();
  const router = memoryRouter(routes, '/one');
  const arrived = router.navigate('/late?q');
  expect([address(router), router.state.next?.pathname]).toEqual(['/one', '/late']);
  come[0]?.resolve();
  await arrived;
  expect([address(router), router.state.next]).toEqual(['/late?q', null]);
  await router.navigate('/one');
  void router.navigate('/late');
  expect([address(router), come.length]).toEqual(['/late', 1]);
});

test('code that comes late leads nowhere once somebody went elsewhere', async () => {
  const { routes, come } = late();
  const router = memoryRouter(routes, '/one');
  const arrived = router.navigate('/late');
  await router.navigate('/two');
  come[0]?.resolve();
  await arrived;
  expect([address(router), router.state.next]).toEqual(['/two', null]);
  await router.navigate(-1);
  expect(address(router)).toBe('/one');
});

test('code that does not come leaves its address, and is asked for again by the next one who goes there', async () => {
  const { routes, come, page } = late();
  const router = memoryRouter(routes, '/one');
  const arrived = router.navigate('/late');
  come[0]?.reject(new Error('no network'));
  await arrived;
  expect(address(router)).toBe('/late');
  expect(() => page.Page({})).toThrow('no network');
  await router.navigate('/one');
  const again = router.navigate('/late');
  expect(address(router)).toBe('/one');
  come[1]?.resolve();
  await again;
  expect([address(router), page.isLoaded()]).toEqual(['/late', true]);
});

test('the first page is waited for, and nobody is told of a way there', async () => {
  const { routes, come } = late();
  const router = memoryRouter(routes, '/late');
  const heard = vi.fn();
  router.subscribe(heard);
  expect(router.state).toMatchObject({ initialized: false, next: null });
  come[0]?.resolve();
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  expect(heard).toHaveBeenCalledOnce();
  expect(memoryRouter(routes, '/one').state.initialized).toBe(true);
});

test('the browser’s history is followed, in its own spelling, until the router is let go', async () => {
  history.replaceState(null, '', '/one?q');
  const router = createShellRouter(() => ANYWHERE, UNSAFE_createBrowserHistory());
  expect(address(router)).toBe('/one?q');
  await router.navigate('/u/نور#أ');
  expect(router.state.location.pathname).toBe('/u/%D9%86%D9%88%D8%B1');
  expect(location.pathname + location.hash).toBe('/u/%D9%86%D9%88%D8%B1#%D8%A3');
  const isBack = vi.fn();
  const stop = router.subscribe(isBack);
  await router.navigate(-1);
  await vi.waitFor(() => expect(isBack).toHaveBeenCalledOnce());
  expect([address(router), router.state.historyAction]).toEqual(['/one?q', 'POP']);
  stop();
  router.dispose();
  history.pushState(null, '', '/two');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(address(router)).toBe('/one?q');
});
