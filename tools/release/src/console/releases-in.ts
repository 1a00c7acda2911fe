import { environmentNames, openEnvironment, type Environment } from '../environment/environment.ts';
import { readHistory, type HistoryLine } from '../environment/history.ts';
import { liveShells } from '../environment/shells.ts';
import type { SigningKey } from '../environment/sign.ts';
import { findSigningKey } from '../environment/signing-key.ts';
import type { Place } from '../place/place.ts';
import { readVerdicts, type Verdict } from '../environment/verdicts.ts';
import { Refusal } from '../refusal.ts';
import { hold, resume } from '../verbs/hold.ts';
import { planRollback, promote, rollback, setTraffic, type Who } from '../verbs/change.ts';
import { startTrial } from '../verbs/start-trial.ts';
import { historyText, readStatus, type AppStatus, type Status } from '../verbs/status.ts';

/** So many lines of the history, newest first. */
const LINES = 200;

type ConsoleStatus = Omit<Status, 'apps'> & {
  readonly apps: readonly (AppStatus & { readonly back: string | null })[];
};

/** The releases of a place, as the console shows them. */
export interface ReleasesState {
  /** The environment that this backend serves: the only one in which something is changed from here. */
  readonly environment: string;
  /** That one first. `back` is the version that everybody has after a rollback, null when there is none. */
  readonly environments: readonly ConsoleStatus[];
  readonly shells: readonly { readonly version: string; readonly contracts: readonly string[] }[];
  readonly history: readonly HistoryLine[];
  /** What the gate said here of the version of each app that it looked at last. */
  readonly gated: readonly Verdict[];
}

/** What the console asks for. */
export type ReleaseOrder = {
  readonly app: string;
  /** The version to take away, the one that is tried out, or is to be; refused when it is another one by now. */
  readonly version: string;
  readonly by: string;
  readonly why: string;
} & (
  | { readonly action: 'rollback' | 'promote' | 'hold' | 'resume' }
  /** Percent of the browsers that get what is tried out, 1 to 99. */
  | { readonly action: 'start' | 'traffic'; readonly traffic: number }
);

export interface Releases {
  read(): Promise<ReleasesState>;
  /** Does what `nafas` does by that verb. Throws a Refusal when it can't be done. */
  change(order: ReleaseOrder): Promise<HistoryLine>;
}

export type Env = Readonly<Record<string, string | undefined>>;

/** The releases of a place, in the environment that NAFAS_ENVIRONMENT names (default `production`). */
export function releasesIn(openPlace: () => Promise<Place>, env: Env): Releases {
  const name = env['NAFAS_ENVIRONMENT'] || 'production';
  const open = async () => openEnvironment(await openPlace(), name);
  return {
    async read() {
      const own = await open();
      const names = await environmentNames(own.place);
      const others = names.filter((each) => each !== name).sort();
      const environments = await Promise.all(
        [name, ...others].map(async (each) =>
          readOne(each === name ? own : await openEnvironment(own.place, each)),
        ),
      );
      const shells = await liveShells(own);
      return {
        environment: name,
        environments,
        shells: shells.map(({ version, contracts }) => ({ version, contracts })),
        history: readHistory(await historyText(own))
          .slice(-LINES)
          .reverse(),
        gated: await readVerdicts(own),
      };
    },
    async change(order) {
      const environment = await open();
      const key = await findSigningKey(env);
      return carryOut(environment, order, key);
    },
  };
}

const VERBS = { promote, rollback, hold, resume };

function carryOut(environment: Environment, order: ReleaseOrder, key: SigningKey | null) {
  const { app, version, by, why } = order;
  const options: Who & { only: string } = { by, why, key, only: version };
  if (order.action === 'traffic') {
    return setTraffic(environment, app, { ...options, traffic: order.traffic });
  }
  if (order.action === 'start') {
    return startTrial(environment, { app, version }, { ...options, traffic: order.traffic });
  }
  return VERBS[order.action](environment, app, options);
}

async function readOne(environment: Environment): Promise<ConsoleStatus> {
  const status = await readStatus(environment);
  const lines = readHistory(await historyText(environment));
  const back = (app: string) => {
    try {
      return planRollback(lines, { app, environment: environment.name }).version;
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  };
  return { ...status, apps: status.apps.map((each) => ({ ...each, back: back(each.app) })) };
}
