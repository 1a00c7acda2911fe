import type { Search } from '../contract/search.ts';
import type { PlatformV1 } from '../contract/platform.ts';

export type { MountContext, RemoteProps } from './mount-context.ts';
/** single-spa's lifecycles, as single-spa-react makes them. */
export interface Lifecycles {
  bootstrap: unknown;
  mount: unknown;
  unmount: unknown;
}

/**
 * Which view of a feature app: `id` is the one of the slot or action; a page has none, but may be named with the address
 * that it is wanted at (since contract 2.6).
 */
export type ViewName =
  | { readonly kind: 'page'; readonly pathname?: string }
  | { readonly kind: 'slot' | 'action'; readonly id: string };

/** The exposed module of a feature app. `contract` is the major version of the contract it was built for. */
export interface RemoteModule {
  readonly contract: 1 | 2;
  readonly page?: () => Lifecycles;
  /**
   * Loads and runs the code of a view and makes its texts ready ahead of its first mount under this platform, e.g. when
   * somebody points at the way to it. Mounts nothing. Rejects when something can't be loaded; the mount then says so again.
   */
  readonly prepare?: (view: ViewName, platform: PlatformV1) => Promise<void>;
  /** Looks through what the person has in this app, for the command palette. Since contract 1.2. */
  readonly search?: Search;
  readonly slots: Readonly<Record<string, () => Lifecycles>>;
  readonly actions: Readonly<Record<string, () => Lifecycles>>;
}

/** Whether something loaded from an entry is a module of a contract that is kept. */
export function isRemoteModule(value: unknown): value is RemoteModule {
  if (typeof value !== 'object' || value === null) return false;
  const { contract, page, prepare, search, slots, actions } = value as Partial<
    Record<keyof RemoteModule, unknown>
  >;
  return (
    (contract === 1 || contract === 2) &&
    [page, prepare, search].every((make) => make === undefined || typeof make === 'function') &&
    [slots, actions].every(
      (views) =>
        typeof views === 'object' &&
        views !== null &&
        Object.values(views).every((make) => typeof make === 'function'),
    )
  );
}
