// `npm run verify:long recipes`: applies each recipe of docs/architecture.md to a copy of the workspace, then runs the type
// check of everything and the unit tests of the projects it is about.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root, run } from '@nafas/launch';
import { Changes, type Recipe } from './changes.ts';
import { RECIPES } from './recipes.ts';

/** The files that git knows or would take. */
function copiedFiles(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  return output.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
}

/** Links the packages of others; our own lead into the copy. */
function linkPackages(copy: string, folder: string): void {
  const from = join(root, folder, 'node_modules');
  if (!existsSync(from)) return;
  const to = join(copy, folder, 'node_modules');
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    // Caches of tools are of no use there.
    if (name === '.cache' || name === '.vite') continue;
    if (name === '@nafas')
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(from, name), join(to, name));
  }
}

function copyWorkspace(): string {
  const copy = mkdtempSync(join(tmpdir(), 'nafas-recipe-'));
  for (const file of copiedFiles()) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file), {
      verbatimSymlinks: true,
      preserveTimestamps: true,
    });
  }
  for (const folder of ['', ...projectFolders()]) {
    linkPackages(copy, folder);
    // The results of the last type check, so that the next one is short.
    const types = join(folder, 'out-tsc');
    if (folder !== '' && existsSync(join(root, types))) {
      cpSync(join(root, types), join(copy, types), { recursive: true, preserveTimestamps: true });
    }
  }
  return copy;
}

const projectFolders = () =>
  copiedFiles()
    .filter((file) => /^(?:apps|libs|tools|supabase)\/[^/]+\/package\.json$/.test(file))
    .map((file) => dirname(file));

async function tryRecipe({ name, apply, generated = {}, projects }: Recipe): Promise<boolean> {
  console.log(`\n--- ${name}`);
  const copy = copyWorkspace();
  try {
    const changes = new Changes(root);
    apply(changes);
    changes.write(copy);
    const steps: [string, string[], string][] = [
      ...Object.keys(generated).map((script): [string, string[], string] => [
        'npm',
        ['run', script],
        '.',
      ]),
      ['tsc', ['-b'], '.'],
      ...projects.map((project): [string, string[], string] => ['vitest', ['run'], project]),
    ];
    for (const [command, args, folder] of steps) {
      console.log(`--- ${name}: ${command} ${args.join(' ')} in ${folder}`);
      if ((await run(command, args, { cwd: join(copy, folder) })) !== 0) return false;
    }
    return true;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const failed: string[] = [];
for (const recipe of RECIPES) {
  if (!(await tryRecipe(recipe))) failed.push(recipe.name);
}
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
