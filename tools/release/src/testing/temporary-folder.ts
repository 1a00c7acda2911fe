import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives a run a folder for everything temporary: a thousand builds and places would stay on the disk otherwise. */
export default function setup(): () => void {
  const outer = tmpdir();
  const folder = mkdtempSync(join(outer, 'nafas-release-'));
  process.env['TMPDIR'] = folder;
  return () => {
    process.env['TMPDIR'] = outer;
    rmSync(folder, { recursive: true, force: true });
  };
}
