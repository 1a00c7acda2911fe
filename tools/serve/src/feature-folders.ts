import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders of all feature apps of the workspace, e.g. `apps/auth`: those tagged `type:feature`, by name. */
export async function featureFolders(root: string): Promise<string[]> {
  const names = (await readdir(join(root, 'apps'))).sort();
  const found: string[] = [];
  for (const name of names) {
    const text = await readFile(join(root, 'apps', name, 'package.json'), 'utf8').catch(() => '{}');
    const manifest = JSON.parse(text) as { nx?: { tags?: string[] } };
    if (manifest.nx?.tags?.includes('type:feature')) found.push(`apps/${name}`);
  }
  return found;
}
