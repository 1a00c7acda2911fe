import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD, TestBackend } from '../testing/test-backend.ts';

const run = promisify(execFile);

let test: TestBackend;
beforeAll(async () => {
  test = await TestBackend.start();
});
afterAll(() => test.remove());

async function operator(...words: string[]): Promise<string> {
  const { backend } = test;
  const access = ['--url', backend.url, '--key', backend.serviceKey];
  const command = join(import.meta.dirname, 'operator.ts');
  const { stdout } = await run(process.execPath, [command, ...words, ...access]);
  return stdout;
}

it('makes an operator of an account by its address, and none of one again', async () => {
  const { client, email } = await test.signUp('noor');
  const asked = () => client.rpc('is_operator').then(({ data }) => data as unknown);
  expect(await asked()).toBe(false);
  expect(await operator('add', email.toUpperCase())).toContain('is an operator');
  expect(await asked()).toBe(true);
  // The page shows them their entry by what their next session says of them.
  const again = await client.auth.signInWithPassword({ email, password: PASSWORD });
  expect(again.data.user?.app_metadata).toMatchObject({ operator: true });
  expect(await operator('remove', email)).toContain('is no operator');
  expect(await asked()).toBe(false);
  const { data } = await client.auth.refreshSession();
  expect(data.user?.app_metadata).not.toHaveProperty('operator');
});

it('says when nobody has the address, and how it is used', async () => {
  await expect(operator('add', 'nobody@nafas.test')).rejects.toMatchObject({
    stderr: expect.stringContaining('Nobody has an account'),
  });
  await expect(operator('make')).rejects.toMatchObject({
    stderr: expect.stringContaining('npm run operator -- add'),
  });
});

it('has no way in for the account itself', async () => {
  const { client, email } = await test.signUp('eve');
  await client.auth.updateUser({ data: { operator: true, app_metadata: { operator: true } } });
  const own = await client.rpc('set_operator', { address: email, is_one: true });
  expect(own.error).toMatchObject({ code: '42501' });
  expect((await client.auth.refreshSession()).data.user?.app_metadata).not.toHaveProperty(
    'operator',
  );
  expect((await client.rpc('operator_health', { since: null })).error).toMatchObject({
    code: '42501',
  });
});
