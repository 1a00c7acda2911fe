import { plainPath, PUBLIC_PATHS } from '../routing/public-path.ts';
import type { ShellRouter } from '../routing/shell-router.tsx';
import { savesData } from '../platform/saves-data.ts';

/** Whether the page at this address needs no feature, so that the registry is only for those after it. */
const isOwn = (pathname: string) =>
  PUBLIC_PATHS.includes(plainPath(pathname).replace(/(.)\/$/, '$1'));

/**
 * Calls `load` once: at once where the page needs the registry. From a public page as soon as the browser is idle, and
 * at the latest when the way leads elsewhere; that only, when the person saves data.
 */
export function whenWanted(router: ShellRouter, load: () => void): void {
  if (!isOwn(router.state.location.pathname)) {
    load();
    return;
  }
  let isAsked = false;
  const once = () => {
    stop();
    if (!isAsked) load();
    isAsked = true;
  };
  const stop = router.subscribe(({ location, navigation }) => {
    if (!isOwn((navigation.location ?? location).pathname)) once();
  });
  if (savesData()) return;
  // Some browsers can't tell when they are idle.
  if (typeof requestIdleCallback === 'undefined') setTimeout(once);
  else requestIdleCallback(once, { timeout: 2_000 });
}
