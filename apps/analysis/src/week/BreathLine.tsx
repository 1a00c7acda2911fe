import { MoodMark } from '@nafas/design-system';
import { toMoodLevel } from '@nafas/insights';
import type { WeekDay } from '@nafas/insights/week';
import { listFormat } from '@nafas/platform';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import { toDayPosition, toPoints, toSegments } from './draw-line.ts';
import { useDayNames } from './use-day-names.ts';
import css from './week.module.css';

/** How far above the line its echoes stand, and how faint they are. */
const ECHOES = [
  { up: 6, opacity: 0.75 },
  { up: 13, opacity: 0.5 },
  { up: 21, opacity: 0.25 },
] as const;

/** The moods of a week as one line that breathes; in words for whoever does not see it. */
export function BreathLine({ days }: { days: readonly WeekDay[] }) {
  const { t } = useTranslation('week');
  const format = useFormat();
  const names = useDayNames();
  const points = toPoints(days.map(({ mood }) => mood));
  const stretches = toSegments(points);
  const whole = stretches.map(({ path }) => path).join('');
  const list = listFormat(format.locale, 'long');
  const said = days.map(({ localDate, mood, entries }) =>
    t('lineDay', {
      day: names.long(localDate),
      mood:
        mood === null
          ? t(entries === 0 ? 'noEntry' : 'noMood')
          : format.number(mood, mood % 1 === 0 ? 0 : 1),
    }),
  );
  return (
    <div className={css['line']} role="img" aria-label={t('line', { days: list.format(said) })}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className={css['base']} d="M0 99H100" />
        {ECHOES.map(({ up, opacity }) => (
          <g key={up} transform={`translate(0 ${-up})`} opacity={opacity}>
            <path className={css['echo']} d={whole} />
          </g>
        ))}
        {stretches.map(({ path, isRest }) => (
          <path key={path} className={css[isRest ? 'rest' : 'stroke']} d={path} />
        ))}
      </svg>
      {days.map(({ localDate, mood }, index) => {
        const point = points[index];
        const at = toDayPosition(index, days.length);
        return (
          <div key={localDate} aria-hidden="true">
            {point && mood !== null && (
              <span style={{ insetInlineStart: `${at}%`, insetBlockStart: `${point.y}%` }}>
                <MoodMark level={toMoodLevel(mood)} />
              </span>
            )}
            <small style={{ insetInlineStart: `${at}%` }}>{names.short(localDate)}</small>
          </div>
        );
      })}
    </div>
  );
}
