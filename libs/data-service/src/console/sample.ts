import type { HealthPoint, Vital } from './health.ts';
import type { GateVerdict, ReleasedApp, ReleaseLine, Releases } from './releases.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const OPERATOR = 'noor@example.org';
const PASSED = {
  files: '37 files',
  origin: 'https://apps.example.org',
  contract: 'shells 5.2.0',
  schema: '20261121100100_schema_version',
  styles: '8 stylesheets in apps.analysis',
  size: 'entry 15.9 KB, all 537.4 KB',
  browser: 'mounted slot progress, page /dashboard/emotional-analysis',
};

/** Errors of 1,000 visits in the steps of an hour, of the version that is tried out and the one before it. */
const TRIAL = [4, 5, 4.2, 3.4, 3.6, 4, 3.4, 3, 3.4, 3, 3.2, 3.1];
const STABLE = [3.6, 3.2, 4, 3.4, 3.8, 3.6, 3, 3.4, 3.8, 3.6, 3.6, 3.8];
const STEP_MS = 5 * 60_000;

/** Releases of a made-up product, as of an instant: analysis is being tried out. */
export function sampleReleases(now: Date): Releases {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const app = (name: string, version: string, age: number, by = OPERATOR): ReleasedApp => ({
    app: name,
    serving: [{ version, traffic: 100, default: true }],
    since: before(age),
    by,
    back: '1.0.0',
    held: false,
  });
  const trial: ReleasedApp = {
    ...app('analysis', '2.3.4', HOUR_MS),
    serving: [
      { version: '2.3.4', traffic: 90, default: true },
      { version: '2.4.0', traffic: 10, default: false },
    ],
    back: '2.3.4',
  };
  const passed = Object.entries(PASSED).map(([check, detail]) => ({
    check,
    outcome: 'passed' as const,
    detail,
  }));
  const line = (
    number: number,
    age: number,
    rest: Pick<ReleaseLine, 'what' | 'app' | 'version' | 'why'> & Partial<ReleaseLine>,
  ): ReleaseLine => ({
    number,
    at: before(age),
    by: OPERATOR,
    serving: [{ version: rest.version, traffic: 100, default: true }],
    gate: rest.what === 'activate' ? passed : null,
    ...rest,
  });
  const gated = (app: string, version: string, age: number, refused?: string): GateVerdict => {
    const checks = passed.map((each) =>
      each.check === 'contract' && refused !== undefined
        ? { ...each, outcome: 'refused' as const, detail: refused }
        : each,
    );
    return { app, version, at: before(age), by: 'pipeline', checks };
  };
  return {
    environment: 'production',
    environments: [
      {
        environment: 'production',
        apps: [
          app('account', '2.7.3', 6 * DAY_MS),
          trial,
          { ...app('assistance', '1.9.0', 20 * DAY_MS, 'pipeline'), back: null },
          app('auth', '3.1.2', 9 * DAY_MS),
          app('motivation', '4.0.1', 3 * DAY_MS),
        ],
        problems: [],
      },
      {
        environment: 'staging',
        apps: [
          app('account', '2.7.3', 6 * DAY_MS),
          app('analysis', '2.4.0', DAY_MS),
          app('assistance', '1.9.0', 20 * DAY_MS),
          app('auth', '3.2.0', 2 * HOUR_MS),
          app('motivation', '4.1.0', 5 * HOUR_MS),
        ],
        problems: [],
      },
    ],
    gated: [
      gated('analysis', '2.4.1', 40 * MINUTE_MS),
      gated('assistance', '2.0.0', DAY_MS, 'react: wants ^20.0.0, the shell shares 19.2.1'),
      gated('auth', '3.2.0', 2 * HOUR_MS),
      gated('motivation', '4.1.0', 6 * HOUR_MS),
    ],
    shells: [{ version: '5.2.0', contracts: ['2.2.0', '1.3.0'] }],
    history: [
      line(4, HOUR_MS, {
        what: 'activate',
        app: 'analysis',
        version: '2.4.0',
        why: 'a new chart of the week',
        serving: trial.serving,
      }),
      line(3, 3 * DAY_MS, {
        what: 'promote',
        app: 'motivation',
        version: '4.0.1',
        why: 'a day without trouble',
      }),
      line(2, 4 * DAY_MS, {
        what: 'rollback',
        app: 'motivation',
        version: '4.0.0',
        why: 'the chat answers nothing',
        serving: [{ version: '3.8.2', traffic: 100, default: true }],
      }),
      line(1, 5 * DAY_MS, {
        what: 'activate',
        app: 'motivation',
        version: '4.0.0',
        why: 'goals of a week',
        by: 'pipeline',
      }),
    ],
  };
}

/** How analysis did in the last hour, in steps of five minutes. */
export function sampleHealth(now: Date): HealthPoint[] {
  const start = Math.floor(now.getTime() / STEP_MS) * STEP_MS - (TRIAL.length - 1) * STEP_MS;
  const points = (version: string, rates: readonly number[], mounts: number): HealthPoint[] =>
    rates.map((rate, index) => ({
      app: 'analysis',
      version,
      at: new Date(start + index * STEP_MS).toISOString(),
      mounts,
      failures: Math.round((rate * mounts) / 1000),
    }));
  return [...points('2.3.4', STABLE, 9000), ...points('2.4.0', TRIAL, 1000)];
}

/** How fast the pages were. */
export const SAMPLE_VITALS: readonly Vital[] = [
  { shell: '5.2.0', name: 'INP', loads: 3000, threeQuarters: 96 },
  { shell: '5.2.0', name: 'LCP', loads: 3000, threeQuarters: 1240 },
];
