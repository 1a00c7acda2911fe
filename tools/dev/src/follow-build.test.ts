import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { expect, test, vi } from 'vitest';
import { followBuild } from './follow-build.ts';

const waits = { timeout: 20_000 };

test('a build made anew is settled once the files that plugins write are there', async () => {
  const cwd = await mkdtemp(join(tmpdir(), 'nafas-follow-'));
  const source = join(cwd, 'index.js');
  await writeFile(source, 'console.log(1);');
  const write = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const { plugin, settled } = followBuild();
  const rsbuild = await createRsbuild({
    cwd,
    config: { logLevel: 'silent', source: { entry: { index: source } } },
  });
  // A plugin before it writes when the build is done, as that of the descriptor does.
  rsbuild.addPlugins([{ name: 'writes', setup: (api) => api.onAfterBuild(write) }, plugin]);
  const build = await rsbuild.build({ watch: true });
  try {
    await vi.waitFor(() => expect(write).toHaveBeenCalledTimes(1), waits);
    await settled();

    let finish = () => {};
    write.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
    await writeFile(source, 'console.log(2);');
    await vi.waitFor(() => expect(write).toHaveBeenCalledTimes(2), waits);
    const ended = vi.fn();
    const waiting = settled().then(ended);
    await new Promise(setImmediate);
    expect(ended).not.toHaveBeenCalled();
    finish();
    await waiting;
    expect(ended).toHaveBeenCalled();
  } finally {
    await build.close();
    await rm(cwd, { recursive: true, force: true });
  }
});
