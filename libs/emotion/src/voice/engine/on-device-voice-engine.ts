import type { EmotionEngine, LoadProgress } from '../../reading/engine.ts';
import {
  BASELINE_CLIPS,
  makeBaseline,
  parseBaseline,
  type BaselineStore,
  type VoiceBaseline,
} from '../baseline/baseline.ts';
import { parseVoicePack, type VoicePack } from '../model/pack.ts';
import type { Prosody } from '../prosody/prosody.ts';
import type { RecordingReader } from '../worker/recording-reader.ts';
import { readRecording, type RecordingResult } from './read-recording.ts';
import { readVoice, VOICE_ENGINE } from './read-voice.ts';
import type { BaselineClipResult, VoiceInput, VoiceResult } from './voice-result.ts';

/** The app's resources for the voice engine. */
export interface VoiceEngineOptions {
  /** Gives the parsed JSON of packs/voice/arousal.json. */
  readonly loadPack: () => Promise<unknown>;
  /** Where the user's baseline is kept, on this device only; without it there is none after a reload. */
  readonly store?: BaselineStore;
  /**
   * Starts the voice worker (recordingReader on a worker of the platform), so that the main thread stays
   * free; without it the engine works where it is called.
   */
  readonly startReader?: () => Promise<RecordingReader>;
}

/**
 * Reads arousal from a voice, against the user's own baseline when there is one. Keeps no sound:
 * of the calibration clips only the mean of 19 features is stored.
 */
export class OnDeviceVoiceEngine implements EmotionEngine<VoiceInput> {
  readonly name = VOICE_ENGINE;
  readonly #options: VoiceEngineOptions;
  #pack: VoicePack | undefined;
  #baseline: VoiceBaseline | undefined;
  #clips: Prosody[] = [];
  #reader: RecordingReader | undefined;

  constructor(options: VoiceEngineOptions) {
    this.#options = options;
  }

  /** Version of the pack; empty before it is loaded. */
  get version(): string {
    return this.#pack?.version ?? '';
  }

  /** The baseline in use, if any. */
  get baseline(): VoiceBaseline | undefined {
    return this.#baseline;
  }

  /** @throws VoicePackError when the pack is damaged or of another format. */
  async load(progress?: LoadProgress): Promise<void> {
    progress?.(0);
    if (!this.#pack) {
      this.#pack = parseVoicePack(await this.#options.loadPack());
      this.#baseline = parseBaseline(await this.#options.store?.read());
      this.#reader = await this.#options.startReader?.();
    }
    progress?.(1);
  }

  /** @throws Error when the engine is not loaded. */
  async analyze(input: VoiceInput): Promise<VoiceResult> {
    const pack = this.#pack;
    if (!pack) throw new Error('The voice engine is not loaded.');
    const started = performance.now();
    const recording = await this.#read(input);
    return readVoice(recording, pack, this.#baseline, performance.now() - started);
  }

  /** Takes one neutral clip of the calibration; after the third the baseline is made and stored. */
  async addBaselineClip(input: VoiceInput): Promise<BaselineClipResult> {
    const recording = await this.#read(input);
    if (!recording.ok) return recording;
    this.#clips.push(recording.prosody);
    const clips = this.#clips.length;
    if (clips < BASELINE_CLIPS) return { ok: true, clips, complete: false };
    this.#baseline = makeBaseline(this.#clips);
    this.#clips = [];
    await this.#options.store?.write(this.#baseline);
    return { ok: true, clips, complete: true };
  }

  /** Forgets the baseline, on the device too, and any clips of a calibration under way. */
  async clearBaseline(): Promise<void> {
    this.#baseline = undefined;
    this.#clips = [];
    await this.#options.store?.clear();
  }

  dispose(): void {
    this.#pack = undefined;
    this.#baseline = undefined;
    this.#clips = [];
    this.#reader?.end();
    this.#reader = undefined;
  }

  #read(input: VoiceInput): Promise<RecordingResult> {
    return this.#reader ? this.#reader.read(input) : Promise.resolve(readRecording(input));
  }
}
