import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { featureFolders } from '@nafas/serve';
import { makeAccount } from '../browser/account.ts';
import { openHeadlessShell } from '../browser/chromium.ts';
import { ROOT } from '../paths.ts';
import { serveFederation } from '../serve/serve-variant.ts';
import { session } from './interactions.ts';
import { typing } from './typing.ts';
import { firstVisits, laterVisits, type Visit } from './visits.ts';

// `npm run bench:response`, after a build: how long a signed-in person waits for the dashboard, and how soon pages answer.
const { values: flags } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    /** One part alone: visits, session or typing. */
    only: { type: 'string' },
    /** Times slower than this machine, for the session. */
    cpu: { type: 'string', default: '4' },
  },
});
const runs = Number(flags.runs);
const isWanted = (part: string) => flags.only === undefined || flags.only === part;
/** Enough for every figure of the dashboard. */
const DAYS = 90;

const served = await serveFederation(
  (await featureFolders(ROOT)).map((folder) => join(ROOT, folder, 'dist')),
);
const browser = await openHeadlessShell();
let isServed = true;
try {
  if (isWanted('typing')) {
    console.log('\nScript and whole tasks of the main thread per key, ms at 4x CPU:');
    for (const { name, script, task } of await typing(browser, served)) {
      console.log(`  ${name}: ${script.toFixed(1)}, ${task.toFixed(1)}`);
    }
  }
  if (isWanted('session')) {
    const { made, interactions, inp, longTasks } = await session(
      browser,
      served,
      Number(flags.cpu),
    );
    console.log(`\n${made} inputs at ${flags.cpu}x CPU: INP ${inp.toFixed(0)} ms. The slowest:`);
    for (const { what, ms } of interactions.slice(0, 12)) console.log(`  ${ms} ms ${what}`);
    console.log(`${longTasks.length} tasks over 50 ms after the first render:`);
    for (const { at, ms, of } of longTasks) {
      console.log(`  ${ms.toFixed(0)} ms at ${at.toFixed(0)}: ${of}`);
    }
  }
  if (isWanted('visits')) {
    const account = await makeAccount(served, DAYS);
    console.log('\nThe dashboard, signed in, 4x CPU, 1.6 Mbit/s, 150 ms; medians:');
    print('first visit', await firstVisits(browser, served, account, runs));
    const later = await laterVisits(browser, served, account, runs);
    isServed = false;
    print('again', later.again);
    print('offline', later.offline);
  }
} finally {
  await browser.close();
  if (isServed) await served.close();
}

function print(name: string, { rendered, filled, asked }: Visit): void {
  console.log(
    `  ${name}: views stand after ${rendered.toFixed(0)} ms, with data after ${filled.toFixed(0)} ms`,
  );
  for (const each of asked) console.log(`    ${each}`);
}
