import { Stat } from '@nafas/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DataRoot } from '../data/DataRoot.tsx';
import type { QueryState } from '../data/query-state.ts';
import { useDays, type Days } from '../data/use-days.ts';
import css from './stats.module.css';

interface Props {
  readonly label: string;
  /** The state of what else the card needs. */
  readonly also?: QueryState<unknown>['status'];
  readonly children: (data: Days) => ReactNode;
}

function Loaded({ label, also = 'ready', children }: Props) {
  const { t } = useTranslation();
  const state = useDays();
  if (state.status === 'ready' && also === 'ready') return children(state.data);
  if (state.status !== 'failed' && also !== 'failed') return <Stat label={label} state="loading" />;
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
