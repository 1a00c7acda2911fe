import type { AuthV1 } from '@nafas/platform';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notices } from '../notices/notices.ts';
import { requestedAction } from '../parcels/open-action.ts';
import { language, theme } from '../platform/preferences.ts';
import { departure } from '../routing/departure.ts';
import { authOf } from '../session/backend-client.ts';
import { endDemo, startDemo } from '../session/demo.ts';
import { session } from '../session/session-store.ts';
import { registryOf, versionOf } from '../testing/registry-records.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { signedIn } from '../testing/start-shell.tsx';
import { DashboardLayout } from './DashboardLayout.tsx';
import { isSidebarOpen } from './sidebar-store.ts';

vi.mock('../session/backend-client.ts', () => ({ authOf: vi.fn() }));
const signOut = vi.fn<AuthV1['signOut']>();

const page = (id: string, en: string, ar: string, order: number) =>
  versionOf(id, {
    routes: [
      {
        path: `/dashboard/${id}`,
        title: { en, ar },
        access: 'session',
        nav: { icon: 'target', order, ...(id === 'profile' && { short: { en: 'Me', ar: 'أنا' } }) },
      },
    ],
    actions: [
      { id: 'new', title: { en: `New ${en}`, ar }, icon: 'plus', order, placement: 'primary' },
    ],
  });
const registry = registryOf(
  page('settings', 'Settings', 'الإعدادات', 50),
  page('emotional-analysis', 'Emotional Analysis', 'تحليل المشاعر', 10),
  page('motivation-hub', 'Motivation Hub', 'مركز التحفيز', 20),
  page('real-time-assistance', 'Real-Time Assistance', 'مساعدة فورية', 30),
  page('profile', 'Profile', 'الملف الشخصي', 40),
);
const layout = (path = '/dashboard') => renderInShell(<DashboardLayout />, { path, registry });
const sidebar = () => screen.getByRole('complementary');
const links = () =>
  within(within(sidebar()).getByRole('navigation')).getAllByRole('link') as HTMLAnchorElement[];
const highlighted = () =>
  links()
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent);
const click = (name: string, index = 0) => {
  const target = screen.getAllByRole('button', { name })[index];
  if (!target) throw new Error(`there is no button "${name}"`);
  return userEvent.click(target);
};

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  session.set(signedIn('a', 'Amal'));
  signOut.mockReset().mockResolvedValue({ kind: 'signed-out' });
  vi.mocked(authOf)
    .mockReset()
    .mockResolvedValue({ signOut } as unknown as AuthV1);
});
afterEach(() => {
  cleanup();
  endDemo();
  session.set({ status: 'loading' });
  isSidebarOpen.set(true);
  language.set('en');
  theme.set('light');
  notices.set([]);
  departure.set(null);
  requestedAction.set(null);
  dispatchEvent(new Event('online'));
  vi.unstubAllGlobals();
});

describe('the sidebar', () => {
  it('leads to the dashboard first, then to what the registry names, in its order', async () => {
    await layout();
    expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Dashboard', '/dashboard'],
      ['Emotional Analysis', '/dashboard/emotional-analysis'],
      ['Motivation Hub', '/dashboard/motivation-hub'],
      ['Real-Time Assistance', '/dashboard/real-time-assistance'],
      ['Profile', '/dashboard/profile'],
      ['Settings', '/dashboard/settings'],
    ]);
  });

  it('follows a link without loading the page anew (SHELL-051)', async () => {
    const { router } = await layout('/dashboard/profile');
    await userEvent.click(within(sidebar()).getByRole('link', { name: 'Dashboard' }));
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  it.each(['Control', 'Meta', 'Shift', 'Alt'])(
    'leaves a click with %s to the browser',
    async (key) => {
      const { router } = await layout();
      const stop = (event: Event) => event.preventDefault();
      // After React's handler, so that jsdom doesn't try to navigate.
      addEventListener('click', stop);
      const user = userEvent.setup();
      await user.keyboard(`{${key}>}`);
      await user.click(within(sidebar()).getByRole('link', { name: 'Profile' }));
      await user.keyboard(`{/${key}}`);
      removeEventListener('click', stop);
      expect(router.state.location.pathname).toBe('/dashboard');
    },
  );

  it.each([
    ['/dashboard', 'Dashboard'],
    ['/dashboard/profile', 'Profile'],
    ['/dashboard/motivation-hub', 'Motivation Hub'],
    ['/dashboard/motivation-hub/goals/7', 'Motivation Hub'],
  ])('highlights, at %s, %s and nothing else (SHELL-050)', async (path, name) => {
    await layout(path);
    expect(highlighted()).toEqual([name]);
  });

  it('highlights nothing on a page that has no entry', async () => {
    await layout('/dashboard/motivation-hubs');
    expect(highlighted()).toEqual([]);
  });

  it('is open at first, folds and opens (SHELL-047, SHELL-048)', async () => {
    const { container } = await layout();
    const state = () => container.querySelector('[data-sidebar]')?.getAttribute('data-sidebar');
    const open = state();
    expect(open).toBe('open');
    const toggle = screen.getByRole('button', { name: 'Collapse sidebar' });
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(toggle);
    expect(state()).not.toBe(open);
    await click('Expand sidebar');
    expect(state()).toBe(open);
  });

  it.each([
    ['small', true, 'collapsed'],
    ['large', false, 'open'],
  ])(
    'on a %s screen it folds after it led somewhere: %s, %s (SHELL-049)',
    async (_size, matches, expected) => {
      vi.stubGlobal('matchMedia', () => ({ matches }));
      const { container } = await layout();
      const state = () => container.querySelector('[data-sidebar]')?.getAttribute('data-sidebar');
      expect(state()).toBe('open');
      await userEvent.click(within(sidebar()).getByRole('link', { name: 'Profile' }));
      expect(state()).toBe(expected);
    },
  );

  it('says who is signed in (SHELL-057, SHELL-059, SHELL-060, SHELL-061)', async () => {
    await layout();
    const card = within(sidebar());
    expect(card.getByText('Amal')).toBeDefined();
    expect(card.getByText('a@example.org')).toBeDefined();
    expect(card.getByText('A')).toBeDefined();
  });

  it('shows the person’s picture, and the initial when it does not load (SHELL-058)', async () => {
    const avatarUrl = 'https://backend.example/storage/v1/object/public/avatars/a.png';
    session.set({
      status: 'signed-in',
      user: { id: 'a', email: 'a@example.org', name: 'Amal', avatarUrl },
    });
    await layout();
    const picture = sidebar().querySelector('img');
    expect(picture?.getAttribute('src')).toBe(avatarUrl);
    act(() => void picture?.dispatchEvent(new Event('error')));
    expect(sidebar().querySelector('img')).toBeNull();
    expect(within(sidebar()).getByText('A')).toBeDefined();
  });

  it('says that the profile could not be loaded (SHELL-063)', async () => {
    session.set({
      status: 'signed-in',
      user: { id: 'a', email: 'a@example.org', name: 'Amal', isProfileAway: true },
    });
    await layout();
    expect(within(sidebar()).getByText('Failed to load profile')).toBeDefined();
    expect(within(sidebar()).getByText('Amal')).toBeDefined();
  });

  it('speaks Arabic when the person does (SHELL-095)', async () => {
    await layout();
    act(() => language.set('ar'));
    await vi.waitFor(() => expect(links()[0]?.textContent).toBe('لوحة المتابعة'));
    expect(links()[1]?.textContent).toBe('تحليل المشاعر');
  });
});

describe('logging out', () => {
  it('ends the session of this device and leads to the sign-in page (SHELL-020, SHELL-062)', async () => {
    await layout();
    await click('Log out');
    expect(signOut).toHaveBeenCalledWith('local');
    // The way is set before the session ends, so that the guard doesn't choose another.
    expect(departure.get()).toBe('/auth/login');
    expect(notices.get()).toEqual([]);
  });

  it.each([
    ['refused', () => signOut.mockResolvedValue({ kind: 'failed', code: 'x', message: '' })],
    ['impossible', () => vi.mocked(authOf).mockRejectedValue(new Error('no client'))],
  ])('says when it is %s, and nobody goes anywhere (SHELL-023)', async (_case, arrange) => {
    arrange();
    const { router } = await layout();
    await click('Log out');
    await vi.waitFor(() => expect(notices.get()).toHaveLength(1));
    expect(notices.get()[0]).toMatchObject({ kind: 'failed' });
    expect(notices.get()[0]?.message).toContain('Failed to sign out');
    expect(departure.get()).toBeNull();
    expect(router.state.location.pathname).toBe('/dashboard');
    const button = screen.getAllByRole('button', { name: 'Log out' })[0] as HTMLButtonElement;
    await vi.waitFor(() => expect(button.disabled).toBe(false));
  });

  it('of the demo ends it and leads to the landing page', async () => {
    session.set({ status: 'signed-out' });
    startDemo();
    const { router } = await layout();
    expect(within(sidebar()).getByText('Guest')).toBeDefined();
    await click('Log out');
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(sessionStorage.length).toBe(0);
    expect(signOut).not.toHaveBeenCalled();
  });
});

describe('the header', () => {
  it('offers both languages by their own names (SHELL-067, SHELL-068, SHELL-069)', async () => {
    await layout();
    await click('Language: English');
    const options = screen.getAllByRole('menuitemradio');
    expect(options.map((option) => option.textContent)).toEqual(['English', 'العربية']);
    expect(options.map((option) => option.getAttribute('aria-checked'))).toEqual(['true', 'false']);
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'العربية' }));
    expect(language.get()).toBe('ar');
  });

  it('switches between the themes (SHELL-089, SHELL-090)', async () => {
    await layout();
    await click('Switch to dark theme');
    expect(theme.get()).toBe('dark');
    await click('Switch to light theme');
    expect(theme.get()).toBe('light');
  });

  it('has help now, always', async () => {
    const { router } = await layout();
    // One for each width; styles show the one that fits.
    const [help] = screen.getAllByRole('link', { name: 'Help now' });
    await userEvent.click(help as HTMLElement);
    expect(router.state.location.pathname).toBe('/help');
  });
});

describe('the tab bar', () => {
  it('shows four pages and the first action between them', async () => {
    await layout();
    const bars = screen.getAllByRole('navigation', { name: 'Main' });
    const bar = bars.find((each) => !sidebar().contains(each)) as HTMLElement;
    const items = [...bar.querySelectorAll('a, button')].map(
      (item) => item.getAttribute('aria-label') ?? item.textContent,
    );
    expect(items).toEqual([
      'Dashboard',
      'Emotional Analysis',
      'New Emotional Analysis',
      'Motivation Hub',
      'Real-Time Assistance',
    ]);
    await userEvent.click(within(bar).getByRole('button'));
    expect(requestedAction.get()).toMatchObject({ id: 'emotional-analysis.new' });
  });
});

describe('above the page', () => {
  it('it says when there is no network, as long as there is none', async () => {
    await layout();
    expect(screen.queryByText('You are offline.')).toBeNull();
    act(() => void dispatchEvent(new Event('offline')));
    expect(screen.getByText('You are offline.')).toBeDefined();
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.queryByText('You are offline.')).toBeNull();
  });

  it('it says that a demo is one', async () => {
    await layout();
    expect(screen.queryByText('This is a demo.')).toBeNull();
    act(startDemo);
    expect(screen.getByText('This is a demo.')).toBeDefined();
  });

  it('focus goes to the new page after a page change, not at the first one', async () => {
    const { router } = await layout();
    expect(document.activeElement).toBe(document.body);
    await act(() => router.navigate('/dashboard/profile'));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});
