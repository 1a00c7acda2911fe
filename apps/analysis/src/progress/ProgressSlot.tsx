import { Button, Card, CardHead, Segmented, State } from '@nafas/design-system';
import type { DayRange } from '@nafas/insights';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataRoot } from '../data/DataRoot.tsx';
import { useCheckIns } from '../data/use-check-ins.ts';
import { useFormat } from '../format/use-format.ts';
import { ChartSkeleton } from './ChartSkeleton.tsx';
import { FirstCheckIn } from './FirstCheckIn.tsx';
import css from './progress.module.css';
import { RangeChart } from './RangeChart.tsx';
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
  const data = useCheckIns(range);
  if (data.status === 'loading') {
    return (
      <div aria-busy="true">
        <ChartSkeleton />
      </div>
    );
  }
  if (data.status === 'failed') {
    return (
      <State
        kind="error"
        className={css['state']}
        title={t('progress.failed')}
        sentence={t('progress.failedHelp')}
        action={<Button onClick={reloadPage}>{t('progress.tryAgain')}</Button>}
      />
    );
  }
  const { list, today } = data;
  if (list.checkIns.length === 0 && !list.earlier) return <FirstCheckIn />;
  return <RangeChart {...{ list, range, today }} />;
}
