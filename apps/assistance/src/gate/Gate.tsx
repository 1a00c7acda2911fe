import { Button, Card, Skeleton, State } from '@nafas/design-system';
import type { EmotionSource } from '@nafas/emotion';
import { useCause, usePlatformLink } from '@nafas/platform/remote';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ExerciseCard } from '../breathing/ExerciseCard.tsx';
import { ConsentQuestion } from './ConsentQuestion.tsx';
import css from './gate.module.css';
import { useGate } from './use-gate.ts';

const SETTINGS = '/dashboard/settings';

/** Shows a source only to who turned its reading on and agreed to it; else says why not, and where to. */
export function Gate({ source, children }: { source: EmotionSource; children: ReactNode }) {
  const { t } = useTranslation();
  const { state, error, retry, agree } = useGate(source);
  const describeCause = useCause();
  const link = usePlatformLink(SETTINGS);
  if (state === 'given') return children;
  return (
    <div className={css['gate']}>
      <Card as="section" data-gate={state}>
        {state === 'loading' ? (
          <div aria-busy="true" className={css['loading']}>
            <Skeleton blockSize={160} />
            <Skeleton inlineSize="40%" />
          </div>
        ) : null}
        {state === 'off' ? (
          <State
            kind="empty"
            level={2}
            title={t('gate.title')}
            sentence={t('gate.sentence')}
            help={t('gate.help')}
            action={
              <Button variant="primary" {...link}>
                {t('gate.settings')}
              </Button>
            }
          />
        ) : null}
        {state === 'ask' ? <ConsentQuestion source={source} agree={agree} /> : null}
        {state === 'failed' ? (
          <State
            kind="error"
            level={2}
            title={t('gate.failed')}
            sentence={t('gate.failedSentence')}
            help={describeCause(error)}
            action={<Button onClick={retry}>{t('tryAgain', { ns: 'generic' })}</Button>}
          />
        ) : null}
      </Card>
      {/* Not while it is asked: what may be opened there would be gone a moment later. */}
      {state === 'loading' ? null : <ExerciseCard />}
    </div>
  );
}
