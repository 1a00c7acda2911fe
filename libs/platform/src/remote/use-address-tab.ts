import { usePlatform, useViewLocation } from './context.ts';

/**
 * The tab that a parameter of the address names, else the first, and the way to another. It is in the query: the page stays
 * where it is, and a link leads here. The first has the address without the parameter.
 */
export function useAddressTab<Tab extends string>(
  tabs: readonly [Tab, ...Tab[]],
  parameter = 'tab',
): [tab: Tab, select: (tab: Tab) => void] {
  const platform = usePlatform();
  const { pathname, search } = useViewLocation();
  const [first] = tabs;
  const named = new URLSearchParams(search).get(parameter);
  const tab = tabs.find((each) => each === named) ?? first;
  function select(next: Tab): void {
    const now = platform.location.get();
    // What selects a tab may come when the person is on another page by now, and must not bring them back.
    if (now.pathname !== pathname) return;
    const parameters = new URLSearchParams(now.search);
    if ((parameters.get(parameter) ?? first) === next) return;
    if (next === first) parameters.delete(parameter);
    else parameters.set(parameter, next);
    const query = parameters.size === 0 ? '' : `?${parameters.toString()}`;
    // An arrow key selects: going back must not lead through every tab.
    platform.navigate(pathname + query, { replace: true });
  }
  return [tab, select];
}
