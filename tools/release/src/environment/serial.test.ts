import type { Registry } from '@nafas/platform/registry';
import { afterEach, expect, it, vi } from 'vitest';
import { emptyPlace, madeBuild, production } from '../testing/build.ts';
import { activate, rollback } from '../verbs/change.ts';
import { hold, resume } from '../verbs/hold.ts';
import { publish } from '../verbs/publish.ts';
import { readStatus } from '../verbs/status.ts';
import { signAnew } from './commit.ts';
import type { Environment } from './environment.ts';
import { createKeys, readSignatures, readSigningKey } from './sign.ts';

const WHO = { by: 'a', why: '', key: null };
const OPTIONS = { ...WHO, gate: [] };
const LATER = Date.parse('2099-01-01T00:00:00Z');

afterEach(() => void vi.useRealTimers());

const readSerial = async ({ place, paths }: Environment) => {
  const stored = await place.read(paths.registry);
  return (JSON.parse(new TextDecoder().decode(stored?.bytes)) as Registry).serial ?? 0;
};

async function withVersions(...versions: string[]) {
  const environment = await production(await emptyPlace());
  for (const version of versions) {
    await publish(environment.place, await madeBuild({ version, text: version }));
  }
  return environment;
}

it('grows with every change of what is served, a rollback among them', async () => {
  const environment = await withVersions('1.0.0', '1.1.0');
  const tiny = (version: string) => ({ app: 'tiny', version });
  const serials: number[] = [];
  for (const change of [
    () => activate(environment, tiny('1.0.0'), { ...OPTIONS, traffic: 100 }),
    () => activate(environment, tiny('1.1.0'), { ...OPTIONS, traffic: 10 }),
    () => rollback(environment, 'tiny', WHO),
  ]) {
    await change();
    serials.push(await readSerial(environment));
  }
  const [first = 0, second = 0, third = 0] = serials;
  expect(Math.abs(Date.now() - first)).toBeLessThan(60_000);
  expect(second).toBeGreaterThan(first);
  expect(third).toBeGreaterThan(second);
});

it('stays with a note that changes nothing of what is served', async () => {
  const environment = await withVersions('1.0.0', '1.1.0');
  await activate(environment, { app: 'tiny', version: '1.0.0' }, { ...OPTIONS, traffic: 100 });
  await activate(environment, { app: 'tiny', version: '1.1.0' }, { ...OPTIONS, traffic: 10 });
  const before = await readSerial(environment);
  await hold(environment, 'tiny', WHO);
  await resume(environment, 'tiny', WHO);
  expect(await readSerial(environment)).toBe(before);
  expect((await readStatus(environment)).problems).toEqual([]);
});

it('grows though the clock of the machine is behind that of the one before', async () => {
  const environment = await withVersions('1.0.0', '1.1.0');
  vi.useFakeTimers({ toFake: ['Date'], now: LATER });
  await activate(environment, { app: 'tiny', version: '1.0.0' }, { ...OPTIONS, traffic: 100 });
  vi.useRealTimers();
  await activate(environment, { app: 'tiny', version: '1.1.0' }, { ...OPTIONS, traffic: 10 });
  expect(await readSerial(environment)).toBe(LATER + 1);
});

it('grows with every writing, though many machines release at the same moment', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: LATER });
  const environment = await withVersions();
  const { place, paths } = environment;
  const written: number[] = [];
  const watched: Environment = {
    ...environment,
    place: {
      ...place,
      async write(path, bytes, condition) {
        const tag = await place.write(path, bytes, condition);
        if (path === paths.registry) {
          written.push((JSON.parse(new TextDecoder().decode(bytes)) as Registry).serial ?? 0);
        }
        return tag;
      },
    },
  };
  const apps = ['a', 'b', 'c', 'd', 'e', 'f'];
  for (const app of apps) await publish(place, await madeBuild({ app }));
  await Promise.all(
    apps.map((app) => activate(watched, { app, version: '1.0.0' }, { ...OPTIONS, traffic: 100 })),
  );
  expect(written.length).toBeGreaterThan(0);
  expect(written).toEqual(written.map((_, index) => LATER + index));
  expect((await readStatus(environment)).problems).toEqual([]);
});

it('grows when a place that was restored is signed anew, and is what the history says', async () => {
  const environment = await withVersions('1.0.0');
  const { place, paths, config } = environment;
  await activate(environment, { app: 'tiny', version: '1.0.0' }, { ...OPTIONS, traffic: 100 });
  const before = await readSerial(environment);
  const { privateKey, publicKey } = await createKeys();
  const signed = { ...environment, config: { ...config, registryKeys: [publicKey] } };
  await signAnew(signed, await readSigningKey(privateKey));
  expect(await readSerial(environment)).toBeGreaterThan(before);
  expect((await readStatus(environment)).problems).toEqual([]);
  const stored = await place.read(paths.signature);
  expect(readSignatures(new TextDecoder().decode(stored?.bytes)).signatures).toHaveLength(1);
});

it('a registry that was broken by hand is written anew', async () => {
  const environment = await withVersions('1.0.0', '1.1.0');
  const { place, paths } = environment;
  await activate(environment, { app: 'tiny', version: '1.0.0' }, { ...OPTIONS, traffic: 100 });
  const stored = await place.read(paths.registry);
  const broken = new TextEncoder().encode('{"schema":');
  await place.write(paths.registry, broken, { unchanged: stored?.tag ?? '' });
  expect((await readStatus(environment)).problems).toHaveLength(1);
  await activate(environment, { app: 'tiny', version: '1.1.0' }, { ...OPTIONS, traffic: 10 });
  expect((await readStatus(environment)).problems).toEqual([]);
});

it('is signed anew by a key that browsers know, and no other', async () => {
  const environment = await withVersions('1.0.0');
  const { config } = environment;
  const [ours, other] = [await createKeys(), await createKeys()];
  const signed = { ...environment, config: { ...config, registryKeys: [ours.publicKey] } };
  const key = await readSigningKey(other.privateKey);
  await expect(signAnew(signed, key)).rejects.toThrow('no key of theirs');
  const named = { app: 'tiny', version: '1.0.0' };
  await expect(activate(signed, named, { ...OPTIONS, traffic: 100 })).rejects.toThrow('no key');
});
