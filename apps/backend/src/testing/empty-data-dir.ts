import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new directory for one test. */
export function emptyDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'nafas-backend-'));
}
