import { Button } from '@nafas/design-system';
import { Play } from '@nafas/design-system/icons';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BowlArt } from './BowlArt.tsx';
import { RatingSlider } from './RatingSlider.tsx';
import css from './rating.module.css';
import { useFirstFocus } from './use-first-focus.ts';

interface Props {
  readonly watch: string;
  readonly onBegin: (rating: number | null) => void;
}

/** How it is now, in one press, and what to watch. */
export function BeforeExercise({ watch, onBegin }: Props) {
  const { t } = useTranslation('exercises');
  const id = useId();
  const heading = useFirstFocus<HTMLHeadingElement>();
  const [rating, setRating] = useState<number | null>(null);
  return (
    <div className={css['middle']}>
      <section className={css['rating']} aria-labelledby={id}>
        <BowlArt />
        <h2 id={id} ref={heading} tabIndex={-1}>
          {t('stage.now')}
        </h2>
        <p className="nf-muted">{t('stage.why')}</p>
        <RatingSlider value={rating} onChange={setRating} />
        <div className="nf-cluster">
          {rating === null ? null : (
            <Button variant="primary" size="lg" icon={<Play />} onClick={() => onBegin(rating)}>
              {t('stage.begin')}
            </Button>
          )}
          <Button
            variant={rating === null ? 'primary' : 'quiet'}
            size="lg"
            onClick={() => onBegin(null)}
          >
            {t('stage.without')}
          </Button>
        </div>
        <p className="nf-sm nf-muted">{watch}</p>
      </section>
    </div>
  );
}
