import { Button } from '@nafas/design-system';
import { Play } from '@nafas/design-system/icons';
import { usePlatformLink } from '@nafas/platform/remote';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../use-format.ts';
import { type Exercise, toMinutes } from '../exercise.ts';
import { EXERCISES_PATH } from '../exercises-path.ts';
import { useWords } from '../use-words.ts';
import css from './lead.module.css';
import { SkyArt } from './SkyArt.tsx';

interface Props {
  readonly exercise: Exercise;
  /** Why this one. */
  readonly because: string;
  readonly note: ReactNode;
}

/** The one exercise that is offered first, and why. */
export function LeadExercise({ exercise, because, note }: Props) {
  const { t } = useTranslation('exercises');
  const { number } = useFormat();
  const { name, about } = useWords(exercise.id);
  return (
    <section className={css['lead']} aria-labelledby="lead">
      <SkyArt />
      <div className={css['words']}>
        <p className={css['because']}>{because}</p>
        <h2 id="lead">{name}</h2>
        <p className="nf-muted">
          {about} {t('minutes', { n: number(toMinutes(exercise)) })}
        </p>
        <div className="nf-cluster">
          <Button
            variant="primary"
            icon={<Play />}
            {...usePlatformLink(`${EXERCISES_PATH}/${exercise.id}`)}
          >
            {t('start')}
          </Button>
          {note}
        </div>
      </div>
    </section>
  );
}
