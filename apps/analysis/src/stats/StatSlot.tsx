import { Stat } from '@nafas/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DataRoot } from '@nafas/data-service/react';
import type { QueryStatus } from '@tanstack/react-query';
import { type Days, useDays } from '@nafas/data-service/analysis/client';
import css from './stats.module.css';

interface Props {
  readonly label: string;
  /** The status of what else the card needs. */
  readonly also?: QueryStatus;
  readonly children: (data: Days) => ReactNode;
}

function Loaded({ label, also = 'success', children }: Props) {
  const { t } = useTranslation();
  const state = useDays();
  if (state.status === 'ready' && also === 'success') return children(state.data);
  if (state.status !== 'failed' && also !== 'error') return <Stat label={label} state="loading" />;
  // The progress card beside it has the whole message and the way to try again.
  return <Stat label={label} state="not-yet" sentence={t('stats.failed')} />;
}

/** One stat card of the dashboard: skeleton, figure, or a word that it did not load. */
export function StatSlot(props: Props) {
  return (
    <DataRoot>
      <div className={css['slot']}>
        <Loaded {...props} />
      </div>
    </DataRoot>
  );
}
