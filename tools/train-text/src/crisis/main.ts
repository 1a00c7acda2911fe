import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import type { Script } from '@nafas/care/classifier';
import { trainKinds, trainScript } from './recipe.ts';
import { readPeople } from './people.ts';
import { labelledSamples, peopleSamples, plainTexts } from './samples.ts';

/** npm run care:train -- --data <folder> --people <folder>: trains and writes the classifier of the crisis screen. */
const { values } = parseArgs({ options: { data: { type: 'string' }, people: { type: 'string' } } });
if (!values.data || !values.people) {
  console.error('Usage: npm run care:train -- --data <folder> --people <folder>');
  process.exit(2);
}
const FOLDER = join(
  import.meta.dirname,
  ...['..', '..', '..', '..', 'libs', 'care', 'src', 'screening', 'classifier'],
);
const samples = [
  ...labelledSamples(),
  ...plainTexts(values.data),
  ...peopleSamples(readPeople(values.people)),
];
function write(name: string, learnt: unknown): void {
  const json = `${JSON.stringify(learnt, undefined, 2)}\n`;
  writeFileSync(join(FOLDER, `${name}.json`), json);
  const kilobytes = (brotliCompressSync(json).length / 1000).toFixed(1);
  console.log(`${name}: ${kilobytes} KB brotli`);
}
for (const script of ['latin', 'arabic'] satisfies Script[]) {
  write(script, trainScript(samples, script));
}
write('kinds', { latin: trainKinds(samples, 'latin'), arabic: trainKinds(samples, 'arabic') });
