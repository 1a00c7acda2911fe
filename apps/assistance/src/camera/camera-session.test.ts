import type { EmotionResult } from '@nafas/emotion';
import type { FaceCheck } from '@nafas/emotion/camera';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readingOf } from '../testing/readings.ts';
import { CameraSession } from './camera-session.ts';
import type { CameraStatus } from './camera-view.ts';
import { CAMERA_CONSTRAINTS, openCamera } from './open-camera.ts';

const FACE: FaceCheck = { detected: true, confidence: 0.7, problem: null };
const NOBODY: FaceCheck = { detected: false, confidence: 0.2, problem: 'no-face' };

function setUp(options: { open?: () => Promise<MediaStream>; load?: () => Promise<void> } = {}) {
  const track = { stop: vi.fn(), onended: null as (() => void) | null };
  const stream = { getTracks: () => [track] } as unknown as MediaStream;
  const video = { play: () => Promise.resolve(), srcObject: null } as unknown as HTMLVideoElement;
  const seen = { face: FACE, jpegs: [] as unknown[], reported: [] as unknown[] };
  const read: EmotionResult = { ok: true, reading: readingOf({ source: 'camera' }) };
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
    open: options.open ?? (() => Promise.resolve(stream)),
    capture: () => Promise.resolve(jpeg),
  });
  const statuses: CameraStatus[] = [];
  session.view.subscribe(() => {
    const { status } = session.view.get();
    if (statuses.at(-1) !== status) statuses.push(status);
  });
  return { session, video, track, engine, seen, statuses, jpeg };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('ASSIST-016 ASSIST-017 ASSIST-018 ASSIST-020 ASSIST-021 initializing, ready, face detected, analyzing, stopped', async () => {
  const { session, video, statuses, track, engine } = setUp();
  await session.start(video);
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
  expect(track.stop).toHaveBeenCalled();
  expect(engine.dispose).toHaveBeenCalled();
  expect(video.srcObject).toBeNull();
  expect(session.view.get().reading).toBeNull();
});

test('ASSIST-019 a picture without a face is said so, and with one again', async () => {
  const { session, video, statuses, seen } = setUp();
  await session.start(video);
  seen.face = NOBODY;
  await pass(1000);
  expect(session.view.get()).toMatchObject({ status: 'face-not-detected', problem: 'no-face' });
  seen.face = FACE;
  await pass(1000);
  expect(statuses.slice(-2)).toEqual(['face-not-detected', 'face-detected']);
  session.stop();
});

test('ASSIST-022 ASSIST-023 faces are looked for each second, pictures read every five while that is on', async () => {
  const { session, video, seen, engine } = setUp();
  const checks = vi.spyOn(engine, 'checkFace');
  await session.start(video);
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

test('ASSIST-032 what is read is a JPEG in memory', async () => {
  const { session, video, seen, jpeg } = setUp();
  await session.start(video);
  await pass(1000);
  await session.analyze();
  expect(seen.jpegs).toEqual([jpeg]);
  session.stop();
});

describe('reading at once', () => {
  test('ASSIST-036 ASSIST-040 is refused before the camera is ready', async () => {
    const { session, video, seen } = setUp({ open: () => new Promise(() => undefined) });
    await session.analyze();
    expect(session.view.get().message).toBe('not-ready');
    void session.start(video);
    await session.analyze();
    expect(session.view.get()).toMatchObject({ status: 'initializing', message: 'not-ready' });
    expect(seen.jpegs).toEqual([]);
  });

  test('ASSIST-037 ASSIST-038 is refused without a face, and reads once there is one', async () => {
    const { session, video, seen } = setUp();
    seen.face = NOBODY;
    await session.start(video);
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
  test('ASSIST-039 a camera that may not be opened is said; it can be asked for again', async () => {
    const open = vi.fn(() => Promise.reject<MediaStream>(new DOMException('', 'NotAllowedError')));
    const { session, video, seen, engine } = setUp({ open });
    await session.start(video);
    expect(session.view.get()).toMatchObject({ status: 'failed', message: 'access' });
    expect(engine.dispose).toHaveBeenCalled();
    expect(seen.reported).toEqual([]);
    await session.start(video);
    expect(open).toHaveBeenCalledTimes(2);
  });

  test('an engine that does not load closes the camera and is reported', async () => {
    const { session, video, seen, track } = setUp({ load: () => Promise.reject(new Error('404')) });
    await session.start(video);
    expect(session.view.get()).toMatchObject({ status: 'failed', message: 'engine' });
    expect(track.stop).toHaveBeenCalled();
    expect(seen.reported).toHaveLength(1);
  });

  test('a camera that is unplugged ends the session', async () => {
    const { session, video, track } = setUp();
    await session.start(video);
    track.onended?.();
    expect(session.view.get()).toMatchObject({ status: 'failed', message: 'access' });
    await pass(3000);
    expect(session.view.get().status).toBe('failed');
  });

  test('left while the browser still asks: the camera is closed as soon as it opens', async () => {
    const track = { stop: vi.fn() };
    let allow: (stream: MediaStream) => void = () => undefined;
    const asked = new Promise<MediaStream>((resolve) => (allow = resolve));
    const { session, video } = setUp({ open: () => asked });
    const starting = session.start(video);
    session.stop();
    allow({ getTracks: () => [track] } as unknown as MediaStream);
    await starting;
    expect(track.stop).toHaveBeenCalled();
    expect(session.view.get().status).toBe('stopped');
  });
});

test('ASSIST-028 ASSIST-029 ASSIST-030 the camera is asked for 640 by 480, facing the person, and no sound', async () => {
  const getUserMedia = vi.fn(() => Promise.resolve({} as MediaStream));
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
  await openCamera();
  vi.unstubAllGlobals();
  expect(getUserMedia).toHaveBeenCalledWith({ video: CAMERA_CONSTRAINTS, audio: false });
  expect(CAMERA_CONSTRAINTS).toEqual({ width: 640, height: 480, facingMode: 'user' });
});
