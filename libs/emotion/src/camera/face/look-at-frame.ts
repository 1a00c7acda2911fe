import { EXPRESSION_SIDE, type ExpressionNet } from '../net/expression-net.ts';
import type { FaceNet } from '../net/face-net.ts';
import { cropFaceSquare, type FrameView } from './frame-view.ts';
import { FACE_THRESHOLD, searchFaces, type FoundFace } from './search-faces.ts';

/** Why a frame has no face that can be read. */
export type CameraProblem = 'no-face' | 'several-faces' | 'dark';

/** The findings of one frame. Holds no pixels. */
export interface FrameLook {
  /** Score of the best face, 0-1; 0 when there is none. */
  readonly confidence: number;
  /** How many faces reach FACE_THRESHOLD. */
  readonly faces: number;
  /** Mean brightness, 0-255. */
  readonly brightness: number;
  /** The face that is read, in pixels of the frame. */
  readonly face: FoundFace | null;
  /** Logits in the order of EXPRESSIONS, of that face. */
  readonly logits: readonly number[] | null;
  readonly problem: CameraProblem | null;
  /** How long it took, in milliseconds. */
  readonly durationMs: number;
}

/** A frame darker than this without a face is a dark frame. */
const DARK = 24;
const BRIGHTNESS_SIDE = 32;
/** The user is taken to be the nearest face when it is this much larger than the next one. */
const CLEARLY_LARGER = 2;

/** Looks for the user's face in a frame and, if there is one, at its expression. */
export function lookAtFrame(
  faceNet: FaceNet,
  expressionNet: ExpressionNet,
  view: FrameView,
): FrameLook {
  const started = performance.now();
  const found = searchFaces(faceNet, view);
  const sure = found.filter((f) => f.score >= FACE_THRESHOLD);
  const brightness = measureBrightness(view);
  const face = theUser(sure);
  const logits = face && expressionNet.run(cropFaceSquare(view, face, EXPRESSION_SIDE));
  let problem: CameraProblem | null = null;
  if (sure.length === 0) problem = brightness < DARK ? 'dark' : 'no-face';
  else if (!face) problem = 'several-faces';
  return {
    confidence: found[0]?.score ?? 0,
    faces: sure.length,
    brightness,
    face,
    logits,
    problem,
    durationMs: performance.now() - started,
  };
}

function theUser(faces: readonly FoundFace[]): FoundFace | null {
  const area = (f: FoundFace | undefined) => (f ? f.width * f.height : 0);
  const [largest, next] = [...faces].sort((a, b) => area(b) - area(a));
  return largest && area(largest) >= CLEARLY_LARGER * area(next) ? largest : null;
}

function measureBrightness(view: FrameView): number {
  const all = { x: 0, y: 0, width: view.width, height: view.height };
  const square = { x: 0, y: 0, width: BRIGHTNESS_SIDE, height: BRIGHTNESS_SIDE };
  const rgba = view.draw(all, square, BRIGHTNESS_SIDE);
  let sum = 0;
  for (let i = 0; i < rgba.length; i += 4) {
    sum += 0.299 * (rgba[i] ?? 0) + 0.587 * (rgba[i + 1] ?? 0) + 0.114 * (rgba[i + 2] ?? 0);
  }
  return sum / (rgba.length / 4);
}
