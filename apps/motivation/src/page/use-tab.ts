import { useAddressTab } from '@nafas/platform/remote';

/** The views of the hub, in their order. */
export const TABS = ['goals', 'achievements', 'chat'] as const;

/** The tab that the address names, and the way to another. */
export const useTab = () => useAddressTab(TABS);
