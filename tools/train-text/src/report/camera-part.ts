import { CAMERA_CARD, WHY_NO_WASM } from './camera-card.ts';
import { table } from './table.ts';

interface PassTimes {
  readonly faces: number;
  readonly expression: number;
}

/** docs/emotion-camera.json: what the camera's bench and long run measured in Chromium last. */
export interface CameraFigures {
  readonly bench: {
    readonly ours: PassTimes;
    readonly faceApiWasm: PassTimes;
    readonly files: readonly { name: string; bytes: number; gzip: number }[];
  };
  readonly longRun: {
    /** Median of a look, face and expression. */
    readonly frameMs: number;
    /** Bytes. */
    readonly heapGrowth: number;
    readonly longTasks: number;
    readonly checks: number;
    readonly analyses: number;
  };
}

/** The camera part of docs/emotion.md. */
export function cameraPart({ bench, longRun }: CameraFigures): string {
  const pass = (name: keyof PassTimes) =>
    `${bench.ours[name].toFixed(1)} ms (face-api on wasm with SIMD, same run: ${bench.faceApiWasm[name].toFixed(1)} ms)`;
  const run = `five minutes of continuous analysis (${longRun.checks} checks, ${longRun.analyses} analyses)`;
  return [
    CAMERA_CARD,
    '### Size and speed (headless Chromium, no GPU)',
    table(
      ['what', 'size or time'],
      [
        ...bench.files.map(({ name, bytes, gzip }) => [name, `${bytes} bytes, ${gzip} gzipped`]),
        ['find faces, 224 by 224', pass('faces')],
        ['read an expression, 112 by 112', pass('expression')],
        ['a look as the app makes it, video frame of 640 by 480, median', `${longRun.frameMs} ms`],
        [`main-thread tasks over 50 ms in ${run}`, String(longRun.longTasks)],
        ['heap growth of the page in them', `${(longRun.heapGrowth / 1000).toFixed(0)} kB`],
      ],
    ),
    WHY_NO_WASM,
  ].join('\n\n');
}
