import { localDateAt, type MoodLevel, toMoodLevel } from '@nafas/insights';
import { secureRandom } from '@nafas/insights/weather';
import type { PlatformV1 } from '@nafas/platform';
import { queryOptions } from '@tanstack/react-query';
import type { CheckIn } from '../check-ins/check-in.ts';
import { serviceFor } from '../client/service-for.ts';
import { settingsStore } from '../settings/settings-store.ts';
import { answerToday } from './answer-today.ts';
import { createSimulatedWeather } from './simulated.ts';
import { createSupabaseWeather } from './supabase.ts';

const service = (platform: PlatformV1) =>
  serviceFor(platform, () => createSimulatedWeather(), createSupabaseWeather);

/** The weather of everybody: counted answers, before they are made shares of. */
export function weather(platform: PlatformV1) {
  return queryOptions({
    queryKey: ['weather'],
    queryFn: async () => (await service(platform)).read(),
    // It changes once a day.
    staleTime: 3_600_000,
  });
}

/**
 * Gives the day's randomised answer for a check-in that was just saved, where the person takes part and it is about today.
 * Its level stays on the device. That it failed costs one answer among many: nobody is told.
 */
export async function answerWeather(platform: PlatformV1, checkIn: CheckIn): Promise<void> {
  const { mode, userId } = platform.scope;
  if (mode === 'demo' || userId === null) return;
  if (settingsStore(platform).get()?.privacy.anonymousData !== true) return;
  const day = localDateAt(new Date(), checkIn.timeZone);
  if (checkIn.localDate !== day || !checkIn.touched.includes('mood')) return;
  const level: MoodLevel = toMoodLevel(checkIn.mood);
  const device = { storage: localStorage, random: secureRandom, userId };
  await answerToday(await service(platform), device, { day, level });
}
