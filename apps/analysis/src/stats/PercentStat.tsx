import { BowlArt, Stat } from '@nafas/design-system';
import type { NotEnough, Score } from '@nafas/insights';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import css from './stats.module.css';
import { useChanges } from './use-changes.ts';

/** A score in percent and its signed change, or how much is missing to have one. */
export function PercentStat(props: {
  label: string;
  score: Score | NotEnough;
  /** Said when days are missing. */
  missing: (days: number) => string;
  better?: 'more' | 'less';
  /** The data behind the figure, when there is more than one way. */
  basis?: string;
}) {
  const { label, score, missing, better = 'more', basis } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const change = useChanges();
  if (score.kind === 'not-enough') {
    const sentence = missing(score.missingDays);
    return <Stat label={label} state="not-yet" sentence={sentence} />;
  }
  const period = [t('stats.vsLastWeek'), basis].filter(Boolean).join(' · ');
  const moved = change({ by: score.change, unit: 'points', period, better });
  return (
    <Stat
      label={label}
      value={format.number(score.value)}
      unit={format.percentSign}
      art={
        <span className={css['art']}>
          <BowlArt value={score.value} />
        </span>
      }
      change={moved ?? (basis === undefined ? undefined : { direction: 'same', text: basis })}
    />
  );
}
