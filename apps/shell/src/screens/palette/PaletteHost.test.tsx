import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { Notices } from '../notices/Notices.tsx';
import { PaletteHost } from './PaletteHost.tsx';
import { SearchBox } from './SearchBox.tsx';
import { loadPaletteTexts } from './texts.ts';
import type * as Texts from './texts.ts';

vi.mock('./texts.ts', async (original) => {
  const module = await original<typeof Texts>();
  return { ...module, loadPaletteTexts: vi.fn(module.loadPaletteTexts) };
});

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

it('says that it did not load, and is tried again by the next press', async () => {
  vi.mocked(loadPaletteTexts).mockRejectedValueOnce(new Error('no network'));
  const { runtime } = await renderInShell(
    <>
      <SearchBox />
      <PaletteHost />
      <Notices />
    </>,
  );
  const search = screen.getByRole('button', { name: 'Search Nafas' });
  await userEvent.click(search);
  await screen.findByText('That is not available right now.');
  expect(runtime.isPaletteOpen.get()).toBe(false);
  expect(screen.queryByRole('combobox')).toBeNull();
  await userEvent.click(search);
  await screen.findByRole('combobox');
});
