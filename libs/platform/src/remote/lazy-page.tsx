import { lazy, useState, type ComponentType } from 'react';
import { useMount } from './context.ts';
import type { MountContext } from './mount-context.ts';

/** A page of an app, or a part of one, whose code comes when it is wanted. */
export interface LazyPage<Props extends object = object> {
  readonly Page: ComponentType<Props>;
  /** Loads the code ahead. Rejects when it can't be had; the page then says so again. */
  readonly load: () => Promise<void>;
  /** Loads it ahead when somebody points at the way to it. What can't be had then, the page asks for again. */
  readonly prepare: () => void;
}

/**
 * React's `lazy`, but what was loaded ahead is drawn at once. `lazy` waits for its code at its first drawing even where
 * it is there, and a change of address within an app doesn't wait with it: what stood there gave way to the fallback,
 * which React shows for 300 ms at least. And `lazy` keeps a failure for ever: here who tries again, which mounts the app
 * anew, asks for the code anew.
 */
export function lazyPage<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPage<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const read = async () => {
    const module = await load();
    Loaded = module.default;
    return module;
  };
  const ofMounts = new WeakMap<MountContext, ComponentType<Props>>();
  function ofMount(mount: MountContext): ComponentType<Props> {
    const Lazy = ofMounts.get(mount) ?? (lazy(read) as unknown as ComponentType<Props>);
    ofMounts.set(mount, Lazy);
    return Lazy;
  }
  function Page(props: Props) {
    const mount = useMount();
    // The same for as long as it is mounted: another component would lose what is typed in it.
    const [Shown] = useState(() => Loaded ?? ofMount(mount));
    return <Shown {...props} />;
  }
  return {
    Page,
    load: async () => void (await read()),
    prepare: () => void read().catch(() => undefined),
  };
}
