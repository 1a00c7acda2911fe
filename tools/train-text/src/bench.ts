import { gzipSync } from 'node:zlib';
import { LANGUAGES } from './data/languages.ts';
import { readPack } from './packs.ts';
import { madeSentences } from './report/sentences.ts';
import { timings } from './report/timing.ts';

/** npm run bench:emotion: microseconds per sentence against the lexicons, and the size of packs. */
const sentences = madeSentences();
for (const [name, micros] of await timings(sentences)) {
  console.log(`${name.padEnd(46)} ${micros.toFixed(1).padStart(8)} µs a sentence`);
}
for (const lang of LANGUAGES) {
  const bytes = new Uint8Array(readPack(lang));
  const gzip = gzipSync(bytes, { level: 9 }).length;
  console.log(`${lang}.pack`.padEnd(46) + ` ${bytes.length} bytes, ${gzip} gzip`);
}
