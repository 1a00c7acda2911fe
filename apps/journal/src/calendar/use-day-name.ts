import { toMoodLevel } from '@nafas/insights';
import { useToday } from '@nafas/data-service/react';
import type { JournalDay } from '@nafas/data-service/journal';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import { useWordLabel } from '../words.ts';

/** A day in words: its date, its mood, how many entries, which words. */
export function useDayName(): (date: string, day: JournalDay | undefined) => string {
  const { t } = useTranslation();
  const format = useFormat();
  const today = useToday();
  const label = useWordLabel();
  return useCallback(
    (date: string, day: JournalDay | undefined) => {
      const name = format.day(date, today);
      if (day === undefined) return date > today ? name : t('day.none', { day: name });
      const mood = day.mood === null ? t('mood.notSet') : t(`mood.${toMoodLevel(day.mood)}`);
      const parts = [name, mood];
      if (day.entries > 1)
        parts.push(t('entries', { count: day.entries, n: format.number(day.entries) }));
      return format.list([...parts, ...day.words.map(label)]);
    },
    [t, format, today, label],
  );
}
