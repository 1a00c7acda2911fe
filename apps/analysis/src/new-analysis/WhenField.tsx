import { useTimeZone } from '@nafas/data-service/react';
import { Button, Segmented, TextField } from '@nafas/design-system';
import { ChevronDown, Clock } from '@nafas/design-system/icons';
import { findInstant, localTimeAt } from '@nafas/insights';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import css from './new-analysis.module.css';
import { hasPassed } from './when.ts';

/** When it is or was, in one line beside the title; opens {@link WhenField}. */
export function WhenButton(props: { at: string | null; isOpen: boolean; onPress: () => void }) {
  const { at, isOpen, onPress } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const timeZone = useTimeZone();
  const instant = at === null ? new Date() : findInstant(at, timeZone);
  const time = instant ? format.time(instant.getTime()) : '';
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={<Clock size="sm" />}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      {at === null
        ? t('new.nowAt', { time })
        : t('new.earlierAt', { day: instant ? format.day(at.slice(0, 10)) : '', time })}
      <ChevronDown size="sm" />
    </Button>
  );
}

/** When it was: now, or earlier by the clock where the person is. Never the future. */
export function WhenField(props: { at: string | null; onChange: (at: string | null) => void }) {
  const { at, onChange } = props;
  const { t } = useTranslation();
  const timeZone = useTimeZone();
  const now = localTimeAt(new Date(), timeZone);
  return (
    <div className={css['when']}>
      <Segmented
        label={t('new.when')}
        value={at === null ? 'now' : 'earlier'}
        onChange={(value) => onChange(value === 'now' ? null : now)}
        options={[
          { value: 'now', label: t('new.whenNow') },
          { value: 'earlier', label: t('new.whenEarlier') },
        ]}
      />
      {at !== null && (
        <TextField
          type="datetime-local"
          label={t('new.whenAt')}
          value={at}
          max={now}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          error={hasPassed(at, timeZone) ? undefined : t('new.whenFuture')}
        />
      )}
    </div>
  );
}
