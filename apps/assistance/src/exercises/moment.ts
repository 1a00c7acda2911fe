import { breathSeconds, type BreathPhase, type Exercise, totalSeconds } from './exercise.ts';

/** Where a breath is. Counts, breaths and places count from 1. */
interface BreathMoment {
  readonly phase: BreathPhase;
  readonly count: number;
  readonly counts: number;
  /** The place of the phase within its round. */
  readonly place: number;
  readonly round: number;
  readonly rounds: number;
}

/** Where an exercise is. */
export interface Moment {
  readonly caption: string;
  /** The part, from 1, of so many. */
  readonly part: number;
  readonly parts: number;
  /** Seconds into the part, and all of it. */
  readonly into: number;
  readonly lasts: number;
  readonly breath: BreathMoment | null;
  readonly secondsLeft: number;
}

/** The moment after whole `seconds`, or null once the exercise is over. */
export function momentAt(exercise: Exercise, seconds: number): Moment | null {
  let into = seconds;
  for (const [index, { caption, seconds: lasts }] of exercise.parts.entries()) {
    if (into < lasts) {
      const place = { part: index + 1, parts: exercise.parts.length, into, lasts };
      const secondsLeft = totalSeconds(exercise) - seconds;
      return { caption, ...place, breath: breathAt(exercise, seconds), secondsLeft };
    }
    into -= lasts;
  }
  return null;
}

function breathAt(exercise: Exercise, seconds: number): BreathMoment | null {
  const length = breathSeconds(exercise);
  let into = seconds % length;
  for (const [index, { phase, counts }] of (exercise.breath ?? []).entries()) {
    if (into < counts) {
      const round = Math.floor(seconds / length) + 1;
      const rounds = totalSeconds(exercise) / length;
      return { phase, count: into + 1, counts, place: index + 1, round, rounds };
    }
    into -= counts;
  }
  return null;
}
