import { Button, Card, State, VisuallyHidden } from '@nafas/design-system';
import { useCause } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import { useAchievements } from '../data/achievements.ts';
import { AchievementSeal } from './AchievementSeal.tsx';
import css from './achievements.module.css';
import { SealsSkeleton } from './SealsSkeleton.tsx';

/** What was earned, and what may be: each as a seal. */
export function AchievementsPanel() {
  const { t } = useTranslation();
  const data = useAchievements();
  const causeOf = useCause();
  if (data.status === 'loading') return <SealsSkeleton label={t('achievements.loading')} />;
  if (data.status === 'failed') {
    return (
      <Card>
        <State
          kind="error"
          level={2}
          title={t('page.failed')}
          sentence={t('achievements.failedHelp')}
          help={causeOf(data.error)}
          action={<Button onClick={data.retry}>{t('tryAgain', { ns: 'generic' })}</Button>}
        />
      </Card>
    );
  }
  return (
    <>
      <VisuallyHidden>
        <h2>{t('tab.achievements')}</h2>
      </VisuallyHidden>
      <ul className={css['seals']}>
        {data.achievements.map((achievement) => (
          <AchievementSeal key={achievement.id} achievement={achievement} />
        ))}
      </ul>
    </>
  );
}
