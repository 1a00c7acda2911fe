/** What an exercise is for, as the list is filtered by it. */
export type Area = 'body' | 'mind' | 'kindness' | 'sleep';

/** A part of a breath. `sip` is a little more on top of a breath in, `empty` the rest after one out. */
export type BreathPhase = 'in' | 'sip' | 'hold' | 'out' | 'empty';

/** One part of a round of breath: a phase and how many counts it lasts. A count is a second. */
export interface Breath {
  readonly phase: BreathPhase;
  readonly counts: number;
}

/** A caption by its key among the exercise's texts, and how long it stands. */
export interface Part {
  readonly caption: string;
  readonly seconds: number;
}

/** A drawing of bowl, dot and ring in 72 by 72. */
export interface Drawing {
  /** Tone, path, and opacity where it is not 1. A `dot` is a path of points. */
  readonly lines: readonly (readonly ['ink' | 'dawn' | 'dot', string, number?])[];
  /** Centre and radius. */
  readonly suns: readonly (readonly [number, number, number])[];
}

/** A guided exercise: captions one after another, and for a breathing one the round that is breathed meanwhile. */
export interface Exercise {
  /** As it is stored, in `activities`; its texts have the same name. */
  readonly id: string;
  readonly area: Area;
  readonly drawing: Drawing;
  readonly parts: readonly Part[];
  readonly breath?: readonly Breath[];
  /** What sounds all the time, beside the tones of a breath or the bell between parts. */
  readonly bed?: 'noise';
}

const MINUTE = 60;

/** Parts as they are written: a caption's key and its seconds. */
export const toParts = (...each: readonly (readonly [string, number])[]): readonly Part[] =>
  each.map(([caption, seconds]) => ({ caption, seconds }));

/** Seconds of the whole exercise. */
export function totalSeconds(exercise: Exercise): number {
  return exercise.parts.reduce((sum, { seconds }) => sum + seconds, 0);
}

/** Whole minutes of an exercise. */
export function toMinutes(exercise: Exercise): number {
  return Math.round(totalSeconds(exercise) / MINUTE);
}

/** Seconds of one breath; 0 without any. */
export function breathSeconds({ breath = [] }: Exercise): number {
  return breath.reduce((sum, { counts }) => sum + counts, 0);
}
