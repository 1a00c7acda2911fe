import type { Share } from '@nafas/platform';

declare const NAFAS_SHARES: Readonly<Record<Share, string>>;

/** Version of each module that this shell shares: the build reads them from each package.json (@nafas/federation). */
export const HOST_SHARES = NAFAS_SHARES;
