import type { EmotionResult } from '../../reading/engine.ts';
import type { EmotionReading } from '../../reading/reading.ts';
import type { CameraProblem } from '../face/look-at-frame.ts';
import type { Expressions } from './calibrate.ts';

/** The result of the regular face check. */
export interface FaceCheck {
  /** True when the confidence is at least 0.7 and it is clear whose face it is. */
  readonly detected: boolean;
  /** The detector's score of the best face, 0-1. */
  readonly confidence: number;
  readonly problem: CameraProblem | null;
}

/** A reading of a face's expression (not of what is felt). */
export interface CameraReading extends EmotionReading {
  readonly source: 'camera';
  /** Calibrated and smoothed probabilities of the seven expressions. */
  readonly expressions: Expressions;
  /** Over how many frames they were smoothed. */
  readonly frames: number;
  readonly faceConfidence: number;
}

/** A reading, or why the frame shows no face that can be read. */
export type CameraResult =
  | { readonly ok: true; readonly reading: CameraReading }
  | {
      readonly ok: false;
      readonly reason: 'nothing-to-read';
      readonly problem: CameraProblem;
      readonly detail: string;
    };

/** A camera as the app sees it, whether it looks or makes things up. */
export interface CameraEye<Source, Result extends EmotionResult = EmotionResult> {
  checkFace(source: Source): Promise<FaceCheck>;
  analyze(source: Source): Promise<Result>;
}
