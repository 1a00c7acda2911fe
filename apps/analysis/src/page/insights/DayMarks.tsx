import { MoodMark } from '@nafas/design-system';
import { toMoodLevel } from '@nafas/insights';
import type { Link, LinkDay } from '@nafas/insights/links';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import css from './insights.module.css';
import { useFactorWords } from '../../findings/use-factor-words.ts';

const MOST_MARKS = 28;
const LOW = 3;

/** The days of a finding, each with the mark of its mood. */
export function DayMarks({ link, days }: { link: Link; days: readonly LinkDay[] }) {
  const { t } = useTranslation('insights');
  const format = useFormat();
  const words = useFactorWords();
  const dates = new Set(link.dates);
  const own = days.filter(({ date }) => dates.has(date));
  const earlier = own.length - MOST_MARKS;
  const low = own.filter(({ values }) => values.mood !== null && values.mood <= LOW).length;
  const isBright = link.metric === 'mood' && link.effect > 0;
  return (
    <>
      <ul className={css['marks']}>
        {own.slice(-MOST_MARKS).map(({ date, values: { mood } }) => (
          <li key={date}>
            <MoodMark
              size="sm"
              level={mood === null ? null : toMoodLevel(mood)}
              label={t('why.mood', {
                day: format.day(date),
                value: mood === null ? '–' : format.number(mood, mood % 1 === 0 ? 0 : 1),
              })}
            />
          </li>
        ))}
      </ul>
      <p>
        {t('why.span', {
          days: words.days(own.length),
          from: format.fullDay(own[0]?.date ?? ''),
          to: format.fullDay(own.at(-1)?.date ?? ''),
        })}
        {isBright && low > 0 && ` ${t('why.low', { count: low, n: format.number(low) })}`}
        {earlier > 0 && ` ${t('why.earlier', { count: earlier, n: format.number(earlier) })}`}
      </p>
    </>
  );
}
