import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { isValidElement } from 'react';
import { RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RuntimeContext } from '../../runtime/runtime-context.ts';
import { shellRoutes } from '../../routes/shell-routes.tsx';
import { testRuntime } from '../../testing/test-runtime.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { UnexpectedErrorPage } from './UnexpectedErrorPage.tsx';
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
  const { runtime } = testRuntime({
    path: '/',
    routes: [{ path: '/', element: <Broken />, errorElement: <UnexpectedErrorPage /> }],
  });
  render(
    <RuntimeContext value={runtime}>
      <I18nextProvider i18n={await runtime.i18n()}>
        <RouterProvider router={runtime.router} />
      </I18nextProvider>
    </RuntimeContext>,
  );
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

test('the fallback page stands under every address of the product (SHELL-022)', async () => {
  const { runtime } = testRuntime({ path: '/', routes: [{ path: '/', element: null }] });
  const routes = shellRoutes(runtime.i18n);
  expect(routes.length).toBeGreaterThan(0);
  for (const { errorElement } of routes) {
    expect(isValidElement(errorElement) && errorElement.type).toBe(UnexpectedErrorPage);
  }
});
