import { execFileSync } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { OUTGOING } from './packages.ts';
import { pack } from './pack.ts';

// Packs what teams outside this repository install, and checks it as they would meet it.
const root = resolve(import.meta.dirname, '../../..');
const out = resolve(process.argv[2] ?? join(import.meta.dirname, '../dist'));
await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
const run = (name: string, ...args: string[]) =>
  execFileSync(join(root, 'node_modules/.bin', name), args, { cwd: root, stdio: 'inherit' });
for (const outgoing of OUTGOING) {
  const tarball = await pack(root, outgoing, out);
  run('publint', tarball, '--strict');
  // Commands have no types; the others are for bundlers and Node's ES modules.
  const styles = outgoing.styles ? ['--exclude-entrypoints', 'styles.css'] : [];
  if (!outgoing.bin) run('attw', tarball, '--profile', 'esm-only', ...styles);
  console.log(`packed ${tarball}`);
}
