import { rateActivity } from '@nafas/data-service/activities/client';
import { Button } from '@nafas/design-system';
import { usePlatform } from '@nafas/platform/remote';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../use-format.ts';
import { BowlArt } from './BowlArt.tsx';
import { RatingSlider } from './RatingSlider.tsx';
import css from './rating.module.css';
import { useFirstFocus } from './use-first-focus.ts';

interface Props {
  /** The id of what was recorded; null until it is saved. */
  readonly saved: string | null;
  readonly ratingBefore: number | null;
  readonly onLeave: () => void;
}

/** The same question as before; no verdict. */
export function AfterExercise({ saved, ratingBefore, onLeave }: Props) {
  const { t } = useTranslation('exercises');
  const { number } = useFormat();
  const platform = usePlatform();
  const id = useId();
  const heading = useFirstFocus<HTMLHeadingElement>();
  const [ratingAfter, setAfter] = useState<number | null>(null);
  const [step, setStep] = useState<'ask' | 'saving' | 'failed'>('ask');

  async function keep(activity: string) {
    setStep('saving');
    try {
      await rateActivity(platform, activity, { ratingBefore, ratingAfter });
      onLeave();
    } catch {
      setStep('failed');
    }
  }
  const isReady = saved !== null && ratingAfter !== null;
  return (
    <div className={css['middle']}>
      <section className={css['rating']} aria-labelledby={id}>
        <BowlArt />
        <h2 id={id} ref={heading} tabIndex={-1}>
          {t('stage.now')}
        </h2>
        <RatingSlider value={ratingAfter} onChange={setAfter} />
        {ratingBefore === null || ratingAfter === null ? null : (
          <p className={css['was']}>
            <span>
              {t('stage.before')} <b>{number(ratingBefore)}</b>
            </span>
            <span aria-hidden="true" className={css['line']} />
            <span>
              {t('stage.label')} <b>{number(ratingAfter)}</b>
            </span>
          </p>
        )}
        {step === 'failed' ? <p role="alert">{t('stage.failed')}</p> : null}
        <div className="nf-cluster">
          <Button
            variant="primary"
            size="lg"
            disabled={!isReady}
            busy={step === 'saving'}
            onClick={() => void (isReady && keep(saved))}
          >
            {t('stage.keep')}
          </Button>
          <Button variant="quiet" size="lg" onClick={onLeave}>
            {t('stage.skip')}
          </Button>
        </div>
        <p className="nf-sm nf-muted">{t('stage.worth')}</p>
      </section>
    </div>
  );
}
