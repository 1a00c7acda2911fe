import type { FirstScreen } from '@nafas/data-service/first-screen';
import { createStore, type Language } from '@nafas/platform';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEarlyAnswers } from './early-answers.ts';

const ID = '0f0e0d0c-0b0a-4908-8706-050403020100';
const TODAY = '2026-11-23';
const URL_OF = 'https://db.example.org/rest/v1/';
const SETTINGS = `${URL_OF}user_settings?select=theme&user_id=eq.${ID}`;
const BELL = `${URL_OF}notifications?select=id&order=time.desc,id.desc&limit=200`;
const SHOWN = `${URL_OF}recommendations_shown?select=id&local_date=gte.${TODAY}&order=shown_at.asc,id.asc&offset=0&limit=500`;

const screenWith = (theme: string): FirstScreen => ({
  userId: ID,
  today: TODAY,
  since: '2026-09-24',
  parts: {
    user_settings: [{ theme, language: 'fr' }],
    recommendations_shown: [],
    notifications: [{ id: 'n' }],
  },
});

/** What the device keeps, by name. */
const device = new Map<string, unknown>();

beforeEach(() => {
  vi.useFakeTimers();
  device.clear();
});
afterEach(() => void vi.useRealTimers());

/** A page of this person, whose screen comes when it is told to. */
function begun({ isRemembered, isShown = true }: { isRemembered?: true; isShown?: boolean } = {}) {
  const ending = new AbortController();
  const language = createStore<Language>('en');
  const arrivals: ((screen: FirstScreen | null) => void)[] = [];
  const load = vi.fn(() => new Promise<FirstScreen | null>((resolve) => arrivals.push(resolve)));
  const early = createEarlyAnswers((name) => ({
    read: () => Promise.resolve(device.get(name) ?? null),
    write: (value) => Promise.resolve(void device.set(name, value)),
  }));
  // As in the shell, whatever is invalidated ends the answers.
  const invalidate = vi.fn((topic: string) => early.drop(topic));
  const scope = {
    mode: 'real',
    userId: ID,
    signal: ending.signal,
    ...(isRemembered && { isRemembered }),
  } as const;
  const platform = { invalidate, language };
  early.begin({ scope, platform, isShown, today: () => TODAY, load });
  const arrive = async (screen: FirstScreen | null) => {
    arrivals.at(-1)?.(screen);
    await vi.advanceTimersByTimeAsync(0);
  };
  const theme = async () => (await (await early.answer(SETTINGS))?.json()) as unknown;
  return { early, ending, invalidate, language, load, arrive, theme };
}

describe('what the first screen shows', () => {
  it('answers those who ask for it, before and after it came, with the columns they want', async () => {
    const { theme, arrive, load } = begun();
    const before = theme();
    await arrive(screenWith('dark'));
    expect(await before).toEqual([{ theme: 'dark' }]);
    expect(await theme()).toEqual([{ theme: 'dark' }]);
    expect(load).toHaveBeenCalledOnce();
  });

  it.each([
    ['another table', `${URL_OF}goals?select=id`],
    ['another person’s row', `${URL_OF}user_settings?select=theme&user_id=eq.somebody`],
    ['a column that it lacks', `${URL_OF}user_settings?select=theme,more&user_id=eq.${ID}`],
    ['something that is no table', 'https://db.example.org/auth/v1/user'],
  ])('leaves %s to the backend', async (_what, url) => {
    const { early, arrive } = begun();
    await arrive(screenWith('dark'));
    expect(await early.answer(url)).toBeUndefined();
  });

  it('is nobody’s answer when the backend has none, or takes long', async () => {
    const failed = begun();
    await failed.arrive(null);
    expect(await failed.theme()).toBeUndefined();
    const slow = begun();
    const asked = slow.theme();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await asked).toBeUndefined();
  });

  it('counts for ten seconds', async () => {
    const { theme, arrive } = begun();
    await arrive(screenWith('dark'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await theme()).toBeUndefined();
  });

  it.each([
    ['a write', SETTINGS, 'PATCH'],
    ['what is added', `${URL_OF}check_ins`, 'POST'],
    ['a function that may write', `${URL_OF}rpc/merge_settings`, 'POST'],
  ])('ends with %s', async (_what, url, method) => {
    const { early, theme, arrive } = begun();
    await arrive(screenWith('dark'));
    await early.answer(url, { method });
    expect(await theme()).toBeUndefined();
  });

  it('ends for those who wait for it, too', async () => {
    const { early, theme, arrive } = begun();
    const before = theme();
    await early.answer(SETTINGS, { method: 'PATCH' });
    await arrive(screenWith('dark'));
    expect(await before).toBeUndefined();
  });

  it('has notifications in English, Arabic and the account’s language, and leaves others to the backend', async () => {
    const { early, arrive, language, invalidate } = begun();
    await arrive(screenWith('dark'));
    for (const spoken of ['en', 'ar', 'fr'] as const) {
      language.set(spoken);
      expect(await (await early.answer(BELL))?.json()).toEqual([{ id: 'n' }]);
    }
    expect(invalidate).not.toHaveBeenCalled();
    language.set('ja');
    expect(invalidate.mock.calls).toEqual([['notifications']]);
    expect(await early.answer(BELL)).toBeUndefined();
  });

  it('says nothing of a language that nobody was told in', async () => {
    const { early, arrive, language, invalidate, theme } = begun();
    await arrive(screenWith('dark'));
    language.set('ja');
    expect(await early.answer(BELL)).toBeUndefined();
    expect(invalidate).not.toHaveBeenCalled();
    expect(await theme()).toEqual([{ theme: 'dark' }]);
  });

  it('ends with what was invalidated, and with the scope', async () => {
    const invalidated = begun();
    await invalidated.arrive(screenWith('dark'));
    invalidated.early.drop('goals');
    expect(await invalidated.theme()).toBeUndefined();
    const ended = begun();
    await ended.arrive(screenWith('dark'));
    ended.ending.abort();
    expect(await ended.theme()).toBeUndefined();
  });

  it('stays when it is written down what it showed, but for that', async () => {
    const { early, theme, arrive } = begun();
    await arrive(screenWith('dark'));
    expect(await early.answer(SHOWN)).toBeDefined();
    await early.answer(`${URL_OF}recommendations_shown?on_conflict=id`, { method: 'POST' });
    expect(await early.answer(SHOWN)).toBeUndefined();
    expect(await theme()).toEqual([{ theme: 'dark' }]);
  });
});

describe('on a device that remembers the person', () => {
  it('the last screen answers at once, and what has changed since is invalidated', async () => {
    await begun({ isRemembered: true }).arrive(screenWith('dark'));
    const { theme, arrive, invalidate } = begun({ isRemembered: true });
    expect(await theme()).toEqual([{ theme: 'dark' }]);
    await arrive(screenWith('light'));
    expect(invalidate.mock.calls).toEqual([['settings']]);
    expect(await theme()).toEqual([{ theme: 'light' }]);
  });

  it('the last screen is no answer to who waits until it is confirmed', async () => {
    await begun({ isRemembered: true }).arrive(screenWith('dark'));
    const { early, theme, arrive } = begun({ isRemembered: true });
    const confirmed = early.confirmed().then(theme);
    await vi.advanceTimersByTimeAsync(60_000);
    await arrive(screenWith('light'));
    expect(await confirmed).toEqual([{ theme: 'light' }]);
  });

  it('who waits for that gets what was kept, when the backend can’t be reached', async () => {
    await begun({ isRemembered: true }).arrive(screenWith('dark'));
    const { early, theme, arrive } = begun({ isRemembered: true });
    const confirmed = early.confirmed().then(theme);
    await arrive(null);
    expect(await confirmed).toEqual([{ theme: 'dark' }]);
  });

  it('nobody waits after the scope’s end', async () => {
    const { early, ending } = begun();
    ending.abort();
    await expect(early.confirmed()).resolves.toBeUndefined();
  });

  it('what was kept answers without a network, too', async () => {
    await begun({ isRemembered: true }).arrive(screenWith('dark'));
    const { theme, arrive, invalidate } = begun({ isRemembered: true });
    await arrive(null);
    expect(await theme()).toEqual([{ theme: 'dark' }]);
    expect(invalidate).not.toHaveBeenCalled();
  });

  it('nothing is kept of settings that were written since, until it was read again', async () => {
    const { early, arrive, load } = begun({ isRemembered: true });
    await arrive(screenWith('dark'));
    await early.answer(SETTINGS, { method: 'PATCH' });
    expect([...device.values()]).toEqual([null]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(load).toHaveBeenCalledTimes(2);
    await arrive(screenWith('light'));
    expect(await begun({ isRemembered: true }).theme()).toEqual([{ theme: 'light' }]);
  });

  it.each([
    ['check-ins', 'check_ins', 'POST', true],
    ['recommendations', 'recommendations_shown?on_conflict=id', 'POST', true],
    ['notifications', 'notifications?id=eq.1', 'PATCH', true],
    ['a function that may only read', 'rpc/journal_page', 'POST', true],
    ['what is removed', 'check_ins?id=eq.1', 'DELETE', false],
    ['first settings', 'user_settings', 'POST', false],
    ['settings', 'rpc/merge_settings', 'POST', false],
  ])('%s, by %s with %s: what was kept stays, %s', async (_what, path, method, stays) => {
    const { early, arrive, load } = begun({ isRemembered: true });
    await arrive(screenWith('dark'));
    await early.answer(`${URL_OF}${path}`, { method });
    // There is no network to read it with.
    await vi.advanceTimersByTimeAsync(5_000);
    await arrive(null);
    expect(load).toHaveBeenCalledTimes(2);
    expect([...device.values()]).toEqual([stays ? screenWith('dark') : null]);
  });

  it('what an app says of settings ends what was kept, what it says of all else does not', async () => {
    const { early, arrive } = begun({ isRemembered: true });
    await arrive(screenWith('dark'));
    early.drop('check-ins');
    expect([...device.values()]).toEqual([screenWith('dark')]);
    early.drop('settings');
    expect([...device.values()]).toEqual([null]);
  });

  it('nothing is kept of a later write either, nor of what was read before it', async () => {
    const { early, arrive, load } = begun({ isRemembered: true });
    await arrive(screenWith('dark'));
    await early.answer(SETTINGS, { method: 'PATCH' });
    await vi.advanceTimersByTimeAsync(5_000);
    await arrive(screenWith('light'));
    await early.answer(SETTINGS, { method: 'PATCH' });
    expect([...device.values()]).toEqual([null]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(load).toHaveBeenCalledTimes(3);
    await early.answer(SETTINGS, { method: 'PATCH' });
    await arrive(screenWith('light'));
    expect([...device.values()]).toEqual([null]);
    await vi.advanceTimersByTimeAsync(5_000);
    await arrive(screenWith('dark'));
    expect([...device.values()]).toEqual([screenWith('dark')]);
  });

  it('a page that does not show it asks for nothing that is kept, but what is written there ends it', async () => {
    device.set(`nafas.first-screen.${ID}`, screenWith('dark'));
    const { early, load, arrive, theme } = begun({ isRemembered: true, isShown: false });
    await early.confirmed();
    expect(await theme()).toBeUndefined();
    expect(load).not.toHaveBeenCalled();
    expect(device.get(`nafas.first-screen.${ID}`)).toEqual(screenWith('dark'));
    await early.answer(SETTINGS, { method: 'PATCH' });
    await vi.advanceTimersByTimeAsync(0);
    expect(device.get(`nafas.first-screen.${ID}`)).toBeNull();
    expect(await theme()).toBeUndefined();
    // Without a network the next visit finds what is so now.
    await vi.advanceTimersByTimeAsync(5_000);
    await arrive(screenWith('light'));
    expect(device.get(`nafas.first-screen.${ID}`)).toEqual(screenWith('light'));
  });

  it('a page that does not show it asks after a while where nothing is kept, for the time without a network', async () => {
    const { load, arrive } = begun({ isRemembered: true, isShown: false });
    await vi.advanceTimersByTimeAsync(4_900);
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    await arrive(screenWith('light'));
    expect([...device.values()]).toEqual([screenWith('light')]);
  });

  it('nothing is kept after the scope’s end', async () => {
    const { early, ending, arrive, load } = begun({ isRemembered: true });
    await arrive(screenWith('dark'));
    await early.answer(SETTINGS, { method: 'PATCH' });
    ending.abort();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(load).toHaveBeenCalledOnce();
    expect([...device.values()]).toEqual([null]);
  });

  it.each([
    ['of somebody else', { userId: 'somebody' }],
    ['of tomorrow', { today: '2026-11-24' }],
    ['of long ago', { today: '2026-11-01' }],
    ['in another shape', { parts: null }],
  ])('a screen %s is not used', async (_what, differing) => {
    device.set(`nafas.first-screen.${ID}`, { ...screenWith('dark'), ...differing });
    const { theme, arrive } = begun({ isRemembered: true });
    await arrive(null);
    expect(await theme()).toBeUndefined();
  });
});

it('nothing is kept where the person is not remembered, and asked of nobody without a person', async () => {
  await begun().arrive(screenWith('dark'));
  expect(device.size).toBe(0);
  const load = vi.fn();
  const scope = { mode: 'real', userId: null, signal: new AbortController().signal } as const;
  createEarlyAnswers().begin({
    scope,
    platform: { invalidate: vi.fn(), language: createStore<Language>('en') },
    isShown: true,
    today: () => TODAY,
    load,
  });
  expect(load).not.toHaveBeenCalled();
});
