import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import feature from '../feature.ts';
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

describe('what may be absent', () => {
  test('ACCOUNT-009 ACCOUNT-010 ACCOUNT-011 DATA-011 phone, place, bio and join date are shown', async () => {
    const row = profileRow({ phone: '+962 7 9000 0000', location: 'Amman', bio: 'Tea and\nrain' });
    await renderPage('profile', { fake: fakeBackend({ profiles: [row] }) });
    await screen.findByLabelText('Name');
    expect(details().getByText('+962 7 9000 0000')).toBeTruthy();
    expect(details().getByText('Amman')).toBeTruthy();
    expect(details().getByText(/Tea and\s+rain/)).toBeTruthy();
    expect(details().getByText('February 3, 2026')).toBeTruthy();
    expect(details().queryByText('Not given')).toBeNull();
  });

  test('is said to be', async () => {
    await renderPage('profile');
    await screen.findByLabelText('Name');
    expect(details().getAllByText('Not given')).toHaveLength(3);
  });
});

describe('the other fields', () => {
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const full = { phone: '1', location: 'Amman', bio: 'Tea' };

  test('ACCOUNT-014 ACCOUNT-015 ACCOUNT-016 ACCOUNT-017 DATA-201 are saved, trimmed', async () => {
    const { fake } = await renderPage('profile');
    await screen.findByLabelText('Name');
    fill('Email', ' layla@example.net ');
    fill('Phone', ' ٠٧٩ 000-0000 ');
    fill('Location', ' عمّان ');
    fill('Bio', ' Tea.\nRain. ');
    press('Save');
    await screen.findByText('Profile updated successfully');
    expect(fake.tables['profiles']).toMatchObject([
      { name: 'Layla', email: 'layla@example.net', phone: '٠٧٩ 000-0000', location: 'عمّان' },
    ]);
    expect(fake.tables['profiles']?.[0]?.['bio']).toBe('Tea.\nRain.');
  });

  test('ACCOUNT-020 ACCOUNT-021 ACCOUNT-022 are sent as null when they are empty', async () => {
    const fake = fakeBackend({ profiles: [profileRow(full)] });
    await renderPage('profile', { fake });
    await screen.findByLabelText('Name');
    fill('Phone', '');
    fill('Location', ' ');
    fill('Bio', '\n');
    press('Save');
    await screen.findByText('Profile updated successfully');
    expect(fake.tables['profiles']).toMatchObject([{ phone: null, location: null, bio: null }]);
  });

  test.each([
    ['ACCOUNT-019 an email is required', 'Email', ' ', 'Email is required'],
    ['an email is an address', 'Email', 'layla@home', 'Enter a valid email address'],
    ['a phone has digits', 'Phone', 'call me', 'Use digits, spaces and + only'],
    ['a phone has at most 40 characters', 'Phone', '1'.repeat(41), 'Use at most 40 characters'],
    ['a location at most 120', 'Location', 'a'.repeat(121), 'Use at most 120 characters'],
    ['a bio at most 2000', 'Bio', 'a'.repeat(2001), 'Use at most 2,000 characters'],
  ])('%s', async (_what, label, value, message) => {
    const { fake } = await renderPage('profile');
    await screen.findByLabelText('Name');
    fill(label, value);
    press('Save');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(label));
    expect(fake.count.update).toBe(0);
  });

  test('what another device saved since the page was read stays', async () => {
    const { fake } = await renderPage('profile');
    await screen.findByLabelText('Name');
    Object.assign(fake.tables['profiles']?.[0] ?? {}, { location: 'Amman' });
    fill('Bio', 'Tea');
    press('Save');
    await screen.findByText('Profile updated successfully');
    expect(fake.tables['profiles']).toMatchObject([{ bio: 'Tea', location: 'Amman' }]);
    expect(screen.getByLabelText<HTMLInputElement>('Location').value).toBe('Amman');
  });

  test('a failure keeps all that was typed', async () => {
    const { fake } = await renderPage('profile');
    await screen.findByLabelText('Name');
    fake.answer.update = 503;
    fill('Bio', 'A long text');
    fill('Phone', '123');
    press('Save');
    await screen.findByRole('alert');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Bio').value).toBe('A long text');
    expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('123');
  });

  test('a heavy bio is answered with help, and can be saved', async () => {
    const { fake } = await renderPage('profile');
    await screen.findByLabelText('Name');
    fill('Bio', 'I want to die');
    expect(
      within(await screen.findByRole('alert')).getByText(/people are there to listen/),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Help now' }).getAttribute('href')).toBe('/help');
    press('Save');
    await screen.findByText('Profile updated successfully');
    expect(fake.tables['profiles']).toMatchObject([{ bio: 'I want to die' }]);
  });

  test('an address that differs from that of signing in is shown beside it', async () => {
    const { stores } = await renderPage('profile');
    await screen.findByLabelText('Name');
    const user = { id: 'a', email: 'work@example.org', name: 'Layla' };
    act(() => stores.session.set({ status: 'signed-in', user }));
    expect(details().getByText('Email you sign in with')).toBeTruthy();
    expect(details().getByText('work@example.org')).toBeTruthy();
    expect(screen.getByText(/You sign in with work@example.org; Settings/)).toBeTruthy();
    act(() =>
      stores.session.set({ status: 'signed-in', user: { ...user, email: 'layla@example.org' } }),
    );
    expect(details().queryByText('Email you sign in with')).toBeNull();
  });
});

describe('access', () => {
  test('ACCOUNT-004 ACCOUNT-005 profile and settings are for signed-in people (and the demo) only', () => {
    expect(feature.routes.map(({ path, access }) => [path, access])).toEqual([
      ['/dashboard/profile', 'session'],
      ['/dashboard/settings', 'session'],
      ['/dashboard/settings/people', 'session'],
      // What an invitation says before signing in, and what somebody made public.
      ['/with', 'public'],
      ['/p', 'public'],
    ]);
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

  test.each([
    ['en', 'Save', 'Invalid input.'],
    ['ar', 'حفظ', 'إدخال غير صالح.'],
  ] as const)(
    'PLATFORM-009 what the server does not take is said to be invalid (%s)',
    async (language, save, words) => {
      const fake = fakeBackend({ profiles: [profileRow()] });
      fake.answer.update = 400;
      await renderPage('profile', { fake, language });
      fireEvent.click(await screen.findByRole('button', { name: save }));
      expect((await screen.findByRole('alert')).textContent).toContain(words);
    },
  );

  test('ACCOUNT-044 a failure says so, keeps what was typed, and tries again', async () => {
    const { fake, calls } = await renderPage('profile');
    await screen.findByLabelText('Name');
    fake.answer.update = 503;
    type('Mona');
    press('Save');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to update profile');
    expect(alert.textContent).toContain('The server has a problem at the moment.');
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

test('PLATFORM-005 PLATFORM-006 while its data is on the way something turns, then the page is in its place', async () => {
  const fake = fakeBackend({ profiles: [profileRow()] });
  fake.answer.select = 'hanging';
  await renderPage('profile', { fake });
  expect((await screen.findByRole('status')).textContent).toBe('On its way.');
  expect(screen.queryByLabelText('Name')).toBeNull();
  fake.release();
  await screen.findByLabelText('Name');
  expect(screen.queryByText('On its way.')).toBeNull();
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
  expect(await screen.findByText('guest@example.org')).toBeTruthy();
});

describe('what is typed and not saved', () => {
  const bio = () => screen.findByLabelText('Bio');

  test('is still there when the page is left and come back to, and says so', async () => {
    const { unmount } = await renderPage('profile');
    fireEvent.change(await bio(), { target: { value: 'Tea' } });
    expect(screen.getByText('1 change not saved yet')).toBeTruthy();
    unmount();
    await renderPage('profile');
    expect(await bio()).toHaveProperty('value', 'Tea');
    press('Discard');
    expect(await bio()).toHaveProperty('value', '');
    expect(screen.queryByText('1 change not saved yet')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  test('is kept no longer once it is saved', async () => {
    await renderPage('profile');
    fireEvent.change(await bio(), { target: { value: 'Tea' } });
    press('Save');
    await screen.findByText('Profile updated successfully');
    expect(sessionStorage).toHaveLength(0);
  });
});
