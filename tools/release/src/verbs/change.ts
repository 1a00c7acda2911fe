import { readDescriptor, type AppVersion } from '../app-version.ts';
import { commit } from '../environment/commit.ts';
import type { Environment } from '../environment/environment.ts';
import {
  servingNow,
  type GateCheck,
  type HistoryLine,
  type Serving,
} from '../environment/history.ts';
import type { SigningKey } from '../environment/sign.ts';
import { Refusal } from '../refusal.ts';

/** Who makes a change, why, and with which key it is signed. */
export interface Who {
  readonly by: string;
  readonly why: string;
  readonly key: SigningKey | null;
}

export interface ActivateOptions extends Who {
  /** Percent of the browsers that get it; below 100 the version in service stays the one for the others. */
  readonly traffic: number;
  readonly gate: readonly GateCheck[];
}

const live = (lines: readonly HistoryLine[], app: string) => servingNow(lines).get(app) ?? [];
const findStable = (serving: readonly Serving[]) => serving.find((each) => each.default);
export const findTrial = (serving: readonly Serving[]) =>
  serving.find((each) => !each.default && each.traffic > 0);

/** A version for everybody; the one before it stays listed, for what the new one can't run in. */
function forEverybody(version: string, before: readonly Serving[]): Serving[] {
  const former = findStable(before.filter((each) => each.version !== version));
  return [
    { version, traffic: 100, default: true },
    ...(former ? [{ version: former.version, traffic: 0, default: false }] : []),
  ];
}

/**
 * Makes a published version live.
 * @throws Refusal when the gate refused it, it was not published, it is live already, or another version is on trial.
 */
export async function activate(
  environment: Environment,
  named: AppVersion,
  { traffic, gate, ...who }: ActivateOptions,
): Promise<HistoryLine> {
  const refused = gate.filter(({ outcome }) => outcome === 'refused');
  if (refused.length > 0) {
    throw new Refusal(
      `The gate refused ${named.app}@${named.version}: ${refused.map(({ check }) => check).join(', ')}.`,
    );
  }
  await readDescriptor(environment.place, named);
  return commit(
    environment,
    (lines) => ({
      ...changeBy(who, 'activate', named),
      serving: afterActivation(live(lines, named.app), named, traffic, environment.name),
      gate: [...gate],
    }),
    who.key,
  );
}

function afterActivation(
  before: readonly Serving[],
  { app, version }: AppVersion,
  traffic: number,
  environment: string,
): Serving[] {
  const stable = findStable(before);
  if (stable?.version === version) {
    throw new Refusal(`${app}@${version} is live in ${environment} for everybody already.`);
  }
  if (traffic === 100 || !stable) {
    if (traffic !== 100) {
      throw new Refusal(
        `${app} has no version in ${environment} that could serve the other ${100 - traffic} %: activate it for everybody.`,
      );
    }
    return forEverybody(version, before);
  }
  const trial = findTrial(before);
  if (trial && trial.version !== version) {
    throw new Refusal(
      `${app}@${trial.version} is being tried out in ${environment}: promote it or roll it back first.`,
    );
  }
  return [
    { version: stable.version, traffic: 100 - traffic, default: true },
    { version, traffic, default: false },
  ];
}

/**
 * Gives the version that is being tried out to everybody.
 * @param options.only the version to give; refused when another one is tried out by now.
 * @throws Refusal when none is tried out.
 */
export async function promote(
  environment: Environment,
  app: string,
  options: TrialOptions,
): Promise<HistoryLine> {
  return commit(
    environment,
    (lines) => {
      const before = live(lines, app);
      const { version } = getTrial(before, app, options.only, environment.name);
      return {
        ...changeBy(options, 'promote', { app, version }),
        serving: forEverybody(version, before),
        gate: null,
      };
    },
    options.key,
  );
}

/**
 * Gives the version that is being tried out to another share of the browsers. The gate let it through when the trial
 * began, so it is not asked again.
 * @param options.only as {@link promote} has it.
 * @throws Refusal when none is tried out, when it has that share already, or when the share is none of a trial.
 */
export async function setTraffic(
  environment: Environment,
  app: string,
  options: TrialOptions & { readonly traffic: number },
): Promise<HistoryLine> {
  const { traffic, only } = options;
  requireShare(traffic);
  return commit(
    environment,
    (lines) => {
      const before = live(lines, app);
      const { version, traffic: now } = getTrial(before, app, only, environment.name);
      if (now === traffic) throw new Refusal(`${app}@${version} has ${traffic} % already.`);
      return {
        ...changeBy(options, 'activate', { app, version }),
        serving: afterActivation(before, { app, version }, traffic, environment.name),
        gate: null,
      };
    },
    options.key,
  );
}

/** Throws a Refusal unless it is a share that leaves some browsers on either version. */
export function requireShare(traffic: number): void {
  if (Number.isInteger(traffic) && traffic >= 1 && traffic <= 99) return;
  throw new Refusal(`A trial has 1 to 99 % of the browsers, not ${traffic}.`);
}

export type TrialOptions = Who & { readonly only?: string | undefined };

/** The version that is being tried out. Throws a Refusal when there is none, or another than `only`. */
export function getTrial(
  before: readonly Serving[],
  app: string,
  only: string | undefined,
  environment: string,
): Serving {
  const trial = findTrial(before);
  if (!trial) throw new Refusal(`No version of ${app} is being tried out in ${environment}.`);
  if (only !== undefined && only !== trial.version) {
    throw new Refusal(`${app}@${only} is not what is being tried out in ${environment}.`);
  }
  return trial;
}

/**
 * Goes back: takes a version that is being tried out away, else returns to what everybody had before.
 * @param options.to another version that was live here once.
 * @param options.only the version to take away; refused when another one is live by now.
 * @throws Refusal when there is nothing to go back to.
 */
export async function rollback(
  environment: Environment,
  app: string,
  options: Who & { readonly to?: string | undefined; readonly only?: string | undefined },
): Promise<HistoryLine> {
  return commit(
    environment,
    (lines) => {
      const { bad, version } = planRollback(lines, {
        ...options,
        app,
        environment: environment.name,
      });
      return {
        ...changeBy(options, 'rollback', { app, version: bad }),
        // The bad version is not listed any more, not even as a fallback.
        serving: [{ version, traffic: 100, default: true }],
        gate: null,
      };
    },
    options.key,
  );
}

interface RollbackPlan {
  readonly app: string;
  readonly environment: string;
  readonly to?: string | undefined;
  readonly only?: string | undefined;
}

/** Which version a rollback takes away, and which one everybody has after it. Throws a Refusal as {@link rollback}. */
export function planRollback(
  lines: readonly HistoryLine[],
  { app, environment, to, only }: RollbackPlan,
): { readonly bad: string; readonly version: string } {
  const before = live(lines, app);
  const bad = findTrial(before)?.version ?? findStable(before)?.version;
  if (bad === undefined) throw new Refusal(`${app} is not live in ${environment}.`);
  if (only !== undefined && only !== bad) {
    throw new Refusal(`${app}@${only} is not what would be taken away in ${environment}.`);
  }
  const version = to ?? stableBefore(lines, app, bad);
  if (version === undefined) {
    throw new Refusal(`${app} was never live in ${environment} in another version than ${bad}.`);
  }
  if (!wasStable(lines, app).includes(version)) {
    throw new Refusal(`${app}@${version} was never live for everybody in ${environment}.`);
  }
  return { bad, version };
}

/** All versions that everybody had, newest last. */
function wasStable(lines: readonly HistoryLine[], app: string): string[] {
  return lines
    .filter((line) => line.app === app)
    .flatMap(({ serving }) => findStable(serving)?.version ?? []);
}

/** Returns the default version unless it is the bad one; else the last default that was not rolled back itself. */
function stableBefore(lines: readonly HistoryLine[], app: string, bad: string): string | undefined {
  const takenBack = new Set(
    lines.filter((l) => l.app === app && l.what === 'rollback').map((l) => l.version),
  );
  return wasStable(lines, app).findLast((version) => version !== bad && !takenBack.has(version));
}

function changeBy({ by, why }: Who, what: HistoryLine['what'], named: AppVersion) {
  return { by, what, app: named.app, version: named.version, why };
}
