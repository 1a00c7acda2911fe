import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, TestBackend, type TestUser } from './testing/test-backend.ts';

const run = promisify(execFile);

describe('seed command', () => {
  let test: TestBackend;
  let ada: TestUser;
  beforeAll(async () => {
    test = await TestBackend.start();
    ada = await test.signUp('ada');
  });
  afterAll(() => test.remove());

  function seed(...more: string[]): Promise<{ stdout: string; stderr: string }> {
    return run(process.execPath, [
      join(import.meta.dirname, 'seed.ts'),
      ...['--email', ada.email, '--url', test.backend.url, '--time-zone', 'Asia/Riyadh'],
      ...['--key', test.backend.anonKey],
      ...more,
    ]);
  }

  it('fills the days before today, and nothing twice', async () => {
    const first = await seed('--password', PASSWORD, '--days', '14');
    const { data: rows } = await ada.client.from('check_ins').select('local_date');
    expect(first.stdout).toContain(`${rows?.length} check-ins on 14 days`);
    const days = [...new Set(rows?.map((row) => row.local_date))].sort();
    expect(days).toHaveLength(14);
    const today = new Intl.DateTimeFormat('en-CA', {
      timeZone: 'Asia/Riyadh',
      dateStyle: 'short',
    }).format();
    const yesterday = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
    expect(days.at(-1)).toBe(yesterday);

    await seed('--password', PASSWORD, '--days', '14');
    expect((await ada.client.from('check_ins').select('id')).data).toHaveLength(rows?.length ?? -1);
    const agreed = await ada.client.from('consents').select('id').eq('purpose', 'check_ins');
    expect(agreed.data).toHaveLength(1);
  });

  it('explains itself when asked', async () => {
    const { stdout, stderr } = await seed('--help');
    expect(stdout).toContain('npm run seed -- --email');
    expect(stderr).toBe('');
  });

  it('says what is wrong', async () => {
    await expect(seed('--password', 'guess', '--days', '1')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Invalid login credentials'),
    });
    await expect(seed('--password', PASSWORD, '--days', 'many')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('--days <1-3650>'),
    });
  });
});
