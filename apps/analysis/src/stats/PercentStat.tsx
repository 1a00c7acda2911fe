import { BowlArt, Stat } from '@nafas/design-system';
import type { NotEnough, Score } from '@nafas/insights';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/use-format.ts';
import css from './stats.module.css';
import { useChanges } from './use-changes.ts';

/** A score in percent and its signed change, or how much is missing to have one. */
export function PercentStat(props: {
  label: ReactNode;
  score: Score | NotEnough;
  /** Said when days are missing. */
  missing: (days: number) => string;
  lessIsBetter?: boolean;
  level?: 2 | 3;
}) {
  const { label, score, missing, lessIsBetter = false, level = 2 } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const change = useChanges();
  if (score.kind === 'not-enough') {
    const sentence = missing(score.missingDays);
    return <Stat label={label} level={level} state="not-yet" sentence={sentence} />;
  }
  const period = t('stats.vsLastWeek');
  return (
    <Stat
      label={label}
      level={level}
      value={format.number(score.value)}
      unit={format.percentSign}
      art={
        <span className={css['art']}>
          <BowlArt value={score.value} />
        </span>
      }
      change={change({ by: score.change, unit: 'points', period, lessIsBetter })}
    />
  );
}
