import { toMoodLevel } from '@nafas/insights';
import { Table } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import { useWordLabel } from '../words.ts';
import type { Days } from './use-days.ts';

/** The days of a year in words: the same as its marks. */
export function YearTable({ year, days }: { year: string; days: Days }) {
  const { t } = useTranslation();
  const format = useFormat();
  const label = useWordLabel();
  const writeMood = (mood: number | null) =>
    mood === null ? t('mood.notSet') : `${t(`mood.${toMoodLevel(mood)}`)} ${format.mean(mood)}`;
  return (
    <Table
      scroll
      density="compact"
      caption={t('year.label', { year: format.year(year) })}
      columns={[
        { id: 'day', name: t('table.day') },
        { id: 'mood', name: t('table.mood') },
        { id: 'entries', name: t('table.entries'), isNumber: true },
        { id: 'words', name: t('table.words') },
      ]}
      rows={[...days.values()].map(({ day, mood, entries, words }) => ({
        id: day,
        cells: [
          format.day(day, year),
          writeMood(mood),
          format.number(entries),
          format.list(words.map(label)),
        ],
      }))}
    />
  );
}
