import { createStore, type PlatformV1 } from '@nafas/platform';
import type { QueryClient } from '@tanstack/react-query';
import { changesAnswered, isChanging } from './changes.ts';
import { cached, merged, NOTIFICATIONS_KEY, show } from './notification-cache.ts';
import { serviceOf } from './service-of.ts';
import { subscribe } from './subscribe.ts';
import { whileSeen } from './while-seen.ts';

/** The specification's interval between two checks, in milliseconds. */
export const CHECK_EVERY_MS = 30_000;
const BEGINNING = new Date(0).toISOString();

/**
 * Checks for new notifications when the backend tells of one; where it can't, every 30 seconds while they can be seen
 * and there is a network.
 */
export function followNew(client: QueryClient, platform: PlatformV1): () => void {
  let isChecking = false;
  let isWanted = false;
  const isTold = createStore(false);

  async function check(): Promise<void> {
    do {
      await changesAnswered(client);
      isWanted = false;
      const known = cached(client);
      // The first list failed, or was asked for before: it may lack what we were told of.
      if (known === undefined) {
        await client.refetchQueries({ queryKey: NOTIFICATIONS_KEY });
        isWanted = cached(client) !== undefined;
        continue;
      }
      const service = await serviceOf(platform);
      const found = await service.checkNew(known[0]?.time ?? BEGINNING);
      if (platform.scope.signal.aborted) return;
      // What was deleted while we asked must not come back: ask again.
      if (isChanging(client) || cached(client) !== known) isWanted = true;
      else show(client, merged(known, found));
    } while (isWanted);
  }

  function run(): void {
    isWanted = true;
    if (isChecking) return;
    isChecking = true;
    check().then(
      () => (isChecking = false),
      (error: unknown) => {
        isChecking = false;
        // What is on screen stays; a person who opens the panel is told when there is nothing to show.
        platform.report(error, { phase: 'run' });
        // Nobody will tell of the one we missed.
        isTold.set(false);
      },
    );
  }

  subscribe(platform, {
    onNew: run,
    onTelling(isTelling) {
      isTold.set(isTelling);
      // What came before the connection stood.
      if (isTelling) run();
    },
  }).catch((error: unknown) => platform.report(error, { phase: 'run' }));
  return whileSeen(run, CHECK_EVERY_MS, platform.connectivity, isTold);
}
