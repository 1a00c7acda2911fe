import { Card, Glyph } from '@nafas/design-system';
import { Wind } from '@nafas/design-system/icons';
import { usePlatformLink } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import { MINDFUL_BREATHING } from '../breathing/exercise.ts';
import { EXERCISES_PATH } from '../exercises/exercises-path.ts';
import { useFormat } from '../use-format.ts';
import css from './slot.module.css';

/** Slot `breathe`: the offer, which leads to the exercise, ready to begin. */
export default function BreatheCard() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { steps, minutes } = MINDFUL_BREATHING;
  const link = usePlatformLink(`${EXERCISES_PATH}/${MINDFUL_BREATHING.id}`);
  return (
    <Card {...link} className={css['card']}>
      <Glyph tone="dawn">
        <Wind />
      </Glyph>
      <div>
        <h2 className={css['title']}>{t('slot.title')}</h2>
        <p className={css['what']}>
          {t('slot.what', { steps: number(steps.length), counts: number(steps[0]?.counts ?? 0) })}
        </p>
      </div>
      <span className={css['time']}>{t('slot.time', { n: number(minutes) })}</span>
    </Card>
  );
}
