import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakePlatform } from '../testing/fake-platform.ts';
import { useMount, usePlatform } from './context.ts';
import { defineRemote } from './define-remote.tsx';
import type { MountContext } from './mount-context.ts';
import { isRemoteModule } from './remote-module.ts';

type Lifecycle = (props: object) => Promise<unknown>;

const messages = () => Promise.resolve({ default: { hello: 'Hello' } });
const element = document.createElement('div');
document.body.append(element);

function Greeting() {
  const { t } = useTranslation();
  const { id } = useMount();
  return <p>{`${t('hello' as never)} ${id} ${usePlatform().scope.mode}`}</p>;
}

function Broken(): never {
  throw new Error('broken view');
}

function setUp(View: ComponentType) {
  const remote = defineRemote({
    messages,
    slots: { tile: () => Promise.resolve({ default: View }) },
  });
  const onFault = vi.fn();
  const mount: MountContext = { kind: 'slot', id: 'tile', basename: '/', close: vi.fn(), onFault };
  const { platform } = fakePlatform();
  const props = { name: 'parcel', domElement: element, platform, mount };
  const lifecycles = remote.slots['tile']?.() as Record<
    'bootstrap' | 'mount' | 'unmount',
    Lifecycle
  >;
  return { onFault, run: (phase: keyof typeof lifecycles) => lifecycles[phase](props) };
}

afterEach(() => vi.restoreAllMocks());

describe('defineRemote', () => {
  it('makes a module of the contract', () => {
    expect(isRemoteModule(defineRemote({ messages }))).toBe(true);
    expect(isRemoteModule({ contract: 1, slots: {}, actions: {} })).toBe(true);
    expect(isRemoteModule({ contract: 3, slots: {}, actions: {} })).toBe(false);
    expect(isRemoteModule({ contract: 2, slots: { a: 'not a function' }, actions: {} })).toBe(
      false,
    );
    expect(isRemoteModule(null)).toBe(false);
  });

  it('prepares a view: its code and its texts are loaded, nothing is mounted', async () => {
    const page = vi.fn(() => Promise.resolve({ default: Greeting }));
    const tile = vi.fn(() => Promise.resolve({ default: Greeting }));
    const texts = vi.fn(messages);
    const remote = defineRemote({ messages: texts, page, slots: { tile } });
    const { platform, stores } = fakePlatform();
    stores.language.set('ar');
    await remote.prepare?.({ kind: 'slot', id: 'tile' }, platform);
    expect([page, tile, texts].map(({ mock }) => mock.calls)).toEqual([[], [[]], [['ar']]]);
    // The texts are ready: they are not asked for again under this platform.
    await remote.prepare?.({ kind: 'page' }, platform);
    expect(page).toHaveBeenCalledTimes(1);
    expect(texts).toHaveBeenCalledTimes(1);
    expect(element.textContent).toBe('');
  });

  it('prepares the page at an address, where an app has several', async () => {
    const inner = vi.fn((pathname: string) => Promise.resolve(pathname));
    const page = () => Promise.resolve({ default: Greeting, prepare: inner });
    const remote = defineRemote({ messages, page });
    const { platform } = fakePlatform();
    // A host of contract 2.5 names no address.
    await remote.prepare?.({ kind: 'page' }, platform);
    expect(inner).not.toHaveBeenCalled();
    await remote.prepare?.({ kind: 'page', pathname: '/goals/new' }, platform);
    expect(inner).toHaveBeenCalledWith('/goals/new');
  });

  it('loads its search when it is asked for one', async () => {
    const search = vi.fn(() => Promise.resolve([{ id: '1', title: 'A', address: '/a' }]));
    const load = vi.fn(() => Promise.resolve({ default: search }));
    const remote = defineRemote({ messages, search: load });
    expect(load).not.toHaveBeenCalled();
    const { platform } = fakePlatform();
    expect(await remote.search?.(platform, 'walk')).toHaveLength(1);
    expect(search).toHaveBeenCalledWith(platform, 'walk');
    expect(defineRemote({ messages }).search).toBeUndefined();
  });

  it('mounts a view with platform, mount and texts, and takes it away', async () => {
    const { run } = setUp(Greeting);
    await run('bootstrap');
    await run('mount');
    await vi.waitFor(() => expect(element.textContent).toBe('Hello tile demo'));
    await run('unmount');
    expect(element.textContent).toBe('');
  });

  it('tells the shell when a view throws, and shows nothing of it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { run, onFault } = setUp(Broken);
    await run('bootstrap');
    await run('mount');
    await vi.waitFor(() => expect(onFault).toHaveBeenCalled());
    expect(onFault).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken view' }));
    expect(element.textContent).toBe('');
    await run('unmount');
  });
});
