import { LANGUAGES } from '@nafas/platform';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { playTone } from '@nafas/platform/sound';
import { describe, expect, test, vi } from 'vitest';
import { fakeBackend } from '../testing/fake-backend.ts';
import { renderPage } from '../testing/render-page.tsx';
import { settingsRow } from '../testing/settings-row.ts';

vi.mock('@nafas/platform/sound', () => ({ playTone: vi.fn(() => Promise.resolve(true)) }));

const saved = (values: Record<string, unknown> = {}) =>
  fakeBackend({ user_settings: [settingsRow(values)] });
const zones = () => screen.findByLabelText<HTMLSelectElement>('Time zone');
/** The list as it is once somebody comes to it. */
async function openedZones() {
  const select = await zones();
  fireEvent.focus(select);
  return select;
}
const volume = () => screen.findByLabelText<HTMLInputElement>('Volume');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('languages', () => {
  const options = async (values = {}, overrides = {}) => {
    await renderPage('settings', { fake: saved(values), overrides });
    const { options } = await screen.findByRole<HTMLSelectElement>('combobox', {
      name: 'Language',
    });
    return new Map([...options].map((option) => [option.value, option]));
  };

  const NAMES = {
    en: 'English',
    ar: 'العربية',
    es: 'Español',
    fr: 'Français',
    de: 'Deutsch',
    it: 'Italiano',
    pt: 'Português',
    ru: 'Русский',
    zh: '中文',
    ja: '日本語',
    ko: '한국어',
  };

  test.each([
    ['ACCOUNT-069', 'en'],
    ['ACCOUNT-070', 'ar'],
    ['ACCOUNT-071', 'es'],
    ['ACCOUNT-072', 'fr'],
    ['ACCOUNT-073', 'de'],
    ['ACCOUNT-074', 'it'],
    ['ACCOUNT-075', 'pt'],
    ['ACCOUNT-076', 'ru'],
    ['ACCOUNT-077', 'zh'],
    ['ACCOUNT-078', 'ja'],
    ['ACCOUNT-079', 'ko'],
  ] as const)('%s can be chosen, in itself: %s', async (_row, tag) => {
    const option = (await options()).get(tag);
    expect([option?.text, option?.lang, option?.disabled]).toEqual([NAMES[tag], tag, false]);
  });

  test('are all that there are', async () => {
    expect([...(await options()).keys()]).toEqual(LANGUAGES);
  });

  test('are those that the shell speaks, more or fewer than this app does; one of them can be stored', async () => {
    const languages = ['en', 'nl', 'fr'];
    const all = await options({ language: 'nl' }, { languages });
    expect([...all.keys()]).toEqual(languages);
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' });
    await waitFor(() => expect(select.value).toBe('nl'));
  });
});

describe('the time zone', () => {
  test('ACCOUNT-052 ACCOUNT-080 ACCOUNT-081 ACCOUNT-082 is chosen by hours from UTC (DECISION-086)', async () => {
    await renderPage('settings', { fake: saved() });
    expect((await zones()).options).toHaveLength(1);
    const [, group] = (await openedZones()).children;
    const labels = [...(group?.children ?? [])].map((option) => option.textContent);
    expect(labels).toHaveLength(25);
    expect(labels[0]).toBe('UTC-12:00');
    expect(labels[12]).toBe('UTC+00:00');
    expect(labels[24]).toBe('UTC+12:00');
    const hours = labels.map((label) => Number(label?.slice(3, -3)));
    expect(hours).toEqual(Array.from({ length: 25 }, (_, index) => index - 12));
  });

  test.each([
    ['UTC-12:00', 'Etc/GMT+12'],
    ['UTC+03:00', 'Etc/GMT-3'],
    ['UTC+00:00', 'Etc/GMT'],
  ])('%s is a real zone, %s', async (label, zone) => {
    await renderPage('settings', { fake: saved({ time_zone: zone }) });
    const select = await zones();
    expect(select.selectedOptions[0]?.text).toBe(label);
    fireEvent.pointerEnter(select);
    expect(select.options.length).toBeGreaterThan(25);
    expect(select.selectedOptions[0]?.text).toBe(label);
    // Seen through what the browser makes of the zone: the sign of IANA's names is turned round.
    const noon = new Date('2026-11-21T12:00:00Z');
    const there = new Intl.DateTimeFormat('sv', {
      timeZone: zone,
      timeStyle: 'short',
      dateStyle: 'short',
    });
    const hours =
      (Date.parse(`${there.format(noon).replace(' ', 'T')}Z`) - noon.getTime()) / 3_600_000;
    expect(hours).toBe(Number(label.slice(3, -3)));
  });

  test('is this device’s unless one is stored, or one by its place (DECISION-085)', async () => {
    const { fake } = await renderPage('settings', { fake: saved() });
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ');
    const select = await openedZones();
    expect(select.selectedOptions[0]?.text).toBe(`As this device: ${here.replaceAll('/', ' / ')}`);
    fireEvent.change(select, { target: { value: 'America/New_York' } });
    expect(select.selectedOptions[0]?.text).toBe('America / New York');
    expect(screen.getByText('1 change not saved yet')).toBeTruthy();
    press('Save Changes');
    await screen.findByText('Settings updated successfully');
    expect(fake.tables['user_settings']).toMatchObject([{ time_zone: 'America/New_York' }]);
    fireEvent.change(select, { target: { value: '' } });
    press('Save Changes');
    await waitFor(() => expect(fake.tables['user_settings']).toMatchObject([{ time_zone: null }]));
  });

  test('that this browser does not know stays chosen', async () => {
    await renderPage('settings', { fake: saved({ time_zone: 'Mars/Olympus_Mons' }) });
    expect((await zones()).selectedOptions[0]?.text).toBe('Mars / Olympus Mons');
    expect((await openedZones()).selectedOptions[0]?.text).toBe('Mars / Olympus Mons');
  });
});

describe('the tone', () => {
  test('can be tried as loud as the slider stands, saved or not', async () => {
    vi.mocked(playTone).mockClear();
    const { calls } = await renderPage('settings', { fake: saved({ volume: 30 }) });
    fireEvent.change(await volume(), { target: { value: '45' } });
    fireEvent.click(screen.getByRole('button', { name: 'Try It' }));
    await waitFor(() => expect(vi.mocked(playTone).mock.calls).toEqual([[45]]));
    expect(calls.notices).toEqual([]);
    fireEvent.change(await volume(), { target: { value: '0' } });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Try It' }).disabled).toBe(true);
  });

  test('says so when the browser plays none', async () => {
    vi.mocked(playTone).mockResolvedValueOnce(false);
    const { calls } = await renderPage('settings', { fake: saved({ volume: 30 }) });
    await volume();
    fireEvent.click(screen.getByRole('button', { name: 'Try It' }));
    await waitFor(() =>
      expect(calls.notices).toMatchObject([{ message: 'The browser plays no sound here.' }]),
    );
  });
});

describe('the volume', () => {
  test('ACCOUNT-054 ACCOUNT-066 ACCOUNT-067 ACCOUNT-068 goes from 0 to 100 and starts at 80', async () => {
    await renderPage('settings', { fake: fakeBackend({}) });
    const { min, max, value } = await volume();
    expect([min, max, value]).toEqual(['0', '100', '80']);
  });

  test('is kept by Save Changes, and taken back by Discard (DECISION-080)', async () => {
    const { fake } = await renderPage('settings', { fake: saved({ volume: 30 }) });
    expect((await volume()).value).toBe('30');
    fireEvent.change(await volume(), { target: { value: '0' } });
    press('Discard');
    expect((await volume()).value).toBe('30');
    fireEvent.change(await volume(), { target: { value: '0' } });
    press('Save Changes');
    await screen.findByText('Settings updated successfully');
    expect(fake.tables['user_settings']).toMatchObject([{ volume: 0 }]);
  });
});

describe('what waits to be saved', () => {
  test('is still there when the page is left and come back to, until it is discarded', async () => {
    const { unmount } = await renderPage('settings', { fake: saved({ volume: 30 }) });
    fireEvent.change(await screen.findByLabelText('Volume'), { target: { value: '55' } });
    unmount();
    await renderPage('settings', { fake: saved({ volume: 30 }) });
    expect(await screen.findByText('1 change not saved yet')).toBeTruthy();
    expect((await volume()).value).toBe('55');
    press('Discard');
    expect((await volume()).value).toBe('30');
    expect(sessionStorage).toHaveLength(0);
  });

  test('is left alone where it is none of ours', async () => {
    const { platform, unmount } = await renderPage('settings', { fake: saved() });
    unmount();
    const key = `nafas.account.settings.v1:real:${platform.scope.userId}`;
    sessionStorage.setItem(key, '{"volume":"loud","theme":"dark","other":1}');
    await renderPage('settings', { fake: saved({ volume: 30 }) });
    expect((await volume()).value).toBe('30');
    expect(screen.getByText('Nothing waits to be saved')).toBeTruthy();
  });
});
