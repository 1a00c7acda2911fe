import { PATHS } from '@nafas/platform';

/** The page that View all leads to. */
export const NOTIFICATIONS_PATH = `${PATHS.dashboard}/notifications`;
