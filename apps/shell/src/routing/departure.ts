import { createStore } from '@nafas/platform';

/**
 * Where a sign-out leads: set before it by whoever signs out (the sidebar's Logout leads to the sign-in page), else the
 * landing page. While it is set, guards go there instead of asking to sign in again.
 */
export const departure = createStore<string | null>(null);
