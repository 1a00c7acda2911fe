import { Button, InTurns, PageHead, State, Tabs } from '@nafas/design-system';
import { Plus } from '@nafas/design-system/icons';
import { lazyPage, usePlatform } from '@nafas/platform/remote';
import { Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { DataRoot } from '@nafas/data-service/react';
import { useDays } from '@nafas/data-service/analysis/client';
import { LoadFailure } from '../LoadFailure.tsx';
import { Metrics } from './Metrics.tsx';
import css from './page.module.css';
import { RealtimeTab } from './realtime/RealtimeTab.tsx';
import { RefreshButton } from './RefreshButton.tsx';
import { TrendsTab } from './trends/TrendsTab.tsx';
import { TABS, useTab } from './use-tab.ts';

const insights = lazyPage(() => import('./insights/InsightsTab.tsx'));

/** /dashboard/emotional-analysis */
export default function AnalysisPage() {
  return (
    <DataRoot>
      <Content />
    </DataRoot>
  );
}

function Content() {
  const { t } = useTranslation();
  const platform = usePlatform();
  const [tab, setTab] = useTab();
  // The tab answers the press; its charts are drawn after that, in slices.
  const shown = useDeferredValue(tab);
  const state = useDays();
  return (
    <div className={css['page']}>
      <InTurns>
        <PageHead
          title={t('page.title')}
          lead={t(tab === 'links' ? 'page.leadLinks' : 'page.lead')}
          actions={
            <div className={css['controls']}>
              <RefreshButton />
              <Button
                variant="primary"
                icon={<Plus />}
                onClick={() => platform.open('analysis.new-analysis')}
              >
                {t('progress.newAnalysis')}
              </Button>
            </div>
          }
        />
        {state.status === 'failed' ? (
          <LoadFailure
            error={state.error}
            retry={() => void state.refresh().catch(() => undefined)}
          />
        ) : (
          <InTurns>
            {tab === 'links' ? null : <Metrics state={state} />}
            <Tabs
              label={t('page.tabs')}
              tabs={TABS.map((id) => ({
                id,
                label: t(`page.tab.${id}`),
                prepare: id === 'links' ? insights.prepare : undefined,
              }))}
              selected={tab}
              onSelect={setTab}
            >
              {shown === 'realtime' ? (
                <RealtimeTab state={state} />
              ) : shown === 'trends' ? (
                <TrendsTab />
              ) : (
                <Suspense fallback={<State kind="loading" />}>
                  <insights.Page />
                </Suspense>
              )}
            </Tabs>
          </InTurns>
        )}
      </InTurns>
    </div>
  );
}
