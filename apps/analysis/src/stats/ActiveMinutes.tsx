import { BarsArt, Stat } from '@nafas/design-system';
import { activeMinutes, addDays, eachDay } from '@nafas/insights';
import { useTranslation } from 'react-i18next';
import { DataRoot, useToday } from '@nafas/data-service/react';
import { exercisesSince } from '@nafas/data-service/analysis/client';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../format.ts';
import { StatSlot } from './StatSlot.tsx';
import css from './stats.module.css';
import { useChanges } from './use-changes.ts';

const WEEK = 7;

/** Slot `active-minutes`: minutes of today in check-ins and exercises, against yesterday. */
export default function ActiveMinutes() {
  const { t } = useTranslation();
  const label = t('stats.activeMinutes');
  return (
    <DataRoot>
      <Minutes label={label} />
    </DataRoot>
  );
}

function Minutes({ label }: { label: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const change = useChanges();
  const exercises = useQuery(exercisesSince(usePlatform(), addDays(useToday(), -WEEK)));
  return (
    <StatSlot label={label} also={exercises.status}>
      {({ days, today }) => {
        const done = exercises.data ?? [];
        const on = (day: string) => activeMinutes(days, done, day);
        const minutes = on(today);
        const week = eachDay(addDays(today, 1 - WEEK), today).map((day) => on(day).value);
        return (
          <Stat
            label={label}
            value={format.number(minutes.value)}
            unit={t('stats.minutesUnit')}
            art={
              <span className={css['art']}>
                <BarsArt values={week} />
              </span>
            }
            change={change({
              by: minutes.change,
              unit: 'minutes',
              period: t('stats.vsYesterday'),
              better: minutes.change > 0 ? 'more' : 'none',
            })}
          />
        );
      }}
    </StatSlot>
  );
}
