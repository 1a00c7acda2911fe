import { DEFAULT_SETTINGS, type UserSettings } from '@nafas/data-service/settings';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPreferences, type Preferences } from './preferences.ts';
import { syncPreferences } from './sync-preferences.ts';

let preferences: Preferences;
let theme: Preferences['theme'];
let language: Preferences['language'];
const AR_DARK: UserSettings = { ...DEFAULT_SETTINGS, theme: 'dark', language: 'ar' };

function setUp(stored: UserSettings | null | Error) {
  const ending = new AbortController();
  const update = vi.fn((changes: Partial<UserSettings>) =>
    Promise.resolve({ ...AR_DARK, ...changes }),
  );
  const get = vi.fn(() =>
    stored instanceof Error ? Promise.reject(stored) : Promise.resolve(stored),
  );
  const onFailure = vi.fn();
  const service = () => Promise.resolve({ get, update });
  const scope = { mode: 'real', userId: 'a', signal: ending.signal } as const;
  const onNone = vi.fn();
  const started = syncPreferences({ preferences, scope, service, onFailure, onNone });
  return { started, update, onFailure, onNone, end: () => ending.abort() };
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  preferences = createPreferences('/', new AbortController().signal);
  ({ theme, language } = preferences);
});
afterEach(() => vi.useRealTimers());

it('the stored choice wins when the scope begins, and is not stored again', async () => {
  const { started, update, onNone, end } = setUp(AR_DARK);
  await started;
  expect([theme.get(), language.get()]).toEqual(['dark', 'ar']);
  await vi.runAllTimersAsync();
  expect(update).not.toHaveBeenCalled();
  expect(onNone).not.toHaveBeenCalled();
  end();
});

it('without stored settings the device’s choice holds, and only then it is said that there are none', async () => {
  const { started, onNone, end } = setUp(null);
  expect(onNone).not.toHaveBeenCalled();
  await started;
  expect(onNone).toHaveBeenCalledOnce();
  expect([theme.get(), language.get()]).toEqual(['light', 'en']);
  end();
});

it('a choice in the header is stored once it rests', async () => {
  const { started, update, end } = setUp(AR_DARK);
  await started;
  theme.set('light');
  theme.set('dark');
  theme.set('light');
  await vi.runAllTimersAsync();
  expect(update).toHaveBeenCalledTimes(1);
  expect(update).toHaveBeenCalledWith({ theme: 'light', language: 'ar', country: null });
  end();
});

it('a choice that the page was closed on is stored at the next visit, and not taken back', async () => {
  const first = setUp(AR_DARK);
  await first.started;
  theme.set('light');
  // Closed before it rests: no timer runs any more.
  vi.clearAllTimers();
  preferences = createPreferences('/', new AbortController().signal);
  ({ theme, language } = preferences);
  const next = setUp(AR_DARK);
  await next.started;
  expect([theme.get(), language.get()]).toEqual(['light', 'ar']);
  await vi.runAllTimersAsync();
  expect(next.update).toHaveBeenCalledWith({ theme: 'light', language: 'ar', country: null });
  next.end();
  // Stored, it is the account's to say again.
  const later = setUp(AR_DARK);
  await later.started;
  expect(theme.get()).toBe('dark');
  later.end();
});

it('the country of the account wins; one chosen before signing in goes into an account without one', async () => {
  const { started, update, end } = setUp({ ...AR_DARK, country: 'EG' });
  preferences.country.set('GB');
  await started;
  expect(preferences.country.get()).toBe('EG');
  await vi.runAllTimersAsync();
  expect(update).not.toHaveBeenCalled();
  end();
  const other = setUp(AR_DARK);
  await other.started;
  await vi.runAllTimersAsync();
  expect(other.update).toHaveBeenCalledWith({ theme: 'dark', language: 'ar', country: 'EG' });
  other.end();
});

it('a language this version does not speak leaves the device’s choice', async () => {
  const { started, end } = setUp({ ...AR_DARK, language: 'nl' });
  await started;
  expect(language.get()).toBe('en');
  end();
});

it('nothing is applied or stored after the scope has ended', async () => {
  const { started, update, end } = setUp(AR_DARK);
  end();
  await started;
  expect(theme.get()).toBe('light');
  theme.set('dark');
  await vi.runAllTimersAsync();
  expect(update).not.toHaveBeenCalled();
});

it('a failure is reported and later choices are still stored', async () => {
  const { started, update, onFailure, end } = setUp(new Error('offline'));
  await started;
  expect(onFailure).toHaveBeenCalledTimes(1);
  theme.set('dark');
  await vi.runAllTimersAsync();
  expect(update).toHaveBeenCalledWith({ theme: 'dark', language: 'en' });
  end();
});
