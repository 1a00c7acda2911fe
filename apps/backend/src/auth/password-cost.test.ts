import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { getRounds } from 'bcryptjs';
import { expect, it, vi } from 'vitest';
import { PASSWORD, TestBackend } from '../testing/test-backend.ts';
import { passwordCost } from './password-cost.ts';

it('is ten where nothing else is set', () => {
  vi.stubEnv('LITE_AUTH_BCRYPT_COST', undefined);
  expect([passwordCost(), passwordCost(''), passwordCost('much')]).toEqual([10, 10, 10]);
  expect([passwordCost('12'), passwordCost('1'), passwordCost('99')]).toEqual([12, 4, 31]);
});

it('is the cost of the hashes that Lite makes', async () => {
  const values = [undefined, '5', '1', 'much'];
  const test = await TestBackend.start();
  const expected: [string, number][] = [];
  for (const [index, value] of values.entries()) {
    vi.stubEnv('LITE_AUTH_BCRYPT_COST', value);
    const email = `cost-${index}@nafas.test`;
    await test.client().auth.signUp({ email, password: PASSWORD });
    expected.push([email, passwordCost()]);
  }
  await test.stop();
  const pglite = await PGlite.create(join(test.dataDir, 'database'));
  const { rows } = await pglite.query<{ email: string; hash: string }>(
    'select email, encrypted_password as hash from auth.users order by email',
  );
  await pglite.close();
  expect(rows.map(({ email, hash }) => [email, getRounds(hash)])).toEqual(expected);
  await test.remove();
});
