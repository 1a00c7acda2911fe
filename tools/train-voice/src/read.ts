import { readFile } from 'node:fs/promises';
import { makeBaseline, parseVoicePack, readRecording, readVoice } from '@nafas/emotion/voice';
import { decodeFile } from './audio/decode.ts';
import { splitArguments } from './split-arguments.ts';
import { PACK_FILE } from './places.ts';

const USAGE = `Reads recordings with the shipped voice pack; one line of JSON per file.
  npm run -s emotion:voice -- a.wav b.flac ... [--baseline neutral1.wav neutral2.wav neutral3.wav]`;

const { files, baseline: baselineFiles } = splitArguments(process.argv.slice(2));
if (files.length === 0) {
  console.error(USAGE);
  process.exit(2);
}
const pack = parseVoicePack(JSON.parse(await readFile(PACK_FILE, 'utf8')));
const clips = [];
for (const file of baselineFiles) {
  const recording = readRecording(await decodeFile(file));
  if (recording.ok) clips.push(recording.prosody);
  else console.error(`${file}: left out of the baseline (${recording.problem})`);
}
const baseline = clips.length > 0 ? makeBaseline(clips) : undefined;
for (const file of files) {
  try {
    const sound = await decodeFile(file);
    const started = performance.now();
    const recording = readRecording(sound);
    const result = readVoice(recording, pack, baseline, performance.now() - started);
    const line = result.ok
      ? { file, ok: true, level: result.reading.arousal >= 0.5 ? 'high' : 'low', ...result.reading }
      : { file, ...result };
    console.log(JSON.stringify(line));
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    console.log(JSON.stringify({ file, ok: false, reason: 'unreadable-file', detail }));
    process.exitCode = 1;
  }
}
