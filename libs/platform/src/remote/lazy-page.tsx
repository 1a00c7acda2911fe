import { lazy, useState, type ComponentType } from 'react';

/** A page of an app, or a part of one, whose code comes when it is wanted. */
export interface LazyPage {
  readonly Page: ComponentType;
  /** Loads the code ahead. Rejects when it can't be had; the page then says so again. */
  readonly load: () => Promise<void>;
  /** Loads it ahead when somebody points at the way to it. What can't be had then, the page asks for again. */
  readonly prepare: () => void;
}

/**
 * React's `lazy`, but what was loaded ahead is drawn at once. `lazy` waits for its code at its first drawing even where
 * it is there, and a change of address within an app doesn't wait with it: what stood there gave way to the fallback,
 * which React shows for 300 ms at least.
 */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let Loaded: ComponentType | undefined;
  const read = async () => {
    const module = await load();
    Loaded = module.default;
    return module;
  };
  const Lazy = lazy(read);
  function Page() {
    // The same for as long as it is mounted: another component would lose what is typed in it.
    const [Shown] = useState(() => Loaded ?? Lazy);
    return <Shown />;
  }
  return {
    Page,
    load: async () => void (await read()),
    prepare: () => void read().catch(() => undefined),
  };
}
