import { Steps } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import type { Exercise, Moment } from './exercise.ts';
import css from './breathing.module.css';

interface Props {
  readonly exercise: Exercise;
  readonly moment: Moment | null;
  readonly secondsLeft: number;
}

/** Step, round and time left, in words and as a row of steps. */
export function Progress({ exercise, moment, secondsLeft }: Props) {
  const { steps, rounds } = exercise;
  const { t } = useTranslation();
  const { number, clock } = useFormat();
  const current = moment?.step ?? (secondsLeft === 0 ? steps.length + 1 : 0);
  return (
    <div>
      <p className={css['where']}>
        <span>
          {moment
            ? t('step', {
                step: number(moment.step),
                steps: number(steps.length),
                round: number(moment.round),
                rounds: number(rounds),
              })
            : t('steps', { steps: number(steps.length), rounds: number(rounds) })}
        </span>
        <span className={css['clock']}>{t('left', { time: clock(secondsLeft) })}</span>
      </p>
      <Steps count={steps.length} current={current} />
    </div>
  );
}
