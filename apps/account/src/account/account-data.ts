import {
  createSimulatedAccountData,
  createSupabaseAccountData,
  type AccountDataService,
} from '@nafas/data-service/export';
import type { PlatformV1 } from '@nafas/platform';

/** What is kept of the person of this scope as a whole. */
export async function accountDataOf(platform: PlatformV1): Promise<AccountDataService> {
  if (platform.scope.mode === 'demo') {
    return createSimulatedAccountData({ storage: sessionStorage, now: () => new Date() });
  }
  return createSupabaseAccountData(await platform.backend());
}
