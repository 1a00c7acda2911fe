import type { PlatformV1, Search } from '@nafas/platform';
import { fakePlatform } from '@nafas/platform/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoadFeature } from '../../loader/load-feature.ts';
import { createRegistry, createVersion } from '../../testing/registry-records.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { PaletteHost } from './PaletteHost.tsx';
import { SearchBox } from './SearchBox.tsx';

const loadFeature = vi.fn<LoadFeature>();

const goals = createVersion('goals', {
  routes: [
    {
      path: '/dashboard/goals',
      title: { en: 'Motivation hub', ar: 'ركن التحفيز' },
      access: 'session',
      nav: { icon: 'sprout', order: 10 },
    },
  ],
  actions: [
    {
      id: 'new',
      title: { en: 'New Goal', ar: 'هدف جديد' },
      icon: 'plus',
      order: 1,
      placement: 'palette',
    },
  ],
  links: [
    {
      title: { en: 'Achievements', ar: 'الإنجازات' },
      keywords: ['seals'],
      address: '/dashboard/goals?tab=achievements#list',
      icon: 'check',
    },
  ],
  search: { title: { en: 'Goals', ar: 'الأهداف' } },
});

const search = vi.fn<Search>();

async function open({ platform = fakePlatform().platform }: { platform?: PlatformV1 } = {}) {
  const view = await renderInShell(
    <>
      <SearchBox />
      <PaletteHost />
    </>,
    { registry: createRegistry(goals), platform, parts: { loadFeature } },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Search Nafas' }));
  const input = await screen.findByRole('combobox');
  return { ...view, input, ...view.runtime };
}
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
  Element.prototype.scrollIntoView = vi.fn();
  search.mockReset().mockResolvedValue([]);
  loadFeature.mockReset().mockResolvedValue({ contract: 1, slots: {}, actions: {}, search });
});
afterEach(cleanup);

describe('the search of the header', () => {
  it('opens by its box, and by Ctrl-K on any keyboard; both lead to the field (DECISION-024)', async () => {
    await renderInShell(
      <>
        <SearchBox />
        <PaletteHost />
      </>,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    const press = () =>
      act(() => {
        const keys = { code: 'KeyK', key: 'ن', ctrlKey: true, cancelable: true };
        dispatchEvent(new KeyboardEvent('keydown', keys));
      });
    await press();
    const input = await screen.findByRole('combobox');
    await vi.waitFor(() => expect(document.activeElement).toBe(input));
    await press();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('lists pages and actions before anything is typed, in groups (SHELL-066)', async () => {
    await open();
    const groups = screen.getAllByRole('group');
    expect(groups.map((group) => group.querySelector('p')?.textContent)).toEqual([
      'Pages',
      'Actions',
    ]);
    expect(within(groups[0] as HTMLElement).getAllByRole('option')[1]?.textContent).toBe(
      'Motivation hub',
    );
    expect(options()).toContain('New Goal');
    expect(options()).not.toContain('Achievements');
  });

  it('finds by any language, whatever the forms of the letters', async () => {
    const { input } = await open();
    await userEvent.type(input, 'انجازات');
    expect(options()[0]).toContain('Achievements');
    await userEvent.clear(input);
    await userEvent.type(input, 'MOTIV');
    expect(options()).toEqual(['Motivation hub', 'AchievementsMotivation hub']);
    await userEvent.clear(input);
    await userEvent.type(input, 'seals');
    expect(options()[0]).toContain('Achievements');
  });

  it('is led by arrow keys around the list; Enter opens, and the palette is closed', async () => {
    const { input, router, isPaletteOpen } = await open();
    await userEvent.type(input, 'motivation');
    expect(active()).toBe('Motivation hub');
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toContain('Achievements');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe(active());
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('Motivation hub');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(isPaletteOpen.get()).toBe(false);
    const { pathname, search: query, hash } = router.state.location;
    expect(pathname + query + hash).toBe('/dashboard/goals?tab=achievements#list');
  });

  it('opens actions, of features and its own', async () => {
    const { input, actions, preferences } = await open();
    await userEvent.type(input, 'هدف جديد{Enter}');
    expect(actions.requested.get()).toMatchObject({ id: 'goals.new' });
    await userEvent.click(screen.getByRole('button', { name: 'Search Nafas' }));
    await userEvent.type(await screen.findByRole('combobox'), 'dark theme{Enter}');
    expect(preferences.theme.get()).toBe('dark');
    await userEvent.click(screen.getByRole('button', { name: 'Search Nafas' }));
    await userEvent.type(await screen.findByRole('combobox'), 'arabic{Enter}');
    expect(preferences.language.get()).toBe('ar');
  });

  it('shows what features find, after a pause, under their own heading', async () => {
    search.mockResolvedValue([
      { id: '1', title: 'Walk before sunset', detail: '30 Nov 2026', address: '/dashboard/goals' },
      { id: '2', title: 'Leads away', address: 'https://evil.example/' },
    ]);
    const { input, router } = await open();
    await userEvent.type(input, 'walk');
    const option = await screen.findByRole('option', { name: /Walk before sunset/ });
    expect(screen.queryByText('Leads away')).toBeNull();
    expect(screen.getByRole('group', { name: 'Goals' }).contains(option)).toBe(true);
    // Not for every letter: once for what stands there.
    expect(search.mock.calls.map(([, text]) => text)).toEqual(['walk']);
    await userEvent.click(option);
    expect(router.state.location.pathname).toBe('/dashboard/goals');
  });

  it('says which feature could not be searched, and shows the rest', async () => {
    loadFeature.mockRejectedValue(new Error('away'));
    const { platform, calls } = fakePlatform();
    const { input } = await open({ platform });
    await userEvent.type(input, 'goal');
    expect((await screen.findByRole('alert')).textContent).toContain('Goals');
    expect(options()).toContain('New Goal');
    expect(calls.reported).toHaveLength(1);
  });

  it('says how much it found, or that it found nothing', async () => {
    const { input } = await open();
    await userEvent.type(input, 'zzzz');
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/Nothing found/));
    expect(active()).toBeNull();
    await userEvent.clear(input);
    expect(screen.getByRole('status').textContent).toMatch(/Results: \d/);
  });
});
