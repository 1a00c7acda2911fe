// `npm run emotion:report -- --data <folder> [--long]`: measures the emotion engines and writes docs/emotion.md.
// With --long also the run of five minutes; without it the figures of the last one stay.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser, env, root, run } from '@nafas/launch';

const options = {
  data: { type: 'string' },
  long: { type: 'boolean', default: false },
} as const;
const { values } = parseArgs({ options });
const { data, long } = values;
if (data === undefined) {
  console.error('Usage: npm run emotion:report -- --data <folder with text and voice> [--long]');
  process.exit(2);
}
env['CHROMIUM_PATH'] = ensureBrowser();
const inBrowser = (spec: string, flag: string) =>
  run('playwright', ['test', `src/emotion/${spec}`, '--reporter=list'], {
    cwd: join(root, 'apps/e2e'),
    env: { ...env, NAFAS_FIGURES: '1', [flag]: '1' },
  });
const voices = join(data, 'voice/emodb');
const steps = [
  () => run('node', ['tools/train-voice/src/main.ts', '--report-only', '--data', voices]),
  () => inBrowser('camera-bench.spec.ts', 'NAFAS_BENCH'),
  ...(long ? [() => inBrowser('long-run.spec.ts', 'NAFAS_LONG')] : []),
  () => run('node', ['tools/train-text/src/report.ts', '--data', data]),
  () => run('prettier', ['--write', '--log-level=warn', 'docs/emotion*']),
];
for (const step of steps) {
  const code = await step();
  if (code !== 0) process.exit(code);
}
