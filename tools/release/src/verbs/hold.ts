import { commit } from '../environment/commit.ts';
import type { Environment } from '../environment/environment.ts';
import { isHeld, servingNow, type HistoryLine } from '../environment/history.ts';
import { Refusal } from '../refusal.ts';
import { getTrial, type TrialOptions } from './change.ts';

/**
 * Holds a trial: it stays at its share, and `watch` decides nothing about it until it is resumed. Any other change of the
 * app ends the hold.
 * @throws Refusal when none is tried out, or it is held already.
 */
export function hold(environment: Environment, app: string, options: TrialOptions) {
  return note(environment, app, 'hold', options);
}

/** Ends a {@link hold}. Throws a Refusal when there is none. */
export function resume(environment: Environment, app: string, options: TrialOptions) {
  return note(environment, app, 'resume', options);
}

/** A line that leaves what is served as it is. */
function note(
  environment: Environment,
  app: string,
  what: 'hold' | 'resume',
  { by, why, key, only }: TrialOptions,
): Promise<HistoryLine> {
  return commit(
    environment,
    (lines) => {
      const serving = servingNow(lines).get(app) ?? [];
      const { version } = getTrial(serving, app, only, environment.name);
      if (isHeld(lines, app) === (what === 'hold')) {
        throw new Refusal(`${app}@${version} is ${what === 'hold' ? 'held already' : 'not held'}.`);
      }
      return { by, what, app, version, why, serving: [...serving], gate: null };
    },
    key,
  );
}
