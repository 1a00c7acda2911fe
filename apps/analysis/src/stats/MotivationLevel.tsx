import { type Days, useGoalTracks } from '@nafas/data-service/analysis/client';
import { Stat } from '@nafas/design-system';
import { dayMeans, motivationLevel } from '@nafas/insights';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import { PercentStat } from './PercentStat.tsx';
import { StatSlot } from './StatSlot.tsx';

/** Slot `motivation-level`: the motivation in percent as the person rated it, else as goals are followed through; it says which. */
export default function MotivationLevel() {
  const { t } = useTranslation();
  const label = t('stats.motivationLevel');
  return <StatSlot label={label}>{(shown) => <Level label={label} {...shown} />}</StatSlot>;
}

function Level({ label, days, today }: Days & { label: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const means = dayMeans(days);
  const isRated = motivationLevel(means, today).kind === 'score';
  const goals = useGoalTracks(!isRated);
  if (goals.status === 'loading') return <Stat label={label} state="loading" />;
  if (goals.status === 'failed') {
    return <Stat label={label} state="not-yet" sentence={t('stats.failed')} />;
  }
  const score = motivationLevel(means, today, goals.data);
  const isFollowed = score.kind === 'score' && score.basis === 'follow-through';
  return (
    <PercentStat
      label={label}
      score={score}
      missing={(count) => t('stats.missingMotivation', { count, n: format.number(count) })}
      basis={t(isFollowed ? 'stats.followThrough' : 'stats.selfRated')}
    />
  );
}
