import type { EmotionReading } from '@nafas/emotion';
import type { CameraProblem } from '@nafas/emotion/camera';

/** The state of the camera (ASSIST-016 to -021); `idle` before it was asked for, `failed` when it can't be had. */
export type CameraStatus =
  | 'idle'
  | 'initializing'
  | 'ready'
  | 'face-detected'
  | 'face-not-detected'
  | 'analyzing'
  | 'stopped'
  | 'failed';

/** The message to show: one of ASSIST-038 to -040, or that the engine did not load. */
export type CameraMessage = 'no-face' | 'access' | 'not-ready' | 'engine';

/** Everything the camera panel shows. */
export interface CameraView {
  readonly status: CameraStatus;
  /** Share of the models that has come, 0-1. */
  readonly progress: number;
  /** The problem with the picture at the last check. */
  readonly problem: CameraProblem | null;
  readonly message: CameraMessage | null;
  readonly reading: EmotionReading | null;
  /** Whether it reads by itself every five seconds. */
  readonly isContinuous: boolean;
  /** When the camera began to deliver pictures (epoch ms). */
  readonly since: number | null;
  /** The number of this attempt; each attempt opens a new camera. */
  readonly attempt: number;
}

export const NO_CAMERA: CameraView = {
  status: 'idle',
  progress: 0,
  problem: null,
  message: null,
  reading: null,
  isContinuous: true,
  since: null,
  attempt: 0,
};

/** Whether pictures are coming. */
export function isLive(status: CameraStatus): boolean {
  return ['ready', 'face-detected', 'face-not-detected', 'analyzing'].includes(status);
}

/** Whether a camera is wanted: asked for, or delivering pictures. */
export function hasCamera(status: CameraStatus): boolean {
  return status === 'initializing' || isLive(status);
}
