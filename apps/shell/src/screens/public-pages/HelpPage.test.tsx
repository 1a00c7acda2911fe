import { helplinesFor } from '@nafas/care';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signedIn } from '../../testing/test-runtime.ts';
import { HelpPage } from './HelpPage.tsx';
import { renderPage, TEXTS } from './testing/render-page.tsx';

const languages = vi.spyOn(navigator, 'languages', 'get');

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  languages.mockReturnValue(['en-GB', 'en']);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const show = (lang: 'en' | 'ar' = 'en') => renderPage(<HelpPage />, { path: '/help', lang });
const country = () => screen.getByRole<HTMLSelectElement>('combobox');

test('it opens with the country of the browser’s languages: its emergency numbers and lines as tel: links', async () => {
  await show();
  expect(country().value).toBe('GB');
  expect(screen.getByRole('link', { name: 'Call 999' }).getAttribute('href')).toBe('tel:999');
  expect(screen.getByRole('link', { name: 'Call 116 123' }).getAttribute('href')).toBe(
    'tel:116123',
  );
});

test('a line that takes texts has a link for them', async () => {
  languages.mockReturnValue(['en-US']);
  await show();
  expect(screen.getByRole('link', { name: 'Text 988' }).getAttribute('href')).toBe('sms:988');
});

test('the country is chosen once: the next visit finds it', async () => {
  const { runtime } = await show();
  await userEvent.selectOptions(country(), 'EG');
  expect(runtime.preferences.country.get()).toBe('EG');
  expect(localStorage.getItem('nafas.country.v1')).toBe('EG');
  cleanup();
  await show();
  expect(country().value).toBe('EG');
  await userEvent.selectOptions(country(), '');
  expect(country().value).toBe('');
  expect(localStorage.getItem('nafas.country.v1')).toBeNull();
});

test('a line that answers by chat or by WhatsApp has a link to it', async () => {
  languages.mockReturnValue(['en-US']);
  await show();
  const chat = screen.getByRole('link', { name: 'Chat at 988lifeline.org' });
  expect(chat.getAttribute('href')).toBe('https://988lifeline.org');
  await userEvent.selectOptions(country(), 'SG');
  const whatsapp = screen.getByRole('link', { name: 'Write by WhatsApp' });
  expect(whatsapp.getAttribute('href')).toBe('https://wa.me/6591511767');
});

test.each(['en', 'ar'] as const)(
  'who worries about someone, and who is hurt at home, have sections of their own (%s)',
  async (lang) => {
    await show(lang);
    const { someoneTitle, someone, homeTitle, home } = TEXTS[lang].help;
    const items = (name: string) =>
      within(screen.getByRole('region', { name })).getAllByRole('listitem');
    expect(items(someoneTitle).map((item) => item.textContent)).toEqual(someone);
    expect(items(homeTitle).map((item) => item.textContent)).toEqual(home);
  },
);

test('it knows who is signed in: the way in leads to the dashboard then', async () => {
  const { session } = await show();
  const ways = () =>
    ['/auth/login', '/dashboard'].map(
      (to) => document.querySelectorAll(`header a[href="${to}"], footer a[href="${to}"]`).length,
    );
  expect(ways()).toEqual([2, 0]);
  act(() => session.set(signedIn('Layla')));
  expect(ways()).toEqual([0, 2]);
  const [header] = screen.getAllByRole('link', { name: 'Dashboard' });
  expect(header?.closest('header')).toBeTruthy();
});

test('every line shows its source and the month it was checked (DECISION-161)', async () => {
  await show();
  const lines = helplinesFor('GB')?.lines ?? [];
  const items = within(screen.getByRole('region', { name: TEXTS.en.help.linesTitle })).getAllByRole(
    'listitem',
  );
  expect(items).toHaveLength(lines.length);
  items.forEach((item, i) => {
    const source = within(item).getByRole('link', { name: 'Source' });
    expect(source.getAttribute('href')).toBe(lines[i]?.source);
    expect(item.textContent).toMatch(/Number checked in \w+ 20\d\d/);
  });
});

test('a country without a confirmed line shows its emergency number and the directory (DECISION-106)', async () => {
  await show();
  await userEvent.selectOptions(country(), 'JO');
  expect(screen.getByRole('link', { name: 'Call 911' })).toBeTruthy();
  expect(screen.getByText(TEXTS.en.help.noLines)).toBeTruthy();
  expect(screen.getByRole('link', { name: TEXTS.en.help.directoryLink }).getAttribute('href')).toBe(
    'https://findahelpline.com',
  );
});

test('no region, no guess: no number is shown until a country is chosen', async () => {
  languages.mockReturnValue(['ar', 'en']);
  const { container } = await show();
  expect(country().value).toBe('');
  expect(container.querySelectorAll('main a[href^="tel:"]')).toHaveLength(0);
  expect(screen.getByText(TEXTS.en.help.dangerAnywhere)).toBeTruthy();
  expect(screen.getByRole('link', { name: TEXTS.en.help.directoryLink })).toBeTruthy();
});

test('it needs no network and no position', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const located = vi.fn();
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    get: () => {
      located();
      return undefined;
    },
  });
  await show();
  await userEvent.selectOptions(country(), 'EG');
  expect(screen.getByRole('link', { name: 'Call 16328' })).toBeTruthy();
  expect(fetched).not.toHaveBeenCalled();
  expect(located).not.toHaveBeenCalled();
  fetched.mockRestore();
});

test('the grounding exercise counts from five to one', async () => {
  await show();
  const steps = within(screen.getByRole('region', { name: TEXTS.en.help.groundTitle }));
  expect(steps.getAllByRole('listitem').map((item) => item.textContent?.[0])).toEqual([
    '5',
    '4',
    '3',
    '2',
    '1',
  ]);
});

test('in Arabic the line has its Arabic name, its number keeps its direction, countries have Arabic names', async () => {
  languages.mockReturnValue(['ar-EG']);
  await show('ar');
  expect(
    screen.getByRole('heading', { name: helplinesFor('EG')?.lines[0]?.nativeName ?? '' }),
  ).toBeTruthy();
  const call = screen.getByRole('link', { name: 'اتصال بـ 16328' });
  expect(call.querySelector('bdi')?.outerHTML).toBe('<bdi dir="ltr">16328</bdi>');
  expect(within(country()).getByRole('option', { name: 'مصر' })).toBeTruthy();
});
