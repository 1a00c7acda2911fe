import { createStore } from '@nafas/platform';

/** Whether the sidebar shows names beside its icons. Open by default; as long as the page lives. */
export const isSidebarOpen = createStore(true);
