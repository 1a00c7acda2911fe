import { gzipSync } from 'node:zlib';
import { LANGUAGES } from './data/languages.ts';
import { readPack } from './packs.ts';
import { timings } from './report/timing.ts';

const WHO = ['I', 'My sister', 'The whole team', 'Honestly I', 'This morning I'];
const FEEL = [
  'felt really happy',
  'was so stressed',
  'am not sure what to think',
  'lost my keys again',
  'loved every minute',
];
const WHY = [
  'because of the exam on Friday',
  'after a long talk with an old friend',
  'while it rained all day',
  'and then went for a walk by the sea',
];
const END = ['!', '.', ' lol', ', you know?', ' :)'];

/** Five hundred made sentences to time engines with where no corpus is at hand. */
function madeSentences(): string[] {
  return WHO.flatMap((who) =>
    FEEL.flatMap((feel) => WHY.flatMap((why) => END.map((end) => `${who} ${feel} ${why}${end}`))),
  );
}

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
