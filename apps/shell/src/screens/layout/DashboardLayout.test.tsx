import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  loadAuth,
  click,
  highlighted,
  layout,
  links,
  sidebar,
  signOut,
  prepareLayout,
} from './testing/render-layout.tsx';

prepareLayout();

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
    const user = { id: 'a', email: 'a@example.org', name: 'Amal', avatarUrl };
    await layout('/dashboard', { who: { status: 'signed-in', user } });
    const picture = sidebar().querySelector('img');
    expect(picture?.getAttribute('src')).toBe(avatarUrl);
    act(() => void picture?.dispatchEvent(new Event('error')));
    expect(sidebar().querySelector('img')).toBeNull();
    expect(within(sidebar()).getByText('A')).toBeDefined();
  });

  it('says that the profile could not be loaded (SHELL-063)', async () => {
    const user = { id: 'a', email: 'a@example.org', name: 'Amal', isProfileAway: true } as const;
    await layout('/dashboard', { who: { status: 'signed-in', user } });
    expect(within(sidebar()).getByText('Failed to load profile')).toBeDefined();
    expect(within(sidebar()).getByText('Amal')).toBeDefined();
  });

  it('speaks Arabic when the person does (SHELL-095)', async () => {
    const { runtime } = await layout();
    act(() => runtime.preferences.language.set('ar'));
    await vi.waitFor(() => expect(links()[0]?.textContent).toBe('لوحة المتابعة'));
    expect(links()[1]?.textContent).toBe('تحليل المشاعر');
  });
});

describe('logging out', () => {
  it('ends the session of this device and leads to the sign-in page (SHELL-020, SHELL-062)', async () => {
    const { runtime } = await layout();
    await click('Log out');
    expect(signOut).toHaveBeenCalledWith('local');
    // The way is set before the session ends, so that the guard doesn't choose another.
    expect(runtime.signOutTarget.get()).toBe('/auth/login');
    expect(runtime.notices.shown.get()).toEqual([]);
  });

  it.each([
    ['refused', () => signOut.mockResolvedValue({ kind: 'failed', code: 'x', message: '' })],
    ['impossible', () => loadAuth.mockRejectedValue(new Error('no client'))],
  ])('says when it is %s, and nobody goes anywhere (SHELL-023)', async (_case, arrange) => {
    arrange();
    const { router, runtime } = await layout();
    await click('Log out');
    await vi.waitFor(() => expect(runtime.notices.shown.get()).toHaveLength(1));
    expect(runtime.notices.shown.get()[0]).toMatchObject({ kind: 'failed' });
    expect(runtime.notices.shown.get()[0]?.message).toContain('Failed to sign out');
    expect(runtime.signOutTarget.get()).toBeNull();
    expect(router.state.location.pathname).toBe('/dashboard');
    const button = screen.getAllByRole('button', { name: 'Log out' })[0] as HTMLButtonElement;
    await vi.waitFor(() => expect(button.disabled).toBe(false));
  });

  it('of the demo ends it and leads to the landing page', async () => {
    const { router, runtime } = await layout('/dashboard', { who: { status: 'signed-out' } });
    act(runtime.demo.start);
    expect(within(sidebar()).getByText('Guest')).toBeDefined();
    await click('Log out');
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(sessionStorage.length).toBe(0);
    expect(signOut).not.toHaveBeenCalled();
  });
});
