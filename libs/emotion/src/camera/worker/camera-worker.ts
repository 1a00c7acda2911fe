import { lookAtFrame } from '../face/look-at-frame.ts';
import { ExpressionNet } from '../net/expression-net.ts';
import { FaceNet } from '../net/face-net.ts';
import { readWeights } from '../net/weights.ts';
import { CanvasView } from './canvas-view.ts';
import type { WorkerAnswer, WorkerRequest } from './protocol.ts';

/** Entry of the camera worker. It fetches nothing, stores nothing, and sends back numbers only. */
let nets: { face: FaceNet; expression: ExpressionNet } | undefined;

function answer(request: WorkerRequest): WorkerAnswer {
  const { id } = request;
  try {
    if (request.kind === 'load') {
      const { detector, expression } = request;
      nets = {
        face: new FaceNet(readWeights(detector.manifest, detector.weights)),
        expression: new ExpressionNet(readWeights(expression.manifest, expression.weights)),
      };
      return { id, ok: true, look: null };
    }
    if (!nets) throw new Error('The models are not loaded.');
    return {
      id,
      ok: true,
      look: lookAtFrame(nets.face, nets.expression, new CanvasView(request.frame)),
    };
  } catch (error) {
    return { id, ok: false, message: error instanceof Error ? error.message : String(error) };
  } finally {
    if (request.kind === 'look') request.frame.close();
  }
}

// Typed by hand: TypeScript's worker library can't stand beside its DOM library.
const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<WorkerRequest>) => void;
  postMessage(message: WorkerAnswer): void;
};
scope.onmessage = ({ data }) => scope.postMessage(answer(data));
