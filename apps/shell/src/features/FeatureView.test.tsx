import { PlatformError, type Scope } from '@nafas/platform';
import { defineRemote } from '@nafas/platform/remote';
import { fakePlatform } from '@nafas/platform/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RuntimeContext } from '../runtime/runtime-context.ts';
import type { LoadFeature } from '../loader/load-feature.ts';
import { fakeRemote } from '../testing/fake-remote.tsx';
import { createRegistry, createVersion } from '../testing/registry-records.ts';
import { testRuntime, type TestRuntime } from '../testing/test-runtime.ts';
import { FeatureView } from './FeatureView.tsx';
import type { View } from './mount-view.ts';

const load = vi.fn<LoadFeature>();
let i18n: i18n;

const createView = (id: string, app = 'goals'): View => ({
  version: createVersion(app),
  kind: 'slot',
  id,
});
const createPlatformFor = (userId: string) => {
  const ending = new AbortController();
  const scope: Scope = { mode: 'real', userId, signal: ending.signal };
  return fakePlatform({ scope }).platform;
};
const title = { en: 'Your goals', ar: 'أهدافك' };
let shell: TestRuntime;
const ui = (view: View, platform = fakePlatform().platform) => (
  <RuntimeContext value={shell.runtime}>
    <I18nextProvider i18n={i18n}>
      <FeatureView view={view} platform={platform} title={title} size="main" />
    </I18nextProvider>
  </RuntimeContext>
);
const away = () => screen.findByText('Your goals is out of reach');
const skeleton = () => screen.queryByRole('status', { name: /^Loading/ });
const refused = new PlatformError('NF120', 'other bytes', { app: 'goals' });
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** The view is there, in place of its skeleton. */
const shown = (text: string) =>
  vi.waitFor(() => expect(screen.getByText(text).closest('[data-state="mounted"]')).not.toBeNull());

beforeEach(async () => {
  shell = testRuntime({ parts: { loadFeature: load } });
  i18n = await shell.runtime.i18n();
  load.mockReset().mockResolvedValue(fakeRemote);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('a view in its place', () => {
  it('is a skeleton first, then the view', async () => {
    render(ui(createView('tile')));
    expect(skeleton()).not.toBeNull();
    await shown('slot tile of demo');
    expect(skeleton()).toBeNull();
  });

  it('is not hidden while it is drawn: what it measures then is how it will stand', async () => {
    const measured: boolean[] = [];
    load.mockResolvedValue(
      defineRemote({
        messages: () => Promise.resolve({ default: {} }),
        slots: {
          tile: () =>
            Promise.resolve({
              default: () => (
                <p ref={(p) => void (p && measured.push(p.closest('[hidden]') === null))}>list</p>
              ),
            }),
        },
      }),
    );
    render(ui(createView('tile')));
    await shown('list');
    expect(measured[0]).toBe(true);
  });

  it('is a card that names it when it can not be loaded, and Try Again loads it (PLATFORM-007, PLATFORM-014)', async () => {
    load.mockRejectedValueOnce(refused);
    render(ui(createView('tile')));
    await away();
    expect(screen.getByText(/NF120/)).toBeDefined();
    expect(skeleton()).toBeNull();
    await click('Try Again');
    await shown('slot tile of demo');
    expect(screen.queryByText(/NF120/)).toBeNull();
  });

  it('is that card too when it breaks down while in use, and comes back (PLATFORM-007, PLATFORM-010)', async () => {
    render(ui(createView('tile')));
    await shown('slot tile of demo');
    await click('break down');
    await away();
    expect(
      await screen.findByText('An error occurred. If you write to us, mention NF160.'),
    ).toBeDefined();
    await click('Try Again');
    await shown('slot tile of demo');
  });

  it.each([
    ['NF110', 'online', 'Connection error.'],
    ['NF111', 'online', 'No answer in time.'],
    ['NF111', 'offline', 'You are offline.'],
  ] as const)(
    'says what %s means to people when the device is %s (PLATFORM-012)',
    async (code, network, words) => {
      dispatchEvent(new Event(network));
      load.mockRejectedValueOnce(new PlatformError(code, 'x', { app: 'goals' }));
      render(ui(createView('tile')));
      expect(
        await screen.findByText(`${words} If you write to us, mention ${code}.`),
      ).toBeDefined();
      dispatchEvent(new Event('online'));
    },
  );

  it.each([
    ['broken', 'NF150'],
    ['not-there', 'NF150'],
    ['missing', 'NF143'],
  ])('says the number of what happened to "%s"', async (id, code) => {
    render(ui(createView(id)));
    await away();
    expect(screen.getByText(new RegExp(code))).toBeDefined();
  });

  it('is taken away with its component', async () => {
    const { container, unmount } = render(ui(createView('tile')));
    await shown('slot tile of demo');
    const target = container.querySelector('[data-feature] > div:last-child > div');
    unmount();
    await vi.waitFor(() => expect(target?.innerHTML).toBe(''));
  });
});

describe('a view whose version fails', () => {
  const old = {
    ...createVersion('goals'),
    metadata: { ...createVersion('goals').metadata, version: '0.9.0' },
  };
  const current = createVersion('goals', {}, { fallbackUrl: old.url });
  const view: View = { version: current, kind: 'slot', id: 'tile' };
  const versionShown = (within: HTMLElement) =>
    within.querySelector('[data-feature]')?.getAttribute('data-version');

  it('is shown in the version that the registry names instead, and the failure is reported', async () => {
    shell.stores.registry.set({
      status: 'ready',
      registry: { ...createRegistry(), apps: { 'nafas/goals': [current, old] } },
    });
    load.mockRejectedValueOnce(refused);
    const { container } = render(ui(view));
    await shown('slot tile of demo');
    expect(versionShown(container)).toBe('0.9.0');
    expect(screen.queryByText(/NF120/)).toBeNull();
    expect(console.error).toHaveBeenCalledWith('[nafas] NF120 goals integrity', refused);
  });

  it('is shown in the version that last mounted well here, whatever went wrong with the new one', async () => {
    const { unmount } = render(ui({ ...view, version: old }));
    await shown('slot tile of demo');
    unmount();
    load.mockResolvedValueOnce({ contract: 1, slots: {}, actions: {} });
    const { container } = render(ui(view));
    await shown('slot tile of demo');
    expect(versionShown(container)).toBe('0.9.0');
  });
});

describe('what follows in the same place', () => {
  it("starts with nothing of the last feature's failure", async () => {
    load.mockRejectedValueOnce(refused);
    const { rerender } = render(ui(createView('tile')));
    await away();
    load.mockReturnValueOnce(new Promise(() => undefined));
    rerender(ui(createView('second', 'notes')));
    await vi.waitFor(() => expect(skeleton()).not.toBeNull());
    expect(screen.queryByText(/out of reach/)).toBeNull();
  });

  it('shows the next feature, not the last one', async () => {
    const platform = createPlatformFor('a');
    const { rerender } = render(ui(createView('tile'), platform));
    await shown('slot tile of a');
    rerender(ui(createView('second', 'notes'), platform));
    await shown('slot second of a');
    expect(screen.queryByText('slot tile of a')).toBeNull();
  });

  it('is mounted anew for another person, and nothing of the one before stays', async () => {
    const view = createView('tile');
    const { rerender, container } = render(ui(view, createPlatformFor('a')));
    await shown('slot tile of a');
    rerender(ui(view, createPlatformFor('b')));
    await shown('slot tile of b');
    expect(container.textContent).not.toContain('of a');
  });
});
