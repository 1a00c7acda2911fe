import type { FrameLook } from '../face/look-at-frame.ts';

/** Manifest and weights of one net. */
export interface ModelBytes {
  readonly manifest: unknown;
  readonly weights: ArrayBuffer;
}

/** The engine's requests to the worker; each is answered once, under its id. */
export type WorkerRequest =
  | {
      readonly id: number;
      readonly kind: 'load';
      readonly detector: ModelBytes;
      readonly expression: ModelBytes;
    }
  | { readonly id: number; readonly kind: 'look'; readonly frame: ImageBitmap };

/** The answers. `look` is null for `load`. */
export type WorkerAnswer =
  | { readonly id: number; readonly ok: true; readonly look: FrameLook | null }
  | { readonly id: number; readonly ok: false; readonly message: string };
