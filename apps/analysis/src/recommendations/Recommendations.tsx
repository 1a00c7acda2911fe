import { Card, Skeleton } from '@nafas/design-system';
import { MAX_RECOMMENDATIONS, recommendedToday } from '@nafas/insights';
import { toCard } from '@nafas/data-service/analysis';
import { DEFAULT_SETTINGS } from '@nafas/data-service/settings';
import { whenIdle } from '@nafas/platform/tasks';
import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DataRoot } from '@nafas/data-service/react';
import { type Days, useDays } from '@nafas/data-service/analysis/client';
import { useSettings } from '@nafas/data-service/react';
import { RecommendationCard } from './RecommendationCard.tsx';
import { useRecords } from './use-records.ts';
import css from './recommendations.module.css';

// The rules come first; what helped so far takes a place that they leave free, and is loaded after them. Without a network
// that place stays free: it is no reason to take the rules' cards away.
const Learnt = lazy(() =>
  new Promise<void>((resolve) => whenIdle(resolve))
    .then(() => import('./Learnt.tsx'))
    .catch(() => ({ default: () => null })),
);

/** Slot `recommendations`: what may help today, by the person's own check-ins. */
export default function Recommendations() {
  return (
    <DataRoot>
      <Content />
    </DataRoot>
  );
}

function Content() {
  const { t } = useTranslation();
  const state = useDays();
  return (
    <section className={css['slot']} aria-busy={state.status === 'loading' || undefined}>
      <h2 className={css['title']}>{t('recommend.title')}</h2>
      {state.status === 'ready' ? (
        <Cards data={state.data} />
      ) : state.status === 'loading' ? (
        <Card>
          <Skeleton blockSize={48} />
        </Card>
      ) : (
        // The progress card beside it has the whole message and the way to try again.
        <p>{t('stats.failed')}</p>
      )}
    </section>
  );
}

function Cards({ data }: { data: Days }) {
  const { days, today } = data;
  const social = (useSettings() ?? DEFAULT_SETTINGS).ai.socialSuggestions;
  const given = useMemo(
    () => recommendedToday(days, today, { social }).map(toCard),
    [days, today, social],
  );
  const records = useRecords(given, today);
  return (
    <>
      {given.map((recommendation) => (
        <RecommendationCard key={recommendation.id} {...{ recommendation, records }} />
      ))}
      {given.length < MAX_RECOMMENDATIONS && (
        <Suspense fallback={null}>
          <Learnt today={today} />
        </Suspense>
      )}
    </>
  );
}
