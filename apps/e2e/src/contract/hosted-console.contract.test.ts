import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Backend, startBackend } from '@nafas/backend';
import { createSupabaseConsole } from '@nafas/data-service/console';
import { consoleContract } from '@nafas/data-service/console/contract';
import { fillPlace } from '@nafas/release/testing/fill-place';
import { liveTrial, liveVersions } from '@nafas/release/testing/live-versions';
import { s3StandIn, type S3Server } from '@nafas/release/testing/s3-stand-in';
import { createNobody, createSomebody, setOperator } from '../support/operator.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// The function `release` as an Edge Function, on a bucket.

const PLACE = 's3://releases/nafas';

let dataDir: string;
let server: S3Server;
let backend: Backend;
let versions: string;
let trial: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'nafas-hosted-console-'));
  versions = await liveVersions('1.0.0', '1.1.0');
  trial = await liveTrial('1.0.0', '1.1.0');
  server = await s3StandIn();
  const env = { ...server.env, NAFAS_PLACE: PLACE };
  backend = await startBackend({ dataDir, port: 0, allowedOrigins: [], env });
  const counts = {
    shell: '0.1.0',
    mounts: [{ app: 'tiny', version: '1.1.0', count: 9 }],
    vitals: [{ name: 'LCP', value: 900 }],
  };
  const { error } = await createNobody(backend).rpc('record_health', { counts });
  if (error) throw error;
});
afterAll(async () => {
  await backend.close();
  await server.close();
  for (const folder of [dataDir, versions, trial]) {
    await rm(folder, { recursive: true, force: true });
  }
});

async function openPlace(folder: string) {
  await fillPlace(PLACE, folder, server.env);
  const [client, email] = await createSomebody(backend);
  await setOperator(backend, email);
  const console = createSupabaseConsole(client);
  return { console, email, app: 'tiny', newer: '1.1.0', older: '1.0.0', next: '1.2.0' };
}

describe('the console of a hosted project', () => {
  consoleContract(
    () => openPlace(versions),
    () => openPlace(trial),
    { describe, it, expect },
  );

  it('writes the address of whoever promoted into the history of the bucket', async () => {
    const { console, email } = await openPlace(trial);
    const order = { app: 'tiny', version: '1.1.0', why: 'a day without trouble' };
    await console.change({ action: 'promote', ...order });
    expect((await console.releases())?.history[0]).toMatchObject({ what: 'promote', by: email });
    const [stranger] = await createSomebody(backend);
    await expect(
      createSupabaseConsole(stranger).change({ action: 'rollback', ...order }),
    ).rejects.toMatchObject({ code: 'denied' });
  });
});
