import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '@nafas/launch/free-port';
import type { RsbuildPlugin } from '@rsbuild/core';
import { expect, it, vi } from 'vitest';
import { startDevServer } from './dev-server.ts';

it('compiles no file that an editor has emptied and not filled yet', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'nafas-dev-server-'));
  const source = join(dir, 'index.js');
  await writeFile(source, 'console.log(1);');
  const compiled: string[] = [];
  const built = vi.fn<() => void>();
  const plugin: RsbuildPlugin = {
    name: 'compiled',
    setup(api) {
      api.transform({ test: source }, ({ code }) => {
        compiled.push(code);
        return code;
      });
      api.onAfterDevCompile(built);
    },
  };
  const config = { source: { entry: { index: source } }, plugins: [plugin] };
  const server = await startDevServer({ dir, config, port: await freePort() });
  try {
    const waits = { timeout: 20_000 };
    await vi.waitFor(() => expect(built).toHaveBeenCalled(), waits);
    await truncate(source);
    // So long an editor that saves in place may take.
    await setTimeout(20);
    await writeFile(source, 'console.log(2);');
    await vi.waitFor(() => expect(compiled).toContain('console.log(2);'), waits);
    expect(compiled).not.toContain('');
  } finally {
    await server.close();
    await rm(dir, { recursive: true, force: true });
  }
}, 60_000);
