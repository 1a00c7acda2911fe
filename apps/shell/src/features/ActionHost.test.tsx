import { PlatformError, type ActionArgument, type PlatformV1 } from '@nafas/platform';
import { defineRemote, useArgument, useMount, type MountContext } from '@nafas/platform/remote';
import { fakePlatform } from '@nafas/platform/testing';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoadFeature } from '../loader/load-feature.ts';
import { Notices } from '../screens/notices/Notices.tsx';
import { fakeRemote } from '../testing/fake-remote.tsx';
import { createRegistry, createVersion } from '../testing/registry-records.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import type { TestRuntimeOptions } from '../testing/test-runtime.ts';
import { ActionHost } from './ActionHost.tsx';
import type { Actions } from '../runtime/actions.ts';

const load = vi.fn<LoadFeature>();
const parts = { loadFeature: load };
let actions: Actions;

const EDIT = { id: { type: 'string', format: 'uuid' } } as const;
const analysis = createVersion('analysis', {
  actions: [
    {
      id: 'new',
      title: { en: 'New Analysis', ar: 'تحليل جديد' },
      icon: 'plus',
      order: 1,
      placement: 'primary',
    },
    {
      id: 'edit',
      title: { en: 'Edit' },
      icon: 'plus',
      order: 2,
      placement: 'none',
      argument: EDIT,
    },
  ],
});
const ID = '7b0c4a52-2f67-4f0e-9a53-3a1f6c1f9a10';
function Edit() {
  return <p>{`edit ${useArgument<typeof EDIT>()?.id}`}</p>;
}
const withEdit = defineRemote({
  messages: () => Promise.resolve({ default: {} }),
  actions: { edit: () => Promise.resolve({ default: Edit }) },
});
async function host(
  platform: PlatformV1 = fakePlatform().platform,
  registry: TestRuntimeOptions['registry'] = createRegistry(analysis),
) {
  const ui = (
    <>
      <ActionHost />
      <Notices />
    </>
  );
  const rendered = await renderInShell(ui, { registry, platform, parts });
  actions = rendered.runtime.actions;
  return rendered;
}
const open = (id: string, argument?: ActionArgument) => act(() => actions.open(id, argument));
const shown = () => screen.findByText('action new of demo');

beforeEach(() => {
  load.mockReset().mockResolvedValue(fakeRemote);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('an action', () => {
  it('is mounted when it is asked for, and gone when it closes itself', async () => {
    await host();
    expect(load).not.toHaveBeenCalled();
    open('analysis.new');
    await shown();
    await userEvent.click(screen.getByRole('button', { name: 'close' }));
    expect(actions.requested.get()).toBeNull();
    expect(screen.queryByText('action new of demo')).toBeNull();
  });

  it('can be opened again', async () => {
    await host();
    open('analysis.new');
    await shown();
    act(actions.close);
    open('analysis.new');
    expect(await shown()).toBeDefined();
  });

  it('that nobody has is answered with a notice', async () => {
    await host();
    open('analysis.unknown');
    expect(await screen.findByText('That is not available right now.')).toBeDefined();
    expect(actions.requested.get()).toBeNull();
    expect(load).not.toHaveBeenCalled();
  });

  it('gets what it was opened with', async () => {
    await host();
    load.mockResolvedValue(withEdit);
    open('analysis.edit', { id: ID });
    expect(await screen.findByText(`edit ${ID}`)).toBeDefined();
  });

  it.each([
    ['edit', { id: 'not an id' }],
    ['edit', undefined],
    ['new', { id: ID }],
  ])('is not opened with what it does not take: %s with %j (NF144)', async (id, argument) => {
    await host();
    open(`analysis.${id}`, argument as never);
    expect(await screen.findByText('That is not available right now.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    expect(actions.requested.get()).toBeNull();
    expect(load).not.toHaveBeenCalled();
    expect(vi.mocked(console.error).mock.calls.map(([line]) => line)).toContain(
      '[nafas] NF144 analysis contract',
    );
  });

  it('that can not be loaded leaves a notice, and Try Again opens it', async () => {
    load.mockRejectedValueOnce(new PlatformError('NF120', 'other bytes', { app: 'analysis' }));
    await host();
    open('analysis.new');
    expect(await screen.findByText('New Analysis is out of reach')).toBeDefined();
    expect(actions.requested.get()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await shown();
  });

  it('waits until the registry is there', async () => {
    const { stores } = await host(fakePlatform().platform, { status: 'loading' });
    open('analysis.new');
    expect(load).not.toHaveBeenCalled();
    act(() => stores.registry.set({ status: 'ready', registry: createRegistry(analysis) }));
    await shown();
  });
});

describe('an action of the past', () => {
  it('does not outlive its scope', async () => {
    const { platform, endScope } = fakePlatform();
    await host(platform);
    open('analysis.new');
    await shown();
    act(endScope);
    expect(actions.requested.get()).toBeNull();
    expect(screen.queryByText('action new of demo')).toBeNull();
  });

  it('can not close what was opened since, e.g. by a timer', async () => {
    const mounts = new Set<MountContext>();
    const View = () => {
      mounts.add(useMount());
      return null;
    };
    load.mockResolvedValue(
      defineRemote({
        messages: () => Promise.resolve({ default: {} }),
        actions: { new: () => Promise.resolve({ default: View }) },
      }),
    );
    await host();
    open('analysis.new');
    await vi.waitFor(() => expect(mounts.size).toBe(1));
    act(actions.close);
    open('analysis.new');
    await vi.waitFor(() => expect(mounts.size).toBe(2));
    const [first, second] = mounts;
    act(() => first?.close());
    expect(actions.requested.get()).not.toBeNull();
    act(() => second?.close());
    expect(actions.requested.get()).toBeNull();
  });
});
