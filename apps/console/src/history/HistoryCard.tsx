import type { ReleaseLine, Releases } from '@nafas/data-service/console';
import { Button, Card, CardHead, Select } from '@nafas/design-system';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import css from './history.module.css';

/** So many lines stand there at first. */
const FIRST = 8;

/** Who made what live, when and why. */
export function HistoryCard({ releases: { history } }: { releases: Releases }) {
  const { t } = useTranslation();
  const id = useId();
  const [app, setApp] = useState('');
  const [isAll, setAll] = useState(false);
  const names = [...new Set(history.map((line) => line.app))].sort();
  const lines = history.filter((line) => app === '' || line.app === app);
  const shown = isAll ? lines : lines.slice(0, FIRST);
  return (
    <Card aria-labelledby={id} role="region">
      <CardHead
        title={t('history.title')}
        titleId={id}
        end={
          <Select
            label={t('history.app')}
            labelHidden
            value={app}
            onChange={(event) => setApp(event.currentTarget.value)}
          >
            <option value="">{t('history.all')}</option>
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        }
      />
      {shown.length === 0 && <p className={css['why']}>{t('history.empty')}</p>}
      <ol className={css['lines']}>
        {shown.map((line) => (
          <Line key={line.number} line={line} />
        ))}
      </ol>
      {shown.length < lines.length && (
        <Button variant="quiet" size="sm" onClick={() => setAll(true)}>
          {t('history.more')}
        </Button>
      )}
    </Card>
  );
}

/** A trial that was given another share passed the gate when it began. */
function findKind({ what, version, gate, serving }: ReleaseLine) {
  const isTrial = serving.some((each) => each.version === version && !each.default);
  if (what !== 'activate' || !isTrial) return what;
  return gate === null ? 'traffic' : 'trial';
}

function Line({ line }: { line: ReleaseLine }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { at, by, app, version, why, serving } = line;
  const trial = serving.find((each) => each.version === version && !each.default);
  const kind = findKind(line);
  const stable = serving.find((each) => each.default)?.version ?? '';
  return (
    <li data-kind={kind}>
      <time dateTime={at}>{format.moment(at)}</time>
      <span className={css['who']}>
        <bdi>{by}</bdi>
      </span>
      <div>
        <b>{t(`history.what.${kind}`)}</b>{' '}
        <bdi lang="en">
          {app} {version}
        </bdi>{' '}
        {kind === 'rollback' && <span>{t('history.to', { version: stable })}</span>}
        {trial && <span>{format.percent(trial.traffic)}</span>}
        <p className={css['why']}>
          <bdi>{why}</bdi>
        </p>
      </div>
    </li>
  );
}
