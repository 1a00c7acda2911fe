import { describe, expect, it } from 'vitest';
import { root, run } from './steps.ts';

describe('a step', () => {
  it('runs in the workspace on its own Node and gives the exit code', async () => {
    const program = `process.exit(process.cwd() === ${JSON.stringify(root)} && process.versions.node.startsWith('24.') ? 7 : 1)`;
    expect(await run('node', ['-e', program])).toBe(7);
  });

  it('has failed when a signal ended it', async () => {
    expect(await run('node', ['-e', `process.kill(process.pid, 'SIGTERM')`])).toBe(1);
  });

  it('rejects when there is no such command', async () => {
    await expect(run('no-such-command-of-nafas', [])).rejects.toThrow('ENOENT');
  });
});
