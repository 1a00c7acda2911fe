import { usePlatform, useViewLocation } from '@nafas/platform/remote';

/** The views of the hub, in their order. */
export const TABS = ['goals', 'achievements', 'chat'] as const;
export type Tab = (typeof TABS)[number];

const PARAMETER = 'tab';

/** The tab the address names, else the first. It is in the query: the page stays where it is, and a link leads here. */
export function useTab(): [Tab, (tab: Tab) => void] {
  const platform = usePlatform();
  const { pathname, search } = useViewLocation();
  const named = new URLSearchParams(search).get(PARAMETER);
  const tab = TABS.find((each) => each === named) ?? TABS[0];
  function select(next: Tab): void {
    const now = platform.location.get();
    // A goal may arrive when the person is on another page by now, and must not bring them back.
    if (now.pathname !== pathname) return;
    const parameters = new URLSearchParams(now.search);
    if ((parameters.get(PARAMETER) ?? TABS[0]) === next) return;
    if (next === TABS[0]) parameters.delete(PARAMETER);
    else parameters.set(PARAMETER, next);
    const query = parameters.size === 0 ? '' : `?${parameters.toString()}`;
    // An arrow key selects: going back must not lead through every tab.
    platform.navigate(pathname + query, { replace: true });
  }
  return [tab, select];
}
