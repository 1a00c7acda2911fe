import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changedFiles, inPairs } from './changed.ts';

describe('what changed', () => {
  let root = '';
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=n', '-c', 'user.email=n@example.org', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
  const commit = (file: string) => {
    writeFileSync(join(root, file), '');
    git('add', '.');
    git('commit', '-qm', file);
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'nafas-changed-'));
    git('init', '-q', '-b', 'main');
    commit('old.ts');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('on main is what is not committed, new files too', () => {
    expect(changedFiles(root).files).toEqual([]);
    writeFileSync(join(root, 'old.ts'), 'changed');
    writeFileSync(join(root, 'new.ts'), '');
    expect(changedFiles(root).files).toEqual(['new.ts', 'old.ts']);
  });

  it('on a branch is its commits too, and not those that main has made since', () => {
    git('checkout', '-qb', 'branch');
    commit('mine.ts');
    git('checkout', '-q', 'main');
    commit('theirs.ts');
    git('checkout', '-q', 'branch');
    rmSync(join(root, 'old.ts'));
    expect(changedFiles(root).files).toEqual(['mine.ts']);
  });
});

it('works on two at a time, in order', async () => {
  const done: string[] = [];
  const gates = new Map<string, () => void>();
  const all = inPairs(['a', 'b', 'c'], async (item) => {
    await new Promise<void>((resolve) => gates.set(item, resolve));
    done.push(item);
  });
  expect([...gates.keys()]).toEqual(['a', 'b']);
  gates.get('b')?.();
  await expect.poll(() => gates.has('c')).toBe(true);
  gates.get('c')?.();
  gates.get('a')?.();
  await all;
  expect(done.sort()).toEqual(['a', 'b', 'c']);
});
