import { Card, Skeleton } from '@nafas/design-system';
import { Activity, ChartLine, Clock } from '@nafas/design-system/icons';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Moment } from '@nafas/data-service/analysis';
import type { LoadState } from '@nafas/data-service/client';
import { type Days, baselineDays } from '@nafas/data-service/analysis/client';
import { InsightRow } from '../InsightRow.tsx';
import css from '../page.module.css';
import { useIndicatorWords } from './use-indicator-words.ts';

const INDICATORS = ['now', 'usual', 'today'] as const;
const ICONS = { now: <Clock />, usual: <ChartLine />, today: <Activity /> } as const;

/** Three cards: the latest check-in, today against what is usual for this person, and how today went so far. */
export function Indicators(props: {
  state: LoadState<Days>;
  moments: LoadState<readonly Moment[]>;
}) {
  const { state, moments } = props;
  const { t } = useTranslation();
  const usual = useQuery(baselineDays(usePlatform()));
  const words = useIndicatorWords();
  const isReady = state.status === 'ready' && moments.status === 'ready' && !usual.isPending;
  const said = isReady ? words(state.data, moments.data, usual.data ?? null) : null;
  return (
    <section className={css['indicators']} aria-label={t('indicators.title')}>
      {INDICATORS.map((name) => (
        <Card key={name} aria-label={said?.[name].title} aria-busy={!said || undefined}>
          {said ? (
            <InsightRow
              icon={ICONS[name]}
              tone={name === 'now' ? 'dawn' : 'accent'}
              words={said[name]}
            />
          ) : (
            <Skeleton blockSize={76} />
          )}
        </Card>
      ))}
    </section>
  );
}
