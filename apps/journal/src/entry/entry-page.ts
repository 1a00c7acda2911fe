import { lazyPage } from '@nafas/platform/remote';

/** The page of one entry: its code comes when somebody points at one. */
export const entryPage = lazyPage(() => import('./EntryPage.tsx'));
