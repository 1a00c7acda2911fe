import { keepOnDevice } from '@nafas/data-service/journal/client';
import type { PlatformV1 } from '@nafas/platform';

/** The views that are loaded when they are opened, which they can't be without a network. */
function loadViews(): void {
  const views = [
    import('../entry/EntryPage.tsx'),
    import('../calendar/MonthView.tsx'),
    import('../calendar/YearView.tsx'),
  ];
  // What does not come now is asked for again by whoever opens it.
  for (const view of views) view.catch(() => undefined);
}

/** Makes the journal readable without a network from now on, where the device may keep it. Returns the end of it. */
export function keepJournal(platform: PlatformV1): () => void {
  return keepOnDevice(platform, loadViews);
}
