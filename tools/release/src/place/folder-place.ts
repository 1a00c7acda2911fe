import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { makeFolder } from './make-folder.ts';
import {
  PlaceConflict,
  withoutConflict,
  type Condition,
  type Listed,
  type Place,
} from './place.ts';

const TEMPORARY = '.nafas-writing';
/** Writing takes milliseconds: a lock of this age in ms belongs to a process that is gone. */
const STALE_LOCK_MS = 10_000;

const toTag = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const getCode = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** A place in a folder, also one that several machines share, as long as it has hard links and atomic renames. */
export function folderPlace(root: string): Place {
  const toPath = (path: string) => {
    const target = join(root, path);
    if (!target.startsWith(root + sep)) throw new Error(`${path} leads out of ${root}`);
    return target;
  };

  async function read(path: string) {
    try {
      const bytes = new Uint8Array(await readFile(toPath(path)));
      return { bytes, tag: toTag(bytes) };
    } catch (error) {
      if (getCode(error) === 'ENOENT') return null;
      throw error;
    }
  }

  async function write(path: string, bytes: Uint8Array, condition: Condition): Promise<string> {
    const target = toPath(path);
    await makeFolder(join(root, TEMPORARY));
    await makeFolder(dirname(target));
    const temporary = join(root, TEMPORARY, randomUUID());
    try {
      await writeFile(temporary, bytes, { flush: true });
      if (condition === 'absent') await linkNew(temporary, target, path);
      else await replace(temporary, target, path, condition.unchanged);
      return toTag(bytes);
    } finally {
      await rm(temporary, { force: true });
    }
  }

  async function linkNew(temporary: string, target: string, path: string) {
    try {
      await link(temporary, target);
    } catch (error) {
      if (getCode(error) === 'EEXIST') throw new PlaceConflict(path);
      throw error;
    }
  }

  async function replace(temporary: string, target: string, path: string, tag: string) {
    const unlock = await lock(join(root, TEMPORARY, `${toTag(Buffer.from(path))}.lock`), path);
    try {
      const now = await read(path);
      if (now?.tag !== tag) throw new PlaceConflict(path);
      await rename(temporary, target);
    } finally {
      await unlock();
    }
  }

  async function list(folder: string): Promise<Listed[]> {
    const start = toPath(folder);
    const entries = await readdir(start, { recursive: true, withFileTypes: true }).catch(
      (error: unknown) => {
        if (getCode(error) === 'ENOENT') return [];
        throw error;
      },
    );
    const files = entries.filter((entry) => entry.isFile());
    const listed = await Promise.all(
      files.map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        const { size, mtime } = await stat(file);
        return { path: relative(root, file).replaceAll(sep, '/'), size, at: mtime };
      }),
    );
    return listed.sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  return {
    address: root,
    read,
    write,
    list,
    remove: (path) => rm(toPath(path), { force: true }),
  };
}

/** Only one process makes a folder; the others wait for it to go. */
async function lock(folder: string, path: string): Promise<() => Promise<void>> {
  await withoutConflict(async () => {
    try {
      await mkdir(folder);
    } catch (error) {
      if (getCode(error) !== 'EEXIST') throw error;
      await takeAwayStale(folder);
      throw new PlaceConflict(path);
    }
  });
  return () => rm(folder, { recursive: true, force: true });
}

async function takeAwayStale(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => null);
  if (!found || Date.now() - found.mtimeMs < STALE_LOCK_MS) return;
  // Renamed first: only one of those who found it stale takes it away, never a lock that was made since.
  const aside = `${folder}.${randomUUID()}`;
  await rename(folder, aside).catch(() => undefined);
  await rm(aside, { recursive: true, force: true });
}
