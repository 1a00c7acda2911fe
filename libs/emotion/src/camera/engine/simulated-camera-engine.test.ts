import { expect, it } from 'vitest';
import { SimulatedCameraEngine } from './simulated-camera-engine.ts';

const frame = {} as ImageBitmap;

it('finds a face with a confidence of 0.8 to 0.95 (ASSIST-025, ASSIST-026)', async () => {
  expect(
    (await new SimulatedCameraEngine({ random: () => 0 }).checkFace(frame)).confidence,
  ).toBeCloseTo(0.8);
  const most = await new SimulatedCameraEngine({ random: () => 1 }).checkFace(frame);
  expect(most.confidence).toBeCloseTo(0.95);
  expect(most).toMatchObject({ detected: true, problem: null });
});

it('reads as a camera, and says that it is simulated', async () => {
  const result = await new SimulatedCameraEngine({ delayMs: 0 }).analyze(frame);
  expect(result).toMatchObject({ ok: true, reading: { source: 'camera', notes: ['simulated'] } });
});
