import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    encoding: 'utf8',
  });

test('--help says how it is used', () => {
  const { status, stdout } = run('--help');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Usage: npm run attack -- --url .+\n$/);
});

test.each([[[]], [['--nothing']]])('without an address or with an unknown option: %j', (given) => {
  const { status, stderr } = run(...given);
  expect(status).toBe(2);
  expect(stderr).toMatch(/^Usage: npm run attack -- --url .+\n$/);
});
