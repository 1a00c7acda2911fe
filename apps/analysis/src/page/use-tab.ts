import { usePlatform, useViewLocation } from '@nafas/platform/remote';

/** The views of Emotional analysis, in their order; the first one has an address without a tab. */
export const TABS = ['realtime', 'trends', 'links'] as const;
export type Tab = (typeof TABS)[number];

/** The tab that the address names, and the way to another. */
export function useTab(): [tab: Tab, choose: (tab: Tab) => void] {
  const platform = usePlatform();
  const { pathname, search } = useViewLocation();
  const named = new URLSearchParams(search).get('tab');
  return [
    TABS.find((tab) => tab === named) ?? TABS[0],
    (tab) =>
      platform.navigate(tab === TABS[0] ? pathname : `${pathname}?tab=${tab}`, { replace: true }),
  ];
}
