import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Backend, startBackend } from '@nafas/backend';
import { createSupabaseConsole } from '@nafas/data-service/console';
import { createNobody, createSomebody, setOperator } from '../support/operator.ts';
import type { TestClient } from '../support/test-client.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let dataDir: string;
let backend: Backend;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'nafas-console-'));
  // No place is named: what NAFAS_PLACE says here is not this test's.
  const env = { NAFAS_ALLOWED_ORIGINS: 'http://localhost:4200' };
  backend = await startBackend({ dataDir, port: 0, allowedOrigins: [], env });
});
afterAll(async () => {
  await backend.close();
  await rm(dataDir, { recursive: true, force: true });
});

const ORDER = { app: 'tiny', version: '1.1.0', why: 'it stays empty' };
const ROLLBACK = { action: 'rollback', ...ORDER } as const;
const HOUR_AGO = new Date(Date.now() - 3_600_000);

/** Everything the console asks for. */
function asks(client: TestClient) {
  const service = createSupabaseConsole(client);
  return [
    () => service.releases(),
    () => service.health(HOUR_AGO, 5),
    () => service.vitals(HOUR_AGO),
    () => service.change(ROLLBACK),
    () => service.change({ action: 'promote', ...ORDER }),
    () => service.change({ action: 'traffic', traffic: 50, ...ORDER }),
    () => service.change({ action: 'hold', ...ORDER }),
    () => service.change({ action: 'start', traffic: 10, ...ORDER }),
  ];
}

it('is denied to anybody without a session, and to everybody who is no operator', async () => {
  const [somebody] = await createSomebody(backend);
  for (const ask of [...asks(createNobody(backend)), ...asks(somebody)]) {
    await expect(ask()).rejects.toMatchObject({ name: 'DataError', code: 'denied' });
  }
});

it('opens for an operator with the same session, and closes when they are none any more', async () => {
  const [client, email] = await createSomebody(backend);
  const service = createSupabaseConsole(client);
  await setOperator(backend, email);
  expect(await service.health(HOUR_AGO, 5)).toEqual(expect.any(Array));
  expect(await service.vitals(HOUR_AGO)).toEqual(expect.any(Array));
  expect(await service.releases()).toBeNull();
  await expect(service.change(ROLLBACK)).rejects.toMatchObject({ name: 'ReleaseRefused' });
  await setOperator(backend, email, false);
  for (const ask of asks(client)) await expect(ask()).rejects.toMatchObject({ code: 'denied' });
});

it('makes nobody an operator who asks for it', async () => {
  const [client, email] = await createSomebody(backend);
  await client.auth.updateUser({ data: { operator: true } });
  const { error } = await client.rpc('set_operator', { address: email, is_one: true });
  expect(error).toMatchObject({ code: '42501' });
  const [operator, own] = await createSomebody(backend);
  await setOperator(backend, own);
  expect((await operator.rpc('set_operator', { address: email })).error).not.toBeNull();
  expect((await client.rpc('is_operator')).data).toBe(false);
});
