import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeBackend, profileRow } from '../testing/fake-backend.ts';
import { renderPage } from '../testing/render-page.tsx';
import { settingsRow } from '../testing/settings-row.ts';

afterEach(() => void vi.useRealTimers());

const USER = profileRow()['id'];
const saved = (values: Record<string, unknown> = {}) =>
  fakeBackend({ user_settings: [settingsRow({ volume: 30, ...values })] });
const select = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Language' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const theme = (name: string) => screen.getByRole('radio', { name });

describe('loading', () => {
  test('ACCOUNT-003 ACCOUNT-051 ACCOUNT-053 ACCOUNT-055 shows language, theme and Save Changes', async () => {
    await renderPage('settings', { fake: saved() });
    const languages = await select();
    expect(languages.value).toBe('en');
    expect(theme('Light').getAttribute('aria-checked')).toBe('true');
    expect(screen.getByRole('button', { name: 'Save Changes' })).toBeTruthy();
    expect(screen.getByText('Nothing waits to be saved')).toBeTruthy();
  });

  test('ACCOUNT-063 names the group appearance', async () => {
    await renderPage('settings', { fake: saved() });
    await select();
    expect(screen.getByRole('region', { name: 'Appearance' })).toBeTruthy();
  });

  test('the server’s value wins over the device’s (DECISION-081)', async () => {
    const { stores } = await renderPage('settings', {
      fake: saved({ theme: 'dark', language: 'ar' }),
    });
    await waitFor(() => expect(stores.theme.get()).toBe('dark'));
    expect(stores.language.get()).toBe('ar');
    expect(await screen.findByText('لا شيء ينتظر الحفظ')).toBeTruthy();
  });

  test('never saved, the device’s own choice stays', async () => {
    const { stores } = await renderPage('settings', { fake: fakeBackend({}), language: 'ar' });
    expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: 'اللغة' })).value).toBe(
      'ar',
    );
    expect(stores.language.get()).toBe('ar');
  });

  test('a stored language that this version does not speak changes nothing', async () => {
    const { stores } = await renderPage('settings', { fake: saved({ language: 'pt-BR' }) });
    expect((await select()).value).toBe('en');
    expect(stores.language.get()).toBe('en');
    expect(screen.getByText('Nothing waits to be saved')).toBeTruthy();
  });

  test('ACCOUNT-046 a failed load says so, and Try Again loads', async () => {
    const fake = saved();
    fake.answer.select = 403;
    const { user } = await renderPage('settings', { fake });
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Failed to load settings')).toBeTruthy();
    fake.answer.select = 'done';
    await user.click(alert.getByRole('button', { name: 'Try Again' }));
    await select();
  });
});

describe('Save Changes', () => {
  test('ACCOUNT-040 stores theme and language, then applies both, and leaves the rest (DECISION-080)', async () => {
    const { fake, stores, invalidated } = await renderPage('settings', { fake: saved() });
    fireEvent.change(await select(), { target: { value: 'ar' } });
    fireEvent.click(theme('Dark'));
    expect(screen.getByText('2 changes not saved yet')).toBeTruthy();
    expect(stores.theme.get()).toBe('light');
    press('Save Changes');
    expect(await screen.findByText('حُدِّثت الإعدادات بنجاح')).toBeTruthy();
    expect(fake.tables['user_settings']).toEqual([
      settingsRow({ theme: 'dark', language: 'ar', volume: 30 }),
    ]);
    expect([stores.theme.get(), stores.language.get()]).toEqual(['dark', 'ar']);
    expect(invalidated).toEqual(['settings']);
  });

  test('ACCOUNT-037 the message leaves after 3000 ms', async () => {
    vi.useFakeTimers();
    await renderPage('settings', { fake: saved() });
    await act(() => vi.advanceTimersByTimeAsync(10));
    fireEvent.click(theme('Dark'));
    await act(async () => {
      press('Save Changes');
      await vi.advanceTimersByTimeAsync(0);
    });
    const message = () => screen.queryByText('Settings updated successfully');
    expect(message()?.getAttribute('role')).toBe('status');
    await act(() => vi.advanceTimersByTimeAsync(2900));
    expect(message()).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(message()).toBeNull();
  });

  test('the first save stores both, also when one was left as it is', async () => {
    const { fake } = await renderPage('settings', { fake: fakeBackend({}), language: 'ar' });
    await screen.findByRole('combobox', { name: 'اللغة' });
    fireEvent.click(theme('داكنة'));
    press('حفظ التغييرات');
    await screen.findByText('حُدِّثت الإعدادات بنجاح');
    expect(fake.tables['user_settings']).toMatchObject([
      { user_id: USER, theme: 'dark', language: 'ar' },
    ]);
  });

  test('ACCOUNT-047 a failure says so, keeps the choice, and applies nothing', async () => {
    const fake = saved();
    fake.answer.upsert = 503;
    const { stores, calls } = await renderPage('settings', { fake });
    await select();
    fireEvent.click(theme('Dark'));
    press('Save Changes');
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to update settings');
    expect(theme('Dark').getAttribute('aria-checked')).toBe('true');
    expect(stores.theme.get()).toBe('light');
    expect(calls.reported).toHaveLength(1);
    fake.answer.upsert = 'done';
    press('Save Changes');
    await screen.findByText('Settings updated successfully');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(stores.theme.get()).toBe('dark');
  });

  test('leaves what another device saved since the page was read', async () => {
    const { fake } = await renderPage('settings', { fake: saved() });
    await select();
    Object.assign(fake.tables['user_settings']?.[0] ?? {}, { volume: 70, time_zone: 'UTC' });
    fireEvent.click(theme('Dark'));
    press('Save Changes');
    await screen.findByText('Settings updated successfully');
    expect(fake.tables['user_settings']).toMatchObject([
      { theme: 'dark', volume: 70, time_zone: 'UTC' },
    ]);
    expect(screen.getByLabelText<HTMLInputElement>('Volume').value).toBe('70');
  });

  test('two presses are one save', async () => {
    const fake = saved();
    await renderPage('settings', { fake });
    await select();
    fake.answer.upsert = 'hanging';
    press('Save Changes');
    press('Saving...');
    await waitFor(() => expect(fake.count.upsert).toBe(1));
    fake.release();
    await screen.findByText('Settings updated successfully');
    expect(fake.count.upsert).toBe(1);
  });
});

describe('before saving', () => {
  test('Discard takes the choice back', async () => {
    const { stores } = await renderPage('settings', { fake: saved() });
    await select();
    fireEvent.click(theme('Dark'));
    expect(screen.getByText('1 change not saved yet')).toBeTruthy();
    press('Discard');
    expect(theme('Light').getAttribute('aria-checked')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
    expect(stores.theme.get()).toBe('light');
  });

  test('a theme changed in the header is a change to save, or to discard', async () => {
    const { stores } = await renderPage('settings', { fake: saved() });
    await select();
    act(() => stores.theme.set('dark'));
    expect(theme('Dark').getAttribute('aria-checked')).toBe('true');
    expect(screen.getByText('1 change not saved yet')).toBeTruthy();
    press('Discard');
    expect(stores.theme.get()).toBe('light');
  });
});

test('the demo says that it keeps settings in this tab', async () => {
  const ended = new AbortController();
  await renderPage('settings', {
    overrides: { scope: { mode: 'demo', userId: null, signal: ended.signal } },
  });
  expect(screen.getByText('Kept in this tab only, for the demo.')).toBeTruthy();
  await screen.findByRole('combobox', { name: 'Language' });
});
