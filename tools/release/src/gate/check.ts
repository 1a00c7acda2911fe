import type { Descriptor } from '@nafas/federation/descriptor';
import type { AppVersion } from '../app-version.ts';
import type { Environment } from '../environment/environment.ts';
import type { LiveShell } from '../environment/shells.ts';
import type { SigningKey } from '../environment/sign.ts';

/** The version under test, and where it would go live. */
export interface Candidate {
  readonly environment: Environment;
  readonly named: AppVersion;
  readonly descriptor: Descriptor;
  /** Where its files are served, without a slash at the end. */
  readonly baseUrl: string;
  readonly shells: readonly LiveShell[];
  readonly key: SigningKey | null;
}

/** A check's answer: what is wrong, a sentence each, and what to say when nothing is. */
export interface Answer {
  readonly problems: readonly string[];
  readonly fine: string;
}

/** One check of the gate. An error it throws refuses, too. */
export type Check = (candidate: Candidate) => Promise<Answer> | Answer;

/** The checks, in the order they are run and shown: the cheap ones first. */
export const CHECK_NAMES = [
  'origin',
  'contract',
  'schema',
  'files',
  'styles',
  'size',
  'browser',
] as const;
export type CheckName = (typeof CHECK_NAMES)[number];
