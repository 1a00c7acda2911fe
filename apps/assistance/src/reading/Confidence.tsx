import { Meter } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import { confidenceTone, TONE_COLOURS } from './confidence-tone.ts';

const PERCENT = 100;

/** How far a reading is to be believed, as words and a bar. `confidence` is 0-1. */
export function Confidence({ confidence }: { confidence: number }) {
  const { t } = useTranslation();
  const { percent } = useFormat();
  const whole = Math.round(confidence * PERCENT);
  const tone = confidenceTone(whole);
  return (
    <div data-confidence={tone}>
      <Meter
        label={t('state.confidence')}
        value={whole}
        valueText={t('state.sure', { percent: percent(whole) })}
        tone={TONE_COLOURS[tone]}
      />
    </div>
  );
}
