import type { Notice, PlatformV1 } from '@nafas/platform';
import type { MutationOptions } from '@tanstack/react-query';
import { getQueryClient } from './query-client.ts';

/**
 * Runs a mutation outside of any view, e.g. from the action of a notice: it goes on when the view that began it is gone,
 * and waits for those before it of the same `scope`. Rejects as the mutation does.
 */
export function mutate<Data, Variables, Context>(
  platform: PlatformV1,
  options: MutationOptions<Data, Error, Variables, Context>,
  variables: Variables,
): Promise<Data> {
  const client = getQueryClient(platform);
  return client.getMutationCache().build(client, options).execute(variables);
}

/**
 * Reports what failed and says so by the host, so that the way to try again outlives the view. Whoever signed out
 * meanwhile is told nothing: what was being sent is gone with them.
 */
export function notifyFailed(
  platform: PlatformV1,
  error: unknown,
  notice: Pick<Notice, 'message' | 'action'>,
): void {
  if (platform.scope.signal.aborted) return;
  platform.report(error, { phase: 'run' });
  platform.notify({ kind: 'failed', error, ...notice });
}
