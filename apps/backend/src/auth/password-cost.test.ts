import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { getRounds } from 'bcryptjs';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { PASSWORD, TestBackend } from '../testing/test-backend.ts';
import { hashLikeLite, passwordCost } from './password-cost.ts';

afterEach(() => vi.unstubAllEnvs());

it('is ten where nothing else is set', () => {
  vi.stubEnv('LITE_AUTH_BCRYPT_COST', undefined);
  expect([passwordCost(), passwordCost(''), passwordCost('much')]).toEqual([10, 10, 10]);
  expect([passwordCost('12'), passwordCost('1'), passwordCost('99')]).toEqual([12, 4, 31]);
});

it('what stands in for a hash costs what those cost that Lite keeps', async () => {
  const test = await TestBackend.start();
  onTestFinished(() => test.remove());
  const standIns: number[] = [];
  for (const [index, value] of [undefined, '5', '1', 'much'].entries()) {
    vi.stubEnv('LITE_AUTH_BCRYPT_COST', value);
    await test.client().auth.signUp({ email: `cost-${index}@nafas.test`, password: PASSWORD });
    standIns.push(getRounds(await hashLikeLite(PASSWORD)));
  }
  await test.stop();
  const pglite = await PGlite.create(join(test.dataDir, 'database'));
  const { rows } = await pglite.query<{ hash: string }>(
    'select encrypted_password as hash from auth.users order by email',
  );
  await pglite.close();
  expect(standIns).toEqual([10, 5, 4, 10]);
  expect(rows.map(({ hash }) => getRounds(hash))).toEqual(standIns);
});
