import { Stat } from '@nafas/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckInList } from '../data/check-in-list.ts';
import { DataRoot } from '../data/DataRoot.tsx';
import { useCheckIns } from '../data/use-check-ins.ts';
import css from './stats.module.css';

interface Props {
  readonly label: string;
  readonly children: (data: { list: CheckInList; today: string }) => ReactNode;
}

function Loaded({ label, children }: Props) {
  const { t } = useTranslation();
  const data = useCheckIns();
  if (data.status === 'ready') return children(data);
  if (data.status === 'loading') return <Stat label={label} state="loading" />;
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
