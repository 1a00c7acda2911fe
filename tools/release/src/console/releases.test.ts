import { expect, it } from 'vitest';
import { createKeys } from '../environment/sign.ts';
import { toBytes, type Environment } from '../environment/environment.ts';
import { emptyPlace, madeBuild, production } from '../testing/build.ts';
import { activate } from '../verbs/change.ts';
import { publish } from '../verbs/publish.ts';
import { historyText, verifyHistory } from '../verbs/status.ts';
import { findReleases } from './releases.ts';

const who = { by: 'layla', why: 'because', key: null };

async function withVersions(...versions: string[]) {
  const environment = await production(await emptyPlace());
  for (const version of versions) {
    await publish(environment.place, await madeBuild({ version, text: version }));
    await activate(environment, { app: 'tiny', version }, { ...who, traffic: 100, gate: [] });
  }
  const releases = findReleases({ NAFAS_PLACE: environment.place.address });
  if (releases === null) throw new Error('no releases');
  return { environment, releases };
}

async function useKeys({ place, paths, config }: Environment, publicKey: string) {
  const stored = await place.read(paths.config);
  const bytes = toBytes({ ...config, registryKeys: [publicKey] });
  await place.write(paths.config, bytes, { unchanged: stored?.tag ?? '' });
}

it('is none where no place is named', () => {
  expect(findReleases({})).toBeNull();
  expect(findReleases({ NAFAS_PLACE: '' })).toBeNull();
});

it('reads what is live, what a rollback leads to, and the history, newest first', async () => {
  const { releases } = await withVersions('1.0.0', '1.1.0');
  const { environment, environments, history } = await releases.read();
  expect(environment).toBe('production');
  expect(environments).toMatchObject([
    {
      environment: 'production',
      problems: [],
      apps: [{ app: 'tiny', back: '1.0.0', by: 'layla' }],
    },
  ]);
  expect(history.map(({ number, version }) => [number, version])).toEqual([
    [2, '1.1.0'],
    [1, '1.0.0'],
  ]);
});

it('has nowhere to go back to from the first version', async () => {
  const { releases } = await withVersions('1.0.0');
  expect((await releases.read()).environments[0]?.apps[0]?.back).toBeNull();
});

it('takes back what was named and nothing else, with who and why in the chain', async () => {
  const { releases, environment } = await withVersions('1.0.0', '1.1.0');
  const order = {
    action: 'rollback',
    app: 'tiny',
    by: 'noor@example.org',
    why: 'it stays empty',
  } as const;
  await expect(releases.change({ ...order, version: '1.0.0' })).rejects.toThrow('tiny@1.0.0');
  await releases.change({ ...order, version: '1.1.0' });
  const { environments, history } = await releases.read();
  expect(environments[0]?.apps[0]?.serving).toEqual([
    { version: '1.0.0', traffic: 100, default: true },
  ]);
  expect(history[0]).toMatchObject({ what: 'rollback', by: order.by, why: order.why });
  verifyHistory(await historyText(environment));
});

it('gives a trial to more, and then to everybody', async () => {
  const { releases, environment } = await withVersions('1.0.0');
  await publish(environment.place, await madeBuild({ version: '1.1.0', text: 'new' }));
  const trial = { app: 'tiny', version: '1.1.0' };
  await activate(environment, trial, { ...who, traffic: 10, gate: [] });
  const order = { ...trial, by: 'noor@example.org', why: 'an hour without trouble' };
  const served = async () => (await releases.read()).environments[0]?.apps[0]?.serving;

  await releases.change({ ...order, action: 'traffic', traffic: 50 });
  expect(await served()).toContainEqual({ version: '1.1.0', traffic: 50, default: false });
  expect(await releases.change({ ...order, action: 'promote' })).toMatchObject({
    what: 'promote',
    by: order.by,
    why: order.why,
  });
  expect(await served()).toContainEqual({ version: '1.1.0', traffic: 100, default: true });
  await expect(releases.change({ ...order, action: 'promote' })).rejects.toThrow('tried out');
});

it('takes nothing back without a key where registries are signed: browsers would not take it', async () => {
  const { releases, environment } = await withVersions('1.0.0', '1.1.0');
  const { privateKey, publicKey } = await createKeys();
  await useKeys(environment, publicKey);
  const order = {
    action: 'rollback',
    app: 'tiny',
    version: '1.1.0',
    by: 'noor',
    why: 'it stays empty',
  } as const;
  await expect(releases.change(order)).rejects.toThrow('no key of theirs');
  const other = { NAFAS_SIGNING_KEY: (await createKeys()).privateKey };
  const place = { NAFAS_PLACE: environment.place.address };
  await expect(findReleases({ ...place, ...other })?.change(order)).rejects.toThrow('no key');
  const keyed = findReleases({ ...place, NAFAS_SIGNING_KEY: privateKey });
  expect(await keyed?.change(order)).toMatchObject({ what: 'rollback' });
  expect(await environment.place.read(environment.paths.signature)).not.toBeNull();
});
