import { VOICE_FEATURES } from '../prosody/features.ts';
import type { Prosody } from '../prosody/prosody.ts';

/** How many neutral clips the calibration asks for. */
export const BASELINE_CLIPS = 3;
/** Version of the stored form; another version is thrown away. */
const BASELINE_VERSION = 1;

/** The usual values of a user's voice: 19 means, no sound. It stays on the device. */
export interface VoiceBaseline {
  readonly version: number;
  readonly clips: number;
  /** Means in the order of VOICE_FEATURES. */
  readonly features: readonly number[];
}

/** Where the baseline is kept; the app gives one that writes to this device only. */
export interface BaselineStore {
  read(): Promise<unknown>;
  write(baseline: VoiceBaseline): Promise<void>;
  clear(): Promise<void>;
}

/**
 * The baseline of some neutral clips.
 * @throws RangeError without a clip.
 */
export function makeBaseline(clips: readonly Prosody[]): VoiceBaseline {
  if (clips.length === 0) throw new RangeError('A baseline needs at least one clip.');
  const features = VOICE_FEATURES.map(
    (_, i) => clips.reduce((sum, clip) => sum + (clip.features[i] ?? 0), 0) / clips.length,
  );
  return { version: BASELINE_VERSION, clips: clips.length, features };
}

/** The value of a store, if it is a baseline of this version. */
export function parseBaseline(value: unknown): VoiceBaseline | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { version, clips, features } = value as Partial<VoiceBaseline>;
  if (version !== BASELINE_VERSION || typeof clips !== 'number') return undefined;
  if (!Array.isArray(features) || features.length !== VOICE_FEATURES.length) return undefined;
  return features.every((f) => Number.isFinite(f)) ? { version, clips, features } : undefined;
}
