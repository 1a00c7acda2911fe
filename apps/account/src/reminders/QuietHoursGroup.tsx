import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingsGroup } from '../rows/SettingsGroup.tsx';
import { DaysPicker } from './DaysPicker.tsx';
import css from './reminders.module.css';
import { TimeField } from './TimeField.tsx';
import type { ScheduleState } from './use-schedule.ts';

const MINUTES = 24 * 60;

/** The night as a band, its ends, and days that are quiet all day. */
export function QuietHoursGroup({ schedule }: { schedule: ScheduleState }) {
  const { t } = useTranslation();
  const { shown, change } = schedule;
  const { quiet } = shown;
  return (
    <SettingsGroup anchor="quiet" title={t('quiet.title')} lead={t('quiet.lead')}>
      <div className={css['hours']}>
        <Band from={quiet.from} until={quiet.until} at={[shown.checkIn.at, shown.exercise.at]} />
        <div className={css['slot']} role="group" aria-label={t('quiet.title')}>
          <TimeField
            label={t('quiet.from')}
            value={quiet.from}
            onChange={(from) => change({ quiet: { ...quiet, from } })}
          />
          <TimeField
            label={t('quiet.until')}
            value={quiet.until}
            onChange={(until) => change({ quiet: { ...quiet, until } })}
          />
          <div>
            <p className={css['label']}>{t('quiet.allDay')}</p>
            <DaysPicker
              label={t('quiet.allDay')}
              days={quiet.days}
              onChange={(days) => change({ quiet: { ...quiet, days } })}
            />
          </div>
        </div>
      </div>
    </SettingsGroup>
  );
}

/** A day from the beginning of the night on; the fields below say the same in words. */
function Band(props: { from: string; until: string; at: readonly string[] }) {
  const [from, until] = [toMinutes(props.from), toMinutes(props.until)];
  const share = (minutes: number) => ((minutes - from + MINUTES) % MINUTES) / (MINUTES / 100);
  const style = (values: Record<string, number>) => values as CSSProperties;
  return (
    <div className={css['track']} aria-hidden="true">
      <span className={css['night']} style={style({ '--to': share(until) })} />
      {props.at.map((time, index) => (
        <i key={index} style={style({ '--at': share(toMinutes(time)) })} />
      ))}
    </div>
  );
}

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
