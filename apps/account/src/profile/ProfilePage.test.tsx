import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeBackend, profileRow } from '../testing/fake-backend.ts';
import { renderPage } from '../testing/render-page.tsx';

afterEach(() => void vi.useRealTimers());

const field = () => screen.getByLabelText<HTMLInputElement>('Name');
const details = () => within(screen.getByRole('region', { name: 'Profile details' }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (name: string) => fireEvent.change(field(), { target: { value: name } });

describe('the profile', () => {
  test('ACCOUNT-001 ACCOUNT-007 ACCOUNT-012 shows name, address, join date and initial', async () => {
    await renderPage('profile');
    await screen.findByLabelText('Name');
    expect(details().getByRole('heading', { name: 'Layla' })).toBeTruthy();
    expect(details().getByText('layla@example.org')).toBeTruthy();
    expect(details().getByText('February 3, 2026').getAttribute('datetime')).toContain(
      '2026-02-03',
    );
    expect(details().getByText('L')).toBeTruthy();
  });

  test('ACCOUNT-041 a failed load says so, and Try Again loads', async () => {
    const fake = fakeBackend({ profiles: [profileRow()] });
    fake.answer.select = 403;
    const { user } = await renderPage('profile', { fake });
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Failed to load profile data')).toBeTruthy();
    fake.answer.select = 'done';
    await user.click(alert.getByRole('button', { name: 'Try Again' }));
    await screen.findByText('layla@example.org');
  });

  test('ACCOUNT-042 ACCOUNT-043 says when there is none', async () => {
    await renderPage('profile', { fake: fakeBackend({ profiles: [] }) });
    expect(await screen.findByRole('heading', { name: 'Profile Not Found' })).toBeTruthy();
    expect(
      screen.getByText('Profile not found. Please contact support if this issue persists.'),
    ).toBeTruthy();
  });

  test('ACCOUNT-035 is refreshed every 30 seconds, and what is being typed stays', async () => {
    vi.useFakeTimers();
    const { fake } = await renderPage('profile');
    await act(() => vi.advanceTimersByTimeAsync(10));
    type('Mona');
    fake.tables['profiles'] = Object.assign(fake.tables['profiles'] ?? [], [
      profileRow({ email: 'new@example.org' }),
    ]);
    await act(() => vi.advanceTimersByTimeAsync(29_900));
    expect(fake.count.select).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(fake.count.select).toBe(2);
    expect(details().getByText('new@example.org')).toBeTruthy();
    expect(field().value).toBe('Mona');
  });

  test('speaks Arabic', async () => {
    await renderPage('profile', { language: 'ar' });
    expect(await screen.findByRole('heading', { name: 'تعديل الملف الشخصي' })).toBeTruthy();
    expect(screen.getByText(/فبراير ٢٠٢٦/)).toBeTruthy();
  });
});

describe('the name', () => {
  test('ACCOUNT-008 ACCOUNT-013 ACCOUNT-038 is saved trimmed and shown, and the product is told', async () => {
    const { fake, invalidated } = await renderPage('profile');
    await screen.findByLabelText('Name');
    type('  Layla Haddad ');
    press('Save');
    expect(await screen.findByText('Profile updated successfully')).toBeTruthy();
    expect(fake.tables['profiles']).toMatchObject([{ name: 'Layla Haddad' }]);
    expect(details().getByRole('heading', { name: 'Layla Haddad' })).toBeTruthy();
    expect(field().value).toBe('Layla Haddad');
    expect(invalidated).toEqual(['profile']);
  });

  test('ACCOUNT-036 the message leaves after 3000 ms', async () => {
    vi.useFakeTimers();
    await renderPage('profile');
    await act(() => vi.advanceTimersByTimeAsync(10));
    type('Mona');
    await act(async () => {
      press('Save');
      await vi.advanceTimersByTimeAsync(0);
    });
    const message = () => screen.queryByText('Profile updated successfully');
    expect(message()?.closest('[role="status"]')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(2900));
    expect(message()).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(message()).toBeNull();
  });

  test('ACCOUNT-018 is required', async () => {
    const { fake } = await renderPage('profile');
    await screen.findByLabelText('Name');
    type('  ');
    press('Save');
    expect(await screen.findByText('Name is required')).toBeTruthy();
    expect(document.activeElement).toBe(field());
    expect(fake.count.update).toBe(0);
  });

  test('has at most 120 characters', async () => {
    const { fake } = await renderPage('profile');
    await screen.findByLabelText('Name');
    type('🌿'.repeat(121));
    press('Save');
    expect(await screen.findByText('Use at most 120 characters')).toBeTruthy();
    expect(fake.count.update).toBe(0);
    type('🌿'.repeat(120));
    press('Save');
    expect(await screen.findByText('Profile updated successfully')).toBeTruthy();
  });

  test('ACCOUNT-044 a failure says so, keeps what was typed, and tries again', async () => {
    const { fake, calls } = await renderPage('profile');
    await screen.findByLabelText('Name');
    fake.answer.update = 503;
    type('Mona');
    press('Save');
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to update profile');
    expect(field().value).toBe('Mona');
    expect(details().getByRole('heading', { name: 'Layla' })).toBeTruthy();
    expect(calls.reported).toHaveLength(1);
    fake.answer.update = 'done';
    press('Try Again');
    await screen.findByText('Profile updated successfully');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('two presses are one save', async () => {
    const { fake } = await renderPage('profile');
    await screen.findByLabelText('Name');
    fake.answer.update = 'hanging';
    type('Mona');
    press('Save');
    await screen.findByRole('button', { name: 'Saving...' });
    fireEvent.submit(field());
    await waitFor(() => expect(fake.count.update).toBe(1));
    fake.release();
    await screen.findByText('Profile updated successfully');
    expect(fake.count.update).toBe(1);
  });
});

test('one app serves both addresses, and nothing once the address is another’s', async () => {
  const { at } = await renderPage('profile');
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  act(() => at('/dashboard/settings'));
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  act(() => at('/dashboard'));
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
});

test('the demo has a profile of its own', async () => {
  const ended = new AbortController();
  await renderPage('profile', {
    overrides: { scope: { mode: 'demo', userId: null, signal: ended.signal } },
  });
  expect(await screen.findByText('guest@example.org', {}, { timeout: 2000 })).toBeTruthy();
});
