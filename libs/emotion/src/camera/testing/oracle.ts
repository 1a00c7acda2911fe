import type { Face } from '../face/find-faces.ts';
import { EXPRESSIONS } from '../net/expression-net.ts';
import { readWeights } from '../net/weights.ts';
import { npmModels } from './models.ts';
import type { Picture } from './pictures.ts';

/** face-api on TensorFlow.js (plain CPU backend): what our own loops are compared with. */
export interface Oracle {
  faces(picture: Picture, threshold: number): Promise<Face[]>;
  expressions(picture: Picture): Promise<number[]>;
}

interface ManifestWeights {
  readonly weights: readonly { readonly name: string; readonly shape: number[] }[];
}
interface TensorFlow {
  setBackend(name: string): Promise<boolean>;
  ready(): Promise<void>;
  tensor(values: Float32Array, shape: number[]): unknown;
}

/** Loads face-api with the weights of its own package. */
export async function loadOracle(): Promise<Oracle> {
  // In Node TensorFlow.js wants a platform its browser bundle does not hold; with this it takes the
  // process for a worker, and its CPU backend needs nothing else.
  Object.assign(globalThis, { WorkerGlobalScope: Object });
  const faceapi = await import('@vladmandic/face-api/dist/face-api.esm.js');
  const tf = faceapi.tf as unknown as TensorFlow;
  await tf.setBackend('cpu');
  await tf.ready();
  const { detector, expression } = await npmModels();
  const tensors = ({ manifest, weights }: typeof detector) => {
    const values = readWeights(manifest, weights);
    const entries = (manifest as ManifestWeights[])[0]?.weights ?? [];
    return Object.fromEntries(
      entries.map(({ name, shape }) => [
        name,
        tf.tensor(values.get(name) ?? new Float32Array(), shape),
      ]),
    );
  };
  type WeightMap = Parameters<typeof faceapi.nets.tinyFaceDetector.loadFromWeightMap>[0];
  faceapi.nets.tinyFaceDetector.loadFromWeightMap(tensors(detector) as WeightMap);
  faceapi.nets.faceExpressionNet.loadFromWeightMap(tensors(expression) as WeightMap);

  const toInput = ({ side, rgba }: Picture) => {
    const rgb = Float32Array.from(
      { length: side * side * 3 },
      (_, i) => rgba[Math.floor(i / 3) * 4 + (i % 3)] ?? 0,
    );
    return tf.tensor(rgb, [side, side, 3]) as Parameters<
      typeof faceapi.nets.tinyFaceDetector.forward
    >[0];
  };
  return {
    faces: async (picture, scoreThreshold) => {
      const options = { inputSize: picture.side, scoreThreshold };
      const found = await faceapi.nets.tinyFaceDetector.locateFaces(toInput(picture), options);
      return found.map(({ score, relativeBox: { x, y, width, height } }) => ({
        x,
        y,
        width,
        height,
        score,
      }));
    },
    expressions: async (picture) => {
      const found = await faceapi.nets.faceExpressionNet.predictExpressions(toInput(picture));
      const one = Array.isArray(found) ? found[0] : found;
      return EXPRESSIONS.map((name) => one?.[name] ?? Number.NaN);
    },
  };
}
