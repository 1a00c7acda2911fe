import { EXPRESSIONS } from '../net/expression-net.ts';
import type { Expressions } from './calibrate.ts';

/** A frame this old (milliseconds) counts 1/e of a fresh one. */
const FADE_MS = 3000;
/** After a pause this long the face is looked at afresh. */
const FORGET_MS = 10_000;

/** A fading mean over the frames of one face, so that a blink is no mood. Keeps seven numbers, no frame. */
export class Smoother {
  #sums: Record<string, number> = {};
  #weight = 0;
  #frames = 0;
  #last = -Infinity;

  /** How many frames the mean was made of. */
  get frames(): number {
    return this.#frames;
  }

  /** Takes the expressions seen at `now` (milliseconds of any clock) and gives the mean. */
  add(seen: Expressions, now: number): Expressions {
    const pause = now - this.#last;
    if (pause > FORGET_MS) this.reset();
    const keep = this.#weight === 0 ? 0 : Math.exp(-Math.max(0, pause) / FADE_MS);
    this.#last = now;
    this.#weight = keep * this.#weight + 1;
    this.#frames++;
    for (const name of EXPRESSIONS) this.#sums[name] = keep * (this.#sums[name] ?? 0) + seen[name];
    const mean = EXPRESSIONS.map((name) => [name, (this.#sums[name] ?? 0) / this.#weight]);
    return Object.fromEntries(mean) as Expressions;
  }

  /** Forgets the face: it left the picture, or another came. */
  reset(): void {
    this.#sums = {};
    this.#weight = 0;
    this.#frames = 0;
    this.#last = -Infinity;
  }
}
