import { useBreathing } from '../../breathing/use-breathing.ts';
import { useAwakeScreen } from '../../breathing/use-awake-screen.ts';
import { LEAST_SECONDS, useRecordDone } from '../../breathing/use-record-done.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../use-format.ts';
import { type Exercise, toMinutes, totalSeconds } from '../exercise.ts';
import { momentAt } from '../moment.ts';
import { useWords } from '../use-words.ts';
import { AfterExercise } from './AfterExercise.tsx';
import { BeforeExercise } from './BeforeExercise.tsx';
import { Frame } from './Frame.tsx';
import { ResumeQuestion } from './ResumeQuestion.tsx';
import { Running } from './Running.tsx';
import { useKeptCourse } from './use-kept-course.ts';
import { useHiddenPause } from './use-hidden-pause.ts';
import { useMediaSession } from './use-media-session.ts';
import { usePlayer } from './use-player.ts';

/** One exercise on the whole screen: how it is, the exercise, and how it is then. */
export function Stage({ exercise, onLeave }: { exercise: Exercise; onLeave: () => void }) {
  const { t } = useTranslation('exercises');
  const { number } = useFormat();
  const { name, about, watch } = useWords(exercise.id);
  const total = totalSeconds(exercise);
  const course = useBreathing(total);
  const [ratingBefore, setRatingBefore] = useState<number | null>(null);
  const [isEnded, setEnded] = useState(false);
  const saved = useRecordDone({ id: exercise.id, total, ratingBefore }, course);
  const { status, seconds, start, startAt, pause, resume, stop } = course;
  const { kept, answer } = useKeptCourse({ id: exercise.id, total, ratingBefore }, course);
  const isUnderWay = status === 'running' || status === 'paused';
  const moment = isUnderWay ? momentAt(exercise, seconds) : null;

  function end() {
    if (seconds < LEAST_SECONDS) return onLeave();
    setEnded(true);
    stop();
  }
  function begin(rating: number | null) {
    setRatingBefore(rating);
    start();
  }
  function goOn(isGoingOn: boolean) {
    answer(isGoingOn);
    if (!kept || !isGoingOn) return;
    setRatingBefore(kept.ratingBefore);
    startAt(kept.seconds);
  }
  useAwakeScreen(status === 'running');
  useMediaSession({ title: name, status, pause, resume, stop: end });
  const player = usePlayer({ exercise, moment, status, pause, resume });
  useHiddenPause(status === 'running' && !player.isSoundOn, pause);

  if (moment) {
    const rated = ratingBefore === null ? about : t('stage.rated', { n: number(ratingBefore) });
    return (
      <Frame title={name} lead={rated} onLeave={onLeave} onKeyDown={player.onKeyDown}>
        <Running {...{ exercise, moment, course, player, total }} onEnd={end} />
      </Frame>
    );
  }
  const isOver = isEnded || status === 'done';
  const minutes = t('minutes', { n: number(toMinutes(exercise)) });
  return (
    <Frame title={name} lead={isOver ? about : `${about} ${minutes}`} onLeave={onLeave}>
      {kept && !isOver ? (
        <ResumeQuestion seconds={kept.seconds} onAnswer={goOn} />
      ) : isOver ? (
        <AfterExercise saved={saved} ratingBefore={ratingBefore} onLeave={onLeave} />
      ) : (
        <BeforeExercise watch={watch} onBegin={begin} />
      )}
    </Frame>
  );
}
