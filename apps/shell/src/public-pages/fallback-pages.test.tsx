import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { render } from '@testing-library/react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import en from '../locales/en/public.json';
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

test('SHELL-022 an error that reaches the router shows the fallback page, with Try Again as a reload and Help now', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: en } } });
  const router = createMemoryRouter([
    { path: '/', element: <Broken />, errorElement: <UnexpectedErrorPage /> },
  ]);
  render(
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nextProvider>,
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
