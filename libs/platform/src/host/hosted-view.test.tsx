import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { defineRemote } from '../remote/define-remote.tsx';
import { fakePlatform } from '../testing/fake-platform.ts';
import { hostedView, type HostedViewOptions } from './hosted-view.ts';

const remote = defineRemote({
  messages: () => Promise.resolve({ default: {} }),
  page: () => Promise.resolve({ default: () => <p>a page</p> }),
  slots: { tile: () => Promise.resolve({ default: () => <p>a tile</p> }) },
});
afterEach(() => document.body.replaceChildren());

const host = (options: Partial<HostedViewOptions> = {}) =>
  hostedView({
    app: 'tiny',
    load: () => Promise.resolve({ default: remote }),
    view: { kind: 'page' },
    basename: '/tiny',
    platform: fakePlatform().platform,
    element: () => document.body,
    ...options,
  });

it('mounts a view, takes it away without a trace, and mounts it again', async () => {
  const load = vi.fn(() => Promise.resolve(remote));
  const view = host({ load });
  await view.bootstrap();
  for (let round = 0; round < 2; round += 1) {
    await view.mount();
    expect(await screen.findByText('a page')).toBeTruthy();
    await view.unmount();
    await waitFor(() => expect(document.body.childElementCount).toBe(0));
  }
  expect(load).toHaveBeenCalledOnce();
});

it('mounts a slot, without being told to load it first', async () => {
  const view = host({ view: { kind: 'slot', id: 'tile' } });
  await view.mount();
  expect(await screen.findByText('a tile')).toBeTruthy();
  await view.unmount();
});

it('refuses by number what is no module, and a view that is not there; loading is tried again', async () => {
  const load = vi.fn<() => Promise<unknown>>(() => Promise.resolve({ default: {} }));
  const view = host({ load });
  await expect(view.bootstrap()).rejects.toMatchObject({ code: 'NF140', app: 'tiny' });
  load.mockResolvedValue(remote);
  await view.bootstrap();
  const none = host({ view: { kind: 'slot', id: 'none' } });
  await expect(none.mount()).rejects.toMatchObject({ code: 'NF143' });
});

it('reports what a view throws', async () => {
  const broken = defineRemote({
    messages: () => Promise.resolve({ default: {} }),
    page: () =>
      Promise.resolve({
        default: () => {
          throw new Error('broken');
        },
      }),
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { platform, calls } = fakePlatform();
  const view = host({ platform, load: () => Promise.resolve(broken) });
  await view.mount();
  await waitFor(() => expect(calls.reported).toHaveLength(1));
  await view.unmount();
});
