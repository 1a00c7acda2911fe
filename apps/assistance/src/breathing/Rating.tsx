import { rateActivity } from '@nafas/data-service/activities/client';
import { Button, SliderRow } from '@nafas/design-system';
import { usePlatform } from '@nafas/platform/remote';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import css from './rating.module.css';

/** Where a slider stands that was not moved. */
const MIDDLE = 5;

/** How it was before an exercise and how it is now. Asked afterwards, and never a condition. */
export function Rating({ id }: { id: string }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const platform = usePlatform();
  const [ratingBefore, setBefore] = useState<number | null>(null);
  const [ratingAfter, setAfter] = useState<number | null>(null);
  const [step, setStep] = useState<'ask' | 'saving' | 'kept' | 'failed'>('ask');

  async function save() {
    setStep('saving');
    try {
      await rateActivity(platform, id, { ratingBefore, ratingAfter });
      setStep('kept');
    } catch {
      setStep('failed');
    }
  }

  if (step === 'kept') return <p role="status">{t('rating.kept')}</p>;
  const slider = (label: string, value: number | null, onChange: (value: number) => void) => (
    <SliderRow
      label={label}
      value={value ?? MIDDLE}
      valueText={value === null ? t('question.open') : number(value)}
      lowLabel={t('rating.low')}
      highLabel={t('rating.high')}
      onChange={onChange}
    />
  );
  return (
    <div className={css['rating']}>
      <p>{t('rating.title')}</p>
      {slider(t('rating.before'), ratingBefore, setBefore)}
      {slider(t('rating.after'), ratingAfter, setAfter)}
      {step === 'failed' ? <p role="alert">{t('rating.failed')}</p> : null}
      <Button
        size="sm"
        disabled={ratingBefore === null && ratingAfter === null}
        busy={step === 'saving'}
        onClick={() => void save()}
      >
        {t('rating.save')}
      </Button>
    </div>
  );
}
