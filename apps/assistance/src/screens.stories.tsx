import type { KeptCourse } from './exercises/stage/kept-course.ts';
import { screenStory } from '@nafas/platform/testing';
import feature from './feature.ts';
import remote from './remote.ts';

export default { title: 'Screens/Real-time assistance' };

const { basename } = feature;

const path = '/dashboard/real-time-assistance';

export const Page = screenStory(remote, { basename, path });
export const Widget = screenStory(remote, { basename, view: { kind: 'slot', id: 'breathe' } });
export const Breathe = screenStory(remote, {
  basename,
  view: { kind: 'action', id: 'breathe' },
});

const exercises = '/dashboard/exercises';
const one = `${exercises}/body-scan`;

/** An exercise that was under way before the page was loaded anew; null: none was. */
function prepareKept(seconds: number | null): () => void {
  const kept: KeptCourse = { exercise: 'body-scan', seconds: seconds ?? 0, ratingBefore: 4, at: 0 };
  return () => {
    if (seconds === null) sessionStorage.removeItem('nafas.demo.exercise');
    else sessionStorage.setItem('nafas.demo.exercise', JSON.stringify(kept));
  };
}

/** Presses the main button of the stage, then others by their place in its foot. */
const press = (canvas: HTMLElement, ...selectors: readonly string[]) => {
  const [first, ...rest] = selectors;
  if (first === undefined) return;
  canvas.ownerDocument.querySelector<HTMLElement>(first)?.click();
  // The next one is there once this one was drawn.
  requestAnimationFrame(() => requestAnimationFrame(() => press(canvas, ...rest)));
};
const GO_ON = 'dialog section [class*="primary"]';
const PAUSE = 'dialog footer [class*="primary"]';
const END = 'dialog footer [class*="primary"] + button';

export const Exercises = screenStory(remote, { basename, path: exercises });
export const ExerciseBefore = screenStory(remote, {
  basename,
  path: one,
  prepare: prepareKept(null),
});
export const ExerciseGoOn = screenStory(remote, { basename, path: one, prepare: prepareKept(84) });
export const ExercisePaused = screenStory(remote, {
  basename,
  path: one,
  prepare: prepareKept(84),
  act: (canvas) => press(canvas, GO_ON, PAUSE),
});
export const ExerciseAfter = screenStory(remote, {
  basename,
  path: one,
  prepare: prepareKept(84),
  act: (canvas) => press(canvas, GO_ON, END),
});
