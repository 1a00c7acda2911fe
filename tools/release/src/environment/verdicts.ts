import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { DESCRIPTOR_FILE } from '@nafas/federation/descriptor';
import { getFolder, type AppVersion } from '../app-version.ts';
import { withoutConflict } from '../place/place.ts';
import { Refusal } from '../refusal.ts';
import { toBytes, type Environment } from './environment.ts';
import { checkSchema, type GateCheck } from './history.ts';
import { liveShells } from './shells.ts';

const verdictSchema = z.strictObject({
  app: z.string(),
  version: z.string(),
  at: z.iso.datetime(),
  by: z.string(),
  /** SHA-256 of the description of the build that the gate looked at. */
  build: z.string(),
  /** The shells it looked at it with. */
  shells: z.array(z.string()),
  checks: z.array(checkSchema),
});

const document = z.record(z.string(), verdictSchema);

/** What the gate said of the version of an app that it looked at last. */
export type Verdict = z.infer<typeof verdictSchema>;

/** So long it holds: a check of yesterday says something of today, one of last month does not. */
const HOLDS_DAYS = 7;
const DAY_MS = 86_400_000;

/** The verdicts of an environment, by app. */
export async function readVerdicts({ place, paths }: Environment): Promise<Verdict[]> {
  const stored = await place.read(paths.gates);
  return stored ? Object.values(parse(stored.bytes)) : [];
}

/** Keeps what the gate said, so that the console can show it and start a trial of what passed. */
export async function keepVerdict(
  environment: Environment,
  named: AppVersion,
  by: string,
  checks: readonly GateCheck[],
): Promise<void> {
  const { place, paths } = environment;
  const verdict: Verdict = {
    ...named,
    at: new Date().toISOString(),
    by,
    build: await hashBuild(environment, named),
    shells: await shellNames(environment),
    checks: [...checks],
  };
  await withoutConflict(async () => {
    const stored = await place.read(paths.gates);
    const bytes = toBytes({ ...(stored && parse(stored.bytes)), [named.app]: verdict });
    await place.write(paths.gates, bytes, stored ? { unchanged: stored.tag } : 'absent');
  });
}

/**
 * The checks that a version passed, all of them, not long ago, as this build and with the shells that are live.
 * @throws Refusal when it did not.
 */
export async function requirePassed(
  environment: Environment,
  named: AppVersion,
): Promise<readonly GateCheck[]> {
  const name = `${named.app}@${named.version}`;
  const again = `"nafas gate ${name}" does, in ${environment.name}.`;
  const found = (await readVerdicts(environment)).find((each) => each.app === named.app);
  if (found?.version !== named.version) {
    throw new Refusal(`The gate has not looked at ${name} last: ${again}`);
  }
  const failed = found.checks.filter(({ outcome }) => outcome !== 'passed');
  if (failed.length > 0) {
    const names = failed.map(({ check, outcome }) => `${check} (${outcome})`).join(', ');
    throw new Refusal(`${name} did not pass all of the gate: ${names}.`);
  }
  const isOld = Date.now() - Date.parse(found.at) > HOLDS_DAYS * DAY_MS;
  if (isOld) throw new Refusal(`The gate looked at ${name} too long ago. Again: ${again}`);
  const isSame =
    found.build === (await hashBuild(environment, named)) &&
    found.shells.join() === (await shellNames(environment)).join();
  if (!isSame) {
    throw new Refusal(
      `The shell or the build is another one since the gate looked. Again: ${again}`,
    );
  }
  return found.checks;
}

const parse = (bytes: Uint8Array) => document.parse(JSON.parse(new TextDecoder().decode(bytes)));
const shellNames = async (environment: Environment) =>
  (await liveShells(environment)).map(({ version }) => version).sort();

async function hashBuild({ place }: Environment, named: AppVersion): Promise<string> {
  const stored = await place.read(`apps/${getFolder(named)}/${DESCRIPTOR_FILE}`);
  if (!stored) {
    throw new Refusal(`${named.app}@${named.version} was not published to ${place.address}.`);
  }
  return createHash('sha256').update(stored.bytes).digest('hex');
}
