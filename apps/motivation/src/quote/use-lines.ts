import { checkInsSince } from '@nafas/data-service/check-ins/client';
import { type DailyQuote, linesOfDay } from '@nafas/data-service/quotes';
import { quotes } from '@nafas/data-service/quotes/client';
import { useSettings, useToday } from '@nafas/data-service/react';
import { DEFAULT_SETTINGS } from '@nafas/data-service/settings';
import { moodBand } from '@nafas/insights';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';

/**
 * Today's lines, that for the mood of today's last check-in first: null while they load; none when they could not be
 * loaded, or when the person turned them off.
 */
export function useLines(): readonly DailyQuote[] | null {
  const platform = usePlatform();
  const today = useToday();
  const settings = useSettings();
  const catalogue = useQuery(quotes(platform));
  const checkIns = useQuery(checkInsSince(platform, today));
  // The line must not change under the eyes of whoever reads it: all three, or what of them failed, first.
  if (settings === undefined || catalogue.isPending || checkIns.isPending) return null;
  if (!catalogue.data || !(settings ?? DEFAULT_SETTINGS).ai.motivationalQuotes) return [];
  const last = checkIns.data?.value.at(-1);
  return linesOfDay(catalogue.data, today, last && moodBand(last.mood));
}
