import { Button, Card, PageHead, Select, State } from '@nafas/design-system';
import type { Range } from '@nafas/insights';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataRoot } from '../data/DataRoot.tsx';
import { useCheckIns } from '../data/use-check-ins.ts';
import { ChartCard } from './ChartCard.tsx';
import { Figures } from './Figures.tsx';
import css from './page.module.css';
import { RefreshButton } from './RefreshButton.tsx';

type PageRange = Extract<Range, '24h' | '7d' | '30d'>;

const RANGES: readonly PageRange[] = ['24h', '7d', '30d'];

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
  const [range, setRange] = useState<PageRange>('7d');
  const data = useCheckIns(range);
  const retry = () => void data.refresh().catch(() => undefined);
  return (
    <div className={css['page']}>
      <PageHead
        title={t('page.title')}
        lead={t('page.lead')}
        actions={
          <div className={css['controls']}>
            <Select
              label={t('page.range')}
              labelHidden
              value={range}
              onChange={(event) => {
                const chosen = RANGES.find((value) => value === event.currentTarget.value);
                if (chosen) setRange(chosen);
              }}
            >
              {RANGES.map((value) => (
                <option key={value} value={value}>
                  {t(`page.ranges.${value}`)}
                </option>
              ))}
            </Select>
            <RefreshButton refresh={data.refresh} />
          </div>
        }
      />
      {data.status === 'failed' ? (
        <Card>
          <State
            kind="error"
            title={t('page.failed')}
            sentence={t('progress.failedHelp')}
            action={<Button onClick={retry}>{t('progress.tryAgain')}</Button>}
          />
        </Card>
      ) : (
        <>
          <Figures data={data} />
          <ChartCard data={data} range={range} />
        </>
      )}
    </div>
  );
}
