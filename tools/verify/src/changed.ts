import { spawnSync } from 'node:child_process';

/** Files that differ from where this branch left main, committed or not; on main itself, from its last commit. */
export function changedFiles(root: string): { base: string; files: string[] } {
  const git = (...args: string[]) => {
    const { stdout, status } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    return status === 0 ? stdout.split('\n').filter(Boolean) : [];
  };
  const base = git('merge-base', 'main', 'HEAD')[0] ?? 'HEAD';
  const changed = git('diff', '--name-only', '--diff-filter=d', '--relative', base);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return { base, files: [...new Set([...changed, ...untracked])].sort() };
}

/** Works through a list, two at a time: one for each core of a small machine. */
export async function inPairs<T>(items: readonly T[], work: (item: T) => Promise<void>) {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all([worker(), worker()]);
}
