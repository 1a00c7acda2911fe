import type { EmotionResult } from '@nafas/emotion';
import { watchCamera, type FaceCheck } from '@nafas/emotion/camera';
import { createStore, type Store } from '@nafas/platform';
import type { CameraEngine } from '../engines/camera-engine.ts';
import { captureJpeg } from './capture-jpeg.ts';
import { isLive, NO_CAMERA, type CameraView } from './camera-view.ts';
import { closeCamera, openCamera } from './open-camera.ts';

/** What a session is made of; tests give their own camera and picture. */
export interface CameraParts {
  readonly makeEngine: () => CameraEngine;
  readonly report: (error: unknown) => void;
  readonly open?: () => Promise<MediaStream>;
  readonly capture?: (video: HTMLVideoElement) => Promise<Blob>;
}

const NO_FACE: EmotionResult = { ok: false, reason: 'nothing-to-read', detail: 'No face.' };

/**
 * One camera, from being asked for to being stopped: opens it, looks for a face every second, reads every five while
 * that is on, and reads at once when asked. Stopping closes the camera, ends the worker and forgets the reading.
 */
export class CameraSession {
  readonly #parts: Required<CameraParts>;
  readonly #view = createStore<CameraView>(NO_CAMERA);
  /** Ends what is under way; the one in use is the session's. */
  #end: () => void = () => undefined;
  #engine: CameraEngine | undefined;
  #video: HTMLVideoElement | undefined;
  #unwatch: () => void = () => undefined;
  #face: FaceCheck | undefined;

  constructor(parts: CameraParts) {
    this.#parts = { open: openCamera, capture: captureJpeg, ...parts };
  }

  get view(): Store<CameraView> {
    return this.#view;
  }

  /** Opens the camera into `video`. Never rejects: what goes wrong is in the view. */
  async start(video: HTMLVideoElement): Promise<void> {
    this.#end();
    let isOver = false;
    let stream: MediaStream | undefined;
    const engine = this.#parts.makeEngine();
    const end = () => {
      isOver = true;
      this.#unwatch();
      if (stream) closeCamera(stream);
      video.srcObject = null;
      engine.dispose();
      this.#end = () => undefined;
    };
    this.#end = end;
    const { isContinuous } = this.#view.get();
    this.#view.set({ ...NO_CAMERA, isContinuous, status: 'initializing' });
    // Both at once; the person's answer to the browser's question takes the longer time.
    const loading = engine.load((progress) => {
      if (!isOver) this.#show({ progress });
    });
    // It is awaited below; until then its failure is not one that nobody handles.
    loading.catch(() => undefined);
    try {
      stream = await this.#parts.open();
    } catch (error) {
      if (!isOver) this.#fail('access', error);
      return;
    }
    if (isOver) return closeCamera(stream);
    // Unplugged, or taken away in the browser's settings.
    for (const track of stream.getTracks()) {
      track.onended = () => {
        if (!isOver) this.#fail('access', new Error('The camera went away.'));
      };
    }
    try {
      video.srcObject = stream;
      await Promise.all([loading, video.play()]);
    } catch (error) {
      if (!isOver) this.#fail('engine', error);
      return;
    }
    if (isOver) return;
    this.#engine = engine;
    this.#video = video;
    this.#face = undefined;
    this.#show({ status: 'ready', progress: 1, since: Date.now() });
    this.#watch();
  }

  /** Closes the camera and forgets what was read. */
  stop(): void {
    if (this.#view.get().status === 'idle') return;
    this.#end();
    this.#engine = undefined;
    const { isContinuous } = this.#view.get();
    this.#view.set({ ...NO_CAMERA, isContinuous, status: 'stopped' });
  }

  /** Reads at once; says why when it can't. */
  async analyze(): Promise<void> {
    if (!isLive(this.#view.get().status)) return this.#show({ message: 'not-ready' });
    try {
      const result = await this.#read();
      if (result && !result.ok) this.#show({ message: 'no-face' });
    } catch (error) {
      this.#fail('engine', error);
    }
  }

  /** Turns the reading every five seconds on or off; faces are looked for all the same. */
  setContinuous(isContinuous: boolean): void {
    this.#show({ isContinuous });
    if (isLive(this.#view.get().status)) this.#watch();
  }

  #watch(): void {
    this.#unwatch();
    const [engine, video] = [this.#engine, this.#video];
    if (!engine || !video) return;
    this.#unwatch = watchCamera<EmotionResult>({
      source: video,
      engine: {
        checkFace: () => engine.checkFace(video),
        analyze: async () => (await this.#read()) ?? NO_FACE,
      },
      onFace: (check) => this.#seen(check),
      // What was read is in the view already.
      ...(this.#view.get().isContinuous && { onResult: () => undefined }),
      onError: (error) => this.#fail('engine', error),
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
    const [engine, video] = [this.#engine, this.#video];
    if (!engine || !video) return undefined;
    if (!this.#face?.detected) return NO_FACE;
    this.#show({ status: 'analyzing', message: null });
    const result = await engine.analyze(await this.#parts.capture(video));
    if (engine !== this.#engine) return undefined;
    if (result.ok) this.#show({ status: 'face-detected', reading: result.reading });
    else this.#show({ status: 'face-not-detected' });
    return result;
  }

  #fail(message: 'access' | 'engine', error: unknown): void {
    // Disposing a worker rejects what it was asked: that is no failure.
    const { status } = this.#view.get();
    if (status === 'stopped' || status === 'failed') return;
    this.#end();
    this.#engine = undefined;
    this.#show({ status: 'failed', message, reading: null, since: null });
    // A refusal is the person's choice.
    if (message === 'engine') this.#parts.report(error);
  }

  #show(change: Partial<CameraView>): void {
    this.#view.set({ ...this.#view.get(), ...change });
  }
}
