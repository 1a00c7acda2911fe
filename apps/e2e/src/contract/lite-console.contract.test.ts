import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Backend, startBackend } from '@nafas/backend';
import { createSupabaseConsole } from '@nafas/data-service/console';
import { consoleContract } from '@nafas/data-service/console/contract';
import { liveTrial, liveVersions } from '@nafas/release/testing/live-versions';
import { createNobody, createSomebody, setOperator } from '../support/operator.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

// Only the embedded backend reads a place by itself.

const ORDER = { app: 'tiny', version: '1.1.0', why: 'it stays empty' };

let folder: string;
let backend: Backend;
/** A place of which two versions of an app were live; each test has it anew. */
let template: string;
/** A place in which the second of them is tried out. */
let trial: string;
const place = () => join(folder, 'place');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nafas-lite-console-'));
  template = await liveVersions('1.0.0', '1.1.0');
  trial = await liveTrial('1.0.0', '1.1.0');
  const env = { NAFAS_PLACE: place() };
  backend = await startBackend({
    dataDir: join(folder, 'data'),
    port: 0,
    allowedOrigins: [],
    env,
  });
  const counts = {
    shell: '0.1.0',
    mounts: [{ app: 'tiny', version: '1.1.0', count: 9 }],
    vitals: [{ name: 'LCP', value: 900 }],
  };
  const { error } = await createNobody(backend).rpc('record_health', { counts });
  if (error) throw error;
});
beforeEach(() => use(template));
afterAll(async () => {
  await backend.close();
  await rm(folder, { recursive: true, force: true });
  await rm(template, { recursive: true, force: true });
  await rm(trial, { recursive: true, force: true });
});

async function use(which: string) {
  await rm(place(), { recursive: true, force: true });
  await cp(which, place(), { recursive: true });
}

async function operator() {
  const [client, email] = await createSomebody(backend);
  await setOperator(backend, email);
  return { console: createSupabaseConsole(client), email };
}

describe('the console of the embedded backend', () => {
  const open = async () => ({
    ...(await operator()),
    ...{ app: 'tiny', newer: '1.1.0', older: '1.0.0', next: '1.2.0' },
  });
  const openTrial = async () => {
    await use(trial);
    return open();
  };
  consoleContract(open, openTrial, { describe, it, expect });

  it('writes the address of whoever went back into the history', async () => {
    const { console, email } = await operator();
    await console.change({ action: 'rollback', ...ORDER });
    expect((await console.releases())?.history[0]).toMatchObject({ by: email });
  });

  it('changes nothing for somebody else', async () => {
    const [client] = await createSomebody(backend);
    await use(trial);
    for (const change of [
      { action: 'rollback', ...ORDER },
      { action: 'promote', ...ORDER },
      { action: 'traffic', traffic: 50, ...ORDER },
      { action: 'hold', ...ORDER },
      { action: 'start', traffic: 10, ...ORDER, version: '1.2.0' },
    ] as const) {
      await expect(createSupabaseConsole(client).change(change)).rejects.toMatchObject({
        code: 'denied',
      });
    }
    const { console } = await operator();
    expect((await console.releases())?.history).toHaveLength(2);
  });

  it('says that a place has no such environment', async () => {
    await rm(join(place(), 'environments/production'), { recursive: true });
    const { console } = await operator();
    await expect(console.releases()).rejects.toThrow(/no environment "production"/);
  });
});
