// `npm run emotion:report -- --data <folder> [--long]`: measures the emotion engines and writes docs/emotion.md.
// With --long also the run of five minutes; without it the figures of the last one stay.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './find-browser.mjs';
import { env, installDependencies, root, run } from './steps.mjs';

const options = { data: { type: 'string' }, long: { type: 'boolean', default: false } };
const { values } = parseArgs({ options });
if (!values.data) {
  console.error('Usage: npm run emotion:report -- --data <folder with text and voice> [--long]');
  process.exit(2);
}
installDependencies();
env.CHROMIUM_PATH = ensureBrowser();
const inBrowser = (spec, flag) =>
  run('playwright', ['test', `src/emotion/${spec}`, '--reporter=list'], {
    cwd: join(root, 'apps/e2e'),
    env: { ...env, NAFAS_FIGURES: '1', [flag]: '1' },
  });
const voices = join(values.data, 'voice/emodb');
const steps = [
  () => run('node', ['tools/train-voice/src/main.ts', '--report-only', '--data', voices]),
  () => inBrowser('camera-bench.spec.ts', 'NAFAS_BENCH'),
  ...(values.long ? [() => inBrowser('long-run.spec.ts', 'NAFAS_LONG')] : []),
  () => run('node', ['tools/train-text/src/report.ts', '--data', values.data]),
  () => run('prettier', ['--write', '--log-level=warn', 'docs/emotion*']),
];
for (const step of steps) {
  const code = await step();
  if (code !== 0) process.exit(code);
}
