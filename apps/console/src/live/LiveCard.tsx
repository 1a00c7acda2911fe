import type { ReleasedApp, Releases } from '@nafas/data-service/console';
import { Badge, Card, CardHead } from '@nafas/design-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { findStable, findTrial } from '../releases.ts';
import { useEnvironmentName } from '../use-environment-name.ts';
import { useFormat } from '../use-format.ts';
import css from './live.module.css';
import { Preview } from './Preview.tsx';

interface LiveCardProps {
  readonly releases: Releases;
  readonly chosen: string | null;
  /** What is shown may be old: nothing is done on the strength of it. */
  readonly isStale: boolean;
  onChoose(app: string): void;
  /** A trial of an app was started here. */
  onStarted(app: string): void;
}

/** Which version of each app is live in which environment; a press on an app looks at it closely. */
export function LiveCard(props: LiveCardProps) {
  const { releases, chosen, isStale, onChoose, onStarted } = props;
  const { t } = useTranslation();
  const id = useId();
  const nameEnvironment = useEnvironmentName();
  const { environments, shells, gated } = releases;
  const live = environments.flatMap(({ apps }) => apps.map(({ app }) => app));
  const names = [...new Set([...live, ...gated.map(({ app }) => app)])].sort();
  const shell = shells.map(({ version }) => version).join(', ');
  return (
    <Card aria-labelledby={id} role="region">
      <CardHead
        title={t('live.title')}
        titleId={id}
        end={shell && <span className={css['muted']}>{t('live.shell', { versions: shell })}</span>}
      />
      <table className={css['table']}>
        <thead>
          <tr>
            <th scope="col">{t('live.app')}</th>
            {environments.map(({ environment }) => (
              <th key={environment} scope="col">
                {nameEnvironment(environment)}
              </th>
            ))}
            <th scope="col">{t('live.preview')}</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name} data-chosen={name === chosen || undefined}>
              <th scope="row">
                <button
                  type="button"
                  className={css['app']}
                  aria-pressed={name === chosen}
                  onClick={() => onChoose(name)}
                >
                  <bdi lang="en">{name}</bdi>
                </button>
              </th>
              {environments.map(({ environment, apps }) => (
                <td key={environment}>
                  <span className={css['where']} aria-hidden="true">
                    {nameEnvironment(environment)}
                  </span>
                  <Live app={apps.find(({ app }) => app === name)} />
                </td>
              ))}
              <td>
                <span className={css['where']} aria-hidden="true">
                  {t('live.preview')}
                </span>
                <Preview app={name} {...{ releases, isStale }} onStarted={() => onStarted(name)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Live({ app }: { app: ReleasedApp | undefined }) {
  const { t } = useTranslation();
  const format = useFormat();
  const stable = app && findStable(app);
  if (!app || !stable) return <span className={css['muted']}>{t('live.none')}</span>;
  const trial = findTrial(app);
  return (
    <>
      <span className={css['version']}>
        <bdi>{stable.version}</bdi>
      </span>
      <time className={css['muted']} dateTime={app.since}>
        {format.ago(app.since, new Date())}
      </time>
      {trial && (
        <Badge tone="accent">
          {t('live.trial', { version: trial.version, share: format.percent(trial.traffic) })}
        </Badge>
      )}
    </>
  );
}
