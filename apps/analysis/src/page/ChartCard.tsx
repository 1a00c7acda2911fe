import { Card, CardHead } from '@nafas/design-system';
import type { Range } from '@nafas/insights';
import { useTranslation } from 'react-i18next';
import type { CheckInsState } from '../data/use-check-ins.ts';
import { useFormat } from '../format/use-format.ts';
import { ChartSkeleton } from '../progress/ChartSkeleton.tsx';
import { FirstCheckIn } from '../progress/FirstCheckIn.tsx';
import { RangeChart } from '../progress/RangeChart.tsx';

/** The page's chart of the chosen range. */
export function ChartCard({ data, range }: { data: CheckInsState; range: Range }) {
  const { t } = useTranslation();
  const format = useFormat();
  const scale = { low: format.number(0), high: format.number(10) };
  const lead = t(range === '24h' ? 'progress.leadMoments' : 'progress.lead', scale);
  return (
    <Card aria-busy={data.status === 'loading' || undefined}>
      <CardHead title={t('page.chart')} lead={lead} />
      {data.status !== 'ready' ? (
        <ChartSkeleton />
      ) : data.list.checkIns.length === 0 && !data.list.earlier ? (
        <FirstCheckIn />
      ) : (
        <RangeChart list={data.list} range={range} today={data.today} />
      )}
    </Card>
  );
}
