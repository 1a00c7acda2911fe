import type { Releases } from '@nafas/data-service/console';
import { Banner } from '@nafas/design-system';
import { CircleAlert } from '@nafas/design-system/icons';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GateCard } from '../gate/GateCard.tsx';
import { HistoryCard } from '../history/HistoryCard.tsx';
import { LiveCard } from '../live/LiveCard.tsx';
import { firstApp, ownApps } from '../releases.ts';
import { RollbackBar } from '../rollback/RollbackBar.tsx';
import { TrialCard } from '../trial/TrialCard.tsx';
import css from './page.module.css';
import { useKeptFocus } from './use-kept-focus.ts';

interface PlacesProps {
  readonly releases: Releases;
  /** What is shown may be old: nothing is done on the strength of it. */
  readonly isStale: boolean;
}

/** What is live, and one app of it looked at closely. */
export function Places({ releases, isStale }: PlacesProps) {
  const { t } = useTranslation();
  const id = useId();
  const onChanged = useKeptFocus(releases, id);
  const [chosen, setChosen] = useState<string | null>(null);
  const app = ownApps(releases).find((each) => each.app === chosen) ?? firstApp(releases);
  const problems = releases.environments.flatMap(({ environment, problems: found }) =>
    found.map((problem) => `${environment}: ${problem}`),
  );
  return (
    <>
      {problems.length > 0 && (
        <Banner tone="critical" icon={<CircleAlert />} title={t('problems')}>
          <bdi lang="en">{problems.join('; ')}</bdi>
        </Banner>
      )}
      <div className={css['cards']}>
        <LiveCard
          {...{ releases, isStale }}
          chosen={app?.app ?? null}
          onChoose={setChosen}
          onStarted={(name) => {
            setChosen(name);
            onChanged();
          }}
        />
        {app && <TrialCard key={app.app} {...{ id, app, releases, isStale, onChanged }} />}
        {app && <GateCard app={app} releases={releases} />}
        <HistoryCard releases={releases} />
      </div>
      {app && (
        <RollbackBar
          key={app.app}
          {...{ app, isStale, onChanged }}
          environment={releases.environment}
        />
      )}
    </>
  );
}
