import { Card, Skeleton } from '@nafas/design-system';
import { Activity, ChartLine, Clock } from '@nafas/design-system/icons';
import { useTranslation } from 'react-i18next';
import type { MomentList } from '../../data/moment-list.ts';
import type { QueryState } from '../../data/query-state.ts';
import type { Days } from '../../data/use-days.ts';
import { useUsual } from '../../data/use-usual.ts';
import { InsightRow } from '../InsightRow.tsx';
import css from '../page.module.css';
import { useIndicatorWords } from './use-indicator-words.ts';

const INDICATORS = ['now', 'usual', 'today'] as const;
const ICONS = { now: <Clock />, usual: <ChartLine />, today: <Activity /> } as const;

/** Three cards: the latest check-in, today against what is usual for this person, and how today went so far. */
export function Indicators(props: { state: QueryState<Days>; moments: QueryState<MomentList> }) {
  const { state, moments } = props;
  const { t } = useTranslation();
  const usual = useUsual();
  const words = useIndicatorWords();
  const isReady =
    state.status === 'ready' && moments.status === 'ready' && usual.status !== 'loading';
  const first = usual.status === 'ready' ? usual.data : null;
  const said = isReady ? words(state.data, moments.data, first) : null;
  return (
    <section className={css['indicators']} aria-label={t('indicators.title')}>
      {INDICATORS.map((name) => (
        <Card key={name} aria-busy={!said || undefined}>
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
