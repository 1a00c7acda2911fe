import { cp, mkdtemp } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend, type StartOptions } from '@nafas/backend';

/**
 * Makes a data directory with every migration applied and no rows; to be copied, not used. Making it is most of what a
 * first start costs.
 * @param options e.g. another place of the rows than the directory; without a directory it makes one.
 */
export async function makeTemplate({
  dataDir: given,
  ...options
}: Partial<StartOptions> = {}): Promise<string> {
  const dataDir = given ?? (await mkdtemp(join(tmpdir(), 'nafas-template-')));
  const backend = await startBackend({ dataDir, port: 0, allowedOrigins: [], ...options });
  await backend.close();
  return dataDir;
}

/** Fills a data directory from a template, unless a backend has been there. */
export async function fill(dataDir: string, template: string): Promise<void> {
  if (!existsSync(join(dataDir, 'keys.json'))) await cp(template, dataDir, { recursive: true });
}
