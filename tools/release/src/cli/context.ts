import { Option, type Command } from 'commander';
import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { openEnvironment, type Environment } from '../environment/environment.ts';
import type { SigningKey } from '../environment/sign.ts';
import { findSigningKey } from '../environment/signing-key.ts';
import { openPlace } from '../place/open-place.ts';
import type { Place } from '../place/place.ts';

interface Globals {
  readonly place: string;
  readonly json?: true;
}

/** The option that names the environment; by default `production`. */
export const inEnvironment = () =>
  new Option('-e, --env <name>', 'the environment').env('NAFAS_ENVIRONMENT').default('production');

/** The place a command is about. */
export function getPlace(command: Command): Promise<Place> {
  return openPlace(command.optsWithGlobals<Globals>().place);
}

/** The environment a command is about. */
export async function getEnvironment(command: Command): Promise<Environment> {
  const { env } = command.optsWithGlobals<{ env: string }>();
  return openEnvironment(await getPlace(command), env);
}

/** Prints a result as JSON where that was asked for, else as text. */
export function answer(
  command: Command,
  print: (text: string) => void,
  result: unknown,
  asText: () => string,
): void {
  const { json } = command.optsWithGlobals<Globals>();
  print(json ? JSON.stringify(result, null, 2) : asText());
}

/** The signing key that the environment of this process names; null when it names none. */
export const signingKey = (): Promise<SigningKey | null> => findSigningKey(process.env);

/** Who runs this, for the history: NAFAS_ACTOR, the CI's actor, git's user, or the account's name. */
export function actor(): string {
  const named = process.env['NAFAS_ACTOR'] ?? process.env['GITHUB_ACTOR'];
  if (named) return named;
  try {
    return execFileSync('git', ['config', 'user.name'], { encoding: 'utf8' }).trim();
  } catch {
    return userInfo().username;
  }
}
