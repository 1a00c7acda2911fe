// node tools/launch/run.mjs <file.ts> [argument ...]: installs the dependencies when they are missing or older than the
// lockfile, then runs the file on the workspace's own Node. Itself it runs on whatever Node the machine has (20 or newer).
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

function installDependencies() {
  const marker = join(root, 'node_modules/.package-lock.json');
  const lockfile = join(root, 'package-lock.json');
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync(lockfile).mtimeMs) return;
  console.log('Installing dependencies (npm ci) ...');
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (done.status === 0) return;
  console.error('npm ci failed; its message stands above.');
  process.exit(1);
}

installDependencies();
// The workspace's own tools and Node come first.
const path = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`;
const [file, ...args] = process.argv.slice(2);
const child = spawn('node', [resolve(root, file), ...args], {
  stdio: 'inherit',
  env: { ...process.env, PATH: path },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
