import { execFile } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { madeBuild } from '../testing/build.ts';
import { s3StandIn } from '../testing/s3-stand-in.ts';

const bin = resolve(import.meta.dirname, '../../bin/nafas.mjs');

/** Runs the command as a person does. */
function nafas(place: string, ...args: string[]) {
  return new Promise<{ code: number; out: string; error: string }>((done) => {
    const env = {
      ...process.env,
      NAFAS_PLACE: place,
      NAFAS_ACTOR: 'layla',
      NAFAS_SIGNING_KEY: '',
      NAFAS_SERVICE_KEY: '',
    };
    execFile(process.execPath, [bin, ...args], { env, timeout: 30_000 }, (failed, out, error) => {
      done({ code: failed ? Number(failed.code) : 0, out, error });
    });
  });
}

const INIT = [
  'init',
  'production',
  '--site',
  'https://a.example',
  '--apps',
  'https://apps.example',
  '--backend',
  'https://b.example',
  '--anon-key',
  'public',
];

it('releases from a command line: init, publish, activate, status, history', async () => {
  const place = await mkdtemp(join(tmpdir(), 'nafas-cli-'));
  expect(await nafas(place, ...INIT)).toMatchObject({ code: 0 });
  expect((await nafas(place, 'publish', await madeBuild())).out).toContain('published tiny@1.0.0');
  const activated = await nafas(
    place,
    'activate',
    'tiny@1.0.0',
    '--why',
    'the first',
    '--skip',
    'files,browser,schema,contract',
  );
  expect(activated).toMatchObject({ code: 0, out: expect.stringContaining('live now is 1.0.0') });
  const status = JSON.parse((await nafas(place, 'status', '--json')).out) as object;
  expect(status).toMatchObject({ apps: [{ app: 'tiny', by: 'layla' }], problems: [] });
  const history = await nafas(place, 'history', '--verify');
  expect(history.out).toMatch(/activate tiny@1\.0\.0\s+1\.0\.0\s+the first/);
  expect(history.out).toContain('The chain is whole.');
}, 60_000);

it('signs what is live anew, with a key and not without', async () => {
  const place = await mkdtemp(join(tmpdir(), 'nafas-cli-'));
  await nafas(place, ...INIT);
  await nafas(place, 'publish', await madeBuild());
  const skip = ['--skip', 'files,browser,schema,contract'];
  await nafas(place, 'activate', 'tiny@1.0.0', '--why', 'the first', ...skip);
  expect(await nafas(place, 'sign')).toMatchObject({
    code: 3,
    error: expect.stringContaining('no signing key'),
  });
  const file = join(place, 'nafas.key');
  const { id } = JSON.parse((await nafas(place, 'keys', file, '--json')).out) as { id: string };
  const registry = join(place, 'environments/production/registry.json');
  const before = JSON.parse(await readFile(registry, 'utf8')) as { serial: number };
  process.env['NAFAS_SIGNING_KEY_FILE'] = file;
  onTestFinished(() => void delete process.env['NAFAS_SIGNING_KEY_FILE']);
  expect(await nafas(place, 'sign')).toMatchObject({ code: 0, out: expect.stringContaining(id) });
  const after = JSON.parse(await readFile(registry, 'utf8')) as { serial: number };
  expect(after).toEqual({ ...before, serial: after.serial });
  expect(after.serial).toBeGreaterThan(before.serial);
  expect(await readFile(`${registry}.sig`, 'utf8')).toContain(id);
}, 60_000);

it('keeps a place in the bucket that the variables lead to, and says when they hold no keys', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('AWS_ACCESS_KEY_ID', '');
  expect(await nafas('s3://releases', 'status')).toMatchObject({
    code: 5,
    error: expect.stringContaining('no credentials were given'),
  });
  const closed = await s3StandIn({ isOpen: false });
  const server = await s3StandIn();
  onTestFinished(async () => {
    await Promise.all([closed.close(), server.close()]);
  });
  for (const [name, value] of Object.entries(closed.env)) vi.stubEnv(name, value);
  expect(await nafas('s3://releases', 'status')).toMatchObject({
    code: 5,
    error: expect.stringContaining('may not do this'),
  });
  for (const [name, value] of Object.entries(server.env)) vi.stubEnv(name, value);
  expect(await nafas('s3://releases/nafas', ...INIT)).toMatchObject({ code: 0 });
  expect(await nafas('s3://releases/nafas', 'status')).toMatchObject({ code: 0 });
}, 60_000);

it('says what went wrong in a sentence and by its exit code', async () => {
  const place = await mkdtemp(join(tmpdir(), 'nafas-cli-'));
  expect(await nafas(place, 'status')).toMatchObject({
    code: 3,
    error: expect.stringContaining('"nafas init production" makes one'),
  });
  await nafas(place, ...INIT);
  expect(await nafas(place, 'activate', 'tiny')).toMatchObject({ code: 3 });
  expect(await nafas(place, 'activate', 'tiny@1.0.0', '--traffic', '200')).toMatchObject({
    code: 2,
  });
  expect(await nafas(place, 'rollback', 'tiny')).toMatchObject({ code: 2 });
  expect(await nafas(place, 'watch', 'tiny')).toMatchObject({
    code: 3,
    error: expect.stringContaining('NAFAS_SERVICE_KEY'),
  });
  expect(await nafas(place, 'nonsense')).toMatchObject({ code: 2 });
  expect(await nafas('/dev/null/nowhere', ...INIT)).toMatchObject({ code: 5 });
  expect(await nafas('/proc/nafas', ...INIT)).toMatchObject({
    code: 5,
    error: expect.stringContaining('no folder can be made there'),
  });
  const failed = await nafas(place, 'activate', 'tiny@9.9.9', '--json');
  expect(JSON.parse(failed.error)).toMatchObject({ code: 3 });
}, 60_000);

it.each([
  'publish',
  'gate',
  'activate',
  'promote',
  'rollback',
  'sign',
  'status',
  'history',
  'watch',
  'hold',
  'resume',
  'prune',
  'site',
  'new-app',
  'init',
  'keys',
])(
  '%s has help of its own',
  async (verb) => {
    const { code, out } = await nafas('/tmp', verb, '--help');
    expect(code).toBe(0);
    expect(out).toContain(`Usage: nafas ${verb}`);
  },
  30_000,
);
