import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { assetHeaders, listen, staticApp } from '@nafas/serve';
import { expect, test } from '../support/watched-test.ts';
import { recordFigures } from './record-figures.ts';
import { buildEngines, MODELS } from './serve-engines.ts';

const e2e = join(import.meta.dirname, '../..');
const RUNS = 40;

test.use({
  expectedConsole: {
    'face-api loads its wasm and reads its canvas as it does':
      /wasm streaming compile failed|falling back to ArrayBuffer|Multiple readback operations/,
  },
});

test('milliseconds a frame beside face-api on wasm, in the same run', async ({ page }) => {
  const dir = join(e2e, '.fixtures', 'camera-bench');
  await buildEngines(dir, ['bench', 'worker']);
  await copyFile(join(e2e, 'fixtures/emotion/smile.jpg'), join(dir, 'smile.jpg'));
  const wasm = dirname(
    createRequire(import.meta.url).resolve('@tensorflow/tfjs-backend-wasm/package.json'),
  );
  for (const kind of ['-simd', '-threaded-simd', '']) {
    const name = `tfjs-backend-wasm${kind}.wasm`;
    await copyFile(join(wasm, 'dist', name), join(dir, name));
  }
  await writeFile(
    join(dir, 'index.html'),
    '<!doctype html><title>Bench</title><link rel="icon" href="data:,"><script src="/bench.js"></script>',
  );
  // No policy here: face-api's wasm would not start under the shell's.
  const server = await listen(staticApp({ dir, headers: assetHeaders, spa: true }), 0);
  await page.goto(server.origin);
  const { ours, faceApiWasm, scores } = await page.evaluate(
    (runs) => window.timeCamera('smile.jpg', runs),
    RUNS,
  );
  console.log(
    `ours:            faces ${ours.faces.toFixed(1)} ms, expression ${ours.expression.toFixed(1)} ms`,
  );
  console.log(
    `face-api (wasm): faces ${faceApiWasm.faces.toFixed(1)} ms, expression ${faceApiWasm.expression.toFixed(1)} ms`,
  );
  const files: { name: string; bytes: number; gzip: number }[] = [];
  for (const name of [...MODELS.map((model) => `${model}.bin`), 'worker.js']) {
    const bytes = await readFile(join(dir, name));
    const gzip = gzipSync(bytes, { level: 9 }).length;
    files.push({ name, bytes: bytes.length, gzip });
    console.log(`${name}: ${bytes.length} bytes, ${gzip} gzip`);
  }
  await recordFigures('bench', { ours, faceApiWasm, files });
  expect(scores[0]).toBeCloseTo(scores[1], 3);
  await server.close();
});
