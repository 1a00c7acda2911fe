import { useTimeZone } from '@nafas/data-service/react';
import { Segmented, TextField } from '@nafas/design-system';
import { localTimeAt } from '@nafas/insights';
import { useTranslation } from 'react-i18next';
import css from './new-analysis.module.css';
import { hasPassed } from './when.ts';

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
