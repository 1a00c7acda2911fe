import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readCorpus } from './corpus.ts';
import { leaveOneSpeakerOut } from './evaluate/leave-one-out.ts';
import { makePack, train } from './learn/train.ts';
import { PACK_FILE, REPORT_FILE } from './places.ts';
import { voiceReport } from './report.ts';

const USAGE = `Trains the voice pack and writes its report.
  npm run emotion:train-voice -- --data <folder with the EMO-DB clips> [--report-only]`;

const { values } = parseArgs({
  options: { data: { type: 'string' }, 'report-only': { type: 'boolean', default: false } },
});
if (!values.data) {
  console.error(USAGE);
  process.exit(2);
}
const clips = await readCorpus(values.data);
const pack = makePack(train(clips), '1.0.0');
const json = `${JSON.stringify(pack, null, 1)}\n`;
if (!values['report-only']) {
  await mkdir(new URL('.', PACK_FILE), { recursive: true });
  await writeFile(PACK_FILE, json);
}
await writeFile(REPORT_FILE, voiceReport(clips, leaveOneSpeakerOut(clips), json));
console.log(
  `${clips.length} clips read; wrote the pack (${json.length} bytes) and tools/train-voice/voice-report.md`,
);
