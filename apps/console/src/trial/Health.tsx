import type { HealthPoint, ReleasedApp } from '@nafas/data-service/console';
import { Meter } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';
import { findStable, findTrial } from '../releases.ts';
import { useFormat } from '../use-format.ts';
import { RatesChart } from './RatesChart.tsx';
import { compare, rate, tally } from './rates.ts';
import css from './trial.module.css';
import { useStopLine } from './use-stop-line.ts';

interface HealthProps {
  readonly app: ReleasedApp;
  /** When the trial began; null where there is none. */
  readonly began: string | null;
  /** Of the last hour. */
  readonly points: readonly HealthPoint[];
}

/** What was counted of an app: visits and errors, the share of a trial, and how near it is to its end. */
export function Health({ app, began, points }: HealthProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [stable, trial] = [findStable(app), findTrial(app)];
  const line = useStopLine(app, began);
  const tallyFor = (version = '') => tally(points, app.app, version);
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
        points={points.filter((each) => each.app === app.app)}
        trial={trial?.version ?? null}
        stable={stable?.version ?? null}
        stop={line?.stop == null ? null : rate({ mounts: line.trial.mounts, failures: line.stop })}
        finding={
          trial && t(`trial.finding.${compare(tallyFor(stable?.version), tallyFor(trial.version))}`)
        }
      />
      {app.held && <p className={css['stop']}>{t('trial.held')}</p>}
      {line && (
        <p className={css['stop']}>
          {t(app.held || line.stop === null ? 'trial.sinceBegan' : 'trial.stopsAt', {
            failures: format.number(line.trial.failures),
            mounts: format.number(line.trial.mounts),
            stop: format.number(line.stop ?? 0),
          })}
        </p>
      )}
    </>
  );
}
