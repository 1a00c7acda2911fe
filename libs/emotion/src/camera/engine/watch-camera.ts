import type { EmotionResult } from '../../reading/engine.ts';
import type { CameraEye, FaceCheck } from './camera-result.ts';

/** A face is looked for every second, in ms (ASSIST-022). */
export const FACE_CHECK_MS = 1000;
/** The continuous analysis runs every five seconds, in ms (ASSIST-023). */
export const ANALYSIS_MS = 5000;
const CHECKS_PER_ANALYSIS = ANALYSIS_MS / FACE_CHECK_MS;

/** The source that is watched, and the callbacks that are told of it. */
export interface WatchOptions<Result extends EmotionResult> {
  readonly engine: CameraEye<ImageBitmapSource, Result>;
  readonly source: ImageBitmapSource;
  readonly onFace: (check: FaceCheck) => void;
  /** Given: the continuous analysis runs too. */
  readonly onResult?: (result: Result) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Checks for a face each second and analyses every five; one look at a time: a check that finds the
 * engine busy is skipped, an analysis comes right after what it is busy with. Gives the function that
 * ends it; nothing is reported afterwards.
 */
export function watchCamera<Result extends EmotionResult>({
  engine,
  source,
  onFace,
  onResult,
  onError,
}: WatchOptions<Result>): () => void {
  let busy = false;
  let ended = false;
  let checkDue = false;
  let analysisDue = false;
  const work = async () => {
    if (busy) return;
    busy = true;
    try {
      while (!ended && (checkDue || analysisDue)) {
        if (checkDue) {
          checkDue = false;
          const check = await engine.checkFace(source);
          if (!ended) onFace(check);
        } else {
          analysisDue = false;
          const result = await engine.analyze(source);
          if (!ended) onResult?.(result);
        }
      }
    } catch (error) {
      if (!ended) onError(error);
    } finally {
      busy = false;
    }
  };
  let beat = 0;
  // One timer for both: two of them fire in no certain order where they meet.
  const timer = setInterval(() => {
    beat++;
    checkDue = !busy;
    if (onResult && beat % CHECKS_PER_ANALYSIS === 0) analysisDue = true;
    void work();
  }, FACE_CHECK_MS);
  return () => {
    ended = true;
    clearInterval(timer);
  };
}
