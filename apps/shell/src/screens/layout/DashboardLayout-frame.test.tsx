import { LANGUAGES } from '@nafas/platform';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { click, layout, links, prepareLayout, sidebar } from './testing/render-layout.tsx';

prepareLayout();

describe('the header', () => {
  it('offers the languages by their own names (SHELL-067, SHELL-068, SHELL-069)', async () => {
    const { language } = (await layout()).runtime.preferences;
    await click('Language: English');
    const options = screen.getAllByRole('menuitemradio');
    expect(options).toHaveLength(LANGUAGES.length);
    expect(screen.getByRole('menuitemradio', { name: 'English', checked: true })).toBe(options[0]);
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'العربية', checked: false }));
    expect(language.get()).toBe('ar');
  });

  it('says with the name of a language that no native speaker has reviewed it', async () => {
    await layout('/dashboard', { language: 'fr' });
    await userEvent.click(screen.getAllByRole('button', { name: /Français$/ })[0] as HTMLElement);
    const described = screen.getByRole('menuitemradio', {
      description: 'Pas encore relu par un locuteur natif',
    });
    expect([described.textContent, described.getAttribute('aria-checked')]).toEqual([
      'Français',
      'true',
    ]);
  });

  it('switches between the themes (SHELL-089, SHELL-090)', async () => {
    const { theme } = (await layout()).runtime.preferences;
    await click('Switch to dark theme');
    expect(theme.get()).toBe('dark');
    await click('Switch to light theme');
    expect(theme.get()).toBe('light');
  });

  it('has help now, always (DECISION-022)', async () => {
    const { router } = await layout();
    // One for each width; styles show the one that fits.
    const [help] = screen.getAllByRole('link', { name: 'Help now' });
    await userEvent.click(help as HTMLElement);
    expect(router.state.location.pathname).toBe('/help');
  });
});

describe('the tab bar', () => {
  it('shows four pages and the first action between them', async () => {
    const { runtime } = await layout();
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
    expect(runtime.actions.requested.get()).toMatchObject({ id: 'emotional-analysis.new' });
  });
});

describe('the menu of small screens', () => {
  it('has every page that the tab bar has not (DECISION-166)', async () => {
    await layout();
    const bars = screen.getAllByRole('navigation', { name: 'Main' });
    const bar = bars.find((each) => !sidebar().contains(each)) as HTMLElement;
    const inBar = within(bar)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    const missing = links()
      .map((link) => link.getAttribute('href'))
      .filter((href) => !inBar.includes(href));
    expect(missing).toEqual(['/dashboard/profile', '/dashboard/settings']);
    await click('Menu');
    const offered = screen
      .getAllByRole('menuitem')
      .map((item) => item.getAttribute('href'))
      .filter((href) => href !== null);
    expect(offered).toEqual(expect.arrayContaining(missing));
  });
});

describe('above the page', () => {
  it('says when there is no network, as long as there is none', async () => {
    await layout();
    expect(screen.queryByText('You are offline.')).toBeNull();
    act(() => void dispatchEvent(new Event('offline')));
    expect(screen.getByText('You are offline.')).toBeDefined();
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.queryByText('You are offline.')).toBeNull();
  });

  it('says that a demo is one (DECISION-011)', async () => {
    const { runtime } = await layout();
    expect(screen.queryByText('This is a demo.')).toBeNull();
    act(runtime.demo.start);
    expect(screen.getByText('This is a demo.')).toBeDefined();
  });

  it('suggests no language before it is known that the account has none', async () => {
    localStorage.clear();
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR']);
    const { runtime } = await layout();
    await Promise.all(['fr', 'en'].map((each) => import(`../../locales/${each}/suggest.json`)));
    await act(() => Promise.resolve());
    expect(screen.queryByText(/Nafas parle/)).toBeNull();
    act(() => runtime.hasNoSettings.set(true));
    expect(await screen.findByText(/Nafas parle/)).toBeDefined();
  });

  it('focus goes to the new page after a page change, not at the first one', async () => {
    const { router } = await layout();
    expect(document.activeElement).toBe(document.body);
    await act(() => router.navigate('/dashboard/profile'));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});
