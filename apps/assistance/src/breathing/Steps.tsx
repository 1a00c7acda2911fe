import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import { ROUNDS, STEPS, type Moment } from './exercise.ts';
import css from './breathing.module.css';

/** Step, round and time left, in words and as a row of six. */
export function Steps({ moment, secondsLeft }: { moment: Moment | null; secondsLeft: number }) {
  const { t } = useTranslation();
  const { number, clock } = useFormat();
  const current = moment?.step ?? (secondsLeft === 0 ? STEPS.length + 1 : 0);
  const stateOf = (step: number) =>
    step < current ? 'done' : step === current ? 'now' : undefined;
  return (
    <div>
      <p className={css['where']}>
        <span>
          {moment
            ? t('step', {
                step: number(moment.step),
                steps: number(STEPS.length),
                round: number(moment.round),
                rounds: number(ROUNDS),
              })
            : t('steps', { steps: number(STEPS.length), rounds: number(ROUNDS) })}
        </span>
        <span className={css['clock']}>{t('left', { time: clock(secondsLeft) })}</span>
      </p>
      <ol className={css['steps']} aria-hidden="true">
        {STEPS.map((phase, index) => (
          <li key={`${index} ${phase}`} data-state={stateOf(index + 1)} />
        ))}
      </ol>
    </div>
  );
}
