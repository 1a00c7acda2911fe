import { Meter } from '@nafas/design-system';
import { EMOTION_VALUES, type EmotionReading } from '@nafas/emotion';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import css from './reading.module.css';

/** Colours of the five values, as the charts have them. */
const TONES = {
  happiness: 'var(--nf-data-happiness)',
  sadness: 'var(--nf-data-sadness)',
  neutral: 'var(--nf-data-neutral)',
  stress: 'var(--nf-data-stress)',
  energy: 'var(--nf-data-energy)',
} as const;

/** The five values in percent; a value that this source can't give is labelled as missing, never shown as 0. */
export function Values({ reading }: { reading: EmotionReading }) {
  const { t } = useTranslation();
  const { percent } = useFormat();
  return (
    <div className={css['values']}>
      {EMOTION_VALUES.map((value) => {
        // A face shows tension; that it is stress only the person knows.
        const label = t(
          value === 'stress' && reading.source === 'camera' ? 'value.tension' : `value.${value}`,
        );
        const read = reading[value];
        return read === null ? (
          <p key={value} className={css['unread']} data-value={value}>
            <span>{label}</span>
            <span>{t(`state.unread.${reading.source}`)}</span>
          </p>
        ) : (
          <div key={value} data-value={value}>
            <Meter
              label={label}
              value={read}
              valueText={percent(Math.round(read))}
              tone={TONES[value]}
            />
          </div>
        );
      })}
    </div>
  );
}
