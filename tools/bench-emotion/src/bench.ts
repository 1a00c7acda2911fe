// `npm run bench:emotion`: the emotion engines measured on this machine: text, voice, camera.
import { join } from 'node:path';
import { ensureBrowser, env, root, run } from '@nafas/launch';

env['CHROMIUM_PATH'] = ensureBrowser();
const parts: readonly (readonly [string, () => Promise<number>])[] = [
  ['text', () => run('node', ['tools/train-text/src/bench.ts'])],
  ['voice', () => run('node', ['tools/train-voice/src/bench.ts'])],
  [
    'camera',
    () =>
      run('playwright', ['test', 'src/emotion/camera-bench.spec.ts', '--reporter=list'], {
        cwd: join(root, 'apps/e2e'),
        env: { ...env, NAFAS_BENCH: '1' },
      }),
  ],
];
for (const [name, measure] of parts) {
  console.log(`\n=== ${name}`);
  const code = await measure();
  if (code !== 0) process.exit(code);
}
