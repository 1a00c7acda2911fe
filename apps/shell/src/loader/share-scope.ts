import { SHARED_MODULES, type SharedModule } from './shared-modules.ts';

/** A module of a share scope, as containers of Module Federation read it. */
interface Offered {
  readonly get: () => (() => unknown) | Promise<() => unknown>;
  readonly from: string;
  /** With `loaded`: a copy of the same version that an app brings does not take this one's place. */
  readonly eager: true;
  loaded: 1;
}

/** Package, then version, then how to get it. */
export type ShareScope = Record<string, Record<string, Offered>>;

function offer(shared: SharedModule): Offered {
  const get =
    'module' in shared
      ? () => () => shared.module
      : () => shared.load().then((module) => () => module);
  return { get, from: 'nafas_shell', eager: true, loaded: 1 };
}

/** A share scope for one container: what that one brings along, no other app gets to run. */
export function createShareScope(): ShareScope {
  return Object.fromEntries(
    Object.entries(SHARED_MODULES).map(([name, shared]) => [
      name,
      { [shared.version]: offer(shared) },
    ]),
  );
}
