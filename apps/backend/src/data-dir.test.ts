import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDataDir } from './data-dir.ts';
import { requireDiskSpace } from './disk-space.ts';

describe('data directory', () => {
  let root = '';
  let dataDir = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'nafas-data-'));
    dataDir = join(root, 'deep', 'data');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('makes a complete cluster once, sweeps away half-made ones, and is held by one', async () => {
    mkdirSync(join(dataDir, 'database.building-1', 'base'), { recursive: true });
    const dir = await openDataDir(dataDir);
    expect(readdirSync(dataDir).sort()).toEqual(['database', 'lock', 'storage']);
    await expect(openDataDir(dataDir)).rejects.toThrow(/Another Nafas backend/);

    const pglite = await PGlite.create(dir.database);
    await pglite.exec('create table kept (id integer)');
    await pglite.close();
    dir.release();

    const again = await openDataDir(dataDir);
    const reopened = await PGlite.create(again.database);
    expect((await reopened.query('select * from kept')).rows).toEqual([]);
    await reopened.close();
    again.release();
  });

  it('says so when a file stands in the way, and leaves it', async () => {
    writeFileSync(join(root, 'deep'), 'mine');
    await expect(openDataDir(dataDir)).rejects.toThrow(/a file stands where a directory is needed/);
  });

  it.skipIf(process.getuid?.() === 0)('says so when it must not write there', async () => {
    mkdirSync(join(root, 'deep'), { mode: 0o500 });
    await expect(openDataDir(dataDir)).rejects.toThrow(/can't be written/);
  });

  it('looks at the room on the disk before a database is opened', () => {
    expect(() => requireDiskSpace(root, Number.MAX_SAFE_INTEGER)).toThrow(
      /is full: \d+ MB are free/,
    );
    expect(() => requireDiskSpace(root, 1)).not.toThrow();
  });
});
