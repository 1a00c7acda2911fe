// `npm run verify:long [name ...]`: the checks that take minutes, each a suite by name; all of them without a name.
import { join } from 'node:path';
import { ensureBrowser } from './find-browser.mjs';
import { env, installDependencies, root, run } from './steps.mjs';

const e2e = { cwd: join(root, 'apps/e2e') };

const SUITES = {
  // One minute of continuous camera analysis without a task over 50 ms, heap growth over five.
  emotion: () =>
    run('playwright', ['test', 'src/emotion/long-run.spec.ts', '--reporter=list'], {
      ...e2e,
      env: { ...env, NAFAS_LONG: '1' },
    }),
  // A hundred mounts and unmounts of every feature leave no node, listener or heap behind.
  remount: () =>
    run('playwright', ['test', 'src/faults/remount.spec.ts', '--reporter=list'], {
      ...e2e,
      env: { ...env, REMOUNT_ROUNDS: '100' },
    }),
  // The embedded backend is killed twenty times amid writes: it starts every time and loses nothing it acknowledged.
  backend: () =>
    run('vitest', ['run', 'src/kill.test.ts', '--silent=false'], {
      cwd: join(root, 'apps/backend'),
      env: { ...env, NAFAS_KILL_ROUNDS: '20' },
    }),
  // The plans of the screens' queries at 1,000,000 check-ins of 10,000 users.
  schema: () => run('node', ['tools/pgtap/src/verify-long.ts']),
};

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(SUITES);
const unknown = names.filter((name) => !Object.hasOwn(SUITES, name));
if (unknown.length > 0) {
  console.error(
    `No such suite: ${unknown.join(', ')}. There are: ${Object.keys(SUITES).join(', ')}`,
  );
  process.exit(2);
}
installDependencies();
env.CHROMIUM_PATH = ensureBrowser();
let failed = 0;
for (const name of names) {
  console.log(`\n=== ${name}`);
  const code = await SUITES[name]();
  console.log(`=== ${name}: ${code === 0 ? 'passed' : 'failed'}`);
  if (code !== 0) failed++;
}
process.exit(failed === 0 ? 0 : 1);
