import type { PlatformV1 } from '@nafas/platform';
import { serviceFor } from '../client/service-for.ts';
import type { AccountDataService } from './service.ts';
import { createSimulatedAccountData } from './simulated.ts';
import { createSupabaseAccountData } from './supabase.ts';

/** Returns the service that exports and deletes everything kept of the person. */
export function accountDataService(platform: PlatformV1): Promise<AccountDataService> {
  return serviceFor(platform, createSimulatedAccountData, createSupabaseAccountData);
}
