export { calibrate, TEMPERATURE, type Expressions } from './engine/calibrate.ts';
export { SimulatedCameraEngine } from './engine/simulated-camera-engine.ts';
export type { CameraEye, CameraReading, CameraResult, FaceCheck } from './engine/camera-result.ts';
export {
  ModelLoadError,
  type ModelFile,
  type ModelFiles,
  type NetFiles,
} from './engine/model-files.ts';
export {
  OnDeviceCameraEngine,
  type CameraEngineOptions,
} from './engine/on-device-camera-engine.ts';
export {
  ANALYSIS_MS,
  FACE_CHECK_MS,
  watchCamera,
  type WatchOptions,
} from './engine/watch-camera.ts';
export type { CameraProblem } from './face/look-at-frame.ts';
export { FACE_THRESHOLD } from './face/search-faces.ts';
export { EXPRESSIONS, type Expression } from './net/expression-net.ts';
export { WeightsError } from './net/weights.ts';
export { CameraWorkerError } from './worker/worker-client.ts';
// The nets by themselves, for benchmarks: an app uses the engine, which keeps them in its worker.
export { findFaces, type Face } from './face/find-faces.ts';
export { ExpressionNet } from './net/expression-net.ts';
export { FaceNet } from './net/face-net.ts';
export { readWeights, type Weights } from './net/weights.ts';
