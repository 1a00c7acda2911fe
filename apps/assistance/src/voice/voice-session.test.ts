import type { EmotionResult } from '@nafas/emotion';
import { CaptureError, NO_LEVEL, type Capture, type VoiceProblem } from '@nafas/emotion/voice';
import { expect, test, vi } from 'vitest';
import { createReading } from '../testing/readings.ts';
import { VoiceSession } from './voice-session.ts';
import type { VoiceStatus } from './voice-view.ts';

const SOUND = { samples: new Float32Array(10), sampleRate: 16_000 };

function setUp(parts: { denied?: boolean; problem?: VoiceProblem; clips?: number } = {}) {
  const { denied, problem, clips = 0 } = parts;
  const capture = {
    level: { get: () => NO_LEVEL, subscribe: () => () => true },
    unprocessed: true,
    stop: vi.fn(() => Promise.resolve(SOUND)),
    cancel: vi.fn(() => Promise.resolve()),
  } satisfies Capture;
  const result = problem
    ? ({ ok: false, reason: 'nothing-to-read', problem, detail: '' } as const)
    : ({ ok: true, reading: createReading({ source: 'voice' }) } satisfies EmotionResult);
  let taken = clips;
  const engine = {
    load: vi.fn(() => Promise.resolve()),
    dispose: vi.fn(),
    analyze: vi.fn(() => Promise.resolve(result)),
    addBaselineClip: () => {
      taken += 1;
      return Promise.resolve({ ok: true, clips: taken, complete: taken === 3 } as const);
    },
    clearBaseline: vi.fn(() => Promise.resolve()),
    baseline: undefined,
  };
  const reported: unknown[] = [];
  let full: (() => void) | undefined;
  const session = new VoiceSession({
    makeEngine: () => engine,
    workletUrl: () => 'recorder.js',
    report: (error) => reported.push(error),
    record: ({ onFull }) => {
      full = onFull;
      return denied ? Promise.reject(new CaptureError('denied')) : Promise.resolve(capture);
    },
  });
  const statuses: VoiceStatus[] = [];
  session.view.subscribe(() => {
    const { status } = session.view.get();
    if (statuses.at(-1) !== status) statuses.push(status);
  });
  return { session, capture, engine, statuses, reported, fill: () => full?.() };
}

test('ASSIST-041 ASSIST-042 ASSIST-043 ASSIST-044 ASSIST-045 recording, stopped, analyzing, results', async () => {
  const { session, statuses, engine } = setUp();
  await session.start();
  expect(session.view.get().level).not.toBeNull();
  await session.stop();
  expect(statuses).toEqual(['starting', 'recording', 'stopped', 'analyzing', 'results']);
  expect(engine.analyze).toHaveBeenCalledWith(SOUND);
  expect(session.view.get()).toMatchObject({ reading: { source: 'voice' }, level: null });
});

test('ASSIST-046 a microphone that may not be opened is said', async () => {
  const { session, reported } = setUp({ denied: true });
  await session.start();
  expect(session.view.get()).toMatchObject({ status: 'failed', message: 'access' });
  expect(reported).toEqual([]);
});

test.each(['silence', 'too-short', 'clipping', 'music', 'no-speech'] as const)(
  '%s is said as such, and there is no reading',
  async (problem) => {
    const { session } = setUp({ problem });
    await session.start();
    await session.stop();
    expect(session.view.get()).toMatchObject({ status: 'results', problem, reading: null });
  },
);

test('a recording that is full stops itself', async () => {
  const { session, fill, capture } = setUp();
  await session.start();
  fill();
  await vi.waitFor(() => expect(session.view.get().status).toBe('results'));
  expect(capture.stop).toHaveBeenCalledOnce();
});

test('three clips make the usual voice, which can be forgotten', async () => {
  const { session, engine } = setUp();
  await session.prepare();
  expect(session.view.get()).toMatchObject({ hasBaseline: false, clips: 0 });
  for (const clips of [1, 2]) {
    await session.start('clip');
    await session.stop();
    expect(session.view.get()).toMatchObject({ hasBaseline: false, clips });
  }
  await session.start('clip');
  await session.stop();
  expect(session.view.get()).toMatchObject({ hasBaseline: true, clips: 0 });
  expect(engine.analyze).not.toHaveBeenCalled();
  await session.forgetUsual();
  expect(engine.clearBaseline).toHaveBeenCalled();
  expect(session.view.get().hasBaseline).toBe(false);
});

test('ending lets go of microphone and worker, and nothing comes after', async () => {
  const { session, capture, engine } = setUp();
  await session.prepare();
  await session.start();
  session.end();
  expect(capture.cancel).toHaveBeenCalled();
  await session.start();
  const stopping = session.stop();
  session.end();
  await stopping;
  expect(engine.dispose).toHaveBeenCalledOnce();
  expect(session.view.get()).toMatchObject({ status: 'idle', reading: null });
});
