import { Button, Card, Glyph } from '@nafas/design-system';
import { Wind } from '@nafas/design-system/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import css from './card.module.css';
import { EXERCISES, type Exercise } from './exercise.ts';
import { MindfulnessDialog } from './MindfulnessDialog.tsx';

/** Both lengths of the Mindfulness Exercise; each opens it. */
export function ExerciseCard() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [open, setOpen] = useState<Exercise | null>(null);
  return (
    <Card as="section" className={css['card']} aria-labelledby="exercise">
      <Glyph tone="dawn">
        <Wind />
      </Glyph>
      <div>
        <h2 id="exercise" className={css['title']}>
          {t('exercise.title')}
        </h2>
        <p>{t('exercise.what')}</p>
      </div>
      <div className={css['lengths']}>
        {EXERCISES.map((exercise) => (
          <Button key={exercise.id} size="sm" onClick={() => setOpen(exercise)}>
            {t('exercise.minutes', { n: number(exercise.minutes) })}
          </Button>
        ))}
      </div>
      {open ? <MindfulnessDialog exercise={open} onClose={() => setOpen(null)} /> : null}
    </Card>
  );
}
