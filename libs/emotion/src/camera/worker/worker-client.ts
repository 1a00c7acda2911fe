import type { FrameLook } from '../face/look-at-frame.ts';
import type { ModelBytes, WorkerAnswer, WorkerRequest } from './protocol.ts';

/** The part of a Worker that is used. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** Thrown when the worker fails or is ended before it answered. */
export class CameraWorkerError extends Error {
  override name = 'CameraWorkerError';
}

interface Waiting {
  resolve(look: FrameLook | null): void;
  reject(error: CameraWorkerError): void;
}

type Question = WorkerRequest extends infer R ? (R extends unknown ? Omit<R, 'id'> : never) : never;

/** Asks the camera worker and matches its answers. */
export class WorkerClient {
  readonly #worker: WorkerLike;
  readonly #waiting = new Map<number, Waiting>();
  #next = 0;

  constructor(worker: WorkerLike) {
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if (data.ok) waiting?.resolve(data.look);
      else waiting?.reject(new CameraWorkerError(data.message));
    };
    worker.onerror = (event) => this.#fail(event.message || 'The camera worker failed.');
  }

  /** Hands over the models (their bytes are moved, not copied). */
  async load(detector: ModelBytes, expression: ModelBytes): Promise<void> {
    const moved = [detector.weights, expression.weights];
    await this.#ask({ kind: 'load', detector, expression }, moved);
  }

  /** Hands over a frame (moved; the worker closes it). */
  async look(frame: ImageBitmap): Promise<FrameLook> {
    const look = await this.#ask({ kind: 'look', frame }, [frame]);
    if (!look) throw new CameraWorkerError('The worker answered without a look.');
    return look;
  }

  /** Ends the worker; what is not answered is rejected. */
  end(): void {
    this.#worker.terminate();
    this.#fail('The camera engine was disposed.');
  }

  #ask(question: Question, moved: Transferable[]): Promise<FrameLook | null> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ ...question, id }, moved);
    });
  }

  #fail(message: string): void {
    for (const waiting of this.#waiting.values()) waiting.reject(new CameraWorkerError(message));
    this.#waiting.clear();
  }
}
