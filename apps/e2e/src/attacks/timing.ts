// `npm run verify:long enumeration`: whether the time of an answer tells who has an account. 200 tries for each, taken in
// turns, so that whatever else the machine does meets both.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '@nafas/backend';

const TRIES = 200;
const MOST_APART = 0.1;
/** More than a person tries: the limits are another attack's. */
const NO_LIMITS = 1_000_000;

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const dataDir = await mkdtemp(join(tmpdir(), 'nafas-timing-'));
const settings = {
  accountsPerHour: NO_LIMITS,
  // Each try comes from an address of its own, so that none meets a throttle.
  trustedProxies: ['127.0.0.1'],
};
const start = (confirmEmail: boolean) =>
  startBackend({ dataDir, port: 0, allowedOrigins: [], settings: { ...settings, confirmEmail } });
let backend = await start(false);

let calls = 0;
async function ask(path: string, body: unknown): Promise<number> {
  calls += 1;
  const from = `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`;
  const begun = performance.now();
  const answer = await fetch(`${backend.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: {
      apikey: backend.anonKey,
      'content-type': 'application/json',
      'x-forwarded-for': from,
    },
    body: JSON.stringify(body),
  });
  await answer.text();
  if (answer.status === 429) throw new Error('A throttle answered: the times say nothing');
  return performance.now() - begun;
}

const KNOWN = 'known@nafas.test';
const password = 'a long enough one';
await ask('signup', { email: KNOWN, password });

type Place = readonly [name: string, call: (email: string) => Promise<number>];
let failed = false;

async function compare([name, call]: Place): Promise<void> {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let turn = 0; turn < TRIES; turn += 1) {
    times.known.push(await call(KNOWN));
    times.unknown.push(await call(`unknown${turn}@nafas.test`));
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  const apart = Math.abs(known - unknown) / Math.max(known, unknown);
  failed ||= apart > MOST_APART;
  const percent = `${(apart * 100).toFixed(1)} % apart`;
  console.log(
    `${name}: ${known.toFixed(1)} ms known, ${unknown.toFixed(1)} ms unknown, ${percent}`,
  );
}

await compare([
  'sign-in',
  (email) => ask('token?grant_type=password', { email, password: 'not this one' }),
]);
await compare(['recovery', (email) => ask('recover', { email })]);
// With addresses to be proved: without, a sign-up says by its answer that there is an account.
await backend.close();
backend = await start(true);
await compare(['sign-up', (email) => ask('signup', { email, password })]);
await backend.close();
await rm(dataDir, { recursive: true, force: true });
process.exit(failed ? 1 : 0);
