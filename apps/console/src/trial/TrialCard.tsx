import type { HealthPoint, ReleasedApp } from '@nafas/data-service/console';
import { health } from '@nafas/data-service/console/client';
import { Badge, Button, Card, CardHead, Meter, State } from '@nafas/design-system';
import { useCause, usePlatform } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { findStable, findTrial } from '../releases.ts';
import { useEnvironmentName } from '../use-environment-name.ts';
import { useFormat } from '../use-format.ts';
import { RatesChart } from './RatesChart.tsx';
import { compare, tally } from './rates.ts';
import { TrialActions } from './TrialActions.tsx';
import css from './trial.module.css';
import { Vitals } from './Vitals.tsx';

interface TrialCardProps {
  readonly app: ReleasedApp;
  readonly environment: string;
  /** What is shown may be old: nothing is done on the strength of it. */
  readonly isStale: boolean;
}

/** How an app did in the last hour; a version that is tried out beside the one the others have. */
export function TrialCard({ app, environment, isStale }: TrialCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const describeCause = useCause();
  const nameEnvironment = useEnvironmentName();
  const query = useQuery(health(usePlatform()));
  const trial = findTrial(app);
  const version = (trial ?? findStable(app))?.version ?? '';
  const names = { app: app.app, version };
  return (
    <Card aria-labelledby={id} role="region" className={css['card']}>
      <CardHead
        titleId={id}
        title={trial ? t('trial.title', names) : t('trial.none', names)}
        end={<Badge tone="accent">{nameEnvironment(environment)}</Badge>}
      />
      {query.data ? (
        <Health app={app} points={query.data} />
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
      {trial && <TrialActions {...{ app, trial, environment, isStale }} />}
      <Vitals />
    </Card>
  );
}

function Health({ app, points }: { app: ReleasedApp; points: readonly HealthPoint[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [stable, trial] = [findStable(app), findTrial(app)];
  const tallyFor = (version = '') => tally(points, app.app, version);
  const own = points.filter((each) => each.app === app.app);
  const visits = (version: string) => (
    <span>{t('trial.visits', { version, n: format.number(tallyFor(version).mounts) })}</span>
  );
  return (
    <>
      {trial && (
        <Meter
          label={t('trial.share', { version: trial.version })}
          value={trial.traffic}
          valueText={format.percent(trial.traffic)}
        />
      )}
      <p className={css['visits']}>
        {trial && visits(trial.version)}
        {stable && visits(stable.version)}
      </p>
      <RatesChart
        points={own}
        trial={trial?.version ?? null}
        stable={stable?.version ?? null}
        finding={
          trial && t(`trial.finding.${compare(tallyFor(stable?.version), tallyFor(trial.version))}`)
        }
      />
    </>
  );
}
