import type { Capture, CaptureOptions, VoiceInput } from '@nafas/emotion/voice';
import { CaptureError, startCapture } from '@nafas/emotion/voice';
import { createStore, type Store } from '@nafas/platform';
import type { VoiceEngine } from '../engines/voice-engine.ts';
import { NO_VOICE, type VoiceView } from './voice-view.ts';

/** The parts of a session; tests pass their own microphone. */
export interface VoiceParts {
  readonly makeEngine: () => VoiceEngine;
  readonly workletUrl: () => string;
  readonly report: (error: unknown) => void;
  readonly record?: (options: CaptureOptions) => Promise<Capture>;
}

/**
 * Recordings of one person: each is made, stopped and read, and its sound is gone. Ending the session lets go of the
 * microphone and of the worker.
 */
export class VoiceSession {
  readonly #parts: Required<VoiceParts>;
  readonly #view = createStore<VoiceView>(NO_VOICE);
  #engine: VoiceEngine | undefined;
  #capture: Capture | undefined;
  /** Counts recordings and endings: what belongs to an earlier one is let go. */
  #turn = 0;

  constructor(parts: VoiceParts) {
    this.#parts = { record: startCapture, ...parts };
  }

  get view(): Store<VoiceView> {
    return this.#view;
  }

  /** Loads the engine, so that it is known whether there is a usual voice. A failure is shown when recording starts. */
  async prepare(): Promise<void> {
    const engine = (this.#engine ??= this.#parts.makeEngine());
    try {
      await engine.load();
    } catch {
      return;
    }
    if (engine === this.#engine) this.#show({ hasBaseline: baselineIn(engine) });
  }

  /** Starts a recording. Never rejects: what goes wrong is in the view. */
  async start(purpose: VoiceView['purpose'] = 'reading'): Promise<void> {
    const turn = ++this.#turn;
    const { clips, hasBaseline } = this.#view.get();
    this.#view.set({ ...NO_VOICE, clips, hasBaseline, purpose, status: 'starting' });
    let capture: Capture;
    try {
      capture = await this.#parts.record({
        workletUrl: this.#parts.workletUrl(),
        onFull: () => void this.stop(),
      });
    } catch (error) {
      if (turn !== this.#turn) return;
      // A refusal is the person's choice; anything else is ours.
      const isRefused = error instanceof CaptureError;
      this.#show({ status: 'failed', message: isRefused ? 'access' : 'engine' });
      if (!isRefused) this.#parts.report(error);
      return;
    }
    if (turn !== this.#turn) return void capture.cancel();
    this.#capture = capture;
    const { level, unprocessed } = capture;
    this.#show({ status: 'recording', level, isUnprocessed: unprocessed });
  }

  /** Ends the recording and reads it. */
  async stop(): Promise<void> {
    const capture = this.#capture;
    if (!capture) return;
    const turn = this.#turn;
    this.#capture = undefined;
    this.#show({ status: 'stopped', level: null });
    try {
      const sound = await capture.stop();
      if (turn !== this.#turn) return;
      this.#show({ status: 'analyzing' });
      const engine = (this.#engine ??= this.#parts.makeEngine());
      await engine.load();
      const change = await this.#read(engine, sound);
      if (turn === this.#turn) this.#show({ status: 'results', ...change });
    } catch (error) {
      if (turn !== this.#turn) return;
      this.#show({ status: 'failed', message: 'engine' });
      this.#parts.report(error);
    }
  }

  /** Forgets the usual voice on this device. */
  async forgetUsual(): Promise<void> {
    await this.#engine?.clearBaseline?.();
    this.#show({ hasBaseline: false, clips: 0 });
  }

  /** Lets go of the microphone and the worker, and forgets what was read. */
  end(): void {
    this.#turn += 1;
    void this.#capture?.cancel();
    this.#capture = undefined;
    this.#engine?.dispose();
    this.#engine = undefined;
    this.#view.set(NO_VOICE);
  }

  async #read(engine: VoiceEngine, sound: VoiceInput): Promise<Partial<VoiceView>> {
    if (this.#view.get().purpose === 'clip' && engine.addBaselineClip) {
      const clip = await engine.addBaselineClip(sound);
      if (!clip.ok) return { problem: clip.problem };
      return { clips: clip.complete ? 0 : clip.clips, hasBaseline: clip.complete };
    }
    const result = await engine.analyze(sound);
    if (result.ok) return { reading: result.reading, hasBaseline: baselineIn(engine) };
    return { problem: 'problem' in result ? result.problem : 'no-speech' };
  }

  #show(change: Partial<VoiceView>): void {
    this.#view.set({ ...this.#view.get(), ...change });
  }
}

function baselineIn(engine: VoiceEngine): boolean | null {
  return engine.addBaselineClip ? engine.baseline !== undefined : null;
}
