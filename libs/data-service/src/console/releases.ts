import { DataError } from '../data-error.ts';
import { z } from '../zod.ts';

const serving = z.object({
  version: z.string(),
  /** Percent of the browsers. */
  traffic: z.number(),
  default: z.boolean(),
});

const app = z.object({
  app: z.string(),
  serving: z.array(serving),
  /** When it became so (ISO 8601), and who made it so. */
  since: z.string(),
  by: z.string(),
  /** What everybody has after a rollback; null when there is nothing to go back to. */
  back: z.nullable(z.string()),
  /** Its trial is held: `nafas watch` decides nothing about it. */
  held: z.boolean(),
});

const environment = z.object({
  environment: z.string(),
  apps: z.array(app),
  /** What is wrong with registry or history, a sentence each. */
  problems: z.array(z.string()),
});

const check = z.object({
  check: z.string(),
  outcome: z.enum(['passed', 'refused', 'skipped']),
  detail: z.string(),
});

const line = z.object({
  number: z.number(),
  /** ISO 8601 in UTC. */
  at: z.string(),
  by: z.string(),
  what: z.enum(['activate', 'promote', 'rollback', 'hold', 'resume']),
  app: z.string(),
  version: z.string(),
  why: z.string(),
  serving: z.array(serving),
  /** Null where the gate was not asked. */
  gate: z.nullable(z.array(check)),
});

const verdict = z.object({
  app: z.string(),
  version: z.string(),
  at: z.string(),
  by: z.string(),
  checks: z.array(check),
});

const releases = z.object({
  /** The environment of this backend, in which versions are changed. */
  environment: z.string(),
  /** That one first. */
  environments: z.array(environment),
  shells: z.array(z.object({ version: z.string(), contracts: z.array(z.string()) })),
  /** Newest first. */
  history: z.array(line),
  /** What the gate said of the version of each app that it looked at last, in the environment of this backend. */
  gated: z.array(verdict),
});

const answer = z.object({ releases: z.nullable(releases) });

/** What an environment serves of one app: versions with their share of the browsers, who set it and when. */
export type ReleasedApp = z.infer<typeof app>;
/** A line of the history: one change of what is served, with who made it, why, and what the gate had said. */
export type ReleaseLine = z.infer<typeof line>;
/** What the gate said of one version, check by check. */
export type GateVerdict = z.infer<typeof verdict>;
/** What is live where, and how it came to be so. */
export type Releases = z.infer<typeof releases>;

/** The answer of the function. Throws DataError `invalid`. */
export function parseReleases(value: unknown): Releases | null {
  const result = z.safeParse(answer, value);
  if (result.success) return result.data.releases;
  throw new DataError('invalid', 'No releases');
}
