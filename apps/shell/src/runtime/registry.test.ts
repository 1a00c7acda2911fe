import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemoryRouter } from 'react-router-dom';
import { whenWanted } from './registry.ts';

const load = vi.fn();
const idle: (() => void)[] = [];
const at = (path: string) =>
  createMemoryRouter([{ path: '*', element: null }], { initialEntries: [path] });

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
});
afterEach(() => {
  load.mockReset();
  idle.length = 0;
  vi.unstubAllGlobals();
});

const saving = () => vi.stubGlobal('navigator', { connection: { saveData: true } });

it.each(['/dashboard', '/auth/login', '/nowhere', '/ar/nowhere'])(
  'the registry is read at once at %s',
  (path) => {
    whenWanted(at(path), load);
    expect(load).toHaveBeenCalledTimes(1);
  },
);

it.each(['/', '/ar/', '/ar', '/help', '/ar/terms'])('at %s when the browser is idle', (path) => {
  whenWanted(at(path), load);
  expect(load).not.toHaveBeenCalled();
  for (const run of idle) run();
  expect(load).toHaveBeenCalledTimes(1);
});

it('at the latest on the way to a feature, and once', async () => {
  const router = at('/');
  whenWanted(router, load);
  await router.navigate('/help');
  expect(load).not.toHaveBeenCalled();
  await router.navigate('/auth/login');
  expect(load).toHaveBeenCalledTimes(1);
  for (const run of idle) run();
  await router.navigate('/dashboard');
  expect(load).toHaveBeenCalledTimes(1);
});

it('who saves data is not made to load it before', async () => {
  saving();
  const router = at('/');
  whenWanted(router, load);
  expect(idle).toEqual([]);
  await router.navigate('/dashboard');
  expect(load).toHaveBeenCalledTimes(1);
});
