import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { explainDataDirError } from './backend-error.ts';
import { lockDataDir, type ReleaseLock } from './data-dir-lock.ts';
import { requireDiskSpace } from './disk-space.ts';

/** A data directory that this process owns until `release`. */
export interface DataDir {
  /** The database cluster, complete. */
  readonly database: string;
  /** Where uploaded files are kept. */
  readonly storage: string;
  /** The secrets of this installation. */
  readonly keys: string;
  /** The keys that push services know it by. */
  readonly pushKeys: string;
  readonly release: ReleaseLock;
}

const BUILDING = 'database.building-';

// A fresh cluster takes about 40 MB, and PostgreSQL then writes its log in steps of 16 MB.
const FIRST_RUN_BYTES = 64 * 1024 * 1024;
const RUN_BYTES = 16 * 1024 * 1024;

/**
 * Locks the directory and makes the database cluster if there is none.
 *
 * Making a cluster takes about a second of many small writes; killed in the middle it would be a
 * directory that never starts again (seen at 9 of 12 kill points). So it is built beside its place and
 * renamed when complete: the next start finds either a whole cluster or none.
 * @throws BackendError when another server holds it, the disk is full or it can't be written.
 */
export async function openDataDir(dataDir: string): Promise<DataDir> {
  let release: ReleaseLock | undefined;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    release = lockDataDir(dataDir);
    const database = join(dataDir, 'database');
    const isFirstRun = !existsSync(database);
    requireDiskSpace(dataDir, isFirstRun ? FIRST_RUN_BYTES : RUN_BYTES);
    if (isFirstRun) await buildCluster(dataDir, database);
    const storage = join(dataDir, 'storage');
    mkdirSync(storage, { recursive: true, mode: 0o700 });
    const [keys, pushKeys] = [join(dataDir, 'keys.json'), join(dataDir, 'push-keys.json')];
    return { database, storage, keys, pushKeys, release };
  } catch (error) {
    release?.();
    throw explainDataDirError(dataDir, error);
  }
}

async function buildCluster(dataDir: string, database: string): Promise<void> {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(BUILDING)) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
  const building = join(dataDir, `${BUILDING}${process.pid}`);
  mkdirSync(building, { mode: 0o700 });
  const pglite = await PGlite.create(building);
  await pglite.close();
  renameSync(building, database);
}
