import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { parseVoicePack, readRecording, readVoice } from '@nafas/emotion/voice';
import { decodeFile } from './audio/decode.ts';
import { PACK_FILE } from './places.ts';
import { millisecondsPerSecond } from './timing.ts';

/** npm run bench:emotion: milliseconds per second of audio, from samples to the reading; bytes of the pack. */
const VOICES = ['calm', 'neutral', 'excited'] as const;
const RUNS = 9;

const json = await readFile(PACK_FILE, 'utf8');
const pack = parseVoicePack(JSON.parse(json));
for (const name of VOICES) {
  const file = fileURLToPath(new URL(`../fixtures/espeak-${name}.wav`, import.meta.url));
  const sound = await decodeFile(file);
  const seconds = sound.samples.length / sound.sampleRate;
  const millis = millisecondsPerSecond(seconds, RUNS, () => {
    readVoice(readRecording(sound), pack, undefined, 0);
  });
  const what = `${name} voice, ${seconds.toFixed(1)} s`;
  console.log(`${what.padEnd(46)} ${millis.toFixed(1).padStart(8)} ms a second of audio`);
}
const gzip = gzipSync(json, { level: 9 }).length;
console.log(`${'arousal.json'.padEnd(46)} ${json.length} bytes, ${gzip} gzip`);
