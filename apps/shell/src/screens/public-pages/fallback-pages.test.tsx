import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from '../../boot/App.tsx';
import { testRuntime } from '../../testing/test-runtime.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { renderPage } from './testing/render-page.tsx';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(cleanup);

function Broken(): never {
  throw new Error('a part of the page failed');
}

test('an error that reaches the router shows the fallback page, with Try Again as a reload and Help now', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { runtime } = testRuntime({ routes: [{ path: '*', element: <Broken /> }] });
  render(<App runtime={runtime} i18n={await runtime.i18n()} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Unexpected Application Error!',
  );
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  vi.unstubAllGlobals();
  expect(reload).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Help now' }).getAttribute('href')).toBe('/help');
  silent.mockRestore();
});

test('an unknown address says so and leads home', async () => {
  const { router } = await renderPage(<NotFoundPage />, { path: '/nowhere' });
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1 }).textContent).toMatch(/nothing at this address/);
  await userEvent.click(main.getByRole('link', { name: 'Go to the start page' }));
  expect(router.state.location.pathname).toBe('/');
});

test.each(['/', '/ar/help', '/auth/login', '/dashboard', '/dashboard/goals/1'])(
  'the fallback page stands at %s, until another page is gone to (SHELL-022)',
  async (path) => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { runtime } = testRuntime({
      path,
      routes: [
        { path: '/whole', element: <p>whole</p> },
        { path: '*', element: <Broken /> },
      ],
    });
    render(<App runtime={runtime} i18n={await runtime.i18n()} />);
    screen.getByRole('heading', { name: /^Unexpected Application Error!$|^خطأ غير متوقع/ });
    await act(() => runtime.router.navigate('/whole'));
    expect(screen.queryByRole('heading')).toBeNull();
    screen.getByText('whole');
    silent.mockRestore();
  },
);
