import type { ActionArgument } from '../contract/action-argument.ts';
import type { PlatformV1 } from '../contract/platform.ts';
import type { Store } from '../contract/store.ts';
import type { PlatformLocation } from '../contract/values.ts';

/** The view that is mounted, and its place. Stable for the life of the mount. */
export interface MountContext {
  readonly kind: 'page' | 'slot' | 'action';
  /** The slot's or action's id; the feature's id for a page. */
  readonly id: string;
  readonly basename: string;
  /**
   * The address. A page is not told of one that leads to another app: it would draw itself anew for an address that is not
   * its own, just before it goes. Default: `platform.location`. Since contract 2.7.
   */
  readonly location?: Store<PlatformLocation> | undefined;
  /** The argument of an action, checked against its feature's declaration. Since contract 2.0. */
  readonly argument?: ActionArgument | undefined;
  /** Takes the view away; an action calls it when it is done. */
  close(): void;
  /** Called by the root's boundary when the view threw: the shell puts the card for it in its place. */
  onFault(error: unknown): void;
  /**
   * Called by a page that has nothing at this path below one of its routes: the shell says so in its place, with its own
   * words and a way on. Since contract 2.9.
   */
  readonly onNotFound?: ((pathname: string) => void) | undefined;
}

/** What a host hands to a view when it mounts it. */
export interface RemoteProps {
  readonly platform: PlatformV1;
  readonly mount: MountContext;
}
