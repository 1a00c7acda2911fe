import { PlatformError, type PlatformV1 } from '@nafas/platform';
import { defineRemote, useMount, type MountContext } from '@nafas/platform/remote';
import { fakePlatform } from '@nafas/platform/testing';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadFeature } from '../loader/load-feature.ts';
import { Notices } from '../notices/Notices.tsx';
import { notices } from '../notices/notices.ts';
import { fakeRemote } from '../testing/fake-remote.tsx';
import { registryOf, versionOf } from '../testing/registry-records.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { ActionHost } from './ActionHost.tsx';
import { closeAction, openAction, requestedAction } from './open-action.ts';

vi.mock('../loader/load-feature.ts', () => ({ loadFeature: vi.fn() }));
const load = vi.mocked(loadFeature);

const analysis = versionOf('analysis', {
  actions: [
    {
      id: 'new',
      title: { en: 'New Analysis', ar: 'تحليل جديد' },
      icon: 'plus',
      order: 1,
      placement: 'primary',
    },
  ],
});
const host = (platform: PlatformV1 = fakePlatform().platform) =>
  renderInShell(
    <>
      <ActionHost />
      <Notices />
    </>,
    { registry: registryOf(analysis), platform },
  );
const open = (id: string) => act(() => openAction(id));
const shown = () => screen.findByText('action new of demo');

beforeEach(() => {
  load.mockReset().mockResolvedValue(fakeRemote);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  closeAction();
  notices.set([]);
  vi.restoreAllMocks();
});

describe('an action', () => {
  it('is mounted when it is asked for, and gone when it closes itself', async () => {
    await host();
    expect(load).not.toHaveBeenCalled();
    open('analysis.new');
    await shown();
    await userEvent.click(screen.getByRole('button', { name: 'close' }));
    expect(requestedAction.get()).toBeNull();
    expect(screen.queryByText('action new of demo')).toBeNull();
  });

  it('can be opened again', async () => {
    await host();
    open('analysis.new');
    await shown();
    act(closeAction);
    open('analysis.new');
    await shown();
  });

  it('that nobody has is answered with a notice', async () => {
    await host();
    open('analysis.unknown');
    expect(await screen.findByText('That is not available right now.')).toBeDefined();
    expect(requestedAction.get()).toBeNull();
    expect(load).not.toHaveBeenCalled();
  });

  it('that can not be loaded leaves a notice, and Try Again opens it', async () => {
    load.mockRejectedValueOnce(new PlatformError('NF120', 'other bytes', { app: 'analysis' }));
    await host();
    open('analysis.new');
    expect(await screen.findByText('New Analysis is out of reach')).toBeDefined();
    expect(requestedAction.get()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await shown();
  });

  it('waits until the registry is there', async () => {
    const { stores } = await renderInShell(<ActionHost />, { platform: fakePlatform().platform });
    open('analysis.new');
    expect(load).not.toHaveBeenCalled();
    act(() => stores.registry.set({ status: 'ready', registry: registryOf(analysis) }));
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
    expect(requestedAction.get()).toBeNull();
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
    act(closeAction);
    open('analysis.new');
    await vi.waitFor(() => expect(mounts.size).toBe(2));
    const [first, second] = mounts;
    act(() => first?.close());
    expect(requestedAction.get()).not.toBeNull();
    act(() => second?.close());
    expect(requestedAction.get()).toBeNull();
  });
});
