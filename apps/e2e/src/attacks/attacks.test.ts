import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Backend, startBackend } from '@nafas/backend';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ATTACKS } from './suite/all.ts';
import { prepareTarget, type Target } from './suite/target.ts';

// The same attacks that `npm run attack -- --url <backend>` makes on a running deployment.

const ORIGIN = 'https://app.nafas.test';

let dataDir: string;
let backend: Backend;
let target: Target;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'nafas-attacks-'));
  const settings = { accountsPerHour: 30 };
  backend = await startBackend({ dataDir, port: 0, allowedOrigins: [ORIGIN], settings });
  target = await prepareTarget({ url: backend.url, anonKey: backend.anonKey, origin: ORIGIN });
});
afterAll(async () => {
  await backend.close();
  await rm(dataDir, { recursive: true, force: true });
});

describe.each([...new Set(ATTACKS.map(({ group }) => group))])('%s', (group) => {
  test.each(ATTACKS.filter((attack) => attack.group === group))('$name', async ({ run }) => {
    await expect(run(target)).resolves.toBeUndefined();
  });
});

test('the attacks are real: with the victim’s own token they get through', async () => {
  const own = { ...target, bearer: { ...target.bearer, anonymous: target.victim.token } };
  const reading = ATTACKS.filter(({ name }) =>
    /^anonymous (?:reads goals|calls my_data)$/.test(name),
  );
  expect(reading).toHaveLength(2);
  for (const { run } of reading) await expect(run(own)).rejects.toThrow(/SECRET|victim/);
});
