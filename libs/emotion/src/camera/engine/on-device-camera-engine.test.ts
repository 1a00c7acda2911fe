import { describe, expect, it } from 'vitest';
import type { FrameLook } from '../face/look-at-frame.ts';
import type { WorkerAnswer, WorkerRequest } from '../worker/protocol.ts';
import type { WorkerLike } from '../worker/worker-client.ts';
import { OnDeviceCameraEngine } from './on-device-camera-engine.ts';

const FACE = { x: 0, y: 0, width: 90, height: 100, score: 0.9 };
const HAPPY = [0, 12, -8, -8, -12, -9, -9];
const SAD = [0, -8, 12, -8, -12, -9, -9];
const seen = (logits: readonly number[]): FrameLook => ({
  confidence: FACE.score,
  faces: 1,
  brightness: 120,
  face: FACE,
  logits,
  problem: null,
  durationMs: 60,
});
const NOBODY: FrameLook = {
  ...seen([]),
  confidence: 0.2,
  faces: 0,
  face: null,
  logits: null,
  problem: 'no-face',
};

/** A worker that answers with the given looks, one after the other. */
function fakeWorker(looks: readonly FrameLook[]) {
  const requests: WorkerRequest[] = [];
  let terminated = false;
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    terminate: () => (terminated = true),
    postMessage: (request: WorkerRequest) => {
      requests.push(request);
      const look = request.kind === 'load' ? null : (looks[requests.length - 2] ?? NOBODY);
      const data: WorkerAnswer = { id: request.id, ok: true, look };
      queueMicrotask(() => worker.onmessage?.call(worker as Worker, { data } as MessageEvent));
    },
  };
  return { worker, requests, isTerminated: () => terminated };
}

function makeEngine(looks: readonly FrameLook[], fetchFile?: typeof fetch) {
  const fake = fakeWorker(looks);
  const file = (url: string) => ({
    manifest: { url: `${url}.json` },
    weights: { url: `${url}.bin` },
  });
  let clock = 0;
  const engine = new OnDeviceCameraEngine({
    startWorker: () => Promise.resolve(fake.worker),
    worker: { url: 'https://apps.example/worker.js', integrity: 'sha384-x' },
    files: { detector: file('detector'), expression: file('expression') },
    fetchFile: fetchFile ?? (() => Promise.resolve(new Response('[1]'))),
    makeBitmap: () => Promise.resolve({} as ImageBitmap),
    now: () => (clock += 1000),
  });
  return { engine, ...fake };
}

const source = {} as ImageBitmap;

async function readOnce(engine: OnDeviceCameraEngine) {
  const result = await engine.analyze(source);
  if (!result.ok) throw new Error(result.problem);
  return result.reading;
}

describe('OnDeviceCameraEngine', () => {
  it('reads a smile as happiness, calibrated (ASSIST-001)', async () => {
    const { engine } = makeEngine([seen(HAPPY)]);
    await engine.load();
    const reading = await readOnce(engine);
    expect(reading).toMatchObject({ source: 'camera', engine: 'camera-expression', frames: 1 });
    expect(reading.happiness).toBeGreaterThan(80);
    // The raw softmax of these logits is .99999; a temperature of 4.9 makes it .86.
    expect(reading.expressions.happy).toBeCloseTo(0.861, 2);
    expect(reading.confidence).toBeCloseTo(0.861 * FACE.score, 2);
    expect(reading.computedFrom[0]).toMatchObject({ kind: 'expression', what: 'happy' });
    const total = Object.values(reading.expressions).reduce((a, b) => a + b);
    expect(total).toBeCloseTo(1);
  });

  it('reads five values: what an expression says of each (DATA-103, DATA-104, DATA-105, DATA-106, DATA-107)', async () => {
    const { engine } = makeEngine([seen(HAPPY)]);
    await engine.load();
    const { expressions, ...reading } = await readOnce(engine);
    const { happy, sad, neutral, angry, fearful, disgusted, surprised } = expressions;
    expect(reading.happiness).toBeCloseTo(100 * happy, 5);
    expect(reading.sadness).toBeCloseTo(100 * sad, 5);
    expect(reading.neutral).toBeCloseTo(100 * neutral, 5);
    expect(reading.stress).toBeCloseTo(100 * (angry + fearful + disgusted), 5);
    expect(reading.energy).toBeCloseTo(100 * (happy + angry + fearful + surprised), 5);
    // A smile is a lively face.
    expect(reading.energy).toBeGreaterThan(reading.happiness ?? 100);
  });

  it('smooths over the frames of the face checks', async () => {
    const { engine } = makeEngine([seen(HAPPY), seen(HAPPY), seen(HAPPY), seen(SAD)]);
    await engine.load();
    for (let i = 0; i < 3; i++)
      expect(await engine.checkFace(source)).toMatchObject({ detected: true });
    const reading = await readOnce(engine);
    expect(reading.frames).toBe(4);
    expect(reading.happiness).toBeGreaterThan(reading.sadness ?? 100);
    expect(reading.sadness).toBeGreaterThan(20);
  });

  it('starts afresh when the face was gone, and says that there is none (ASSIST-019)', async () => {
    const { engine } = makeEngine([seen(HAPPY), NOBODY, NOBODY, seen(SAD)]);
    await engine.load();
    await engine.checkFace(source);
    expect(await engine.checkFace(source)).toEqual({
      detected: false,
      confidence: 0.2,
      problem: 'no-face',
    });
    expect(await engine.analyze(source)).toMatchObject({ ok: false, problem: 'no-face' });
    const reading = await readOnce(engine);
    expect(reading.frames).toBe(1);
    expect(reading.sadness).toBeGreaterThan(80);
  });

  it('reports the progress of the models, up to 1', async () => {
    const bytes = (url: string) => new Uint8Array(url.endsWith('.bin') ? 200_000 : 0);
    const respond = (url: string) => (url.endsWith('.json') ? '[1]' : bytes(url));
    const { engine, requests } = makeEngine([], (url) =>
      Promise.resolve(new Response(respond(String(url)))),
    );
    const progress: number[] = [];
    await engine.load((done) => progress.push(done));
    expect(progress[0]).toBe(0);
    expect(progress.at(-1)).toBe(1);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(progress.length).toBeGreaterThan(2);
    expect(requests[0]).toMatchObject({ kind: 'load', detector: { manifest: [1] } });
  });

  it('can be loaded again after a file did not come', async () => {
    let down = true;
    const { engine } = makeEngine([seen(HAPPY)], () =>
      Promise.resolve(down ? new Response('', { status: 503 }) : new Response('[1]')),
    );
    await expect(engine.load()).rejects.toThrow('503');
    down = false;
    await engine.load();
    expect((await engine.analyze(source)).ok).toBe(true);
  });

  it('ends its worker, and refuses to read before it is loaded', async () => {
    const { engine, isTerminated } = makeEngine([]);
    await expect(engine.analyze(source)).rejects.toThrow('not loaded');
    await engine.load();
    engine.dispose();
    await Promise.resolve();
    await Promise.resolve();
    expect(isTerminated()).toBe(true);
    await expect(engine.analyze(source)).rejects.toThrow('not loaded');
  });
});
