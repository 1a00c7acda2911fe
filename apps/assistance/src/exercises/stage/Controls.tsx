import { Button, Chip, IconButton } from '@nafas/design-system';
import { Pause, Play, RotateCcw } from '@nafas/design-system/icons';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../use-format.ts';
import type { Moment } from '../moment.ts';
import css from './controls.module.css';
import { SoundControl } from './SoundControl.tsx';
import { useFirstFocus } from './use-first-focus.ts';
import type { Player } from './use-player.ts';

/** The course of an exercise, as far as its controls go. */
export interface Course {
  readonly status: 'ready' | 'running' | 'paused' | 'done';
  readonly start: () => void;
  readonly pause: () => void;
  readonly resume: () => void;
}

interface Props {
  readonly moment: Moment;
  readonly course: Course;
  readonly player: Player;
  readonly total: number;
  readonly onEnd: () => void;
}

const PERCENT = 100;

/** Where the exercise is, and what can be done with it. */
export function Controls({ moment, course, player, total, onEnd }: Props) {
  const { t } = useTranslation('exercises');
  const { number, clock } = useFormat();
  const first = useFirstFocus<HTMLButtonElement>();
  const { breath, part, parts, secondsLeft } = moment;
  const done = Math.round(((total - secondsLeft) / total) * PERCENT);
  const left = t('stage.left', { time: clock(secondsLeft) });
  const isRunning = course.status === 'running';
  return (
    <footer className={css['player']}>
      <div className={css['time']}>
        <span>
          {breath
            ? t('stage.breath', { n: number(breath.round), of: number(breath.rounds) })
            : t('stage.part', { n: number(part), of: number(parts) })}
        </span>
        <progress
          className={css['bar']}
          aria-label={t('stage.time')}
          aria-valuetext={left}
          max={PERCENT}
          value={done}
        />
        <span>{left}</span>
      </div>
      <div className={css['row']}>
        <SoundControl player={player} />
        <div className={css['middle']}>
          <IconButton variant="outlined" label={t('stage.again')} onClick={course.start}>
            <RotateCcw />
          </IconButton>
          <Button
            ref={first}
            variant="primary"
            size="lg"
            icon={isRunning ? <Pause /> : <Play />}
            onClick={isRunning ? course.pause : course.resume}
          >
            {t(isRunning ? 'stage.pause' : 'stage.resume')}
          </Button>
          <Button variant="quiet" onClick={onEnd}>
            {t('stage.end')}
          </Button>
        </div>
        <div className={css['side']}>
          <Chip
            pressed={player.hasCaptions}
            disabled={!player.isSoundOn}
            onClick={player.toggleCaptions}
          >
            {t('stage.captions')}
          </Chip>
          <Chip pressed={player.isStill} onClick={player.toggleStill}>
            {t('stage.still')}
          </Chip>
        </div>
      </div>
    </footer>
  );
}
