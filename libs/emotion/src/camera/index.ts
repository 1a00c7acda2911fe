export { type Expressions } from './engine/calibrate.ts';
export { SimulatedCameraEngine } from './engine/simulated-camera-engine.ts';
export type { CameraEye, CameraReading, CameraResult, FaceCheck } from './engine/camera-result.ts';
export { type ModelFile, type ModelFiles, type NetFiles } from './engine/model-files.ts';
export {
  OnDeviceCameraEngine,
  type CameraEngineOptions,
} from './engine/on-device-camera-engine.ts';
export { ANALYSIS_MS, watchCamera, type WatchOptions } from './engine/watch-camera.ts';
export type { CameraProblem } from './face/look-at-frame.ts';
export { type Expression } from './net/expression-net.ts';
// The nets by themselves, for benchmarks: an app uses the engine, which keeps them in its worker.
export { findFaces, type Face } from './face/find-faces.ts';
export { ExpressionNet } from './net/expression-net.ts';
export { FaceNet } from './net/face-net.ts';
export { readWeights, type Weights } from './net/weights.ts';
