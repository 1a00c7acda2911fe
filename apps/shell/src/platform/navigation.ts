import { readOnly, type NavigateOptions, type PlatformLocation, type Store } from '@nafas/platform';
import type { ShellRouter } from '../router/shell-router.ts';

export interface Navigation {
  readonly location: Store<PlatformLocation>;
  navigate(to: string | number, options?: NavigateOptions): void;
  createHref(to: string): string;
}

/** The router's face for features: the shell owns the URL. */
export function createNavigation(router: ShellRouter): Navigation {
  return {
    location: readOnly<PlatformLocation>({
      get: () => router.state.location,
      subscribe: (listener) => router.subscribe(listener),
    }),
    navigate(to, options) {
      if (typeof to === 'number') void router.navigate(to);
      else void router.navigate(to, options);
    },
    createHref: (to) => to,
  };
}
