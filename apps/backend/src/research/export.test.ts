import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestBackend } from '../testing/test-backend.ts';

const run = promisify(execFile);

let test: TestBackend;
beforeAll(async () => {
  test = await TestBackend.start();
});
afterAll(() => test.remove());

const exportWith = (key: string) =>
  run(process.execPath, [
    join(import.meta.dirname, 'export.ts'),
    ...['--url', test.backend.url, '--key', key],
  ]);

it('DECISION-150: prints the export to who has the service key, and to nobody else', async () => {
  expect((await exportWith(test.backend.serviceKey)).stdout).toBe('[]\n');
  await expect(exportWith(test.backend.anonKey)).rejects.toMatchObject({
    stdout: '',
    stderr: expect.stringContaining('Not exported'),
  });
});
