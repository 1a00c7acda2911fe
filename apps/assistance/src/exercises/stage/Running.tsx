import { Pacer, VisuallyHidden, type PacerPhase } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../use-format.ts';
import { ExerciseArt } from '../ExerciseArt.tsx';
import type { BreathPhase, Exercise } from '../exercise.ts';
import type { Moment } from '../moment.ts';
import { useWords } from '../use-words.ts';
import { Controls, type Course } from './Controls.tsx';
import css from './stage.module.css';
import type { Player } from './use-player.ts';

/** How a phase is drawn: a sip and a hold leave the rings wide, the rest after a breath out leaves them small. */
const DRAWN: Record<BreathPhase, PacerPhase> = {
  in: 'in',
  sip: 'hold',
  hold: 'hold',
  out: 'out',
  empty: 'rest',
};
/** Phases are said for so many breaths; then the captions alone are. */
const SAID_BREATHS = 2;

interface Props {
  readonly exercise: Exercise;
  readonly moment: Moment;
  readonly course: Course & { readonly run: number };
  readonly player: Player;
  readonly total: number;
  readonly onEnd: () => void;
}

/** The exercise under way: what is drawn, what is said, and its controls. */
export function Running({ exercise, moment, course, player, total, onEnd }: Props) {
  const { t } = useTranslation('exercises');
  const { t: tApp } = useTranslation();
  const { number } = useFormat();
  const { caption: say } = useWords(exercise.id);
  const { breath, caption, part, into, lasts } = moment;
  const toWord = (phase: BreathPhase) => {
    if (phase === 'sip') return t('stage.sip');
    return tApp(`phase.${phase === 'empty' ? 'hold' : phase}`);
  };
  const drawn = breath
    ? {
        phase: DRAWN[breath.phase],
        count: breath.count,
        counts: breath.counts,
        stepKey: `${course.run} ${breath.round} ${breath.place}`,
        word: toWord(breath.phase),
        figure: number(breath.count),
      }
    : {
        phase: 'hold' as const,
        count: into + 1,
        counts: lasts,
        stepKey: `${course.run} ${part}`,
        word: <ExerciseArt drawing={exercise.drawing} className={css['art']} />,
      };
  const isPaused = course.status === 'paused';
  const spoken = breath && breath.round <= SAID_BREATHS ? toWord(breath.phase) : '';
  return (
    <>
      <div className={css['main']}>
        <div className={player.isStill ? css['still'] : css['pacer']}>
          <Pacer {...drawn} isPaused={isPaused} />
        </div>
        <VisuallyHidden role="status">{isPaused ? t('stage.paused') : spoken}</VisuallyHidden>
        <p
          className={player.hasCaptions ? css['caption'] : 'nf-visually-hidden'}
          aria-live="polite"
        >
          {say(caption)}
        </p>
      </div>
      <Controls {...{ moment, course, player, total, onEnd }} />
    </>
  );
}
