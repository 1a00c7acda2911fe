import { Buffer } from 'node:buffer';
import { composeFrom } from '../environment/compose.ts';
import { environmentNames, toBytes, type Environment } from '../environment/environment.ts';
import {
  chainProblems,
  isHeld,
  readHistory,
  servingNow,
  type Serving,
} from '../environment/history.ts';
import { withSerial } from '../environment/serial.ts';
import { readSignatures } from '../environment/sign.ts';
import type { Place } from '../place/place.ts';
import { Refusal } from '../refusal.ts';

export interface AppStatus {
  readonly app: string;
  readonly serving: readonly Serving[];
  /** When it became so, and who made it so. */
  readonly since: string;
  readonly by: string;
  /** Its trial is held: `watch` decides nothing about it. */
  readonly held: boolean;
}

export interface Status {
  readonly environment: string;
  readonly apps: readonly AppStatus[];
  /** The problems found, a sentence each. */
  readonly problems: readonly string[];
}

/** Reports which version is live where, and whether registry, signature and history agree. */
export async function readStatus(environment: Environment): Promise<Status> {
  const { place, paths, name } = environment;
  const history = await historyText(environment);
  const lines = readHistory(history);
  const apps = [...servingNow(lines)].map(([app, serving]) => {
    const last = lines.findLast((line) => line.app === app);
    return { app, serving, since: last?.at ?? '', by: last?.by ?? '', held: isHeld(lines, app) };
  });
  const problems = chainProblems(history).map((problem) => `history: ${problem}`);
  const registry = await place.read(paths.registry);
  const composed = await composeFrom(environment, history);
  const wanted = toBytes(withSerial(composed, { stored: registry?.bytes }));
  if (lines.length > 0 && !(registry && Buffer.from(registry.bytes).equals(wanted))) {
    problems.push('the registry is not what the history says; the next change puts that right');
  }
  const signature = await place.read(paths.signature);
  if (signature) readSignatures(new TextDecoder().decode(signature.bytes));
  return { environment: name, apps: apps.sort((a, b) => (a.app < b.app ? -1 : 1)), problems };
}

/** The history as it is stored; empty when nothing ever went live. */
export async function historyText({ place, paths }: Environment): Promise<string> {
  const stored = await place.read(paths.history);
  return new TextDecoder().decode(stored?.bytes);
}

/** Throws a Refusal that names each break when the history was changed after it was written. */
export function verifyHistory(text: string): void {
  const problems = chainProblems(text);
  if (problems.length > 0) throw new Refusal(`The history was changed: ${problems.join('; ')}.`);
}

/** The place's environments; throws a Refusal when there is none. */
export async function knownEnvironments(place: Place): Promise<string[]> {
  const names = await environmentNames(place);
  if (names.length === 0) throw new Refusal(`${place.address} has no environment yet.`);
  return names;
}
