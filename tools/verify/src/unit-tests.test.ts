import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './testing/workspace.ts';

const configs = globSync('{apps,libs,tools,supabase}/*/vitest.config.ts', { cwd: root }).map(
  (file) => ({ file, text: readFileSync(join(root, file), 'utf8') }),
);
// The others have both from @nafas/unit-tests.
const own = configs.filter(({ text }) => !text.includes('sharedAndIsolated('));

it.each(own)('$file gives tests time on a slow machine, and has each assert', ({ text }) => {
  const [, time = '0'] = /testTimeout: ([\d_]+)/.exec(text) ?? [];
  expect(Number(time.replaceAll('_', ''))).toBeGreaterThanOrEqual(30_000);
  expect(text).toContain('requireAssertions: true');
});
