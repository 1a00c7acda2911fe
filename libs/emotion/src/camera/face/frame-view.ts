/** A rectangle in pixels of the frame. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One camera frame, to be looked at in parts. Pixels are RGBA and reused by the next call. */
export interface FrameView {
  readonly width: number;
  readonly height: number;
  /** The part `from` of the frame drawn into `to` of a black square of `side` pixels. */
  draw(from: Box, to: Box, side: number): Uint8ClampedArray;
}

/** A square of the frame (it may reach outside, where it is black), resized to `side` pixels. */
export function cropSquare(view: FrameView, square: Box, side: number): Uint8ClampedArray {
  const left = Math.max(0, square.x);
  const top = Math.max(0, square.y);
  const from = {
    x: left,
    y: top,
    width: Math.min(view.width, square.x + square.width) - left,
    height: Math.min(view.height, square.y + square.height) - top,
  };
  return view.draw(from, within(from, square, side), side);
}

/** Where a part of a square comes to lie when the square is resized to `side`. */
function within(part: Box, square: Box, side: number): Box {
  const scale = side / square.width;
  return {
    x: (part.x - square.x) * scale,
    y: (part.y - square.y) * scale,
    width: part.width * scale,
    height: part.height * scale,
  };
}

/** A face as the expression net was trained on: cut to whole pixels, centred on black, as face-api does. */
export function cropFaceSquare(view: FrameView, face: Box, side: number): Uint8ClampedArray {
  const x = Math.max(0, Math.floor(face.x));
  const y = Math.max(0, Math.floor(face.y));
  const from = {
    x,
    y,
    width: Math.max(1, Math.min(Math.floor(face.x + face.width), view.width) - x),
    height: Math.max(1, Math.min(Math.floor(face.y + face.height), view.height) - y),
  };
  const longest = Math.max(from.width, from.height);
  const square = {
    x: from.x - (longest - from.width) / 2,
    y: from.y - (longest - from.height) / 2,
    width: longest,
    height: longest,
  };
  return view.draw(from, within(from, square, side), side);
}
