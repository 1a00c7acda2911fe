import type { Box, FrameView } from '../face/frame-view.ts';

/** A frame drawn by an OffscreenCanvas; canvases are kept per size, frames are not. */
export class CanvasView implements FrameView {
  static readonly #contexts = new Map<number, OffscreenCanvasRenderingContext2D>();
  readonly #frame: ImageBitmap;

  constructor(frame: ImageBitmap) {
    this.#frame = frame;
  }

  get width(): number {
    return this.#frame.width;
  }

  get height(): number {
    return this.#frame.height;
  }

  draw(from: Box, to: Box, side: number): Uint8ClampedArray {
    const context = CanvasView.#createContext(side);
    context.fillStyle = '#000';
    context.fillRect(0, 0, side, side);
    context.drawImage(
      this.#frame,
      from.x,
      from.y,
      from.width,
      from.height,
      to.x,
      to.y,
      to.width,
      to.height,
    );
    const { data } = context.getImageData(0, 0, side, side);
    // Not even the last frame stays behind in the canvas.
    context.fillRect(0, 0, side, side);
    return data;
  }

  static #createContext(side: number): OffscreenCanvasRenderingContext2D {
    const kept = this.#contexts.get(side);
    if (kept) return kept;
    const made = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true });
    if (!made) throw new Error('This browser has no 2D canvas in workers.');
    this.#contexts.set(side, made);
    return made;
  }
}
