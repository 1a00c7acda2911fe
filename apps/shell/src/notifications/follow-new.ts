import type { PlatformV1 } from '@nafas/platform';
import type { QueryClient } from '@tanstack/react-query';
import { isChanging } from './changes.ts';
import { cached, change, merged, NOTIFICATIONS_KEY } from './notification-cache.ts';
import { serviceOf } from './service-of.ts';
import { whileSeen } from './while-seen.ts';

/** The specification's interval between two checks, in milliseconds. */
export const CHECK_EVERY_MS = 30_000;
const BEGINNING = new Date(0).toISOString();

/** Checks for new notifications every 30 seconds while they can be seen and there is a network. */
export function followNew(client: QueryClient, platform: PlatformV1): () => void {
  let isChecking = false;
  async function check(): Promise<void> {
    const known = cached(client);
    // The first list has not come: ask for it again.
    if (known === undefined) return client.refetchQueries({ queryKey: NOTIFICATIONS_KEY });
    const service = await serviceOf(platform);
    const found = await service.checkNew(known[0]?.time ?? BEGINNING);
    if (platform.scope.signal.aborted) return;
    // What was deleted while we asked must not come back; the next check finds what is new.
    if (isChanging(client) || cached(client) !== known) return;
    const all = merged(known, found);
    if (all !== known) change(client, () => all);
  }
  const run = () => {
    if (isChecking) return;
    isChecking = true;
    check()
      // What is on screen stays; a person who opens the panel is told that it can't be reached.
      .catch((error: unknown) => platform.report(error, { phase: 'run' }))
      .finally(() => (isChecking = false));
  };
  return whileSeen(run, CHECK_EVERY_MS, platform.connectivity);
}
