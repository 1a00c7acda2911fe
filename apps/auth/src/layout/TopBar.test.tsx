import { languageName, LANGUAGES } from '@nafas/platform';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAuth } from '../testing/render-auth.tsx';

afterEach(cleanup);

test('help is one press away (DECISION-022)', async () => {
  const { user, calls } = await renderAuth();
  await user.click(screen.getByRole('link', { name: 'Help now' }));
  expect(calls.navigate[0]?.[0]).toBe('/help');
});

test('the language changes in place, and what was typed stays', async () => {
  const { user, stores } = await renderAuth();
  await user.type(screen.getByLabelText('Email'), 'layla@nafas.app');
  await user.click(screen.getByRole('button', { name: 'Language: English' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'العربية' }));
  expect(stores.language.get()).toBe('ar');
  const field = await screen.findByLabelText<HTMLInputElement>('البريد الإلكتروني');
  expect(field.value).toBe('layla@nafas.app');
});

test.each(LANGUAGES)('the name of the language stands after the colon of %s', async (language) => {
  await renderAuth({ language });
  const name = await screen.findByRole('button', {
    name: new RegExp(`${languageName(language)}$`),
  });
  const colon = /^\S+?(\s?[:：] ?)\S+$/.exec(name.getAttribute('aria-label') ?? '')?.[1];
  expect(colon).toBe({ fr: '\u00A0: ', zh: '：', ja: '：' }[language as string] ?? ': ');
});

test('a language that no native speaker has reviewed says so with its name', async () => {
  const { user } = await renderAuth({ language: 'fr' });
  await user.click(screen.getByRole('button', { name: /Français$/ }));
  const described = screen.getByRole('menuitemradio', {
    description: 'Pas encore relu par un locuteur natif',
  });
  expect(described.textContent).toBe('Français');
  expect(described.getAttribute('aria-checked')).toBe('true');
});

test('shows nothing once the path has left the app', async () => {
  const { stores } = await renderAuth();
  const away = { pathname: '/dashboard', search: '', hash: '', state: null, key: 'c' };
  act(() => stores.location.set(away));
  expect(screen.queryByRole('heading')).toBeNull();
});
