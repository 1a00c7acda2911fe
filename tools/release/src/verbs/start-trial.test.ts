import { afterEach, expect, it, vi } from 'vitest';
import { toBytes, type Environment } from '../environment/environment.ts';
import type { GateCheck } from '../environment/history.ts';
import { keepVerdict, readVerdicts } from '../environment/verdicts.ts';
import { emptyPlace, madeBuild, production } from '../testing/build.ts';
import { tryingOut } from '../testing/trying-out.ts';
import { activate } from './change.ts';
import { publish } from './publish.ts';
import { startTrial } from './start-trial.ts';

afterEach(() => {
  vi.useRealTimers();
});

const who = { by: 'noor@example.org', why: 'a new chart', key: null };
const NEXT = { app: 'tiny', version: '1.1.0' };
const CHECKS: readonly GateCheck[] = [
  { check: 'size', outcome: 'passed', detail: 'entry 1.0 KB' },
  { check: 'browser', outcome: 'passed', detail: 'mounted' },
];

/** tiny@1.0.0 is live, 1.1.0 was published and the gate said this of it. */
async function gated(checks: readonly GateCheck[] = CHECKS): Promise<Environment> {
  const environment = await production(await emptyPlace());
  for (const version of ['1.0.0', '1.1.0']) {
    await publish(environment.place, await madeBuild({ version, text: version }));
  }
  const first = { app: 'tiny', version: '1.0.0' };
  await activate(environment, first, { ...who, traffic: 100, gate: [] });
  await keepVerdict(environment, NEXT, 'pipeline', checks);
  return environment;
}

const start = (environment: Environment, named = NEXT) =>
  startTrial(environment, named, { ...who, traffic: 10 });

it('starts a trial of what passed, with the answer of the gate in the history', async () => {
  const environment = await gated();
  expect(await readVerdicts(environment)).toMatchObject([{ ...NEXT, by: 'pipeline' }]);
  expect(await start(environment)).toMatchObject({
    ...{ what: 'activate', ...NEXT, by: who.by, why: who.why, gate: CHECKS },
    serving: [
      { version: '1.0.0', traffic: 90, default: true },
      { version: '1.1.0', traffic: 10, default: false },
    ],
  });
});

it.each([
  ['was refused', 'refused'],
  ['was left out', 'skipped'],
] as const)('starts nothing of which a check %s', async (_what, outcome) => {
  const environment = await gated([{ check: 'browser', outcome, detail: 'x' }]);
  await expect(start(environment)).rejects.toThrow(`browser (${outcome})`);
});

it('starts nothing that the gate did not look at last, and gives no share that is none', async () => {
  const environment = await gated();
  const other = { app: 'tiny', version: '1.2.0' };
  await expect(start(environment, other)).rejects.toThrow('"nafas gate tiny@1.2.0" does');
  const all = { ...who, traffic: 100 };
  await expect(startTrial(environment, NEXT, all)).rejects.toThrow('1 to 99 %');
});

it('starts nothing that the gate looked at long ago', async () => {
  const environment = await gated();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 86_400_000 });
  await expect(start(environment)).rejects.toThrow('too long ago');
});

it('starts nothing that the gate looked at with another shell', async () => {
  const environment = await gated();
  const shell = { version: '6.0.0', contracts: [], shares: {}, slots: [], languages: [] };
  await environment.place.write(`${environment.paths.shells}6.0.0.json`, toBytes(shell), 'absent');
  await expect(start(environment)).rejects.toThrow('another one since');
});

it('starts nothing beside another trial', async () => {
  const environment = await tryingOut();
  const next = { app: 'tiny', version: '1.2.0' };
  await publish(environment.place, await madeBuild({ version: '1.2.0', text: 'next' }));
  await keepVerdict(environment, next, 'pipeline', CHECKS);
  await expect(start(environment, next)).rejects.toThrow('tiny@1.1.0 is being tried out');
});
