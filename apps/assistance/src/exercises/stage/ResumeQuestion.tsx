import { Button } from '@nafas/design-system';
import { Play } from '@nafas/design-system/icons';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../use-format.ts';
import { BowlArt } from './BowlArt.tsx';
import css from './rating.module.css';
import { useFirstFocus } from './use-first-focus.ts';

interface Props {
  /** Seconds that were over. */
  readonly seconds: number;
  readonly onAnswer: (isGoingOn: boolean) => void;
}

/** After a reload: the exercise stands where it was, and the person says whether it goes on. */
export function ResumeQuestion({ seconds, onAnswer }: Props) {
  const { t } = useTranslation('exercises');
  const { clock } = useFormat();
  const id = useId();
  const heading = useFirstFocus<HTMLHeadingElement>();
  return (
    <div className={css['middle']}>
      <section className={css['rating']} aria-labelledby={id}>
        <BowlArt />
        <h2 id={id} ref={heading} tabIndex={-1}>
          {t('stage.goOn')}
        </h2>
        <p className="nf-muted">{t('stage.into', { time: clock(seconds) })}</p>
        <div className="nf-cluster">
          <Button variant="primary" size="lg" icon={<Play />} onClick={() => onAnswer(true)}>
            {t('stage.resume')}
          </Button>
          <Button variant="quiet" size="lg" onClick={() => onAnswer(false)}>
            {t('stage.again')}
          </Button>
        </div>
      </section>
    </div>
  );
}
