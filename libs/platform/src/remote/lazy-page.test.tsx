import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyPage } from './lazy-page.tsx';

afterEach(cleanup);

function Content() {
  return <input aria-label="content" />;
}

const shown = (Page: React.ComponentType) => (
  <Suspense fallback="waiting">
    <Page />
  </Suspense>
);

it('what was loaded ahead stands at its first drawing', async () => {
  const { Page, load } = lazyPage(async () => ({ default: Content }));
  await load();
  const { container } = render(shown(Page));
  expect(container.textContent).not.toContain('waiting');
  expect(screen.getByLabelText('content')).toBeTruthy();
});

it('what was not waits for its code, and keeps what is typed when it is loaded once more', async () => {
  const loadContent = vi.fn(async () => ({ default: Content }));
  const { Page, load } = lazyPage(loadContent);
  const { container, rerender } = render(shown(Page));
  expect(container.textContent).toBe('waiting');
  const input = await screen.findByLabelText<HTMLInputElement>('content');
  input.value = 'typed';
  await act(load);
  rerender(shown(Page));
  expect(screen.getByLabelText<HTMLInputElement>('content')).toBe(input);
});

it('code that could not be had ahead is asked for again', async () => {
  const loadContent = vi
    .fn<() => Promise<{ default: React.ComponentType }>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue({ default: Content });
  const { Page, load, prepare } = lazyPage(loadContent);
  prepare();
  await expect(load()).rejects.toThrow('no network');
  render(shown(Page));
  expect(await screen.findByLabelText('content')).toBeTruthy();
});
