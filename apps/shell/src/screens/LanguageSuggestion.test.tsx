import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { LanguageSuggestion } from './LanguageSuggestion.tsx';

const FRENCH = 'Nafas parle aussi français.';

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR']);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

const show = () =>
  renderInShell(
    <>
      <LanguageSuggestion />
      <main tabIndex={-1} />
    </>,
  );

it('goes away when another language is chosen elsewhere', async () => {
  const { runtime } = await show();
  await screen.findByText(FRENCH);
  act(() => runtime.preferences.language.set('de'));
  expect(screen.queryByText(FRENCH)).toBeNull();
});

it('does not come after a language was chosen while its words were on their way', async () => {
  const { runtime } = await show();
  act(() => runtime.preferences.language.set('de'));
  // The same words, asked for later, are there by then.
  await Promise.all(['fr', 'en'].map((each) => import(`../locales/${each}/suggest.json`)));
  await act(() => Promise.resolve());
  expect(screen.queryByText(FRENCH)).toBeNull();
  expect(localStorage.getItem('nafas.suggested.v1')).toBeNull();
});

it.each([
  ['Continuer en français', 'fr'],
  ['Stay in English', 'en'],
])('after "%s" the language is %s, and the focus on the page', async (button, language) => {
  const { runtime } = await show();
  await userEvent.click(await screen.findByRole('button', { name: button }));
  expect(runtime.preferences.language.get()).toBe(language);
  expect(screen.queryByText(FRENCH)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('one that the page was made with goes away with its language, and none comes beside it', async () => {
  const made = document.createElement('section');
  made.dataset['suggests'] = 'fr';
  document.body.prepend(made);
  localStorage.setItem('nafas.suggested.v1', 'fr');
  const { runtime } = await show();
  expect(screen.queryByText(FRENCH)).toBeNull();
  expect(made.isConnected).toBe(true);
  act(() => runtime.preferences.language.set('de'));
  expect(made.isConnected).toBe(false);
});
