import { SIMULATED_CONFIDENCE, SimulatedEngine } from '../../reading/simulated.ts';
import type { CameraEye, FaceCheck } from './camera-result.ts';

/** The simulated engine with the regular face check: always a face, with the specification's confidence. */
export class SimulatedCameraEngine
  extends SimulatedEngine<ImageBitmapSource>
  implements CameraEye<ImageBitmapSource>
{
  readonly #random: () => number;

  constructor(random: () => number = Math.random) {
    super('camera', random);
    this.#random = random;
  }

  checkFace(_source: ImageBitmapSource): Promise<FaceCheck> {
    const [low, high] = SIMULATED_CONFIDENCE;
    const confidence = low + this.#random() * (high - low);
    return Promise.resolve({ detected: true, confidence, problem: null });
  }
}
