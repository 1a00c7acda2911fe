// `npm run check`: format, lint, types and the unit tests that import what changed since main, committed or not.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { env, root } from '@nafas/launch';
import { changedFiles, inPairs } from './changed.ts';

/** Files that a test can import; others, e.g. migrations, are for `npm test`. */
const MODULES = ['.ts', '.tsx', '.mjs', '.css', '.json'];
const LINTED = ['.ts', '.tsx', '.mjs'];

const started = performance.now();
const { base, files } = changedFiles(root);
if (files.length === 0) {
  console.log(`Nothing has changed since ${base}.`);
  process.exit(0);
}
const having = (extensions: readonly string[]) =>
  files.filter((file) => extensions.includes(extname(file)));
const steps: [string, string, readonly string[], string?][] = [
  ['format', 'prettier', ['--check', '--ignore-unknown', '--log-level=warn', ...files]],
];
// The first question to Nx makes the project graph that lint reads.
const affected = affectedProjects();
const linted = having(LINTED);
if (linted.length > 0) steps.push(['lint', 'eslint', ['--no-warn-ignored', ...linted]]);
steps.push(['types', 'nx', ['affected', '-t', 'typecheck', `--base=${base}`, '--parallel=1']]);
const modules = having(MODULES).map((file) => join(root, file));
for (const folder of modules.length > 0 ? testedFolders() : []) {
  const args = ['related', '--run', '--passWithNoTests', '--silent=passed-only', ...modules];
  steps.push([`unit tests of ${folder}`, 'vitest', args, folder]);
}

const failed: string[] = [];
await inPairs(steps, async ([name, command, args, folder = '']) => {
  const { code, output, seconds } = await quietly(command, args, join(root, folder));
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (code === 0) return;
  failed.push(name);
  console.log(output);
});
const others = files.filter((file) => !MODULES.includes(extname(file)));
if (others.length > 0) console.log(`Not imported by any test: ${others.join(', ')}`);
const seconds = Math.round((performance.now() - started) / 1000);
console.log(
  `\n${failed.length === 0 ? 'All well' : `Failed: ${failed.join(', ')}`} (${seconds} s)`,
);
process.exit(failed.length === 0 ? 0 : 1);

/** Names of the projects that the change concerns. */
function affectedProjects(): string[] {
  const args = ['show', 'projects', '--affected', `--base=${base}`, '--json'];
  const { stdout, stderr, status } = spawnSync('nx', args, { cwd: root, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout.slice(stdout.indexOf('['))) as string[];
}

/** Folders of the concerned packages with unit tests. The contracts of apps/e2e need servers: `npm test` runs them. */
function testedFolders(): string[] {
  return ['apps', 'libs', 'tools', 'supabase']
    .flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`))
    .filter((folder) => {
      const path = join(root, folder, 'package.json');
      if (folder === 'apps/e2e' || !existsSync(path)) return false;
      const { name } = JSON.parse(readFileSync(path, 'utf8')) as { name: string };
      return affected.includes(name) && existsSync(join(root, folder, 'vitest.config.ts'));
    });
}

/** Runs a command and keeps what it prints. */
function quietly(command: string, args: readonly string[], cwd: string) {
  const begun = performance.now();
  return new Promise<{ code: number | null; output: string; seconds: string }>(
    (resolve, reject) => {
      const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
      }
      child.once('error', reject);
      child.once('close', (code) => {
        resolve({ code, output, seconds: ((performance.now() - begun) / 1000).toFixed(1) });
      });
    },
  );
}
