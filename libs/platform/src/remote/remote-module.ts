export type { MountContext, RemoteProps } from './mount-context.ts';
/** single-spa's lifecycles, as single-spa-react makes them. */
export interface Lifecycles {
  bootstrap: unknown;
  mount: unknown;
  unmount: unknown;
}

/** What the exposed module of a feature app holds. `contract` changes only with a breaking change. */
export interface RemoteModule {
  readonly contract: 1;
  readonly page?: () => Lifecycles;
  readonly slots: Readonly<Record<string, () => Lifecycles>>;
  readonly actions: Readonly<Record<string, () => Lifecycles>>;
}

/** Whether something loaded from an entry is a module of this contract. */
export function isRemoteModule(value: unknown): value is RemoteModule {
  if (typeof value !== 'object' || value === null) return false;
  const { contract, page, slots, actions } = value as Partial<Record<keyof RemoteModule, unknown>>;
  return (
    contract === 1 &&
    (page === undefined || typeof page === 'function') &&
    [slots, actions].every(
      (views) =>
        typeof views === 'object' &&
        views !== null &&
        Object.values(views).every((make) => typeof make === 'function'),
    )
  );
}
