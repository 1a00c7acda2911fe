import type { CheckIn } from '@nafas/data-service/check-ins';
import type { PageKey } from '@nafas/data-service/journal';
import { journalNeighbours } from '@nafas/data-service/journal/client';
import { IconButton } from '@nafas/design-system';
import { ChevronLeft, ChevronRight } from '@nafas/design-system/icons';
import { usePlatform, usePlatformLink } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { JOURNAL } from '../address.ts';
import { useFormat } from '../use-format.ts';
import css from './entry.module.css';

/** The ways to the entries before and after one. */
export function Neighbours({ entry }: { entry: CheckIn }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useQuery(journalNeighbours(usePlatform(), entry));
  if (data === undefined) return null;
  const { earlier, later } = data;
  const days = [earlier, later].filter((one) => one !== null);
  return (
    <nav className="nf-cluster" aria-label={t('entry.neighbours')}>
      {earlier && (
        <Neighbour to={earlier} label={t('entry.earlier')}>
          <ChevronLeft flip />
        </Neighbour>
      )}
      {later && (
        <Neighbour to={later} label={t('entry.later')}>
          <ChevronRight flip />
        </Neighbour>
      )}
      <span className={css['days']}>
        {format.list(days.map(({ localDate }) => format.shortDay(localDate)))}
      </span>
    </nav>
  );
}

function Neighbour(props: { to: PageKey; label: string; children: ReactNode }) {
  const link = usePlatformLink(`${JOURNAL}/${props.to.id}`);
  return (
    <IconButton variant="outlined" label={props.label} {...link}>
      {props.children}
    </IconButton>
  );
}
