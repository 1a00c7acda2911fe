import { Card, CardHead, MoodMark } from '@nafas/design-system';
import { Footprints } from '@nafas/design-system/icons';
import { toMoodLevel } from '@nafas/insights';
import type { ImportedRow } from '@nafas/portability';
import { useTranslation } from 'react-i18next';
import css from './check.module.css';
import { useFormat } from './use-format.ts';

/** Three entries of a file, from its beginning, middle and end, as the journal will show them. */
export function Samples({ entries }: { entries: readonly ImportedRow[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const places = new Set([0, Math.floor((entries.length - 1) / 2), entries.length - 1]);
  const shown = entries.filter((_, index) => places.has(index));
  if (shown.length === 0) return <div />;
  return (
    <Card as="div">
      <CardHead
        title={t('import.look.title')}
        lead={t('import.look.lead', {
          count: entries.length,
          shown: format.number(shown.length),
          n: format.number(entries.length),
        })}
      />
      <ul className={css['samples']}>
        {shown.map(({ id, mood, touched, notes, tags, local_date: day }) => {
          const level = touched.includes('mood') ? toMoodLevel(mood) : null;
          return (
            <li key={id}>
              <MoodMark level={level} />
              <div>
                <b>{t(`import.level.${level ?? 'none'}`)}</b>
                {notes !== null && <p dir="auto">{notes}</p>}
                {tags.length > 0 && (
                  <p className={css['tags']}>
                    {tags.map((tag) => (
                      <span key={tag}>
                        <Footprints size="sm" />
                        <bdi>{tag}</bdi>
                      </span>
                    ))}
                  </p>
                )}
              </div>
              <time dateTime={day}>{format.day(day)}</time>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
