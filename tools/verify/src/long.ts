// `npm run verify:long [name ...]`: the checks that take minutes, each a suite by name; all of them without a name.
import { join } from 'node:path';
import { ensureBrowsers, ensureEngines, env, root, run } from '@nafas/launch';

const e2e = { cwd: join(root, 'apps/e2e') };

const SUITES: Readonly<Record<string, () => Promise<number>>> = {
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
  // Each page left alone in a hidden tab for an hour of its clock: timers and heap. A hundred switches among the features.
  rest: () =>
    run('playwright', ['test', 'src/rest/long-run.spec.ts', '--reporter=list'], {
      ...e2e,
      env: { ...env, NAFAS_LONG: '1' },
    }),
  // The embedded backend is killed twenty times amid writes, and at four moments of its first start: it starts every time
  // and loses nothing it acknowledged.
  backend: () =>
    run('vitest', ['run', 'src/kill.test.ts', 'src/main.test.ts', '--silent=false'], {
      cwd: join(root, 'apps/backend'),
      env: { ...env, NAFAS_KILL_ROUNDS: '20', NAFAS_LONG: '1' },
    }),
  // A worker that sends e-mails is killed fifty times mid-send: none is lost, and none comes twice but what was under way.
  deliver: () =>
    run('vitest', ['run', 'src/deliver/kill.test.ts', '--silent=false'], {
      cwd: join(root, 'apps/backend'),
      env: { ...env, NAFAS_DELIVER_KILLS: '50' },
    }),
  // Whether the time of an answer tells who has an account: 200 tries for each, medians within ten percent.
  enumeration: () => run('node', ['apps/e2e/src/attacks/timing.ts']),
  // Every page in all four looks, and in both languages at 320 px, with large letters and in other contrasts.
  checkers: () =>
    run('playwright', ['test', 'src/checkers', '--reporter=list'], {
      ...e2e,
      env: { ...env, NAFAS_LONG: '1' },
    }),
  // Every page in each language at both widths, and all that opens in it; a push has each at one of them, and opens a third.
  languages: () =>
    run('playwright', ['test', 'src/languages', '--reporter=list'], {
      ...e2e,
      env: { ...env, NAFAS_LONG: '1' },
    }),
  // Every story with texts that are 40 % longer, parts by themselves as well as screens.
  stories: async () => {
    const cwd = join(root, 'tools/storybook');
    const built = await run('nx', ['run', '@nafas/storybook:build-storybook']);
    if (built !== 0) return built;
    return run('playwright', ['test', 'src/longer-texts.spec.ts', '--reporter=list'], {
      cwd,
      env: { ...env, NAFAS_LONG: '1' },
    });
  },
  // The five feature pages and offline in Chromium, Firefox and WebKitGTK, with pictures of each.
  engines: () =>
    run('playwright', ['test', 'src/engines/all-pages.spec.ts', '--reporter=list'], {
      ...e2e,
      env: { ...env, NAFAS_LONG: '1' },
    }),
  // Three teams and a broken trial on a real nginx, every release through the gate's browser; a new app; nginx and Caddy.
  release: () =>
    run('playwright', ['test', 'src/release', '--reporter=list'], {
      ...e2e,
      env: { ...env, NAFAS_LONG: '1' },
    }),
  // The recipes of docs/architecture.md, each applied to a copy: types and unit tests pass afterwards.
  recipes: () => run('node', ['tools/verify/src/recipes/try.ts']),
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
Object.assign(env, ensureBrowsers());
ensureEngines();
let failed = 0;
for (const name of names) {
  console.log(`\n=== ${name}`);
  const code = (await SUITES[name]?.()) ?? 1;
  console.log(`=== ${name}: ${code === 0 ? 'passed' : 'failed'}`);
  if (code !== 0) failed++;
}
process.exit(failed === 0 ? 0 : 1);
