import { fakePlatform } from '@nafas/platform/testing';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoadFeature } from '../../loader/load-feature.ts';
import { fakeRemote } from '../../testing/fake-remote.tsx';
import { createRegistry, createVersion } from '../../testing/registry-records.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { signedIn, type TestRuntimeOptions } from '../../testing/test-runtime.ts';
import { DashboardPage, daypartAt } from './DashboardPage.tsx';

const loadFeature = vi.fn<LoadFeature>();

const title = (en: string) => ({ en, ar: en });
const slot = (id: string, name: 'stats' | 'main' | 'aside', order: number) =>
  ({ id, slot: `dashboard.${name}`, order, title: title(id) }) as const;
const action = (id: string, order: number) =>
  ({ id, title: title(`Do ${id}`), icon: 'plus', order, placement: 'primary' }) as const;

const first = createVersion('first', {
  slots: [slot('second', 'main', 20), slot('tile', 'stats', 10)],
  actions: [action('later', 20)],
});
const second = createVersion('second', {
  slots: [slot('tile', 'main', 10), slot('second', 'stats', 20)],
  actions: [action('sooner', 10)],
});
const dashboard = (options: TestRuntimeOptions = {}) =>
  renderInShell(<DashboardPage />, {
    registry: createRegistry(first, second),
    platform: fakePlatform().platform,
    who: signedIn('a', 'Amal'),
    parts: { loadFeature },
    ...options,
  });
const at = (time: string) => vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] });
/** What base/when-settled.ts looks at. */
const isSettled = () => document.querySelector('[data-state=loading]') === null;
const places = (within: Element | Document = document) =>
  [...within.querySelectorAll('[data-feature]')].map((e) => e.getAttribute('data-feature'));

beforeEach(() => {
  loadFeature.mockReset().mockResolvedValue(fakeRemote);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('daypartAt', () => {
  it.each([
    [0, 'night'],
    [4, 'night'],
    [5, 'morning'],
    [11, 'morning'],
    [12, 'day'],
    [16, 'day'],
    [17, 'evening'],
    [21, 'evening'],
    [22, 'night'],
    [23, 'night'],
  ] as const)('%i h is %s', (hour, daypart) => {
    expect(daypartAt(hour)).toBe(daypart);
  });
});

describe('the dashboard', () => {
  it.each([
    ['2025-04-03T08:00', 'Good morning, Amal'],
    ['2025-04-03T13:00', 'Good afternoon, Amal'],
    ['2025-04-03T18:00', 'Good evening, Amal'],
    ['2025-04-03T23:00', 'A quiet night, Amal'],
  ])('greets by the part of the day and names the day: %s', async (time, greeting) => {
    at(time);
    await dashboard();
    expect(screen.getByRole('heading', { level: 1, name: greeting })).toBeDefined();
    expect(screen.getByText(/Thursday.*April|April.*Thursday/)).toBeDefined();
  });

  it('greets in Arabic (SHELL-095)', async () => {
    at('2025-04-03T08:00');
    await dashboard({ language: 'ar' });
    expect(await screen.findByRole('heading', { name: 'صباح الخير، Amal' })).toBeDefined();
  });

  it('has the date of the product’s calendar, whichever the place has', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ar-SA-u-ca-islamic-umalqura']);
    at('2026-11-21T12:00:00');
    await dashboard({ language: 'ar' });
    expect(await screen.findByText(/نوفمبر/)).toBeTruthy();
  });

  it('greets a visitor of the demo as a guest', async () => {
    at('2025-04-03T08:00');
    await dashboard({ who: { status: 'signed-out' } });
    expect(screen.getByRole('heading', { name: 'Good morning, Guest' })).toBeDefined();
  });

  it('offers what features contribute as buttons, in their order', async () => {
    const { runtime } = await dashboard();
    const buttons = screen.getAllByRole('button', { name: /^Do / });
    expect(buttons.map((button) => button.textContent)).toEqual(['Do sooner', 'Do later']);
    await userEvent.click(screen.getByRole('button', { name: 'Do later' }));
    expect(runtime.actions.requested.get()).toMatchObject({ id: 'first.later' });
  });

  it('fills its slots in their order, figures first', async () => {
    await dashboard();
    const stats = screen.getByRole('region', { name: 'Your figures' });
    expect(places(stats)).toEqual(['first', 'second']);
    expect(places()).toEqual(['first', 'second', 'second', 'first']);
    await vi.waitFor(() =>
      expect(document.querySelectorAll('[data-state=mounted]').length).toBe(4),
    );
  });

  it('gives a slot nobody fills no room', async () => {
    await dashboard({ registry: createRegistry(createVersion('bare')) });
    expect(screen.queryByRole('region', { name: 'Your figures' })).toBeNull();
    expect(places()).toEqual([]);
    expect(isSettled()).toBe(true);
  });

  it('stands while one of its features is away (PLATFORM-007)', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    loadFeature.mockImplementation((version) =>
      version === first ? Promise.reject(new Error('gone')) : Promise.resolve(fakeRemote),
    );
    await dashboard();
    expect(await screen.findAllByText(/is out of reach/)).toHaveLength(2);
    await vi.waitFor(() =>
      expect(document.querySelectorAll('[data-state=mounted]').length).toBe(2),
    );
    vi.restoreAllMocks();
  });

  it('mounts nothing while it is not known for whom', async () => {
    const { stores } = await dashboard({ platform: null });
    expect(loadFeature).not.toHaveBeenCalled();
    expect(isSettled()).toBe(false);
    act(() => stores.platform.set(fakePlatform().platform));
    expect(places()).toHaveLength(4);
  });

  it('says when the registry is away, with Try Again (PLATFORM-007)', async () => {
    const { loadRegistry } = await dashboard({
      registry: { status: 'failed', error: new Error('gone') },
    });
    expect(screen.getByText(/NF100/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(loadRegistry).toHaveBeenCalledTimes(1);
  });
});
