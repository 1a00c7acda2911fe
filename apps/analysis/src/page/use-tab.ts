import { useAddressTab } from '@nafas/platform/remote';

/** The views of Emotional analysis, in their order; the first one has an address without a tab. */
export const TABS = ['realtime', 'trends', 'links'] as const;

/** The tab that the address names, and the way to another. */
export const useTab = () => useAddressTab(TABS);
