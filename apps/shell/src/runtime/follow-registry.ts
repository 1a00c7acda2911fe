import type { PlatformError } from '@nafas/platform';
import type { ParsedRegistry } from '@nafas/platform/registry';
import { changedApps, reuseUnchanged } from '../loader/newer-registry.ts';
import { routeFor } from '../loader/registry-view.ts';

type Read = ParsedRegistry & { readonly stale: PlatformError | null };

export interface FollowParts<R extends Read> {
  /** The registry in use; null before it is there. */
  current(): R | null;
  take(registry: R): void;
  read(): Promise<R>;
  /** Whether a view of an app, by its name in the registry, is on screen. */
  isMounted(name: string): boolean;
  /** Asks whether to take new versions of apps that are on screen. */
  offer(names: readonly string[], take: () => void): void;
  now(): number;
}

/** Between two readings, in ms; a page that becomes visible again and again asks no oftener. */
export const MIN_INTERVAL_MS = 30_000;

/**
 * Reads the registry again while a page is open. A new version of an app is taken at the next navigation; of the one
 * whose page stays on screen it is offered, since it would lose what is being done there.
 */
export function followRegistry<R extends Read>(parts: FollowParts<R>) {
  let waiting: R | null = null;
  let offered = '';
  let last = parts.now();

  function takeWaiting(isLeft: (name: string) => boolean): void {
    const known = parts.current();
    if (!known || !waiting) return;
    const next = reuseUnchanged(known, waiting, isLeft);
    if (changedApps(next, waiting).length === 0) waiting = null;
    if (changedApps(known, next).length > 0) parts.take(next);
  }

  const getOwner = (pathname: string) => {
    const known = parts.current();
    const id = known && routeFor(known, pathname)?.version.extras.feature.id;
    return Object.entries(known?.apps ?? {}).find(
      ([, versions]) => versions[0]?.extras.feature.id === id,
    )?.[0];
  };

  async function check(): Promise<void> {
    last = parts.now();
    const read = await parts.read();
    const known = parts.current();
    // A registry that this device kept is no news.
    if (!known || read.stale) return;
    const changed = changedApps(known, read);
    waiting = changed.length > 0 ? read : null;
    const shown = changed.filter((name) => parts.isMounted(name));
    const news = JSON.stringify(shown.map((name) => read.apps[name]?.[0]?.url));
    if (shown.length === 0 || news === offered) return;
    offered = news;
    parts.offer(shown, () => takeWaiting(() => false));
  }

  return {
    /** Reads again, unless that was done a moment ago. */
    async look(): Promise<void> {
      if (parts.now() - last >= MIN_INTERVAL_MS) await check();
    },
    /** Reads again because something could not be loaded: its new version, if there is one, is taken at once. */
    async afterFailure(): Promise<void> {
      await check();
      takeWaiting((name) => parts.isMounted(name));
    },
    /** To be called before the page of `to` is shown. */
    navigated(from: string, to: string): void {
      const stays = getOwner(to);
      takeWaiting((name) => name === stays && getOwner(from) === stays);
    },
  };
}
