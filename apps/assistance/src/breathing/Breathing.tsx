import { Button, IconButton, Pacer, VisuallyHidden } from '@nafas/design-system';
import { Pause, Play, RotateCcw, Square } from '@nafas/design-system/icons';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Rating } from './Rating.tsx';
import { useRecordDone } from './use-record-done.ts';
import { useFormat } from '../use-format.ts';
import css from './breathing.module.css';
import { momentAt, totalSeconds, type Exercise } from './exercise.ts';
import { Progress } from './Progress.tsx';
import { useAwakeScreen } from './use-awake-screen.ts';
import { useBreathing } from './use-breathing.ts';

const COUNTS_AT_REST = 4;

interface Props {
  readonly exercise: Exercise;
  /** The button that starts, so that a dialog can begin there. */
  readonly first?: RefObject<HTMLButtonElement | null>;
}

/** An exercise: pacer, steps, and start, pause and stop. It needs nothing from the network; its minutes are recorded. */
export function Breathing({ exercise, first }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const total = totalSeconds(exercise);
  const { status, seconds, run, start, pause, resume, stop } = useBreathing(total);
  useAwakeScreen(status === 'running');
  const saved = useRecordDone({ id: exercise.id, total }, { status, seconds, run });
  const isUnderWay = status === 'running' || status === 'paused';
  const moment = isUnderWay ? momentAt(exercise, seconds) : null;
  const secondsLeft = total - seconds;
  const done = exercise.minutes === 2 ? t('done') : t('doneFive');
  const word = moment ? t(`phase.${moment.phase}`) : status === 'done' ? done : t('ready');
  // One button in one place, so that the focus stays on it.
  const press = { ready: start, running: pause, paused: resume, done: start }[status];
  const label = ({ ready: 'start', running: 'pause', paused: 'resume', done: 'again' } as const)[
    status
  ];
  return (
    <div className={css['breathing']}>
      <Pacer
        phase={moment?.phase ?? 'rest'}
        count={moment?.count ?? 0}
        counts={moment?.counts ?? COUNTS_AT_REST}
        stepKey={moment ? `${run} ${moment.round} ${moment.step}` : 'rest'}
        isPaused={status === 'paused'}
        word={word}
        figure={moment ? number(moment.count) : undefined}
      />
      <VisuallyHidden role="status">
        {status === 'paused' ? t('paused') : status === 'ready' ? '' : word}
      </VisuallyHidden>
      <Progress exercise={exercise} moment={moment} secondsLeft={secondsLeft} />
      <div className={css['controls']}>
        <IconButton variant="outlined" label={t('stop')} disabled={!isUnderWay} onClick={stop}>
          <Square />
        </IconButton>
        <Button
          {...(first && { ref: first })}
          variant="primary"
          size="lg"
          icon={status === 'running' ? <Pause /> : <Play />}
          onClick={press}
        >
          {t(label)}
        </Button>
        <IconButton variant="outlined" label={t('restart')} disabled={!isUnderWay} onClick={start}>
          <RotateCcw />
        </IconButton>
      </div>
      {status === 'done' && saved ? <Rating key={saved} id={saved} /> : null}
    </div>
  );
}
