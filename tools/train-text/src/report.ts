import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { cameraPart, type CameraFigures } from './report/camera-part.ts';
import { writePart } from './report/parts.ts';
import { textPart } from './report/text-part.ts';
import { wordsPart } from './report/words-part.ts';

/**
 * Writes docs/emotion.md: the text part is measured now, the voice part is what its trainer wrote, the camera part is
 * made of what its bench and long run measured. `npm run emotion:report` runs those first. With --lexicons only the part on
 * languages that are read by a list of words, which needs no data.
 */
const { values } = parseArgs({
  options: { data: { type: 'string' }, lexicons: { type: 'boolean', default: false } },
});
if (!values.data && !values.lexicons) {
  console.error('Usage: node tools/train-text/src/report.ts --data <folder> | --lexicons');
  process.exit(2);
}
const docs = (name: string) => fileURLToPath(new URL(`../../../docs/${name}`, import.meta.url));
const VOICE_REPORT = fileURLToPath(new URL('../../train-voice/voice-report.md', import.meta.url));
const file = docs('emotion.md');
writePart(file, 'words', await wordsPart());
if (values.data) {
  writePart(file, 'text', await textPart(values.data));
  writePart(file, 'voice', readFileSync(VOICE_REPORT, 'utf8'));
  const figures = JSON.parse(readFileSync(docs('emotion-camera.json'), 'utf8')) as CameraFigures;
  writePart(file, 'camera', cameraPart(figures));
}
console.log('docs/emotion.md written');
