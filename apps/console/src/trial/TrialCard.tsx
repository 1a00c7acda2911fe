import type { ReleasedApp, Releases } from '@nafas/data-service/console';
import { health } from '@nafas/data-service/console/client';
import { Badge, Button, Card, CardHead, State } from '@nafas/design-system';
import { useCause, usePlatform } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { findStable, findTrial, trialBegan } from '../releases.ts';
import { useEnvironmentName } from '../use-environment-name.ts';
import { Health } from './Health.tsx';
import { TrialActions } from './TrialActions.tsx';
import css from './trial.module.css';
import { Vitals } from './Vitals.tsx';

interface TrialCardProps {
  /** Of the card, which can be given focus. */
  readonly id: string;
  readonly app: ReleasedApp;
  readonly releases: Releases;
  /** What is shown may be old: nothing is done on the strength of it. */
  readonly isStale: boolean;
  /** A change was made here. */
  onChanged(): void;
}

/** How an app did in the last hour; a version that is tried out beside the one the others have. */
export function TrialCard(props: TrialCardProps) {
  const { id, app, releases, isStale, onChanged } = props;
  const { environment } = releases;
  const { t } = useTranslation();
  const titleId = useId();
  const describeCause = useCause();
  const nameEnvironment = useEnvironmentName();
  const query = useQuery(health(usePlatform()));
  const trial = findTrial(app);
  const version = (trial ?? findStable(app))?.version ?? '';
  const names = { app: app.app, version };
  const began = trial ? trialBegan(releases.history, { app: app.app, version }) : null;
  return (
    <Card id={id} tabIndex={-1} aria-labelledby={titleId} role="region" className={css['card']}>
      <CardHead
        titleId={titleId}
        title={trial ? t('trial.title', names) : t('trial.none', names)}
        end={<Badge tone="accent">{nameEnvironment(environment)}</Badge>}
      />
      {query.data ? (
        <Health app={app} began={began} points={query.data} />
      ) : query.isError ? (
        <State
          kind="error"
          title={t('trial.failed')}
          help={describeCause(query.error)}
          action={
            <Button onClick={() => void query.refetch()}>{t('tryAgain', { ns: 'generic' })}</Button>
          }
        />
      ) : (
        <State kind="loading" title={t('loading')} />
      )}
      {trial && <TrialActions {...{ app, trial, environment, isStale, onChanged }} />}
      <Vitals />
    </Card>
  );
}
