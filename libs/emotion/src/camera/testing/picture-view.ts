import type { Box, FrameView } from '../face/frame-view.ts';
import { draw, grey, type Picture } from './pictures.ts';

/** A picture as a frame; what the worker does with a canvas, done in plain loops. */
export class PictureView implements FrameView {
  readonly width: number;
  readonly height: number;
  readonly #picture: Picture;

  constructor(picture: Picture) {
    this.#picture = picture;
    this.width = picture.side;
    this.height = picture.side;
  }

  draw(from: Box, to: Box, side: number): Uint8ClampedArray {
    const scale = to.width / from.width;
    const all = { x: to.x - from.x * scale, y: to.y - from.y * scale, side: this.width * scale };
    const drawn = draw(grey(side, 0), this.#picture, all);
    // The area outside `to` stays black.
    for (let y = 0; y < side; y++) {
      for (let x = 0; x < side; x++) {
        const inside =
          x >= to.x - 0.5 && x < to.x + to.width && y >= to.y - 0.5 && y < to.y + to.height;
        if (!inside) drawn.rgba.fill(0, 4 * (y * side + x), 4 * (y * side + x) + 3);
      }
    }
    return drawn.rgba;
  }
}
