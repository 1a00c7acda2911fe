import type { EmotionResult } from '@nafas/emotion';
import type { FaceCheck } from '@nafas/emotion/camera';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createReading } from '../testing/readings.ts';
import { CameraSession, type OpenCamera } from './camera-session.ts';
import { hasCamera, type CameraStatus } from './camera-view.ts';

const FACE: FaceCheck = { detected: true, confidence: 0.7, problem: null };
const NOBODY: FaceCheck = { detected: false, confidence: 0.2, problem: 'no-face' };

function setUp(options: { load?: () => Promise<void> } = {}) {
  const track = { stop: vi.fn(), onended: null as (() => void) | null };
  const stream = { getTracks: () => [track] } as unknown as MediaStream;
  const video = { play: () => Promise.resolve() } as unknown as HTMLVideoElement;
  const seen = { face: FACE, jpegs: [] as unknown[], reported: [] as unknown[] };
  const read: EmotionResult = { ok: true, reading: createReading({ source: 'camera' }) };
  const engine = {
    load: options.load ?? (() => Promise.resolve()),
    dispose: vi.fn(),
    checkFace: () => Promise.resolve(seen.face),
    analyze: (source: unknown) => {
      seen.jpegs.push(source);
      return Promise.resolve(read);
    },
  };
  const jpeg = new Blob(['picture'], { type: 'image/jpeg' });
  const session = new CameraSession({
    makeEngine: () => engine,
    report: (error) => seen.reported.push(error),
  });
  const camera: OpenCamera = { stream, video, takeJpeg: () => jpeg };
  /** Turned on, and given the camera. */
  const start = () => {
    session.start();
    return session.opened(camera);
  };
  const statuses: CameraStatus[] = [];
  session.view.subscribe(() => {
    const { status } = session.view.get();
    if (statuses.at(-1) !== status) statuses.push(status);
  });
  return { session, camera, start, track, engine, seen, statuses, jpeg };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('ASSIST-016 ASSIST-017 ASSIST-018 ASSIST-020 ASSIST-021 initializing, ready, face detected, analyzing, stopped', async () => {
  const { session, start, statuses, engine } = setUp();
  await start();
  await pass(5100);
  session.stop();
  expect(statuses).toEqual([
    'initializing',
    'ready',
    'face-detected',
    'analyzing',
    'face-detected',
    'stopped',
  ]);
  expect(engine.dispose).toHaveBeenCalled();
  expect(hasCamera(session.view.get().status)).toBe(false);
  expect(session.view.get().reading).toBeNull();
});

test('ASSIST-019 a picture without a face is said so, and with one again', async () => {
  const { session, start, statuses, seen } = setUp();
  await start();
  seen.face = NOBODY;
  await pass(1000);
  expect(session.view.get()).toMatchObject({ status: 'face-not-detected', problem: 'no-face' });
  seen.face = FACE;
  await pass(1000);
  expect(statuses.slice(-2)).toEqual(['face-not-detected', 'face-detected']);
  session.stop();
});

test('ASSIST-022 ASSIST-023 faces are looked for each second, pictures read every five while that is on', async () => {
  const { session, start, seen, engine } = setUp();
  const checks = vi.spyOn(engine, 'checkFace');
  await start();
  await pass(10_100);
  expect(checks).toHaveBeenCalledTimes(10);
  expect(seen.jpegs).toHaveLength(2);
  session.setContinuous(false);
  await pass(10_100);
  expect(checks).toHaveBeenCalledTimes(20);
  expect(seen.jpegs).toHaveLength(2);
  session.stop();
  await pass(10_100);
  expect(checks).toHaveBeenCalledTimes(20);
});

test('what is read is the picture that the camera takes', async () => {
  const { session, start, seen, jpeg } = setUp();
  await start();
  await pass(1000);
  await session.analyze();
  expect(seen.jpegs).toEqual([jpeg]);
  session.stop();
});

describe('reading at once', () => {
  test('ASSIST-036 ASSIST-040 is refused before the camera is ready (DECISION-041)', async () => {
    const { session, seen } = setUp();
    await session.analyze();
    expect(session.view.get().message).toBe('not-ready');
    session.start();
    await session.analyze();
    expect(session.view.get()).toMatchObject({ status: 'initializing', message: 'not-ready' });
    expect(seen.jpegs).toEqual([]);
  });

  test('ASSIST-037 ASSIST-038 is refused without a face, and reads once there is one', async () => {
    const { session, start, seen } = setUp();
    seen.face = NOBODY;
    await start();
    await pass(1000);
    await session.analyze();
    expect(session.view.get().message).toBe('no-face');
    expect(seen.jpegs).toEqual([]);
    seen.face = FACE;
    await pass(1000);
    await session.analyze();
    expect(session.view.get()).toMatchObject({ message: null, reading: { source: 'camera' } });
    session.stop();
  });
});

describe('what goes wrong', () => {
  test('ASSIST-039 a camera that may not be opened is said; it can be asked for again', () => {
    const { session, seen, engine } = setUp();
    session.start();
    session.refused(new DOMException('', 'NotAllowedError'));
    expect(session.view.get()).toMatchObject({ status: 'failed', message: 'access', attempt: 1 });
    expect(engine.dispose).toHaveBeenCalled();
    expect(seen.reported).toEqual([]);
    session.start();
    expect(session.view.get()).toMatchObject({ status: 'initializing', attempt: 2 });
  });

  test('an engine that does not load closes the camera and is reported', async () => {
    const { session, start, seen } = setUp({ load: () => Promise.reject(new Error('404')) });
    await start();
    expect(session.view.get()).toMatchObject({ status: 'failed', message: 'engine' });
    expect(hasCamera(session.view.get().status)).toBe(false);
    expect(seen.reported).toHaveLength(1);
  });

  test('a camera that is unplugged ends the session', async () => {
    const { session, start, track } = setUp();
    await start();
    track.onended?.();
    expect(session.view.get()).toMatchObject({ status: 'failed', message: 'access' });
    await pass(3000);
    expect(session.view.get().status).toBe('failed');
  });

  test('left while the browser still asks: a late answer, yes or no, changes nothing', async () => {
    const { session, camera, seen } = setUp();
    session.start();
    session.stop();
    await session.opened(camera);
    expect(session.view.get().status).toBe('stopped');
    session.refused(new DOMException('', 'NotAllowedError'));
    expect(session.view.get().status).toBe('stopped');
    expect(seen.reported).toEqual([]);
  });
});
