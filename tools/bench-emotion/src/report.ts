// `npm run emotion:report -- --data <folder> [--long]`: measures the emotion engines and writes docs/emotion.md.
// With --long also the run of five minutes; without it the figures of the last one stay. `--lexicons` instead of the rest:
// only the languages that are read by a list of words, in seconds and without data.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser, env, root, run } from '@nafas/launch';

const options = {
  data: { type: 'string' },
  lexicons: { type: 'boolean', default: false },
  long: { type: 'boolean', default: false },
} as const;
const { values } = parseArgs({ options });
const { data, lexicons, long } = values;
if (data === undefined && !lexicons) {
  console.error('Usage: npm run emotion:report -- --data <folder with text and voice> [--long]');
  console.error('       npm run emotion:report -- --lexicons');
  process.exit(2);
}
const inBrowser = (spec: string, flag: string) =>
  run('playwright', ['test', `src/emotion/${spec}`, '--reporter=list'], {
    cwd: join(root, 'apps/e2e'),
    env: { ...env, NAFAS_FIGURES: '1', [flag]: '1' },
  });
const WRITTEN = [
  'docs/emotion.md',
  'docs/emotion-camera.json',
  'tools/train-voice/voice-report.md',
];
const format = () => run('prettier', ['--write', '--log-level=warn', ...WRITTEN]);
const measureAll = (folder: string) => [
  () => {
    const voices = join(folder, 'voice/emodb');
    return run('node', ['tools/train-voice/src/main.ts', '--report-only', '--data', voices]);
  },
  () => inBrowser('camera-bench.spec.ts', 'NAFAS_BENCH'),
  ...(long ? [() => inBrowser('long-run.spec.ts', 'NAFAS_LONG')] : []),
  () => run('node', ['tools/train-text/src/report.ts', '--data', folder]),
];
const measureLexicons = () => run('node', ['tools/train-text/src/report.ts', '--lexicons']);
if (data !== undefined) env['CHROMIUM_PATH'] = ensureBrowser();
const steps = [...(data === undefined ? [measureLexicons] : measureAll(data)), format];
for (const step of steps) {
  const code = await step();
  if (code !== 0) process.exit(code);
}
