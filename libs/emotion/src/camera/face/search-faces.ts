import type { FaceNet } from '../net/face-net.ts';
import { findFaces } from './find-faces.ts';
import { cropSquare, type Box, type FrameView } from './frame-view.ts';

/** At and above this score there is a face (ASSIST-024). */
export const FACE_THRESHOLD = 0.7;
/** Side of the picture the face net sees. Faces from about a fifth of the frame's width are found in it. */
export const SEARCH_SIDE = 224;
/** Under this score nothing is worth mentioning. */
const LEAST_SCORE = 0.3;

/**
 * How the frame is looked at: whole, then shrunk into a black margin (a face that fills the frame
 * defeats the net: 1,139 of 1,479 were missed), then the middle from nearer (a face far away).
 */
const ZOOMS = [1, 1 / 1.75, 1.6] as const;

/** A face in pixels of the frame. */
export interface FoundFace extends Box {
  readonly score: number;
}

/** Faces of a frame, best first; as soon as one view has a sure one, its faces are the answer. */
export function searchFaces(net: FaceNet, view: FrameView): FoundFace[] {
  let best: FoundFace[] = [];
  for (const zoom of ZOOMS) {
    const faces = facesAt(net, view, zoom);
    if ((faces[0]?.score ?? 0) > (best[0]?.score ?? 0)) best = faces;
    if ((best[0]?.score ?? 0) >= FACE_THRESHOLD) break;
  }
  return best;
}

function facesAt(net: FaceNet, view: FrameView, zoom: number): FoundFace[] {
  const side = Math.max(view.width, view.height) / zoom;
  const square = {
    x: (view.width - side) / 2,
    y: (view.height - side) / 2,
    width: side,
    height: side,
  };
  const output = net.run(cropSquare(view, square, SEARCH_SIDE), SEARCH_SIDE);
  return findFaces(output, LEAST_SCORE).map(({ x, y, width, height, score }) => ({
    x: square.x + x * side,
    y: square.y + y * side,
    width: width * side,
    height: height * side,
    score,
  }));
}
