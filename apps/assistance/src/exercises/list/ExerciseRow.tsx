import { usePlatformLink } from '@nafas/platform/remote';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../use-format.ts';
import { ExerciseArt } from '../ExerciseArt.tsx';
import { type Exercise, toMinutes } from '../exercise.ts';
import { EXERCISES_PATH } from '../exercises-path.ts';
import { useWords } from '../use-words.ts';
import css from './list.module.css';

/** One exercise: its drawing, what it is for, its length and how it went. */
export function ExerciseRow({ exercise, note }: { exercise: Exercise; note: ReactNode }) {
  const { t } = useTranslation('exercises');
  const { number } = useFormat();
  const { name, purpose } = useWords(exercise.id);
  return (
    <li>
      <a className={css['row']} {...usePlatformLink(`${EXERCISES_PATH}/${exercise.id}`)}>
        <ExerciseArt drawing={exercise.drawing} className={css['art']} />
        <span className={css['text']}>
          <span className={css['name']}>{name}</span>
          <span className={css['purpose']}>{purpose}</span>
          <span className={css['meta']}>
            <span>{t('minutes', { n: number(toMinutes(exercise)) })}</span>
            {note}
          </span>
        </span>
      </a>
    </li>
  );
}
