import type { Known } from '@nafas/data-service/chat';
import { checkInsSince, checkInsWithWrites } from '@nafas/data-service/check-ins/client';
import { useWithWrites } from '@nafas/data-service/client';
import { useToday } from '@nafas/data-service/react';
import { givenSliders } from '@nafas/insights';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

export interface LatestCheckInProps {
  readonly onKnown: (known: Known | null) => void;
}

/** Today's newest check-in as far as the companion may use it: its figures. It is read once the person allows it. */
export default function LatestCheckIn({ onKnown }: LatestCheckInProps) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { data, isError } = useQuery(checkInsSince(platform, useToday()));
  const all = useWithWrites(platform, data, checkInsWithWrites);
  const newest = all?.at(-1);
  const { stress = null, energy = null } = newest ? givenSliders(newest) : {};
  useEffect(() => {
    onKnown(stress === null && energy === null ? null : { stress, energy });
    return () => onKnown(null);
  }, [stress, energy, onKnown]);
  if (isError) return <p>{t('chat.known.failed')}</p>;
  if (all === undefined) return <p>{t('chat.known.loading')}</p>;
  const figures = [
    stress === null ? null : t('chat.known.stress', { figure: stress }),
    energy === null ? null : t('chat.known.energy', { figure: energy }),
  ].filter((one) => one !== null);
  return <p>{figures.length === 0 ? t('chat.known.none') : figures.join(' · ')}</p>;
}
