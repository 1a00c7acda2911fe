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
  await user.click(screen.getByRole('button', { name: 'العربية' }));
  expect(stores.language.get()).toBe('ar');
  const field = await screen.findByLabelText<HTMLInputElement>('البريد الإلكتروني');
  expect(field.value).toBe('layla@nafas.app');
});

test('shows nothing once the path has left the app', async () => {
  const { stores } = await renderAuth();
  const away = { pathname: '/dashboard', search: '', hash: '', state: null, key: 'c' };
  act(() => stores.location.set(away));
  expect(screen.queryByRole('heading')).toBeNull();
});
