import { parseRegistry, type Registry } from '@nafas/platform/registry';
import { expect, it } from 'vitest';
import { openEnvironment, type Environment } from '../environment/environment.ts';
import { readHistory } from '../environment/history.ts';
import { emptyPlace, madeBuild, production } from '../testing/build.ts';
import { activate, promote, rollback, setTraffic } from './change.ts';
import { publish } from './publish.ts';
import { historyText, readStatus, verifyHistory } from './status.ts';

const who = { by: 'layla', why: 'because', key: null };

async function readRegistry({ place, paths }: Environment) {
  const stored = await place.read(paths.registry);
  return JSON.parse(new TextDecoder().decode(stored?.bytes)) as Registry;
}

async function withVersions(...versions: string[]) {
  const environment = await production(await emptyPlace());
  for (const version of versions) {
    await publish(environment.place, await madeBuild({ version, text: version }));
  }
  const go = (version: string, traffic = 100) =>
    activate(environment, { app: 'tiny', version }, { ...who, traffic, gate: [] });
  const served = async () =>
    (await readRegistry(environment)).microFrontends['nafas/tiny']?.map(
      ({ metadata, deployment }) => `${metadata.version} ${deployment?.traffic}`,
    );
  return { environment, go, served };
}

it('makes a version live at its immutable address, as a shell reads it', async () => {
  const { environment, go } = await withVersions('1.0.0');
  await go('1.0.0');
  const { apps, problems } = parseRegistry(await readRegistry(environment));
  expect(problems).toEqual([]);
  expect(apps['nafas/tiny']?.[0]).toMatchObject({
    url: expect.stringMatching(/^https:\/\/apps\.example\.org\/tiny\/1\.0\.0\/remoteEntry\./),
    deployment: { traffic: 100, default: true },
  });
});

it('tries a version out, gives it to everybody, and goes back', async () => {
  const { environment, go, served } = await withVersions('1.0.0', '1.1.0');
  await go('1.0.0');
  await go('1.1.0', 10);
  expect(await served()).toEqual(['1.0.0 90', '1.1.0 10']);
  const trial = (await readRegistry(environment)).microFrontends['nafas/tiny'];
  expect(trial?.[1]?.fallbackUrl).toBe(trial?.[0]?.url);

  await promote(environment, 'tiny', who);
  expect(await served()).toEqual(['1.1.0 100', '1.0.0 0']);
  await rollback(environment, 'tiny', who);
  expect(await served()).toEqual(['1.0.0 100']);
});

it('gives a trial another share, and takes no share for what is not tried out', async () => {
  const { environment, go, served } = await withVersions('1.0.0', '1.1.0');
  await go('1.0.0');
  await expect(setTraffic(environment, 'tiny', { ...who, traffic: 50 })).rejects.toThrow(
    /No version of tiny is being tried out/,
  );
  await go('1.1.0', 10);
  await setTraffic(environment, 'tiny', { ...who, traffic: 50, only: '1.1.0' });
  expect(await served()).toEqual(['1.0.0 50', '1.1.0 50']);
  const [newest] = readHistory(await historyText(environment)).slice(-1);
  expect(newest).toMatchObject({ what: 'activate', version: '1.1.0', gate: null });
  for (const traffic of [0, 100, 12.5, Number.NaN]) {
    await expect(setTraffic(environment, 'tiny', { ...who, traffic })).rejects.toThrow(/1 to 99/);
  }
  await expect(setTraffic(environment, 'tiny', { ...who, traffic: 50 })).rejects.toThrow(/already/);
  const other = { ...who, only: '1.0.0' };
  await expect(setTraffic(environment, 'tiny', { ...other, traffic: 20 })).rejects.toThrow(
    /not what is being tried out/,
  );
  await expect(promote(environment, 'tiny', other)).rejects.toThrow(/not what is being tried out/);
  expect(await served()).toEqual(['1.0.0 50', '1.1.0 50']);
});

it('a rollback of a trial takes the trial away and leaves the others what they have', async () => {
  const { environment, go, served } = await withVersions('1.0.0', '1.1.0');
  await go('1.0.0');
  await go('1.1.0', 10);
  await rollback(environment, 'tiny', { ...who, only: '1.1.0' });
  expect(await served()).toEqual(['1.0.0 100']);
  await expect(rollback(environment, 'tiny', { ...who, only: '1.1.0' })).rejects.toThrow(
    /not what would be taken away/,
  );
});

it('never goes back to what was itself taken back', async () => {
  const { environment, go, served } = await withVersions('1.0.0', '1.1.0', '1.2.0');
  for (const version of ['1.0.0', '1.1.0']) await go(version);
  await rollback(environment, 'tiny', who);
  await go('1.2.0');
  await rollback(environment, 'tiny', who);
  expect(await served()).toEqual(['1.0.0 100']);
  await expect(rollback(environment, 'tiny', who)).rejects.toThrow(/never live .* in another/);
  await rollback(environment, 'tiny', { ...who, to: '1.2.0' });
  expect(await served()).toEqual(['1.2.0 100']);
});

it('refuses what makes no sense', async () => {
  const { environment, go } = await withVersions('1.0.0', '1.1.0', '1.2.0');
  await expect(go('9.9.9')).rejects.toThrow(/not published/);
  await expect(go('1.0.0', 10)).rejects.toThrow(/no version .* could serve the other 90 %/);
  await go('1.0.0');
  await expect(go('1.0.0')).rejects.toThrow(/live .* already/);
  await go('1.1.0', 10);
  await expect(go('1.2.0', 5)).rejects.toThrow(/1.1.0 is being tried out/);
  await expect(promote(environment, 'other', who)).rejects.toThrow(/being tried out/);
  const gate = [{ check: 'size', outcome: 'refused' as const, detail: 'too large' }];
  await expect(
    activate(environment, { app: 'tiny', version: '1.2.0' }, { ...who, traffic: 100, gate }),
  ).rejects.toThrow(/gate refused tiny@1.2.0: size/);
});

it('loses none of twenty activations by twenty teams at once', async () => {
  const { environment } = await withVersions();
  const apps = Array.from({ length: 20 }, (_, index) => `app${index}`);
  for (const app of apps) await publish(environment.place, await madeBuild({ app, text: app }));
  await Promise.all(
    apps.map(async (app) => {
      // Each team reads the environment by itself, as processes on different machines do.
      const own = await openEnvironment(environment.place, 'production');
      await activate(own, { app, version: '1.0.0' }, { ...who, traffic: 100, gate: [] });
    }),
  );
  const registry = await readRegistry(environment);
  expect(Object.keys(registry.microFrontends)).toHaveLength(20);
  const history = await historyText(environment);
  expect(readHistory(history)).toHaveLength(20);
  verifyHistory(history);
  expect((await readStatus(environment)).problems).toEqual([]);
}, 60_000);

it('the next change repairs a registry that an interrupted one left behind', async () => {
  const { environment, go, served } = await withVersions('1.0.0', '1.1.0');
  await go('1.0.0');
  const { place, paths } = environment;
  const before = await place.read(paths.registry);
  await go('1.1.0');
  // As if the process had ended between the line and the registry.
  await place.remove(paths.registry);
  await place.write(paths.registry, before?.bytes ?? new Uint8Array(), 'absent');
  expect((await readStatus(environment)).problems).toEqual([expect.stringContaining('registry')]);
  await publish(place, await madeBuild({ app: 'other' }));
  await activate(
    environment,
    { app: 'other', version: '1.0.0' },
    { ...who, traffic: 100, gate: [] },
  );
  expect(await served()).toEqual(['1.1.0 100', '1.0.0 0']);
  expect((await readStatus(environment)).problems).toEqual([]);
});

it('sees that the history was changed', async () => {
  const { environment, go } = await withVersions('1.0.0', '1.1.0', '1.2.0');
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await go(version);
  const text = await historyText(environment);
  verifyHistory(text);
  const lines = text.trim().split('\n');
  expect(() => verifyHistory(text.replace('layla', 'omar'))).toThrow(/line 2 does not follow/);
  expect(() => verifyHistory([lines[0], lines[2]].join('\n'))).toThrow(/line 2/);
  expect(() => verifyHistory(`${lines[0]}\nnonsense`)).toThrow(/line 2 can't be read/);
});
