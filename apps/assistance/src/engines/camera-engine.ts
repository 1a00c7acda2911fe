import type { EmotionEngine } from '@nafas/emotion';
import { findEngineFile } from '@nafas/emotion/engine-file';
import {
  OnDeviceCameraEngine,
  SimulatedCameraEngine,
  type CameraEye,
  type CameraResult,
} from '@nafas/emotion/camera';
import type { EmotionResult } from '@nafas/emotion';
import type { PlatformV1 } from '@nafas/platform';

/** The part of an engine that the camera view uses. */
export type CameraEngine = Pick<EmotionEngine<ImageBitmapSource>, 'load' | 'dispose'> &
  CameraEye<ImageBitmapSource, EmotionResult | CameraResult>;

/** The engine for pictures: simulated in the demo, else on the device in a worker. */
export function makeCameraEngine(platform: PlatformV1): CameraEngine {
  if (platform.scope.mode === 'demo') return new SimulatedCameraEngine();
  const net = (name: string) => ({
    manifest: findEngineFile(`${name}.json`),
    weights: findEngineFile(`${name}.bin`),
  });
  return new OnDeviceCameraEngine({
    startWorker: platform.startWorker,
    worker: findEngineFile('camera-worker.js'),
    files: {
      detector: net('tiny_face_detector_model'),
      expression: net('face_expression_model'),
    },
  });
}
