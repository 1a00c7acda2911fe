import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { useRouterLink } from './links.tsx';

const draws = vi.fn();

function HelpLink() {
  draws();
  return <a {...useRouterLink('/help')}>help</a>;
}

// The same element at each address: what draws it again is the link itself.
const link = <HelpLink />;

beforeEach(() => {
  draws.mockClear();
});
afterEach(cleanup);

it('a link of the frame leads to its page, in place when it is there already', async () => {
  const { router } = await renderInShell(link);
  fireEvent.click(screen.getByRole('link'));
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/help'));
  expect(router.state.historyAction).toBe('PUSH');
  fireEvent.click(screen.getByRole('link'));
  await vi.waitFor(() => expect(router.state.historyAction).toBe('REPLACE'));
});

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'a click with %s stays the browser’s',
  async (key) => {
    const { router } = await renderInShell(link);
    const before = router.state.location;
    // True: nobody prevented what the browser does.
    expect(fireEvent.click(screen.getByRole('link'), { [key]: true })).toBe(true);
    expect(router.state.location).toBe(before);
  },
);

it('a change of page draws no link of the frame again', async () => {
  const { router } = await renderInShell(link);
  draws.mockClear();
  await act(() => router.navigate('/dashboard'));
  expect(router.state.location.pathname).toBe('/dashboard');
  expect(draws).not.toHaveBeenCalled();
});
