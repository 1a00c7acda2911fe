import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { appI18n } from '../i18n/app-i18n.ts';
import { fakePlatform } from '../testing/fake-platform.ts';
import { lazyPage } from './lazy-page.tsx';
import { RemoteRoot } from './RemoteRoot.tsx';

afterEach(cleanup);

function Content() {
  return <input aria-label="content" />;
}

/** Mounts an app with the page, as the shell does. */
async function mount(Page: ComponentType) {
  const { platform } = fakePlatform();
  const i18n = await appI18n(platform, async () => ({ default: {} }));
  const onFault = vi.fn();
  const remote = {
    platform,
    mount: { kind: 'page', id: 'app', basename: '/', close: () => undefined, onFault } as const,
  };
  const View = () => (
    <Suspense fallback="waiting">
      <Page />
    </Suspense>
  );
  const root = () => <RemoteRoot remote={remote} i18n={i18n} View={View} />;
  const { container, rerender } = render(root());
  return { onFault, container, rerender: () => rerender(root()) };
}

it('what was loaded ahead stands at its first drawing', async () => {
  const { Page, load } = lazyPage(async () => ({ default: Content }));
  await load();
  const { container } = await mount(Page);
  expect(container.textContent).not.toContain('waiting');
  expect(screen.getByLabelText('content')).toBeTruthy();
});

it('what was not waits for its code, and keeps what is typed when it is loaded once more', async () => {
  const { Page, load } = lazyPage(async () => ({ default: Content }));
  const { container, rerender } = await mount(Page);
  expect(container.textContent).toBe('waiting');
  const input = await screen.findByLabelText<HTMLInputElement>('content');
  input.value = 'typed';
  await act(load);
  rerender();
  expect(screen.getByLabelText<HTMLInputElement>('content')).toBe(input);
});

/** Loads its code but for the first so many times. */
const lost = (times: number) => {
  const load = vi.fn(async () => ({ default: Content }));
  for (let time = 0; time < times; time += 1) load.mockRejectedValueOnce(new Error('no network'));
  return load;
};

it('code that could not be had ahead is asked for again', async () => {
  const { Page, load, prepare } = lazyPage(lost(2));
  prepare();
  await expect(load()).rejects.toThrow('no network');
  const { onFault } = await mount(Page);
  expect(await screen.findByLabelText('content')).toBeTruthy();
  expect(onFault).not.toHaveBeenCalled();
});

it('a page whose code is lost says so once, and asks for it anew when the app is mounted anew', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = lost(1);
  const { Page } = lazyPage(load);
  const { onFault } = await mount(Page);
  await waitFor(() => expect(onFault).toHaveBeenCalledTimes(1));
  expect(load).toHaveBeenCalledTimes(1);
  cleanup();
  const again = await mount(Page);
  expect(await screen.findByLabelText('content')).toBeTruthy();
  expect(again.onFault).not.toHaveBeenCalled();
});
