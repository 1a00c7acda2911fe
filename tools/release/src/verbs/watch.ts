import { requireKey } from '../environment/commit.ts';
import type { Environment } from '../environment/environment.ts';
import { isHeld, readHistory, servingNow, type HistoryLine } from '../environment/history.ts';
import type { VersionHealth } from '../health/ask-health.ts';
import { decideTrial, type Tally } from '@nafas/platform/trial';
import { Refusal } from '../refusal.ts';
import { findTrial, rollback, type Who } from './change.ts';
import { historyText } from './status.ts';

const DAY_MS = 86_400_000;
/** The stable version is known by its last days, not by the minutes of the trial alone. */
const STABLE_DAYS = 7;
/** A backend that is away for a moment ends no watch. */
const MOST_FAILED_ASKS = 5;

export interface Watched {
  readonly app: string;
  readonly version: string;
  /** `ended`: somebody else promoted it or took it back; `undecided`: the time was over. */
  readonly outcome: 'rolled-back' | 'as-good' | 'ended' | 'undecided';
  readonly trial: Tally;
  readonly stable: Tally;
  /** The line of the history, where it was rolled back. */
  readonly line: HistoryLine | null;
}

export interface WatchParts extends Omit<Who, 'why'> {
  ask(since: Date): Promise<readonly VersionHealth[]>;
  /** Resolves after a while with whether to look again. */
  wait(): Promise<boolean>;
  /** Told of each look. */
  seen?(trial: Tally, stable: Tally): void;
  now(): Date;
}

/**
 * Looks at the version that is being tried out until it is clear how it does, and takes it back when it fails more. While
 * the trial is held it only looks.
 * @throws Refusal when none is being tried out or the key is missing, and the error of `ask` when it fails again and again.
 */
export async function watch(
  environment: Environment,
  app: string,
  parts: WatchParts,
): Promise<Watched> {
  // Not only once there is something to take back.
  requireKey(environment, parts.key);
  const trying = await readTrial(environment, app);
  if (!trying) {
    throw new Refusal(`No version of ${app} is being tried out in ${environment.name}.`);
  }
  const { version } = trying;
  const ask = patient(parts.ask);
  for (let goesOn = true; ; goesOn = await parts.wait()) {
    const now = await readTrial(environment, app);
    const seen = await lookAt(app, trying, parts.now(), ask);
    const { trial, stable, codes } = seen;
    const ends = (outcome: Watched['outcome'], line: HistoryLine | null = null) => {
      return { app, version, outcome, trial, stable, line };
    };
    parts.seen?.(trial, stable);
    if (now?.version !== version) return ends('ended');
    const decision = now.isHeld ? 'undecided' : decideTrial(stable, trial);
    if (decision === 'as-good') return ends('as-good');
    if (decision === 'worse') {
      const why = `watch: ${trial.failures} of ${trial.mounts} mounts failed (${codes}); of ${trying.stable} ${stable.failures} of ${stable.mounts}`;
      const who = { by: parts.by, key: parts.key, why, only: version };
      return ends('rolled-back', await rollback(environment, app, who));
    }
    if (!goesOn) return ends('undecided');
  }
}

interface Trial {
  readonly version: string;
  readonly stable: string;
  /** When it began. */
  readonly since: Date;
  readonly isHeld: boolean;
}

async function readTrial(environment: Environment, app: string): Promise<Trial | null> {
  const lines = readHistory(await historyText(environment));
  const serving = servingNow(lines).get(app) ?? [];
  const trial = findTrial(serving);
  const stable = serving.find((each) => each.default);
  if (!trial || !stable) return null;
  const own = lines.filter((line) => line.app === app);
  // Since the last change after which it was not tried out: its share may have been raised meanwhile.
  const before = own.findLastIndex((line) => findTrial(line.serving)?.version !== trial.version);
  return {
    version: trial.version,
    stable: stable.version,
    since: new Date(own[before + 1]?.at ?? 0),
    isHeld: isHeld(lines, app),
  };
}

async function lookAt(
  app: string,
  { version, stable, since }: Trial,
  now: Date,
  ask: WatchParts['ask'],
) {
  const of = (rows: readonly VersionHealth[], wanted: string) =>
    rows.find((row) => row.app === app && row.version === wanted) ?? {
      mounts: 0,
      failures: 0,
      codes: {},
    };
  const trial = of(await ask(since), version);
  const before = of(await ask(new Date(now.getTime() - STABLE_DAYS * DAY_MS)), stable);
  const codes = Object.keys(trial.codes).sort().join(', ') || 'no number';
  return { trial: pickTally(trial), stable: pickTally(before), codes };
}

const pickTally = ({ mounts, failures }: Tally): Tally => ({ mounts, failures });

/** Where asking fails, nothing was seen; a few times in a row at most. */
function patient(ask: WatchParts['ask']): WatchParts['ask'] {
  let failed = 0;
  return async (since) => {
    try {
      const rows = await ask(since);
      failed = 0;
      return rows;
    } catch (error) {
      failed += 1;
      if (error instanceof Refusal || failed >= MOST_FAILED_ASKS) throw error;
      return [];
    }
  };
}
