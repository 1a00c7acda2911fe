import { METRICS } from '@nafas/insights';
import { useTranslation } from 'react-i18next';
import type { QueryState } from '../data/query-state.ts';
import type { Days } from '../data/use-days.ts';
import { MetricCard } from './MetricCard.tsx';
import css from './page.module.css';
import { useMetrics } from './use-metrics.ts';

/** Happiness, stress, energy and anxiety as they are now. */
export function Metrics({ state }: { state: QueryState<Days> }) {
  const { t } = useTranslation();
  const metrics = useMetrics(state);
  return (
    <section className={css['metrics']} aria-label={t('page.figures')}>
      {METRICS.map((metric) => (
        <MetricCard
          key={metric}
          metric={metric}
          score={metrics?.[metric]}
          days={state.status === 'ready' ? state.data.days : []}
        />
      ))}
    </section>
  );
}
