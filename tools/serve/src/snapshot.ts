import { constants } from 'node:fs';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Copies the builds of the apps, so that a build made meanwhile takes nothing from under the one that is served. What
 * processes that were killed left there is removed first.
 * @param folders of the apps below `root`, e.g. `apps/auth`.
 * @param into folder of all snapshots, e.g. `.nafas/served`.
 * @returns a folder with the same apps, each with its `dist`, and what removes it.
 */
export async function snapshot(
  root: string,
  folders: readonly string[],
  into: string,
): Promise<{ root: string; remove(): Promise<void> }> {
  await mkdir(into, { recursive: true });
  for (const name of await readdir(into)) {
    if (!isRunning(Number(name))) await rm(join(into, name), { recursive: true, force: true });
  }
  const copy = join(into, String(process.pid));
  for (const folder of folders) {
    await cp(join(root, folder, 'dist'), join(copy, folder, 'dist'), {
      recursive: true,
      // Shares the blocks where the file system can.
      mode: constants.COPYFILE_FICLONE,
    });
  }
  return { root: copy, remove: () => rm(copy, { recursive: true, force: true }) };
}

function isRunning(pid: number): boolean {
  if (pid === process.pid || !Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
