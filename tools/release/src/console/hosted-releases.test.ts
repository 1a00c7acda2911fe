import { expect, it } from 'vitest';
import { toBytes } from '../environment/environment.ts';
import { createKeys } from '../environment/sign.ts';
import { fillPlace } from '../testing/fill-place.ts';
import { liveTrial } from '../testing/live-versions.ts';
import { s3StandIn } from '../testing/s3-stand-in.ts';
import { findHostedReleases } from './hosted-releases.ts';

const ORDER = { app: 'tiny', version: '1.1.0', by: 'noor@example.org', why: 'a day of calm' };
const toEnv = (env: Readonly<Record<string, string>>) => (name: string) => env[name];

it('is none where no place is named', () => {
  expect(findHostedReleases(toEnv({}))).toBeNull();
});

it('reads and changes what is live in a bucket', async () => {
  const server = await s3StandIn();
  const env = { ...server.env, NAFAS_PLACE: 's3://releases/nafas' };
  await fillPlace(env.NAFAS_PLACE, await liveTrial('1.0.0', '1.1.0'), server.env);
  const releases = findHostedReleases(toEnv(env));
  expect((await releases?.read())?.environments[0]?.apps[0]).toMatchObject({ back: '1.0.0' });
  await releases?.change({ ...ORDER, action: 'promote' });
  const state = await releases?.read();
  expect(state?.environments[0]?.problems).toEqual([]);
  expect(state?.history[0]).toMatchObject({ what: 'promote', by: ORDER.by, why: ORDER.why });
  await server.close();
});

it('changes nothing without a key where registries are signed', async () => {
  const server = await s3StandIn();
  const env = { ...server.env, NAFAS_PLACE: 's3://releases' };
  const place = await fillPlace(env.NAFAS_PLACE, await liveTrial('1.0.0', '1.1.0'), server.env);
  const config = 'environments/production/config.json';
  const stored = await place.read(config);
  const settings = JSON.parse(new TextDecoder().decode(stored?.bytes)) as object;
  const { publicKey } = await createKeys();
  const keyed = toBytes({ ...settings, registryKeys: [publicKey] });
  await place.write(config, keyed, { unchanged: stored?.tag ?? '' });
  const order = { ...ORDER, action: 'promote' } as const;
  await expect(findHostedReleases(toEnv(env))?.change(order)).rejects.toThrow('no key of theirs');
  await server.close();
});

it.each([
  ['a folder', { NAFAS_PLACE: '/srv/place' }, 'must be s3://'],
  ['a bucket without its keys', { NAFAS_PLACE: 's3://releases' }, 'AWS_ACCESS_KEY_ID'],
])('says why it can’t read %s', async (_what, env, said) => {
  const order = { ...ORDER, action: 'promote' } as const;
  await expect(findHostedReleases(toEnv(env))?.read()).rejects.toMatchObject({
    name: 'Refusal',
    message: expect.stringContaining(said),
  });
  await expect(findHostedReleases(toEnv(env))?.change(order)).rejects.toThrow(said);
});

it('keeps to itself what a bucket says that lets nobody in: that is a fault, no refusal', async () => {
  const server = await s3StandIn({ isOpen: false });
  const releases = findHostedReleases(toEnv({ ...server.env, NAFAS_PLACE: 's3://releases' }));
  await expect(releases?.read()).rejects.toMatchObject({
    name: 'Error',
    message: expect.stringMatching(/the bucket answered 403 AccessDenied/),
  });
  await server.close();
});
