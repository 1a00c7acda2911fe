import {
  matchRoutes,
  parsePath,
  type Location,
  type Navigator,
  type Path,
  type RouteObject,
  type UNSAFE_createBrowserHistory,
} from 'react-router';
import type { LazyPage } from './lazy-page.tsx';

/** React Router's: of the browser (`UNSAFE_createBrowserHistory`), or in memory for tests and for pages made at build time. */
export type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** A route of the shell. Where its page's code is loaded once somebody goes there, `handle` is that page. */
export type ShellRoute = Omit<RouteObject, 'handle' | 'children'> & {
  readonly handle?: LazyPage;
  readonly children?: ShellRoute[];
};

/** How to go to an address. */
export interface NavigateOptions {
  /** In place of the current entry of the history. Default: a new one. */
  readonly replace?: boolean | undefined;
  /** Kept with the entry; must be cloneable. */
  readonly state?: unknown;
}

export interface RouterState {
  readonly location: Location;
  readonly historyAction: History['action'];
  /** Where the way leads while the code of its page is coming; null else. */
  readonly next: Path | null;
  /** False until the code of the first page is there. */
  readonly initialized: boolean;
}

/** The shell's addresses: which one is shown, and the way to others. */
export interface ShellRouter {
  /** The routes among which the one of an address is. */
  readonly routesAt: (pathname: string) => RouteObject[];
  readonly state: RouterState;
  /** For React Router's own links and hooks. */
  readonly navigator: Navigator;
  /**
   * Goes to an address, or by so many entries of the history. Resolves once its page's code is there, or is known not to come, and
   * another address did not come in between. Until then the current page stays, with its address.
   */
  navigate(to: string | Partial<Path> | number, options?: NavigateOptions): Promise<void>;
  /** Calls back with each change of the state. Returns what ends that. */
  subscribe(listener: (state: RouterState) => void): () => void;
  /** Lets go of the browser's history. */
  dispose(): void;
}

/**
 * React Router without its loaders, actions and fetchers, none of which the shell has: they are three fifths of its code
 * (docs/decisions/0015). The history and the matching are its own. It goes through all routes it is given for each match, so it is
 * given those that an address may have.
 */
export function createShellRouter(
  shellRoutesAt: (pathname: string) => ShellRoute[],
  history: History,
): ShellRouter {
  const routesAt = shellRoutesAt as (pathname: string) => RouteObject[];
  const listeners = new Set<(state: RouterState) => void>();
  /** Of the latest way: an earlier one whose code comes late leads nowhere. */
  let latest = 0;

  /** The pages at an address whose code is not there. */
  const missing = (pathname: string): LazyPage[] =>
    (matchRoutes(routesAt(pathname), pathname) ?? [])
      .map(({ route }) => route.handle as LazyPage | undefined)
      .filter((page) => page !== undefined)
      .filter((page) => !page.isLoaded());

  let state: RouterState = {
    location: history.location,
    historyAction: history.action,
    next: null,
    initialized: missing(history.location.pathname).length === 0,
  };
  const set = (change: Partial<RouterState>) => {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener(state);
  };

  /** Shows where the history leads, once the code for it is there. `move` makes its entry. */
  function go(path: Path, move: () => void): Promise<void> {
    latest += 1;
    const own = latest;
    const arrive = () => {
      if (own !== latest) return;
      move();
      const { location, action } = history;
      set({ location, historyAction: action, next: null, initialized: true });
    };
    const pages = missing(path.pathname);
    if (pages.length === 0) {
      arrive();
      return Promise.resolve();
    }
    if (state.initialized) set({ next: path });
    // What did not come is thrown by the page itself, so that its address tells of it.
    return Promise.allSettled(pages.map((page) => page.load())).then(arrive);
  }

  const stay = () => undefined;
  const stop = history.listen(({ location }) => void go(location, stay));
  if (!state.initialized) void go(history.location, stay);

  function navigate(
    to: string | Partial<Path> | number,
    { replace = false, state: kept = null }: NavigateOptions = {},
  ): Promise<void> {
    if (typeof to === 'number') {
      history.go(to);
      return Promise.resolve();
    }
    const path = history.encodeLocation({
      ...{ pathname: state.location.pathname, search: '', hash: '' },
      ...(typeof to === 'string' ? parsePath(to) : to),
    });
    return go(path, () => (replace ? history.replace(path, kept) : history.push(path, kept)));
  }

  return {
    routesAt,
    get state() {
      return state;
    },
    navigator: {
      createHref: history.createHref,
      go: history.go,
      push: (to, kept: unknown) => void navigate(to, { state: kept }),
      replace: (to, kept: unknown) => void navigate(to, { state: kept, replace: true }),
    },
    navigate,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispose: stop,
  };
}
