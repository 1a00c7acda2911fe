import type { PlatformV1 } from '@nafas/platform';
import { serviceFor } from '../client/service-for.ts';
import type { AccountDataService } from './service.ts';
import { createSimulatedAccountData } from './simulated.ts';
import { createSupabaseAccountData } from './supabase.ts';

/** What is kept of the person of this scope as a whole. */
export function accountDataService(platform: PlatformV1): Promise<AccountDataService> {
  return serviceFor(platform, createSimulatedAccountData, createSupabaseAccountData);
}
