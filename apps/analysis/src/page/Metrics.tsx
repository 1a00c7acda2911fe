import { fixedMetrics, useAnsweredTexts } from '@nafas/data-service/analysis/client';
import { useToday } from '@nafas/data-service/react';
import { historyStart, METRICS, type Metric, metrics } from '@nafas/insights';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { LoadState } from '@nafas/data-service/client';
import type { Days } from '@nafas/data-service/analysis/client';
import { MetricCard } from './MetricCard.tsx';
import css from './page.module.css';

/** Happiness, stress, energy and anxiety as they are now. */
export function Metrics({ state }: { state: LoadState<Days> }) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const today = useToday();
  const fixed = useQuery(fixedMetrics(platform, today)).data;
  const said = useAnsweredTexts(historyStart('30d', today));
  const texts = said.status === 'ready' ? said.data : [];
  // Signed in they are computed from the days on screen, so that a check-in counts at once.
  const computed = state.status === 'ready' ? metrics(state.data.days, today, texts) : undefined;
  const isDemo = platform.scope.mode === 'demo';
  const scores = isDemo ? fixed : computed;
  // What was read of texts belongs to anxiety: without it the figure would jump.
  const isKnown = (metric: Metric) => isDemo || metric !== 'anxiety' || said.status !== 'loading';
  return (
    <section className={css['metrics']} aria-label={t('page.figures')}>
      {METRICS.map((metric) => (
        <MetricCard
          key={metric}
          metric={metric}
          score={isKnown(metric) ? scores?.[metric] : undefined}
          texts={texts}
          days={state.status === 'ready' ? state.data.days : []}
        />
      ))}
    </section>
  );
}
