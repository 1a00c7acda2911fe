import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Backend, startBackend } from '@nafas/backend';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkConfiguration } from './configuration.ts';

// The checks of `npm run check:hosted`, on a backend whose settings are known.

let dataDir: string;
let backend: Backend | undefined;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'nafas-configuration-'));
});
afterAll(async () => {
  await backend?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const faults = async (place: { url: string; anonKey: string }) =>
  Object.fromEntries(
    (await checkConfiguration(place))
      .filter(({ fault }) => fault !== null)
      .map(({ name, fault }) => [name, fault]),
  );

test('finds nothing where addresses are proved, and says what is wrong where they are not', async () => {
  const start = (confirmEmail: boolean) =>
    startBackend({ dataDir, port: 0, allowedOrigins: [], settings: { confirmEmail } });
  backend = await start(true);
  expect(await faults(backend)).toEqual({});
  await backend.close();
  backend = await start(false);
  expect(await faults(backend)).toEqual({
    'addresses are proved': 'auth.email.enable_confirmations is off',
  });
});

test('says so when there is no project of ours', async () => {
  const found = await faults({ url: 'http://127.0.0.1:1', anonKey: 'none' });
  expect(Object.keys(found)).toContain('the database is of this release');
  expect(Object.keys(found)).toContain('the function export is deployed');
});
