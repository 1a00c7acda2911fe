import { expect, it } from 'vitest';
import { cameraPart } from './camera-part.ts';

it('shows what was measured, beside the card', () => {
  const part = cameraPart({
    bench: {
      ours: { faces: 31.25, expression: 20 },
      faceApiWasm: { faces: 11, expression: 5.5 },
      files: [{ name: 'net.bin', bytes: 193_321, gzip: 158_140 }],
    },
    longRun: { frameMs: 61, heapGrowth: 80_400, longTasks: 0, checks: 297, analyses: 59 },
  });
  expect(part).toMatch(/^## Camera\n/u);
  expect(part).toContain('| net.bin | 193321 bytes, 158140 gzipped |');
  expect(part).toContain('31.3 ms (face-api on wasm with SIMD, same run: 11.0 ms)');
  expect(part).toContain('(297 checks, 59 analyses) | 0 |');
  expect(part).toContain('| heap growth of the page in them | 80 kB |');
});
