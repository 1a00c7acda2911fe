import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { isScreened } from '@nafas/care/is-screened';
import { loadAllPacks } from '@nafas/care/packs';
import { loadPack, screenForCrisis } from '@nafas/care/screening';
import { readLines } from '../lines.ts';

/** npm run -s care:screen -- [--lang xx] < lines.txt: one JSON object per line, in order. With a language,
 * as where the interface is in it; else as on a server, which knows nobody's. */
const { values } = parseArgs({ options: { lang: { type: 'string' } } });
if (values.lang === undefined) {
  await loadAllPacks();
} else {
  await loadPack(values.lang);
  if (!isScreened('', values.lang))
    console.error(`The screen for ${values.lang} has not passed yet (docs/care.md).`);
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
