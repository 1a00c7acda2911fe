import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { screenForCrisis } from '@nafas/care/screening';
import { readLines } from '../lines.ts';

/** npm run -s care:screen -- [--lang xx] < lines.txt: one JSON object per line, in order. */
const { values } = parseArgs({ options: { lang: { type: 'string' } } });
const SCREENED = ['en', 'ar'];
if (values.lang !== undefined && !SCREENED.includes(values.lang.split('-')[0] ?? '')) {
  console.error(`No screen for ${values.lang}; read as far as its letters allow.`);
}
// A reader that has seen enough (head) closes the pipe: that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});
for await (const line of readLines(process.stdin)) {
  if (!process.stdout.write(`${JSON.stringify(screenForCrisis(line))}\n`)) {
    await once(process.stdout, 'drain');
  }
}
