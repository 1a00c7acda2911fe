import type { Target } from './target.ts';

/** One attack: it ends when it was held, and throws a Breach that says what got through. */
export interface Attack {
  readonly group: string;
  readonly name: string;
  run(target: Target): Promise<void>;
}
