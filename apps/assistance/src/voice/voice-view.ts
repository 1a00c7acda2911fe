import type { EmotionReading } from '@nafas/emotion';
import type { Level, VoiceProblem } from '@nafas/emotion/voice';
import type { Store } from '@nafas/platform';

/** The state of a recording; ASSIST-045 gives the order recording, stopped, analyzing, results. */
export type VoiceStatus =
  'idle' | 'starting' | 'recording' | 'stopped' | 'analyzing' | 'results' | 'failed';

/** Everything the voice panel shows. */
export interface VoiceView {
  readonly status: VoiceStatus;
  /** The purpose of the recording: a reading, or a clip of the usual voice. */
  readonly purpose: 'reading' | 'clip';
  /** How loud it is now; null when nothing is recorded. */
  readonly level: Pick<Store<Level>, 'get' | 'subscribe'> | null;
  /** False when the browser kept its own processing on. */
  readonly isUnprocessed: boolean;
  /** Why nothing could be read. */
  readonly problem: VoiceProblem | null;
  readonly message: 'access' | 'engine' | null;
  readonly reading: EmotionReading | null;
  /** Clips of a calibration under way that are done. */
  readonly clips: number;
  /** Whether this device knows the usual voice; null before the engine is there, or where it can't. */
  readonly hasBaseline: boolean | null;
}

export const NO_VOICE: VoiceView = {
  status: 'idle',
  purpose: 'reading',
  level: null,
  isUnprocessed: true,
  problem: null,
  message: null,
  reading: null,
  clips: 0,
  hasBaseline: null,
};
