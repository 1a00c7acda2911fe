import { Dialog, Segmented } from '@nafas/design-system';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './dialog.module.css';
import { useFormat } from '../use-format.ts';
import { Breathing } from './Breathing.tsx';
import { EXERCISES, type Exercise } from './exercise.ts';

/** The Mindfulness Exercise: two minutes or five. Closing ends it; what was done of it is recorded. */
export function MindfulnessDialog(props: { exercise: Exercise; onClose: () => void }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const start = useRef<HTMLButtonElement>(null);
  const [exercise, setExercise] = useState(props.exercise);
  const options = EXERCISES.map(({ id, minutes }) => ({
    value: id,
    label: t('exercise.minutes', { n: number(minutes) }),
  }));
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={t('exercise.title')}
      lead={t(`exercise.${exercise.id}`)}
      closeLabel={t('close')}
      initialFocus={start}
      className={css['dialog']}
    >
      <div className={css['choice']}>
        <Segmented
          label={t('exercise.length')}
          options={options}
          value={exercise.id}
          onChange={(id) => setExercise(EXERCISES.find((one) => one.id === id) ?? exercise)}
        />
      </div>
      <Breathing key={exercise.id} exercise={exercise} first={start} />
    </Dialog>
  );
}
