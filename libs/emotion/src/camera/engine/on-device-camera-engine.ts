import type { EmotionEngine, LoadProgress } from '../../reading/engine.ts';
import { cachedFetch } from '../../files/cached-fetch.ts';
import type { CameraProblem, FrameLook } from '../face/look-at-frame.ts';
import { WorkerClient, type WorkerLike } from '../worker/worker-client.ts';
import { calibrate } from './calibrate.ts';
import type { CameraEye, CameraReading, CameraResult, FaceCheck } from './camera-result.ts';
import { fetchModels, type ModelFiles } from './model-files.ts';
import { computeConfidence, collectEvidence, toValues } from './read-expressions.ts';
import { Smoother } from './smoother.ts';

/** The app's resources for the camera engine. */
export interface CameraEngineOptions {
  /** Starts a worker from another origin too: the platform's own. */
  readonly startWorker: (url: string, integrity: string) => Promise<WorkerLike>;
  /** The built worker/camera-worker and its integrity. */
  readonly worker: { readonly url: string; readonly integrity: string };
  readonly files: ModelFiles;
  /** How model files come; cachedFetch() when left out, which keeps them for offline use. */
  readonly fetchFile?: typeof fetch;
  /** Tests pass their own; default is the browser's. */
  readonly makeBitmap?: (source: ImageBitmapSource) => Promise<ImageBitmap>;
  readonly now?: () => number;
}

const DETAILS: Readonly<Record<CameraProblem, string>> = {
  'no-face': 'No face is in the picture.',
  'several-faces': 'More than one face is in the picture.',
  dark: 'The picture is too dark.',
};

/**
 * Reads the expression of a face, in a worker. A frame is moved to the worker, read, and closed there;
 * only numbers come back, and between frames only the fading mean of seven probabilities is kept.
 */
export class OnDeviceCameraEngine
  implements EmotionEngine<ImageBitmapSource>, CameraEye<ImageBitmapSource, CameraResult>
{
  readonly name = 'camera-expression';
  readonly version = 'face-api-1.7.15';
  readonly #options: CameraEngineOptions;
  readonly #smoother = new Smoother();
  #client: Promise<WorkerClient> | undefined;

  constructor(options: CameraEngineOptions) {
    this.#options = options;
  }

  /**
   * Fetches the models and starts the worker; after a failure it can be called again.
   * @throws ModelLoadError when a file does not come, CameraWorkerError when the worker fails.
   */
  async load(progress?: LoadProgress): Promise<void> {
    const starting = (this.#client ??= this.#start(progress));
    try {
      await starting;
    } catch (error) {
      if (this.#client === starting) this.#client = undefined;
      throw error;
    }
    progress?.(1);
  }

  /** The regular check whether a face is in the picture; what it sees smooths the next reading. */
  async checkFace(source: ImageBitmapSource): Promise<FaceCheck> {
    const look = await this.#look(source);
    this.#remember(look);
    return { detected: look.problem === null, confidence: look.confidence, problem: look.problem };
  }

  /** @throws Error when the engine is not loaded, CameraWorkerError when the worker fails. */
  async analyze(source: ImageBitmapSource): Promise<CameraResult> {
    const look = await this.#look(source);
    const expressions = this.#remember(look);
    const { face, problem } = look;
    if (!expressions || !face) {
      const why = problem ?? 'no-face';
      return { ok: false, reason: 'nothing-to-read', problem: why, detail: DETAILS[why] };
    }
    const reading: CameraReading = {
      ...toValues(expressions),
      confidence: computeConfidence(expressions, face),
      source: 'camera',
      engine: this.name,
      version: this.version,
      durationMs: look.durationMs,
      computedFrom: collectEvidence(expressions),
      notes: [],
      expressions,
      frames: this.#smoother.frames,
      faceConfidence: face.score,
    };
    return { ok: true, reading };
  }

  dispose(): void {
    this.#smoother.reset();
    const client = this.#client;
    this.#client = undefined;
    void client?.then(
      (c) => c.end(),
      () => undefined,
    );
  }

  async #start(progress: LoadProgress | undefined): Promise<WorkerClient> {
    const { startWorker, worker, files, fetchFile } = this.#options;
    progress?.(0);
    // The worker is started last: nothing is left running when a file does not come.
    const models = await fetchModels(files, progress, fetchFile ?? cachedFetch());
    const started = await startWorker(worker.url, worker.integrity);
    const client = new WorkerClient(started);
    await client.load(models.detector, models.expression);
    return client;
  }

  async #look(source: ImageBitmapSource): Promise<FrameLook> {
    const client = await this.#client;
    if (!client) throw new Error('The camera engine is not loaded.');
    const makeBitmap = this.#options.makeBitmap ?? ((s) => createImageBitmap(s));
    return client.look(await makeBitmap(source));
  }

  #remember({ logits }: FrameLook) {
    if (logits) return this.#smoother.add(calibrate(logits), (this.#options.now ?? Date.now)());
    this.#smoother.reset();
    return undefined;
  }
}
