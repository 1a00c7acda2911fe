import type { PlatformV1 } from '@nafas/platform';
import { queryOptions } from '@tanstack/react-query';
import { serviceFor } from '../client/service-for.ts';
import type { ConsoleService } from './service.ts';
import { createSimulatedConsole } from './simulated.ts';
import { createSupabaseConsole } from './supabase.ts';

// No topic of all apps: no other one shows any of it.
const KEY = 'console';
const MINUTE_MS = 60_000;
/** So long a trial is looked back on. */
const LOOK_BACK_MS = 60 * MINUTE_MS;
const STEP_MINUTES = 5;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** `nafas watch` knows the stable version by as many days. */
const STABLE_DAYS = 7;
const DAY_MINUTES = 24 * 60;
const AGAIN_MS = 30_000;

/** The operations of the console, of the demo or of the backend, where the database decides who gets what. */
export function consoleService(platform: PlatformV1): Promise<ConsoleService> {
  return serviceFor(platform, createSimulatedConsole, createSupabaseConsole);
}

/** What is live where, and the history; read again and again. */
export function releases(platform: PlatformV1) {
  return queryOptions({
    queryKey: [KEY, 'releases'],
    queryFn: async () => (await consoleService(platform)).releases(),
    refetchInterval: AGAIN_MS,
    staleTime: 0,
    retry: false,
  });
}

/** How all versions did in the last hour, in steps of five minutes. */
export function health(platform: PlatformV1) {
  return queryOptions({
    queryKey: [KEY, 'health'],
    queryFn: async () =>
      (await consoleService(platform)).health(new Date(Date.now() - LOOK_BACK_MS), STEP_MINUTES),
    refetchInterval: MINUTE_MS,
    staleTime: 0,
  });
}

/** What `nafas watch` compares: all versions since a trial began (ISO 8601), and in their last week. */
export function healthSinceTrial(platform: PlatformV1, began: string) {
  return queryOptions({
    queryKey: [KEY, 'since-trial', began],
    queryFn: async () => {
      const service = await consoleService(platform);
      const weekAgo = new Date(Date.now() - STABLE_DAYS * DAY_MS);
      const [trial, stable] = await Promise.all([
        service.health(new Date(began), DAY_MINUTES),
        service.health(weekAgo, DAY_MINUTES),
      ]);
      return { trial, stable };
    },
    refetchInterval: MINUTE_MS,
    staleTime: 0,
  });
}

/** How fast pages were in the last 24 hours, for `useQuery`; asked again every five minutes. */
export function vitals(platform: PlatformV1) {
  return queryOptions({
    queryKey: [KEY, 'vitals'],
    queryFn: async () => (await consoleService(platform)).vitals(new Date(Date.now() - DAY_MS)),
    refetchInterval: 5 * MINUTE_MS,
    staleTime: 0,
  });
}
