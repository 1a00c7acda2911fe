import { createStore } from '@nafas/platform';

/** Whether the command palette is open. */
export const isPaletteOpen = createStore(false);
