import { createSimulatedCheckIns, createSupabaseCheckIns } from '@nafas/data-service/check-ins';
import {
  createSimulatedQuotes,
  createSupabaseQuotes,
  type DailyQuote,
  linesOfDay,
} from '@nafas/data-service/quotes';
import { DEFAULT_SETTINGS, settingsStore } from '@nafas/data-service/settings';
import { moodBand } from '@nafas/insights';
import type { PlatformV1 } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { CHECK_INS_TOPIC } from './goal-cache.ts';
import { useToday } from './today.ts';

async function servicesOf(platform: PlatformV1) {
  if (platform.scope.mode === 'demo') {
    const demo = { storage: sessionStorage, now: () => new Date() };
    return {
      quotes: createSimulatedQuotes(),
      checkIns: createSimulatedCheckIns(demo),
    };
  }
  const backend = await platform.backend();
  return {
    quotes: createSupabaseQuotes(backend),
    checkIns: createSupabaseCheckIns(backend),
  };
}

/**
 * Today's lines, that for the mood of today's last check-in first: null while they load; none when they could not be
 * loaded, or when the person turned them off.
 */
export function useLines(): readonly DailyQuote[] | null {
  const platform = usePlatform();
  const today = useToday();
  const settings = useStore(settingsStore(platform));
  const isWanted = (settings ?? DEFAULT_SETTINGS).ai.motivationalQuotes;
  const quotes = useQuery({
    queryKey: ['quotes'],
    queryFn: async () => (await servicesOf(platform)).quotes.list(),
    // The catalogue changes with a deployment only.
    staleTime: Infinity,
  });
  const mood = useQuery({
    queryKey: [CHECK_INS_TOPIC, today],
    queryFn: async () => {
      const { checkIns } = await servicesOf(platform);
      const last = (await checkIns.list({ sinceLocalDate: today })).at(-1);
      return last ? moodBand(last.mood) : null;
    },
  });
  // The line must not change under the eyes of whoever reads it: all three, or what of them failed, first.
  if (settings === undefined || quotes.isPending || mood.isPending) return null;
  if (!quotes.data || !isWanted) return [];
  return linesOfDay(quotes.data, today, mood.data ?? undefined);
}
