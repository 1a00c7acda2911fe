import { Button, InTurns, PageHead, Tabs } from '@nafas/design-system';
import { Plus } from '@nafas/design-system/icons';
import { lazyPage, usePlatform } from '@nafas/platform/remote';
import { Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { ListView } from '../list/ListView.tsx';
import { useAddress, VIEWS } from '../address.ts';
import css from './page.module.css';

const month = lazyPage(() => import('../calendar/MonthView.tsx'));
const year = lazyPage(() => import('../calendar/YearView.tsx'));
const PREPARE = { list: undefined, month: month.prepare, year: year.prepare };

/** The action of the app that writes entries. */
const CHECK_IN = 'analysis.new-analysis';

/** The journal: its entries as a list, a month or a year. */
export function Home() {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { view, setView } = useAddress();
  // The tab answers the press; its view, a month of days or a year of them, is drawn after that, in slices.
  const shown = useDeferredValue(view);
  return (
    <div className={css['page']}>
      <InTurns>
        <PageHead
          title={t('title')}
          lead={t('lead')}
          actions={
            <Button variant="primary" icon={<Plus />} onClick={() => platform.open(CHECK_IN)}>
              {t('newAnalysis')}
            </Button>
          }
        />
        <Tabs
          label={t('view.label')}
          tabs={VIEWS.map((id) => ({ id, label: t(`view.${id}`), prepare: PREPARE[id] }))}
          selected={view}
          onSelect={setView}
        >
          <Suspense key={shown}>
            {shown === 'list' && <ListView />}
            {shown === 'month' && <month.Page />}
            {shown === 'year' && <year.Page />}
          </Suspense>
        </Tabs>
      </InTurns>
    </div>
  );
}
