import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SWITCHES } from '@nafas/data-service/settings';
import { describe, expect, test, vi } from 'vitest';
import feature from '../feature.ts';
import en from '../locales/en/app.json' with { type: 'json' };
import { fakeBackend } from '../testing/fake-backend.ts';
import { renderPage } from '../testing/render-page.tsx';
import { settingsRow } from '../testing/settings-row.ts';
import { hasEffect } from './effects.ts';

const saved = (values: Record<string, unknown> = {}) =>
  fakeBackend({ user_settings: [settingsRow(values)] });
const group = (name: string) => within(screen.getByRole('region', { name }));
const toggle = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });
const kept = (fake: ReturnType<typeof fakeBackend>) => fake.tables['user_settings']?.[0];

const consentRow = (purpose: string) => ({
  id: crypto.randomUUID(),
  purpose,
  text_version: '2026-11',
  language: 'en',
  granted_at: '2026-11-01 10:00:00+00',
  withdrawn_at: null,
});

describe('the groups', () => {
  test('ACCOUNT-056 ACCOUNT-057 ACCOUNT-058 ACCOUNT-059 ACCOUNT-062 have their names', async () => {
    await renderPage('settings', { fake: saved() });
    await toggle('Emotional analysis');
    for (const name of ['App', 'Account', 'Notification', 'Privacy', 'Security']) {
      expect(screen.getByRole('region', { name })).toBeTruthy();
    }
  });

  test('ACCOUNT-060 ACCOUNT-061 language and theme are groups of their own', async () => {
    await renderPage('settings', { fake: saved() });
    await toggle('Emotional analysis');
    const inGroup = (name: string) => within(screen.getByRole('group', { name }));
    expect(inGroup('Language').getByRole('combobox')).toBeTruthy();
    expect(inGroup('Theme').getAllByRole('radio')).toHaveLength(2);
  });

  /** By the names that rows have, not by those of the code under test. */
  const STORED = {
    notifications:
      'emailUpdates push pushDetails inApp marketing updates sound moodReminders weeklyReports achievementAlerts',
    ai: 'emotionalAnalysis motivationalQuotes exerciseReminders socialSuggestions',
    privacy: 'shareProgress publicProfile anonymousData dataCollection activityStatus readReceipts',
  };
  test.each([
    ['ACCOUNT-048 DATA-015 DATA-016 DATA-017 DATA-018', 'notifications'],
    ['ACCOUNT-049 DATA-025 DATA-026 DATA-027 DATA-028', 'privacy'],
    ['DATA-020 DATA-021 DATA-022 DATA-023', 'ai'],
  ] as const)('%s each switch of %s is shown once, as it is stored', async (_ids, key) => {
    const keys = STORED[key].split(' ') as (keyof typeof en.settings.switches)[];
    expect([...SWITCHES[key]].sort()).toEqual([...keys].sort());
    const on = Object.fromEntries(keys.map((one) => [one, true]));
    const given = ['anonymous_statistics', 'research'].map(consentRow);
    const row = settingsRow({ [key]: on });
    await renderPage('settings', {
      fake: fakeBackend({ user_settings: [row], consents: given }),
    });
    await toggle('Emotional analysis');
    for (const one of keys) {
      const name = en.settings.switches[one].title;
      await toggle(name);
      // Pushes are on where this device is known as well, and it is not (push/).
      await waitFor(() => {
        const { checked } = screen.getByRole<HTMLInputElement>('switch', { name });
        expect([one, checked]).toEqual([one, one !== 'push']);
      });
    }
  });

  test.each([
    ['Your reminders', 'moodReminders exerciseReminders'],
    ['Where they reach you', 'inApp push pushDetails emailUpdates'],
    ['Notification', 'weeklyReports achievementAlerts updates marketing sound'],
    ['Analysis and suggestions', 'emotionalAnalysis motivationalQuotes socialSuggestions'],
    ['Trusted people', 'shareProgress publicProfile activityStatus readReceipts'],
    ['Privacy', 'anonymousData dataCollection'],
  ])('%s has %s, as designed', async (name, keys) => {
    await renderPage('settings', { fake: saved() });
    await toggle('Emotional analysis');
    const consents = ['Camera', 'Voice', 'Text', 'Check-ins'];
    const names = group(name)
      .getAllByRole('switch')
      .map((one) => one.getAttribute('aria-label'))
      .filter((one) => !consents.includes(String(one)));
    const wanted = keys.split(' ') as (keyof typeof en.settings.switches)[];
    expect(names).toEqual(wanted.map((one) => en.settings.switches[one].title));
  });

  test('security shows two-factor sign-in', async () => {
    await renderPage('settings', { fake: saved() });
    await toggle('Emotional analysis');
    expect(group('Security').getByText('Two-step sign-in')).toBeTruthy();
  });

  test('each switch says in one line what it does; one without an effect is disabled, and says why', async () => {
    await renderPage('settings', { fake: saved() });
    await toggle('Emotional analysis');
    for (const key of [...SWITCHES.notifications, ...SWITCHES.ai, ...SWITCHES.privacy]) {
      const { title } = en.settings.switches[key];
      const one = screen.getByRole<HTMLInputElement>('switch', { name: title });
      const hint = document.getElementById(one.getAttribute('aria-describedby') ?? '');
      expect([key, hint?.textContent]).toEqual([key, en.settings.switches[key].hint]);
      expect([key, one.disabled]).toEqual([key, !hasEffect(key)]);
      expect([key, hint?.textContent?.startsWith('Not available: ')]).toEqual([key, one.disabled]);
    }
  });
});

test('the command palette leads to every group', async () => {
  // jsdom does not scroll.
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  const { stores } = await renderPage('settings', { fake: saved() });
  await toggle('Emotional analysis');
  expect(scrolled).not.toHaveBeenCalled();
  const seen = new Set<Element | null>();
  const groups = (feature.links ?? []).map(({ address }) => new URL(address, 'https://nafas.test'));
  // The import is a page of its own.
  for (const { pathname, hash } of groups.filter((address) => address.hash !== '')) {
    act(() => stores.location.set({ pathname, hash, search: '', state: null, key: hash }));
    expect([hash, document.activeElement?.tagName]).toEqual([hash, 'H2']);
    seen.add(document.activeElement);
  }
  expect(seen.size).toBe(screen.getAllByRole('heading', { level: 2 }).length);
});

describe('a switch', () => {
  test('ACCOUNT-064 is turned round at once', async () => {
    const { fake, invalidated } = await renderPage('settings', { fake: saved() });
    const reminders = await toggle('Check-in reminders');
    expect(reminders.checked).toBe(true);
    fake.answer.merge = 'hanging';
    fireEvent.click(reminders);
    expect(reminders.checked).toBe(false);
    await waitFor(() => expect(fake.count.merge).toBe(1));
    expect(kept(fake)).toMatchObject({ notifications: { moodReminders: true } });
    await act(async () => fake.release());
    await waitFor(() => expect(invalidated).toEqual(['settings']));
    expect(kept(fake)).toMatchObject({ notifications: { moodReminders: false, inApp: true } });
    fake.answer.merge = 'done';
    fireEvent.click(reminders);
    await waitFor(() =>
      expect(kept(fake)).toMatchObject({ notifications: { moodReminders: true } }),
    );
  });

  const GROUPS = ['notifications', 'ai', 'privacy'] as const;
  test.each([
    ['DATA-014', 'notifications', 'moodReminders'],
    ['DATA-019', 'ai', 'motivationalQuotes'],
    ['DATA-024 DATA-043', 'privacy', 'activityStatus'],
  ] as const)(
    '%s is kept in its group, %s, and no other group changes',
    async (_ids, group, key) => {
      const { fake } = await renderPage('settings', { fake: saved() });
      const one = await toggle(en.settings.switches[key].title);
      const before = structuredClone(kept(fake)) as Record<string, Record<string, boolean>>;
      fireEvent.click(one);
      await waitFor(() => expect(kept(fake)?.[group]).not.toEqual(before[group]));
      for (const each of GROUPS) {
        const changed = each === group && { [key]: before[group]?.[key] !== true };
        expect(kept(fake)?.[each]).toEqual({ ...before[each], ...changed });
      }
    },
  );

  test('ACCOUNT-065 the server’s answer is what is shown then, of the whole group', async () => {
    const { fake } = await renderPage('settings', { fake: saved() });
    const weekly = await toggle('Weekly report');
    // Another device turned these round in between.
    Object.assign(kept(fake)?.['notifications'] as object, {
      achievementAlerts: false,
      pushDetails: true,
    });
    fireEvent.click(weekly);
    await waitFor(async () => expect((await toggle('Achievements')).checked).toBe(false));
    expect(weekly.checked).toBe(true);
    expect((await toggle('Words on the lock screen')).checked).toBe(true);
  });

  test('that was not saved goes back and says so; Try Again saves it (DECISION-079)', async () => {
    const { fake, calls } = await renderPage('settings', { fake: saved() });
    fake.answer.merge = 503;
    const analysis = await toggle('Emotional analysis');
    fireEvent.click(analysis);
    expect(analysis.checked).toBe(true);
    await waitFor(() => expect(analysis.checked).toBe(false));
    expect(calls.notices).toMatchObject([{ kind: 'failed', message: 'Failed to update settings' }]);
    expect(calls.reported).toHaveLength(1);
    fake.answer.merge = 'done';
    act(() => calls.notices[0]?.action?.run());
    expect(analysis.checked).toBe(true);
    await waitFor(() => expect(kept(fake)).toMatchObject({ ai: { emotionalAnalysis: true } }));
    await waitFor(() => expect(calls.notices[1]?.message).toBe('Emotional analysis: on'));
  });

  test('is told with a way back, which works and is told too', async () => {
    const { fake, calls } = await renderPage('settings', { fake: saved() });
    const words = await toggle('Daily words');
    fireEvent.click(words);
    await waitFor(() => expect(calls.notices).toMatchObject([{ message: 'Daily words: off' }]));
    expect(calls.notices[0]?.action?.label).toBe('Undo');
    act(() => calls.notices[0]?.action?.run());
    expect(words.checked).toBe(true);
    await waitFor(() => expect(calls.notices[1]?.message).toBe('Daily words: on'));
    expect(calls.notices[1]?.action).toBeUndefined();
    expect(kept(fake)).toMatchObject({ ai: { motivationalQuotes: true } });
  });

  test('is what an address with its name leads to', async () => {
    Element.prototype.scrollIntoView = vi.fn();
    const { stores } = await renderPage('settings', { fake: saved() });
    const names = [...SWITCHES.notifications, ...SWITCHES.ai, ...SWITCHES.privacy].filter(
      hasEffect,
    );
    await toggle('Daily words');
    for (const key of names) {
      const place = { pathname: '/dashboard/settings', hash: `#${key}`, search: '', state: null };
      act(() => stores.location.set({ ...place, key }));
      const row = document.activeElement;
      expect([key, row?.getAttribute('role')]).toEqual([key, 'switch']);
      expect(row?.getAttribute('aria-label')).toBe(en.settings.switches[key].title);
    }
  });

  test('turned to and fro quickly ends as it was pressed last', async () => {
    const { fake } = await renderPage('settings', { fake: saved() });
    const analysis = await toggle('Emotional analysis');
    for (let presses = 0; presses < 3; presses += 1) fireEvent.click(analysis);
    expect(analysis.checked).toBe(true);
    await waitFor(() => expect(fake.count.merge).toBe(3));
    await waitFor(() => expect(kept(fake)).toMatchObject({ ai: { emotionalAnalysis: true } }));
    expect(analysis.checked).toBe(true);
  });

  test('pressed before anything was saved keeps what this device looks and speaks like', async () => {
    const fake = fakeBackend({});
    const { stores } = await renderPage('settings', { fake, language: 'ar' });
    act(() => stores.theme.set('dark'));
    fireEvent.click(await toggle('تحليل المشاعر'));
    await waitFor(() =>
      expect(kept(fake)).toMatchObject({
        theme: 'dark',
        language: 'ar',
        ai: { emotionalAnalysis: true },
      }),
    );
  });
});
