import { Card, CardHead, InTurns, Select } from '@nafas/design-system';
import { ChartSkeleton } from '@nafas/design-system/chart';
import type { Range } from '@nafas/insights';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoadState } from '@nafas/data-service/client';
import type { Days } from '@nafas/data-service/analysis/client';
import { useMoments } from '@nafas/data-service/analysis/client';
import { useFormat } from '../../format.ts';
import { ProgressChart } from '../../chart/ProgressChart.tsx';
import { FirstCheckIn } from '../../progress/FirstCheckIn.tsx';
import { LoadFailure } from '../../LoadFailure.tsx';
import css from '../page.module.css';
import { Indicators } from './Indicators.tsx';

type RealtimeRange = Extract<Range, '24h' | '7d' | '30d'>;
const RANGES: readonly RealtimeRange[] = ['24h', '7d', '30d'];

/** Tab Real-time Analysis: the lines up to now, and three cards of what this moment is like. */
export function RealtimeTab({ state }: { state: LoadState<Days> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [range, setRange] = useState<RealtimeRange>('24h');
  const moments = useMoments();
  const scale = { low: format.number(0), high: format.number(10) };
  const select = (
    <Select
      className={css['select']}
      label={t('page.range')}
      labelHidden
      value={range}
      onChange={({ currentTarget }) => {
        const chosen = RANGES.find((value) => value === currentTarget.value);
        if (chosen) setRange(chosen);
      }}
    >
      {RANGES.map((value) => (
        <option key={value} value={value}>
          {t(`page.ranges.${value}`)}
        </option>
      ))}
    </Select>
  );
  if (moments.status === 'failed') {
    return (
      <LoadFailure
        error={moments.error}
        retry={() => void moments.refresh().catch(() => undefined)}
      />
    );
  }
  const isReady = state.status === 'ready' && moments.status === 'ready';
  return (
    <div className={css['columns']}>
      <InTurns>
        <Card aria-label={t('page.chart')} aria-busy={!isReady || undefined}>
          <CardHead
            title={t('page.chart')}
            lead={t(range === '24h' ? 'progress.leadMoments' : 'progress.lead', scale)}
            end={select}
          />
          {!isReady ? (
            <ChartSkeleton />
          ) : state.data.days.length === 0 && !state.data.earlier ? (
            <FirstCheckIn />
          ) : (
            <ProgressChart data={state.data} moments={moments.data} range={range} />
          )}
        </Card>
        <Indicators state={state} moments={moments} />
      </InTurns>
    </div>
  );
}
