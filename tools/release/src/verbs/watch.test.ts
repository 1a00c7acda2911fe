import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import type { Environment } from '../environment/environment.ts';
import { readHistory } from '../environment/history.ts';
import { createKeys } from '../environment/sign.ts';
import { askHealth, type VersionHealth } from '../health/ask-health.ts';
import { emptyPlace, production } from '../testing/build.ts';
import { tryingOut } from '../testing/trying-out.ts';
import { promote } from './change.ts';
import { hold, resume } from './hold.ts';
import { historyText } from './status.ts';
import { watch, type WatchParts } from './watch.ts';

const who = { by: 'layla', why: 'x', key: null };

const row = (version: string, mounts: number, failures: number): VersionHealth => ({
  app: 'tiny',
  version,
  mounts,
  failures,
  codes: failures > 0 ? { NF150: failures } : {},
});

/** Looks as often as there are answers; the last one stays. */
function looking(...answers: (readonly VersionHealth[] | Error)[]) {
  const asked: Date[] = [];
  let look = 0;
  const parts: WatchParts = {
    by: 'watch',
    key: null,
    ask: (since) => {
      asked.push(since);
      const found = answers[Math.min(look, answers.length - 1)] ?? [];
      return found instanceof Error ? Promise.reject(found) : Promise.resolve(found);
    },
    wait: () => Promise.resolve((look += 1) < answers.length),
    now: () => new Date(),
  };
  return { parts, asked };
}

const lastLine = async (environment: Environment) =>
  readHistory(await historyText(environment)).at(-1);

it('does not begin without the key with which it would have to sign', async () => {
  const { config, ...environment } = await tryingOut();
  const { publicKey } = await createKeys();
  const signed = { ...environment, config: { ...config, registryKeys: [publicKey] } };
  const { parts, asked } = looking([row('1.0.0', 900, 1)]);
  await expect(watch(signed, 'tiny', parts)).rejects.toThrow('no key of theirs');
  expect(asked).toEqual([]);
});

it('takes a trial back that fails more, and the history says why', async () => {
  const environment = await tryingOut();
  const { parts } = looking(
    [row('1.0.0', 900, 1)],
    [row('1.0.0', 950, 1), row('1.1.0', 2, 1)],
    [row('1.0.0', 990, 1), row('1.1.0', 12, 8)],
  );
  const watched = await watch(environment, 'tiny', parts);
  expect(watched).toMatchObject({ version: '1.1.0', outcome: 'rolled-back' });
  expect(await lastLine(environment)).toMatchObject({
    what: 'rollback',
    by: 'watch',
    version: '1.1.0',
    why: 'watch: 8 of 12 mounts failed (NF150); of 1.0.0 1 of 990',
    serving: [{ version: '1.0.0', traffic: 100, default: true }],
  });
});

it('says when a trial is as good, and leaves it as it is', async () => {
  const environment = await tryingOut();
  const { parts } = looking([row('1.0.0', 5_000, 0), row('1.1.0', 400, 0)]);
  expect(await watch(environment, 'tiny', parts)).toMatchObject({ outcome: 'as-good', line: null });
  expect(await lastLine(environment)).toMatchObject({ what: 'activate', version: '1.1.0' });
});

it('ends undecided when its time is over', async () => {
  const { parts } = looking([], []);
  expect(await watch(await tryingOut(), 'tiny', parts)).toMatchObject({ outcome: 'undecided' });
});

it('ends when somebody else promoted the trial, whatever was counted', async () => {
  const environment = await tryingOut();
  const { parts } = looking([], [row('1.1.0', 12, 12)]);
  const wait: WatchParts['wait'] = async () => {
    await promote(environment, 'tiny', who);
    return parts.wait();
  };
  expect(await watch(environment, 'tiny', { ...parts, wait })).toMatchObject({ outcome: 'ended' });
  expect(await lastLine(environment)).toMatchObject({ what: 'promote' });
});

it('decides nothing about a trial that is held, and goes on once it is not', async () => {
  const environment = await tryingOut();
  await hold(environment, 'tiny', who);
  const bad = [row('1.0.0', 990, 1), row('1.1.0', 12, 8)];
  const { parts } = looking(bad, bad);
  expect(await watch(environment, 'tiny', parts)).toMatchObject({ outcome: 'undecided' });
  expect(await lastLine(environment)).toMatchObject({ what: 'hold' });
  await resume(environment, 'tiny', who);
  expect(await watch(environment, 'tiny', parts)).toMatchObject({ outcome: 'rolled-back' });
});

it('counts the trial since it began, and the stable version by its last week', async () => {
  const environment = await tryingOut();
  const { parts, asked } = looking([]);
  await watch(environment, 'tiny', parts);
  const began = Date.parse((await lastLine(environment))?.at ?? '');
  const [trial = new Date(0), stable = new Date(0)] = asked;
  expect(trial.getTime()).toBe(began);
  expect((Date.now() - stable.getTime()) / 86_400_000).toBeCloseTo(7, 2);
});

it('bears a backend that is away for a moment, and no longer', async () => {
  const away = new Error('away');
  const { parts } = looking(away, away, []);
  expect(await watch(await tryingOut(), 'tiny', parts)).toMatchObject({ outcome: 'undecided' });
  const gone = looking(away, away, away, away, away);
  await expect(watch(await tryingOut(), 'tiny', gone.parts)).rejects.toThrow('away');
});

it('has nothing to look at where nothing is being tried out', async () => {
  const { parts } = looking([]);
  const environment = await production(await emptyPlace());
  await expect(watch(environment, 'tiny', parts)).rejects.toThrow('being tried out');
});

it('asks the backend with the service key, and says when that is not taken', async () => {
  const server = createServer((request, response) => {
    const isKnown = request.headers['apikey'] === 'secret';
    response.writeHead(isKnown ? 200 : 401).end(JSON.stringify([row('1.0.0', 3, 1)]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const environment = await production(await emptyPlace());
  const there = { ...environment, config: { backend: { url, anonKey: 'k' }, allowedOrigins: [] } };
  expect(await askHealth(there, 'secret', new Date())).toEqual([row('1.0.0', 3, 1)]);
  await expect(askHealth(there, 'other', new Date())).rejects.toThrow('NAFAS_SERVICE_KEY');
  server.close();
});
