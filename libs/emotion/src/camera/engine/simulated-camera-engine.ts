import { SIMULATED_CONFIDENCE, SimulatedEngine, type Simulation } from '../../reading/simulated.ts';
import type { CameraEye, FaceCheck } from './camera-result.ts';

/** The simulated engine with the regular face check: always a face, with the confidence of ASSIST-025 and -026. */
export class SimulatedCameraEngine
  extends SimulatedEngine<ImageBitmapSource>
  implements CameraEye<ImageBitmapSource>
{
  readonly #random: () => number;

  constructor(simulation: Simulation = {}) {
    super('camera', simulation);
    this.#random = simulation.random ?? Math.random;
  }

  checkFace(_source: ImageBitmapSource): Promise<FaceCheck> {
    const [low, high] = SIMULATED_CONFIDENCE;
    const confidence = low + this.#random() * (high - low);
    return Promise.resolve({ detected: true, confidence, problem: null });
  }
}
