import { achievements } from '@nafas/data-service/achievements/client';
import { loadState } from '@nafas/data-service/client';
import { Card, VisuallyHidden, Skeleton } from '@nafas/design-system';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../LoadFailure.tsx';
import { AchievementSeal } from './AchievementSeal.tsx';
import css from './achievements.module.css';

/** The achievements as seals, earned ones and those still to earn. */
export function AchievementsPanel() {
  const { t } = useTranslation();
  const query = useQuery(achievements(usePlatform()));
  const state = loadState(query, query.data);
  if (state.status === 'failed' && !state.isRetrying) {
    return (
      <Card>
        <LoadFailure level={2} sentence={t('achievements.failedHelp')} state={state} />
      </Card>
    );
  }
  if (state.status !== 'ready') return <SealsSkeleton label={t('achievements.loading')} />;
  return (
    <>
      <VisuallyHidden as="div">
        <h2>{t('tab.achievements')}</h2>
      </VisuallyHidden>
      <ul className={css['seals']}>
        {state.data.map((achievement) => (
          <AchievementSeal key={achievement.id} achievement={achievement} />
        ))}
      </ul>
    </>
  );
}

const SEALS = ['first', 'second', 'third', 'fourth'];

/** Four seals on their way, at their final size. */
function SealsSkeleton({ label }: { label: string }) {
  return (
    <div className={css['seals']} aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {SEALS.map((key) => (
        <div key={key} className={css['coming']}>
          <Skeleton shape="circle" inlineSize="8.25rem" blockSize={132} />
          <Skeleton inlineSize="60%" blockSize={22} />
          <Skeleton inlineSize="80%" />
        </div>
      ))}
    </div>
  );
}
