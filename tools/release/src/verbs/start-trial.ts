import type { AppVersion } from '../app-version.ts';
import type { Environment } from '../environment/environment.ts';
import type { HistoryLine } from '../environment/history.ts';
import { requirePassed } from '../environment/verdicts.ts';
import { activate, requireShare, type Who } from './change.ts';

/**
 * Starts a trial of a version that passed the gate, without asking the gate again: where there is no browser.
 * @throws Refusal when it did not pass it as everything is now, and as `activate`.
 */
export async function startTrial(
  environment: Environment,
  named: AppVersion,
  options: Who & { readonly traffic: number },
): Promise<HistoryLine> {
  requireShare(options.traffic);
  const gate = await requirePassed(environment, named);
  return activate(environment, named, { ...options, gate });
}
