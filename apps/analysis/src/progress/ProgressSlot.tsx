import { Button, Card, CardHead, Segmented, State } from '@nafas/design-system';
import { ChartSkeleton } from '@nafas/design-system/chart';
import { historyStart, type DayRange } from '@nafas/insights';
import { useCause } from '@nafas/platform/remote';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataRoot, useToday } from '@nafas/data-service/react';
import { useDays } from '@nafas/data-service/analysis/client';
import { useFormat } from '../format.ts';
import { ProgressChart } from '../chart/ProgressChart.tsx';
import { FirstCheckIn } from './FirstCheckIn.tsx';
import css from './progress.module.css';
import { reloadPage } from './reload-page.ts';

const RANGES: readonly DayRange[] = ['7d', '30d', '3m'];

/** Slot `progress`: how the days went, over a range. */
export default function ProgressSlot() {
  return (
    <DataRoot>
      <ProgressCard />
    </DataRoot>
  );
}

function ProgressCard() {
  const { t } = useTranslation();
  const format = useFormat();
  const [range, setRange] = useState<DayRange>('30d');
  const picker = (
    <Segmented
      label={t('progress.range')}
      options={RANGES.map((value) => ({ value, label: t(`progress.ranges.${value}`) }))}
      value={range}
      onChange={setRange}
      className={css['ranges']}
    />
  );
  return (
    <Card className={css['card']}>
      <CardHead
        title={t('progress.title')}
        lead={t('progress.lead', { low: format.number(0), high: format.number(10) })}
        end={picker}
      />
      <Body range={range} />
    </Card>
  );
}

function Body({ range }: { range: DayRange }) {
  const { t } = useTranslation();
  const describeCause = useCause();
  const state = useDays(historyStart(range, useToday()));
  if (state.status === 'loading') {
    return (
      <div aria-busy="true">
        <ChartSkeleton />
      </div>
    );
  }
  if (state.status === 'failed') {
    return (
      <State
        kind="error"
        className={css['state']}
        title={t('progress.failed')}
        sentence={t('progress.failedHelp')}
        help={describeCause(state.error)}
        action={<Button onClick={reloadPage}>{t('tryAgain', { ns: 'generic' })}</Button>}
      />
    );
  }
  const { data } = state;
  if (data.days.length === 0 && !data.earlier) return <FirstCheckIn />;
  return <ProgressChart data={data} range={range} />;
}
