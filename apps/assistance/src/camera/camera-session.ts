import type { EmotionResult } from '@nafas/emotion';
import { watchCamera, type FaceCheck } from '@nafas/emotion/camera';
import { createStore, type Store } from '@nafas/platform';
import type { CameraEngine } from '../engines/camera-engine.ts';
import { hasCamera, isLive, NO_CAMERA, type CameraView } from './camera-view.ts';

export interface CameraParts {
  readonly makeEngine: () => CameraEngine;
  readonly report: (error: unknown) => void;
}

/** A camera that delivers pictures. Whoever opened it closes it, once the view says that none is wanted any more. */
export interface OpenCamera {
  readonly stream: MediaStream;
  readonly video: HTMLVideoElement;
  /** The picture of this moment, in memory only: it is read and let go, never stored and never sent. */
  takeJpeg(): Blob;
}

const NO_FACE: EmotionResult = { ok: false, reason: 'nothing-to-read', detail: 'No face.' };

/**
 * One camera, from being asked for to being stopped: loads the engine, looks for a face every second, reads every five
 * while that is on, and reads at once when asked. Stopping ends the worker and forgets the reading.
 */
export class CameraSession {
  readonly #parts: CameraParts;
  readonly #view = createStore<CameraView>(NO_CAMERA);
  #engine: CameraEngine | undefined;
  #loading: Promise<void> = Promise.resolve();
  #camera: OpenCamera | undefined;
  #unwatch: () => void = () => undefined;
  #face: FaceCheck | undefined;

  constructor(parts: CameraParts) {
    this.#parts = parts;
  }

  get view(): Store<CameraView> {
    return this.#view;
  }

  /** Asks for the camera: from now on the view wants one, which `opened` or `refused` answers. */
  start(): void {
    this.#end();
    const engine = this.#parts.makeEngine();
    this.#engine = engine;
    const { isContinuous, attempt } = this.#view.get();
    this.#view.set({
      ...NO_CAMERA,
      isContinuous,
      attempt: attempt + 1,
      status: 'initializing',
    });
    // Loads while the browser asks for permission: the person's answer takes longer.
    this.#loading = engine.load((progress) => {
      if (engine === this.#engine) this.#show({ progress });
    });
    // It is awaited once the camera is open; until then its failure is not one that nobody handles.
    this.#loading.catch(() => undefined);
  }

  /** The camera that was asked for is here. Never rejects: what goes wrong is in the view. */
  async opened(camera: OpenCamera): Promise<void> {
    const engine = this.#engine;
    if (!engine) return;
    // Unplugged, or taken away in the browser's settings.
    for (const track of camera.stream.getTracks()) {
      track.onended = () => {
        if (engine === this.#engine) this.refused(new Error('The camera went away.'));
      };
    }
    try {
      await Promise.all([this.#loading, camera.video.play()]);
    } catch (error) {
      if (engine === this.#engine) this.failed(error);
      return;
    }
    if (engine !== this.#engine) return;
    this.#camera = camera;
    this.#show({ status: 'ready', progress: 1, since: Date.now() });
    this.#watch();
  }

  /** There is no camera to be had: none there, none free, or the person's no. */
  refused(error: unknown): void {
    this.#fail('access', error);
  }

  /** Reports that the engine failed. */
  failed(error: unknown): void {
    this.#fail('engine', error);
  }

  /** Ends it and forgets what was read. */
  stop(): void {
    if (this.#view.get().status === 'idle') return;
    this.#end();
    const { isContinuous, attempt } = this.#view.get();
    this.#view.set({ ...NO_CAMERA, isContinuous, attempt, status: 'stopped' });
  }

  /** Reads at once; says why when it can't. */
  async analyze(): Promise<void> {
    if (!isLive(this.#view.get().status)) return this.#show({ message: 'not-ready' });
    try {
      const result = await this.#read();
      if (result && !result.ok) this.#show({ message: 'no-face' });
    } catch (error) {
      this.failed(error);
    }
  }

  /** Turns the reading every five seconds on or off; faces are looked for all the same. */
  setContinuous(isContinuous: boolean): void {
    this.#show({ isContinuous });
    if (isLive(this.#view.get().status)) this.#watch();
  }

  #watch(): void {
    this.#unwatch();
    const [engine, camera] = [this.#engine, this.#camera];
    if (!engine || !camera) return;
    this.#unwatch = watchCamera<EmotionResult>({
      source: camera.video,
      engine: {
        checkFace: () => engine.checkFace(camera.video),
        analyze: async () => (await this.#read()) ?? NO_FACE,
      },
      onFace: (check) => this.#seen(check),
      // The result is in the view already.
      ...(this.#view.get().isContinuous && { onResult: () => undefined }),
      onError: (error) => this.failed(error),
    });
  }

  #seen(check: FaceCheck): void {
    this.#face = check;
    const status = check.detected ? 'face-detected' : 'face-not-detected';
    const { message, status: before } = this.#view.get();
    this.#show({
      problem: check.problem,
      message: check.detected ? null : message,
      ...(before !== 'analyzing' && { status }),
    });
  }

  /** Reads the picture of this moment; nothing comes back when the session ended meanwhile. */
  async #read(): Promise<EmotionResult | undefined> {
    const [engine, camera] = [this.#engine, this.#camera];
    if (!engine || !camera) return undefined;
    if (!this.#face?.detected) return NO_FACE;
    this.#show({ status: 'analyzing', message: null });
    const result = await engine.analyze(camera.takeJpeg());
    if (engine !== this.#engine) return undefined;
    if (result.ok) this.#show({ status: 'face-detected', reading: result.reading });
    else this.#show({ status: 'face-not-detected' });
    return result;
  }

  #end(): void {
    this.#unwatch();
    this.#engine?.dispose();
    this.#engine = undefined;
    this.#camera = undefined;
    this.#face = undefined;
  }

  #fail(message: 'access' | 'engine', error: unknown): void {
    // Disposing a worker rejects what it was asked, and a browser may answer late: that is no failure.
    if (!hasCamera(this.#view.get().status)) return;
    this.#end();
    this.#show({ status: 'failed', message, reading: null, since: null });
    // A refusal is the person's choice.
    if (message === 'engine') this.#parts.report(error);
  }

  #show(change: Partial<CameraView>): void {
    this.#view.set({ ...this.#view.get(), ...change });
  }
}
