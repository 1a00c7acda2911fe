import { Sparkline, Stat } from '@nafas/design-system';
import {
  metricDays,
  smoothRecent,
  type AnsweredText,
  type DayFigures,
  type Metric,
  type NotEnough,
  type Score,
} from '@nafas/insights';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import { useChanges } from '../stats/use-changes.ts';
import css from './page.module.css';

const SPARK_DAYS = 14;
/** Falling stress is better. */
const BETTER = { happiness: 'more', energy: 'more', stress: 'less', anxiety: 'less' } as const;

/** One figure in percent, how it moved, and its last days; or how many days are missing. */
export function MetricCard(props: {
  metric: Metric;
  /** Undefined while it loads. */
  score: Score | NotEnough | undefined;
  days: readonly DayFigures[];
  texts: readonly AnsweredText[];
}) {
  const { metric, score, days, texts } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const change = useChanges();
  const tone = `var(--nf-data-${metric})` as const;
  const label = (
    <>
      <span className={css['swatch']} style={{ background: tone }} aria-hidden="true" />
      {t(`metrics.${metric}`)}
    </>
  );
  if (!score) return <Stat label={label} state="loading" />;
  if (score.kind === 'not-enough') {
    const counted = { count: score.missingDays, n: format.number(score.missingDays) };
    // There are check-ins, but this value was left alone: more check-ins would not help by themselves.
    const isUnset = metricDays(days, metric).length < days.length;
    const ofValue = isUnset ? 'stats.missingValue' : 'stats.missing';
    const sentence = t(metric === 'anxiety' ? 'stats.missingWords' : ofValue, counted);
    return <Stat label={label} state="not-yet" sentence={sentence} />;
  }
  const line = smoothRecent(metricDays(days, metric, texts)).slice(-SPARK_DAYS);
  const period = t('stats.vsLastWeek');
  return (
    <Stat
      label={label}
      value={format.number(score.value)}
      unit={format.percentSign}
      art={
        <Sparkline className={css['spark']} values={line.map(({ value }) => value)} tone={tone} />
      }
      change={change({ by: score.change, unit: 'points', period, better: BETTER[metric] })}
    />
  );
}
