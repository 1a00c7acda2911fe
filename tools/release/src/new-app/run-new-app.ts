import { execFileSync } from 'node:child_process';
import { workspaceRoot as root } from '@nx/devkit';
import { FsTree, flushChanges } from 'nx/src/generators/tree.js';
import newApp, { type NewAppOptions } from './new-app.ts';

/** Writes a new app into this workspace and links it. Resolves with the paths that were written. */
export async function runNewApp(
  options: NewAppOptions & { readonly install: boolean },
): Promise<string[]> {
  const { install, ...app } = options;
  const tree = new FsTree(root, false);
  const writeTypes = await newApp(tree, app);
  const changes = tree.listChanges();
  flushChanges(root, changes);
  writeTypes();
  if (install) {
    execFileSync(
      'npm',
      ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'],
      {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
  }
  return changes.map(({ path }) => path).sort();
}
