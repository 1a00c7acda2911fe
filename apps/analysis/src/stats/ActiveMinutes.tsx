import { BarsArt, Stat } from '@nafas/design-system';
import { activeMinutes, addDays, eachDay, type CheckInFigures } from '@nafas/insights';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/use-format.ts';
import { StatSlot } from './StatSlot.tsx';
import css from './stats.module.css';
import { useChanges } from './use-changes.ts';

const WEEK = 7;

function weekOf(checkIns: readonly CheckInFigures[], today: string): number[] {
  return eachDay(addDays(today, 1 - WEEK), today).map(
    (day) => activeMinutes(checkIns, [], day).value,
  );
}

/** Slot `active-minutes`: minutes of today. No app records exercises yet, so check-ins are all there is. */
export default function ActiveMinutes() {
  const { t } = useTranslation();
  const format = useFormat();
  const change = useChanges();
  const label = t('stats.activeMinutes');
  return (
    <StatSlot label={label}>
      {({ list, today }) => {
        const minutes = activeMinutes(list.checkIns, [], today);
        const period = t('stats.vsYesterday');
        return (
          <Stat
            label={label}
            value={format.number(minutes.value)}
            unit={t('stats.minutesUnit')}
            art={
              <span className={css['art']}>
                <BarsArt values={weekOf(list.checkIns, today)} />
              </span>
            }
            change={change({
              by: minutes.change,
              unit: 'minutes',
              period,
              better: minutes.change > 0 ? 'more' : 'none',
            })}
          />
        );
      }}
    </StatSlot>
  );
}
